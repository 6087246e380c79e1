"""Before the first turn: reading options, starting a new game, taking up a saved one."""

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from echobase import BadOption, BadRecord, game
from echobase.ai import PLAYERS
from echobase.battle.documents import scenario_ids
from echobase.battle.state import State
from echobase.core import record
from echobase.core.document import parse, read_text
from echobase.core.record import FENCE, Record
from echobase.core.sides import SIDES
from echobase.terminal.saves import CannotSave, fresh_path
from echobase.terminal.table import HUMAN, Table, battle

OPPONENT = "cadet"


@dataclass
class Wishes:
    """What the player asked for; None is left to the defaults."""

    scenario: str | None = None
    side: str | None = None
    seats: int | None = None
    pair: str | None = None
    leaders: str | None = None
    support: str | None = None
    seed: int | None = None
    save: Path | None = None

    def any_game(self) -> bool:
        """Whether nothing was said about which game to play."""
        chosen = (self.scenario, self.side, self.seats, self.pair, self.leaders, self.support)
        return all(wish is None for wish in (*chosen, self.seed, self.save))


def parse_leaders(words: str) -> dict[str, str | list[str]]:
    """`rebel=luke,empire=vader`, or for teams `rebel=luke+leia,...`."""
    found: dict[str, str | list[str]] = {}
    for part in words.split(","):
        side, equals, names = part.strip().partition("=")
        if not equals or side not in SIDES or side in found:
            raise BadOption(
                f"leaders: cannot read {part.strip()!r}; write rebel=luke,empire=vader "
                "(teams: rebel=luke+leia)"
            )
        chosen = [name.strip() for name in names.split("+")]
        found[side] = chosen[0] if len(chosen) == 1 else chosen
    return found


def is_book(which: str) -> bool:
    """Whether this names a scenario of the book."""
    return which in scenario_ids().values() or which in map(str, scenario_ids())


def looks_like_file(which: str) -> bool:
    return not is_book(which) and (Path(which).exists() or "." in which or "/" in which)


def game_options(wishes: Wishes) -> dict[str, Any]:
    """The options of a new game."""
    options: dict[str, Any] = {"scenario": wishes.scenario or 1}
    if wishes.scenario is not None and looks_like_file(wishes.scenario):
        game("battle").load(Path(wishes.scenario))  # its errors name the file
        tables = parse(read_text(wishes.scenario), wishes.scenario)
        options = {**tables.pop("options", {}), "scenario": tables}
    if wishes.seats is not None:
        options["seats"] = wishes.seats
    if wishes.pair is not None:
        options["pair"] = wishes.pair
        options.setdefault("seats", 3)
    if wishes.leaders is not None:
        options["leaders"] = parse_leaders(wishes.leaders)
    if wishes.support is not None:
        options["support"] = [card.strip() for card in wishes.support.split(",") if card.strip()]
    return options


def seat_players(state: State, side: str) -> list[str]:
    """By seat: people on the given side or on both, the computer elsewhere."""
    return [
        HUMAN if side in ("both", SIDES[number]) else OPPONENT for number in state.scenario.sides
    ]


def new_table(wishes: Wishes) -> Table:
    """A new game as wished."""
    path = wishes.save
    if path is not None and path.exists():
        raise CannotSave(f"{path}: exists already; continue it with --resume, or choose another")
    seed = str(secrets.randbelow(10**9) if wishes.seed is None else wishes.seed)
    begun = record.begin("battle", **game_options(wishes))
    state = battle(begun.state)
    players = seat_players(state, wishes.side or "rebel")
    begun.head.about = {"seed": seed, "players": " ".join(players)}
    return Table(begun, path or fresh_path(scenario_id(state)), players, seed)


def scenario_id(state: State) -> str:
    scenario = state.options().get("scenario", "")
    found = scenario.get("id", "") if isinstance(scenario, dict) else scenario
    clean = "".join(char for char in str(found) if char.isalnum() or char in "-_")
    return clean or "battle"


def resumed_table(path: Path, wishes: Wishes) -> Table:
    """The game of a record, taken up where it stands."""
    taken = record.read(str(path))
    if taken.head.game != "battle":
        raise BadRecord(f"{path}: a game of {taken.head.game}, which this screen cannot show")
    state = battle(taken.state)
    players = taken.head.about.get("players", "").split()
    if wishes.side is not None or not fits(players, state):
        players = seat_players(state, wishes.side or "rebel")
    seed = taken.head.about.get("seed", "")
    if wishes.seed is not None or not seed:
        seed = str(secrets.randbelow(10**9) if wishes.seed is None else wishes.seed)
    taken.head.about = {**taken.head.about, "seed": seed, "players": " ".join(players)}
    return Table(taken, wishes.save or path, players, seed)


def fits(players: list[str], state: State) -> bool:
    """Whether a record names a known player for every seat."""
    known = (HUMAN, *PLAYERS)
    return len(players) == len(state.scenario.sides) and all(name in known for name in players)


def load(which: str) -> tuple[State, Record | None]:
    """A scenario of the book, a document or the end of a record."""
    if not looks_like_file(which):
        return battle(game("battle").start(scenario=which)), None
    if read_text(which).startswith(FENCE):
        found = record.read(which)
        return battle(found.state), found
    return battle(game("battle").load(Path(which))), None
