"""What a state was made from; it makes views and documents, so the rules need not know them."""

from typing import Any, Protocol


class Origin(Protocol):
    """The document and options of a game; all copies of a state share one."""

    def view(self, state: Any, seat: int | None) -> Any:
        """What a seat, or a spectator (None), may know of a state."""
        ...

    def save(self, state: Any) -> dict[str, Any]:
        """A state as a document that loads to the same state."""
        ...

    def options(self) -> dict[str, Any]:
        """The options the game was started with."""
        ...

    def scenario(self) -> str:
        """The id of the scenario or map."""
        ...
