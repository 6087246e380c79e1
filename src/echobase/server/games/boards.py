"""The board of a game for the browser: everything that never changes, drawn and in words."""

import msgspec

from echobase.core.game import State
from echobase.picture.drawing import drawing
from echobase.picture.plain import plain
from echobase.play.browser import browser
from echobase.play.dice_evidence import published
from echobase.play.game_log import GameLog
from echobase.play.interaction import Interaction
from echobase.rulebook import links
from echobase.server.games.players import seats_of
from echobase.server.games.summaries import guided_story, leaders
from echobase.server.messages.protocol import Board
from echobase.server.rooms.worded_events import ground_of
from echobase.text import Text
from echobase.text.words import words


def board(game_log: GameLog, interaction: Interaction, text: Text, bottom: int) -> Board:
    """Everything that a client needs only once, with the side of a seat at the bottom."""
    state, facts = game_log.first, game_log.facts
    sides = list(state.sides())
    turned = sides[bottom] != sides[0]
    story = guided_story(game_log, text) or words(facts.game).story(state, text)
    drawn = plain(state, text.lang)
    return Board(
        id=facts.id,
        game=facts.game,
        name=story.name,
        briefing=[line for line in (story.briefing, story.special) if line],
        goals=story.goals or {},
        box=drawn.layout.field,
        sides=sides,
        seats=seats_of(
            facts, state.sides(), leaders(game_log.first.view(None), game_log.first), text
        ),
        ground=ground_of(state, interaction),
        options=game_log.open_options(),
        dice=facts.dice,
        hints=facts.hints,
        undo=facts.undo,
        luck=published(game_log),
        secret=facts.secret if game_log.over else "",
        record=facts.record,
        rules=links(facts.game),
        client=browser(facts.game).client,
        **msgspec.structs.asdict(browser(facts.game).parts(state, text, turned)),
    )


def sketch_board(game: str, state: State, interaction: Interaction, text: Text) -> Board:
    """The board of a position that nobody plays yet."""
    story = words(game).story(state, text)
    return Board(
        id="",
        game=game,
        name=story.name,
        briefing=[line for line in (story.briefing, story.special) if line],
        goals=story.goals or {},
        box=drawing(game).layout(state.view(None)).field,
        sides=list(state.sides()),
        seats=[],
        ground=ground_of(state, interaction),
        options={},
        dice="server",
        hints=True,
        undo=True,
        luck="",
        secret="",
        record=False,
        rules=links(game),
        client=browser(game).client,
        **msgspec.structs.asdict(browser(game).parts(state, text, False)),
    )
