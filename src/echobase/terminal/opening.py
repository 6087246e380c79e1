"""Before the first turn: starting a new game as wished, taking up a saved one."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from echobase.ai import player, players
from echobase.core import record
from echobase.core.errors import BadOption
from echobase.core.record import Record
from echobase.terminal.front import Front
from echobase.terminal.fronts import DEFAULT, front, fronts
from echobase.terminal.saves import CannotSave, fresh_path
from echobase.terminal.table import HUMAN, Table


@dataclass
class Wishes:
    """What the player asked for; None is left to the defaults."""

    game: str | None = None
    side: str | None = None
    seed: int | None = None
    save: Path | None = None
    opponent: str | None = None
    own: dict[str, Any] = field(default_factory=dict)
    """The options that belong to one game, those that were given."""

    def any_game(self) -> bool:
        """Whether nothing was said about which game to play."""
        general = (self.game, self.side, self.seed, self.save, self.opponent)
        return not self.own and all(wish is None for wish in general)


def refuse_foreign(chosen: Front, own: dict[str, Any]) -> None:
    """Refuse options that belong to another game."""
    for name in own:
        if name not in chosen.wishes:
            others = [other for other in fronts() if name in other.wishes]
            hint = "".join(f"; it belongs to {o.title}: add --game {o.name}" for o in others)
            raise BadOption(f"{flag(name)}: not an option of {chosen.title}{hint}")


def flag(name: str) -> str:
    """An option as it is typed."""
    return f"--{name.replace('_', '-')}"


def new_table(wishes: Wishes) -> Table:
    """A new game as wished."""
    chosen = front(wishes.game or DEFAULT)
    refuse_foreign(chosen, wishes.own)
    path = wishes.save
    if path is not None and path.exists():
        raise CannotSave(f"{path}: exists already; continue it with --resume, or choose another")
    opponent = wishes.opponent or chosen.opponent
    player(opponent, chosen.name)
    begun = record.begin(chosen.name, **chosen.options(wishes.own))
    seed = fresh_seed(wishes)
    seated = seat_players(chosen, begun, wishes.side, opponent)
    begun.head.about = {"seed": seed, "players": " ".join(seated)}
    return Table(begun, path or fresh_path(file_name(chosen, begun)), seated, seed)


def resumed_table(path: Path, wishes: Wishes) -> Table:
    """The game of a record, taken up where it stands."""
    taken = record.read(str(path))
    chosen = front(taken.head.game)
    seated = taken.head.about.get("players", "").split()
    if wishes.side is not None or not fits(seated, chosen, taken):
        seated = seat_players(chosen, taken, wishes.side, chosen.opponent)
    seed = taken.head.about.get("seed", "")
    if wishes.seed is not None or not seed:
        seed = fresh_seed(wishes)
    taken.head.about = {**taken.head.about, "seed": seed, "players": " ".join(seated)}
    return Table(taken, wishes.save or path, seated, seed)


def fresh_seed(wishes: Wishes) -> str:
    return str(secrets.randbelow(10**9) if wishes.seed is None else wishes.seed)


def seat_players(chosen: Front, begun: Record, side: str | None, opponent: str) -> list[str]:
    """By seat: people on the given side or on both, a computer player elsewhere."""
    people = side or "rebel"
    sides = chosen.sides(begun.state)
    return [HUMAN if people in ("both", other) else opponent for other in sides]


def fits(seated: list[str], chosen: Front, taken: Record) -> bool:
    """Whether a record names a known player for every seat."""
    known = (HUMAN, *players(chosen.name))
    return len(seated) == len(chosen.sides(taken.state)) and all(name in known for name in seated)


def file_name(chosen: Front, begun: Record) -> str:
    """What is being played, in characters that every file system takes."""
    found = chosen.scenario_id(begun.state)
    return "".join(char for char in found if char.isalnum() or char in "-_") or chosen.name
