"""Leaders, and battles with three or four players."""

import random
from typing import Any

import pytest
from games.battle.table import BOTH, Table, position, scenario, start

import echobase
from echobase import BadOption, sample

REBELS = [
    *BOTH,
    "recon_in_force",
    "trooper_assault_rebel",
    "speeder_assault",
    "artillery_barrage",
    "defensive_position",
    "rebel_spearhead",
]
EMPIRE = [
    *BOTH,
    "pincer_move",
    "trooper_assault_empire",
    "imperial_assault",
    "precision_fire",
    "search_and_destroy",
    "pressing_forward",
]
LEADER_CARDS = {
    "leia": {"assistance", "orders_from_the_princess", "our_last_hope"},
    "luke": {"in_formation", "tactical_assault", "ready_for_battle"},
    "han": {"diversion", "here_they_come", "scoundrels_support"},
    "piett": {"reinforcements", "deploy_the_fleet", "orbital_strike"},
    "vader": {"force_powers", "determination", "imperial_discipline"},
    "veers": {"walker_attack", "successful_landings", "concentrated_fire"},
}
FOUR_LEADERS = {"rebel": ["luke", "han"], "empire": ["piett", "vader"]}
FIELD = "A: s\nG: e"


def drawable(table: Table) -> set[str]:
    """The cards luck may draw or deal now."""
    return {table.state.write(action).split()[1] for action, _ in table.state.chances()}


def luck(table: Table, rng: random.Random | None = None) -> Table:
    """Let luck decide until a player is to act; without a generator the first thing possible."""
    while table.waits_for_luck:
        chances = table.state.chances()
        table.state.apply(sample(chances, rng) if rng else chances[0][0], table.log)
    return table


def lazy_turn(table: Table, rng: random.Random | None = None) -> str:
    """Play a card and do nothing with it; says which card it was."""
    plays = table.legal("play")
    action = rng.choice(plays) if rng else plays[0]
    table.do(action)
    while luck(table, rng).step != "play":
        table.do("done" if table.can("done") else table.legal()[0])
    return action.split()[1]


def seats_of(table: Table) -> list[str]:
    return [seat.side for seat in table.state.view(None).seats]


def cards(state: Any, seat: int) -> set[str]:
    """All cards of a seat, wherever they are."""
    play = state.document()["play"]
    return {key for place in ("hands", "decks", "discards") for key in play[place][seat]}


def sizes(state: Any) -> list[tuple[int, int, int]]:
    """For each seat: cards in hand, in the deck and in the discard pile."""
    seats = state.view(None).seats
    return [(seat.cards, seat.deck, len(seat.discard)) for seat in seats]


def team(
    text: str,
    hands: list[list[str]],
    decks: list[list[str]],
    *,
    active: str = "rebel",
    step: str = "play",
    turns: dict[str, int] | None = None,
    leaders: dict[str, Any] | None = None,
    play: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """A battle of four, seats 0 and 1 against seats 2 and 3, in the middle of a turn."""
    options: dict[str, Any] = {"seats": 4}
    if leaders:
        options["leaders"] = leaders
    return position(
        text,
        active=active,
        step=step,
        hands=hands,
        options=options,
        play={"decks": decks, "turns": turns or {}, **(play or {})},
        **fields,
    )


HANDS = [REBELS[:2], REBELS[2:4], EMPIRE[:2], EMPIRE[2:4]]
DECKS = [REBELS[4:10], REBELS[10:], EMPIRE[4:10], EMPIRE[10:]]

# Leaders.


@pytest.mark.rule("B-LEADER-01", "B-LEADER-02")
@pytest.mark.parametrize("leader", sorted(LEADER_CARDS))
def test_each_leader_adds_three_cards_to_the_deck_of_the_own_side(leader: str) -> None:
    rebel = leader if leader in ("leia", "luke", "han") else "leia"
    empire = leader if leader != rebel else "vader"
    table = luck(start(FIELD, options={"leaders": {"rebel": rebel, "empire": empire}}))
    assert cards(table.state, 0) == {*REBELS, *LEADER_CARDS[rebel]}
    assert cards(table.state, 1) == {*EMPIRE, *LEADER_CARDS[empire]}
    assert [sum(size) for size in sizes(table.state)] == [19, 19]


@pytest.mark.rule("B-LEADER-02")
@pytest.mark.parametrize(
    "leaders",
    [
        {"rebel": "vader", "empire": "piett"},
        {"rebel": "leia", "empire": "luke"},
        {"rebel": "lando", "empire": "vader"},
        {"rebel": ["leia", "luke"], "empire": "vader"},
    ],
)
def test_a_player_has_one_leader_of_the_own_side(leaders: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        start(FIELD, options={"leaders": leaders})


@pytest.mark.rule("B-LEADER-02", "B-LEADER-03")
def test_a_leader_card_is_played_discarded_and_reshuffled_like_any_other() -> None:
    table = position(
        "A: s\nG: e . . . . . . . . e",
        step="play",
        hands=[["orders_from_the_princess", "recon_left"], ["recon_left", "recon_right"]],
        options={"leaders": {"rebel": "leia", "empire": "vader"}},
        play={"decks": [[], ["raid_left"]], "discards": [["raid_left"], []]},
    )
    table.do("play orders_from_the_princess")
    assert table.legal("order") == ["order G1", "order G10"]
    table.do("done")
    assert drawable(table) == {"raid_left", "orders_from_the_princess"}
    table.do("draw orders_from_the_princess")
    assert "orders_from_the_princess" in table.hand(0)


@pytest.mark.rule("B-LEADER-03")
def test_a_leader_is_no_figure_and_does_nothing_outside_the_cards() -> None:
    plain = start("D: . . . . s\nE: . . . . e")
    led = start(
        "D: . . . . s\nE: . . . . e", options={"leaders": {"rebel": "luke", "empire": "vader"}}
    )
    assert led.state.view(None).units == plain.state.view(None).units
    assert led.dice("E5xD5") == plain.dice("E5xD5") == 3
    assert led.dice("D5xE5") == plain.dice("D5xE5") == 3


@pytest.mark.rule("B-LEADER-04")
def test_once_the_battle_begins_both_choices_are_public() -> None:
    """Whoever guesses the enemy's hand reckons with that leader's cards and no other's."""
    table = luck(start(FIELD, options={"leaders": {"rebel": "luke", "empire": "veers"}}))
    assert table.state.options()["leaders"] == {"rebel": "luke", "empire": "veers"}
    guessed = set()
    for seed in range(60):
        imagined = table.state.imagine(0, random.Random(seed))
        assert cards(imagined, 1) == {*EMPIRE, *LEADER_CARDS["veers"]}
        guessed |= set(imagined.view(1).seats[1].hand)
    assert guessed >= LEADER_CARDS["veers"]


@pytest.mark.rule("B-LEADER-05", "B-LEADER-06")
def test_in_a_pair_leader_cards_join_the_personal_deck_after_the_division() -> None:
    table = start(FIELD, options={"seats": 4, "leaders": FOUR_LEADERS})
    for deck in (REBELS, EMPIRE):
        for dealt in range(8):
            assert drawable(table) <= set(deck)
            assert len(drawable(table)) == 16 - dealt
            table.do(f"deal {deck[dealt]}")
    luck(table)
    assert cards(table.state, 0) == {*REBELS[:8], *LEADER_CARDS["luke"]}
    assert cards(table.state, 1) == {*REBELS[8:], *LEADER_CARDS["han"]}
    assert cards(table.state, 2) == {*EMPIRE[:8], *LEADER_CARDS["piett"]}
    assert cards(table.state, 3) == {*EMPIRE[8:], *LEADER_CARDS["vader"]}
    assert sizes(table.state) == [(2, 9, 0)] * 4


@pytest.mark.rule("B-LEADER-06")
def test_leader_cards_are_in_the_personal_deck_before_the_hand_is_drawn() -> None:
    table = start(FIELD, options={"seats": 4, "leaders": FOUR_LEADERS})
    for deck in (REBELS, EMPIRE):
        table.do(*(f"deal {key}" for key in deck[:8]))
    assert drawable(table) == {*REBELS[:8], *LEADER_CARDS["luke"]}


@pytest.mark.rule("B-LEADER-05")
def test_a_lone_player_against_a_pair_adds_them_before_the_shuffle() -> None:
    leaders = {"rebel": ["luke", "leia"], "empire": "vader"}
    table = luck(start(FIELD, options={"seats": 3, "pair": "rebel", "leaders": leaders}))
    assert cards(table.state, 2) == {*EMPIRE, *LEADER_CARDS["vader"]}
    assert [sum(size) for size in sizes(table.state)] == [11, 11, 19]


@pytest.mark.rule("B-LEADER-06")
@pytest.mark.parametrize(
    "leaders",
    [
        {"rebel": ["luke", "luke"], "empire": ["vader", "piett"]},
        {"rebel": "luke", "empire": ["vader", "piett"]},
        {"rebel": ["luke", "han"], "empire": ["veers"]},
    ],
)
def test_team_mates_have_different_leaders(leaders: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        start(FIELD, options={"seats": 4, "leaders": leaders})


# Teams.


@pytest.mark.rule("B-TEAM-01")
@pytest.mark.parametrize(
    ("options", "sides"),
    [
        ({"seats": 2}, ["rebel", "empire"]),
        ({"seats": 3, "pair": "rebel"}, ["rebel", "rebel", "empire"]),
        ({"seats": 3, "pair": "empire"}, ["rebel", "empire", "empire"]),
        ({"seats": 4}, ["rebel", "rebel", "empire", "empire"]),
    ],
)
def test_two_sides_of_one_or_two_players(options: dict[str, Any], sides: list[str]) -> None:
    assert seats_of(start(FIELD, options=options)) == sides


@pytest.mark.rule("B-TEAM-01")
@pytest.mark.parametrize("options", [{"seats": 1}, {"seats": 5}, {"seats": 4, "pair": "rebel"}])
def test_no_other_seating_is_possible(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        start(FIELD, options=options)


@pytest.mark.rule("B-TEAM-02")
@pytest.mark.parametrize(("first", "seat"), [("rebel", 0), ("empire", 2)])
def test_the_first_player_of_a_pair_begins_for_it(first: str, seat: int) -> None:
    table = luck(start(FIELD, first=first, options={"seats": 4}))
    assert table.to_act == seat


@pytest.mark.rule("B-TEAM-03")
@pytest.mark.parametrize("number", [4, 7, 10])
def test_the_board_is_set_up_as_for_two(number: int) -> None:
    two, four = (scenario(number, seats=seats).state.view(None) for seats in (2, 4))
    for name in ("units", "terrain", "structures", "objectives", "medals", "medals_to_win"):
        assert getattr(two, name) == getattr(four, name)


@pytest.mark.rule("B-TEAM-04")
def test_a_pair_deals_its_sixteen_cards_into_two_personal_decks_of_eight() -> None:
    table = start(FIELD, options={"seats": 4})
    assert drawable(table) == set(REBELS)
    table.do(*(f"deal {key}" for key in REBELS[::2]))
    assert drawable(table) == set(EMPIRE)
    table.do(*(f"deal {key}" for key in EMPIRE[8:]))
    luck(table)
    assert cards(table.state, 0) == set(REBELS[::2])
    assert cards(table.state, 1) == set(REBELS[1::2])
    assert cards(table.state, 2) == set(EMPIRE[8:])
    assert cards(table.state, 3) == set(EMPIRE[:8])
    assert sizes(table.state) == [(2, 6, 0)] * 4


@pytest.mark.rule("B-TEAM-04", "B-TEAM-05")
@pytest.mark.parametrize(
    ("pair", "expected"),
    [
        ("rebel", [(3, 5, 0), (3, 5, 0), (4, 12, 0)]),
        ("empire", [(5, 11, 0), (2, 6, 0), (2, 6, 0)]),
    ],
)
def test_a_lone_player_keeps_the_whole_deck_and_the_full_hand(
    pair: str, expected: list[tuple[int, int, int]]
) -> None:
    options = {"seats": 3, "pair": pair}
    table = luck(start(FIELD, hands={"rebel": 5, "empire": 4}, options=options))
    assert sizes(table.state) == expected


@pytest.mark.rule("B-TEAM-05")
@pytest.mark.parametrize(("hand", "each"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_members_of_a_pair_draw_half_the_hand_rounded_up(hand: int, each: int) -> None:
    table = luck(start(FIELD, hands={"rebel": hand, "empire": hand}, options={"seats": 4}))
    assert [size[0] for size in sizes(table.state)] == [each] * 4


@pytest.mark.rule("B-TEAM-06", "B-TEAM-07", "B-TEAM-08", "B-TEAM-09")
@pytest.mark.parametrize(
    ("options", "first", "seats"),
    [
        ({"seats": 4}, "rebel", [0, 2, 1, 3]),
        ({"seats": 4}, "empire", [2, 0, 3, 1]),
        ({"seats": 3, "pair": "rebel"}, "rebel", [0, 2, 1, 2]),
        ({"seats": 3, "pair": "rebel"}, "empire", [2, 0, 2, 1]),
        ({"seats": 3, "pair": "empire"}, "empire", [1, 0, 2, 0]),
        ({"seats": 3, "pair": "empire"}, "rebel", [0, 1, 0, 2]),
    ],
)
def test_sides_alternate_and_inside_a_pair_the_members_do(
    options: dict[str, Any], first: str, seats: list[int]
) -> None:
    table = luck(start(FIELD, first=first, options=options))
    for seat in seats * 2:
        assert (table.step, table.to_act) == ("play", seat)
        lazy_turn(table)


@pytest.mark.rule("B-TEAM-10")
@pytest.mark.parametrize(("turn", "me", "mate"), [(1, 0, 1), (2, 1, 0)])
def test_a_member_plays_discards_and_draws_the_own_cards_only(
    turn: int, me: int, mate: int
) -> None:
    table = team(FIELD, HANDS, DECKS, turns={"rebel": turn})
    assert table.to_act == me
    assert {text.split()[1] for text in table.legal("play")} == set(HANDS[me])
    assert table.why(f"play {HANDS[mate][0]}") == "battle-why-not-in-hand"
    card = HANDS[me][1]
    table.do(f"play {card}")
    if table.step == "order":
        table.do("done")
    assert drawable(table) == set(DECKS[me])
    before = sizes(table.state)
    assert before[me] == (1, 6, 1)
    table.do(f"draw {DECKS[me][0]}")
    assert sizes(table.state)[me] == (2, 5, 1)
    assert sizes(table.state)[mate] == before[mate] == (2, 6, 0)
    assert table.state.view(None).seats[me].discard == [card]


@pytest.mark.rule("B-TEAM-11")
def test_each_discard_pile_becomes_the_deck_of_its_own_player() -> None:
    table = team(
        FIELD,
        [["recon_right", "raid_left"], ["raid_centre"], ["recon_left"], ["recon_right"]],
        [[], ["assault_left"], ["raid_left"], ["raid_right"]],
        play={"discards": [["recon_left"], ["raid_right", "recon_centre"], [], []]},
    )
    table.do("play recon_right")
    assert drawable(table) == {"recon_left", "recon_right"}
    assert set(table.state.view(None).seats[1].discard) == {"raid_right", "recon_centre"}
    table.do("draw recon_left")
    assert sizes(table.state)[:2] == [(2, 1, 0), (1, 1, 2)]


@pytest.mark.rule("B-TEAM-12")
def test_mates_may_look_at_each_others_cards_but_only_the_active_player_decides() -> None:
    table = team(FIELD, HANDS, DECKS)
    for viewer in (0, 1):
        seats = table.state.view(viewer).seats
        assert [seats[0].hand, seats[1].hand] == HANDS[:2]
    assert table.to_act == 0
    assert table.state.view(0).actions == ["play assault_left", "play assault_centre"]
    assert table.state.view(1).actions == []


# Who knows what.


@pytest.mark.rule("B-TEAM-13")
def test_a_mates_hand_is_visible_and_the_enemys_is_not() -> None:
    table = team(FIELD, HANDS, DECKS)
    for viewer in range(4):
        own = (0, 1) if viewer < 2 else (2, 3)
        for seat, seen in enumerate(table.state.view(viewer).seats):
            assert seen.hand == (HANDS[seat] if seat in own else None)
    assert [seat.hand for seat in table.state.view(None).seats] == [None] * 4


@pytest.mark.rule("B-TEAM-13")
def test_how_the_enemys_cards_are_divided_cannot_be_seen() -> None:
    """The two Imperial players change hands and decks; only they notice."""
    one = team(FIELD, HANDS, DECKS).state
    other = team(FIELD, HANDS[:2] + HANDS[:1:-1], DECKS[:2] + DECKS[:1:-1]).state
    for viewer in (0, 1, None):
        assert one.view(viewer) == other.view(viewer)
    for viewer in (2, 3):
        assert one.view(viewer) != other.view(viewer)


@pytest.mark.rule("B-TEAM-13")
def test_not_even_the_own_decks_can_be_seen() -> None:
    one = team(FIELD, HANDS, DECKS).state
    other = team(FIELD, HANDS, [DECKS[1], DECKS[0], *DECKS[2:]]).state
    for viewer in (0, 1, 2, 3, None):
        assert one.view(viewer) == other.view(viewer)


SEATINGS = [
    {"seats": 4},
    {"seats": 4, "leaders": FOUR_LEADERS},
    {"seats": 3, "pair": "rebel"},
    {"seats": 3, "pair": "empire", "leaders": {"rebel": "han", "empire": ["veers", "piett"]}},
]


@pytest.mark.rule("B-TEAM-13")
@pytest.mark.parametrize("options", SEATINGS)
@pytest.mark.parametrize("number", [2, 8, 16])
def test_what_a_member_imagines_agrees_with_what_the_member_sees(
    options: dict[str, Any], number: int
) -> None:
    rng = random.Random(number)
    table = scenario(number, **options)
    luck(table, rng)
    for _ in range(8):
        for _ in range(30):
            if table.over:
                break
            if table.waits_for_luck:
                luck(table, rng)
            else:
                table.state.apply(rng.choice(table.state.actions()), table.log)
        for seat in range(options["seats"]):
            imagined = table.state.imagine(seat, rng)
            assert imagined.view(seat) == table.state.view(seat)
            assert sizes(imagined) == sizes(table.state)


def watch(table: Table, turns: int, rng: random.Random) -> tuple[list[set[str]], set[int]]:
    """Play this many turns; what each seat has shown, and which seats have reshuffled."""
    shown: list[set[str]] = [set() for _ in seats_of(table)]
    reshuffled: set[int] = set()
    for _ in range(turns):
        seat = table.to_act
        shown[seat].add(lazy_turn(table, rng))
        if not table.state.view(None).seats[seat].discard:
            reshuffled.add(seat)
    return shown, reshuffled


@pytest.mark.rule("B-TEAM-13")
@pytest.mark.parametrize("turns", [3, 12, 26, 28, 31, 45])
@pytest.mark.parametrize("options", [{"seats": 4}, {"seats": 3, "pair": "empire"}])
def test_cards_once_shown_stay_with_the_member_who_showed_them(
    options: dict[str, Any], turns: int
) -> None:
    """Each member of a pair has eight cards; the decks are used up after seven turns of each."""
    rng = random.Random(turns)
    table = luck(start(FIELD, options=options), rng)
    shown, reshuffled = watch(table, turns, rng)
    assert bool(reshuffled) == (turns > 24)
    real = table.state
    for viewer in range(options["seats"]):
        mine = {
            seat for seat, side in enumerate(seats_of(table)) if side == seats_of(table)[viewer]
        }
        for seed in range(5):
            imagined = real.imagine(viewer, random.Random(seed))
            assert imagined.view(viewer) == real.view(viewer)
            assert sizes(imagined) == sizes(real)
            play = imagined.document()["play"]
            for side in (mine, set(range(options["seats"])) - mine):
                every = [card for seat in side for card in sorted(cards(imagined, seat))]
                assert sorted(every) == sorted(card for seat in side for card in cards(real, seat))
            for seat in range(options["seats"]):
                assert shown[seat] <= cards(imagined, seat)
                if seat in reshuffled:
                    # The new deck was made of cards that everybody had seen.
                    assert set(play["decks"][seat]) <= shown[seat]
                if seat in mine:
                    assert set(play["hands"][seat]) == set(real.document()["play"]["hands"][seat])


@pytest.mark.rule("B-TEAM-13")
def test_cards_nobody_has_seen_may_belong_to_either_member() -> None:
    table = team(FIELD, HANDS, DECKS)
    owners: dict[str, set[int]] = {key: set() for key in EMPIRE}
    own: dict[str, set[int]] = {key: set() for key in REBELS}
    for seed in range(60):
        imagined = table.state.imagine(0, random.Random(seed))
        for seat in (2, 3):
            for card in cards(imagined, seat):
                owners[card].add(seat)
        for seat in (0, 1):
            for card in cards(imagined, seat):
                own[card].add(seat)
    assert all(seats == {2, 3} for seats in owners.values())
    for card, seats in own.items():
        known = [seat for seat in (0, 1) if card in HANDS[seat]]
        assert seats == (set(known) or {0, 1})


@pytest.mark.rule("B-TEAM-13")
def test_discards_in_a_document_are_known_to_belong_to_their_player() -> None:
    """A position written by hand: nothing is said about who has shown what, but piles lie open."""
    table = team(
        FIELD,
        [deck[:2] for deck in (REBELS, REBELS[8:], EMPIRE, EMPIRE[8:])],
        [deck[2:5] for deck in (REBELS, REBELS[8:], EMPIRE, EMPIRE[8:])],
        play={"discards": [REBELS[5:8], REBELS[13:], EMPIRE[5:8], EMPIRE[13:]]},
    )
    for viewer in range(4):
        for seed in range(10):
            imagined = table.state.imagine(viewer, random.Random(seed))
            assert sizes(imagined) == sizes(table.state)
            assert imagined.view(viewer) == table.state.view(viewer)


@pytest.mark.rule("B-TEAM-13")
@pytest.mark.parametrize("discarded", [False, True])
def test_the_card_in_front_of_a_player_in_a_document_is_known_as_well(discarded: bool) -> None:
    hands = [REBELS[1:2], *HANDS[1:]]
    table = team(FIELD, hands, DECKS, step="move", card="assault_left")
    if discarded:
        table.do("done")
        assert (table.step, sizes(table.state)[0]) == ("draw", (1, 6, 1))
    for viewer in range(4):
        for seed in range(10):
            imagined = table.state.imagine(viewer, random.Random(seed))
            assert sizes(imagined) == sizes(table.state)
            assert imagined.view(viewer) == table.state.view(viewer)


@pytest.mark.rule("B-TEAM-13")
def test_a_saved_battle_of_four_keeps_who_knows_what() -> None:
    rng = random.Random(4)
    table = luck(start(FIELD, options={"seats": 4, "leaders": FOUR_LEADERS}), rng)
    watch(table, 50, rng)
    again = echobase.game("battle").load(table.state.document())
    for viewer in (0, 1, 2, 3, None):
        assert again.view(viewer) == table.state.view(viewer)
    for viewer in range(4):
        one = table.state.imagine(viewer, random.Random(viewer))
        other = again.imagine(viewer, random.Random(viewer))
        assert one.document()["play"] == other.document()["play"]


# What the members share.


@pytest.mark.rule("B-TEAM-14")
@pytest.mark.parametrize("turn", [1, 2])
def test_both_members_command_all_units_and_mean_the_same_left_and_right(turn: int) -> None:
    hands = [["recon_left"], ["recon_right"], ["recon_left"], ["recon_right"]]
    hands[turn - 1] = ["assault_left"]
    decks = [["raid_left"], ["raid_right"], ["raid_left"], ["raid_right"]]
    table = team("A: s\nG: e e . . e . . . . e", hands, decks, turns={"rebel": turn})
    table.do("play assault_left")
    assert table.legal("order") == ["order G1", "order G2"]


@pytest.mark.rule("B-TEAM-14")
def test_medals_and_victory_belong_to_the_side() -> None:
    text = "A: s\nD: . . . . s1\nE: . . . . e"
    table = team(
        text, HANDS, DECKS, step="attack", turns={"rebel": 2}, play={"medals": {"rebel": 8}}
    )
    assert table.to_act == 1
    table.do("attack E5xD5", "roll IXX")
    assert table.winner == "rebel"
    assert table.outcome.seats == [0, 1]


def fleet(hand: list[str], mate: list[str], decks: list[list[str]]) -> Table:
    """Seat 2 plays Deploy the Fleet; seat 3 is its mate."""
    hands = [["recon_left"], ["recon_right"], ["deploy_the_fleet", *hand], mate]
    decks = [["raid_left"], ["raid_right"], *decks]
    turns = {"rebel": 1, "empire": 1}
    table = team(FIELD, hands, decks, active="empire", turns=turns, leaders=FOUR_LEADERS)
    assert table.to_act == 2
    return table.do("play deploy_the_fleet")


@pytest.mark.rule("B-TEAM-15", "B-TEAM-17")
def test_deploy_the_fleet_lets_both_members_exchange_cards() -> None:
    """The active player draws one card more than discarded, the mate exactly as many."""
    table = fleet(
        ["raid_left", "raid_right"],
        ["recon_left", "recon_right"],
        [["assault_left", "assault_centre", "assault_right"], ["pincer_move", "raid_centre"]],
    )
    assert (table.step, table.to_act) == ("exchange", 2)
    table.do("discard raid_left", "done")
    assert drawable(table) == {"assault_left", "assault_centre", "assault_right"}
    table.do("draw assault_left", "draw assault_right")
    assert (table.step, table.to_act) == ("exchange", 3)
    table.do("discard recon_left", "done")
    assert drawable(table) == {"pincer_move", "raid_centre"}
    table.do("draw pincer_move")
    assert set(table.hand(2)) == {"raid_right", "assault_left", "assault_right"}
    assert set(table.hand(3)) == {"recon_right", "pincer_move"}
    piles = [seat.discard for seat in table.state.view(None).seats]
    assert piles == [[], [], ["raid_left"], ["recon_left"]]
    # Only the active player continues and plays another card.
    assert (table.step, table.to_act) == ("play", 2)
    assert {text.split()[1] for text in table.legal()} == set(table.hand(2))


@pytest.mark.rule("B-TEAM-15")
def test_nobody_has_to_exchange_anything() -> None:
    table = fleet(["raid_left"], ["recon_left"], [["assault_left"], ["pincer_move"]])
    table.do("done", "draw assault_left", "done")
    assert (table.step, table.to_act) == ("play", 2)
    assert set(table.hand(2)) == {"raid_left", "assault_left"}
    assert table.hand(3) == ["recon_left"]


@pytest.mark.rule("B-TEAM-16")
def test_both_members_discard_three_cards_at_most() -> None:
    mine, mates = EMPIRE[:5], EMPIRE[5:9]
    table = fleet(mine, mates, [EMPIRE[9:14], [*EMPIRE[14:], "determination", "force_powers"]])
    table.do(*(f"discard {key}" for key in mine[:3]))
    assert table.waits_for_luck
    for key in EMPIRE[9:13]:
        table.do(f"draw {key}")
    assert (table.step, table.to_act) == ("exchange", 3)
    table.do(*(f"discard {key}" for key in mates[:3]))
    assert table.waits_for_luck
    luck(table)
    assert [size[0] for size in sizes(table.state)[2:]] == [2 + 4, 1 + 3]
    assert table.to_act == 2


@pytest.mark.rule("B-TEAM-17")
def test_the_turn_of_deploy_the_fleet_ends_like_any_other() -> None:
    table = fleet(["raid_left"], ["recon_left"], [["assault_left", "raid_right"], ["pincer_move"]])
    table.do("done", "draw assault_left", "done", "play raid_left")
    while table.step != "draw":
        table.do("done")
    table.do("draw raid_right")
    assert table.to_act == 1  # the Rebel member whose turn it is, not the mate
    # The last card was drawn, so what was discarded is the new deck at once.
    assert sizes(table.state)[2] == (2, 2, 0)


RIDGE = {"id": "ridge", "type": "card", "hexes": ["D5"], "side": "either"}


@pytest.mark.rule("B-TEAM-18")
@pytest.mark.parametrize(("turn", "member"), [(1, 0), (2, 1)])
def test_the_card_of_a_ridge_goes_to_the_member_who_takes_it(turn: int, member: int) -> None:
    table = team(
        "A: s\nD: . . . . ^\nE: . . . . e",
        HANDS,
        DECKS,
        step="move",
        turns={"rebel": turn},
        objectives=[RIDGE],
    )
    table.do("move E5-D5")
    assert drawable(table) == set(DECKS[member])
    table.do(f"draw {DECKS[member][0]}")
    assert [size[0] for size in sizes(table.state)[:2]] == ([3, 2] if member == 0 else [2, 3])


@pytest.mark.rule("B-TEAM-18")
@pytest.mark.parametrize(("turns", "member"), [(0, 0), (1, 1), (2, 0)])
def test_on_the_enemys_turn_it_goes_to_the_member_who_acts_next(turns: int, member: int) -> None:
    table = team(
        "B: . . . . s\nC: . . . . e\nD: . . . . ^",
        HANDS,
        DECKS,
        active="empire",
        step="attack",
        turns={"rebel": turns, "empire": turns + 1},
        objectives=[RIDGE],
    )
    table.do("attack B5xC5", "roll RXX")
    assert table.to_act == member
    table.do("retreat D5")
    assert table.waits_for_luck
    assert drawable(table) == set(DECKS[member])


@pytest.mark.rule("B-TEAM-18")
@pytest.mark.parametrize("drew", [0, 1])
@pytest.mark.parametrize("empty", [False, True])
def test_when_the_ridge_is_lost_the_same_member_discards_or_else_the_mate(
    drew: int, empty: bool
) -> None:
    hands = [list(hand) for hand in HANDS]
    if empty:
        hands[drew] = []
    table = team(
        "A: s\nC: . . . . s\nD: . . . . ^e1\nG: e",
        hands,
        DECKS,
        active="empire",
        step="attack",
        turns={"rebel": 1, "empire": 1},
        objectives=[RIDGE],
        play={"held": {"ridge": "rebel"}, "card_seats": {"ridge": drew}},
    )
    table.do("attack C5xD5", "roll IX")
    loser = 1 - drew if empty else drew
    assert table.to_act == loser
    assert {text.split()[1] for text in table.legal()} == set(hands[loser])
    table.do(table.legal()[0])
    assert sizes(table.state)[loser] == (1, 6, 1)


@pytest.mark.rule("B-TEAM-19")
@pytest.mark.parametrize(("turns", "there", "member"), [(4, False, 0), (5, True, 1), (6, True, 0)])
def test_timed_rules_count_the_turns_of_the_side(turns: int, there: bool, member: int) -> None:
    """Speeders from the sixth Rebel turn on, whichever member it falls to."""
    speeders = {
        "kind": "snowspeeder",
        "how": "once",
        "when": "start_of_turn",
        "where": "baseline",
        "from_turn": 6,
    }
    table = team(
        "A: s\nE: e",
        HANDS,
        DECKS,
        step="start",
        turns={"rebel": turns, "empire": turns},
        arrivals=[speeders],
    )
    assert table.to_act == member
    assert table.can("place G1") == there
