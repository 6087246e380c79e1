"""Restoring a battle in progress from its document, to the same state that was saved."""

from echobase.core.bounds import MOST_DIGITS
from echobase.core.errors import BadDocument, bad_field
from echobase.core.masks import each
from echobase.core.rows import row
from echobase.core.sides import NOBODY, SIDES
from echobase.games.battle.documents import secondary
from echobase.games.battle.documents.saving import (
    FATES,
    LEFT_PLAY,
    MASKS,
    NUMBERS,
    STRUCTURE,
    UNIT_STEPS,
)
from echobase.games.battle.documents.tables import PlayTable, ScenarioTable
from echobase.games.battle.documents.validation import check
from echobase.games.battle.rules import dice, steps
from echobase.games.battle.rules.board import HEXES, INDEX
from echobase.games.battle.rules.cards import NO_CARD, SUPPORTS, CommandCard
from echobase.games.battle.rules.objectives import claim_by_standing
from echobase.games.battle.rules.position import GONE
from echobase.games.battle.rules.scenario import CARD, EITHER, TOKEN
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import ANY, SPAN, STEPS, begin_turn, drop, stack, step_of

SEAT_STEPS = (
    steps.DEAL,
    steps.DRAW,
    steps.EXCHANGE,
    steps.GIVE_UP_CARD,
    steps.RECOVER,
)


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
    secondary.restore(state, play, restorer.fail)
    state.winner = SIDES.index(play.winner) if play.winner else NOBODY
    if play.todo or play.winner:
        stack(state, [restorer.frame(f"todo[{n}]", text) for n, text in enumerate(play.todo)])
    else:
        begin_turn(state)
        if play.step != "start" and state.turns[state.active] == 0:
            state.turns[state.active] = 1
        while STEPS[step_of(state.todo[-1])] != play.step:
            drop(state)
    check(state, restorer.fail)


class Restorer:
    """Reads the words of a `play` table; every error names the field."""

    def __init__(self, state: State, source: str) -> None:
        self.state = state
        self.source = source

    def fail(self, field: str, problem: str) -> BadDocument:
        return bad_field(self.source, f"play.{field}", problem)

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
        state.hand = row(self.by_seat("hands", play.hands))
        state.discard = row(self.by_seat("discards", play.discards))
        state.kept = row(self.by_seat("kept", play.kept))
        state.played = self.card_mask("played", state.seat, play.played)
        if play.decks is None:
            for seat, own in enumerate(scenario.deck_cards):
                if scenario.shared_cards[scenario.sides[seat]]:
                    raise self.fail("decks", "needed when a side has two players")
                gone = state.hand[seat] | state.discard[seat]
                if seat == state.seat:
                    gone |= state.played
                state.deck[seat] = own & ~gone
        else:
            state.deck = row(self.by_seat("decks", play.decks))
        state.owned = row(self.by_seat("owned", play.owned))
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

    def card(self, key: str) -> CommandCard:
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
        state.fired = row(map(self.fired, play.fired))

    def fired(self, text: str) -> int:
        """The attacker or the target of an attack."""
        if text == LEFT_PLAY:
            return GONE
        if text.startswith(STRUCTURE):
            return -1 - self.hex("fired", text.split()[-1])
        return self.unit("fired", text)

    def score(self, play: PlayTable) -> None:
        state = self.state
        scenario = state.scenario
        if play.held is None:
            claim_by_standing(state)
        for name, text in (play.held or {}).items():
            self.hold(self.objective("held", name), f"held.{name}", text)
        for name, label in play.tokens.items():
            number = self.objective("tokens", name, TOKEN)
            state.tokens[number] = self.hex(f"tokens.{name}", label)
        for name, seat in play.card_seats.items():
            number = self.objective("card_seats", name, CARD)
            side = state.held[number]
            members = scenario.members[side] if side != NOBODY else []
            if seat not in members:
                raise self.fail(f"card_seats.{name}", f"seat {seat} does not hold this objective")
            state.card_seat[number] = seat
        keys = [kind.key for kind in scenario.kinds]
        for name, count in play.fallen.items():
            if name not in keys:
                raise self.fail(f"fallen.{name}", f"no such unit kind; known: {', '.join(keys)}")
            state.fallen[keys.index(name)] = count
        exits = [way_out.id for way_out in scenario.exits]
        for name, count in play.left.items():
            if name not in exits:
                raise self.fail(
                    f"left.{name}", f"no such exit; known: {', '.join(exits) or 'none'}"
                )
            state.left[exits.index(name)] = count
        if play.due:
            if len(play.due) != len(state.due):
                raise self.fail("due", f"one number for each of {len(state.due)} arrivals")
            state.due = row(play.due)

    def objective(self, field: str, name: str, type_: int | None = None) -> int:
        """The number of an objective, perhaps one of a type."""
        objectives = self.state.scenario.objectives
        known = [one.id for one in objectives if type_ is None or one.type == type_]
        if name not in known:
            listed = ", ".join(known) or "none"
            raise self.fail(f"{field}.{name}", f"no such objective; known: {listed}")
        return [one.id for one in objectives].index(name)

    def hold(self, number: int, field: str, text: str) -> None:
        """Who holds an objective, or which unit carries a token."""
        state = self.state
        objective = state.scenario.objectives[number]
        if objective.type == TOKEN:
            carrier = FATES[text] if text in FATES else self.unit(field, text)
            if carrier >= 0 and not objective.open_to(state.side[carrier], state.kind[carrier]):
                raise self.fail(field, f"the unit on {text} may not carry it")
            state.held[number] = carrier
            return
        known = [name for side, name in enumerate(SIDES) if objective.side in (side, EITHER)]
        if text not in known:
            raise self.fail(field, f"{text!r} cannot hold it; choose one of: {', '.join(known)}")
        side = SIDES.index(text)
        state.held[number] = side
        state.card_seat[number] = state.scenario.members[side][0]

    def frame(self, field: str, text: str) -> int:
        """A step of the stack, from its words."""
        name, _, rest = text.partition(" ")
        if name not in STEPS:
            raise self.fail(field, f"no step {name!r}; known: {', '.join(STEPS)}")
        step = STEPS.index(name)
        subject = 0
        if step in (steps.MOVE, steps.ATTACK):
            subject = self.unit(field, rest) + 1 if rest else ANY
        elif step in UNIT_STEPS:
            subject = self.unit(field, rest)
        elif step == steps.FINAL_ASSAULT:
            subject = self.hex(field, rest)
        elif rest:
            subject = int(rest) if rest.isdecimal() and len(rest) <= MOST_DIGITS else -1
        if not 0 <= subject < self.subjects(step):
            raise self.fail(field, f"{text!r}: there is no {rest!r} for this step")
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
