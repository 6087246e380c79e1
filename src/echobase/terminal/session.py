"""A game at the terminal from start to end: shows decisions, reads answers, narrates the rest."""

from echobase import CHANCE, OVER
from echobase.core.events import Message
from echobase.core.files import folder
from echobase.core.game import State
from echobase.play.game_log import GameLog
from echobase.play.interaction import interaction
from echobase.play.log_entry import Entry
from echobase.play.log_narrator import LogNarrator
from echobase.terminal.commands import Commands
from echobase.terminal.menu import Menu
from echobase.terminal.saved_game import SavedGame
from echobase.terminal.screen import Screen
from echobase.terminal.screens import screens
from echobase.text import Text
from echobase.text.narration import Sentence
from echobase.text.player_names import seat_name
from echobase.text.words import result_text, words


class Session:
    """One sitting at a table."""

    def __init__(self, saved: SavedGame, screen: Screen, text: Text) -> None:
        self.saved = saved
        self.screen = screen
        self.text = text
        self.screens = screens(saved.game)
        self.words = words(saved.game)
        self.interaction = interaction(saved.game)
        self.sides = saved.state.sides()
        self.narrator = LogNarrator(self.interaction, text)
        self.narrator.skip(saved.log, len(saved.log.entries))
        self.narrator.rest()
        self.dialogue = self.screens.dialogue(self)
        self.menu = Menu(self.screens, self.dialogue, screen, text)
        self.commands = Commands(self)
        self.viewer = -1
        """The seat whose secrets may be on the screen, -1 before anybody has looked."""
        self.exposed = False
        """Whether secrets may still be on the screen."""
        self.recent: list[tuple[Entry, Sentence]] = []
        """The sentences since the screen last changed hands, each with its action."""
        self.drawn: object = None
        """The content of the board when it was last drawn."""
        self.explained = False
        """Whether the signs on the board have been explained."""
        screen.fit(self.screens.width)

    @property
    def state(self) -> State:
        return self.saved.state

    @property
    def log(self) -> GameLog:
        return self.saved.log

    def decider(self) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return self.interaction.decider(self.log)

    def moment(self) -> object:
        """Changes with every answer of a player."""
        asides = self.log.asides
        return self.log.number, asides.closed, asides.released

    def play(self) -> int:
        """Play until the end or until the player leaves; returns the exit code."""
        try:
            self.introduce()
            while not self.over():
                if not self.advance():
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

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decider() == OVER

    def advance(self) -> bool:
        """One action, whoever takes it; False when the player leaves."""
        if self.interaction.pauses(self.log):
            return self.pause(self.log.entries[-1].actor)
        following = self.interaction.automatic(self.log)
        seat = self.decider()
        if following is not None:
            self.do(*following)
        elif self.log.is_human(seat):
            return self.decide(seat)
        elif seat == CHANCE:
            self.do(self.saved.chance())
        else:
            name = self.saved.players[seat]
            self.do(self.saved.computer(name, self.dialogue.draws_privately()))
        return True

    def pause(self, seat: int) -> bool:
        """Let a person look once more before chance continues; False when they leave."""
        self.tell_rest()
        self.exposed = self.exposed or (self.interaction.secret(self.log) and self.looks(seat))
        return self.commands.pause(seat, *self.dialogue.pause())

    # Narration.

    def do(self, action: int, begun: int | None = None) -> None:
        """Do an action and narrate it."""
        self.saved.do(action, begun)
        self.narrate()

    def accept(self, draft: GameLog) -> None:
        """Continue with a changed copy of the log, and narrate what is new in it."""
        self.saved.accept(draft)
        self.narrate()

    def narrate(self) -> None:
        """Narrate what has been done since the last time."""
        if self.narrator.forget_undone(self.log):
            self.narrator.rest()  # the screen has shown it
        for place in self.narrator.new_places(self.log):
            entry = self.log.entries[place]
            for sentence in self.narrator.tell(entry, self.log.after(place)):
                self.show_sentence(entry, sentence, self.log.is_human(entry.actor))
                viewer = self.viewer if self.viewer >= 0 else None
                aside = self.interaction.aside(entry, sentence, viewer, self.text)
                if aside:
                    self.exposed = True
                    self.screen.say(aside, "mark", 2, 2)

    def tell_rest(self) -> None:
        """Show the sentences that the narrator has held back."""
        for sentence in self.narrator.rest():
            self.show_sentence(self.log.entries[-1], sentence)

    def show_sentence(self, entry: Entry, sentence: Sentence, own: bool = False) -> None:
        """Show an event, unless the player knows it or is about to read it in a heading."""
        self.recent.append((entry, sentence))
        if sentence.opens:
            self.commands.queue = []
        known = self.headed_anyway() if sentence.heading else own and sentence.explains
        if not known:
            self.screen.tell(sentence)

    def headed_anyway(self) -> bool:
        """Whether a person now decides under a heading that says as much."""
        return self.log.is_human(self.decider()) and self.dialogue.headed()

    # Deciding.

    def decide(self, seat: int) -> bool:
        """Let a person decide; False when they leave the game."""
        self.menu.opened = ""
        self.tell_rest()
        if not self.commands.waiting(seat):
            self.hand_over(seat)
            self.show_decision(seat)
        return self.commands.listen(seat)

    def shared(self) -> bool:
        """Whether people of both sides sit at this screen."""
        people = {side for seat, side in enumerate(self.sides) if self.log.is_human(seat)}
        return len(people) > 1

    def looks(self, seat: int) -> bool:
        """Whether this seat is of the side whose secrets may be on the screen."""
        return self.viewer >= 0 and self.sides[self.viewer] == self.sides[seat]

    def hand_over(self, seat: int) -> None:
        """With people on both sides, hide the secrets of one before the other looks."""
        private = self.interaction.secret(self.log)
        if not self.shared() or self.looks(seat):
            self.viewer = seat
        else:
            if private or self.exposed:
                self.change_hands(seat, private)
            if not private and self.interaction.passes_screen:
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
        done = {id(entry) for entry in self.log.entries}
        for entry, sentence in self.recent:
            if id(entry) in done:
                self.screen.tell(sentence)

    def eyes(self) -> int | None:
        """The seat whose secrets may be shown now; None when the screen is for everybody."""
        seat = self.decider()
        if self.viewer < 0 or (seat >= 0 and not self.looks(seat)):
            return None
        return self.viewer if self.interaction.secret(self.log) or not self.shared() else None

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

    def refusal(self, why: Message) -> str:
        """Why something cannot be done, in words."""
        return self.text.say(why)

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
        self.screen.say(self.text("ui-saved-as", path=str(self.saved.save.path)), "faint")
        self.screen.say(self.text("ui-welcome"))
        if self.dialogue.computer_begins():
            self.draw_board()

    def farewell(self) -> None:
        """The file of the game, and how to continue it."""
        path = self.saved.save.path
        command = "echobase play --terminal --resume"
        if path.parent != folder("saves"):
            command += f" {path}"
        self.screen.say(self.text("ui-farewell", path=str(path)))
        self.screen.say(self.text("ui-continue", command=command))

    def conclude(self) -> None:
        """Who won and why, the score, and where the record is."""
        outcome = self.log.outcome()
        assert outcome is not None
        self.tell_rest()
        self.saved.save.finish()
        self.screen.say()
        self.screens.show_board(self.screen, self.state, None, self.text)
        self.screen.head(self.words.scenario_name(self.state, self.text))
        result = result_text(self.saved.game, self.state, outcome, self.text)
        self.screen.say(result, outcome.winner)
        self.screen.say(self.words.score(self.state.view(None), self.text))
        self.screen.say(self.text("ui-turns-played", turns=self.state.turn_number()))
        self.screen.say(self.text("ui-record-at", path=str(self.saved.save.path)))
