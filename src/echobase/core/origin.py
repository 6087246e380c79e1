"""What a state was made from; it makes views and documents, so the rules need not know them."""

import copy
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from echobase.core.aliases import Seat
from echobase.core.document import Document, to_tables

D = TypeVar("D", bound=Document)
A = TypeVar("A", bound=msgspec.Struct)


class Origin(msgspec.Struct, Generic[D, A], frozen=True):
    """The document and options of a game; all copies of a state share one."""

    game: ClassVar[str]
    scenario_option: ClassVar[str]

    document: D
    agreed: A
    """What the players agreed on before the game."""
    which: str | dict[str, Any]
    """The scenario option: the id of one that comes with the game, or a whole document."""

    def view(self, state: Any, seat: Seat | None) -> Any:
        """What a seat, or a spectator (None), may know of a state."""
        raise NotImplementedError

    def save(self, state: Any) -> dict[str, Any]:
        """A state as a document that loads to the same state."""
        raise NotImplementedError

    def options(self) -> dict[str, Any]:
        """The options the game was started with."""
        return copy.deepcopy({self.scenario_option: self.which, **to_tables(self.agreed)})

    def scenario(self) -> str:
        """The id of the scenario or map."""
        return self.document.id
