"""The end of the report: exact settings, commands to play the same again, versions."""

import platform
from collections.abc import Iterable
from datetime import datetime
from typing import Final

import msgspec

from echobase import __version__, build
from echobase.core import registry
from echobase.lab.plan import Plan
from echobase.lab.reproduce import command, other_options
from echobase.lab.results import Results
from echobase.text import Text
from echobase.text.html import Content, Html, element

SHORT: Final = 40
"""The number of letters that fit into a column."""


def settings_section(results: Results, now: datetime, text: Text) -> Html:
    """All settings behind the results, and the versions that made this page."""
    parts: list[Content] = [element("h2", text("report-settings"))]
    for plan in results.plans:
        typed = command(plan)
        again = element("pre", typed) if typed else element("p", text("report-no-command"))
        parts += [pairs(plan_settings(plan, text)), element("p", text("report-again")), again]
    parts += [element("h3", text("report-made-by")), pairs(made_by(now, text))]
    return element("section", parts, id="settings")


def pairs(found: Iterable[tuple[str, str]]) -> Html:
    """Names with their values; long values have a row of their own."""
    rows = (
        element(
            "div",
            element("dt", name),
            element("dd", told),
            class_="wide" if len(told) > SHORT else None,
        )
        for name, told in found
    )
    return element("dl", rows)


def plan_settings(plan: Plan, text: Text) -> list[tuple[str, str]]:
    key = registry.game(plan.game).scenario_option
    options = {
        msgspec.json.encode(other_options(one, key), order="sorted").decode()
        for one in plan.scenarios
    }
    names = dict.fromkeys(name for names in plan.line_ups for name in names)
    who = names if plan.kind == "tournament" else plan.line_ups[0]
    each = plan.rounds * len(plan.line_ups)
    return [
        (text("report-game"), registry.game(plan.game).title),
        (text("report-what"), f"echobase {plan.kind}"),
        (text("report-scenarios"), ", ".join(one.name for one in plan.scenarios)),
        (text("report-options"), ", ".join(sorted(options - {"{}"})) or text("report-default")),
        (text("report-players"), ", ".join(who)),
        (text("report-games-each"), str(each)),
        (text("report-seed"), str(plan.seed)),
        (text("report-limit"), str(plan.limit)),
        (text("report-played-by"), f"echobase {plan.echobase}"),
        (text("report-rules"), str(plan.rules_version)),
    ]


def made_by(now: datetime, text: Text) -> list[tuple[str, str]]:
    return [
        (text("report-date"), f"{now:%Y-%m-%d %H:%M}"),
        ("echobase", f"{__version__} ({build()})"),
        ("Python", f"{platform.python_implementation()} {platform.python_version()}"),
        (text("report-system"), f"{platform.system()} {platform.machine()}"),
    ]
