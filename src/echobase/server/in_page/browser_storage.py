"""What the browser keeps, as the worker reaches it: values by key on named shelves.

The other side is `web/src/lib/in_page/shelf.ts`. Everything crosses as JSON.
"""

from collections.abc import Awaitable, Sequence
from typing import Any, Final, Literal, Protocol

import msgspec

from echobase.server.errors import AlreadyWritten, CannotStore

Key = str | list[str | int]
Outcome = Literal["done", "taken", "missing"]
TAKEN: Final = "taken"
MISSING: Final = "missing"


class PageStorage(Protocol):
    """What JavaScript does for this worker."""

    def read(self, wanted: str) -> Awaitable[str]:
        """The values that are asked for, all of one moment."""

    def change(self, steps: str, told: str) -> Awaitable[str]:
        """Take all steps or none, then tell other pages which game has changed."""

    def claim(self, work: str) -> Awaitable[bool]:
        """Claim work, unless another page does it."""

    def release(self, work: str) -> None: ...


class Reading(msgspec.Struct, omit_defaults=True):
    """One value by its key, or all from one key to another, in their order."""

    shelf: str
    key: Key
    to: Key | None = None


class ShelfChange(msgspec.Struct, omit_defaults=True):
    """One change.

    `add` finds nothing there yet, `merge` finds something and changes its fields, provided that
    others are as expected.
    """

    do: Literal["add", "put", "merge", "delete"]
    shelf: str
    key: Key
    value: Any = None
    expected: dict[str, Any] = {}
    to: Key | None = None


class Shelves:
    """The shelves of this page's origin."""

    def __init__(self, storage: PageStorage) -> None:
        self.storage = storage

    async def read(self, *wanted: Reading) -> list[list[Any]]:
        """For each reading, the values that were found."""
        try:
            found = await self.storage.read(msgspec.json.encode(wanted).decode())
        except Exception as error:
            raise CannotStore(reason(error)) from None
        values: list[list[Any]] = msgspec.json.decode(found)
        return values

    async def change(self, steps: Sequence[ShelfChange], told: str = "") -> None:
        """Take all steps or none; AlreadyWritten when another page was faster."""
        try:
            outcome = await self.storage.change(msgspec.json.encode(steps).decode(), told)
        except Exception as error:
            raise CannotStore(reason(error)) from None
        if outcome != "done":
            raise AlreadyWritten(f"{told or steps[0].key}: {outcome}")


def reason(error: Exception) -> str:
    """Why the browser refuses, in one line."""
    return (str(error).splitlines() or ["the browser keeps nothing"])[0].removeprefix("Error: ")


def inside(game: str, after: int = -1) -> tuple[Key, Key]:
    """From where to where the keys of a game reach, after a number."""
    return [game, after + 1], [game, 2**53]
