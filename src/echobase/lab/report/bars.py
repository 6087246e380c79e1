"""Bars of HTML: the wins of each side with their interval, and the share of each ending."""

from echobase.lab.statistics import Share
from echobase.lab.summary import ScenarioLine
from echobase.lab.words import COLOURS, colour, ending_name, share
from echobase.text import Text
from echobase.text.html import Html, element


def styled(**places: float) -> str:
    """Percentages for the style sheet: `at` is `--at`."""
    return ";".join(f"--{name}:{100 * value:.2f}%" for name, value in places.items())


def win_bar(line: ScenarioLine, text: Text) -> Html:
    """The games as one bar, the first side from the left; the interval is where the sides meet."""
    first = next(iter(line.sides.values()))
    rate = first.rate
    if rate is None:
        return element("p", text("report-none-finished"))
    low, high = first.interval
    names = (
        element(
            "span",
            f"{text.name('side', side)} {share(won)}",
            class_=f"of {colour(line.game, side)}",
        )
        for side, won in line.sides.items()
    )
    bar = element(
        "div",
        element("i", class_=f"part {COLOURS[0]}"),
        element("i", class_=f"part {COLOURS[1]}"),
        element("i", class_="range"),
        element("i", class_="half"),
        class_="bar",
        style=styled(at=rate, low=low, high=high),
        aria_hidden="true",
    )
    return element("div", element("div", names, class_="ends"), bar, class_="win")


def range_bar(found: Share) -> Html:
    """A share as a dot with its interval on a scale from 0 to 1, the fair middle marked."""
    rate = found.rate
    if rate is None:
        return element("div", class_="scale")
    low, high = found.interval
    lead = COLOURS[rate < 0.5]
    return placed_bar("scale share", lead, rate, low, high)


def placed_bar(kind: str, colour: str, at: float, low: float, high: float) -> Html:
    """A dot with its interval, given as shares of the whole width."""
    return element(
        "div",
        element("i", class_="half"),
        element("i", class_=f"range {colour}"),
        element("i", class_=f"dot {colour}"),
        class_=kind,
        style=styled(at=at, low=low, high=high),
        aria_hidden="true",
    )


def ending_bars(line: ScenarioLine, text: Text) -> Html:
    """The reasons that ended the games, the most frequent first."""
    rows = []
    for ending, count in line.endings.items():
        name = ending_name(ending, line.game, text)
        part = count / line.games
        bar = element("i", class_=f"part {colour(line.game, ending.winner)}")
        rows.append(
            element(
                "li",
                element("span", name, class_="name"),
                element("span", f"{100 * part:.0f}%", class_="value"),
                element("div", bar, class_="bar thin", style=styled(at=part)),
            )
        )
    return element("ul", rows, class_="endings")
