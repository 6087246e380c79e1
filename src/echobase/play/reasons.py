"""Why one choice is better than another: facts counted while both are played on.

Nothing here is a template that may be false. Both choices are tried in the same worlds that the
seat may imagine, with the same luck, and a fact is told only if the tries show it clearly. What
attacks can do is computed exactly by the rules.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

import msgspec

from echobase.ai.comparison import world_of
from echobase.ai.valuation import TO_THE_END, SharedLuck, Valuation, valuation
from echobase.core import registry
from echobase.core.game import State
from echobase.play.samples import Sample
from echobase.play.statistics import Ledger, Who, statistics
from echobase.text import Text, percent

TURN: Final = "turn"
REPLY: Final = "reply"
LATER: Final = "later"
STRETCHES: Final = (TURN, REPLY, LATER)
"""The rest of the own turn, the enemy's reply, and what follows as far as choices are compared."""
CLEAR: Final = 2.5
"""Standard errors by which a difference must stand out."""
LEAST: Final = 0.1
"""The least difference of figures, medals or damage that is worth a word."""
OFTEN: Final = 0.2
"""The least difference between two shares of tries that is worth a word."""
MOST: Final = 4
"""Facts that make a reason; more would explain nothing."""


class ReasonFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One fact of a reason: a message ID with its arguments.

    In all facts `better` belongs to the better choice and `chosen` to the other one: a mean of all
    tries, or a share of them from 0 to 1.
    """

    id: str
    args: dict[str, str | int | float] = {}


@dataclass
class Try:
    """What happened in one try of one choice."""

    lost: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    """By stretch, side and measure."""
    gained: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    attacks: set[tuple[str, str, Who, Who]] = field(default_factory=set)
    """By stretch: the side that attacks, who attacks whom."""
    held: frozenset[str] = frozenset()
    """What the seat still holds at the end of its turn."""
    won: bool = False
    """Whether the seat's side has won by then."""


class TryWatcher:
    """Implements `ai.valuation.Watch`: keeps account of one try."""

    def __init__(self, ledger: Ledger, state: State) -> None:
        self.ledger = ledger
        self.sides = tuple(dict.fromkeys(state.sides()))
        self.tried = Try()
        self.stretch = TURN
        self.counts = self.counted(state)

    def counted(self, state: State) -> dict[str, dict[str, int]]:
        return {side: self.ledger.count(state, side) for side in self.sides}

    def __call__(self, state: State, action: int) -> None:
        self.settle(state)
        seat = state.to_act()
        attack = self.ledger.attack(state, action) if seat >= 0 else None
        if attack is not None:
            self.tried.attacks.add((self.stretch, state.sides()[seat], *attack))

    def settle(self, state: State) -> None:
        """Enter what was lost and gained since the last time."""
        now = self.counted(state)
        for side, counts in now.items():
            for name in self.ledger.losses:
                fewer = self.counts[side][name] - counts[name]
                self.tried.lost[self.stretch, side, name] += max(fewer, 0)
            for name in self.ledger.gains:
                more = counts[name] - self.counts[side][name]
                self.tried.gained[self.stretch, side, name] += more
        self.counts = now


def followed(value: Valuation, ledger: Ledger, world: State, action: int, seed: str) -> Try:
    """One try of a choice, stretch by stretch."""
    seat, state = world.to_act(), world.copy()
    side = state.sides()[seat]
    horizons = [
        value.horizon(world, seat, reply=False),
        value.horizon(world, seat, reply=True),
        value.last_horizon(world, seat),
    ]
    watcher, luck = TryWatcher(ledger, state), SharedLuck(seed)
    watcher(state, action)
    state.apply(action)
    for stretch, horizon in zip(STRETCHES, horizons, strict=True):
        watcher.stretch = stretch
        value.play_on(state, horizon, luck, watcher)
        watcher.settle(state)
        if stretch == TURN and horizon != TO_THE_END:
            outcome = state.outcome()
            watcher.tried.won = outcome is not None and outcome.winner == side
            watcher.tried.held = frozenset(ledger.held(state, seat))
    return watcher.tried


class Comparison:
    """All tries of two choices of the seat to act."""

    def __init__(
        self, game: str, state: State, better: int, chosen: int, value: Valuation | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.actions = better, chosen
        self.value = value or valuation(game)
        self.ledger = statistics(game).ledger
        self.side = state.sides()[state.to_act()]
        self.tries: tuple[list[Try], list[Try]] = [], []

    def add(self, seeds: Sequence[str]) -> None:
        """Try both choices in the worlds of these seeds."""
        for seed in seeds:
            world = world_of(self.state, seed)
            for action, tries in zip(self.actions, self.tries, strict=True):
                tries.append(followed(self.value, self.ledger, world, action, seed))

    def facts(self) -> tuple[ReasonFact, ...]:
        """What speaks for the better choice, what matters most first; nothing if all is alike."""
        found = [*self.victory(), *self.odds(), *self.counts(), *self.attacks(), *self.keeps()]
        return tuple(found[:MOST])

    # The facts.

    def victory(self) -> list[ReasonFact]:
        """Whether the better choice wins at once."""
        return self.told("coach-wins", {}, lambda tried: float(tried.won), OFTEN)

    def odds(self) -> list[ReasonFact]:
        """What the attacks can do, exactly."""
        found = []
        for action, which in zip(self.actions, ("better", "chosen"), strict=True):
            chances = self.ledger.odds(self.state, action)
            if chances:
                args = self.pair(self.ledger.attack(self.state, action)) or {}
                shares = {name: float(chance) for name, chance in chances.items()}
                found.append(ReasonFact(f"{self.game}-coach-odds-{which}", {**args, **shares}))
        return found

    def counts(self) -> list[ReasonFact]:
        """Losses and gains of both sides, stretch by stretch."""
        found = []
        for stretch in STRETCHES:
            for name in (*self.ledger.gains, *self.ledger.losses):
                for side in registry.sides(self.game):
                    found += self.count(stretch, name, side)
        return found

    def count(self, stretch: str, name: str, side: str) -> list[ReasonFact]:
        gain, mine = name in self.ledger.gains, side == self.side
        verb = ("wins" if mine else "concedes") if gain else ("suffers" if mine else "inflicts")

        def of(tried: Try) -> float:
            return float((tried.gained if gain else tried.lost)[stretch, side, name])

        sign = 1 if gain == mine else -1
        id_ = f"{self.game}-coach-{verb}-{name}"
        args: dict[str, str | int | float] = {"stretch": stretch, "turns": self.value.further}
        return self.told(id_, args, of, LEAST, sign)

    def attacks(self) -> list[ReasonFact]:
        """Attacks that the better choice makes possible, and those that it avoids."""
        seen = Counter(attack for tries in self.tries for one in tries for attack in one.attacks)
        found: list[tuple[float, ReasonFact]] = []
        for attack, _ in sorted(seen.items()):
            stretch, side, *both = attack
            mine = side == self.side
            if stretch == LATER or mine != (stretch == TURN) or self.is_own(both):
                continue
            args = self.pair((both[0], both[1]))
            if args is not None:
                id_ = f"{self.game}-coach-{'attacks' if mine else 'answers'}"
                sign = 1 if mine else -1

                def of(tried: Try, attack: tuple[str, str, Who, Who] = attack) -> float:
                    return float(attack in tried.attacks)

                for fact in self.told(id_, args, of, OFTEN, sign):
                    found.append((-abs(share(fact, "better") - share(fact, "chosen")), fact))
        found.sort(key=lambda one: one[0])
        return [fact for _, fact in found[:2]]

    def is_own(self, both: Sequence[Who]) -> bool:
        """Whether one of the choices is this very attack: its odds say more."""
        attacks = [self.ledger.attack(self.state, action) for action in self.actions]
        return tuple(both) in attacks

    def keeps(self) -> list[ReasonFact]:
        """What is kept for later by the better choice, and used up by the other one."""
        better, chosen = ([tried.held for tried in tries] for tries in self.tries)
        always = frozenset.intersection(*better) if better else frozenset()
        ever = frozenset[str]().union(*chosen)
        before = set(self.ledger.held(self.state, self.state.to_act()))
        keys = sorted((always - ever) & before)
        return [
            ReasonFact(f"{self.game}-coach-keeps", {self.ledger.holding: key}) for key in keys[:1]
        ]

    # Words and numbers.

    def pair(self, attack: tuple[Who, Who] | None) -> dict[str, str | int | float] | None:
        """The arguments that name both units of an attack, as they stand now."""
        if attack is None:
            return None
        who, whom = (self.ledger.unit(self.state, one) for one in attack)
        if who is None or whom is None:
            return None
        renamed = {{"unit": "foe", "hex": "there"}[name]: value for name, value in whom.items()}
        return {**who, **renamed}

    def told(
        self,
        id_: str,
        args: Mapping[str, str | int | float],
        of: Callable[[Try], float],
        least: float,
        sign: int = 1,
    ) -> list[ReasonFact]:
        """A fact if what is counted speaks clearly for the better choice, otherwise nothing."""
        better, chosen = ([of(tried) for tried in tries] for tries in self.tries)
        leads = Sample.of(sign * (b - c) for b, c in zip(better, chosen, strict=True))
        if leads.count < 2 or leads.mean < max(least, CLEAR * leads.error):
            return []
        means = {"better": Sample.of(better).mean, "chosen": Sample.of(chosen).mean}
        return [ReasonFact(id_, {**args, **means})]


def share(fact: ReasonFact, name: str) -> float:
    return float(fact.args[name])


SHARES: Final = ("-wins", "-attacks", "-answers", "-odds-better", "-odds-chosen")
"""Endings of facts whose numbers are shares, told in per cent."""


def sentence(fact: ReasonFact, text: Text) -> str:
    """A fact in words: shares in per cent, means with one decimal place."""
    shares = fact.id.endswith(SHARES)
    args: dict[str, str | int] = {}
    for name, value in fact.args.items():
        if isinstance(value, float):
            args[name] = percent(Fraction(value)) if shares else decimal(value, text)
        else:
            args[name] = value
    return text(fact.id, **args)


def decimal(value: float, text: Text) -> str:
    """One decimal place, as the language writes it."""
    found = f"{value:.1f}"
    return found if text.lang == "en" else found.replace(".", ",")
