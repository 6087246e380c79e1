"""Documents in the workshop: drawn, judged, edited and written."""

from typing import Final

from echobase.core import registry
from echobase.core.document import to_toml
from echobase.core.errors import BadDocument, BadOption, EchoBaseError, Refusal
from echobase.play.game_log import GameLog
from echobase.play.interaction import interaction
from echobase.play.log_entry import NO_ACTION
from echobase.server.games.boards import sketch_board
from echobase.server.games.positions import imagined
from echobase.server.messages.workshop import (
    Draft,
    EditedDocument,
    EditedDraft,
    WantedEdit,
)
from echobase.server.rooms.worded_events import changing
from echobase.text import Text
from echobase.workshop.facet import Flaw, Sketch, Tables, need_workshop, told
from echobase.workshop.parts import WorkshopProblem

MOST_PROBLEMS: Final = 60
"""Problems that are told at once."""


def draft(game: str, document: Tables, text: Text) -> Draft:
    """A document as far as it goes, drawn and in words."""
    facet = need_workshop(registry.game(game).name)
    sketch = facet.sketch(document)
    ways = interaction(game)
    return Draft(
        board=sketch_board(game, sketch.state, ways, text),
        view=changing(sketch.state.view(None), ways, text.lang),
        problems=problems(sketch, text),
        marks=facet.marks(document, sketch, text),
        counts=facet.counts(sketch, text),
        playable=sketch.playable,
    )


def problems(sketch: Sketch, text: Text) -> list[WorkshopProblem]:
    return [
        WorkshopProblem(text=told(flaw, text), field=flaw.field, hexes=list(flaw.hexes))
        for flaw in sketch.flaws[:MOST_PROBLEMS]
    ]


def edited(wanted: WantedEdit, text: Text) -> EditedDraft:
    """A document after an edit; Refusal says why it cannot be made."""
    game = wanted.game
    facet = need_workshop(registry.game(game).name)
    try:
        changed = facet.edit(wanted.document, wanted.edit)
    except BadDocument as error:
        flaw = Flaw(error.field, error.problem or str(error))
        raise Refusal(told(flaw, text), "bad-edit") from None
    picture = draft(game, changed, text) if wanted.draw else None
    return EditedDraft(game=game, document=changed, draft=picture)


def started(game: str, start: str) -> EditedDocument:
    facet = need_workshop(registry.game(game).name)
    return EditedDocument(game=game, document=facet.document(start))


def as_text(document: Tables) -> str:
    """A document as a TOML file; BadDocument for what no file can hold."""
    try:
        return to_toml(document)
    except (TypeError, ValueError):
        raise BadDocument("document: it holds what no TOML file can hold, such as null") from None


# Moments of games.


def moment(game_log: GameLog, number: int | None, seat: int | None) -> EditedDocument:
    """A moment of a game; before its end, what the seat cannot know is imagined."""
    state = game_log.state
    if number is not None:
        entries = [entry for entry in game_log.entries if entry.action != NO_ACTION]
        if not 0 <= number <= len(entries):
            raise EchoBaseError(f"number: from 0 to {len(entries)}; got {number}")
        state = entries[number].before if number < len(entries) else state
    if seat is not None:
        state = imagined(state, seat, interaction(game_log.facts.game))
    elif not game_log.is_open():
        raise BadOption("seat: only who sits at a game can take a moment of it before its end")
    game = game_log.facts.game
    return EditedDocument(game=game, document=need_workshop(game).moment(state.document()))
