"""A lesson at the terminal: the coach's lines above the choices, and the way back from mistakes."""

from echobase.core.events import Message
from echobase.lessons.coaching import Coaching
from echobase.lessons.facet import coaching
from echobase.terminal.session import Session


class LessonSession(Session):
    """One sitting with a coach."""

    @property
    def coach(self) -> Coaching:
        found = coaching(self.log)
        assert found is not None
        return found

    def introduce(self) -> None:
        lesson = self.coach.lesson
        self.screen.head(self.text(lesson.base))
        self.screen.say(self.text(lesson.message("goal")))
        self.screen.say(self.text("ui-welcome"))
        if self.dialogue.computer_begins():
            self.draw_board()

    def over(self) -> bool:
        return super().over() and not self.coach.stopped

    def advance(self) -> bool:
        coach = self.coach
        if not coach.stopped:
            return super().advance()
        self.tell_rest()
        self.say_lines(coach)
        if coach.course.done:
            self.saved.save.finish()
            return False
        self.screen.ask(f"{self.text('ui-try-again')} ")
        draft = self.log.copy()
        draft.undo(coach.teller.seat, len(draft.entries) - coach.back_to(start=False))
        self.commands.queue = []
        self.drawn = None
        self.accept(draft)
        return True

    def show_choices(self) -> None:
        self.say_lines(self.coach)
        super().show_choices()

    def say_lines(self, coach: Coaching) -> None:
        for line in coach.lines():
            self.screen.say(self.text(line.id), "mark", 0, 2)

    def refusal(self, why: Message) -> str:
        remark = self.coach.remark_on(why)
        return f"{super().refusal(why)} {self.text(remark) if remark else ''}".strip()
