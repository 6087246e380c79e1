"""Maps to look at: the list, and one of them in full."""

from rich.table import Table

from echobase.games.assault.documents.default_setup import preview
from echobase.games.assault.documents.tables import AssaultTable, all_maps, workshop_maps
from echobase.games.assault.documents.view import View
from echobase.games.assault.rules.state import State
from echobase.games.assault.terminal import window
from echobase.games.assault.terminal.pages import show_board, show_briefing
from echobase.games.assault.words.status import roster, score
from echobase.terminal.screen import Screen
from echobase.text import Text

COLUMNS = (
    "ui-assault-column-id",
    "ui-assault-column-name",
    "ui-assault-column-size",
    "ui-assault-column-setup",
)


def show_maps(screen: Screen, text: Text) -> None:
    """Id, name, size, and whether a set-up is suggested."""
    show_rows(screen, [row(map_, text) for map_ in all_maps()], text)
    screen.head(text("ui-from-workshop"))
    show_rows(screen, [row(map_, text) for map_ in workshop_maps()], text)


def show_rows(screen: Screen, rows: list[list[str]], text: Text) -> None:
    heads = [text(id_) for id_ in COLUMNS]
    if screen.plain:
        for cells in rows:
            details = [f"{head} {cell}" for head, cell in zip(heads[2:], cells[2:], strict=True)]
            screen.say(f"{cells[0]}: {cells[1]}: {', '.join(details)}")
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in heads:
        table.add_column(head, no_wrap=True)
    for cells in rows:
        table.add_row(*cells)
    screen.console.print(table)


def row(document: AssaultTable, text: Text) -> list[str]:
    id_ = document.id
    return [
        id_,
        text(f"map-{id_}") if text.has(f"map-{id_}") else document.named(text.lang),
        f"{document.map.columns} × {document.map.rows}",
        text("ui-assault-yes" if document.default_setup else "ui-assault-no"),
    ]


def show_overview(screen: Screen, state: State, text: Text) -> None:
    """A map or a position in full: briefing, units, the whole map."""
    show_briefing(screen, state, text)
    screen.say()
    view: View = preview(state).view(None)
    screen.say(score(view, text))
    for line in roster(view, text):
        screen.say(line, "", 0, 4)
    screen.say()
    show_board(screen, preview(state), None, text, with_legend=True, bands=window.whole(state))
