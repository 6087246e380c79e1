"""The tools that paint a map."""

from echobase.core.sides import SIDES
from echobase.games.assault.rules.units import AT_START, KINDS, OWNER
from echobase.games.assault.workshop.editing import BUILT, ERASER, GROUNDS, LINE, SECTORS
from echobase.games.assault.workshop.placing import LISTS
from echobase.play.browser import piece, symbol
from echobase.text import Text
from echobase.workshop.parts import PaletteTool


def tools(text: Text) -> list[PaletteTool]:
    """All tools, the eraser last."""
    eraser = PaletteTool(
        id=ERASER,
        group="eraser",
        name=text("workshop-assault-tool-eraser"),
        note=text("workshop-assault-tool-eraser-note"),
    )
    return [*terrain(text), *structures(text), *areas(text), *units(text), eraser]


def terrain(text: Text) -> list[PaletteTool]:
    found = []
    for key in GROUNDS:
        made = piece("terrain", key, text)
        found.append(
            PaletteTool(
                id=f"terrain:{key}",
                group="terrain",
                name=made.name,
                note=made.text,
                symbol=symbol(key, "terrain"),
            )
        )
    return found


def structures(text: Text) -> list[PaletteTool]:
    found = []
    for key in BUILT:
        made = piece("feature", key, text)
        found.append(
            PaletteTool(
                id=f"structure:{key}",
                group="structure",
                name=made.name,
                note=made.text,
                side="rebel",
                symbol=symbol(key, "structure"),
            )
        )
    return found


def areas(text: Text) -> list[PaletteTool]:
    line = PaletteTool(
        id=f"area:{LINE}",
        group="area",
        name=text("feature-forward-line"),
        note=text("workshop-assault-tool-line-note"),
    )
    return [
        *(
            PaletteTool(
                id=f"area:{key}",
                group="area",
                name=text(f"sector-{key.replace('_', '-')}"),
                note=text(f"workshop-assault-tool-{key.replace('_', '-')}-note"),
                side="empire" if key == "imperial" else "rebel",
            )
            for key in SECTORS
        ),
        line,
    ]


def units(text: Text) -> list[PaletteTool]:
    found = []
    for key in LISTS:
        kind = KINDS.index(key)
        made = piece("kind", key, text)
        count = AT_START[kind]
        found.append(
            PaletteTool(
                id=f"unit:{key}",
                group="unit",
                name=made.name,
                note=text("workshop-assault-tool-unit-note", count=count),
                side=SIDES[OWNER[kind]],
                symbol=symbol(key, "unit") or symbol(f"{key}_s", "unit"),
            )
        )
    return found
