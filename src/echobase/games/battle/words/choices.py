"""What may be chosen, in words: every legal action with a number, its notation and a label."""

from collections.abc import Callable
from typing import Final

from echobase.games.battle.documents.view import View
from echobase.games.battle.rules.attack import attacks_of
from echobase.games.battle.rules.board import INDEX
from echobase.games.battle.rules.odds import AttackOdds
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import ATTACK, STEPS, step_of
from echobase.games.battle.rules.units import CLASSES
from echobase.games.battle.words import odds
from echobase.games.battle.words.names import card_line, sections, unit_line
from echobase.games.battle.words.signs import TERRAIN
from echobase.play.offers import Choice
from echobase.text import Text

TARGETS: Final = "!"
NO_ATTACK: Final = "-"
"""Signs after the end of a move: an enemy in range from there, no attack afterwards."""


LATER: Final = {"support": 1, "pass": 2, "keep": 2, "done": 3}
"""Choices that come after the others."""


def engine_step(state: State) -> str:
    """The step the engine is in."""
    return STEPS[step_of(state.todo[-1])] if state.todo else "over"


def notations(state: State, step: str, more_orders: list[str]) -> list[str]:
    """Everything that may be done now, in list order; `done` is last.

    In the order step a person may add orders that the engine has already passed.
    """
    found = [state.write(action) for action in state.actions()]
    if step == "order":
        passed = engine_step(state) != "order"
        others = ["done"] if passed else [text for text in found if not text.startswith("order ")]
        found = [f"order {hex_}" for hex_ in more_orders] + others
    found.sort(key=lambda notation: LATER.get(notation.split()[0], 0))
    return found


class Chooser:
    """Puts the legal actions of a state into words."""

    def __init__(
        self, state: State, text: Text, step: str, signs: bool = True, view: View | None = None
    ) -> None:
        self.state = state
        self.text = text
        self.step = step
        self.signs = signs
        """Whether moves are marked with signs; otherwise with words."""
        self.view: View = state.view(None) if view is None else view
        """What everybody may know, at least."""
        self.units = {unit.hex: unit for unit in self.view.units}
        self.odds: dict[str, AttackOdds] = {}
        """By notation: the odds of the attacks that were put into words."""

    def choice(self, notation: str) -> Choice:
        verb, *words = notation.split()
        if verb in ("move", "exit"):
            return self.move(notation, words)
        if verb == "attack":
            return self.attack(notation, words)
        if verb == "support":
            return self.support(notation, words)
        if verb == "play":
            return self.played(notation, words)
        labels: dict[str, Callable[[list[str]], str]] = {
            "discard": self.card,
            "recover": self.card,
            "section": self.chosen,
            "class": self.chosen,
            "order": self.ordered,
            "retreat": self.place,
            "breakthrough": self.breakthrough,
            "place": self.place,
            "strike": self.struck,
            "heal": self.ordered,
            "reroll": self.reroll,
        }
        if verb in labels:
            return Choice(notation, labels[verb](words))
        return Choice(notation, self.plain(verb))

    def plain(self, verb: str) -> str:
        """Choices of one word."""
        if verb == "done":
            return f"done: {self.done()}"
        if verb == "ignore":
            return self.text("ui-choice-ignore")
        if verb == "take":
            return self.text("ui-choice-take")
        if verb == "keep":
            return self.text("ui-choice-keep")
        return self.text("ui-choice-pass")

    def done(self) -> str:
        """What ending the step means."""
        if self.step == "attack" and self.first_of_two_orders():
            return self.text("ui-second-order")
        if self.step == "move" and self.ends_turn():
            return self.text("ui-done-move-last")
        return self.text(f"ui-done-{self.step.replace('_', '-')}")

    def ends_turn(self) -> bool:
        """Whether nobody can attack once the moves are over."""
        after = self.state.copy()
        after.apply(after.read("done"))
        return after.to_act() != self.state.to_act()

    def first_of_two_orders(self) -> bool:
        """Determination: after these attacks the unit acts once more."""
        return self.state.card.twice and self.state.todo[-1] == ATTACK

    def played(self, notation: str, words: list[str]) -> Choice:
        """A card of the hand with the hexes of the units it could order now."""
        line = self.card(words)
        cards = self.state.scenario.cards[self.state.active]
        card = next(card for card in cards if card.key == words[0])
        if not card.orders or card.choose_section or card.choose_class:
            return Choice(notation, line)
        hexes = tuple(self.ordered_after(notation))
        if not self.signs:  # the board shows them
            return Choice(notation, line, hexes=hexes)
        listed = " ".join(hexes) or self.text("ui-nobody")
        return Choice(notation, f"{line} [{listed}]", hexes=hexes)

    def ordered_after(self, notation: str) -> list[str]:
        """The hexes of the units that could be ordered after a choice."""
        after = self.state.copy()
        after.apply(self.state.read(notation))
        orders = [after.write(action).split() for action in after.actions()]
        return [order[1] for order in orders if order[0] == "order"]

    def card(self, words: list[str]) -> str:
        return card_line(words[0], self.text)

    def support(self, notation: str, words: list[str]) -> Choice:
        """A support card, for each hex it may be used on."""
        line = f"{self.text('ui-choice-support')}: {card_line(words[0], self.text)}"
        if len(words) == 1:
            return Choice(notation, line)
        return Choice(notation, self.where(words[1]), line, short=True)

    def chosen(self, words: list[str]) -> str:
        verb = "class" if words[0] in CLASSES else "section"
        count = len(self.ordered_after(f"{verb} {words[0]}"))
        name = self.text.name("choice", words[0])
        return f"{name} ({self.text('ui-units', units=count)})"

    def ordered(self, words: list[str]) -> str:
        unit = self.units[words[0]]
        return (
            f"{unit_line(unit, self.view, self.text)}, {sections(unit.hex, unit.side, self.text)}"
        )

    def attack(self, notation: str, words: list[str]) -> Choice:
        start, _, target = words[0].partition("x")
        self.odds[notation] = self.state.odds(notation)
        found = odds.short(self.odds[notation], self.text)
        group = unit_line(self.units[start], self.view, self.text)
        return Choice(notation, f"{self.where(target)}: {found}", group)

    def place(self, words: list[str]) -> str:
        return self.ground(words[0])

    def breakthrough(self, words: list[str]) -> str:
        return self.text("ui-choice-breakthrough", hex=self.ground(words[0]))

    def struck(self, words: list[str]) -> str:
        return self.where(words[0])

    def reroll(self, words: list[str]) -> str:
        return self.text("ui-choice-reroll", faces=words[0])

    def where(self, hex_: str) -> str:
        """Who or what is on a hex, with its strength."""
        unit = self.units.get(hex_)
        if unit is not None:
            return f"{self.text.name('unit', unit.kind)} {hex_} ({unit.figures})"
        structure = self.view.structures.get(hex_, "")
        return f"{self.text.name('unit', structure)} {hex_}" if structure else hex_

    def ground(self, hex_: str) -> str:
        terrain = self.view.terrain.get(hex_)
        return f"{hex_} ({self.text('terrain-' + terrain).lower()})" if terrain else hex_

    def move(self, notation: str, words: list[str]) -> Choice:
        """The end of a move with its terrain and what it means for an attack."""
        start, _, end = words[0].partition("-")
        group = unit_line(self.units[start], self.view, self.text)
        via = f" via {words[2]}" if len(words) > 1 else ""
        if not end:
            return Choice(notation, self.text("ui-choice-exit") + via, group, short=True)
        mark = self.mark(notation, start)
        if not self.signs:
            meaning = {
                TARGETS: self.text("ui-move-targets"),
                NO_ATTACK: self.text("ui-move-no-attack"),
            }
            detail = meaning.get(mark, "")
            label = ", ".join(part for part in (self.ground(end) + via, detail) if part)
            return Choice(notation, label, group, short=True, detail=detail, mark=mark)
        sign = TERRAIN.get(self.view.terrain.get(end, ""), "")
        return Choice(notation, f"{end}{sign}{via}{mark}", group, short=True, mark=mark)

    def mark(self, notation: str, start: str) -> str:
        """What a move means for an attack of the unit, as a sign."""
        if self.step != "move":
            return ""
        number = self.state.at[INDEX[start]]
        after = self.state.copy()
        after.apply(self.state.read(notation))
        # The card is read before the move, which may end the turn and discard the card.
        forbidden = not self.state.card.may_attack and self.state.has_bonus(number)
        if forbidden or after.hex[number] < 0 or (after.barred | after.halted) >> number & 1:
            return NO_ATTACK
        return TARGETS if attacks_of(after, number) else ""
