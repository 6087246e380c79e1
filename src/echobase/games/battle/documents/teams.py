"""Teams: which seats play which side, their leaders and their cards (B-TEAM, B-LEADER)."""

from echobase.core.errors import BadOption
from echobase.core.sides import SIDES
from echobase.games.battle.documents.data_files import Data
from echobase.games.battle.documents.tables import OptionsTable
from echobase.games.battle.rules.cards import SUPPORT_SIDE, SUPPORTS, CommandCard
from echobase.games.battle.rules.scenario import Scenario


def seat_players(scenario: Scenario, options: OptionsTable, data: Data) -> None:
    """Assign seats to sides and cards to seats (B-TEAM-01 to 04, B-SETUP-06, B-LEADER-05)."""
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


def shuffle_support(scenario: Scenario, options: OptionsTable) -> None:
    """Put the support cards into the decks; the members of a pair get them in turn (B-SUPPORT-22).

    Call it after `seat_players`.
    """
    if options.support_in != "deck":
        return
    for number, name in enumerate(SUPPORTS):
        if name not in options.support:
            continue
        side = SUPPORT_SIDE[number]
        bit = 1 << len(scenario.cards[side])
        seats = scenario.members[side]
        scenario.deck_cards[seats[scenario.support_cards[side].bit_count() % len(seats)]] |= bit
        scenario.support_cards[side] |= bit
        scenario.cards[side].append(CommandCard(name, support=number))


def chosen_leaders(scenario: Scenario, options: OptionsTable, data: Data) -> list[list[str]]:
    """By side and member: the leader, or an empty string when nobody has one (B-SETUP-07)."""
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
