"""Whatever a unit cannot do, the reason is specific and true: checked on positions of random games.

A naive second reading judges every reason: a hex that is named must be in the way, a distance too
long must be too long. It measures with `reference.py`, not with the tables of the engine.
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from games.battle.reference import COVER, OPAQUE, STOPS, distance, line, neighbours

import echobase
from echobase import CHANCE, OVER
from echobase.core.events import Message
from echobase.core.sides import SIDES
from echobase.games.battle.rules.board import INDEX, LABELS
from echobase.games.battle.rules.explain import why_idle
from echobase.games.battle.rules.state import State
from echobase.text import LANGUAGES, Text

TURN = {"order", "move", "attack", "attack_again", "after_move"}


class Reading:
    """A position as a person at the table sees it, with one unit that wants to act."""

    def __init__(self, state: State) -> None:
        self.state = state
        view: Any = state.view(None)
        self.step: str = view.step
        self.units = {unit.hex: unit for unit in view.units}
        self.structures: dict[str, str] = view.structures
        self.ground: dict[str, str] = view.terrain

    def about(self, start: str, to: str) -> "Reading":
        self.start, self.to = start, to
        self.number = self.state.at[INDEX[start]]
        self.kind = self.state.scenario.kinds[self.state.kind[self.number]]
        return self

    @property
    def limit(self) -> int:
        if self.step == "after_move":
            return self.state.card.after
        bonus = self.state.card.move if self.state.has_bonus(self.number) else 0
        return self.kind.move + bonus

    def taken(self, hex_: str) -> bool:
        return hex_ in self.units or hex_ in self.structures

    def closed(self, hex_: str) -> bool:
        ground = self.ground.get(hex_, "open")
        if ground == "crevasse":
            return not self.kind.flying
        return ground == "serac" or (ground == "ridge" and not self.kind.climbs)

    def on_the_way(self, hex_: str) -> bool:
        """Whether a hex lies on a path that would be short enough."""
        there = distance(self.start, hex_) + distance(hex_, self.to)
        return hex_ != self.start and there <= self.limit

    def opaque(self, hex_: str) -> bool:
        if hex_ not in INDEX:
            return True
        ridges = [self.ground.get(end) == "ridge" for end in (self.start, self.to)]
        if all(ridges) and self.to not in self.structures:
            ground = self.ground.get(hex_)
            return ground == "serac" or (ground == "ridge" and hex_ in self.units)
        return self.taken(hex_) or self.ground.get(hex_) in OPAQUE

    def enemy(self, hex_: str) -> bool:
        unit, own = self.units.get(hex_), self.state.side[self.number]
        if hex_ in self.structures:
            return self.state.scenario.structure_side != own
        return unit is not None and SIDES.index(unit.side) != own


def is_blocked(seen: Reading, args: dict[str, Any]) -> bool:
    """The named hex obstructs the line: it is crossed, or both sides of the line are blocked."""
    crossed, left, right = line(seen.start, seen.to)
    if args["by"] in ("unit", "terrain"):
        thing = seen.taken(args["blocked"])
        named = (
            thing if args["by"] == "unit" else seen.ground.get(args["blocked"]) == args["terrain"]
        )
        return args["blocked"] in crossed and seen.opaque(args["blocked"]) and named
    sides = [any(seen.opaque(hex_) for hex_ in side) for side in (left, right)]
    named_there = seen.opaque(args["blocked"]) and args["blocked"] in left | right
    return all(sides) and named_there


def sums_to_nothing(seen: Reading, args: dict[str, Any]) -> bool:
    odds = seen.state.odds(f"attack {seen.start}x{seen.to}")
    total = sum(int(reason.args["dice"]) for reason in odds.reasons)
    return total <= 0 and args["base"] - args["lost"] == total


def bit(mask: str, wanted: bool = True) -> Callable[[Reading, dict[str, Any]], bool]:
    """Whether the unit is in one of the state's sets of units."""
    return lambda seen, args: bool(getattr(seen.state, mask) >> seen.number & 1) == wanted


def may_be_ordered(seen: Reading) -> bool:
    """Whether at most the engine's sequence of orders forbids it; people need not care."""
    why_not = seen.state.why_not(f"order {seen.start}")
    return why_not is None or why_not.id == "battle-why-order-sequence"


def during(*steps: str) -> Callable[[Reading, dict[str, Any]], bool]:
    return lambda seen, args: seen.step in steps


TRUE: dict[str, Callable[[Reading, dict[str, Any]], bool]] = {
    "first": lambda seen, args: args["step"] == seen.step and seen.step not in TURN,
    "orders-first": during("order"),
    "order-it-first": lambda seen, args: may_be_ordered(seen),
    "moves-first": during("move", "after_move"),
    "moves-over": during("attack", "attack_again"),
    "orders-over": during("move", "attack", "after_move", "attack_again"),
    "not-its-turn": lambda seen, args: args["hex"] != seen.start,
    "ordered-already": bit("ordered"),
    "no-orders": lambda seen, args: not seen.state.card.orders,
    "no-orders-left": lambda seen, args: (
        len([u for u in seen.units.values() if u.ordered]) >= args["orders"]
    ),
    "wrong-kind": lambda seen, args: args["unit"] == seen.kind.key,
    "wrong-section": lambda seen, args: args["hex"] == seen.start,
    "section-used": lambda seen, args: any(unit.ordered for unit in seen.units.values()),
    "order-sequence": lambda seen, args: INDEX[args["hex"]] > INDEX[seen.start],
    "not-ordered": bit("ordered", wanted=False),
    "immobile": lambda seen, args: not seen.kind.mobile,
    "moved": bit("moved"),
    "card-no-move": lambda seen, args: not seen.state.card.may_move,
    "shut-in": lambda seen, args: all(
        seen.taken(hex_) or seen.closed(hex_) for hex_ in neighbours(seen.start)
    ),
    "same-hex": lambda seen, args: seen.start == seen.to,
    "occupied": lambda seen, args: seen.taken(seen.to) and args["hex"] == seen.to,
    "closed": lambda seen, args: (
        seen.closed(seen.to) and seen.ground.get(seen.to) == args["terrain"]
    ),
    "too-far": lambda seen, args: (
        distance(seen.start, seen.to) == args["distance"] > args["limit"] == seen.limit
    ),
    "way-unit": lambda seen, args: seen.on_the_way(args["hex"]) and seen.taken(args["hex"]),
    "way-closed": lambda seen, args: seen.on_the_way(args["hex"]) and seen.closed(args["hex"]),
    "way-stops": lambda seen, args: (
        seen.on_the_way(args["hex"])
        and args["hex"] != seen.to
        and seen.ground[args["hex"]] in STOPS & {args["terrain"]}
    ),
    "way-token": lambda seen, args: seen.on_the_way(args["hex"]),
    "way-steep": lambda seen, args: (
        seen.on_the_way(args["hex"]) and seen.ground[args["hex"]] == "ridge"
    ),
    "halted": lambda seen, args: (
        args["hex"] == seen.start and seen.ground[seen.start] in COVER & {args["terrain"]}
    ),
    "barred": bit("barred"),
    "attacked": lambda seen, args: seen.number in seen.state.fired[0::2],
    "card-no-attack": lambda seen, args: not seen.state.card.may_attack,
    "no-target": lambda seen, args: not seen.enemy(seen.to),
    "no-enemy": lambda seen, args: not any(seen.enemy(hex_) for hex_ in seen.units),
    "nobody-in-range": lambda seen, args: all(
        distance(seen.start, hex_) > len(seen.kind.dice) for hex_ in LABELS if seen.enemy(hex_)
    ),
    "no-clear-shot": lambda seen, args: args["hex"] == seen.start,
    "out-of-range": lambda seen, args: (
        distance(seen.start, seen.to) == args["distance"] > args["range"] == len(seen.kind.dice)
    ),
    "sight": is_blocked,
    "no-dice": sums_to_nothing,
}
"""By reason: whether it is true of a unit and the hex it wants to act on."""


def legal(state: State) -> set[str]:
    return {state.write(action) for action in state.actions()}


def judge(seen: Reading, message: Message | None) -> str:
    """The name of a reason, which must be true and readable."""
    assert message is not None
    name: str = message.id.removeprefix("battle-why-")
    about = (message, seen.step, seen.start, seen.to)
    assert name in TRUE, about
    assert TRUE[name](seen, message.args), about
    return name


def refusals(state: State, rng: random.Random) -> Counter[str]:
    """Ask about every own unit and every hex that is not offered to it."""
    found: Counter[str] = Counter()
    seen = Reading(state)
    side = state.scenario.sides[state.to_act()]
    offered = legal(state)
    ends = {" ".join(notation.split()[:2]) for notation in offered}
    for unit in state.units_of(side):
        start = LABELS[state.hex[unit]]
        if f"order {start}" not in offered:
            message = state.why_not(f"order {start}")
            found[judge(seen.about(start, start), message)] += 1
        for to in rng.sample(LABELS, 25):
            seen.about(start, to)
            if f"move {start}-{to}" not in ends:
                found[judge(seen, state.why_not(f"move {start}-{to}"))] += 1
            if seen.enemy(to) and f"attack {start}x{to}" not in offered:
                found[judge(seen, state.why_not(f"attack {start}x{to}"))] += 1
    return found


def idle_units(state: State) -> Counter[str]:
    """Ask about every own unit that is offered nothing in this step."""
    offered = " ".join(legal(state))
    units = state.units_of(state.scenario.sides[state.to_act()])
    found: Counter[str] = Counter()
    seen = Reading(state)
    for start in [LABELS[state.hex[unit]] for unit in units]:
        acts = (f"order {start} ", f"move {start}-", f"exit {start} ", f"attack {start}x")
        if not any(act in f"{offered} " for act in acts):
            message = why_idle(state, INDEX[start])
            target = message.id in ("battle-why-sight", "battle-why-no-dice")
            to = str(message.args["hex"]) if target else start
            found[judge(seen.about(start, to), message)] += 1
    return found


def positions(options: dict[str, Any], seed: int, count: int) -> list[State]:
    """Decisions of random games, spread over all steps."""
    rng = random.Random(seed)
    by_step: dict[str, list[State]] = {}
    state: Any = echobase.game("battle").start(**options)
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            chances = state.chances()
            weights = [weight for _, weight in chances]
            state.apply(rng.choices([action for action, _ in chances], weights)[0])
            continue
        by_step.setdefault(state.view(None).step, []).append(state.copy())
        state.apply(rng.choice(state.actions()))
    return [found for some in by_step.values() for found in rng.sample(some, min(len(some), count))]


@pytest.mark.parametrize(
    "options",
    [
        {"scenario": 1},
        {"scenario": 5, "leaders": {"rebel": "han", "empire": "veers"}},
        {"scenario": 8},
        {"scenario": 10, "support": ["air_support", "incursion", "rout"]},
        {"scenario": 12},
        {"scenario": 16, "seats": 4},
    ],
    ids=str,
)
def test_every_refusal_names_a_true_cause(options: dict[str, Any]) -> None:
    rng = random.Random(str(options))
    found: Counter[str] = Counter()
    for state in positions(options, 7, 4):
        found += refusals(state, rng)
        found += idle_units(state)
    assert {"not-ordered", "too-far", "first", "out-of-range"} <= set(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_one_readable_sentence(lang: str) -> None:
    text = Text(lang)
    for state in positions({"scenario": 12}, 3, 2):
        start = LABELS[state.hex[state.units_of(state.scenario.sides[state.to_act()])[0]]]
        for to in LABELS:
            for ask in (f"move {start}-{to}", f"attack {start}x{to}"):
                message = state.why_not(ask)
                if message is not None:
                    sentence = text.say(message)
                    assert sentence.endswith("."), sentence
                    assert "{" not in sentence
                    assert message.id not in sentence
