"""What a player may type at a decision: numbers, notation, and commands such as why and undo."""

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from echobase.ai import AT_ONCE, adviser
from echobase.core.early_end import RESIGN, can_resign
from echobase.core.errors import IllegalAction, Refusal
from echobase.play.advice import advice, advice_text
from echobase.play.game_log import GameLog
from echobase.play.interaction import CONTINUE, Interaction
from echobase.play.log_entry import Entry
from echobase.play.offers import Guard
from echobase.rulebook import load, rule_catalogue
from echobase.rulebook.search import find
from echobase.terminal.rules import show_found, show_rules
from echobase.text import Text
from echobase.text.narration import Sentence, narrated
from echobase.text.player_names import level_name

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


class Leave(Exception):
    """The player quits; everything is saved."""


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
            "resign": self.resign,
            "save": self.save,
            "quit": self.quit,
            **session.dialogue.words(),
        }

    @property
    def text(self) -> Text:
        return self.session.text

    @property
    def interaction(self) -> Interaction:
        return self.session.interaction

    def say(self, sentence: str) -> None:
        self.session.screen.say(sentence, "", 0, 2)

    def waiting(self, seat: int) -> bool:
        """Whether this player has typed answers ahead."""
        return bool(self.queue) and self.seat == seat

    def listen(self, seat: int) -> bool:
        """Read answers until one changes the game; False when the player leaves."""
        before = self.session.moment()
        while self.session.moment() == before:
            if not self.waiting(seat):
                self.ask(seat, self.session.dialogue.step_name())
            if not self.obey(self.queue.pop(0), self.act):
                return False
        return True

    def pause(self, seat: int, prompt: str, only_enter: str) -> bool:
        """Wait for Enter before chance continues automatically; False when the player leaves.

        `prompt` and `only_enter` are messages: the question, and the reply to any other answer.
        """

        def refuse(line: str) -> None:
            raise Refusal(self.text(only_enter))

        before = self.session.moment()
        while self.session.moment() == before:
            if not self.waiting(seat):
                self.ask(seat, self.text(prompt))
            if self.queue[0].lower() in ("", "0", self.session.screens.done):
                self.queue.pop(0)
                self.interaction.answer(self.session.log, seat, CONTINUE)
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
        self.typed = line
        if self.warned and line.lower() in YES:
            line = self.warned
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
        menu = self.session.menu
        if menu.turn_page(line):
            if not self.queue:
                self.session.show_choices()
            return
        picked = [menu.pick(part) for part in menu.split(line)]
        draft, left_over = self.session.log.copy(), ""
        try:
            if len(picked) > 1:
                left_over = self.interaction.answer_several(draft, self.seat, picked, self.text)
                self.warned = ""
            else:
                self.answer(draft, picked[0])
        except IllegalAction:
            raise self.not_understood() from None
        self.session.accept(draft)
        if left_over:
            raise Refusal(left_over)

    def answer(self, draft: GameLog, notation: str) -> None:
        """Make one choice."""
        why_not = self.interaction.why_not(draft, notation, self.session.eyes(), self.text)
        if why_not is not None:
            raise Refusal(self.session.refusal(why_not))
        action = self.interaction.read(draft, notation, self.text)
        closed = self.interaction.why_closed(draft, action)
        if closed is not None:
            raise Refusal(self.text.say(closed))
        self.confirm(notation, self.interaction.guard(draft, action))
        if not self.interaction.answer(draft, self.seat, action):
            raise self.not_understood()

    def confirm(self, notation: str, guard: Guard | None) -> None:
        """Warn once instead of acting; the same choice again is carried out."""
        wanted = notation.lower()
        if guard is not None and self.warned != wanted:
            self.warned = wanted
            raise Refusal(self.session.dialogue.warning(guard))
        self.warned = ""

    def not_understood(self) -> Refusal:
        shown = self.typed if len(self.typed) <= 40 else f"{self.typed[:40]}…"
        return Refusal(self.text("ui-not-understood", line=shown))

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
        book = load(self.session.saved.game, self.text.lang)
        if book is None or rule_catalogue.is_id(rest):
            self.catalogue(rest, screens.rules)
            return
        found = find(book, rest)
        if not found:
            raise Refusal(self.text("ui-rules-none", word=rest))
        show_found(self.session.screen, found, self.text)

    def catalogue(self, wanted: str, within: str) -> None:
        """Rules by their IDs; IDs must begin with `within`."""
        found = rule_catalogue.find(wanted, within)
        if not found:
            raise Refusal(self.text("ui-rules-none", word=wanted))
        left_out = show_rules(self.session.screen, found, MANY)
        if left_out:
            self.say(self.text("ui-rules-more", rules=left_out))

    def log(self, rest: str) -> None:
        """The last events, or as many sentences as asked for."""
        lines = int(rest) if rest.isdecimal() and int(rest) else LOG_LINES
        for sentence in history(self.session)[-lines:]:
            self.session.screen.tell(sentence)

    def why(self, rest: str) -> None:
        """Why something cannot be done."""
        if not rest:
            raise Refusal(self.text("ui-why-what", example=self.session.screens.why_example))
        self.typed = rest
        session, notation = self.session, self.session.menu.pick(rest)
        try:
            answer = self.interaction.why_not(session.log, notation, session.eyes(), self.text)
        except IllegalAction:
            raise self.not_understood() from None
        self.say(self.text("ui-why-allowed") if answer is None else session.refusal(answer))

    def hint(self, rest: str) -> None:
        """The suggestion of the computer player that gives hints, without long search."""
        saved, dialogue = self.session.saved, self.session.dialogue
        name = adviser(saved.game)
        notation = self.session.screens.done
        if saved.state.actions():
            private = dialogue.draws_privately()
            notation = saved.state.write(saved.computer(name, private, AT_ONCE))
        labels = {c.notation: c.group or c.label for c in dialogue.choices()}
        label = labels.get(notation, notation)
        level = level_name(name, self.text).lower()
        self.say(self.text("ui-hint", level=level, notation=notation, label=label))
        for reason in self.reasons(notation):
            self.say(f"- {reason}")

    def reasons(self, notation: str) -> list[str]:
        """Why the adviser would choose this; nothing where only the end of a step is left."""
        saved = self.session.saved
        if not saved.state.actions():
            return []
        found = advice(saved.game, saved.state, saved.state.read(notation), secrets.token_hex())
        return advice_text(saved.game, saved.state, found, self.text)

    # The game itself.

    def undo(self, rest: str) -> None:
        self.warned = ""
        entries = self.session.log.entries
        if all(entry.actor != self.seat for entry in entries):
            raise Refusal(self.text("ui-nothing-to-undo"))
        if not self.interaction.can_undo(self.session.log, self.seat):
            raise Refusal(self.text("ui-no-undo"))
        draft = self.session.log.copy()
        self.interaction.undo(draft, self.seat)
        notation = self.session.dialogue.undone(dropped(self.session.log, draft))
        self.session.accept(draft)
        self.say(self.text("ui-undone", notation=notation))

    def resign(self, rest: str) -> None:
        """Give the game up, when that is confirmed."""
        log = self.session.log
        if not can_resign(log.state):
            raise Refusal(self.text("ui-no-resign"))
        if self.warned != RESIGN:
            self.warned = RESIGN
            side = log.state.sides()[self.seat]
            really = self.text("ui-really-resign", side=side)
            raise Refusal(f"{really} {self.text('ui-type-again')}")
        self.warned = ""
        draft = log.copy()
        draft.resign(self.seat)
        self.session.accept(draft)

    def save(self, rest: str) -> None:
        self.say(self.text("ui-saved-as", path=str(self.session.saved.save.path)))

    def quit(self, rest: str) -> None:
        raise Leave


def dropped(before: GameLog, after: GameLog) -> list[Entry]:
    """The entries that an undo has dropped, without those that were done again at once."""
    left = {entry.number for entry in after.entries}
    repeated = {entry.notation for entry in after.entries if entry.number > before.number}
    gone = [entry for entry in before.entries if entry.number not in left]
    return [entry for entry in gone if entry.notation not in repeated]


def history(session: "Session") -> list[Sentence]:
    """The whole game so far, narrated again; what was undone is not in it."""
    narrator = session.words.narrator(session.text)
    return [sentence for _, sentence in narrated(session.saved.record, narrator)]
