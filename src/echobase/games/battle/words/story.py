"""What a scenario is about: its name, its story and the goals of both sides."""

from echobase.core.sides import SIDES
from echobase.games.battle.documents.origin import BattleOrigin
from echobase.games.battle.rules.state import State
from echobase.text import Text
from echobase.text.words import Story


def scenario_texts(state: State) -> tuple[str, str]:
    """The id of the scenario and its own name, for documents unknown to the message files."""
    assert isinstance(state.origin, BattleOrigin)
    document = state.origin.document
    return document.id, document.name or document.id


def scenario_name(state: State, text: Text) -> str:
    id_, name = scenario_texts(state)
    return text(f"scenario-{id_}") if text.has(f"scenario-{id_}") else name


def story(state: State, text: Text) -> Story:
    """Briefing, goals of both sides and special rules, for a scenario that the messages know."""
    id_, _ = scenario_texts(state)
    name = scenario_name(state, text)
    if not text.has(f"scenario-{id_}-briefing"):
        return Story(name)
    goals: dict[str, str] = {side: text(f"scenario-{id_}-goal-{side}") for side in SIDES}
    return Story(name, text(f"scenario-{id_}-briefing"), goals, text(f"scenario-{id_}-special"))
