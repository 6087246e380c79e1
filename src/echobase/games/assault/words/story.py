"""What a map is about: its name, its story and the goals of both sides."""

from echobase.core.sides import SIDES
from echobase.games.assault.documents.origin import AssaultOrigin
from echobase.games.assault.rules.state import State
from echobase.text import Text
from echobase.text.words import Story


def map_texts(state: State) -> tuple[str, str]:
    """The id of the map and its own name, for documents unknown to the message files."""
    assert isinstance(state.origin, AssaultOrigin)
    document = state.origin.document
    return document.id, document.name or document.id


def map_name(state: State, text: Text) -> str:
    id_, name = map_texts(state)
    return text(f"map-{id_}") if text.has(f"map-{id_}") else name


def story(state: State, text: Text) -> Story:
    """The map, its story and the goals of both sides."""
    id_, _ = map_texts(state)
    briefing = f"map-{id_}-briefing"
    goals = {"rebel": "ui-assault-goal-rebel", "empire": "ui-assault-goal-empire"}
    return Story(
        map_name(state, text),
        text(briefing if text.has(briefing) else "game-assault-about"),
        {side: text(goals[side]) for side in SIDES},
        " ".join(agreed(state, text)),
    )


def agreed(state: State, text: Text) -> list[str]:
    """Options that differ from the usual."""
    setting = state.setting
    found = []
    if setting.field_of_fire != 120:
        found.append(f"{text('option-field-of-fire')}: {setting.field_of_fire}°")
    if not setting.reshuffle_first_five:
        found.append(text("ui-assault-no-reshuffle"))
    return found
