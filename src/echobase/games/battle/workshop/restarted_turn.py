"""A battle in progress after its units were changed by hand: at the beginning of a turn."""

from typing import Final

from echobase.workshop.facet import Tables

KEPT: Final = (
    *("active", "turns", "medals", "hands", "discards", "support", "destroyed"),
    *("tokens", "left", "fallen", "due", "charges", "card_seats"),
)
"""What still holds when the units stand elsewhere; all about the turn in progress is dropped."""


def settled(document: Tables) -> Tables:
    """The same document; of a battle in progress, the side in turn is about to play a card.

    Decks are left out: they hold all cards that are nowhere else.
    """
    play = document.get("play")
    if not isinstance(play, dict):
        return document
    kept = {name: play[name] for name in KEPT if name in play}
    standing = [one.get("hex") for one in document.get("structures", []) if isinstance(one, dict)]
    if isinstance(kept.get("destroyed"), list):
        kept["destroyed"] = [hex_ for hex_ in kept["destroyed"] if hex_ in standing]
    return {**document, "play": kept}
