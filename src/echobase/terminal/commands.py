"""What a player may type at a decision: numbers, notation, and commands such as why and undo."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from echobase import IllegalAction
from echobase.battle.board import INDEX, LABELS
from echobase.battle.sight import blockers
from echobase.battle.terrain import RIDGE
from echobase.battle.view import View
from echobase.core.events import Message
from echobase.terminal import board, catalogue, odds
from echobase.terminal.choices import card_line, engine_step
from echobase.terminal.describe import objective_lines, seat_name, unit_line
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
SIGNS: Final = {
    "unit": board.UNITS,
    "structure": board.STRUCTURES,
    "badge": board.BADGES,
    "terrain": board.TERRAIN,
}
"""What can be on the board, with the signs that stand for it."""


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
            "info": self.info,
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

    def pause(self, seat: int, prompt: str, only_enter: str) -> bool:
        """Wait for Enter before a card is drawn by itself; False when the player leaves.

        `prompt` and `only_enter` are messages: what is asked, and the answer to any choice.
        """

        def refuse(line: str) -> None:
            raise Refused(self.text(only_enter))

        before = self.moment()
        while self.moment() == before:
            if not self.waiting(seat):
                self.ask(seat, self.text(prompt))
            if self.queue[0].lower() in ("", "0", "done"):
                self.queue.pop(0)
                self.session.do(self.session.table.luck())
            elif self.queue[0].split()[0].lower() in ABOUT_CHOICES:
                self.say(self.text(only_enter))
                self.queue = []
            elif not self.obey(self.queue.pop(0), refuse):
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
        if [word.lower() for word in words] in (["all"], ["order", "all"]):
            if self.session.step() == "order":
                return [choice for choice in choices if choice.startswith("order ")] or ["done"]
        if all(NUMBER.fullmatch(word) for word in words):
            return words
        first = words[0].lower()
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
        why_not = self.session.table.why_not_order(hexes)
        if why_not is not None and why_not.id == "battle-why-no-orders-left":
            raise Refused(self.too_many(hexes))
        self.refuse(why_not)
        self.session.order(hexes)
        self.warned = False

    def too_many(self, hexes: list[str]) -> str:
        """How many orders the card gives, or which unit is one too many in its section."""
        state, table = self.session.state, self.session.table
        limit = 1 if state.fell_back else state.card.orders
        if len({*table.orders_given(), *hexes}) > limit:
            return self.text("ui-too-many-orders", orders=limit)
        sooner = [n for n in range(1, len(hexes)) if table.why_not_order(hexes[:n]) is not None]
        surplus = hexes[sooner[0] - 1 if sooner else -1]
        return self.text("battle-why-wrong-section", hex=surplus, card=state.card.key)

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
        self.session.screen.say(self.text("help-more"))

    def info(self, rest: str) -> None:
        """What the things on this board do: all of them, those on one hex, or those named."""
        view: View = self.session.state.view(None)
        if HEX.fullmatch(rest):
            self.info_hex(rest.upper(), view)
            return
        found = [piece for piece in pieces(view) if self.is_called(rest.lower(), *piece)]
        if not found:
            raise Refused(self.text("ui-info-none", word=rest))
        for group, key in found:
            self.tell_about(group, key)
        if not rest:
            infantry, vehicle, blast, retreat, cross = self.session.state.scenario.faces
            self.say(
                self.text(
                    "ui-info-dice",
                    infantry=infantry,
                    vehicle=vehicle,
                    blast=blast,
                    retreat=retreat,
                    cross=cross,
                )
            )

    def info_hex(self, hex_: str, view: View) -> None:
        """Terrain, structure, unit and badge of a hex, and what is marked there."""
        if hex_ not in INDEX:
            raise Refused(self.text("ui-no-hex", hex=hex_))
        units = [unit for unit in view.units if unit.hex == hex_]
        for unit in units:
            self.say(unit_line(unit, view, self.text))
        for line in objective_lines(self.session.state, self.text):
            if hex_ in line.split():
                self.say(line)
        self.tell_about("terrain", view.terrain.get(hex_, "open"))
        if hex_ in view.structures:
            self.tell_about("structure", view.structures[hex_])
        for unit in units:
            self.tell_about("unit", unit.kind)
            if unit.badge:
                self.tell_about("badge", unit.badge)

    def is_called(self, word: str, group: str, key: str) -> bool:
        """Whether a word is the sign or a part of the name of something; no word fits all."""
        sign = SIGNS[group][key].strip("[]").lower()
        name = self.text(f"{group}-{key.replace('_', '-')}").lower()
        return word == sign or (len(word) != 1 and word in name)

    def tell_about(self, group: str, key: str) -> None:
        id_ = f"{group}-{key.replace('_', '-')}"
        sign = "" if self.session.screen.plain else SIGNS[group].get(key, "")
        name = f"{self.text(id_)} ({sign})" if sign else self.text(id_)
        self.say(f"{name}: {self.text(f'{id_}-about')}")

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
        found = catalogue.find(rest, "B-")
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
        why_not = self.why_not_attack(notation)
        if why_not is not None:
            no_dice = lines[0] == self.text("ui-odds-none")
            wrong_step = why_not.id == "battle-why-step"
            reason = lines[0] if no_dice and wrong_step else self.text.say(why_not)
            lines = [reason] if no_dice else [*lines[:-1], reason]
        for line in lines:
            self.say(line)

    def why_not_attack(self, notation: str) -> Message | None:
        """Why an attack cannot be made; a blocked sight matters more than the wrong step."""
        state = self.session.state
        why_not = state.why_not(notation)
        start, target = (INDEX[hex_] for hex_ in HEX.findall(notation.upper()))
        if why_not is None or why_not.id != "battle-why-step" or state.sees(start, target):
            return why_not
        ridges = state.scenario.terrain[start] == state.scenario.terrain[target] == RIDGE
        blocking = blockers(start, target, state.obstructions(ridges))
        names = " ".join(LABELS[hex_] for hex_ in blocking)
        return Message("battle-why-sight", {"hex": LABELS[target], "blocked": names})

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
        if all(entry.actor != self.seat for entry in self.session.table.entries):
            raise Refused(self.text("ui-nothing-to-undo"))
        if not self.session.table.undo(self.seat):
            raise Refused(self.text("ui-no-undo"))
        self.session.recall_orders()
        self.say(self.text("ui-undone"))

    def save(self, rest: str) -> None:
        self.say(self.text("ui-saved-as", path=str(self.session.table.save.path)))

    def quit(self, rest: str) -> None:
        raise Leave


def pieces(view: View) -> list[tuple[str, str]]:
    """The kinds of units, structures, badges and terrain on this board."""
    there = {
        "unit": {unit.kind for unit in view.units},
        "structure": set(view.structures.values()),
        "badge": {unit.badge for unit in view.units if unit.badge},
        "terrain": set(view.terrain.values()),
    }
    return [(group, key) for group, signs in SIGNS.items() for key in signs if key in there[group]]
