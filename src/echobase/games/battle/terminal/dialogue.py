"""The dialogue of a battle: steps, cards, orders, choices and the commands of this game."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from echobase.core import game
from echobase.core.events import Message
from echobase.core.sides import SIDES
from echobase.games.battle.documents.view import View
from echobase.games.battle.interaction import secrecy as known
from echobase.games.battle.interaction.orders import Orders
from echobase.games.battle.narrow import battle
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.cards import SUPPORT_SIDE, SUPPORTS
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import REFILL, about
from echobase.games.battle.words import odds
from echobase.games.battle.words.cards import card_line, card_names
from echobase.games.battle.words.choices import Chooser, engine_step, notations
from echobase.games.battle.words.hexes import HEX, check_hexes
from echobase.games.battle.words.information import Info
from echobase.games.battle.words.narration import BattleNarrator
from echobase.games.battle.words.questions import PUBLIC
from echobase.play.choice import Choice
from echobase.play.refusal import Refusal
from echobase.terminal.dialogue import Dialogue, Note
from echobase.text.narration import Told
from echobase.text.seat_names import seat_name

if TYPE_CHECKING:
    from echobase.terminal.session import Session

EARLY: Final = ("choose", "order", "move")
"""Steps for which the board drawn at the start of the turn is enough."""
SHAPES: Final = {
    "move": re.compile(r"[a-z]\d+-[a-z]\d+( via [a-z]\d+)?"),
    "attack": re.compile(r"[a-z]\d+x[a-z]\d+"),
}
"""Notation that is clear without its verb."""


class BattleDialogue(Dialogue):
    """What the terminal asks, offers and understands in a battle."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self.orders = Orders(session.table)

    @property
    def state(self) -> State:
        return battle(self.table.state)

    @property
    def narrator(self) -> BattleNarrator:
        assert isinstance(self.session.narrator, BattleNarrator)
        return self.session.narrator

    # The decision.

    def step(self) -> str:
        """The step as the player sees it."""
        return "order" if self.orders.open() else engine_step(self.state)

    def decider(self) -> int:
        """The seat that decides now; a person may add orders while the engine is further on."""
        if self.orders.open():
            return self.table.entries[-1].actor
        return self.state.to_act()

    def hides(self) -> bool:
        return self.step() not in PUBLIC

    def moment(self) -> object:
        return len(self.table.entries), self.orders.closed

    def step_name(self) -> str:
        return self.text.name("step", self.step())

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
        notes: list[Note] = []
        if self.step() == "order" and self.narrator.ordered:
            notes.append(Note(self.narrator.orders(), "", 2))
        notes.append(Note(self.asked(), "strong"))
        if self.step() == "move" and not self.screen.plain:
            notes.append(Note(self.text("ui-move-marks"), "faint", 2))
        return notes

    def asked(self) -> str:
        """What is to be decided; in defence, for which unit."""
        if self.step() not in PUBLIC:
            return self.text(f"ui-ask-{self.step().replace('_', '-')}")
        state = self.state
        unit, hex_ = state.key(state.target), LABELS[state.hex[state.target]]
        return self.text(PUBLIC[self.step()], unit=unit, hex=hex_, retreats=state.retreats)

    def notations(self) -> list[str]:
        step = self.step()
        return notations(self.state, step, self.orders.more() if step == "order" else [])

    def choices(self) -> list[Choice]:
        chooser = Chooser(self.state, self.text, self.step(), signs=not self.screen.plain)
        return [chooser.choice(notation) for notation in self.notations()]

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
        return not any(self.table.is_human(seat) for seat in members)

    # Answers.

    def words(self) -> dict[str, Callable[[str], None]]:
        return {"hand": self.hand, "info": self.info, "odds": self.odds}

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

    def complete(self, asked: str) -> str:
        for verb, shape in SHAPES.items():
            if shape.fullmatch(asked):
                return f"{verb} {asked}"
        return ""

    def read(self, notation: str) -> int:
        check_hexes(notation, self.text)
        return super().read(notation)

    def take(self, picked: list[str]) -> bool:
        """Orders, in any sequence, and the end of orders that the engine has already passed."""
        if picked == ["done"] and self.orders.open() and engine_step(self.state) != "order":
            self.orders.close()
            return True
        hexes = [notation.split()[1].upper() for notation in picked if is_order(notation)]
        if not hexes or len(hexes) < len(picked):
            return False
        self.order(hexes)
        return True

    def order(self, hexes: list[str]) -> None:
        """Give orders in any sequence the player likes."""
        for hex_ in hexes:
            self.read(f"order {hex_}")
        why_not = self.why_not_order(hexes)
        if why_not is not None and why_not.id == "battle-why-no-orders-left":
            raise Refusal(self.too_many(hexes))
        self.session.commands.refuse(why_not)
        taken_back, wanted = self.orders.sequence(hexes)
        if taken_back:
            self.table.back_to(len(self.table.entries) - taken_back)
        for hex_ in wanted:
            self.session.do(self.state.read(f"order {hex_}"))
        self.recall_orders()

    def why_not_order(self, hexes: list[str]) -> Message | None:
        if self.step() != "order":
            return self.state.why_not(f"order {hexes[0]}")
        return self.orders.why_not(hexes)

    def too_many(self, hexes: list[str]) -> str:
        """How many orders the card gives, or which unit is one too many in its section."""
        state = self.state
        limit = 1 if state.fell_back else state.card.orders
        if len({*self.orders.given(), *hexes}) > limit:
            return self.text("ui-too-many-orders", orders=limit)
        sooner = [n for n in range(1, len(hexes)) if self.orders.why_not(hexes[:n]) is not None]
        surplus = hexes[sooner[0] - 1 if sooner else -1]
        return self.text("battle-why-wrong-section", hex=surplus, card=state.card.key)

    def undo(self, seat: int) -> bool:
        undone = super().undo(seat)
        self.recall_orders()
        return undone

    def warning(self, action: int) -> str:
        """Before a `done` that gives up attacks, moves or orders and cannot be undone."""
        if self.state.write(action) != "done" or self.step() not in ("order", "move", "attack"):
            return ""
        after = self.state.copy()
        after.apply(action)
        if after.to_act() == self.state.to_act():
            return ""
        return self.text("ui-really-done")

    def why_not(self, notation: str) -> Message | None:
        if is_order(notation) and self.step() == "order":
            hex_ = notation.split()[1]
            self.read(f"order {hex_}")
            return self.orders.why_not([hex_.upper()])
        return known.why_not(self.state, self.read(notation), self.session.eyes())

    # What happens by itself.

    def pause(self) -> tuple[str, str] | None:
        """A card follows a player's step automatically: a last chance to undo the step."""
        viewer = self.session.viewer
        last = self.table.entries[-1]
        if self.step() != "draw" or last.actor != viewer or last.notation == "done":
            return None
        own = self.state.scenario.sides[viewer] == self.state.active
        if own and REFILL not in self.state.todo:
            return "ui-end-turn", "ui-nothing-left"
        return "ui-go-on", "ui-go-on-first"

    def headed(self) -> bool:
        return self.step() == "play"

    def aside(self, before: game.State, notation: str, told: Told) -> str:
        """Players see their own card; everybody has been told that one was drawn."""
        if told.id != "battle-drew" or not notation.startswith("draw "):
            return ""
        if not self.session.looks(about(battle(before).todo[-1])):
            return ""
        return f"{self.text('ui-drawn')}: {card_line(notation.split()[1], self.text)}"

    def recall_orders(self) -> None:
        """After orders are sorted or undone, the narrator counts them again."""
        kinds = {unit.hex: unit.kind for unit in self.state.view(None).units}
        self.narrator.ordered = [
            self.narrator.unit_name(kinds[hex_], hex_) for hex_ in self.orders.given()
        ]


def is_order(notation: str) -> bool:
    return notation.lower().startswith("order ")
