"""What the terminal needs from a game: its options, its pages, its screens and its dialogue."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from echobase.core.game import State
from echobase.terminal.dialogue import Dialogue
from echobase.terminal.screen import Screen
from echobase.text import Text
from echobase.text.narration import Narrator
from echobase.text.story import Story

if TYPE_CHECKING:
    from echobase.terminal.session import Session


class Front(Protocol):
    """One game as people meet it. It keeps no state; that of a sitting is in its dialogue."""

    name: str
    """The game, as in `echobase.game(name)`."""
    title: str
    """Its proper name, the same in all languages."""
    rules: str
    """How the IDs of its rules begin."""
    help: str
    """The message that explains a turn and what may be typed; the common commands follow it."""
    why_example: str
    """An action that may stand after `why`."""
    rules_examples: tuple[str, ...]
    """A rule ID and a word that may stand after `rules`."""
    done: str
    """The notation that ends a step; it stands last among the choices and has the number 0."""
    at_once: int
    """More choices than this are offered in two stages: first the group, then what is in it."""
    opponent: str
    """The computer player who takes the empty seats unless another is asked for."""
    adviser: str
    """The computer player who gives hints."""
    width: int
    """Columns of the drawn board; a narrower screen gets the description."""
    wishes: tuple[str, ...]
    """The options of the command line that belong to this game."""

    def options(self, wished: Mapping[str, Any]) -> dict[str, Any]:
        """The wishes that were given as options of `game.start`; BadOption for impossible ones."""
        ...

    # What there is to play.

    def ids(self) -> Sequence[str]:
        """The scenarios or maps that come with the game."""
        ...

    def knows(self, which: str) -> bool:
        """Whether this names one of them, in any way people may write it."""
        ...

    def start(self, which: str) -> State:
        """A new game of one of them."""
        ...

    def load(self, path: Path) -> State:
        """The game in a document."""
        ...

    def show_list(self, screen: Screen, text: Text) -> None:
        """The page of `echobase scenarios`."""
        ...

    def shown(self, state: State) -> State:
        """The position that `echobase show` shows: a map with the set-up it suggests."""
        ...

    def show_overview(self, screen: Screen, state: State, text: Text) -> None:
        """The page of `echobase show`."""
        ...

    def summary(self, state: State, text: Text) -> str:
        """One sentence about a document that is in order."""
        ...

    # A game in progress.

    def sides(self, state: State) -> Sequence[str]:
        """The side of each seat: rebel or empire."""
        ...

    def turns(self, state: State) -> int:
        """The turn that is going on, or the last one."""
        ...

    def reveals(self, before: State, after: State, people: Sequence[int]) -> bool:
        """Whether the action between two states showed a secret to others, so that it stands.

        Of cards only the people at these seats learn anything: a computer player remembers nothing.
        """
        ...

    def scenario_id(self, state: State) -> str:
        """What is being played, as a part of a file name."""
        ...

    def scenario_name(self, state: State, text: Text) -> str:
        """What is being played, in words."""
        ...

    def score(self, view: Any, text: Text) -> str:
        """How the game stands in anybody's view, in one line."""
        ...

    def result(self, state: State, text: Text) -> str:
        """Who won and why; asked only when the game is over."""
        ...

    def story(self, state: State, text: Text) -> Story:
        """What this game is about, to be shown in any way."""
        ...

    def show_briefing(self, screen: Screen, state: State, text: Text) -> None:
        """What this game is about: title, story, goals of both sides."""
        ...

    def show_board(
        self, screen: Screen, state: State, seat: int | None, text: Text, with_legend: bool = False
    ) -> None:
        """The position drawn or, on a plain screen, in sentences; as this seat may know it."""
        ...

    def narrator(self, text: Text) -> Narrator:
        """Somebody who tells what happens."""
        ...

    def dialogue(self, session: "Session") -> Dialogue:
        """What is asked, offered and understood during one sitting."""
        ...
