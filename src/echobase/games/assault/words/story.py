"""What a map is about: its name, its story and the goals of both sides."""

from echobase.core.document import in_language
from echobase.core.sides import SIDES
from echobase.games.assault.documents.origin import AssaultOrigin
from echobase.games.assault.documents.tables import AssaultTable
from echobase.games.assault.rules.state import State
from echobase.text import Text
from echobase.text.words import Story


def played(state: State) -> AssaultTable:
    """The document of the map, whose own name is used where the message files have none."""
    assert isinstance(state.origin, AssaultOrigin)
    return state.origin.document


def map_name(state: State, text: Text) -> str:
    id_ = f"map-{played(state).id}"
    return text(id_) if text.has(id_) else played(state).named(text.lang)


def story(state: State, text: Text) -> Story:
    """The map, its story and the goals of both sides: of the messages or of the document."""
    document, lang = played(state), text.lang
    briefing = f"map-{document.id}-briefing"
    usual = {"rebel": "ui-assault-goal-rebel", "empire": "ui-assault-goal-empire"}
    special = in_language(document.special, lang)
    return Story(
        map_name(state, text),
        text(briefing)
        if text.has(briefing)
        else in_language(document.briefing, lang) or text("game-assault-about"),
        {
            side: in_language(document.goals.get(side, {}), lang) or text(usual[side])
            for side in SIDES
        },
        " ".join([*([special] if special else []), *agreed(state, text)]),
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
