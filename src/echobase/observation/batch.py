"""Many games at once; what is seen of them stands in arrays made once and written in place."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy import ndarray
from numpy.typing import NDArray

from echobase.core.aliases import Seat, i32, i64, u8
from echobase.core.chance import OVER
from echobase.core.errors import BadOption, IllegalAction
from echobase.core.vectors import vec
from echobase.observation.episode import INT8, LITTLE_ENDIAN, Episode
from echobase.observation.opponent import Opponent
from echobase.observation.sheet import Sheet

INT32 = np.dtype(np.int32)


class Batch:
    """Games with the same options, each at a table of its own.

    A row of `board`, `facts` and `mask` shows one game, to the seat it was last shown to. The
    arrays are read-only and change with every `show`.
    """

    def __init__(self, name: str, options: dict[str, Any], wanted: object) -> None:
        """`wanted` is the number of games."""
        games = _count(wanted)
        first = Episode(name, options)
        self.tables = [first]
        for _ in range(1, games):
            self.tables.append(Episode(name, options, first.fixed))
        self.games = games
        self.seats = first.seats
        self.actions = first.actions
        self.observer = first.observer
        self.size: i64 = self.actions.size
        self._lay_out_rows()

    def _lay_out_rows(self) -> None:
        """All rows in one piece of memory, one for what is seen and one for the masks."""
        games = self.games
        ground, blank = vec[u8](self.observer.ground), vec[u8](self.actions.blank)
        grounds = self.observer.ground * games  # the compiler knows vec[u8](a * b) for lists alone
        blanks = self.actions.blank * games
        seen, masks = vec[u8](grounds), vec[u8](blanks)
        width = len(ground)
        self._sheets = [Sheet(seen, game * width, ground) for game in range(games)]
        self._masks = [Sheet(masks, game * self.size, blank) for game in range(games)]
        self._legal: vec[u8] = masks
        rows, columns, planes = self.observer.shape
        facts = len(self.observer.facts)
        steps = (width, columns * planes, planes, 1)
        shape = (games, rows, columns, planes)
        self.board: NDArray[np.int8] = ndarray(shape, INT8, memoryview(seen), 0, steps)
        self.facts: NDArray[np.int16] = ndarray(
            (games, facts), LITTLE_ENDIAN, memoryview(seen), self.observer.offset, (width, 2)
        )
        self.mask: NDArray[np.int8] = ndarray((games, self.size), INT8, memoryview(masks))
        for array in (self.board, self.facts, self.mask):
            array.flags.writeable = False

    def show(self, game: int, seat: Seat) -> None:
        """Write what a seat may know of a game, and what may be done there now."""
        table = self.tables[game]
        sheet, mask = self._sheets[game], self._masks[game]
        sheet.wipe()
        self.observer.describe(table.state, seat, sheet)
        mask.wipe()
        self.actions.mark(table.state, mask)

    def seen(self, copy: bool) -> dict[str, Any]:
        """What stands in the arrays: the arrays themselves, or copies of them."""
        board, facts, mask = self.board, self.facts, self.mask
        if copy:
            board, facts, mask = board.copy(), facts.copy(), mask.copy()
        return {"observation": {"board": board, "facts": facts}, "action_mask": mask}

    def legal_numbers(self, actions: Any, waiting: list[bool]) -> list[int]:
        """The actions as plain numbers, one for each game, whatever it is for one that waits.

        IllegalAction if there are more or fewer, or for the first that its game does not offer.
        """
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise IllegalAction(
                f"actions: one whole number for each of the {self.games} games; "
                f"got {given.dtype} of shape {given.shape}"
            )
        chosen: list[int] = given.tolist()
        legal, size = self._legal, self.size
        for game in range(self.games):
            if waiting[game]:
                continue
            action = chosen[game]
            if not 0 <= action < size:
                asked = f"an action is a number from 0 to {size - 1}; got {action}"
                raise IllegalAction(f"game {game}: {asked}")
            if not legal[game * size + action]:
                raise IllegalAction(
                    f"game {game}: action {action} is not legal now; see action_mask"
                )
        return chosen

    def play(self, chosen: list[int]) -> list[int]:
        """Act in all games and show each to whoever is next; returns the games that are over."""
        over: list[int] = []
        for game in range(self.games):
            seat = self.tables[game].act(chosen[game])
            if seat == OVER:
                over.append(game)
            else:
                self.show(game, seat)
        return over

    def play_seat(
        self, chosen: list[int], waiting: list[bool], seat: Seat, others: Opponent, luck: list[Any]
    ) -> list[int]:
        """Act for one seat in all games that do not wait; then the opponent acts, with a generator
        for each game. Shows every game to the seat; returns the games that are over."""
        over: list[int] = []
        for game in range(self.games):
            if waiting[game]:
                continue
            table = self.tables[game]
            table.act(chosen[game])
            if others.act_until(table, seat, luck[game]) == OVER:
                over.append(game)
            self.show(game, seat)
        return over

    def choices(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """The legal actions of all games, one game after another, and where those of each begin.

        The second array has one more entry than there are games, the number of all actions.
        """
        total = 0
        for mask in self._masks:
            total += len(mask)
        actions = vec[i32]([0] * total)
        starts = vec[i32]([0] * (self.games + 1))
        place: i64 = 0
        for game in range(self.games):
            mask = self._masks[game]
            starts[game] = i32(place)
            for number in range(len(mask)):
                actions[place] = i32(mask.written(number))
                place += 1
        starts[self.games] = i32(place)
        return (
            ndarray(total, INT32, memoryview(actions)),
            ndarray(self.games + 1, INT32, memoryview(starts)),
        )


def _count(games: object) -> int:
    """The number of games; BadOption for what is not one."""
    if isinstance(games, (int, np.integer)) and games > 0:
        return int(games)
    raise BadOption(f"the number of games: a whole number from 1 on; got {games!r}")


def seeds_of(seed: Any, games: int) -> list[Any]:
    """A seed for each game: consecutive ones from a number on, those of a list, or none."""
    if seed is None:
        return [None] * games
    if isinstance(seed, (int, np.integer)):
        return [int(seed) + game for game in range(games)]
    found = list(seed)
    if len(found) != games:
        raise BadOption(f"seed: one for each of the {games} games; got {len(found)}")
    return found
