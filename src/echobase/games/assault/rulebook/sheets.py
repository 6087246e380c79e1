"""The reference sheets of Assault on Hoth: units with damage, terrain and cards."""

from collections.abc import Sequence
from typing import Final

from echobase.core.sides import SIDES
from echobase.games.assault.rules.cards import (
    ACTION_CARDS,
    DRAW_EVENT,
    EVENT_CARDS,
    FULL_EVENT_DECK,
)
from echobase.games.assault.rules.damage import RESULTS, SPEEDER_TABLE, WALKER_TABLE
from echobase.games.assault.rules.dice import chance_of_hit
from echobase.games.assault.rules.map import TERRAIN
from echobase.games.assault.rules.units import (
    ARMOUR,
    ARMOUR_WITHOUT_GRID,
    AT_START,
    FIRE,
    KINDS,
    OWNER,
    SHIELD_GENERATOR,
    TAKES_COVER,
    TOTAL,
)
from echobase.picture.sprite import file_name, names
from echobase.rulebook.sheets import ReferenceSheet, SheetRow, SheetTable
from echobase.text import Text, percent

FEATURES: Final = ("base_entry", "base_box", "forward_line", "macrohex")
MOST_DICE: Final = 10
MOST_ARMOUR: Final = 4
"""How far the table of chances goes."""


def sheets(text: Text) -> list[ReferenceSheet]:
    """One page each."""
    return [unit_sheet(text), terrain_sheet(text), card_sheet(text)]


def key(group: str, name: str) -> str:
    return f"{group}-{name.replace('_', '-')}"


def drawing(name: str, *groups: str) -> str:
    """The first drawing that exists."""
    known = [file_name(group, name) for group in groups]
    return next((one for one in known if one in names()), "")


def unit_sheet(text: Text) -> ReferenceSheet:
    heads = ("fire", "armour", "cover", "count", "about")
    units = SheetTable(
        text("sheet-assault-units"),
        tuple(text(f"sheet-assault-{head}") for head in heads),
        tuple(unit_row(number, text) for number in range(len(KINDS))),
    )
    walker = damage_table("walker", WALKER_TABLE, text)
    speeder = damage_table("snowspeeder", SPEEDER_TABLE, text)
    title = text("sheet-assault-units")
    return ReferenceSheet("units", title, (units, walker, speeder, chances(text)))


def unit_row(number: int, text: Text) -> SheetRow:
    kind = KINDS[number]
    armour = str(ARMOUR[number])
    if number == SHIELD_GENERATOR:
        armour += f" ({ARMOUR_WITHOUT_GRID})"
    count = "1"
    if number < len(TOTAL):
        later = TOTAL[number] - AT_START[number]
        count = f"{AT_START[number]} + {later}" if later else str(AT_START[number])
    cells = (
        str(FIRE[number]) if number < len(FIRE) else "–",
        armour,
        text("sheet-assault-yes" if TAKES_COVER[number] else "sheet-assault-no"),
        count,
        text(f"{key('kind', kind)}-about"),
    )
    symbol = drawing(kind, "unit", "structure")
    return SheetRow(text(key("kind", kind)), cells, symbol, SIDES[OWNER[number]])


def damage_table(kind: str, table: Sequence[tuple[int, int, int]], text: Text) -> SheetTable:
    """What the damage dice do."""
    rows = []
    for low, high, result in table:
        sums = str(low) if low == high else f"{low}–{high}"
        rows.append(SheetRow(sums, (text(f"sheet-assault-{kind}-{RESULTS[result]}"),)))
    title = text("sheet-assault-damage", name=text(key("kind", kind)))
    return SheetTable(title, (text("sheet-assault-effect"),), tuple(rows))


def chances(text: Text) -> SheetTable:
    """The chance of a hit, by dice and armour."""
    armours = range(1, MOST_ARMOUR + 1)
    rows = []
    for dice in range(1, MOST_DICE + 1):
        cells = [
            f"{percent(chance_of_hit(dice, armour))} %" if dice >= armour else ""
            for armour in armours
        ]
        rows.append(SheetRow(text("sheet-assault-dice", dice=dice), tuple(cells)))
    heads = tuple(text("sheet-assault-needs", armour=armour) for armour in armours)
    return SheetTable(text("sheet-assault-chances"), heads, tuple(rows))


def about_row(group: str, name: str, text: Text) -> SheetRow:
    id_ = key(group, name)
    return SheetRow(text(id_), (text(f"{id_}-about"),), drawing(name, group, "structure"))


def terrain_sheet(text: Text) -> ReferenceSheet:
    heads = (text("sheet-assault-effect"),)
    ground = [about_row("terrain", kind, text) for kind in TERRAIN]
    built = [about_row("feature", kind, text) for kind in FEATURES]
    built += [about_row("kind", kind, text) for kind in ("power_grid", "shield_generator")]
    hero = [SheetRow(text("hero-luke"), (text("hero-luke-about"),), "badge-luke")]
    tables = (
        SheetTable(text("sheet-assault-terrain"), heads, tuple(ground)),
        SheetTable(text("sheet-assault-features"), heads, tuple(built)),
        SheetTable(text("sheet-assault-hero"), heads, tuple(hero)),
    )
    return ReferenceSheet("terrain", text("sheet-assault-terrain"), tables)


def card_sheet(text: Text) -> ReferenceSheet:
    heads = text("sheet-assault-copies"), text("sheet-assault-effect")
    tables = []
    for number, side in enumerate(SIDES):
        rows = [
            SheetRow(
                text(key("action", card.key)),
                (str(card.copies), text(f"{key('action', card.key)}-info")),
                side=side,
            )
            for card in ACTION_CARDS
            if card.side == number
        ]
        title = text("sheet-assault-actions", side=side)
        tables.append(SheetTable(title, heads, tuple(rows)))
    draw = ACTION_CARDS[DRAW_EVENT]
    about = text(f"{key('action', draw.key)}-info")
    events = [SheetRow(text(key("action", draw.key)), (str(draw.copies), about))]
    events += [
        SheetRow(text(key("event", card)), (str(copies), text(f"{key('event', card)}-info")))
        for card, copies in zip(EVENT_CARDS, FULL_EVENT_DECK, strict=True)
    ]
    tables.append(SheetTable(text("sheet-assault-events"), heads, tuple(events)))
    return ReferenceSheet("cards", text("sheet-assault-cards"), tuple(tables))
