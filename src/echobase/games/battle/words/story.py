"""What a scenario is about: its name, its story and the goals of both sides."""

from echobase.core.sides import SIDES
from echobase.games.battle.documents.origin import BattleOrigin
from echobase.games.battle.documents.tables import ScenarioTable
from echobase.games.battle.rules.state import State
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
    """Briefing, goals of both sides and special rules, for a scenario that the messages know."""
    id_ = played(state).id
    name = scenario_name(state, text)
    if not text.has(f"scenario-{id_}-briefing"):
        return Story(name)
    goals: dict[str, str] = {side: text(f"scenario-{id_}-goal-{side}") for side in SIDES}
    return Story(name, text(f"scenario-{id_}-briefing"), goals, text(f"scenario-{id_}-special"))
