"""Lessons and puzzles as a game in progress needs them: closed choices, fixed chance, the end."""

from typing import Protocol

from echobase.core import registry
from echobase.core.events import Message
from echobase.play.game_log import GameLog
from echobase.play.offers import Decision
from echobase.play.puzzle_attempt import PuzzleAttempt


class Guidance(Protocol):
    """What a lesson or a puzzle says about a game at this point."""

    @property
    def stopped(self) -> bool:
        """Whether nobody continues: the end is reached, or something has to be tried again."""
        ...

    def why_closed(self, notation: str) -> Message | None:
        """Why a choice that the rules allow is not wanted; None when it is open."""
        ...

    def chance(self) -> int | None:
        """The outcome of chance that is fixed; None when it is left to luck."""
        ...


class Follower(Protocol):
    """The facet `lessons` of a game."""

    def follow(self, game_log: GameLog) -> Guidance:
        """The lesson of a game at its current point."""
        ...


def guidance(game_log: GameLog) -> Guidance | None:
    """What the lesson or puzzle of a game says now; None when the game is neither."""
    facts = game_log.facts
    if facts.puzzle:
        return PuzzleAttempt(game_log)
    if not facts.lesson:
        return None
    facet: Follower = registry.facet(facts.game, "lessons")
    return facet.follow(game_log)


def open_part(decision: Decision, lesson: Guidance) -> Decision:
    """A decision without the choices that a lesson closes."""
    groups, found = decision.groups, []
    for group in groups:
        group.offers = [offer for offer in group.offers if not lesson.why_closed(offer.notation)]
        if group.offers:
            found.append(group)
    decision.groups = found
    left = {offer.action for group in found for offer in group.offers}
    decision.volley = [action for action in decision.volley if action in left]
    if decision.done is not None and lesson.why_closed("done"):
        decision.done = None
    return decision
