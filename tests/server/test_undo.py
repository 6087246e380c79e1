"""Taking back: one's own last choice as a whole, and nothing that has shown something new."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from games.assault.field import position
from server.game_logs import ENGLISH, actions, game_log, played_on, room, settled
from server.running_server import Server

from echobase.core.game import State
from echobase.core.sides import REBEL
from echobase.games.assault.interaction.offers import WAYS
from echobase.games.assault.rules import steps
from echobase.play.game_log import GameLog, GameSettings, SeatFacts, rebuilt_log
from echobase.play.interaction import CONTINUE, Interaction, interaction


def test_the_last_choice_is_taken_back(server: Server) -> None:
    with server.sit(server.make()) as seat:
        before = seat.asked()
        assert not before["undo"]
        card = seat.offer("play ")
        after = seat.act(card["action"])
        assert after["undo"]
        seat.send(type="undo", number=after["number"])
        back = seat.until("table")
        assert back["since"] == before["number"]
        assert back["view"] == before["view"]
        assert back["decision"] == before["decision"]
        assert back["number"] == after["number"] + 1
        assert [m["number"] for m in seat.log] == list(range(before["number"] + 1))


def test_what_luck_has_shown_is_not_taken_back(server: Server) -> None:
    with server.sit(server.make()) as seat:
        seat.asked()
        seat.send(type="undo", number=seat.table["number"])
        refused = seat.until("refused")
        assert refused["error"] == "no-undo"
        assert "can’t undo any further" in refused["text"]
        assert seat.until("table")["number"] == refused["number"]


def test_a_game_can_be_agreed_on_without_undo(server: Server) -> None:
    with server.sit(server.make(undo=False)) as seat:
        seat.asked()
        table = seat.act(seat.offer("play ")["action"])
        assert not table["undo"]
        seat.send(type="undo", number=table["number"])
        assert seat.until("refused")["error"] == "no-undo"


def with_two_orders() -> tuple[Interaction, GameLog, list[str]]:
    """A turn in which the two last units that can be ordered were, the last one first."""
    facet, played = interaction("battle"), settled(game_log("battle", scenario=4))
    card = next(
        offer
        for group in facet.decision(played, ENGLISH).groups
        for offer in group.offers
        if offer.notation == "play pressing_forward"
    )
    seat = facet.decider(played)
    assert facet.answer(played, seat, card.action)
    hexes = [str(o.hex) for g in facet.decision(played, ENGLISH).groups for o in g.offers]
    for hex_ in reversed(hexes[-2:]):
        decision = facet.decision(played, ENGLISH)
        assert decision.step == "order"
        offer = next(o for g in decision.groups for o in g.offers if o.hex == hex_)
        assert facet.answer(played, seat, offer.action)
    return facet, played, hexes[-2:]


def orders_of(played: GameLog) -> list[str]:
    return [entry.notation for entry in played.entries if entry.notation.startswith("order ")]


def test_orders_in_any_sequence() -> None:
    _, played, hexes = with_two_orders()
    assert orders_of(played) == [f"order {hex_}" for hex_ in hexes]
    rebuilt = rebuilt_log(played.facts, played.fresh)
    assert rebuilt.state.view(0) == played.state.view(0)


def test_the_order_that_was_given_last_is_taken_back_first() -> None:
    facet, played, hexes = with_two_orders()
    facet.undo(played, played.entries[-1].actor)
    assert orders_of(played) == [f"order {hexes[1]}"]
    facet.undo(played, played.entries[-1].actor)
    assert orders_of(played) == []
    assert rebuilt_log(played.facts, played.fresh).state.view(0) == played.state.view(0)


def test_without_memory_the_last_order_of_the_engine_is_taken_back() -> None:
    facet, played, hexes = with_two_orders()
    rebuilt = rebuilt_log(played.facts, played.fresh)
    facet.undo(rebuilt, rebuilt.entries[-1].actor)
    assert orders_of(rebuilt) == [f"order {hexes[0]}"]


def test_orders_that_are_complete_are_closed_once() -> None:
    rng, closed = random.Random(2), 0
    for played, facet, seat, decision in played_on(game_log("battle", scenario=4), rng, 120):
        if decision.step == "order" and decision.done and decision.done.action >= CONTINUE:
            draft = played.copy()
            assert facet.answer(draft, seat, decision.done.action)
            assert not facet.answer(draft.copy(), seat, decision.done.action)
            assert draft.number == played.number
            closed += 1
    assert closed


def test_before_a_card_is_drawn_the_last_step_can_be_taken_back() -> None:
    rng, paused = random.Random(2), 0
    for played, facet, seat, decision in played_on(game_log("battle", scenario=1), rng, 120):
        if decision.step != "pause":
            continue
        assert actions(decision) == [CONTINUE]
        assert played.last_choice(seat) == 1
        draft = played.copy()
        assert facet.answer(draft, seat, CONTINUE)
        settled(draft)
        assert draft.last_choice(seat) == 0
        paused += 1
    assert paused


def test_a_round_is_called_by_its_number_until_its_pause_is_over() -> None:
    rng, paused, heading = random.Random(2), 0, ""
    for played, facet, _, decision in played_on(game_log("assault", setup="default"), rng, 60):
        if decision.step == "pause":
            assert facet.heading(played, ENGLISH) == heading
            paused += 1
        heading = facet.heading(played, ENGLISH)
    assert paused


def test_a_walk_is_taken_back_as_a_whole() -> None:
    rng, walks = random.Random(4), 0
    for played, facet, seat, decision in played_on(game_log("assault", setup="default"), rng, 90):
        ways = [a for a in actions(decision) if a >= WAYS]
        if not ways or played.state.step == steps.WALK:  # type: ignore[attr-defined]
            continue
        draft = played.copy()
        assert facet.answer(draft, seat, rng.choice(ways))
        room(draft).settle(draft)
        if draft.entries[-1].actor != seat:
            continue
        count = draft.last_choice(seat)
        assert count == len(draft.entries) - len(played.entries)
        draft.undo(seat, count)
        assert draft.state.view(seat) == played.state.view(seat)
        walks += 1
    assert walks


# What showed others a secret stands.

SHOT_AT_LUKE = {"W1": "0818:S", "S1": "0819", "S2": "0215"}


def skirmish() -> State:
    """Walkers and Snowspeeders all in range of each other, Luke in the first."""
    walkers = {f"W{number}": f"0{number}05:S" for number in range(1, 5)}
    speeders = {f"S{number}": f"0{number}07" for number in range(1, 6)}
    return position(card="walkers_fire", units={**walkers, **speeders}).state


def under_way(state: State, dice: str = "rolled", players: tuple[str, str] = ("", "")) -> GameLog:
    """A game log that continues from a position."""
    seats = [SeatFacts("computer" if name else "person", name) for name in players]
    facts = GameSettings("id", "assault", 1, {}, seats, dice, True, True, False, "secret")
    return GameLog(facts, state, state)


@pytest.mark.rule("A-LUKE-10")
@pytest.mark.parametrize("players", [("", ""), ("", "cadet")])
def test_a_reply_that_shows_luke_stands(players: tuple[str, str]) -> None:
    for points, stands in ((0, False), (9, True)):
        shot = position(card="walkers_fire", units={**SHOT_AT_LUKE, "W2": "1010:S"})
        game_log = under_way(shot.do("fire W1xS1").state, "typed", players)
        game_log.do(game_log.state.read(f"armour {points}"))
        assert (game_log.last_choice(REBEL) == 0) == stands


@pytest.mark.rule("A-LUKE-10")
def test_a_softened_hit_stands_and_more_points_of_a_known_luke_do_not() -> None:
    for answer, force, stands in (("soften", 10, True), ("soften", 5, False)):
        shot = position(card="walkers_fire", units=SHOT_AT_LUKE, play={"force": force})
        shot.do("fire W1xS1", "armour 0", "roll VVVBBB", "damage 12")
        game_log = under_way(shot.state)
        game_log.do(game_log.state.read(answer))
        assert (game_log.last_choice(REBEL) == 0) == stands


@pytest.mark.rule("A-LUKE-10")
def test_a_shot_with_points_stands_before_its_dice_are_typed_and_after_a_sure_hit() -> None:
    far = {"S1": "0818", "S2": "0215", "A1": "0819", "A2": "0101"}
    for shot, stands in (("S1xA1", False), ("S1xA1 +1", True), ("S1xA1 +1 force", True)):
        held = {"held": ["the_force"]}
        game_log = under_way(
            position(card="snowspeeders_fire", units=far, play=held).state, "typed"
        )
        game_log.do(game_log.state.read(f"fire {shot}"))
        assert (game_log.last_choice(REBEL) == 0) == stands


def test_a_card_that_another_person_has_seen_stays_played(server: Server) -> None:
    with server.sit(server.make(players=("", ""))) as seat:
        seat.asked()
        table = seat.act(seat.offer("play ")["action"])
        assert not table["undo"]
        seat.send(type="undo", number=table["number"])
        assert seat.until("refused")["error"] == "no-undo"


def in_sight(state: State, viewer: int | None) -> Counter[str]:
    """What a viewer sees of that which began hidden: Luke's Snowspeeder, cards."""
    view = state.view(viewer)
    if hasattr(view, "luke"):
        return Counter([view.luke.unit] if view.luke.unit else [])
    piles = [card for seat in view.seats for card in (*seat.discard, *(seat.hand or []))]
    return Counter([*view.played, *piles])


@pytest.mark.parametrize(
    ("game", "options"),
    [("battle", {"scenario": 4}), ("battle", {"scenario": 16, "seats": 4}), ("assault", {})],
)
def test_nobody_else_has_learned_anything_from_what_can_be_undone(
    game: str, options: dict[str, Any]
) -> None:
    rng, undone, learned = random.Random(3), 0, 0
    first = game_log(game, **options) if game == "battle" else under_way(skirmish())
    for secret in ("one", "two"):
        first.facts = msgspec.structs.replace(first.facts, secret=secret)
        for played, facet, seat, decision in played_on(first, rng, 50):
            draft = played.copy()
            assert facet.answer(draft, seat, rng.choice(actions(decision)))
            others = [other for other, _ in enumerate(draft.facts.seats) if other != seat]
            learns = any(
                in_sight(draft.state, viewer) - in_sight(played.state, viewer)
                for viewer in (None, *others)
            )
            if draft.number > played.number and draft.last_choice(seat):
                assert not learns
                undone += 1
            learned += learns
    assert undone > 20
    assert learned
