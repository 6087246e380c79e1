"""What a player may type at a decision: numbers, notation, and commands such as why and undo."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from echobase import IllegalAction
from echobase.battle.board import INDEX
from echobase.core.events import Message
from echobase.terminal import catalogue, odds
from echobase.terminal.choices import card_line, engine_step
from echobase.terminal.describe import seat_name
from echobase.terminal.pages import show_board, show_rules, show_scenario
from echobase.text import Text

if TYPE_CHECKING:
    from echobase.terminal.session import Session

NUMBER: Final = re.compile(r"[0-9]{1,6}")
HEX: Final = re.compile(r"(?<![A-WYZa-wyz])[A-Za-z][0-9]+")
"""A hex label; in `F3xE4` there are two."""
SHAPES: Final = {
    "move": re.compile(r"[a-z]\d+-[a-z]\d+( via [a-z]\d+)?"),
    "attack": re.compile(r"[a-z]\d+x[a-z]\d+"),
}
"""Notation that is clear without its verb."""
ABOUT_CHOICES: Final = ("list", "why", "hint")
"""Commands that make no sense when there is nothing to choose."""
MANY: Final = 12
"""Rules shown at once."""


class Leave(Exception):
    """The player quits; everything is saved."""


class Refused(Exception):
    """An answer that cannot be carried out; its text is one sentence for the player."""


class Commands:
    """Reads the answers of one sitting and carries them out."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.queue: list[str] = []
        self.seat = -1
        """The player who typed what is in the queue."""
        self.warned = False
        self.words: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "board": self.board,
            "hand": self.hand,
            "goal": self.goal,
            "list": self.choices,
            "rules": self.rules,
            "why": self.why,
            "odds": self.odds,
            "undo": self.undo,
            "hint": self.hint,
            "save": self.save,
            "quit": self.quit,
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
        """Take answers until one changes the game; False when the player leaves."""
        before = self.moment()
        while self.moment() == before:
            if not self.waiting(seat):
                self.ask(seat, self.session.step_name())
            if not self.obey(self.queue.pop(0), self.act):
                return False
        return True

    def moment(self) -> tuple[int, int]:
        """Changes with every action, every undo and when orders are complete."""
        return len(self.session.table.entries), self.session.table.closed

    def pause(self, seat: int) -> bool:
        """Wait for Enter when a turn is over by itself; False when the player leaves."""
        before = self.moment()
        while self.moment() == before:
            if not self.waiting(seat):
                self.ask(seat, self.text("ui-end-turn"))
            if self.queue[0].lower() in ("", "0", "done"):
                self.queue.pop(0)
                self.session.do(self.session.table.luck())
            elif self.queue[0].split()[0].lower() in ABOUT_CHOICES:
                self.say(self.text("ui-nothing-left"))
                self.queue = []
            elif not self.obey(self.queue.pop(0), self.nothing_left):
                return False
        return True

    def ask(self, seat: int, prompt: str) -> None:
        line = self.session.screen.ask(f"{prompt}> ")
        self.queue = [part.strip() for part in line.split(";") if part.strip()] or [""]
        self.seat = seat

    def obey(self, line: str, act: Callable[[str], None]) -> bool:
        """Carry out one answer; `act` does what is no command. False when the player leaves."""
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
        except Refused as refusal:
            self.queue = []
            self.say(str(refusal))
        except Leave:
            self.session.farewell()
            return False
        return True

    def nothing_left(self, line: str) -> None:
        raise Refused(self.text("ui-nothing-left"))

    # Actions.

    def act(self, line: str) -> None:
        """A number, several numbers, or notation."""
        choices = self.session.notations()
        picked = [self.pick(line_part, choices) for line_part in self.parts(line, choices)]
        orders = [notation.split()[1] for notation in picked if notation.startswith("order ")]
        if orders and len(orders) == len(picked):
            self.order(orders)
        elif len(picked) > 1:
            raise Refused(self.text("ui-one-at-a-time"))
        else:
            self.do(picked[0])

    def parts(self, line: str, choices: list[str]) -> list[str]:
        """The single choices named in a line: `1 3`, `order G3 F2` and `all` name several."""
        words = line.replace(",", " ").split()
        if all(NUMBER.fullmatch(word) for word in words):
            return words
        first = words[0].lower()
        if first == "all" and len(words) == 1 and self.session.step() == "order":
            return [choice for choice in choices if choice.startswith("order ")] or ["done"]
        if first == "order" and len(words) > 2:
            return [f"order {word}" for word in words[1:]]
        if self.session.step() == "order" and all(HEX.fullmatch(word) for word in words):
            return [f"order {word}" for word in words]
        return [line]

    def pick(self, word: str, choices: list[str]) -> str:
        """The notation meant by a number, by notation or by notation without its verb."""
        if NUMBER.fullmatch(word):
            return self.by_number(int(word), choices)
        asked = " ".join(word.lower().split())
        for choice in choices:
            if asked in (choice.lower(), choice.lower().partition(" ")[2]):
                return choice
        for verb, shape in SHAPES.items():
            if shape.fullmatch(asked):
                return f"{verb} {asked}"
        return " ".join(word.split())

    def by_number(self, number: int, choices: list[str]) -> str:
        if number == 0 and choices[-1] == "done":
            return "done"
        if 1 <= number <= len(choices) and choices[number - 1] != "done":
            return choices[number - 1]
        last = len(choices) - (choices[-1] == "done")
        raise Refused(self.text("ui-no-number", number=number, last=last))

    def read(self, notation: str) -> int:
        """The action meant; Refused when it cannot be understood."""
        for hex_ in HEX.findall(notation):
            if hex_.upper() not in INDEX:
                raise Refused(self.text("ui-no-hex", hex=hex_))
        try:
            return self.session.state.read(notation)
        except IllegalAction:
            shown = notation if len(notation) <= 40 else f"{notation[:40]}…"
            raise Refused(self.text("ui-not-understood", line=shown)) from None

    def order(self, hexes: list[str]) -> None:
        hexes = [hex_.upper() for hex_ in hexes]
        for hex_ in hexes:
            self.read(f"order {hex_}")
        if self.session.step() != "order":
            self.do(f"order {hexes[0]}")
            return
        self.refuse(self.session.table.why_not_order(hexes))
        self.session.order(hexes)
        self.warned = False

    def do(self, notation: str) -> None:
        if notation == "done" and self.session.table.orders_open():
            if engine_step(self.session.state) != "order":
                self.session.table.close_orders()
                return
        action = self.read(notation)
        self.refuse(self.session.state.why_not(action))
        if notation == "done" and self.ends_turn(action) and not self.warned:
            self.warned = True
            raise Refused(self.text("ui-really-done"))
        self.warned = False
        self.session.do(action)

    def refuse(self, why_not: Message | None) -> None:
        if why_not is not None:
            raise Refused(self.text.say(why_not))

    def ends_turn(self, action: int) -> bool:
        """Whether a `done` gives up attacks, moves or orders and cannot be taken back."""
        if self.session.step() not in ("order", "move", "attack"):
            return False
        after = self.session.state.copy()
        after.apply(action)
        return after.to_act() != self.session.state.to_act()

    # Questions.

    def help(self, rest: str) -> None:
        self.session.screen.say(self.text("help-text"))

    def board(self, rest: str) -> None:
        show_board(self.session.screen, self.session.state, self.text, with_legend=True)

    def choices(self, rest: str) -> None:
        self.session.show_choices()

    def goal(self, rest: str) -> None:
        show_scenario(self.session.screen, self.session.state, self.text)

    def hand(self, rest: str) -> None:
        """The cards of the player at the screen, and of a team mate."""
        session = self.session
        if not session.may_show_hand():
            raise Refused(self.text("ui-hand-hidden"))
        view = session.state.view(session.viewer)
        for seat, cards in enumerate(view.seats):
            if cards.hand is not None:
                self.say(f"{seat_name(session.state, seat, self.text)}:")
                for key in cards.hand:
                    session.screen.say(card_line(key, self.text), "", 2, 2)

    def rules(self, rest: str) -> None:
        if not rest:
            raise Refused(self.text("ui-rules-which"))
        found = catalogue.find(rest)
        if not found:
            raise Refused(self.text("ui-rules-none", word=rest))
        left_out = show_rules(self.session.screen, found, MANY)
        if left_out:
            self.say(self.text("ui-rules-more", rules=left_out))

    def why(self, rest: str) -> None:
        """Why something cannot be done."""
        if not rest:
            raise Refused(self.text("ui-why-what"))
        words = rest.split()
        if self.session.step() == "order" and words[0].lower() == "order" and len(words) > 1:
            self.read(f"order {words[1]}")
            answer = self.session.table.why_not_order([words[1].upper()])
        else:
            answer = self.session.state.why_not(
                self.read(self.pick(rest, self.session.notations()))
            )
        self.say(self.text("ui-why-allowed") if answer is None else self.text.say(answer))

    def odds(self, rest: str) -> None:
        """The odds of an attack, also of one that cannot be made now."""
        words = rest.split()
        notation = f"attack {words[-1]}" if words else ""
        if not re.fullmatch(r"attack [A-Za-z]\d+[xX][A-Za-z]\d+", notation):
            raise Refused(self.text("ui-odds-what"))
        self.read(notation)
        try:
            lines = odds.table(self.session.state, notation, self.text)
        except IllegalAction:
            raise Refused(self.text("ui-odds-nobody")) from None
        for line in lines:
            self.say(line)

    def hint(self, rest: str) -> None:
        """What the simple computer player would do."""
        table = self.session.table
        notation = "done"
        if table.state.actions():
            notation = table.state.write(table.computer("cadet"))
        labels = {c.notation: c.group or c.label for c in self.session.choices()}
        label = labels.get(notation, notation)
        self.say(self.text("ui-hint", notation=notation, label=label))

    # The game itself.

    def undo(self, rest: str) -> None:
        self.warned = False
        if not self.session.table.undo(self.seat):
            raise Refused(self.text("ui-no-undo"))
        self.session.recall_orders()
        self.say(self.text("ui-undone"))

    def save(self, rest: str) -> None:
        self.say(self.text("ui-saved-as", path=str(self.session.table.save.path)))

    def quit(self, rest: str) -> None:
        raise Leave
