"""Answers of the Rebels in advance: no points for Luke, no stop for long odds (A-LUKE-15).

They treat all Snowspeeders alike and go by public facts alone, so that neither an answer nor the
lack of a question tells who Luke is.
"""

from typing import Final

from echobase.core.aliases import Action
from echobase.core.sides import REBEL
from echobase.games.assault.interaction.replies import REPLIES
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.force import may_spend
from echobase.games.assault.rules.rounds import only_long_odds
from echobase.games.assault.rules.state import State, as_assault
from echobase.play.game_log import ALWAYS, GameLog
from echobase.play.offers import StandingAnswer, StandingTime
from echobase.text import Text

NO_POINTS: Final = "no-points"
"""Luke spends no points, whoever is shot at."""
LONG_ODDS: Final = "long-odds"
"""A round ends in which all that might be possible needs many of Luke's points."""
THIS_ROUND: Final = "round"
TIMES: Final = {NO_POINTS: (THIS_ROUND, ALWAYS), LONG_ODDS: (ALWAYS,)}


def answers(game_log: GameLog, seat: int, text: Text) -> list[StandingAnswer]:
    """What the Rebels can answer in advance, as long as Luke might have points to spend."""
    state = as_assault(game_log.state)
    if seat != REBEL or game_log.over or not may_spend(state):
        return []
    due = asked(state)
    return [
        StandingAnswer(
            question=question,
            label=text(f"server-assault-{question}"),
            times=[
                StandingTime(time=time, label=text(f"server-assault-{question}-{time}"))
                for time in times
            ],
            now=(now := time_of(game_log, seat, question)),
            state=text(f"server-assault-{question}-{now}-stands") if now else "",
            asked=question == due,
        )
        for question, times in TIMES.items()
    ]


def time_of(game_log: GameLog, seat: int, question: str) -> str:
    """How long a question is answered for in advance; empty when it is asked."""
    when = game_log.stands(seat, question)
    return THIS_ROUND if when and when != ALWAYS else when


def asked(state: State) -> str:
    """The question that is due and could be answered in advance; empty when there is none."""
    if state.step in REPLIES:
        return NO_POINTS
    return LONG_ODDS if only_long_odds(state) else ""


def answer(game_log: GameLog) -> Action | None:
    """What the Rebels have decided on in advance, if that answers the question that is due."""
    if not game_log.asides.standing.get(REBEL) or not game_log.is_human(REBEL):
        return None
    state = as_assault(game_log.state)
    if state.step in REPLIES:
        return REPLIES[state.step] if game_log.stands(REBEL, NO_POINTS) else None
    skips = game_log.stands(REBEL, LONG_ODDS) and only_long_odds(state)
    return actions.DONE if skips else None
