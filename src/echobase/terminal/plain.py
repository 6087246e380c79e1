"""The terminal for a game without screens of its own: the view in lines, the choices in a list."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from echobase.core import registry
from echobase.core.errors import Refusal
from echobase.core.game import State
from echobase.core.view import View
from echobase.play.offers import Choice, Decision
from echobase.play.plain import DONE, known_hexes
from echobase.terminal.dialogue import Dialogue, Note
from echobase.terminal.screen import Screen
from echobase.text import Text
from echobase.text.player_names import seat_name, side_name
from echobase.text.words import words

if TYPE_CHECKING:
    from echobase.terminal.session import Session

GENERAL = frozenset((*View.__struct_fields__, "game", "id", "active", "turn"))
"""Fields that the heading of a decision shows."""


def view_lines(state: State, seat: int | None, text: Text) -> list[str]:
    """The fields that a seat may know; those of a seat are listed under its name."""
    seen: dict[str, Any] = msgspec.to_builtins(state.view(seat))
    lines = []
    for name, value in seen.items():
        if name == "seats" and isinstance(value, list):
            names = [seat_name(state.sides(), number, text) for number in range(len(value))]
            for seated in value:
                seated.pop("side", None)  # the name says it
            lines += [field(*pair, text) for pair in zip(names, value, strict=True)]
        elif name not in GENERAL:
            lines.append(field(name, value, text))
    return lines


def field(name: str, value: Any, text: Text) -> str:
    return text("plain-field", name=name, value=", ".join(parts(value)) or "-")


def parts(value: Any) -> Iterator[str]:
    """A value in words, on one line."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield f"{name} {' '.join(parts(inner)) or '-'}"
    elif isinstance(value, list):
        for inner in value:
            yield from parts(inner)
    elif value is not None and value != "":
        yield str(value)


class PlainDialogue(Dialogue):
    """Offers all choices as a list."""

    def decision(self) -> Decision:
        return self.interaction.question(self.log, self.text)

    def question(self) -> list[Note]:
        return [Note(self.decision().prompt, "strong")]

    def notations(self) -> list[str]:
        return [choice.notation for choice in self.choices()]

    def choices(self) -> list[Choice]:
        """The end of the step comes last; choices of a single hex need no heading."""
        decision = self.decision()
        several = len(decision.groups) > 1
        found = [
            Choice(offer.notation, offer.label, group.label if several else "")
            for group in decision.groups
            for offer in group.offers
        ]
        if decision.done is None:
            return found
        return [*found, Choice(DONE, f"{DONE}: {decision.done.label.lower()}")]

    def words(self) -> dict[str, Callable[[str], None]]:
        return {"info": self.info}

    def info(self, rest: str) -> None:
        """The facts about a hex and its choices; without a hex, about everything."""
        lines = view_lines(self.log.state, self.session.eyes(), self.text)
        hex_ = rest.upper()
        if hex_ and hex_ not in known_hexes(self.interaction.game, self.log.state):
            raise Refusal(self.text("plain-info-none", word=rest))
        if hex_:
            lines = [line for line in lines if hex_ in line.replace(",", "").split()]
            lines += [choice.label for choice in self.choices() if touches(choice, hex_)]
        for line in lines or [self.text("plain-info-empty", hex=hex_)]:
            self.say(line)


def touches(choice: Choice, hex_: str) -> bool:
    """Whether the notation of a choice names a hex."""
    return hex_ in choice.notation.replace("-", " ").split()


class PlainScreens:
    """Stands in for a game without screens of its own."""

    help = "plain-help"
    done = DONE
    at_once = 60
    width = 0

    def __init__(self, game: str) -> None:
        self.game = game
        self.rules = f"{game.upper()}-"
        first = registry.game(game).start()
        self.why_example = first.write(first.actions()[0]) if first.actions() else DONE
        self.rules_examples: tuple[str, ...] = (self.rules,)

    def show_list(self, screen: Screen, text: Text) -> None:
        chosen = registry.game(self.game)
        for id_ in chosen.scenarios():
            state = chosen.start(**{chosen.scenario_option: id_})
            screen.say(f"{id_}: {words(self.game).scenario_name(state, text)}")

    def show_overview(self, screen: Screen, state: State, text: Text) -> None:
        self.show_briefing(screen, state, text)
        screen.say()
        self.show_board(screen, state, None, text)

    def show_briefing(self, screen: Screen, state: State, text: Text) -> None:
        story = words(self.game).story(state, text)
        screen.head(story.name)
        for line in (story.briefing, story.special):
            if line:
                screen.say(line)
        for side, goal in (story.goals or {}).items():
            screen.say(f"{side_name(side, text)}: {goal}", side, 0, 2)

    def show_board(
        self, screen: Screen, state: State, seat: int | None, text: Text, with_legend: bool = False
    ) -> None:
        for line in view_lines(state, seat, text):
            screen.say(line)

    def dialogue(self, session: "Session") -> Dialogue:
        return PlainDialogue(session)
