"""What may be chosen, in words: every legal action and every planned walk with a label."""

import re
from collections.abc import Callable
from typing import Final

from echobase.core.sides import EMPIRE
from echobase.games.assault.documents.view import View
from echobase.games.assault.offers import walks
from echobase.games.assault.offers.actors import actor, end_of, pair_of
from echobase.games.assault.offers.listing import SURPRISE_ME, extra_shots
from echobase.games.assault.offers.reach import Reach
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.odds import ShotOdds
from echobase.games.assault.rules.plan import WalkerPlan
from echobase.games.assault.rules.position import EMPTY
from echobase.games.assault.rules.setup import left_of_kind
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME, KIND, NAMES, SIDE, TROOP_BAY, is_speeder
from echobase.games.assault.rules.walker import ahead
from echobase.games.assault.words import odds
from echobase.games.assault.words.names import ARROWS, ground, unit_line
from echobase.play.offers import Choice
from echobase.text import Text, percent

COVER: Final = "^"
CLIFF: Final = "#"
ENTRY: Final = "B"
TARGETS: Final = "!"
HARPOON: Final = "h"
CRUSHES: Final = "x"
CRUSHES_OWN: Final = "X"
DISPLACES: Final = "~"
"""Signs after the end of a move."""
MEANINGS: Final = {
    COVER: "ui-assault-sign-rough",
    CLIFF: "ui-assault-sign-cliff",
    ENTRY: "ui-assault-sign-entry",
    TARGETS: "ui-assault-sign-targets",
    HARPOON: "ui-assault-sign-harpoon",
    CRUSHES: "ui-assault-sign-crushes",
    CRUSHES_OWN: "ui-assault-sign-crushes-own",
    DISPLACES: "ui-assault-sign-displaces",
}
CARDS: Final = {"veers": "ui-assault-with-veers", "force": "ui-assault-with-force"}
CRITICAL: Final = {"suffer": "ui-assault-suffer", "soften": "ui-assault-soften"}
SIGNED: Final = re.compile(r"\d{4}(?::[A-Z]+ \d+)?(\D*)")
MANY_PLACES: Final = 40
"""If a unit can be put on more hexes than this, they are offered column by column."""


def signs_in(label: str) -> str:
    """The signs after a hex in a label; empty when it is not a hex."""
    found = SIGNED.fullmatch(label)
    return found[1] if found else ""


class Chooser:
    """Puts the choices of a state into words, as one seat or everybody may read them."""

    def __init__(
        self,
        state: State,
        eyes: int | None,
        text: Text,
        signs: bool,
        view: View | None = None,
    ) -> None:
        self.state = state
        self.text = text
        self.signs = signs
        """Whether the ends of moves are marked with signs; otherwise with words."""
        self.view: View = state.view(eyes) if view is None else view
        self.units = {unit.unit: unit for unit in self.view.units}
        self.groups: dict[str, str] = {}
        self.plans: dict[str, WalkerPlan] = {}
        self.known_reach: Reach | None = None
        self.ends: dict[tuple[str | int, str], str] = {}
        self.meanings: dict[str, str] = {}
        self.costs: dict[int, str] = {}
        self.known_odds: dict[str, ShotOdds] = {}
        self.extra: set[str] = set()
        self.many = False
        setting_up = state.step == steps.PLACE and not state.turn
        self.left = left_of_kind(state.placing) if setting_up else 0
        """How many units of the kind are still to be placed."""
        self.labels: dict[str, Callable[[str, list[str]], Choice]] = {
            "move": self.move,
            "walk": self.walk,
            "fire": self.shot,
            "harpoon": self.shot,
            "step": self.step,
            "left": self.turn,
            "right": self.turn,
            "place": self.place,
            "displace": self.displace,
            "face": self.face,
            "heavy": self.load,
            "luke": self.speeder,
            "hotshot": self.speeder,
            "repair": self.repair,
            "return": self.returning,
            "armour": self.armour,
            "suffer": self.critical,
            "soften": self.critical,
        }

    def choices(self, found: list[str]) -> list[Choice]:
        """What is offered, in words."""
        self.survey(found)
        return [self.choice(notation) for notation in found]

    def survey(self, found: list[str]) -> None:
        """Note which choices appear side by side: some can then be worded more briefly."""
        self.extra = extra_shots(found)
        self.many = len(found) > MANY_PLACES

    def choice(self, notation: str) -> Choice:
        verb, *words = notation.split()
        if verb in self.labels:
            return self.labels[verb](notation, words)
        return Choice(notation, self.text(PLAIN[verb]))

    def group(self, name: str) -> str:
        """A unit with everything that matters; none while a Walker is moving."""
        if self.state.step == steps.WALK:
            return ""
        if name not in self.groups:
            self.groups[name] = unit_line(self.units[name], self.view, self.text)
        return self.groups[name]

    def signed(self, end: str, signs: str) -> str:
        """The end of a move with its signs, or with the same in words."""
        if self.signs:
            return end + signs
        if signs not in self.meanings:
            words = [self.text(MEANINGS[sign]) for sign in signs]
            self.meanings[signs] = "".join(f", {word}" for word in words)
        return end + self.meanings[signs]

    # Moves.

    def move(self, notation: str, words: list[str]) -> Choice:
        name, end = actor(notation), end_of(notation)
        if end == "base":
            return Choice(notation, self.text("ui-assault-to-base"), self.group(name), True)
        if not end.isdecimal():
            label = self.text("ui-assault-to-mount", name=end)
            return Choice(notation, label, self.group(name), True)
        return Choice(notation, self.end(name, end), self.group(name), True)

    def end(self, name: str, end: str) -> str:
        """A hex with what it means to a unit. Units of a kind are alike, except Snowspeeders."""
        unit = BY_NAME[name]
        key = name if is_speeder(unit) else KIND[unit], end
        if key not in self.ends:
            signs = self.ground_signs(name, end) + self.targets_from(name, end)
            self.ends[key] = self.signed(end, signs)
        return self.ends[key]

    def ground_signs(self, name: str, end: str) -> str:
        """Terrain and Base entry, as far as they matter to this unit."""
        terrain = self.view.terrain.get(end, "")
        sign = {"rough": COVER, "cliff": CLIFF}.get(terrain, "")
        if is_speeder(BY_NAME[name]) and terrain == "rough":
            sign = ""
        return sign + (ENTRY if self.view.features.get(end) == "base_entry" else "")

    def reach(self, side: int) -> Reach:
        """Computed once, because every end of every move needs it."""
        if self.known_reach is None:
            self.known_reach = Reach(self.state, side)
        return self.known_reach

    def targets_from(self, name: str, end: str) -> str:
        """Whether an enemy is within range, or a Walker in reach of a harpoon, from there."""
        unit = BY_NAME[name]
        hex_ = self.state.setting.map.index[end]
        reach = self.reach(SIDE[unit])
        sign = TARGETS if reach.can_shoot(unit, hex_, 0) else ""
        harpoons = not self.units[name].gunner and reach.can_harpoon(unit, hex_)
        return sign + (HARPOON if harpoons else "")

    def walk(self, notation: str, words: list[str]) -> Choice:
        """A planned walk: its end, its cost, and whom it would meet."""
        name = actor(notation)
        walker = BY_NAME[name]
        if notation not in self.plans:
            self.plans |= walks.offered(self.state, walker)
        plan = self.plans[notation]
        own = walks.own_victims(plan)
        sign = CRUSHES if len(plan.crushes) > len(own) else ""
        sign += CRUSHES_OWN if own else ""
        sign += DISPLACES if plan.displaces else ""
        sign += TARGETS if self.reach(EMPIRE).can_shoot(walker, plan.hex, plan.facing) else ""
        where = notation.partition("-")[2]
        if self.signs:
            return Choice(notation, f"{where} {plan.cost}{sign}", self.group(name), True)
        detail = self.signed(self.points(plan.cost), sign)
        return Choice(notation, f"{where}, {detail}", self.group(name), True, detail)

    def points(self, number: int) -> str:
        if number not in self.costs:
            self.costs[number] = self.text("ui-assault-points", points=number)
        return self.costs[number]

    def step(self, notation: str, words: list[str]) -> Choice:
        """One hex straight ahead, with who would be crushed or pushed aside there."""
        walker = BY_NAME[words[0]]
        hex_ = ahead(self.state, walker)
        label = self.text(
            "ui-assault-step",
            place=ground(self.state.setting.map.labels[hex_], self.view, self.text),
        )
        victim = self.state.at[hex_]
        if victim != EMPTY:
            sign = CRUSHES_OWN if SIDE[victim] == EMPIRE else CRUSHES
            sign = DISPLACES if is_speeder(victim) else sign
            label += f" - {self.text(MEANINGS[sign])}: {NAMES[victim]}"
        return Choice(notation, label, self.group(words[0]))

    def turn(self, notation: str, words: list[str]) -> Choice:
        id_ = "ui-assault-left" if notation.startswith("left") else "ui-assault-right"
        return Choice(notation, self.text(id_), self.group(words[0]))

    # Fire.

    def shot(self, notation: str, words: list[str]) -> Choice:
        """A target with dice and chances; variants with points or a card are brief, below it."""
        name, target = pair_of(notation)
        found = self.odds(notation)
        verb = "ui-assault-fire-at" if notation.startswith("fire") else "ui-assault-harpoon"
        extras = [self.extra_of(word) for word in words[1:]]
        if notation in self.extra:
            label = " ".join([self.text(verb, name=target), *extras])
            return Choice(notation, f"{label}: {percent(found.hit)}%", self.group(name), True)
        label = ", ".join([self.text(verb, name=self.target(target)), *extras])
        return Choice(notation, f"{label}: {odds.short(found, self.text)}", self.group(name))

    def odds(self, notation: str) -> ShotOdds:
        """Computed once: a shot may be worded in several ways."""
        if notation not in self.known_odds:
            self.known_odds[notation] = self.state.odds(notation)
        return self.known_odds[notation]

    def extra_of(self, word: str) -> str:
        """What is spent on a shot: points or a card."""
        if word in CARDS:
            return self.text(CARDS[word])
        return self.text("ui-assault-with-points", points=int(word))

    def target(self, name: str) -> str:
        """A unit or an installation with its place and its damage."""
        if name in self.units:
            return unit_line(self.units[name], self.view, self.text)
        key = "power_grid" if name == "P" else "shield_generator"
        hex_ = next(label for label, other in self.view.features.items() if other == key)
        return f"{name} {self.text.name('kind', key)}, {hex_}"

    # Set-up and arrivals.

    def place(self, notation: str, words: list[str]) -> Choice:
        end = end_of(notation)
        if end == "base":
            # The Base Box comes last: all remaining units of this kind follow (A-SETUP-19).
            return Choice(notation, self.text("ui-assault-rest-to-base", count=self.left))
        group = self.text("ui-assault-column", column=end[:2]) if self.many else ""
        return Choice(
            notation, self.signed(end, self.ground_signs(actor(notation), end)), group, True
        )

    def displace(self, notation: str, words: list[str]) -> Choice:
        end = end_of(notation)
        label = self.signed(end, self.ground_signs(actor(notation), end))
        return Choice(notation, label, short=True)

    def face(self, notation: str, words: list[str]) -> Choice:
        arrow = f" {ARROWS[words[0]]}" if self.signs else ""
        return Choice(notation, f"{self.text.name('facing', words[0])}{arrow}", short=True)

    def load(self, notation: str, words: list[str]) -> Choice:
        heavy = int(words[0])
        light = TROOP_BAY - heavy
        return Choice(notation, self.text("ui-assault-load", heavy=heavy, light=light))

    # Answers.

    def speeder(self, notation: str, words: list[str]) -> Choice:
        return Choice(notation, unit_line(self.units[words[0]], self.view, self.text))

    def repair(self, notation: str, words: list[str]) -> Choice:
        hit = self.text.name("track", words[1])
        return Choice(notation, self.text("ui-assault-repair", name=words[0], hit=hit))

    def returning(self, notation: str, words: list[str]) -> Choice:
        """Heavy Troopers are named first, so whoever begins with a light one wants no other."""
        if words[0] == "light" and self.state.returning > 1:
            label = self.text("server-counters-lt", count=self.state.returning)
            return Choice(notation, label)
        return Choice(notation, self.text.name("kind", f"{words[0]}_trooper"))

    def armour(self, notation: str, words: list[str]) -> Choice:
        points, found = int(words[0]), self.odds(notation)
        label = self.text(
            "ui-assault-armour",
            points=points,
            left=self.state.force - points,
            armour=found.armour,
            chance=percent(found.hit),
            destroyed=percent(found.destroy),
        )
        return Choice(notation, label)

    def critical(self, notation: str, words: list[str]) -> Choice:
        destroyed = percent(self.odds(notation).destroy)
        left = self.state.force - 1
        return Choice(notation, self.text(CRITICAL[notation], left=left, destroyed=destroyed))


PLAIN: Final = {
    "suggested": "ui-assault-suggested",
    SURPRISE_ME: "ui-assault-surprise",
    "stop": "ui-assault-stop",
    "done": "ui-assault-done",
}
"""Choices of one word."""
