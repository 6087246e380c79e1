"""An analysis on the screen: chances turn by turn, costly decisions with reasons, luck."""

from typing import Final

from rich.text import Text as Line

from echobase.analysis.jobs import positions
from echobase.analysis.results import Analysis, CostlyDecision, Fortune, Point, SeatReview, Tally
from echobase.core import registry
from echobase.core.record import Record
from echobase.play.reasons import decimal, sentence
from echobase.play.statistics import statistics
from echobase.terminal.screen import Screen, style_of
from echobase.text import Text
from echobase.text.player_names import seat_name
from echobase.text.words import result_text, words

SPARKS: Final = "▁▂▃▄▅▆▇█"
BAR: Final = 30
MEASURES: Final = {
    "hits": "ui-analysis-hits",
    "figures": "ui-analysis-figures",
    "retreats": "ui-analysis-retreats",
    "damage": "ui-analysis-damage",
}


class Page:
    """Shows an analysis of a record."""

    def __init__(self, analysis: Analysis, record: Record, screen: Screen, text: Text) -> None:
        self.analysis = analysis
        self.record = record
        self.screen = screen
        self.text = text
        self.told = words(analysis.game)
        self.rolls = statistics(analysis.game).rolls
        self.states = positions(record)

    def show(self) -> None:
        self.show_game()
        self.show_chances()
        self.show_decisions()
        self.show_luck()
        if self.analysis.out_of_time:
            self.screen.say(self.text("ui-analysis-out-of-time"), "mark")

    def show_game(self) -> None:
        """What was played, and how it ended, if it did."""
        state = self.record.state
        self.screen.head(self.told.scenario_name(state, self.text))
        outcome = self.record.outcome()
        if outcome is not None:
            result = result_text(self.analysis.game, state, outcome, self.text)
            self.screen.say(result, outcome.winner)
        else:
            self.screen.say(self.text("ui-not-finished"), "mark")
        if self.record.cut_off:
            self.screen.say(self.text("ui-cut-off"), "mark")
        self.screen.say(self.told.score(state.view(None), self.text))

    # Chances.

    def show_chances(self) -> None:
        self.screen.head(self.text("ui-analysis-chances", games=self.analysis.games))
        drawn = not self.screen.plain and self.screen.boxes
        if drawn:
            curve = "".join(map(spark, self.analysis.points))
            side = self.text.name("side", first_side(self.analysis.points[0]))
            style = style_of(first_side(self.analysis.points[0]))
            self.screen.draw(Line(f"{side} {curve}", style))
        width = max(len(self.when(point)) for point in self.analysis.points)
        for point in self.analysis.points:
            if drawn:
                self.screen.draw(self.bar(point, width))
            else:
                self.screen.say(f"{self.when(point)}: {self.chance(point)}")

    def when(self, point: Point) -> str:
        """The turn, or a note that it is the end of the game."""
        if self.analysis.winner and point.number == self.analysis.actions:
            return self.text("ui-analysis-end")
        if point.number == self.analysis.actions:
            return self.text("ui-analysis-now")
        return self.rolls.when(self.states[point.number], self.text)

    def chance(self, point: Point) -> str:
        """Both chances, and the band of the first, in a sentence."""
        names = (f"{self.text.name('side', s)} {percent(c)}%" for s, c in point.chances.items())
        band = {"low": percent(point.low), "high": percent(point.high)}
        return self.text("ui-analysis-chance", chances=", ".join(names), **band)

    def bar(self, point: Point, width: int) -> Line:
        """One line of the plot: the first side from the left, the second from the right."""
        first, second = point.chances
        filled = round(point.chances[first] * BAR)
        sure = point.low == point.high
        band = "" if sure else f" {percent(point.low)}–{percent(point.high)}"
        return Line.assemble(
            f"{self.when(point):<{width}} ",
            (f"{percent(point.chances[first]):>3}% ", style_of(first)),
            ("█" * filled, style_of(first)),
            ("░" * (BAR - filled), style_of(second)),
            (f" {percent(point.chances[second]):>3}%", style_of(second)),
            band,
        )

    # Decisions.

    def show_decisions(self) -> None:
        found, text = self.analysis, self.text
        if not found.seats:
            return
        self.screen.head(text("ui-analysis-decisions"))
        counts = {
            "differed": sum(seat.differed for seat in found.seats),
            "decided": sum(seat.decided for seat in found.seats),
        }
        self.screen.say(text("ui-analysis-differed", player=found.player, **counts), "faint")
        for number, decision in enumerate(found.decisions, 1):
            self.show_decision(number, decision)
        if not found.decisions:
            self.screen.say(text("ui-analysis-none"))
        for seat in found.seats:
            if seat.decided:
                self.screen.say(self.average(seat), seat.side, 0, 2)

    def average(self, seat: SeatReview) -> str:
        return self.text(
            "ui-analysis-average",
            who=seat_name(self.analysis.sides, seat.seat, self.text),
            loss=decimal(100 * seat.loss, self.text),
            decided=seat.decided,
        )

    def show_decision(self, number: int, decision: CostlyDecision) -> None:
        """Who decided what and when, what it cost, what would have been better, and why."""
        state = self.states[decision.number]
        seat = seat_name(self.analysis.sides, decision.seat, self.text)
        grade = self.text(f"ui-analysis-{decision.grade}")
        cost = self.text(
            "ui-analysis-cost",
            cost=percent(decision.cost),
            low=percent(decision.low),
            high=percent(decision.high),
        )
        when = self.rolls.when(state, self.text)
        self.screen.say(f"{number}. {seat}, {when}, {grade}: {cost}", decision.side, 0, 3)
        chosen = self.text("ui-analysis-chosen", words=self.words(decision, decision.chosen))
        better = self.text(
            "ui-analysis-better",
            player=self.analysis.player,
            words=self.words(decision, decision.better),
        )
        self.screen.say(chosen, "", 3, 2)
        self.screen.say(better, "", 3, 2)
        for fact in decision.reasons:
            self.screen.say(f"- {sentence(fact, self.text)}", "faint", 5, 2)

    def words(self, decision: CostlyDecision, notation: str) -> str:
        """The notation and what it means; some choices say it themselves (`done: ...`)."""
        state = self.states[decision.number]
        words = self.rolls.words(state, state.read(notation), self.text)
        return words if words.startswith(notation) else f"{notation} - {words}"

    # Luck.

    def show_luck(self) -> None:
        """What chance brought both sides, and the result without it."""
        found = self.analysis
        if not found.luck and not found.fortune:
            return
        self.screen.head(self.text("ui-analysis-luck"))
        for tally in found.luck:
            self.screen.say(self.luck(tally), "", 0, 2)
        for fortune in found.fortune:
            self.screen.say(self.fortune(fortune), "", 0, 2)
        if found.fair:
            self.screen.say(self.fair(), "strong")

    def fortune(self, fortune: Fortune) -> str:
        """What dice or cards were worth to a side."""
        id_ = f"ui-analysis-{fortune.kind}" if fortune.side else "ui-analysis-shared"
        side = fortune.side or registry.sides(self.analysis.game)[0]
        luck = f"{round(100 * fortune.luck):+d}"
        return self.text(id_, side=side, luck=luck, error=percent(fortune.error))

    def fair(self) -> str:
        """The result without luck, told of the winner."""
        side = self.analysis.winner or registry.sides(self.analysis.game)[0]
        chance = percent(self.analysis.fair[side])
        error = percent(self.analysis.fair_error)
        return self.text("ui-analysis-fair", side=side, chance=chance, error=error)

    def number(self, value: float) -> str:
        """One decimal place, and none for whole numbers."""
        return str(round(value)) if value == round(value) else decimal(value, self.text)

    def luck(self, tally: Tally) -> str:
        """`Rebels, hits: 12 rolled, 9.3 expected, +2.7 (1.1 standard deviations)`."""
        surplus = tally.rolled - tally.expected
        unusual = abs(surplus) / tally.deviation if tally.deviation else 0.0
        return self.text(
            "ui-analysis-luck-line",
            side=tally.side,
            measure=self.text(MEASURES[tally.measure]),
            rolled=self.number(tally.rolled),
            expected=self.number(tally.expected),
            surplus=f"{surplus:+.1f}",
            deviations=f"{unusual:.1f}",
        )


def spark(point: Point) -> str:
    """The chance of the first side as one character."""
    return SPARKS[min(int(point.chances[first_side(point)] * len(SPARKS)), len(SPARKS) - 1)]


def first_side(point: Point) -> str:
    return next(iter(point.chances))


def percent(share: float) -> str:
    return f"{share * 100:.0f}"
