"""Scenarios to look at: those of the book and of the workshop in a list, one of them in full."""

from rich.table import Table

from echobase.core.sides import SIDES
from echobase.games.battle.documents.origin import BattleOrigin
from echobase.games.battle.documents.tables import (
    ScenarioTable,
    all_scenarios,
    workshop_scenarios,
)
from echobase.games.battle.documents.view import UnitView, View
from echobase.games.battle.rules.state import State
from echobase.games.battle.terminal.pages import show_board, show_scenario
from echobase.games.battle.words import signs
from echobase.terminal.screen import Screen
from echobase.text import Text


def show_scenarios(screen: Screen, text: Text) -> None:
    """Number or id, name, who begins, hands, medals, badges and what is inferred."""
    book = [[str(table.number), *row(table, text)] for table in all_scenarios()]
    made = [[table.id, *row(table, text)] for table in workshop_scenarios()]
    heads = [text(id_) for id_ in COLUMNS]
    if screen.plain:
        for number, *cells in book:
            screen.say(f"{number}. {in_line(heads, cells)}")
        screen.head(text("ui-from-workshop"))
        for id_, *cells in made:
            screen.say(f"{id_}: {in_line(heads, cells)}")
        return
    show_table(screen, [text("ui-column-number"), *heads[:-1]], book)
    screen.say()
    screen.say(text("ui-scenarios-note"), "faint")
    open_points = [f"{cells[0]} {cells[-1]}" for cells in book if cells[-1] != "-"]
    screen.say(f"{heads[-1]}: {'; '.join(open_points)}", "faint", 0, 2)
    screen.head(text("ui-from-workshop"))
    show_table(screen, [text("ui-column-id"), *heads[:-1]], made)


def in_line(heads: list[str], cells: list[str]) -> str:
    """A row in words: its name, then each head with what stands under it."""
    details = [f"{head} {cell}" for head, cell in zip(heads[1:], cells[1:], strict=True)]
    return f"{cells[0]}: {', '.join(details)}"


def show_table(screen: Screen, heads: list[str], rows: list[list[str]]) -> None:
    """The rows without their last column, which is too wide for a table."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in heads:
        table.add_column(head, no_wrap=True)
    for cells in rows:
        table.add_row(*cells[:-1])
    screen.console.print(table)


COLUMNS = (
    "ui-column-name",
    "ui-column-first",
    "ui-column-hands",
    "ui-column-medals",
    "ui-column-badges",
    "ui-column-inferred",
)


def row(scenario: ScenarioTable, text: Text) -> list[str]:
    named = f"scenario-{scenario.id}"
    badges = sorted({signs.BADGES[unit.badge] for unit in scenario.units if unit.badge})
    return [
        text(named) if text.has(named) else scenario.named(text.lang),
        text.name("side", scenario.first),
        "/".join(str(scenario.hands[side]) for side in SIDES),
        "/".join(target(scenario, side) for side in SIDES),
        " ".join(badges) or "-",
        ", ".join(sorted({field.split(".")[0] for field in scenario.inferred})) or "-",
    ]


def target(scenario: ScenarioTable, side: str) -> str:
    """Medals to win, with a star where sudden death is possible."""
    victory = scenario.victory["rebel" if side == "rebel" else "empire"]
    return (str(victory.medals) if victory.medals else "") + ("*" if victory.sudden_death else "")


def show_overview(screen: Screen, state: State, text: Text) -> None:
    """A scenario in full: briefing, goals, set-up facts, forces, board."""
    assert isinstance(state.origin, BattleOrigin)
    document = state.origin.document
    show_scenario(screen, state, text)
    screen.say()
    view: View = state.view(None)
    for side in SIDES:
        facts = [text("ui-hand-size", cards=document.hands[side])]
        if document.first == side:
            facts.insert(0, text("ui-begins"))
        if document.victory[side].medals:
            facts.append(text("ui-medals-to-win", medals=document.victory[side].medals))
        screen.say(f"{text('side-' + side)}: {', '.join(facts)}", side, 0, 2)
        for line in forces(view, side, text):
            screen.say(line, "", 2, 2)
    if document.inferred:
        screen.say(f"{text('ui-column-inferred')}: {', '.join(document.inferred)}", "faint", 0, 2)
    if document.rules:
        screen.say(f"{text('ui-rules')}: {', '.join(document.rules)}", "faint", 0, 2)
    screen.say()
    show_board(screen, state, text, with_legend=True)


def forces(view: View, side: str, text: Text) -> list[str]:
    """The units of a side by kind, with their hexes and badges."""
    found: dict[str, list[str]] = {}
    for unit in view.units:
        if unit.side == side:
            found.setdefault(text.name("unit", unit.kind), []).append(place(unit))
    return [f"{name}: {' '.join(places)}" for name, places in found.items()]


def place(unit: UnitView) -> str:
    return unit.hex + (f"({signs.BADGES[unit.badge]})" if unit.badge else "")
