"""What players have sent and what was acknowledged, and whether the store agrees with that."""

import itertools
from bisect import bisect_left
from collections import defaultdict
from dataclasses import dataclass, field

from sqlalchemy import create_engine, select

from echobase.play.game_log import LUCK
from echobase.server.storage import tables

Key = tuple[str, int, str]
"""The id of a game, a seat, and the id of an act."""


@dataclass
class SentAct:
    """An act that a player has sent, perhaps several times."""

    number: int | None
    """The number of the table that it answers; None for one that needs none."""
    sent: int
    """When it was sent first, counted in things that happened."""
    acknowledged: int | None = None
    """When a table came back for it."""


@dataclass
class Span:
    """The rows of one act: those after `before`, up to `last`."""

    before: int
    last: int


@dataclass
class Findings:
    """What the store has to say about the acts that were acknowledged."""

    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    """Acknowledged, and not in the store."""
    doubled: list[str] = field(default_factory=list)
    """Rows of people that belong to several acts, or to none."""
    disordered: list[str] = field(default_factory=list)
    """Acts stored before another one that was acknowledged before they were sent."""
    phantoms: list[str] = field(default_factory=list)
    """Acts in the store that nobody has sent completely."""

    @property
    def wrong(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.disordered, *self.phantoms]


class Ledger:
    """Notes of everything that players send and hear."""

    def __init__(self) -> None:
        self.acts: dict[Key, SentAct] = {}
        self.acknowledged = 0
        self.shown: dict[str, int] = defaultdict(lambda: -1)
        """By game: the highest number that a table has shown to anybody."""
        self._happened = 0

    def sending(self, game: str, seat: int, act: str, number: int | None) -> None:
        self._happened += 1
        self.acts.setdefault((game, seat, act), SentAct(number, self._happened))

    def heard(self, game: str, seat: int, act: str, number: int) -> None:
        """A table has come: whatever it shows must be in the store."""
        self._happened += 1
        self.shown[game] = max(self.shown[game], number)
        known = self.acts.get((game, seat, act))
        if known is not None and known.acknowledged is None:
            known.acknowledged = self._happened
            self.acknowledged += 1

    def compare(self, url: str, people: dict[str, set[int]]) -> Findings:
        """Read the store; `people` are the seats of each game that scripted players had."""
        found = Findings(self.acknowledged)
        stored: dict[str, dict[Key, int]] = defaultdict(dict)
        rows: dict[str, list[tuple[int, int, str, int]]] = defaultdict(list)
        engine = create_engine(url)
        acts, actions = tables.acts.c, tables.actions.c
        with engine.connect() as connection:
            for game, seat, act, number in connection.execute(
                select(acts.game, acts.seat, acts.act, acts.number)
            ):
                stored[game][game, seat, act] = number
            for game, *row in connection.execute(
                select(
                    actions.game, actions.number, actions.by, actions.notation, actions.begun
                ).order_by(actions.game, actions.number)
            ):
                rows[game].append((row[0], row[1], row[2], row[3]))
        engine.dispose()
        for game, seats in people.items():
            self._compare_game(found, stored[game], rows[game], game, seats)
        return found

    def _compare_game(
        self,
        found: Findings,
        stored: dict[Key, int],
        rows: list[tuple[int, int, str, int]],
        game: str,
        seats: set[int],
    ) -> None:
        own = {key: act for key, act in self.acts.items() if key[0] == game}
        for key, act in own.items():
            if act.acknowledged is not None and key not in stored:
                found.lost.append(f"{key}: acknowledged, but not in the store")
        last = rows[-1][0] if rows else -1
        if [row[0] for row in rows] != list(range(last + 1)):
            found.lost.append(f"{game}: rows are missing before {last}")
        if self.shown[game] > last:
            found.lost.append(f"{game}: row {self.shown[game]} was shown, {last} is the last")
        found.phantoms += [f"{key}: never sent completely" for key in stored if key not in own]
        spans = [span(own[key], number) for key, number in stored.items() if key in own]
        found.doubled += [f"{game}: {problem}" for problem in doubled(spans, rows, seats)]
        found.disordered += [f"{game}: {key[2]}" for key in disordered(own, stored)]


def span(act: SentAct, last: int) -> Span:
    """The rows that an act has written; without a number it has written one."""
    return Span(last - 1 if act.number is None else act.number, last)


def doubled(spans: list[Span], rows: list[tuple[int, int, str, int]], seats: set[int]) -> list[str]:
    """Rows of people that are not the work of exactly one act.

    What an earlier choice has planned (the steps of a walk) may follow later: it names the row with
    which that choice began.
    """
    written = sorted((one for one in spans if one.last > one.before), key=lambda one: one.before)
    found = [
        f"rows {one.before + 1} to {one.last} and {two.before + 1} to {two.last}"
        for one, two in itertools.pairwise(written)
        if two.before < one.last
    ]
    ends = [one.last for one in written]

    def covered(number: int) -> bool:
        place = bisect_left(ends, number)
        return place < len(ends) and written[place].before < number

    for number, by, notation, begun in rows:
        if by not in seats or notation.startswith(f"{LUCK} ") or covered(number):
            continue
        if not (begun < number and covered(begun)):
            found.append(f"row {number} ({notation}) belongs to no act")
    return found


def disordered(own: dict[Key, SentAct], stored: dict[Key, int]) -> list[Key]:
    """Acts that stand in the store before others that were acknowledged before they were sent."""
    moments = []
    for key, number in stored.items():
        if key in own:
            moments.append((own[key].sent, 1, number, key))
            if (known := own[key].acknowledged) is not None:
                moments.append((known, 0, number, key))
    found, highest = [], -1
    for _, kind, number, key in sorted(moments):
        if kind == 0:
            highest = max(highest, number)
        elif number < highest:
            found.append(key)
    return found
