"""A scenario as far as it goes: a position to draw, all its problems, and the pieces it needs."""

from typing import Any, Final

from echobase.core.sides import SIDES
from echobase.games.battle.documents.data_files import printed
from echobase.games.battle.documents.set_up import BOX, bad
from echobase.games.battle.game import GAME
from echobase.games.battle.rules.board import INDEX
from echobase.games.battle.rules.scenario import PERMANENT, TEMPORARY
from echobase.games.battle.rules.state import State, as_battle
from echobase.games.battle.workshop.starts import blank
from echobase.play.browser import symbol
from echobase.text import Text
from echobase.workshop.facet import Flaw, Sketch, Tables
from echobase.workshop.lenient_reading import Mender
from echobase.workshop.partial_tables import tables_in, word_of
from echobase.workshop.parts import PieceCount, WorkshopMark

MENDER: Final[Mender[State]] = Mender(
    read=GAME.load,
    blank=blank(),
    whole=("play", "options"),
    instead={"beyond_box": True},
)


def sketch(document: Tables) -> Sketch:
    """The position that a document describes, without what is wrong."""
    mended = MENDER.mend(document)
    flaws = [_on_board(flaw) for flaw in mended.flaws if not _follows(flaw, document)]
    state = mended.read
    for number, side in enumerate(SIDES) if mended.complete else ():
        comes = any(arrival.side == number for arrival in state.scenario.arrivals)
        if not comes and number not in (state.side[unit] for unit in state.at if unit >= 0):
            flaws.append(Flaw("units", bad("no-units", side=side)))
    return Sketch(mended.read, flaws)


def _on_board(flaw: Flaw) -> Flaw:
    """Hexes that can be shown are those of the board."""
    return Flaw(flaw.field, flaw.problem, tuple(hex_ for hex_ in flaw.hexes if hex_ in INDEX))


def _follows(flaw: Flaw, document: Tables) -> bool:
    """Whether a condition only lacks its exit or objective because that was left out."""
    if not flaw.field.endswith(".of"):
        return False
    steps = flaw.field.split(".")
    side, number = steps[1], int(steps[2].partition("[")[2].rstrip("]"))
    wanted = document["victory"][side]["sudden_death"][number]
    if wanted["type"] == "exit":
        return wanted.get("of") in _ids(document, "exits", "")
    type_ = "hold" if wanted["type"] == "hold" else "token"
    return wanted.get("of") in _ids(document, "objectives", type_)


def _ids(document: Tables, where: str, type_: str) -> list[Any]:
    """The ids in a list of the document, of one type."""
    listed = document.get(where)
    entries = [one for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []
    return [one.get("id") for one in entries if not type_ or one.get("type") == type_]


def left_out(document: Tables, found: Sketch, text: Text) -> list[WorkshopMark]:
    """Units that the position lacks, because they may not be as the document has them."""
    state = as_battle(found.state)
    missing: dict[str, WorkshopMark] = {}
    for table in tables_in(document, "units"):
        key, hex_ = word_of(table, "kind"), word_of(table, "hex")
        kind = printed().units.get(key)
        if kind is not None and hex_ in INDEX and state.at[INDEX[hex_]] < 0:
            name = text.name("unit", key)
            missing[hex_] = WorkshopMark(hex_, symbol(key, "unit"), kind.side, name, standing=True)
    return list(missing.values())


def counts(found: Sketch, text: Text) -> list[PieceCount]:
    """Figures by kind, tiles, badges, structures and medal tokens."""
    state = as_battle(found.state)
    scenario = state.scenario
    units = [unit for unit in state.at if unit >= 0]
    pieces = [
        PieceCount(
            piece=kind.key,
            name=text.name("unit", kind.key),
            used=sum(state.figures[unit] for unit in units if state.kind[unit] == number),
            available=kind.box,
        )
        for number, kind in enumerate(scenario.kinds)
    ]
    marks = [one for one in scenario.objectives if one.type in (TEMPORARY, PERMANENT)]
    used = {
        "tiles": sum(1 for terrain in scenario.terrain if terrain),
        "badges": sum(1 for unit in units if state.badge[unit]),
        "structures": len(scenario.structures),
        "medals": sum(one.medals for one in marks),
    }
    pieces += [
        PieceCount(
            piece=key, name=text(f"workshop-battle-count-{key}"), used=used[key], available=most
        )
        for key, most in BOX.items()
    ]
    return pieces
