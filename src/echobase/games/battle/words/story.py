"""What a scenario is about: its name, its story and the goals of both sides."""

from echobase.core.document import in_language
from echobase.core.sides import SIDES
from echobase.games.battle.documents.origin import BattleOrigin
from echobase.games.battle.documents.tables import ScenarioTable
from echobase.games.battle.rules.state import State
from echobase.games.battle.words.goal_lines import goal_lines
from echobase.text import Text
from echobase.text.words import Story


def played(state: State) -> ScenarioTable:
    """The document of the scenario, whose own name is used where the message files have none."""
    assert isinstance(state.origin, BattleOrigin)
    return state.origin.document


def scenario_name(state: State, text: Text) -> str:
    id_ = f"scenario-{played(state).id}"
    return text(id_) if text.has(id_) else played(state).named(text.lang)


def story(state: State, text: Text) -> Story:
    """Briefing, goals of both sides and special rules: of the messages or of the document."""
    document = played(state)
    id_, lang = document.id, text.lang
    name = scenario_name(state, text)
    if text.has(f"scenario-{id_}-briefing"):
        known: dict[str, str] = {side: text(f"scenario-{id_}-goal-{side}") for side in SIDES}
        return Story(name, text(f"scenario-{id_}-briefing"), known, text(f"scenario-{id_}-special"))
    goals = {str(side): in_language(texts, lang) for side, texts in document.goals.items()}
    briefing, special = (in_language(one, lang) for one in (document.briefing, document.special))
    return Story(name, briefing, goals or goal_lines(state, text), special)
