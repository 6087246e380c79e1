"""A game at the terminal from start to end: shows decisions, reads answers, tells the rest."""

from itertools import groupby
from typing import Final

from echobase import CHANCE, OVER
from echobase.battle.board import LABELS
from echobase.battle.cards import SUPPORT_SIDE, SUPPORTS
from echobase.battle.state import State
from echobase.battle.steps import REFILL, about
from echobase.battle.view import View
from echobase.core.events import Log
from echobase.core.sides import SIDES
from echobase.terminal.choices import Choice, Chooser, card_line, engine_step, notations
from echobase.terminal.commands import Commands
from echobase.terminal.describe import medals, seat_name
from echobase.terminal.narrate import Narrator, Told
from echobase.terminal.pages import scenario_name, show_board, show_scenario
from echobase.terminal.saves import folder
from echobase.terminal.screen import Screen
from echobase.terminal.table import Entry, Table
from echobase.text import Text

PUBLIC: Final = {"retreat": "ui-defend-retreat", "shelter": "ui-defend-shelter"}
"""Steps that the other side decides on the spot, with no cards to hide, and their questions."""
EARLY: Final = ("choose", "order", "move")
"""Steps in which the board drawn at the start of the turn still serves."""


class Session:
    """One sitting at a table."""

    def __init__(self, table: Table, screen: Screen, text: Text) -> None:
        self.table = table
        self.screen = screen
        self.text = text
        self.commands = Commands(self)
        self.narrator = Narrator(text)
        self.viewer = -1
        """The seat whose cards may be on the screen, -1 before anybody has looked."""
        self.recent: list[tuple[Entry, Told]] = []
        """What was told since the screen last changed hands, each with its action."""
        self.drawn: tuple[object, str] | None = None
        """The units as last drawn, and the turn and step of the drawing."""

    @property
    def state(self) -> State:
        return self.table.state

    def play(self) -> int:
        """Play until the end or until the player leaves; returns the exit code."""
        try:
            self.introduce()
            while self.decider() != OVER:
                if not self.go_on():
                    return 0
        except EOFError:
            self.screen.say()
            self.farewell()
            return 0
        except KeyboardInterrupt:
            self.screen.say()
            self.farewell()
            return 130
        self.conclude()
        return 0

    def go_on(self) -> bool:
        """One action, whoever takes it; False when the player leaves."""
        seat = self.decider()
        if self.table.is_human(seat):
            return self.decide(seat)
        if seat == CHANCE and self.may_take_back():
            if self.turn_ends():
                return self.commands.pause(self.viewer, "ui-end-turn", "ui-nothing-left")
            return self.commands.pause(self.viewer, "ui-go-on", "ui-go-on-first")
        if seat == CHANCE:
            self.do(self.table.luck())
        else:
            self.do(self.table.computer(self.table.players[seat]))
        return True

    def may_take_back(self) -> bool:
        """A card follows a player's step by itself: a last chance to take the step back."""
        if self.step() != "draw" or self.viewer < 0:
            return False
        last = self.table.entries[-1]
        return last.actor == self.viewer and last.notation != "done"

    def turn_ends(self) -> bool:
        """Whether the card about to be drawn is the one that ends the viewer's own turn."""
        own = self.state.scenario.sides[self.viewer] == self.state.active
        return own and REFILL not in self.state.todo

    # Telling.

    def do(self, action: int) -> None:
        """Do an action and tell what happened."""
        before = self.state.copy()
        self.tell(before, before.write(action), self.table.apply(action))

    def tell(self, before: State, notation: str, log: Log) -> None:
        own = self.table.is_human(before.to_act())
        for told in self.narrator.tell(before, notation, log):
            self.recent.append((self.table.entries[-1], told))
            if told.heading:
                self.commands.queue = []
            known = self.headed_anyway() if told.heading else own and told.explains
            if not known:
                told.show(self.screen)
            if told.id == "battle-drew" and notation.startswith("draw "):
                self.tell_draw(about(before.todo[-1]), notation.split()[1])

    def headed_anyway(self) -> bool:
        """Whether a person now plays a card, which has a heading of its own."""
        return self.table.is_human(self.decider()) and self.step() == "play"

    def tell_draw(self, seat: int, card: str) -> None:
        """A player sees the own card; that one was drawn has been told to everybody."""
        sides = self.state.scenario.sides
        if self.viewer >= 0 and sides[self.viewer] == sides[seat]:
            self.screen.say(f"{self.text('ui-drawn')}: {card_line(card, self.text)}", "mark", 2, 2)

    def order(self, hexes: list[str]) -> None:
        """Give orders in the sequence the player likes."""
        for before, notation, log in self.table.order(hexes):
            self.tell(before, notation, log)
        self.recall_orders()

    def recall_orders(self) -> None:
        """After orders were sorted or taken back, the narrator counts them anew."""
        kinds = {unit.hex: unit.kind for unit in self.state.view(None).units}
        self.narrator.ordered = [
            self.narrator.unit_name(kinds[hex_], hex_) for hex_ in self.table.orders_given()
        ]

    # Deciding.

    def decide(self, seat: int) -> bool:
        """Let a person decide; False when they leave the game."""
        if not self.commands.waiting(seat):
            self.hand_over(seat)
            self.show_decision(seat)
        return self.commands.listen(seat)

    def hand_over(self, seat: int) -> None:
        """With people on both sides, put the cards of one away before the other looks."""
        sides = self.state.scenario.sides
        people = {sides[s] for s in range(len(sides)) if self.table.is_human(s)}
        if len(people) < 2 or (self.viewer >= 0 and sides[self.viewer] == sides[seat]):
            self.viewer = seat
            return
        public = self.step() in PUBLIC
        if self.viewer >= 0:
            if not public:
                self.screen.ask(self.text("ui-hide") + " ")
            self.screen.clear()
        if not public:
            name = seat_name(self.state, seat, self.text)
            self.screen.head(self.text("ui-hand-over", name=name), SIDES[sides[seat]])
            self.screen.ask(self.text("ui-press-enter") + " ")
        self.retell()
        self.drawn = None
        if not public:
            self.viewer = seat
            self.recent = []

    def retell(self) -> None:
        """Tell again what was done, but not what was taken back."""
        done = {id(entry) for entry in self.table.entries}
        for entry, told in self.recent:
            if id(entry) in done:
                told.show(self.screen)

    def may_show_hand(self) -> bool:
        """Whether the one who decides now is the one whose cards may be on the screen."""
        sides = self.state.scenario.sides
        seat = self.decider()
        return self.viewer >= 0 and (seat < 0 or sides[seat] == sides[self.viewer])

    def step(self) -> str:
        """The step as the player sees it."""
        return "order" if self.table.orders_open() else engine_step(self.state)

    def decider(self) -> int:
        """The seat that decides now; a person may add orders while the engine is farther on."""
        if self.table.orders_open():
            return self.table.entries[-1].actor
        return self.state.to_act()

    def show_decision(self, seat: int) -> None:
        """Whose turn, which step, score, cards, the board when it changed, the choices."""
        view: View = self.state.view(seat)
        units, moment = self.picture()
        late = self.step() not in EARLY
        if self.drawn is None or (late and self.drawn[0] != units and self.drawn[1] != moment):
            self.draw_board()
        side = SIDES[self.state.scenario.sides[seat]]
        where = [seat_name(self.state, seat, self.text), self.turn(side), self.step_name()]
        self.screen.head((", " if self.screen.plain else " · ").join(where), side)
        self.screen.say(f"{self.text('ui-medals')}: {medals(view, self.text)}")
        self.show_cards(view, seat)
        self.show_choices()

    def picture(self) -> tuple[object, str]:
        """The units as they stand, and the turn and step."""
        view: View = self.state.view(None)
        units = [(unit.hex, unit.kind, unit.figures) for unit in view.units]
        return units, f"{self.state.heading()} {self.step()}"

    def draw_board(self) -> None:
        """The board, the first time with its legend."""
        self.screen.say()
        show_board(self.screen, self.state, self.text, with_legend=self.drawn is None)
        self.drawn = self.picture()

    def turn(self, side: str) -> str:
        """The turn that is going on; the other side's is named."""
        active, turn = SIDES[self.state.active], self.state.turns[self.state.active]
        if side == active:
            return self.text("ui-turn", turn=turn)
        return self.text("battle-turn", side=active, turn=turn)

    def step_name(self) -> str:
        return self.text.name("step", self.step())

    def show_cards(self, view: View, seat: int) -> None:
        """The card in effect, and the names of the hand unless it is listed as choices anyway."""
        card = self.state.card.key
        if card != "none":
            self.screen.say(f"{self.text('ui-card')}: {card_line(card, self.text)}", "mark", 0, 2)
        self.show_support(view, seat)
        hand = view.seats[seat].hand
        if self.viewer == seat and hand and self.step() != "play":
            names = ", ".join(self.text.name("card", key) for key in hand)
            self.screen.say(f"{self.text('ui-hand')}: {names}", "faint", 0, 2)

    def show_support(self, view: View, seat: int) -> None:
        """The support cards that this side has left."""
        side = self.state.scenario.sides[seat]
        left = [key for key in view.support if SUPPORT_SIDE[SUPPORTS.index(key)] == side]
        if left:
            names = ", ".join(self.text.name("card", key) for key in left)
            self.screen.say(f"{self.text('ui-support')}: {names}", "faint", 0, 2)

    def more_orders(self) -> list[str]:
        return self.table.more_orders() if self.step() == "order" else []

    def notations(self) -> list[str]:
        """The choices in notation."""
        return notations(self.state, self.step(), self.more_orders())

    def choices(self) -> list[Choice]:
        """The choices in words."""
        chooser = Chooser(self.state, self.text, self.step(), signs=not self.screen.plain)
        return [chooser.choice(notation) for notation in self.notations()]

    def show_choices(self) -> None:
        """The numbered list; moves stand side by side under their unit."""
        if self.step() == "order" and self.narrator.ordered:
            self.screen.say(self.text("ui-orders", units=", ".join(self.narrator.ordered)), "", 2)
        self.screen.say(self.question(), "strong", 0, 2)
        if self.step() == "move" and not self.screen.plain:
            self.screen.say(self.text("ui-move-marks"), "faint", 2, 2)
        numbered = enumerate(self.choices(), 1)
        for group, members in groupby(numbered, key=lambda pair: pair[1].group):
            if group:
                self.screen.say(group, "", 2, 2)
            self.show_group(list(members), 2 if group else 0)

    def question(self) -> str:
        """What is to be decided; in defence, for which unit."""
        if self.step() not in PUBLIC:
            return self.text(f"ui-ask-{self.step().replace('_', '-')}")
        state = self.state
        unit, hex_ = state.key(state.target), LABELS[state.hex[state.target]]
        return self.text(PUBLIC[self.step()], unit=unit, hex=hex_, retreats=state.retreats)

    def show_group(self, members: list[tuple[int, Choice]], indent: int) -> None:
        """Choices under one heading, short ones side by side."""
        cells: list[str] = []
        for number, choice in members:
            shown = 0 if choice.notation == "done" else number
            if choice.short:
                cells.append(f"{shown:>3} {choice.label}")
            else:
                self.screen.say(f"{shown:>3}  {choice.label}", "", indent, 5)
        self.screen.grid(cells, indent + 2)

    # Before and after.

    def introduce(self) -> None:
        """What this battle is about; when the computer begins, also the board it begins on."""
        show_scenario(self.screen, self.state, self.text)
        self.screen.say()
        self.screen.say(self.text("ui-saved-as", path=str(self.table.save.path)), "faint")
        self.screen.say(self.text("ui-welcome"))
        members = self.state.scenario.members[self.state.active]
        if not any(self.table.is_human(seat) for seat in members):
            self.draw_board()

    def farewell(self) -> None:
        """Where the game is, and how to go on with it."""
        path = self.table.save.path
        command = "echobase play --resume"
        if path.parent != folder("saves"):
            command += f" {path}"
        self.screen.say(self.text("ui-farewell", path=str(path)))
        self.screen.say(self.text("ui-continue", command=command))

    def conclude(self) -> None:
        """Who won and why, the score, and where the record is."""
        outcome = self.state.outcome()
        assert outcome is not None
        self.table.save.finish()
        self.screen.say()
        show_board(self.screen, self.state, self.text)
        self.screen.head(scenario_name(self.state, self.text))
        message = self.text("battle-won", side=outcome.winner, reason=outcome.reason)
        self.screen.say(message, outcome.winner)
        self.screen.say(f"{self.text('ui-medals')}: {medals(self.state.view(None), self.text)}")
        self.screen.say(self.text("ui-turns-played", turns=max(self.state.turns)))
        self.screen.say(self.text("ui-record-at", path=str(self.table.save.path)))
