"""Saving a battle in progress as a document, and restoring it to the same state."""

from typing import Any

import msgspec

from echobase.core.bounds import MOST_DIGITS
from echobase.core.document import to_tables
from echobase.core.errors import BadDocument
from echobase.core.masks import each
from echobase.core.sides import NOBODY, SIDES
from echobase.games.battle.documents.tables import OptionsTable, PlayTable, ScenarioTable, UnitTable
from echobase.games.battle.rules import dice, steps
from echobase.games.battle.rules.board import HEXES, INDEX, LABELS
from echobase.games.battle.rules.cards import NO_CARD, SUPPORTS, Card
from echobase.games.battle.rules.objectives import CAPTURED, ESCAPED, claim_by_standing
from echobase.games.battle.rules.position import GONE, NOWHERE
from echobase.games.battle.rules.scenario import CARD, TOKEN
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import ANY, SPAN, STEPS, about, begin_turn, step_of
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
SEAT_STEPS = (
    steps.DEAL,
    steps.DRAW,
    steps.EXCHANGE,
    steps.GIVE_UP_CARD,
    steps.RECOVER,
)
ATTACK_STEPS = (
    steps.ROLL,
    steps.CONFIRM,
    steps.HITS,
    steps.SHELTER,
    steps.RETREAT,
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
        due=state.due.copy(),
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


def restore(state: State, document: ScenarioTable, source: str) -> None:
    """Bring a freshly placed battle to the point its `play` table describes."""
    play = document.play
    assert play is not None
    restorer = Restorer(state, source)
    state.active = SIDES.index(play.active)
    for side, name in enumerate(SIDES):
        state.turns[side] = play.turns.get(name, 0)
        state.medals[side] = play.medals.get(name, 0)
    members = state.scenario.members[state.active]
    state.seat = members[max(state.turns[state.active] - 1, 0) % len(members)]
    for field in NUMBERS:
        setattr(state, field, getattr(play, field))
    for field in MASKS:
        setattr(state, field, restorer.units(field, getattr(play, field)))
    restorer.cards(play)
    restorer.attack(play)
    restorer.score(play)
    state.winner = SIDES.index(play.winner) if play.winner else NOBODY
    if play.todo or play.winner:
        state.todo = [restorer.frame(text) for text in play.todo]
        if state.todo and state.todo[0] != steps.NEXT:
            raise restorer.fail("todo", f"the first step is always 'next', not {play.todo[0]!r}")
    else:
        begin_turn(state)
        if play.step != "start" and state.turns[state.active] == 0:
            state.turns[state.active] = 1
        while STEPS[step_of(state.todo[-1])] != play.step:
            state.todo.pop()


class Restorer:
    """Reads the words of a `play` table; every error names the field."""

    def __init__(self, state: State, source: str) -> None:
        self.state = state
        self.source = source

    def fail(self, field: str, problem: str) -> BadDocument:
        return BadDocument(f"{self.source}: play.{field}: {problem}")

    def hex(self, field: str, label: str) -> int:
        if label not in INDEX:
            raise self.fail(field, f"there is no hex {label!r}; hexes are A1 to G10")
        return INDEX[label]

    def unit(self, field: str, label: str) -> int:
        unit = self.state.at[self.hex(field, label)]
        if unit < 0:
            raise self.fail(field, f"there is no unit on {label}")
        return unit

    def units(self, field: str, labels: list[str]) -> int:
        mask = 0
        for label in labels:
            mask |= 1 << self.unit(field, label)
        return mask

    def card_mask(self, field: str, seat: int, keys: list[str]) -> int:
        cards = [card.key for card in self.state.scenario.cards[self.state.scenario.sides[seat]]]
        mask = 0
        for key in keys:
            if key not in cards:
                raise self.fail(field, f"no card {key!r}; known: {', '.join(cards)}")
            if mask >> cards.index(key) & 1:
                raise self.fail(field, f"the card {key!r} stands here twice")
            mask |= 1 << cards.index(key)
        return mask

    def by_seat(self, field: str, lists: list[list[str]]) -> list[int]:
        seats = len(self.state.scenario.sides)
        if lists and len(lists) != seats:
            raise self.fail(field, f"one list for each of {seats} seats; got {len(lists)}")
        return [
            self.card_mask(f"{field}[{seat}]", seat, lists[seat] if lists else [])
            for seat in range(seats)
        ]

    def cards(self, play: PlayTable) -> None:
        """Hands, decks and piles; a deck that is left out holds all other cards of its seat."""
        state = self.state
        scenario = state.scenario
        state.hand = self.by_seat("hands", play.hands)
        state.discard = self.by_seat("discards", play.discards)
        state.kept = self.by_seat("kept", play.kept)
        state.played = self.card_mask("played", state.seat, play.played)
        if play.decks is None:
            state.deck = []
            for seat, own in enumerate(scenario.deck_cards):
                if scenario.shared_cards[scenario.sides[seat]]:
                    raise self.fail("decks", "needed when a side has two players")
                gone = state.hand[seat] | state.discard[seat]
                if seat == state.seat:
                    gone |= state.played
                state.deck.append(own & ~gone)
        else:
            state.deck = self.by_seat("decks", play.decks)
        state.owned = self.by_seat("owned", play.owned)
        for seat, own in enumerate(scenario.deck_cards):
            state.owned[seat] |= own | state.discard[seat]
        state.owned[state.seat] |= state.played
        self.check_cards()
        for name in play.support:
            if name not in SUPPORTS:
                raise self.fail(
                    "support", f"no support card {name!r}; known: {', '.join(SUPPORTS)}"
                )
            state.support |= 1 << SUPPORTS.index(name)
        state.card = self.card(play.card)

    def support(self, field: str, name: str) -> int:
        if name not in SUPPORTS:
            raise self.fail(field, f"no support card {name!r}; known: {', '.join(SUPPORTS)}")
        return SUPPORTS.index(name)

    def check_cards(self) -> None:
        """Check that every card is in one place only."""
        state = self.state
        for side, members in enumerate(state.scenario.members):
            taken = state.played if side == state.active else 0
            for seat in members:
                for name, piles in (
                    ("hands", state.hand),
                    ("decks", state.deck),
                    ("discards", state.discard),
                ):
                    if taken & piles[seat]:
                        raise self.fail(f"{name}[{seat}]", "a card can only be in one place")
                    taken |= piles[seat]
                if state.kept[seat] & ~state.hand[seat]:
                    raise self.fail(f"kept[{seat}]", "only cards of the hand can be kept")

    def card(self, key: str) -> Card:
        scenario = self.state.scenario
        if not key:
            return NO_CARD
        if key == scenario.combat_experience.key:
            return scenario.combat_experience
        seat = scenario.members[self.state.active][0]
        mask = self.card_mask("card", seat, [key])
        return scenario.cards[self.state.active][each(mask)[0]]

    def attack(self, play: PlayTable) -> None:
        state = self.state
        if play.attacker:
            state.attacker = self.unit("attacker", play.attacker)
        if play.target:
            state.target = GONE if play.target == LEFT_PLAY else self.unit("target", play.target)
        if play.target_hex:
            state.target_hex = self.hex("target_hex", play.target_hex)
            if not play.target and state.target_hex not in state.scenario.structures:
                raise self.fail("target", "needed when the attack is not on a structure")
        if play.struck_hex:
            state.struck_hex = self.hex("struck_hex", play.struck_hex)
        roll = dice.unspell(play.roll)
        if roll is None:
            raise self.fail("roll", f"{play.roll!r}: faces are I, V, B, R and X, or - for none")
        state.roll = roll
        if play.boost:
            state.boost = self.support("boost", play.boost)
        for text in play.fired:
            if text == LEFT_PLAY:
                state.fired.append(GONE)
            elif text.startswith(STRUCTURE):
                state.fired.append(-1 - self.hex("fired", text.split()[-1]))
            else:
                state.fired.append(self.unit("fired", text))

    def score(self, play: PlayTable) -> None:
        state = self.state
        scenario = state.scenario
        if play.held is None:
            claim_by_standing(state)
        for name, text in (play.held or {}).items():
            self.hold(self.objective("held", name), f"held.{name}", text)
        for name, label in play.tokens.items():
            state.tokens[self.objective("tokens", name)] = self.hex(f"tokens.{name}", label)
        for name, seat in play.card_seats.items():
            if seat >= len(scenario.sides):
                raise self.fail(f"card_seats.{name}", f"no seat {seat} in this battle")
            state.card_seat[self.objective("card_seats", name)] = seat
        keys = [kind.key for kind in scenario.kinds]
        for name, count in play.fallen.items():
            if name not in keys:
                raise self.fail(f"fallen.{name}", f"no such unit kind; known: {', '.join(keys)}")
            state.fallen[keys.index(name)] = count
        exits = [way_out.id for way_out in scenario.exits]
        for name, count in play.left.items():
            if name not in exits:
                raise self.fail(f"left.{name}", f"no such exit; known: {', '.join(exits)}")
            state.left[exits.index(name)] = count
        if play.due:
            if len(play.due) != len(state.due):
                raise self.fail("due", f"one number for each of {len(state.due)} arrivals")
            state.due = play.due.copy()

    def objective(self, field: str, name: str) -> int:
        names = [objective.id for objective in self.state.scenario.objectives]
        if name not in names:
            raise self.fail(f"{field}.{name}", f"no such objective; known: {', '.join(names)}")
        return names.index(name)

    def hold(self, number: int, field: str, text: str) -> None:
        """Who holds an objective, or which unit carries a token."""
        state = self.state
        if state.scenario.objectives[number].type == TOKEN:
            state.held[number] = FATES[text] if text in FATES else self.unit(field, text)
        elif text in SIDES:
            side = SIDES.index(text)
            state.held[number] = side
            state.card_seat[number] = state.scenario.members[side][0]
        else:
            raise self.fail(field, f"{text!r} is no side: rebel or empire")

    def frame(self, text: str) -> int:
        """A step of the stack, from its words."""
        name, _, rest = text.partition(" ")
        if name not in STEPS:
            raise self.fail("todo", f"no step {name!r}; known: {', '.join(STEPS)}")
        step = STEPS.index(name)
        subject = 0
        if step in (steps.MOVE, steps.ATTACK):
            subject = self.unit("todo", rest) + 1 if rest else ANY
        elif step in UNIT_STEPS:
            subject = self.unit("todo", rest)
        elif step == steps.FINAL_ASSAULT:
            subject = self.hex("todo", rest)
        elif rest:
            subject = int(rest) if rest.isdecimal() and len(rest) <= MOST_DIGITS else -1
        if not 0 <= subject < self.subjects(step):
            raise self.fail("todo", f"{text!r}: there is no {rest!r} for this step")
        if step in ATTACK_STEPS and self.state.target_hex == NOWHERE:
            raise self.fail("todo", f"{text!r} needs target_hex, and target for a unit")
        return step + SPAN * subject

    def subjects(self, step: int) -> int:
        """How many things a step can be about."""
        scenario = self.state.scenario
        if step in SEAT_STEPS:
            return len(scenario.sides)
        if step == steps.ARRIVE:
            return len(scenario.arrivals)
        if step == steps.REROLL:
            return 2
        unit_or_hex = step in UNIT_STEPS or step in (
            steps.MOVE,
            steps.ATTACK,
            steps.FINAL_ASSAULT,
        )
        return HEXES if unit_or_hex else 1
