"""A table on the screen, or its rows in sentences."""

from collections.abc import Sequence

from rich.table import Table

from echobase.terminal.screen import Screen


def table(
    screen: Screen, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1
) -> None:
    """Rows under their heads, or one sentence each; `words` columns hold words, then numbers."""
    screen.head(title)
    if screen.plain:
        for cells in rows:
            told = [f"{head} {cell}" for head, cell in zip(heads, cells, strict=True)]
            screen.say(f"{cells[0]}: {', '.join(told[1:])}")
        return
    drawn = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, head in enumerate(heads):
        if number < words:
            drawn.add_column(head)
        else:
            drawn.add_column(head, justify="right", no_wrap=True)
    for cells in rows:
        drawn.add_row(*cells)
    screen.console.print(drawn)
