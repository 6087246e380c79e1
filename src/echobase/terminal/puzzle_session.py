"""A puzzle at the terminal: one choice, the verdict on it, and why the answer is best."""

from typing import Final

from echobase.play.advice import advice_text, compared
from echobase.play.puzzle_attempt import PuzzleAttempt
from echobase.play.puzzle_words import (
    PuzzleNow,
    points,
    puzzle_now,
    puzzle_story,
)
from echobase.terminal.saved_game import SavedGame
from echobase.terminal.screen import Screen
from echobase.terminal.session import Session
from echobase.text import Text
from echobase.text.player_names import seat_name

ANSWER: Final = "answer"
"""What somebody types who gives up."""
LEAVE: Final = ("quit", "q", "exit")


class PuzzleSession(Session):
    """One sitting with a puzzle."""

    def __init__(self, saved: SavedGame, screen: Screen, text: Text) -> None:
        super().__init__(saved, screen, text)
        words = self.commands.words
        del words["resign"]
        words["hint"] = lambda rest: screen.say(text("ui-puzzles-no-hint"))
        words[ANSWER] = lambda rest: self.show_answer()

    @property
    def attempt(self) -> PuzzleAttempt:
        return PuzzleAttempt(self.log)

    def introduce(self) -> None:
        story = puzzle_story(self.attempt, self.text)
        seat = self.attempt.puzzle.seat
        level = puzzle_now(self.attempt, self.text).level.name
        self.screen.head(story.name)
        self.screen.say(f"{seat_name(self.sides, seat, self.text)}. {level}.")
        self.screen.say(story.briefing)
        self.screen.say(self.text("ui-puzzles-help"))

    def over(self) -> bool:
        return super().over() and not self.attempt.stopped

    def advance(self) -> bool:
        if not self.attempt.stopped:
            return super().advance()
        self.tell_rest()
        self.show_verdict()
        if self.attempt.told:
            self.farewell()
            return False
        return self.ask_again()

    def ask_again(self) -> bool:
        """After a wrong choice: try again or see the answer; False when the player leaves."""
        while True:
            line = self.screen.ask(f"{self.text('ui-puzzles-again')} ").strip().lower()
            if line in LEAVE:
                self.farewell()
                return False
            if line == ANSWER:
                self.show_answer()
                return True
            if not line:
                draft = self.log.copy()
                PuzzleAttempt(draft).try_again(self.attempt.puzzle.seat)
                self.commands.queue, self.drawn = [], None
                self.accept(draft)
                return True

    def show_answer(self) -> None:
        draft = self.log.copy()
        PuzzleAttempt(draft).show_answer(self.attempt.puzzle.seat)
        self.commands.queue = []
        self.accept(draft)

    # The verdict.

    def show_verdict(self) -> None:
        now = puzzle_now(self.attempt, self.text)
        self.screen.say()
        for line in now.says:
            self.screen.say(line, "mark", 0, 2)
        if now.choices:
            self.show_choices_of(now)
            self.show_reasons()

    def show_choices_of(self, now: PuzzleNow) -> None:
        """All choices with their chances, and who finds the best one."""
        self.screen.say()
        self.screen.say(self.text("ui-puzzles-choices"))
        for one in now.choices:
            row = self.text(
                "ui-puzzles-solved-row",
                chance=points(one.chance, self.text),
                low=points(one.low, self.text),
                high=points(one.high, self.text),
                games=one.games,
                words=one.text,
            )
            self.screen.say(f"- {row}", "", 0, 2)
        found = [
            self.text("ui-puzzles-finder", name=one.name, share=round(100 * one.share))
            for one in now.found_by
        ]
        self.screen.say(f"{self.text('ui-puzzles-finders')} {', '.join(found)}")

    def show_reasons(self) -> None:
        """Why the answer is better than what was chosen, or than the second best choice."""
        attempt, first = self.attempt, self.log.first
        best, rival = first.read(attempt.puzzle.best), first.read(attempt.rival)
        found = compared(self.saved.game, first, best, rival, attempt.puzzle.id)
        self.screen.say()
        self.screen.say(self.text("ui-puzzles-why"))
        for line in advice_text(self.saved.game, first, found, self.text):
            self.screen.say(f"- {line}", "", 0, 2)

    def farewell(self) -> None:
        """Nothing is kept of a puzzle; the next time it begins anew."""
        self.saved.save.path.unlink(missing_ok=True)
