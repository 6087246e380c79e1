"""The interaction of Battle of Hoth: cards, orders in any sequence, moves, attacks with odds."""

from collections.abc import Sequence
from typing import Final

from echobase.core import game
from echobase.core.errors import IllegalAction, Refusal
from echobase.core.events import Message
from echobase.core.sides import SIDES
from echobase.games.battle.interaction import look, secrecy, standing_answers
from echobase.games.battle.interaction.offers import BattleOffers, misses_again
from echobase.games.battle.interaction.orders import Orders
from echobase.games.battle.interaction.pointing import why_not_there
from echobase.games.battle.rules.board import INDEX, LABELS
from echobase.games.battle.rules.dice import LETTERS
from echobase.games.battle.rules.state import as_battle
from echobase.games.battle.rules.steps import REFILL, about
from echobase.games.battle.words.choices import engine_step, notations
from echobase.games.battle.words.names import HEX, card_line, check_hexes
from echobase.games.battle.words.questions import PUBLIC, question
from echobase.play.game_log import GameLog
from echobase.play.interaction import OWN_ANSWERS, Interaction
from echobase.play.log_entry import Entry
from echobase.play.offers import Decision, Done, Face, Guard, Look, Pointing, StandingAnswer
from echobase.text import FACES as FACE_NAMES
from echobase.text import Text
from echobase.text.narration import Sentence

CLOSE_ORDERS: Final = OWN_ANSWERS
"""No more orders, although the engine has passed them already."""
GUARDED: Final = ("order", "move", "attack")
"""Steps that may give something up when they end."""


class BattleInteraction(Interaction):
    """The interaction of a battle."""

    still = ("terrain",)

    def __init__(self) -> None:
        super().__init__("battle")

    # Who decides.

    def step(self, game_log: GameLog) -> str:
        """The step as the player sees it: orders may be added while the engine is further on."""
        return "order" if Orders(game_log).open() else engine_step(as_battle(game_log.state))

    def ahead(self, game_log: GameLog) -> bool:
        """Whether the engine has passed the orders that a person may still add to."""
        return engine_step(as_battle(game_log.state)) != "order" and Orders(game_log).open()

    def decider(self, game_log: GameLog) -> int:
        if Orders(game_log).open():
            return game_log.entries[-1].actor
        return super().decider(game_log)

    def pauses(self, game_log: GameLog) -> bool:
        return super().pauses(game_log) and not Orders(game_log).open()

    def secret(self, game_log: GameLog) -> bool:
        """Whoever acts has their cards in sight; a unit in defence needs none."""
        return self.step(game_log) not in PUBLIC

    def card_follows(self, game_log: GameLog, last: Entry) -> bool:
        return engine_step(as_battle(game_log.state)) == "draw"

    def pause_reason(self, game_log: GameLog) -> str:
        state = as_battle(game_log.state)
        own = state.scenario.sides[game_log.entries[-1].actor] == state.active
        return "end-turn" if own and REFILL not in state.todo else "card-follows"

    # Answers in advance.

    def automatic(self, game_log: GameLog) -> tuple[int, int] | None:
        """A choice in the queue, or what was answered in advance."""
        queued = super().automatic(game_log)
        if queued is not None:
            return queued
        answer = standing_answers.answer(game_log)
        return None if answer is None else (answer, game_log.number + 1)

    def standing(self, game_log: GameLog, seat: int, text: Text) -> list[StandingAnswer]:
        return standing_answers.answers(game_log, seat, text)

    def stand(self, game_log: GameLog, seat: int, question: str, time: str, text: Text) -> None:
        super().stand(game_log, seat, question, time, text)
        standing_answers.stand_alone(game_log, seat, question)

    def due_in_advance(self, game_log: GameLog, seat: int) -> list[str]:
        return standing_answers.due(as_battle(game_log.state), seat)

    # Questions.

    def notations(self, game_log: GameLog) -> list[str]:
        """Everything that may be chosen now, in the order of a list; `done` is last."""
        step = self.step(game_log)
        more = Orders(game_log).more() if step == "order" else []
        return notations(as_battle(game_log.state), step, more)

    def question(self, game_log: GameLog, text: Text) -> Decision:
        state, step = as_battle(game_log.state), self.step(game_log)
        found = self.notations(game_log)
        offers = BattleOffers(state, text, step, game_log.seen(self.decider(game_log)))
        more = [notation.split()[1] for notation in found if notation.startswith("order ")]
        return Decision(
            step=step,
            name=self.step_name(game_log, text),
            prompt=question(state, step, text, brief=True),
            groups=offers.groups([notation for notation in found if notation != "done"]),
            done=self.done(game_log, offers, text) if "done" in found else None,
            all=step == "order" and bool(more) and Orders(game_log).why_not(*more) is None,
            preset=misses_again(state),
        )

    def done(self, game_log: GameLog, offers: BattleOffers, text: Text) -> Done:
        """The end of the step."""
        action = self.read(game_log, "done", text)
        label, guard = offers.chooser.done(), self.guard(game_log, action)
        return Done(
            action=action,
            label=label[:1].upper() + label[1:],
            guard=None if guard is None else self.guard_text(game_log, guard, text),
        )

    def turn(self, state: game.State, text: Text) -> str:
        position = as_battle(state)
        if not sum(position.turns):
            return text("server-dealing")
        side, turn = position.active, position.turns[position.active]
        return text("battle-turn", side=SIDES[side], turn=turn)

    def look(self, game_log: GameLog, id_: int, hex_: str, seat: int | None, text: Text) -> Look:
        return look.look(as_battle(game_log.state), id_, hex_, text)

    # Answers.

    def read(self, game_log: GameLog, notation: str, text: Text) -> int:
        check_hexes(notation, text)
        if notation.lower() == "done" and self.ahead(game_log):
            return CLOSE_ORDERS
        return game_log.state.read(notation)

    def write(self, game_log: GameLog, action: int) -> str:
        return "done" if action == CLOSE_ORDERS else super().write(game_log, action)

    def why_not(
        self, game_log: GameLog, notation: str, viewer: int | None, text: Text
    ) -> Message | None:
        state, verb = as_battle(game_log.state), notation.partition(" ")[0].lower()
        try:
            action = self.read(game_log, notation, text)
        except IllegalAction:
            # Cards are read as those of the side to act: my cards may not be among theirs.
            if verb == "play" and viewer != self.decider(game_log):
                return Message("server-not-your-turn")
            raise
        if action == CLOSE_ORDERS:
            return None
        if verb == "order" and self.step(game_log) == "order":
            return Orders(game_log).why_not(notation.split()[1].upper())
        return secrecy.why_not(state, action, viewer)

    def why_not_here(
        self, game_log: GameLog, pointing: Pointing, viewer: int, text: Text
    ) -> Message | None:
        return why_not_there(game_log, self.step(game_log), pointing, viewer, text)

    def guard(self, game_log: GameLog, action: int) -> Guard | None:
        """Ask before a `done` that gives up orders, moves or attacks and ends the turn for good."""
        state, step = as_battle(game_log.state), self.step(game_log)
        if action == CLOSE_ORDERS or state.write(action) != "done" or step not in GUARDED:
            return None
        after = state.copy()
        after.apply(action)
        return None if after.to_act() == state.to_act() else Guard(f"really-{step}")

    def choose(self, game_log: GameLog, seat: int, action: int) -> bool:
        if action == CLOSE_ORDERS:
            if not self.ahead(game_log):
                return False
            game_log.asides.closed = len(game_log.entries)
            return True
        state, orders = as_battle(game_log.state), Orders(game_log)
        if self.step(game_log) != "order" or not state.write(action).startswith("order "):
            return state.to_act() == seat and super().choose(game_log, seat, action)
        hex_ = state.write(action).split()[1]
        if hex_ not in orders.more():
            return False
        orders.add(seat, hex_)
        return True

    def answer_several(
        self, game_log: GameLog, seat: int, notations: Sequence[str], text: Text
    ) -> str:
        """Several orders at once; each can be undone on its own."""
        if not all(notation.lower().startswith("order ") for notation in notations):
            return super().answer_several(game_log, seat, notations, text)
        hexes = list(dict.fromkeys(notation.split()[1].upper() for notation in notations))
        for hex_ in hexes:
            self.read(game_log, f"order {hex_}", text)
        orders = Orders(game_log)
        if self.step(game_log) == "order":
            why_not = orders.why_not(*hexes)
        else:
            why_not = game_log.state.why_not(f"order {hexes[0]}")
        if why_not is not None and why_not.id == "battle-why-no-orders-left":
            raise Refusal(text("ui-too-many-orders", orders=orders.limit()))
        if why_not is not None:
            raise Refusal(text.say(why_not))
        for hex_ in hexes:
            orders.add(seat, hex_)
        return ""

    def undo(self, game_log: GameLog, seat: int) -> None:
        """Of several orders, the one that was given last is undone first."""
        orders = Orders(game_log)
        if orders.hexes():
            orders.drop_last(seat)
        else:
            super().undo(game_log, seat)

    # Chance.

    def dice(self, state: game.State, text: Text) -> tuple[int, list[Face]]:
        position = as_battle(state)
        if engine_step(position) not in ("roll", "confirm"):
            return 0, []
        names = FACE_NAMES.items()
        return position.dice, [Face(letter=key, name=text(f"face-{name}")) for key, name in names]

    def typed(self, state: game.State, faces: str) -> str:
        return f"roll {''.join(sorted(faces.upper(), key=LETTERS.find))}"

    # Events.

    def places(
        self, entry: Entry, after: game.State, notation: str
    ) -> tuple[str | None, str | None]:
        verb, _, rest = notation.partition(" ")
        hexes = [hex_ for hex_ in HEX.findall(rest) if hex_ in INDEX]
        if verb in ("move", "attack", "exit") and hexes:
            return hexes[0], hexes[1] if len(hexes) > 1 else None
        before = as_battle(entry.before)
        if verb == "retreat" and before.target >= 0:
            return LABELS[before.hex[before.target]], hexes[0]
        if verb == "breakthrough" and before.attacker >= 0:
            return LABELS[before.hex[before.attacker]], hexes[0]
        return None, hexes[0] if hexes and verb in ("order", "place", "strike", "heal") else None

    def aside(self, entry: Entry, sentence: Sentence, seat: int | None, text: Text) -> str:
        """Players see their own card; everybody has been told that one was drawn."""
        if seat is None or sentence.id != "battle-drew" or not entry.notation.startswith("draw "):
            return ""
        before = as_battle(entry.before)
        sides = before.scenario.sides
        if sides[about(before.todo[-1])] != sides[seat]:
            return ""
        return f"{text('ui-drawn')}: {card_line(entry.notation.split()[1], text)}"


INTERACTION: Final[Interaction] = BattleInteraction()
