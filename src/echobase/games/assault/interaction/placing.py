"""Units placed in any sequence: the engine takes like units by ascending hex, people do not.

The log has them in the engine's sequence: one that comes in between is put there by undoing and
redoing those after it. A unit that the engine cannot take yet is held by the log until it can.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from echobase.core.errors import Refusal
from echobase.core.events import Message
from echobase.core.masks import each
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.position import EMPTY
from echobase.games.assault.rules.setup import may_stand, may_take_suggested
from echobase.games.assault.rules.state import State, as_assault
from echobase.games.assault.rules.units import (
    AT_START,
    BY_NAME,
    FIRST,
    KIND,
    NAMES,
    SNOWSPEEDER,
    WALKER,
    is_trooper,
)
from echobase.play.game_log import GameLog
from echobase.play.log_entry import Entry
from echobase.text import Text

BASE = "base"
WALKER_STEPS = (steps.PLACE, steps.FACE, steps.LOAD)
POSSIBLE = ("assault-why-ascending", "assault-why-no-room")
"""Reasons of the engine's sequence, which is no concern of people (A-SETUP-19)."""


@dataclass(frozen=True)
class Placed:
    """A unit, and the hex that was chosen for it; like units are all the same."""

    unit: int
    hex: int


class Placing:
    """The units of one kind that are being placed, or have just been placed."""

    def __init__(self, game_log: GameLog, kind: int) -> None:
        self.game_log = game_log
        self.kind = kind
        self.numbered = kind == SNOWSPEEDER
        self.state = as_assault(game_log.state)
        self.labels = self.state.setting.map.labels
        entries = game_log.entries
        self.begun = len(entries)
        """The first of the latest entries, all of which have placed units of this kind."""
        while self.begun and places(entries[self.begun - 1], kind):
            self.begun -= 1
        fresh = self.begun == len(entries)
        self.before = self.state if fresh else as_assault(entries[self.begun].before)

    # What has been placed.

    def units(self) -> list[int]:
        """All units of the kind that are to be placed."""
        if self.before.turn:
            return [unit for unit in each(self.before.arrivals) if KIND[unit] == self.kind]
        return list(range(FIRST[self.kind], FIRST[self.kind] + AT_START[self.kind]))

    def on_map(self) -> list[Placed]:
        place = self.state.place
        return [Placed(unit, place[unit]) for unit in self.units() if place[unit] >= 0]

    def held(self) -> list[Placed]:
        """Units that the engine cannot take yet."""
        index = self.state.setting.map.index
        pairs = [word.split("-") for word in self.game_log.held]
        found = [Placed(BY_NAME[name], index[label]) for name, label in pairs]
        return [placed for placed in found if KIND[placed.unit] == self.kind]

    def chosen(self) -> list[Placed]:
        """All of them as a person placed them, if that is known; else in the engine's sequence."""
        found = {self.labels[placed.hex]: placed for placed in [*self.on_map(), *self.held()]}
        ordered = self.game_log.asides.ordered
        return [found[label] for label in (ordered if set(ordered) == set(found) else found)]

    def ends_in_base(self) -> bool:
        """Whether the rest of the kind went to the Base Box last of all."""
        entries = self.game_log.entries
        return self.begun < len(entries) and entries[-1].action == actions.PLACE + actions.IN_BASE

    # What can be placed.

    def due(self) -> int:
        """The unit that is placed next."""
        if self.numbered:
            return self.state.placing
        return self.state.placing + len(self.held())

    def in_engine_words(self, notation: str) -> str:
        """With the unit that the engine asks for, where a unit that waits comes before it."""
        start = f"place {NAMES[self.due()]}-"
        if not notation.upper().startswith(start.upper()):
            return notation
        return f"place {NAMES[self.state.placing]}-{notation[len(start) :]}"

    def left(self) -> int:
        """How many are still to be placed."""
        return len(self.units()) - len(self.chosen())

    def open_hexes(self) -> list[int]:
        """The hexes where the next unit may be placed."""
        state, held = self.state, {placed.hex for placed in self.held()}
        if self.numbered or state.turn:
            legal = [action - actions.PLACE for action in state.actions() if is_hex(action, state)]
            return [hex_ for hex_ in legal if hex_ not in held]
        hexes = range(state.setting.map.hexes)
        return [
            hex_ for hex_ in hexes if hex_ not in held and may_stand(state, state.placing, hex_)
        ]

    def notations(self) -> list[str]:
        """Everything that may be chosen, lifting aside."""
        state = self.state
        found = [actions.SUGGESTED] if not state.turn and may_take_suggested(state) else []
        found += [actions.PLACE + hex_ for hex_ in self.open_hexes()]
        if not state.turn and is_trooper(state.placing):
            found.append(actions.PLACE + actions.IN_BASE)
        return [state.write(action) for action in found]

    def why_not(self, place: int) -> Message | None:
        """Why the next unit cannot be placed there; None when it can."""
        foe = next((placed.unit for placed in self.held() if placed.hex == place), EMPTY)
        if foe != EMPTY:
            args = {"hex": self.labels[place], "foe": NAMES[foe]}
            return Message("assault-why-occupied", args)
        refused = self.state.why_not(actions.PLACE + place)
        if refused is None or refused.id in POSSIBLE:
            return None
        due = {"unit": NAMES[self.due()]} if "unit" in refused.args else {}
        return Message(refused.id, {**refused.args, **due})

    # Changing it.

    def put(self, seat: int, place: int) -> bool:
        """Place the next unit, or send the rest to the Base Box; False when it cannot be."""
        if self.why_not(place) is not None:
            return False
        if place == actions.IN_BASE:
            self.arrange(seat, self.chosen(), rest_in_base=True)
        else:
            self.arrange(seat, [*self.chosen(), Placed(self.due(), place)])
        return True

    def lift(self, seat: int, hex_: int) -> None:
        """Pick a unit up again."""
        self.arrange(seat, [placed for placed in self.chosen() if placed.hex != hex_])

    def drop_last(self, seat: int) -> None:
        """Undo the choice that was made last: a unit, or the Base Box for the rest."""
        chosen = self.chosen()
        self.arrange(seat, chosen if self.ends_in_base() else chosen[:-1])

    def arrange(self, seat: int, chosen: list[Placed], rest_in_base: bool = False) -> None:
        """Undo and do as much as necessary, so that these units and no others are placed."""
        game_log, begun = self.game_log, self.begun
        wanted, held = self.in_sequence(chosen, rest_in_base)
        there = [entry.action for entry in game_log.entries[begun:]]
        kept = 0
        while kept < min(len(there), len(wanted)) and there[kept] == wanted[kept]:
            kept += 1
        if kept < len(there):
            game_log.undo(seat, len(there) - kept)
        for action in wanted[kept:]:
            game_log.do(action)
        words = tuple(f"{NAMES[placed.unit]}-{self.labels[placed.hex]}" for placed in held)
        if words != game_log.held:
            game_log.hold(seat, words)
        game_log.asides.ordered = tuple(self.labels[placed.hex] for placed in chosen)

    def in_sequence(
        self, chosen: list[Placed], rest_in_base: bool
    ) -> tuple[list[int], list[Placed]]:
        """The actions that place these units, and those that have to wait.

        Like units wait where the engine would refuse the hex or place the rest by itself, because
        too few hexes come after it; Snowspeeders, until those with lower numbers are placed.
        """
        complete = rest_in_base or len(chosen) == len(self.units())
        state, found = self.before.copy(), list[int]()
        sorted_ = sorted(chosen, key=lambda placed: placed.unit if self.numbered else placed.hex)
        for number, placed in enumerate(sorted_):
            if not asks_for(state, self.kind):
                return found, []
            action = actions.PLACE + placed.hex
            due, waits = state.placing, self.numbered and state.placing != placed.unit
            if waits or action not in state.actions():
                return found, self.numbered_on(due, sorted_[number:])
            state.apply(action)
            skipped = not asks_for(state, self.kind) or state.placing != due + 1
            if skipped and not complete and not self.numbered:
                return found, self.numbered_on(due, sorted_[number:])
            found.append(action)
        if rest_in_base and asks_for(state, self.kind):
            found.append(actions.PLACE + actions.IN_BASE)
        return found, []

    def numbered_on(self, due: int, waiting: list[Placed]) -> list[Placed]:
        """Units that wait, the like ones with the numbers that come next."""
        if self.numbered:
            return waiting
        return [Placed(due + number, placed.hex) for number, placed in enumerate(waiting)]


def places(entry: Entry, kind: int) -> bool:
    """Whether an entry has placed a unit of a kind."""
    before = as_assault(entry.before)
    return actions.is_place(entry.action) and KIND[before.placing] == kind


def notation_of(unit: int, hex_: int, state: State) -> str:
    return f"place {NAMES[unit]}-{state.setting.map.labels[hex_]}"


def is_hex(action: int, state: State) -> bool:
    return actions.PLACE <= action < actions.PLACE + state.setting.map.hexes


def asks_for(state: State, kind: int) -> bool:
    """Whether a unit of this kind is to be placed now."""
    return state.step == steps.PLACE and KIND[state.placing] == kind


def current(game_log: GameLog) -> Placing | None:
    """The units that are being placed; None for Walkers, which come with facing and load."""
    state = as_assault(game_log.state)
    if state.step != steps.PLACE or KIND[state.placing] == WALKER:
        return None
    return Placing(game_log, KIND[state.placing])


def latest(game_log: GameLog, seat: int) -> Placing | None:
    """The units that a seat has placed last, if it has done nothing else since."""
    now = current(game_log)
    if now is not None and now.chosen():
        return now
    if not game_log.entries or game_log.entries[-1].actor != seat:
        return None
    last = game_log.entries[-1]
    kind = KIND[as_assault(last.before).placing]
    return Placing(game_log, kind) if places(last, kind) and kind != WALKER else None


def lifts(game_log: GameLog, seat: int) -> dict[int, int]:
    """By hex: the units that a seat may pick up again, those of the kind that it placed last.

    Of the Walkers only the last one: the others already have their facing and load.
    """
    state = as_assault(game_log.state)
    if not game_log.facts.undo or state.step != steps.PLACE:
        return {}
    if walker_entries(game_log, seat):
        walker = as_assault(game_log.entries[-1].before).placing
        return {state.place[walker]: walker}
    placing = latest(game_log, seat)
    return {placed.hex: placed.unit for placed in placing.chosen()} if placing is not None else {}


def walker_entries(game_log: GameLog, seat: int) -> int:
    """How many of the latest entries are about the Walker that a seat has set up last."""
    if latest(game_log, seat) is not None:
        return 0
    count, entries = 0, game_log.entries
    while count < len(entries):
        entry = entries[-1 - count]
        before = as_assault(entry.before)
        if entry.actor != seat or before.step not in WALKER_STEPS or before.turn:
            break
        count += 1
        if actions.is_place(entry.action):
            return count if KIND[before.placing] == WALKER else 0
    return 0


def lift(game_log: GameLog, seat: int, hex_: int) -> bool:
    """Pick a unit up again; False when that is not possible."""
    if hex_ not in lifts(game_log, seat):
        return False
    placing = latest(game_log, seat)
    if placing is None:
        game_log.undo(seat, walker_entries(game_log, seat))
    else:
        placing.lift(seat, hex_)
    return True


def why_not_lift(game_log: GameLog, seat: int, hex_: int) -> Message | None:
    """Why no unit can be picked up there; None when one can."""
    if hex_ in lifts(game_log, seat):
        return None
    label = as_assault(game_log.state).setting.map.labels[hex_]
    return Message("ui-assault-no-lift", {"hex": label})


def judge_of_places(game_log: GameLog) -> Callable[[int], Message | None]:
    """Says of a hex why the unit that is due cannot be placed there; None when it can."""
    placing, state = current(game_log), as_assault(game_log.state)
    return (
        (lambda hex_: state.why_not(actions.PLACE + hex_)) if placing is None else placing.why_not
    )


def place_all(game_log: GameLog, seat: int, places: Sequence[str], text: Text) -> str:
    """Place units of one kind, each of which can be undone on its own.

    Returns a sentence about places that are left over.
    """
    placing = current(game_log)
    if placing is None:
        raise Refusal(text("ui-one-at-a-time"))
    kind = placing.kind
    wanted = list(places) if placing.numbered else sorted(places)  # `base` after all labels
    for number, place in enumerate(wanted):
        placing = current(game_log)
        if placing is None or placing.kind != kind:
            left = [place for place in wanted[number:] if place != BASE]
            return text("ui-assault-too-many-hexes", names=" ".join(left)) if left else ""
        map_ = placing.state.setting.map
        where = actions.IN_BASE if place == BASE else map_.index[place]
        why_not = placing.why_not(where)
        if why_not is not None:
            raise Refusal(text.say(why_not))
        placing.put(seat, where)
    return ""
