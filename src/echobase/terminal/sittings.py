"""The sitting that a saved game needs: with a coach, with a puzzle, or with neither."""

from echobase.terminal.lesson_session import LessonSession
from echobase.terminal.puzzle_session import PuzzleSession
from echobase.terminal.saved_game import SavedGame
from echobase.terminal.screen import Screen
from echobase.terminal.session import Session
from echobase.text import Text


def session_of(saved: SavedGame, screen: Screen, text: Text) -> Session:
    """A sitting at a saved game."""
    facts = saved.log.facts
    if facts.puzzle:
        return PuzzleSession(saved, screen, text)
    kind = LessonSession if facts.lesson else Session
    return kind(saved, screen, text)
