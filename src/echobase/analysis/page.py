"""An analysis on the screen: chances turn by turn, costly decisions in words, luck."""

from typing import Final

from rich.text import Text as Line

from echobase.analysis.costly import TOLD
from echobase.analysis.evaluation import positions
from echobase.analysis.results import Analysis, CostlyDecision, Point, Tally
from echobase.core.record import Record
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
        self.facet = words(analysis.game)
        self.rolls = statistics(analysis.game).rolls
        self.states = positions(record)

    def show(self) -> None:
        self.show_game()
        self.show_chances()
        self.show_decisions()
        self.show_luck()

    def show_game(self) -> None:
        """What was played, and how it ended, if it did."""
        state = self.record.state
        self.screen.head(self.facet.scenario_name(state, self.text))
        outcome = self.record.outcome()
        if outcome is not None:
            result = result_text(self.analysis.game, state, outcome, self.text)
            self.screen.say(result, outcome.winner)
        else:
            self.screen.say(self.text("ui-not-finished"), "mark")
        if self.record.cut_off:
            self.screen.say(self.text("ui-cut-off"), "mark")
        self.screen.say(self.facet.score(state.view(None), self.text))

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
        """Both chances with their error, in a sentence."""
        names = (f"{self.text.name('side', s)} {percent(c)}%" for s, c in point.chances.items())
        return self.text("ui-analysis-chance", chances=", ".join(names), error=percent(point.error))

    def bar(self, point: Point, width: int) -> Line:
        """One line of the plot: the first side from the left, the second from the right."""
        first, second = point.chances
        filled = round(point.chances[first] * BAR)
        error = f" ±{percent(point.error)}" if point.error else ""
        return Line.assemble(
            f"{self.when(point):<{width}} ",
            (f"{percent(point.chances[first]):>3}% ", style_of(first)),
            ("█" * filled, style_of(first)),
            ("░" * (BAR - filled), style_of(second)),
            (f" {percent(point.chances[second]):>3}%", style_of(second)),
            error,
        )

    # Decisions.

    def show_decisions(self) -> None:
        found, text = self.analysis, self.text
        self.screen.head(text("ui-analysis-decisions"))
        counts = {"differed": found.differed, "decided": found.decided}
        self.screen.say(text("ui-analysis-differed", player=found.player, **counts), "faint")
        for number, decision in enumerate(found.decisions, 1):
            self.show_decision(number, decision)
        if len(found.decisions) < TOLD:
            self.screen.say(text("ui-analysis-few", count=len(found.decisions)))

    def show_decision(self, number: int, decision: CostlyDecision) -> None:
        """Who decided what and when, what it cost, and what would have been better."""
        state = self.states[decision.number]
        seat = seat_name(self.analysis.sides, decision.seat, self.text)
        cost = self.text(
            "ui-analysis-cost",
            cost=percent(decision.cost),
            low=percent(decision.low),
            high=percent(decision.high),
        )
        when = self.rolls.when(state, self.text)
        self.screen.say(f"{number}. {seat}, {when}: {cost}", decision.side, 0, 3)
        chosen = self.text("ui-analysis-chosen", words=self.words(decision, decision.chosen))
        better = self.text(
            "ui-analysis-better",
            player=self.analysis.player,
            words=self.words(decision, decision.better),
        )
        self.screen.say(chosen, "", 3, 2)
        self.screen.say(better, "", 3, 2)

    def words(self, decision: CostlyDecision, notation: str) -> str:
        """The notation and what it means; some choices say it themselves (`done: ...`)."""
        state = self.states[decision.number]
        words = self.rolls.words(state, state.read(notation), self.text)
        return words if words.startswith(notation) else f"{notation} - {words}"

    # Luck.

    def show_luck(self) -> None:
        """The luck of both sides, in a game that measures it."""
        if not self.analysis.luck:
            return
        self.screen.head(self.text("ui-analysis-luck"))
        for tally in self.analysis.luck:
            self.screen.say(self.luck(tally), "", 0, 2)
        self.screen.say(self.text("ui-analysis-cards"), "faint")

    def luck(self, tally: Tally) -> str:
        """`Rebels, hits: 12 rolled, 9.3 expected, +2.7 (1.1 standard deviations)`."""
        surplus = tally.rolled - tally.expected
        unusual = abs(surplus) / tally.deviation if tally.deviation else 0.0
        return self.text(
            "ui-analysis-luck-line",
            side=tally.side,
            measure=self.text(MEASURES[tally.measure]),
            rolled=decimal(tally.rolled),
            expected=decimal(tally.expected),
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


def decimal(value: float) -> str:
    """One decimal place, and none for whole numbers."""
    return f"{value:.1f}".removesuffix(".0")
