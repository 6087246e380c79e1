"""The meaning of a word on the command line: a scenario, a document or a record, of any game."""

from dataclasses import dataclass
from pathlib import Path

from echobase.core import record, registry
from echobase.core.document import parse, read_text
from echobase.core.errors import BadOption
from echobase.core.game import Game, State
from echobase.core.record import FENCE, Record
from echobase.play.options import ignored, looks_like_file


@dataclass
class Found:
    """A state, its game, and the record that ends in it, if any."""

    game: Game
    state: State
    record: Record | None = None


def find(which: str) -> Found:
    """A scenario or map that comes with a game, a document or the end of a record."""
    known = registry.for_each(lambda game: (game, game.find_scenario(which)), ignored)
    for game, id_ in known:
        if id_:
            return Found(game, game.start(**{game.scenario_option: id_}))
    if not looks_like_file(which):
        raise BadOption(f"no scenario {which!r}; `echobase scenarios` lists them")
    text = read_text(which)
    if text.startswith(FENCE):
        played = record.read(which)
        return Found(registry.game(played.head.game), played.state, played)
    owner = registry.owner(parse(text, which), which)
    return Found(owner, owner.load(Path(which)))
