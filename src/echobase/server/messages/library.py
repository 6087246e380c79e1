"""The messages of the library."""

from typing import Annotated, Any

import msgspec

from echobase.play.structs import Struct


class Publication(Struct, forbid_unknown_fields=True):
    """A document that somebody publishes."""

    game: str
    document: dict[str, Any]
    name: Annotated[str, msgspec.Meta(max_length=200)]
    """Its title."""
    author: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """Who made it; empty for the name of the profile, or for nobody."""


class Published(Struct):
    """A new entry, and the token by which its author can withdraw it."""

    id: str
    token: str


class EntryOf(Struct):
    """An entry of the library in a list."""

    id: str
    game: str
    name: str
    author: str
    text: str
    """What it is about, in the language asked for."""
    created: float
    likes: int
    liked: bool
    """Whether whoever asks likes it."""
    plays: int
    """Games that were begun from it."""
    wins: dict[str, int]
    """By side: how many of them it has won."""
    own: bool
    """Whether it belongs to the profile of whoever asks."""


class LibraryPage(Struct):
    """A part of the list."""

    entries: list[EntryOf]
    more: bool
    """Whether there are more after these."""


class WholeEntry(Struct):
    """An entry with its document."""

    entry: EntryOf
    document: dict[str, Any]


class WantedLike(Struct, forbid_unknown_fields=True):
    """Whether somebody likes an entry."""

    like: bool = True
