"""The choices of a decision with their numbers; a very long list is offered in two stages."""

import re
from collections import Counter
from itertools import groupby
from typing import Final

from echobase.core.errors import Refusal
from echobase.play.offers import Choice
from echobase.terminal.dialogue import Dialogue
from echobase.terminal.screen import Screen
from echobase.terminal.screens import Screens
from echobase.text import Text

NUMBER: Final = re.compile(r"[0-9]{1,6}")
BACK: Final = "back"
"""Leaves the second stage."""


class Menu:
    """Shows the choices and finds the one that an answer means."""

    def __init__(self, screens: Screens, dialogue: Dialogue, screen: Screen, text: Text) -> None:
        self.screens = screens
        self.dialogue = dialogue
        self.screen = screen
        self.text = text
        self.opened = ""
        """The group whose choices are shown, in the second stage."""

    def staged(self) -> bool:
        return len(self.dialogue.notations()) > self.screens.at_once

    # Showing.

    def show(self) -> None:
        """The numbered list; short choices of a group share a line."""
        numbered = enumerate(self.page(), 1)
        for group, members in groupby(numbered, key=lambda pair: heading(pair[1])):
            if group:
                self.screen.say(group, "", 2, 2)
            self.show_group(list(members), 2 if group else 0)

    def show_group(self, members: list[tuple[int, Choice]], indent: int) -> None:
        cells: list[str] = []
        for number, choice in members:
            shown = 0 if self.is_last(choice.notation) else number
            if choice.short:
                cells.append(f"{shown:>3} {choice.label}")
            else:
                self.screen.grid(cells, indent + 2)
                cells = []
                self.screen.say(f"{shown:>3}  {choice.label}", "", indent, 5)
        self.screen.grid(cells, indent + 2)

    def is_last(self, notation: str) -> bool:
        """Whether a choice has the number 0."""
        return notation in (self.screens.done, BACK)

    def page(self) -> list[Choice]:
        """The choices as currently shown."""
        choices = self.dialogue.choices()
        if not self.opened:
            return self.outline(choices) if self.staged() else choices
        inside = [choice for choice in choices if choice.group == self.opened]
        return [*inside, Choice(BACK, self.text("ui-back"))]

    def outline(self, choices: list[Choice]) -> list[Choice]:
        """The first stage: folded groups, which have no notation, and choices without a group."""
        sizes = Counter(choice.group for choice in choices)
        found: list[Choice] = []
        for group, members in groupby(choices, key=lambda choice: choice.group):
            if not group:
                found.extend(members)
            elif sizes[group] == 1:
                only = next(members)
                found.append(Choice(only.notation, f"{group}: {only.label}"))
            else:
                label = self.text("ui-folded", name=group, choices=sizes[group])
                found.append(Choice("", label, group))
        return found

    # Answers.

    def turn_page(self, line: str) -> bool:
        """Open a group by its number or first word, or leave it, if the answer says so."""
        word = line.lower()
        if self.opened and word in ("0", BACK):
            self.opened = ""
            return True
        choices = self.dialogue.choices()
        if self.staged() and not self.opened:
            for number, entry in enumerate(self.outline(choices), 1):
                if not entry.notation and word == str(number):
                    self.opened = entry.group
                    return True
        for group in dict.fromkeys(choice.group for choice in choices):
            if group and word == group.split()[0].lower():
                self.opened = group
                return True
        return False

    def split(self, line: str) -> list[str]:
        """The single choices named in a line: `1 3` names two."""
        words = line.replace(",", " ").split()
        if all(NUMBER.fullmatch(word) for word in words):
            return words
        return self.dialogue.split(line)

    def pick(self, word: str) -> str:
        """The notation meant by a number, by notation or by notation without its verb."""
        typed = " ".join(word.lower().split())
        completed = self.dialogue.complete(typed)
        if NUMBER.fullmatch(word) and not completed:
            return self.by_number(int(word))
        for notation in self.dialogue.notations():
            if typed in (notation.lower(), notation.lower().partition(" ")[2]):
                return notation
        return completed or " ".join(word.split())

    def by_number(self, number: int) -> str:
        notations = self.numbered()
        zero = self.is_last(notations[-1])
        if number == 0 and zero:
            return notations[-1]
        last = len(notations) - zero
        if not 1 <= number <= last:
            raise Refusal(self.text("ui-no-number", number=number, last=last))
        if not notations[number - 1]:
            raise Refusal(self.text("ui-unfold-first", number=number))
        return notations[number - 1]

    def numbered(self) -> list[str]:
        """The notation of each number; with one stage, without the work of wording the choices."""
        if self.staged() or self.opened:
            return [choice.notation for choice in self.page()]
        return self.dialogue.notations()


def heading(choice: Choice) -> str:
    """The heading above a choice; a folded group has none."""
    return choice.group if choice.notation else ""
