"""A moment of a battle as a document that somebody edits."""

from typing import Final

from echobase.games.battle.workshop.starts import BOOK_ONLY, OWN_ID
from echobase.workshop.facet import Tables

LEFT_OUT: Final = (*BOOK_ONLY, "secondary")
"""Besides the words of the book: what only one side may know."""


SECRET_COUNTS: Final = ("aim_counts", "aim_units")


def moment(document: Tables) -> Tables:
    """The position with an id of its own."""
    kept = {name: one for name, one in document.items() if name not in LEFT_OUT}
    if "play" in kept:
        kept["play"] = {
            name: one for name, one in kept["play"].items() if name not in SECRET_COUNTS
        }
    return {**kept, "id": OWN_ID}
