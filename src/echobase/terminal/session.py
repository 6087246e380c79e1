"""A game at the terminal from start to end: shows decisions, reads answers, narrates the rest."""

from echobase import CHANCE, OVER
from echobase.core.events import Log
from echobase.core.files import folder
from echobase.core.game import State
from echobase.play.game_log import Entry
from echobase.terminal.commands import Commands
from echobase.terminal.menu import Menu
from echobase.terminal.saved_game import SavedGame
from echobase.terminal.screen import Screen
from echobase.terminal.screens import screens
from echobase.text import Text
from echobase.text.narration import Told
from echobase.text.seat_names import seat_name
from echobase.text.words import words


class Session:
    """One sitting at a table."""

    def __init__(self, table: SavedGame, screen: Screen, text: Text) -> None:
        self.table = table
        self.screen = screen
        self.text = text
        self.screens = screens(table.game)
        self.words = words(table.game)
        self.sides = table.state.sides()
        self.narrator = self.words.narrator(text)
        self.dialogue = self.screens.dialogue(self)
        self.menu = Menu(self.screens, self.dialogue, screen, text)
        self.commands = Commands(self)
        self.viewer = -1
        """The seat whose secrets may be on the screen, -1 before anybody has looked."""
        self.exposed = False
        """Whether secrets may still be on the screen."""
        self.recent: list[tuple[Entry, Told]] = []
        """The sentences since the screen last changed hands, each with its action."""
        self.drawn: object = None
        """The content of the board when it was last drawn."""
        self.explained = False
        """Whether the signs on the board have been explained."""
        screen.fit(self.screens.width)

    @property
    def state(self) -> State:
        return self.table.state

    def decider(self) -> int:
        return self.dialogue.decider()

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
        if seat == CHANCE:
            last = self.table.entries[-1].actor if self.table.entries else CHANCE
            undoable = self.dialogue.settled(last) < len(self.table.entries)
            pause = self.dialogue.pause() if undoable and self.table.is_human(last) else None
            if pause is not None:
                self.tell_rest()
                self.exposed = self.exposed or self.dialogue.hides()
                return self.commands.pause(last, *pause)
            self.do(self.table.chance())
        else:
            name = self.table.players[seat]
            self.do(self.table.computer(name, self.dialogue.draws_privately()))
        return True

    # Narration.

    def do(self, action: int) -> None:
        """Do an action and narrate it."""
        before = self.state.copy()
        self.tell(before, before.write(action), self.table.apply(action))

    def tell_rest(self) -> None:
        """Show the sentences that the narrator has held back."""
        self.show_told(self.narrator.rest())

    def tell(self, before: State, notation: str, log: Log) -> None:
        own = self.table.is_human(before.to_act())
        for told in self.narrator.tell(before, notation, log):
            self.show_told([told], own)
            aside = self.dialogue.aside(before, notation, told) if self.viewer >= 0 else ""
            if aside:
                self.exposed = True
                self.screen.say(aside, "mark", 2, 2)

    def show_told(self, sentences: list[Told], own: bool = False) -> None:
        """Show an event, unless the player knows it or is about to read it in a heading."""
        for told in sentences:
            self.recent.append((self.table.entries[-1], told))
            if told.opens:
                self.commands.queue = []
            known = self.headed_anyway() if told.heading else own and told.explains
            if not known:
                self.screen.tell(told)

    def headed_anyway(self) -> bool:
        """Whether a person now decides under a heading that says as much."""
        return self.table.is_human(self.decider()) and self.dialogue.headed()

    # Deciding.

    def decide(self, seat: int) -> bool:
        """Let a person decide; False when they leave the game."""
        self.menu.opened = ""
        action = self.dialogue.decided()
        if action is not None:
            self.do(action)
            return True
        self.tell_rest()
        if not self.commands.waiting(seat):
            self.hand_over(seat)
            self.show_decision(seat)
        return self.commands.listen(seat)

    def shared(self) -> bool:
        """Whether people of both sides sit at this screen."""
        people = {side for seat, side in enumerate(self.sides) if self.table.is_human(seat)}
        return len(people) > 1

    def looks(self, seat: int) -> bool:
        """Whether this seat is of the side whose secrets may be on the screen."""
        return self.viewer >= 0 and self.sides[self.viewer] == self.sides[seat]

    def hand_over(self, seat: int) -> None:
        """With people on both sides, hide the secrets of one before the other looks."""
        private = self.dialogue.hides()
        if not self.shared() or self.looks(seat):
            self.viewer = seat
        else:
            if private or self.exposed:
                self.change_hands(seat, private)
            if not private and self.dialogue.passes_screen():
                self.viewer = -1
        self.exposed = self.exposed or private

    def change_hands(self, seat: int, private: bool) -> None:
        """Clear the screen; for a private decision also make sure that the right player looks."""
        if self.exposed:
            if private:
                self.screen.ask(self.text("ui-hide") + " ")
            self.screen.clear()
        if private:
            name = seat_name(self.sides, seat, self.text)
            self.screen.head(self.text("ui-hand-over", name=name), self.sides[seat])
            self.screen.ask(self.text("ui-press-enter") + " ")
        self.retell()
        self.drawn = None
        self.exposed = False
        if private:
            self.viewer = seat
            self.recent = []

    def retell(self) -> None:
        """Narrate again what was done, but not what was undone."""
        done = {id(entry) for entry in self.table.entries}
        for entry, told in self.recent:
            if id(entry) in done:
                self.screen.tell(told)

    def eyes(self) -> int | None:
        """The seat whose secrets may be shown now; None when the screen is for everybody."""
        seat = self.decider()
        if self.viewer < 0 or (seat >= 0 and not self.looks(seat)):
            return None
        return self.viewer if self.dialogue.hides() or not self.shared() else None

    def show_decision(self, seat: int) -> None:
        """Whose turn, which step, score, cards, the board when it changed, the choices."""
        if self.drawn is None or self.dialogue.outdated(self.drawn):
            self.draw_board()
        where = [
            seat_name(self.sides, seat, self.text),
            self.dialogue.turn_name(seat),
            self.dialogue.step_name(),
        ]
        self.screen.head((", " if self.screen.plain else " · ").join(where), self.sides[seat])
        self.screen.say(self.words.score(self.state.view(None), self.text))
        for note in self.dialogue.status(seat):
            note.show(self.screen)
        self.show_choices()

    def draw_board(self) -> None:
        """The board, the first time with its legend."""
        self.screen.say()
        self.show_board(with_legend=not self.explained)
        self.explained = True
        self.drawn = self.dialogue.picture()

    def show_board(self, with_legend: bool = False) -> None:
        self.screens.show_board(self.screen, self.state, self.eyes(), self.text, with_legend)

    def show_choices(self) -> None:
        """The question and the numbered list."""
        for note in self.dialogue.question():
            note.show(self.screen)
        self.menu.show()

    # Before and after.

    def introduce(self) -> None:
        """The introduction to this game; when the computer begins, also the initial board."""
        self.screens.show_briefing(self.screen, self.state, self.text)
        self.screen.say()
        self.screen.say(self.text("ui-saved-as", path=str(self.table.save.path)), "faint")
        self.screen.say(self.text("ui-welcome"))
        if self.dialogue.computer_begins():
            self.draw_board()

    def farewell(self) -> None:
        """The file of the game, and how to continue it."""
        path = self.table.save.path
        command = "echobase play --terminal --resume"
        if path.parent != folder("saves"):
            command += f" {path}"
        self.screen.say(self.text("ui-farewell", path=str(path)))
        self.screen.say(self.text("ui-continue", command=command))

    def conclude(self) -> None:
        """Who won and why, the score, and where the record is."""
        outcome = self.state.outcome()
        assert outcome is not None
        self.tell_rest()
        self.table.save.finish()
        self.screen.say()
        self.screens.show_board(self.screen, self.state, None, self.text)
        self.screen.head(self.words.scenario_name(self.state, self.text))
        self.screen.say(self.words.result(self.state, self.text), outcome.winner)
        self.screen.say(self.words.score(self.state.view(None), self.text))
        self.screen.say(self.text("ui-turns-played", turns=self.state.turn_number()))
        self.screen.say(self.text("ui-record-at", path=str(self.table.save.path)))
