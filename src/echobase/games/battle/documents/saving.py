"""Saving a battle in progress as a document; `restoring.py` makes the same state of it."""

from typing import Any

import msgspec

from echobase.core.document import to_tables
from echobase.core.masks import each
from echobase.core.sides import NOBODY, SIDES
from echobase.games.battle.documents import secondary
from echobase.games.battle.documents.tables import OptionsTable, PlayTable, ScenarioTable, UnitTable
from echobase.games.battle.rules import dice, steps
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.cards import NO_CARD, SUPPORTS
from echobase.games.battle.rules.objectives import CAPTURED, ESCAPED
from echobase.games.battle.rules.position import NOWHERE
from echobase.games.battle.rules.scenario import CARD, TOKEN
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import ANY, STEPS, about, step_of
from echobase.games.battle.rules.units import BADGES

LEFT_PLAY = "gone"
STRUCTURE = "structure"
MASKS = (
    "ordered",
    "plain",
    "scouted",
    "moved",
    "barred",
    "halted",
    "attacked",
    "broke",
    "after_moved",
)
"""Fields of a position that are sets of units."""

NUMBERS = (
    "chosen",
    "fell_back",
    "chosen_so_far",
    "last_choice",
    "dice",
    "retreats",
    "sheltered",
    "charges",
    "reason",
)
"""Fields that the document stores unchanged."""

UNIT_STEPS = (
    steps.BREAKTHROUGH,
    steps.ATTACK_AGAIN,
    steps.AFTER_MOVE,
    steps.INCURSION,
)
FATES = {"": NOBODY, "captured": CAPTURED, "escaped": ESCAPED}


def save(state: State, document: ScenarioTable, agreed: OptionsTable) -> dict[str, Any]:
    """The position as a document; `document` and `agreed` are what the game was made from."""
    # The document already has its overridden values in place.
    values = {
        path: value for path, value in agreed.values.items() if not path.startswith("scenario.")
    }
    saved = msgspec.structs.replace(
        document,
        units=_units(state),
        options=msgspec.structs.replace(agreed, values=values),
        secondary=secondary.known(state, document),
        play=_play(state),
    )
    return to_tables(saved)


def _units(state: State) -> list[UnitTable]:
    on_board = [unit for unit in range(len(state.hex)) if state.hex[unit] != NOWHERE]
    return [
        UnitTable(
            kind=state.scenario.kinds[state.kind[unit]].key,
            hex=LABELS[state.hex[unit]],
            figures=state.figures[unit],
            full=state.full[unit],
            badge=BADGES[state.badge[unit]],
            moving=bool(state.moving >> unit & 1),
        )
        for unit in sorted(on_board, key=lambda unit: state.hex[unit])
    ]


def _play(state: State) -> PlayTable:
    scenario = state.scenario
    seats = range(len(scenario.sides))

    def keys(mask: int, seat: int) -> list[str]:
        cards = scenario.cards[scenario.sides[seat]]
        return [cards[card].key for card in each(mask)]

    fields: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
    for name in MASKS:
        mask = getattr(state, name)
        places = [state.hex[unit] for unit in range(len(state.hex)) if mask >> unit & 1]
        fields[name] = [LABELS[hex_] for hex_ in sorted(places) if hex_ != NOWHERE]
    attacker = state.attacker
    return PlayTable(
        **fields,
        active=SIDES[state.active],
        todo=[_frame(state, frame) for frame in state.todo if not _about_nobody(state, frame)],
        turns={SIDES[side]: state.turns[side] for side in (0, 1)},
        medals={SIDES[side]: state.medals[side] for side in (0, 1)},
        hands=[keys(state.hand[seat], seat) for seat in seats],
        decks=[keys(state.deck[seat], seat) for seat in seats],
        discards=[keys(state.discard[seat], seat) for seat in seats],
        owned=[keys(state.owned[seat], seat) for seat in seats],
        kept=[keys(state.kept[seat], seat) for seat in seats],
        support=[name for card, name in enumerate(SUPPORTS) if state.support >> card & 1],
        card="" if state.card is NO_CARD else state.card.key,
        played=keys(state.played, state.seat),
        fired=[_fired(state, value) for value in state.fired],
        attacker=LABELS[state.hex[attacker]]
        if attacker != NOBODY and state.hex[attacker] != NOWHERE
        else "",
        target=_target(state),
        target_hex=LABELS[state.target_hex] if state.target_hex != NOWHERE else "",
        struck_hex=LABELS[state.struck_hex] if state.struck_hex != NOWHERE else "",
        roll=dice.spell(state.roll),
        boost=SUPPORTS[state.boost] if state.boost != NOBODY else "",
        destroyed=[
            LABELS[hex_] for hex_ in scenario.structures if not state.structures >> hex_ & 1
        ],
        held=_held(state),
        tokens=_tokens(state),
        card_seats=_card_seats(state),
        left={exit_.id: state.left[number] for number, exit_ in enumerate(scenario.exits)},
        fallen={
            kind.key: state.fallen[number]
            for number, kind in enumerate(scenario.kinds)
            if state.fallen[number]
        },
        due=list(state.due),
        aim_counts=state.aim_counts.copy(),
        aim_units=secondary.named_units(state),
        winner=SIDES[state.winner] if state.winner != NOBODY else "",
    )


def _about_nobody(state: State, frame: int) -> bool:
    """Whether a step is about a unit that has left play; such a step would end by itself."""
    unit = about(frame)
    if step_of(frame) in (steps.MOVE, steps.ATTACK):
        unit -= 1
    elif step_of(frame) not in UNIT_STEPS:
        return False
    return unit >= 0 and state.hex[unit] == NOWHERE


def _frame(state: State, frame: int) -> str:
    """A step of the stack in words, with the unit's hex where it is about a unit."""
    step = step_of(frame)
    subject = about(frame)
    if step in (steps.MOVE, steps.ATTACK):
        return STEPS[step] if subject == ANY else f"{STEPS[step]} {LABELS[state.hex[subject - 1]]}"
    if step in UNIT_STEPS:
        return f"{STEPS[step]} {LABELS[state.hex[subject]]}"
    if step == steps.FINAL_ASSAULT:
        return f"{STEPS[step]} {LABELS[subject]}"
    return f"{STEPS[step]} {subject}" if subject else STEPS[step]


def _fired(state: State, value: int) -> str:
    """A unit by its hex, a structure with a sign before it, or gone."""
    if value < 0:
        hex_ = -1 - value
        return f"{STRUCTURE} {LABELS[hex_]}" if hex_ in state.scenario.structures else LEFT_PLAY
    return LABELS[state.hex[value]] if state.hex[value] != NOWHERE else LEFT_PLAY


def _target(state: State) -> str:
    if state.target == NOBODY:
        return ""
    hex_ = state.hex[state.target] if state.target >= 0 else NOWHERE
    return LABELS[hex_] if hex_ != NOWHERE else LEFT_PLAY


def _held(state: State) -> dict[str, str]:
    """Who holds an objective: a side, the hex of the unit that carries a token, or its fate."""
    found: dict[str, str] = {}
    for number, objective in enumerate(state.scenario.objectives):
        held = state.held[number]
        if held == NOBODY:
            continue
        if objective.type == TOKEN:
            fates = {value: name for name, value in FATES.items()}
            found[objective.id] = LABELS[state.hex[held]] if held >= 0 else fates[held]
        else:
            found[objective.id] = SIDES[held]
    return found


def _tokens(state: State) -> dict[str, str]:
    """Where a token lies."""
    return {
        objective.id: LABELS[state.tokens[number]]
        for number, objective in enumerate(state.scenario.objectives)
        if objective.type == TOKEN
    }


def _card_seats(state: State) -> dict[str, int]:
    """The seat that drew the card of a card objective."""
    return {
        objective.id: state.card_seat[number]
        for number, objective in enumerate(state.scenario.objectives)
        if objective.type == CARD and state.held[number] != NOBODY
    }
