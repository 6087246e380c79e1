"""Loading the data tables: units, die, switches and cards, with the overrides of a game."""

from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal

import msgspec

from echobase.core.document import convert, convert_options, parse
from echobase.core.errors import BadOption
from echobase.core.sides import SIDES, SideName
from echobase.games.battle.rules.actions import CARD_SPAN
from echobase.games.battle.rules.cards import ALL, CommandCard
from echobase.games.battle.rules.dice import BLAST, FACES, INFANTRY_FACE, VEHICLE_FACE
from echobase.games.battle.rules.units import CLASSES, INFANTRY, VEHICLE, Kind

UnitClass = Literal["infantry", "vehicle", "special"]
Trait = Literal[
    "flying",
    "artillery",
    "immobile",
    "ignores_retreats",
    "confirmation_roll",
    "no_protection",
    "no_ridge",
]
Count = int | Literal["all"]


class KindTable(msgspec.Struct, forbid_unknown_fields=True, rename={"unit_class": "class"}):
    """One row of the unit table."""

    side: SideName
    unit_class: UnitClass
    figures: int
    move: Annotated[int, msgspec.Meta(le=99)]
    still_attacks: int
    dice: list[int]
    medals: int
    box: int
    traits: list[Trait] = []
    squadron_figures: int = 0
    inferred: list[str] = []


class DieTable(msgspec.Struct, forbid_unknown_fields=True):
    """How many faces of the die show each icon."""

    infantry: int
    vehicle: int
    blast: int
    retreat: int
    cross: int
    inferred: list[str] = []


class SwitchTable(msgspec.Struct, forbid_unknown_fields=True):
    """Rulings that a better source may reverse."""

    scouts_add_up: bool
    inferred: list[str] = []


class OrderTable(msgspec.Struct, forbid_unknown_fields=True):
    """How many units a card orders, and where."""

    any: Count | None = None
    left: Count | None = None
    centre: Count | None = None
    right: Count | None = None
    chosen: Count | None = None


class CardTable(msgspec.Struct, forbid_unknown_fields=True):
    """One command card."""

    decks: list[SideName] = []
    leader: str = ""
    order: OrderTable = msgspec.field(default_factory=OrderTable)
    of: Literal["", "infantry", "vehicle", "special", "artillery", "one_class"] = ""
    fallback: bool = False
    twice: bool = False
    move: int = 0
    dice: int = 0
    close_dice: int = 0
    support_dice: bool = False
    concentrated: bool = False
    after: int = 0
    attacks: int = 1
    may_move: bool = True
    may_attack: bool = True
    ignore_terrain: bool = False
    retreat_is_blast: bool = False
    heals_reduced: int = 0
    heals_units: Count = "all"
    restores: bool = False
    discards: int = 0
    strikes: int = 0
    inferred: list[str] = []


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """All data tables together."""

    die: DieTable
    switches: SwitchTable
    units: dict[str, KindTable]
    cards: dict[str, CardTable]
    leaders: dict[SideName, list[str]]


def _raw() -> dict[str, Any]:
    folder = resources.files("echobase.games.battle") / "data"
    tables: dict[str, Any] = {}
    for name in ("units.toml", "cards.toml"):
        tables.update(parse((folder / name).read_text(encoding="utf-8"), name))
    return tables


def override(tables: dict[str, Any], values: dict[str, Any]) -> None:
    """Change values in place; each is named by its path, such as `units.at_at.dice`.

    An entry of a list is named by its id, such as `scenario.objectives.base.side`.
    """
    for path, value in values.items():
        *parents, last = path.split(".")
        place: Any = tables
        for name in parents:
            if isinstance(place, list):
                entries = [entry for entry in place if isinstance(entry, dict)]
                place = next((entry for entry in entries if entry.get("id") == name), None)
            else:
                place = place.get(name) if isinstance(place, dict) else None
        if not isinstance(place, dict) or not parents:
            known = ", ".join(sorted(tables))
            raise BadOption(f"values: no value {path!r}; a path starts with one of: {known}")
        place[last] = value


@cache
def printed() -> Data:
    """The data tables exactly as in the files; never changed."""
    return convert(_raw(), Data, "data")


def load(values: dict[str, Any]) -> Data:
    """The data tables, with this game's values replacing the printed ones."""
    if not values:
        return printed()
    tables = _raw()
    override(tables, values)
    try:
        data = convert_options(tables, Data)
        _check(data)
    except BadOption as error:
        raise BadOption(f"values: {error}") from None
    return data


def _check(data: Data) -> None:
    faces = [getattr(data.die, face) for face in FACES]
    if any(face < 0 for face in faces) or sum(faces) != 6:
        raise BadOption(f"die: a die has 6 faces, none negative; got {faces}")
    for key, unit in data.units.items():
        if not 1 <= len(unit.dice) <= 12 or any(not 1 <= dice <= 8 for dice in unit.dice):
            raise BadOption(f"units.{key}.dice: 1 to 12 numbers from 1 to 8; got {unit.dice}")
        if not 1 <= unit.figures <= 20 or not 0 <= unit.squadron_figures <= 20:
            raise BadOption(f"units.{key}: 1 to 20 figures")
        if min(unit.move, unit.still_attacks, unit.medals, unit.box) < 0:
            raise BadOption(f"units.{key}: no negative numbers")
    for key, card in data.cards.items():
        if card.attacks not in (1, 2) or not -4 <= card.dice <= 4 or card.close_dice > 4:
            raise BadOption(f"cards.{key}: attacks 1 or 2, dice -4 to 4, close_dice up to 4")
        counts = [card.move, card.after, card.close_dice, card.discards, card.strikes]
        counts += [card.heals_reduced, *_orders(card.order)]
        if min(counts) < 0 or max(card.move, card.after) > 12:
            raise BadOption(f"cards.{key}: no negative numbers, and at most 12 hexes")
    for side in SIDES:
        led = data.leaders[side]
        size = sum(1 for card in data.cards.values() if side in card.decks or card.leader in led)
        if size > CARD_SPAN:
            raise BadOption(f"cards: at most {CARD_SPAN} cards for {side}; got {size}")


def _orders(order: OrderTable) -> list[int]:
    counts = [order.any, order.left, order.centre, order.right, order.chosen]
    return [count for count in counts if isinstance(count, int)]


def kinds(data: Data) -> list[Kind]:
    """The unit table as the rules use it."""
    return [_kind(key, table) for key, table in data.units.items()]


def _kind(key: str, table: KindTable) -> Kind:
    unit_class = CLASSES.index(table.unit_class)
    hit_faces = [False] * len(FACES)
    hit_faces[BLAST] = True
    if unit_class == INFANTRY:
        hit_faces[INFANTRY_FACE] = True
    if unit_class == VEHICLE:
        hit_faces[VEHICLE_FACE] = True
    traits = set(table.traits)
    return Kind(
        key=key,
        side=SIDES.index(table.side),
        unit_class=unit_class,
        figures=table.figures,
        move=table.move,
        still_attacks=table.still_attacks,
        dice=table.dice,
        medals=table.medals,
        hit_faces=hit_faces,
        flying="flying" in traits,
        artillery="artillery" in traits,
        mobile="immobile" not in traits,
        climbs="no_ridge" not in traits,
        ignores_retreats="ignores_retreats" in traits,
        confirmation="confirmation_roll" in traits,
        protected="no_protection" not in traits,
        box=table.box,
        squadron_figures=table.squadron_figures or table.figures,
    )


def kind_mask(kinds: list[Kind], word: str) -> int:
    """The kinds a word stands for: any, a class, `artillery`, or one kind; 0 if unknown."""
    mask = 0
    for number, kind in enumerate(kinds):
        meant = word in ("", "any", "one_class", kind.key, CLASSES[kind.unit_class]) or (
            word == "artillery" and kind.artillery
        )
        mask |= (1 << number) if meant else 0
    return mask


def _count(value: Count | None, missing: int) -> int:
    if value is None:
        return missing
    return ALL if value == "all" else int(value)


def card(key: str, table: CardTable, kinds: list[Kind]) -> CommandCard:
    """A card as the rules use it."""
    order = table.order
    by_section = [order.left, order.centre, order.right]
    named = any(count is not None for count in by_section)
    missing = 0 if named else ALL
    left, centre, right = (_count(count, missing) for count in by_section)
    orders = _count(order.any, _count(order.chosen, left + centre + right if named else 0))
    return CommandCard(
        key=key,
        leader=table.leader,
        orders=orders,
        left=left,
        centre=centre,
        right=right,
        everywhere=not named and order.chosen is None,
        choose_section=order.chosen is not None,
        choose_class=table.of == "one_class",
        kinds=kind_mask(kinds, table.of),
        fallback=table.fallback,
        twice=table.twice,
        move=table.move,
        dice=table.dice,
        close_dice=table.close_dice,
        support_dice=table.support_dice,
        concentrated=table.concentrated,
        after=table.after,
        attacks=table.attacks,
        may_move=table.may_move,
        may_attack=table.may_attack,
        ignore_terrain=table.ignore_terrain,
        retreat_is_blast=table.retreat_is_blast,
        heals_reduced=table.heals_reduced,
        heals_units=_count(table.heals_units, ALL),
        restores=table.restores,
        discards=table.discards,
        strikes=table.strikes,
    )


def decks(data: Data, kinds: list[Kind]) -> list[list[CommandCard]]:
    """By side: its 16 standard cards, then the cards of its leaders (B-SETUP-05, B-LEADER-01)."""
    found: list[list[CommandCard]] = []
    for side in SIDES:
        standard = [key for key, table in data.cards.items() if side in table.decks]
        leaders = data.leaders[side]
        led = [key for key, table in data.cards.items() if table.leader in leaders]
        found.append([card(key, data.cards[key], kinds) for key in standard + led])
    return found
