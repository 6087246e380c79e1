"""Starting, loading and saving battles."""

import copy
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from echobase.battle import data as tables
from echobase.battle import documents, saving, set_up
from echobase.battle.board import INDEX, SIDES
from echobase.battle.cards import SUPPORTS
from echobase.battle.documents import RULES_VERSION, OptionsTable, ScenarioTable, Source
from echobase.battle.objectives import claim_by_standing
from echobase.battle.position import STRUCTURE
from echobase.battle.scenario import ONCE, TOKEN, Scenario
from echobase.battle.state import State
from echobase.battle.steps import DEAL, DRAW, begin_turn, push
from echobase.battle.units import BADGES
from echobase.core.document import parse, read_text, schema, to_tables
from echobase.core.errors import BadDocument, BadOption

OPTIONS = ("scenario", "seats", "pair", "leaders", "support", "values")


class Battle:
    """The game Battle of Hoth."""

    name = "battle"
    rules_version = RULES_VERSION

    def start(self, **options: Any) -> State:
        """A new battle. Options: scenario (id, number or document), seats 2-4, pair, leaders,
        support (cards granted) and values (overrides of data)."""
        for name in options:
            if name not in OPTIONS:
                raise BadOption(f"no option {name!r}; known options: {', '.join(OPTIONS)}")
        which = options.pop("scenario", 1)
        given = {name: value for name, value in options.items() if value is not None}
        if isinstance(which, dict):
            within = which.get("options")
            agreed = agree({**within, **given} if isinstance(within, dict) else given)
            return _make(which, agreed, "scenario")
        agreed = agree(given)
        return _book_battle(documents.scenario_id(which), msgspec.json.encode(agreed)).copy()

    def load(self, document: Any) -> State:
        """A battle from a document: tables, TOML text, or the path of a file."""
        source = "document"
        if isinstance(document, dict):
            raw = document
        elif isinstance(document, str) and "\n" in document:
            raw = parse(document)
        elif isinstance(document, str | Path):
            source = str(document)
            raw = parse(read_text(document), source)
        else:
            kind = type(document).__name__
            raise BadDocument(f"a document is a table, a TOML text or a path; got {kind}")
        return _make(raw, agree(raw.get("options", {})), source)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the documents of this game."""
        return schema(ScenarioTable)

    def scenarios(self) -> list[ScenarioTable]:
        """The scenarios of the book, in order."""
        return [
            documents.read(documents.raw_scenario(id_), id_)
            for id_ in documents.scenario_ids().values()
        ]


@lru_cache(maxsize=256)
def _book_battle(scenario: str, options: bytes) -> State:
    """A fresh battle of the book, kept because starting games in bulk would read it every time."""
    agreed = msgspec.json.decode(options, type=OptionsTable)
    return _make(documents.raw_scenario(scenario), agreed, "scenario", scenario)


def agree(options: Any) -> OptionsTable:
    """Check what the players agreed on."""
    try:
        agreed = msgspec.convert(options, OptionsTable)
        msgspec.json.encode(agreed)
    except (msgspec.ValidationError, TypeError) as error:
        choices = "sides are rebel and empire, values are those of a TOML file"
        problem = str(error).replace("at `$.", "in `")
        raise BadOption(f"options: {problem} ({choices})") from None
    if agreed.seats not in (2, 3, 4):
        raise BadOption(f"seats: 2, 3 or 4 players; got {agreed.seats}")
    if agreed.pair and agreed.seats != 3:
        raise BadOption("pair: only with 3 seats, to say which side has two players")
    for card in agreed.support:
        if card not in SUPPORTS:
            raise BadOption(f"support: no support card {card!r}; known: {', '.join(SUPPORTS)}")
    return agreed


def _make(
    raw: dict[str, Any], options: OptionsTable, source: str, scenario: str | dict[str, Any] = ""
) -> State:
    """A battle; `scenario` is the id of one of the book, else the document is kept."""
    values = dict(options.values)
    inner = {path: values.pop(path) for path in list(values) if path.startswith("scenario.")}
    if inner:
        raw = copy.deepcopy(raw)
        tables.override({"scenario": raw}, inner)
    document = documents.read(raw, source)
    data = tables.load(values)
    built = set_up.build(document, data, source)
    seat_players(built, options, data)
    set_up.check_units(built, document, source)
    if not scenario:
        scenario = to_tables(msgspec.structs.replace(document, options=None))
    state = State(built, Source(document, options, scenario))
    state.reset()
    _place(state, document)
    if document.play is not None:
        saving.restore(state, document, source)
    else:
        _deal(state, options)
    try:
        state.resume()
    except (IndexError, KeyError, ValueError, TypeError) as error:
        raise BadDocument(f"{source}: play: this position cannot be: {error}") from None
    return state


def seat_players(scenario: Scenario, options: OptionsTable, data: tables.Data) -> None:
    """Give seats to sides and cards to seats (B-TEAM-01 to 04, B-SETUP-06, B-LEADER-05)."""
    pairs = {2: (), 3: (options.pair or "rebel",), 4: SIDES}[options.seats]
    members: list[list[int]] = []
    for name in SIDES:
        first = sum(len(seats) for seats in members)
        members.append([first, first + 1] if name in pairs else [first])
    scenario.members = members
    scenario.sides = [side for side, seats in enumerate(members) for _ in seats]
    scenario.deck_cards = [0] * len(scenario.sides)
    leaders = chosen_leaders(scenario, options, data)
    scenario.leaders = [leader for chosen in leaders for leader in chosen]
    for side, seats in enumerate(members):
        cards = scenario.cards[side]
        standard = sum(1 << number for number, card in enumerate(cards) if not card.leader)
        scenario.shared_cards[side] = standard if len(seats) == 2 else 0
        for seat, leader in zip(seats, leaders[side], strict=True):
            led = sum(1 << n for n, card in enumerate(cards) if leader and card.leader == leader)
            scenario.deck_cards[seat] = led | (standard if len(seats) == 1 else 0)


def chosen_leaders(scenario: Scenario, options: OptionsTable, data: tables.Data) -> list[list[str]]:
    """By side and member: the leader, or an empty text when nobody has one (B-SETUP-07)."""
    if not options.leaders:
        return [[""] * len(seats) for seats in scenario.members]
    found: list[list[str]] = []
    for side, name in enumerate(SIDES):
        named = options.leaders.get(name)
        if named is None:
            raise BadOption(f"leaders: all or none; {name} has no leader")
        chosen = [named] if isinstance(named, str) else list(named)
        known = data.leaders[name]
        for leader in chosen:
            if leader not in known:
                raise BadOption(f"leaders.{name}: no leader {leader!r}; known: {', '.join(known)}")
        wanted = len(scenario.members[side])
        if len(chosen) != wanted or len(set(chosen)) != wanted:
            raise BadOption(f"leaders.{name}: {wanted} different leaders needed; got {chosen}")
        found.append(chosen)
    return found


def _place(state: State, document: ScenarioTable) -> None:
    """Put structures and units on the board."""
    scenario = state.scenario
    keys = [kind.key for kind in scenario.kinds]
    for hex_ in set_up.standing(scenario, document):
        state.structures |= 1 << hex_
        state.at[hex_] = STRUCTURE
    for unit in document.units:
        kind = keys.index(unit.kind)
        full = set_up.full_strength(scenario, unit, kind)
        hex_ = INDEX[unit.hex]
        number = state.add_unit(kind, hex_, full, BADGES.index(unit.badge))
        if unit.figures is not None:
            state.figures[number] = unit.figures
        if unit.moving:
            state.moving |= 1 << number
    for number, objective in enumerate(scenario.objectives):
        if objective.type == TOKEN:
            state.tokens[number] = objective.hexes[0]
    for number, arrival in enumerate(scenario.arrivals):
        if arrival.frequency == ONCE:
            state.due[number] = arrival.count


def _deal(state: State, options: OptionsTable) -> None:
    """Lay out the first turn, with the dealing and drawing of hands before it (B-SETUP-08)."""
    scenario = state.scenario
    claim_by_standing(state)
    for card in options.support:
        state.support |= 1 << SUPPORTS.index(card)
    begin_turn(state)
    for seat in reversed(range(len(scenario.sides))):
        state.deck[seat] = scenario.deck_cards[seat]
        state.owned[seat] = scenario.deck_cards[seat]
        side = scenario.sides[seat]
        members = len(scenario.members[side])
        for _ in range(-(-scenario.hands[side] // members)):
            push(state, DRAW, seat)
    for side in (1, 0):
        if scenario.shared_cards[side]:
            for _ in range((scenario.shared_cards[side].bit_count() + 1) // 2):
                push(state, DEAL, scenario.members[side][0])


GAME = Battle()
