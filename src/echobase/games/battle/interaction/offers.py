"""The choices of a battle as offers: structured facts, group by group."""

from collections.abc import Callable
from typing import Final

from echobase.core.sides import SIDES
from echobase.games.battle.documents.view import View
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.attack import EWEB_REROLL
from echobase.games.battle.rules.board import LABELS, SECTIONS, SECTIONS_OF
from echobase.games.battle.rules.dice import COUNTS, rank
from echobase.games.battle.rules.odds import HIT, faces
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import REROLL, about, step_of
from echobase.games.battle.words import odds
from echobase.games.battle.words.choices import NO_ATTACK, TARGETS, Chooser
from echobase.play.offers import Group, Offer
from echobase.text import Text

MARKS: Final = {TARGETS: "targets", NO_ATTACK: "none"}
"""What the marks of moves mean for the unit's attack."""
BY_UNIT: Final = ("move", "exit", "attack")
"""Verbs that are offered unit by unit."""


class BattleOffers:
    """Turns notations into offers, group by group."""

    def __init__(self, state: State, text: Text, step: str, view: View) -> None:
        self.state = state
        self.text = text
        self.chooser = Chooser(state, text, step, signs=False, view=view)
        self.actions = {state.write(action): action for action in state.actions()}
        self.fill: dict[str, Callable[[Offer, list[str]], None]] = {
            "move": self.moves,
            "exit": self.moves,
            "attack": self.attacks,
            "retreat": self.retreats,
            "breakthrough": self.breaks_through,
            "place": self.ends,
            "strike": self.targets,
            "support": self.supports,
            "section": self.sections,
            "class": self.classes,
            **dict.fromkeys(("order", "heal"), self.stands),
            **dict.fromkeys(("play", "discard", "recover"), self.cards),
        }

    def groups(self, notations: list[str]) -> list[Group]:
        """Groups offers of one unit or one support card together; all others by their verb."""
        made: dict[str, Group] = {}
        for notation in notations:
            choice = self.chooser.choice(notation)
            verb, *words = notation.split()
            offer = Offer(
                action=self.number(notation), kind=verb, notation=notation, label=choice.label
            )
            offer.attack = MARKS.get(choice.mark)
            offer.detail = choice.detail or None
            offer.hexes = list(choice.hexes) or None
            if verb in self.fill:
                self.fill[verb](offer, words)
            by_unit = verb in BY_UNIT
            key = str(offer.hex) if by_unit else words[0] if verb == "support" else verb
            if key not in made:
                hex_ = offer.hex if by_unit else None
                made[key] = Group(key=key, label=choice.group, offers=[], hex=hex_)
            made[key].offers.append(offer)
        return list(made.values())

    def number(self, notation: str) -> int:
        """The action; an order that the engine has passed already is read again."""
        action = self.actions.get(notation)
        return self.state.read(notation) if action is None else action

    def moves(self, offer: Offer, words: list[str]) -> None:
        start, _, end = words[0].partition("-")
        offer.hex, offer.to = start, end or None
        offer.via = words[2] if len(words) > 1 else None

    def attacks(self, offer: Offer, words: list[str]) -> None:
        offer.hex, _, offer.target = words[0].partition("x")
        offer.odds = odds.facts(self.chooser.odds[offer.notation], self.text)

    def retreats(self, offer: Offer, words: list[str]) -> None:
        offer.hex, offer.to = LABELS[self.state.hex[self.state.target]], words[0]

    def breaks_through(self, offer: Offer, words: list[str]) -> None:
        offer.hex, offer.to = LABELS[self.state.hex[self.state.attacker]], words[0]

    def ends(self, offer: Offer, words: list[str]) -> None:
        offer.to = words[0]

    def targets(self, offer: Offer, words: list[str]) -> None:
        offer.target = words[0]

    def stands(self, offer: Offer, words: list[str]) -> None:
        offer.hex = words[0]

    def sections(self, offer: Offer, words: list[str]) -> None:
        """Empty hexes count too, since a section can be small on a small screen."""
        bit = 1 << SECTIONS.index(words[0])
        masks = SECTIONS_OF[self.state.active]
        offer.area = [hex_ for hex_, mask in zip(LABELS, masks, strict=True) if mask & bit]

    def classes(self, offer: Offer, words: list[str]) -> None:
        offer.area = self.chooser.ordered_after(f"class {words[0]}")

    def cards(self, offer: Offer, words: list[str]) -> None:
        offer.card = words[0]

    def supports(self, offer: Offer, words: list[str]) -> None:
        offer.card = words[0]
        if len(words) > 1:
            unit = self.chooser.units.get(words[1])
            own = unit is not None and unit.side == SIDES[self.state.active]
            if own:
                offer.hex = words[1]
            else:
                offer.target = words[1]


def misses_again(state: State) -> int | None:
    """For an E-Web, which costs nothing: roll all dice that do not hit once more."""
    frame = state.todo[-1]
    if step_of(frame) != REROLL or about(frame) != EWEB_REROLL:
        return None
    effects = faces(state, state.attacker, state.target_hex)
    shown = zip(COUNTS[state.roll], effects, strict=True)
    return actions.reroll(rank([0 if effect == HIT else count for count, effect in shown]))
