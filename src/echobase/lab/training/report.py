"""The report of a training: its settings, the quality of its predictions, and all weights."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from echobase.ai.network_file import NETWORK
from echobase.core import registry
from echobase.core.files import replace
from echobase.lab.report.page import document
from echobase.lab.report.settings import made_by, pairs
from echobase.lab.report.writing import refuse_report
from echobase.lab.training.learned import Learned
from echobase.lab.training.words import calibration_heads, calibration_rows
from echobase.text import Text
from echobase.text.html import Html, element, table


def write_learned_report(
    path: str | Path, learned: Learned, lang: str = "en", force: bool = False
) -> None:
    """The result as one HTML file."""
    path = Path(path)
    refuse_report(path, force)
    replace(path, learned_page(learned, Text(lang), datetime.now().astimezone()))


def learned_page(learned: Learned, text: Text, now: datetime) -> str:
    """The report as HTML."""
    title = text("report-train-title", game=registry.game(learned.game).title)
    counts = {"games": learned.games, "positions": learned.positions + learned.held_out}
    header = element(
        "header",
        element("p", f"Echo Base · {now:%Y-%m-%d}", class_="brand"),
        element("h1", title),
        element("p", text("report-train-about", player=learned.player, **counts), class_="about"),
    )
    sections = [
        quality(learned, text),
        calibration(learned, text),
        *weights(learned, text),
        settings(learned, now, text),
    ]
    return document(title, header, sections, text)


def quality(learned: Learned, text: Text) -> Html:
    told = [
        (text("report-train-seen"), f"{learned.positions}"),
        (text("report-train-held-out"), f"{learned.held_out} ({learned.held_out_games})"),
        (text("report-train-loss"), f"{learned.loss:.4f}"),
        (text("report-train-offset-loss"), f"{learned.offset_loss:.4f}"),
        (text("report-train-accuracy"), f"{100 * learned.accuracy:.1f}%"),
        (text("report-train-given-up"), f"{learned.given_up}"),
    ]
    return element(
        "section",
        element("h2", text("report-train-quality")),
        pairs(told),
        element("p", text("report-train-quality-note"), class_="note"),
        id="quality",
    )


def calibration(learned: Learned, text: Text) -> Html:
    """Predictions beside results, tenth by tenth."""
    return element(
        "section",
        element("h2", text("report-train-calibration")),
        table(calibration_heads(text), calibration_rows(learned)),
        element("p", text("report-train-calibration-note"), class_="note"),
        id="calibration",
    )


def weights(learned: Learned, text: Text) -> Iterator[Html]:
    """The tables as in the file."""
    heads = [text("report-train-feature"), text("report-train-weight")]
    for name, found in learned.weights.items():
        if name == NETWORK:
            yield networks(found, text)
            continue
        rows = [(key, ", ".join(f"{one:.4f}" for one in listed(it))) for key, it in found.items()]
        yield element("section", element("h2", f"[{name}]"), table(heads, rows), id=name)


def networks(found: dict[str, dict[str, Any]], text: Text) -> Html:
    """The size of each network: its numbers say nothing to a reader, but what it sees does."""
    rows = [
        (name, " – ".join(str(size) for size in (len(one["inputs"]), *one["hidden"], 1)))
        for name, one in found.items()
    ]
    heads = [text("report-train-network"), text("report-train-layers")]
    inputs = [element("p", ", ".join(one["inputs"]), class_="note") for one in found.values()]
    return element(
        "section", element("h2", f"[{NETWORK}]"), table(heads, rows), *inputs, id=NETWORK
    )


def listed(weight: float | list[float]) -> list[float]:
    return weight if isinstance(weight, list) else [weight]


def settings(learned: Learned, now: datetime, text: Text) -> Html:
    return element(
        "section",
        element("h2", text("report-settings")),
        element("p", text("report-train-again")),
        element("pre", learned.command),
        element("h3", text("report-made-by")),
        pairs(made_by(now, text)),
        id="settings",
    )
