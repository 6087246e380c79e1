"""What the manifests of the engines share: options and documents become the state of a game."""

from typing import Any, Generic, TypeVar

import msgspec

from echobase.core.document import load_tables
from echobase.core.errors import BadDocument, BadOption
from echobase.core.game import State

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=msgspec.Struct)


class EngineGame(Generic[S, A]):
    """Implements `start` and `load` of `core.game.Game`; a game says what its options mean.

    `S` is the type of its states, `A` that of the options its players agree on.
    """

    scenario_option: str
    option_names: tuple[str, ...]
    """The options of `start`."""

    def start(self, **options: Any) -> S:
        """A new game: of the scenario or map with an id, or of a whole document."""
        for name in options:
            if name not in self.option_names:
                raise BadOption(
                    f"no option {name!r}; known options: {', '.join(self.option_names)}"
                )
        which = options.pop(self.scenario_option, None)
        given = {name: value for name, value in options.items() if value is not None}
        if not isinstance(which, dict):
            return self.start_own(which, self.agree(given))
        within = which.get("options")
        agreed = self.agree({**within, **given} if isinstance(within, dict) else given)
        return self.make(which, agreed, self.scenario_option)

    def load(self, document: Any) -> S:
        """A game from a document: tables, TOML text, or the path of a file."""
        raw, source = load_tables(document)
        try:
            return self.make(raw, self.agree(raw.get("options", {})), source)
        except BadOption as error:
            raise BadDocument(f"{source}: options: {error}") from None

    def agree(self, options: Any) -> A:
        """Check what the players agreed on."""
        raise NotImplementedError

    def start_own(self, which: Any, agreed: A) -> S:
        """A new game of a scenario or map that comes with the game; None is the default."""
        raise NotImplementedError

    def make(self, raw: dict[str, Any], agreed: A, source: str, own: str = "") -> S:
        """The game of a document; errors name the source.

        `own` is the id of a scenario or map that comes with the game; otherwise the game keeps the
        whole document as its option.
        """
        raise NotImplementedError
