"""The dialogue of a battle: status, lists, typed words and the commands of this game."""

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from echobase.core.errors import Refusal
from echobase.core.sides import SIDES
from echobase.games.battle.documents.view import View
from echobase.games.battle.interaction.battle import BattleInteraction
from echobase.games.battle.interaction.orders import Orders
from echobase.games.battle.interaction.standing_answers import AWAY, HOLD, TO_COVER
from echobase.games.battle.rules.cards import SUPPORT_SIDE, SUPPORTS
from echobase.games.battle.rules.state import State, as_battle
from echobase.games.battle.words import odds
from echobase.games.battle.words.choices import Chooser
from echobase.games.battle.words.information import Info
from echobase.games.battle.words.names import HEX, card_line, card_names
from echobase.games.battle.words.questions import question
from echobase.play.game_log import ALWAYS
from echobase.play.offers import Choice, Guard
from echobase.terminal.dialogue import Dialogue, Note
from echobase.text.player_names import seat_name

EARLY: Final = ("choose", "order", "move")
"""Steps for which the board drawn at the start of the turn is enough."""
SHAPES: Final = {
    "move": re.compile(r"[a-z]\d+-[a-z]\d+( via [a-z]\d+)?"),
    "attack": re.compile(r"[a-z]\d+x[a-z]\d+"),
}
"""Notation that is clear without its verb."""
STANDING: Final = {
    "retreats": {
        "cover": (TO_COVER, ALWAYS, "ui-battle-retreats-cover"),
        "away": (AWAY, ALWAYS, "ui-battle-retreats-away"),
        "ask": (AWAY, "", "ui-battle-retreats-ask"),
    },
    "trenches": {
        "hold": (HOLD, ALWAYS, "ui-battle-trenches-hold"),
        "ask": (HOLD, "", "ui-battle-trenches-ask"),
    },
}
"""By word: the answers in advance that can follow it, how long they stand, what is said then."""
WORDS: Final = {
    "retreats": "ui-battle-retreats-what",
    "trenches": "ui-battle-trenches-what",
}
"""By word: the message that lists these answers."""
IN_ADVANCE: Final = {
    "retreat": "ui-battle-in-advance-retreat",
    "shelter": "ui-battle-in-advance-shelter",
}
"""By step: the message that names the word."""


class BattleDialogue(Dialogue):
    """What the terminal shows, lists and understands in a battle."""

    @property
    def interaction(self) -> BattleInteraction:
        found = self.session.interaction
        assert isinstance(found, BattleInteraction)
        return found

    @property
    def state(self) -> State:
        return as_battle(self.log.state)

    def step(self) -> str:
        return self.interaction.step(self.log)

    # The decision.

    def turn_name(self, seat: int) -> str:
        """The current turn; names the other side's."""
        active, turn = self.state.active, self.state.turns[self.state.active]
        if self.state.scenario.sides[seat] == active:
            return self.text("ui-turn", turn=turn)
        return self.text("battle-turn", side=SIDES[active], turn=turn)

    def status(self, seat: int) -> list[Note]:
        """The card in effect, support cards, and the hand unless it is listed as choices anyway."""
        view: View = self.state.view(seat)
        notes: list[Note] = []
        card = self.state.card.key
        if card != "none":
            notes.append(Note(f"{self.text('ui-card')}: {card_line(card, self.text)}", "mark"))
        side = self.state.scenario.sides[seat]
        left = [key for key in view.support if SUPPORT_SIDE[SUPPORTS.index(key)] == side]
        if left:
            notes.append(Note(f"{self.text('ui-support')}: {card_names(left, self.text)}", "faint"))
        hand = view.seats[seat].hand
        if self.session.viewer == seat and hand and self.step() != "play":
            notes.append(Note(f"{self.text('ui-hand')}: {card_names(hand, self.text)}", "faint"))
        return notes

    def question(self) -> list[Note]:
        """The orders so far, what is to be decided, and what the signs after a move mean."""
        step = self.step()
        notes: list[Note] = []
        if step == "order" and self.ordered():
            units = ", ".join(self.ordered())
            notes.append(Note(self.text("ui-orders", units=units), "", 2))
        notes.append(Note(question(self.state, step, self.text, brief=False), "strong"))
        if step == "move" and not self.screen.plain:
            notes.append(Note(self.text("ui-move-marks"), "faint", 2))
        seat = self.state.to_act()
        if step in IN_ADVANCE and self.interaction.standing(self.log, seat, self.text):
            notes.append(Note(self.text(IN_ADVANCE[step]), "faint", 2))
        return notes

    def ordered(self) -> list[str]:
        """The units that have orders, in the sequence of the engine."""
        kinds = {unit.hex: unit.kind for unit in self.state.view(None).units}
        hexes = Orders(self.log).hexes()
        return [f"{self.text.name('unit', kinds[hex_])} {hex_}" for hex_ in hexes]

    def notations(self) -> list[str]:
        return self.interaction.notations(self.log)

    def choices(self) -> list[Choice]:
        chooser = Chooser(self.state, self.text, self.step(), signs=not self.screen.plain)
        return [chooser.choice(notation) for notation in self.notations()]

    def warning(self, guard: Guard) -> str:
        return self.text("ui-really-done")

    def pause(self) -> tuple[str, str]:
        ends = self.interaction.pause_reason(self.log) == "end-turn"
        return ("ui-end-turn", "ui-nothing-left") if ends else super().pause()

    # The board.

    def picture(self) -> tuple[object, str]:
        """The units as they stand, and the turn and step."""
        view: View = self.state.view(None)
        units = [(unit.hex, unit.kind, unit.figures) for unit in view.units]
        return units, f"{self.state.heading()} {self.step()}"

    def outdated(self, drawn: object) -> bool:
        if self.step() in EARLY:
            return False
        assert isinstance(drawn, tuple)
        return all(old != new for old, new in zip(drawn, self.picture(), strict=True))

    def computer_begins(self) -> bool:
        members = self.state.scenario.members[self.state.active]
        return not any(self.log.is_human(seat) for seat in members)

    def headed(self) -> bool:
        return self.step() == "play"

    # Typed words.

    def words(self) -> dict[str, Callable[[str], None]]:
        in_advance = {word: partial(self.answer_in_advance, word) for word in STANDING}
        return {"hand": self.hand, "info": self.info, "odds": self.odds, **in_advance}

    def hand(self, rest: str) -> None:
        """The cards of the player at the screen, and of a teammate."""
        eyes = self.session.eyes()
        if eyes is None:
            raise Refusal(self.text("ui-hand-hidden"))
        for seat, cards in enumerate(self.state.view(eyes).seats):
            if cards.hand is not None:
                self.say(f"{seat_name(self.session.sides, seat, self.text)}:")
                for key in cards.hand:
                    self.screen.say(card_line(key, self.text), "", 2, 2)

    def info(self, rest: str) -> None:
        for line in Info(self.state, self.text, signs=not self.screen.plain).about(rest):
            self.say(line)

    def odds(self, rest: str) -> None:
        for line in odds.answer(self.state, rest, self.text):
            self.say(line)

    def answer_in_advance(self, word: str, rest: str) -> None:
        """Decide on all questions of this kind, including the one that is due."""
        seat, wanted = self.session.decider(), rest.lower()
        if not self.interaction.standing(self.log, seat, self.text):
            raise Refusal(self.text("ui-battle-in-advance-nobody"))
        if wanted not in STANDING[word]:
            raise Refusal(self.text(WORDS[word]))
        asked, time, said = STANDING[word][wanted]
        draft = self.log.copy()
        self.interaction.stand(draft, seat, asked, time, self.text)
        following = self.interaction.automatic(draft)
        if following is not None:
            draft.do(*following)
        self.say(self.text(said))
        self.session.accept(draft)

    def split(self, line: str) -> list[str]:
        """`order G3 F2`, `G3 F2` and `all` name several units."""
        words = line.replace(",", " ").split()
        ordering = self.step() == "order"
        if ordering and [word.lower() for word in words] in (["all"], ["order", "all"]):
            return [text for text in self.notations() if text.startswith("order ")] or ["done"]
        if words[0].lower() == "order" and len(words) > 2:
            return [f"order {word}" for word in words[1:]]
        if ordering and all(HEX.fullmatch(word) for word in words):
            return [f"order {word}" for word in words]
        return [line]

    def complete(self, typed: str) -> str:
        for verb, shape in SHAPES.items():
            if shape.fullmatch(typed):
                return f"{verb} {typed}"
        return ""
