"""The marks of a rulebook's text."""

from echobase.rulebook.markup import (
    ExampleBlock,
    PictureBlock,
    PointList,
    Prose,
    Span,
    TableBlock,
    parse,
    plain,
)

TEXT = """# Fire, {name}

## Firing {#firing}

One **bold {name}** and
a *soft* word; see [the *end*](#end).

1. First,
   and more.
2. Second.

| unit | dice |
| --- | --- |
| {name} | 3 |
| none | |

> An example.
> - with a point

![A picture
of it.](duel)
## {name} {#end}
Last words.
"""


def test_a_text_becomes_blocks() -> None:
    title, (firing, end) = parse(TEXT, "fire.md", {"name": "Luke"}.get)
    assert title == "Fire, Luke"
    assert (firing.id, firing.title, firing.number) == ("firing", "Firing", 3)
    assert (end.id, end.title, end.number) == ("end", "Luke", 22)
    prose, points, table, example, picture = firing.blocks
    assert prose == Prose(
        (
            Span("One "),
            Span("bold ", "strong"),
            Span("Luke", "strong"),
            Span(" and a "),
            Span("soft", "soft"),
            Span(" word; see "),
            Span("the ", "", "end"),
            Span("end", "soft", "end"),
            Span("."),
        )
    )
    assert isinstance(points, PointList)
    assert points.numbered
    assert [plain(point) for point in points.points] == ["First, and more.", "Second."]
    assert isinstance(table, TableBlock)
    assert [[plain(cell) for cell in row] for row in table.rows] == [["Luke", "3"], ["none", ""]]
    assert isinstance(example, ExampleBlock)
    assert picture == PictureBlock("duel", (Span("A picture of it."),))
    assert end.blocks == (Prose((Span("Last words."),)),)
