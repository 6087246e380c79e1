"""The reference sheets of Battle of Hoth: units, terrain and cards, from the data and messages."""

from echobase.core.sides import SIDES
from echobase.games.battle.documents import data_files
from echobase.games.battle.rules.cards import SUPPORT_SIDE, SUPPORTS
from echobase.games.battle.rules.dice import FACES
from echobase.games.battle.rules.terrain import STRUCTURES, TERRAIN
from echobase.games.battle.rules.units import BADGES, Kind
from echobase.picture.sprite import file_name
from echobase.rulebook.sheets import ReferenceSheet, SheetRow, SheetTable
from echobase.text import Text


def sheets(text: Text) -> list[ReferenceSheet]:
    """One page each."""
    return [unit_sheet(text), terrain_sheet(text), card_sheet(text)]


def unit_sheet(text: Text) -> ReferenceSheet:
    heads = ("figures", "move", "attacks", "dice", "hit-by", "retreats", "worth", "special")
    kinds = data_files.kinds(data_files.printed())
    units = SheetTable(
        text("sheet-battle-units"),
        tuple(text(f"sheet-battle-{head}") for head in heads),
        tuple(unit_row(kind, text) for kind in kinds),
    )
    badges = SheetTable(
        text("sheet-battle-badges"),
        (text("sheet-battle-effect"),),
        tuple(about_row("badge", badge, text) for badge in BADGES if badge),
    )
    return ReferenceSheet("units", text("sheet-battle-units"), (units, badges, die(text)))


def unit_row(kind: Kind, text: Text) -> SheetRow:
    far = "–"
    if kind.mobile:
        always = kind.still_attacks >= kind.move
        far = text("sheet-battle-always") if always else f"0–{kind.still_attacks}"
    faces = zip(FACES, kind.hit_faces, strict=True)
    hit_by = [text(f"face-{face}") for face, hits in faces if hits]
    special = {
        "unit-card-flies": kind.flying,
        "unit-card-no-ridge": not kind.climbs,
        "unit-card-no-protection": not kind.protected,
        "sheet-battle-confirmation": kind.confirmation,
    }
    cells = (
        str(kind.figures),
        f"0–{kind.move}" if kind.mobile else text("unit-card-holds"),
        far,
        "/".join(map(str, kind.dice)),
        ", ".join(hit_by),
        text("unit-card-holds") if kind.ignores_retreats else text("sheet-battle-yes"),
        text("unit-card-medals", medals=kind.medals),
        "; ".join(text(id_) for id_, applies in special.items() if applies),
    )
    symbol = file_name("unit", kind.key)
    return SheetRow(text.name("unit", kind.key), cells, symbol, SIDES[kind.side])


def about_row(group: str, key: str, text: Text) -> SheetRow:
    """A thing with the sentences that the table shows about it."""
    id_ = f"{group}-{key.replace('_', '-')}"
    return SheetRow(text(id_), (text(f"{id_}-about"),), file_name(group, key))


def die(text: Text) -> SheetTable:
    """The faces of the attack die."""
    table = data_files.printed().die
    rows = []
    for face in FACES:
        cells = str(getattr(table, face)), text(f"sheet-battle-face-{face}")
        rows.append(SheetRow(text(f"face-{face}"), cells))
    heads = text("sheet-battle-on-the-die"), text("sheet-battle-effect")
    return SheetTable(text("sheet-battle-die"), heads, tuple(rows))


def terrain_sheet(text: Text) -> ReferenceSheet:
    heads = (text("sheet-battle-effect"),)
    ground = SheetTable(
        text("sheet-battle-terrain"),
        heads,
        tuple(about_row("terrain", kind, text) for kind in TERRAIN),
    )
    built = SheetTable(
        text("sheet-battle-structures"),
        heads,
        tuple(about_row("structure", kind, text) for kind in STRUCTURES),
    )
    return ReferenceSheet("terrain", text("sheet-battle-terrain"), (ground, built))


def card_sheet(text: Text) -> ReferenceSheet:
    data = data_files.printed()
    both = [key for key, card in data.cards.items() if set(card.decks) == set(SIDES)]
    tables = [card_table(text("sheet-battle-both-sides"), both, text)]
    for side in SIDES:
        own = [key for key, card in data.cards.items() if card.decks == [side]]
        tables.append(card_table(text(f"side-{side}"), own, text, side))
    for side in SIDES:
        for leader in data.leaders[side]:
            own = [key for key, card in data.cards.items() if card.leader == leader]
            tables.append(card_table(text(f"leader-{leader}"), own, text, side))
    for number, side in enumerate(SIDES):
        own = [key for place, key in enumerate(SUPPORTS) if SUPPORT_SIDE[place] == number]
        title = text("sheet-battle-support", side=side)
        tables.append(card_table(title, own, text, side))
    return ReferenceSheet("cards", text("sheet-battle-cards"), tuple(tables), columns=3)


def card_table(title: str, keys: list[str], text: Text, side: str = "") -> SheetTable:
    rows = []
    for key in keys:
        id_ = f"{'support' if key in SUPPORTS else 'card'}-{key.replace('_', '-')}"
        rows.append(SheetRow(text(id_), (text(f"{id_}-text"),), side=side))
    return SheetTable(title, (text("sheet-battle-effect"),), tuple(rows))
