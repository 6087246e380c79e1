"""A finished or interrupted game, narrated turn by turn, with the board after each turn."""

from echobase.core.game import State
from echobase.core.record import Record
from echobase.terminal.screen import Screen
from echobase.terminal.screens import screens
from echobase.text import Text
from echobase.text.narration import narrated
from echobase.text.words import result_text, words


class ReplayScreen:
    """Narrates a whole record; with `pause` it waits for Enter after each turn."""

    def __init__(self, record: Record, screen: Screen, text: Text, pause: bool) -> None:
        self.record = record
        self.screen = screen
        self.text = text
        self.pause = pause
        self.screens = screens(record.head.game)
        self.words = words(record.head.game)
        screen.fit(self.screens.width)

    def tell(self) -> None:
        narrator = self.words.narrator(self.text)
        self.screens.show_briefing(self.screen, self.record.first, self.text)
        for after, sentence in narrated(self.record, narrator):
            if sentence.heading:
                self.show_position(after)
                self.pause = self.pause and self.wait()
            self.screen.tell(sentence)
        self.show_end()

    def show_position(self, state: State) -> None:
        self.screen.say()
        self.screens.show_board(self.screen, state, None, self.text)
        self.screen.say(self.words.score(state.view(None), self.text))

    def wait(self) -> bool:
        """Wait for Enter; False once nobody answers any more."""
        try:
            self.screen.ask(self.text("ui-press-enter") + " ")
        except EOFError:
            return False
        return True

    def show_end(self) -> None:
        """The result, or a note that there is none."""
        state = self.record.state
        outcome = self.record.outcome()
        self.show_position(state)
        if outcome is not None:
            result = result_text(self.record.head.game, state, outcome, self.text)
            self.screen.say(result, outcome.winner)
            turns = state.turn_number()
            self.screen.say(self.text("ui-turns-played", turns=turns))
        elif not self.record.cut_off:
            self.screen.say(self.text("ui-not-finished"), "mark")
        if self.record.cut_off:
            self.screen.say(self.text("ui-cut-off"), "mark")
