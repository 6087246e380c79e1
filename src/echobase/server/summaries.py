"""What a list of games shows of one of them, in all languages."""

from typing import Any

from echobase.core.chance import CHANCE, OVER
from echobase.play.game_log import Course
from echobase.play.interaction import Desk
from echobase.server.store import Digest
from echobase.text import LANGUAGES, Text

TEXTS = {lang: Text(lang) for lang in LANGUAGES}


def digest(course: Course, desk: Desk) -> Digest:
    """How a game stands, as everybody may know it."""
    state, front = course.state, desk.front
    seen = state.view(None)
    over = state.to_act() == OVER
    seat = desk.decider(course)
    return Digest(
        name={lang: front.scenario_name(state, text) for lang, text in TEXTS.items()},
        heading={lang: desk.heading(course, text) for lang, text in TEXTS.items()},
        score={lang: front.score(seen, text) for lang, text in TEXTS.items()},
        result={lang: front.result(state, text) for lang, text in TEXTS.items()} if over else {},
        turn=front.turns(state),
        waiting=[] if seat in (CHANCE, OVER) else [seat],
        sides=list(front.sides(state)),
        leaders=leaders(seen),
        finished=over,
    )


def leaders(view: Any) -> list[str]:
    """The leader of each seat, who never changes; empty where there are none."""
    return [getattr(seat, "leader", "") for seat in view.seats]
