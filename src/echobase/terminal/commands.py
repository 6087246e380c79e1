"""What a player may type at a decision: numbers, notation, and commands such as why and undo."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from echobase.ai import AT_ONCE, adviser
from echobase.core.events import Message
from echobase.play.refusal import Refusal
from echobase.terminal import rule_catalogue as catalogue
from echobase.terminal.answers import Leave
from echobase.terminal.pages import show_rules
from echobase.text import Text
from echobase.text.levels import level_name
from echobase.text.narration import Told, retold

if TYPE_CHECKING:
    from echobase.terminal.session import Session

ABOUT_CHOICES: Final = ("list", "why", "hint")
"""Commands that make no sense when there is nothing to choose."""
YES: Final = ("yes", "y", "sì", "si", "tak")
"""Confirm a choice after a warning, like typing it once more."""
COLUMN: Final = 14
"""The column of the explanations on the page of help."""
LONGEST: Final = 1000
"""The longest answer that is read, in characters."""
LOG_LINES: Final = 20
MANY: Final = 12
"""Rules shown at once."""


class Commands:
    """Reads the answers of one sitting and carries them out."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.queue: list[str] = []
        self.seat = -1
        """The player whose answers are in the queue."""
        self.warned = ""
        """The choice with a warning, which the player can confirm by typing it again."""
        self.typed = ""
        """The answer being carried out, as it was typed."""
        self.words: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "board": self.board,
            "goal": self.goal,
            "list": self.choices,
            "log": self.log,
            "rules": self.rules,
            "why": self.why,
            "undo": self.undo,
            "hint": self.hint,
            "save": self.save,
            "quit": self.quit,
            **session.dialogue.words(),
        }

    @property
    def text(self) -> Text:
        return self.session.text

    def say(self, sentence: str) -> None:
        self.session.screen.say(sentence, "", 0, 2)

    def waiting(self, seat: int) -> bool:
        """Whether this player has typed answers ahead."""
        return bool(self.queue) and self.seat == seat

    def listen(self, seat: int) -> bool:
        """Read answers until one changes the game; False when the player leaves."""
        dialogue = self.session.dialogue
        before = dialogue.moment()
        while dialogue.moment() == before:
            if not self.waiting(seat):
                self.ask(seat, dialogue.step_name())
            if not self.obey(self.queue.pop(0), self.act):
                return False
        return True

    def pause(self, seat: int, prompt: str, only_enter: str) -> bool:
        """Wait for Enter before chance continues automatically; False when the player leaves.

        `prompt` and `only_enter` are messages: the question, and the reply to any other answer.
        """

        def refuse(line: str) -> None:
            raise Refusal(self.text(only_enter))

        dialogue = self.session.dialogue
        before = dialogue.moment()
        while dialogue.moment() == before:
            if not self.waiting(seat):
                self.ask(seat, self.text(prompt))
            if self.queue[0].lower() in ("", "0", self.session.screens.done):
                self.queue.pop(0)
                self.session.do(self.session.table.chance())
            elif self.queue[0].split()[0].lower() in ABOUT_CHOICES:
                self.say(self.text(only_enter))
                self.queue = []
            elif not self.obey(self.queue.pop(0), refuse):
                return False
        return True

    def ask(self, seat: int, prompt: str) -> None:
        line = self.session.screen.ask(f"{prompt}> ")
        self.queue = [part.strip() for part in line[:LONGEST].split(";") if part.strip()] or [""]
        self.seat = seat

    def obey(self, line: str, act: Callable[[str], None]) -> bool:
        """Carry out one answer; `act` handles all but commands. False when the player leaves."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        try:
            if not line:
                self.session.show_choices()
            elif word in self.words:
                self.words[word](rest.strip())
            elif word in ("q", "exit") and not rest:
                self.quit("")
            else:
                act(line)
        except Refusal as refusal:
            self.queue = []
            self.say(str(refusal))
        except Leave:
            self.session.farewell()
            return False
        return True

    # Actions.

    def act(self, line: str) -> None:
        """A number, several numbers, or notation."""
        menu, dialogue = self.session.menu, self.session.dialogue
        self.typed = line
        if self.warned and line.lower() in YES:
            line = self.warned
        if menu.turn_page(line):
            if not self.queue:
                self.session.show_choices()
            return
        picked = [menu.pick(part) for part in menu.split(line)]
        dialogue.begin()
        if dialogue.take(picked):
            self.warned = ""
        elif len(picked) > 1:
            raise Refusal(self.text("ui-one-at-a-time"))
        else:
            self.do(picked[0])

    def do(self, notation: str) -> None:
        dialogue = self.session.dialogue
        action = dialogue.read(notation)
        self.refuse(dialogue.why_not(notation))
        self.confirm(notation, dialogue.warning(action))
        self.session.do(action)

    def confirm(self, notation: str, warning: str) -> None:
        """Warn once instead of acting; the same choice again is carried out."""
        asked = notation.lower()
        if warning and self.warned != asked:
            self.warned = asked
            raise Refusal(warning)
        self.warned = ""

    def refuse(self, why_not: Message | None) -> None:
        if why_not is not None:
            raise Refusal(self.text.say(why_not))

    # Questions.

    def help(self, rest: str) -> None:
        for page in (self.session.screens.help, "help-text"):
            for line in self.text(page).split("\n"):
                self.session.screen.say(line, "", 0, COLUMN if "  " in line else 0)

    def board(self, rest: str) -> None:
        self.session.show_board(with_legend=True)

    def choices(self, rest: str) -> None:
        self.session.show_choices()

    def goal(self, rest: str) -> None:
        session = self.session
        session.screens.show_briefing(session.screen, session.state, self.text)

    def rules(self, rest: str) -> None:
        screens = self.session.screens
        if not rest:
            examples = ", ".join(f"rules {words}" for words in screens.rules_examples)
            raise Refusal(self.text("ui-rules-which", examples=examples))
        found = catalogue.find(rest, screens.rules)
        if not found:
            raise Refusal(self.text("ui-rules-none", word=rest))
        left_out = show_rules(self.session.screen, found, MANY)
        if left_out:
            self.say(self.text("ui-rules-more", rules=left_out))

    def log(self, rest: str) -> None:
        """The last events, or as many sentences as asked for."""
        lines = int(rest) if rest.isdecimal() and int(rest) else LOG_LINES
        for told in history(self.session)[-lines:]:
            self.session.screen.tell(told)

    def why(self, rest: str) -> None:
        """Why something cannot be done."""
        if not rest:
            raise Refusal(self.text("ui-why-what", example=self.session.screens.why_example))
        self.typed = rest
        answer = self.session.dialogue.why_not(self.session.menu.pick(rest))
        self.say(self.text("ui-why-allowed") if answer is None else self.text.say(answer))

    def hint(self, rest: str) -> None:
        """The suggestion of the computer player that gives hints, without long search."""
        table, dialogue = self.session.table, self.session.dialogue
        name = adviser(table.game)
        notation = self.session.screens.done
        if table.state.actions():
            private = dialogue.draws_privately()
            notation = table.state.write(table.computer(name, private, AT_ONCE))
        labels = {c.notation: c.group or c.label for c in dialogue.choices()}
        label = labels.get(notation, notation)
        level = level_name(name, self.text).lower()
        self.say(self.text("ui-hint", level=level, notation=notation, label=label))

    # The game itself.

    def undo(self, rest: str) -> None:
        self.warned = ""
        entries = self.session.table.entries.copy()
        if all(entry.actor != self.seat for entry in entries):
            raise Refusal(self.text("ui-nothing-to-undo"))
        if not self.session.dialogue.undo(self.seat):
            raise Refusal(self.text("ui-no-undo"))
        taken = [entry.notation for entry in entries[len(self.session.table.entries) :]]
        self.say(self.text("ui-undone", notation=self.session.dialogue.undone(taken)))

    def save(self, rest: str) -> None:
        self.say(self.text("ui-saved-as", path=str(self.session.table.save.path)))

    def quit(self, rest: str) -> None:
        raise Leave


def history(session: "Session") -> list[Told]:
    """The whole game so far, narrated again; what was undone is not in it."""
    narrator = session.words.narrator(session.text)
    return [told for _, told in retold(session.table.record, narrator)]
