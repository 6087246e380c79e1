"""Offers at the table: draws, undo requests, pauses, ends without a result, rematches, matches."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from server.people import Player
from server.running_server import Game, Message, Seat, Server, open_server

from echobase.server.affairs.match_score import in_halves


def talk(seat: Seat, holds: Callable[[Message], bool]) -> Message:
    """The first message about the table for which something holds."""
    while True:
        message = seat.until("talk")
        if holds(message):
            return message


def offered(seat: Seat, what: str) -> Message:
    message = talk(seat, lambda told: any(one["what"] == what for one in told["offers"]))
    return next(one for one in message["offers"] if one["what"] == what)


def notices(seat: Seat) -> list[str]:
    told = [one for heard in seat.heard if heard["type"] == "talk" for one in heard["remarks"]]
    return [one["text"] for one in told]


def refused(seat: Seat) -> str:
    answer = seat.until("refused")
    assert answer["text"].endswith(".")
    return str(answer["error"])


def result(seat: Seat) -> Message:
    while not seat.until("table")["result"]:
        pass
    found: Message = seat.table["result"]
    return found


def test_a_draw_needs_both(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made, 0) as rebel, server.sit(made, 1) as empire:
        rebel.send(type="offer", what="draw")
        assert offered(rebel, "draw")["own"]
        asked = offered(empire, "draw")
        assert asked["answer"]
        rebel.send(type="answer", what="draw", yes=True)
        assert refused(rebel) == "not-asked"
        empire.send(type="answer", what="draw", yes=True)
        for seat in (rebel, empire):
            end = result(seat)
            assert (end["winner"], end["seats"], end["reason"]) == ("", [], "draw")
    record = server.client.get(f"/api/games/{made.id}/record").text
    assert record.rstrip().endswith("agree draw;")


def test_a_refusal_is_told_and_closes_the_offer(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made, 0) as rebel, server.sit(made, 1) as empire:
        rebel.send(type="offer", what="draw")
        offered(empire, "draw")
        offered(rebel, "draw")
        empire.send(type="answer", what="draw", yes=False)
        talk(rebel, lambda told: not told["offers"] and "draw" in told["can"])
        assert notices(rebel)[-1] == "Galactic Empire declines the draw."
        empire.send(type="answer", what="draw", yes=True)
        assert refused(empire) == "offer-gone"


def choose_card(seat: Seat) -> None:
    seat.asked()
    seat.act(seat.offer("play")["action"])


def ask_undo(rebel: Seat, empire: Seat) -> int:
    """The Rebels play a card and want it back; returns the number before that."""
    number = int(rebel.asked()["number"])
    choose_card(rebel)
    rebel.at(number + 1)
    rebel.send(type="offer", what="undo")
    assert offered(empire, "undo")["answer"]
    return number


def test_an_undo_is_done_when_the_opponent_accepts(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made, 0) as rebel, server.sit(made, 1) as empire:
        before = ask_undo(rebel, empire)
        empire.send(type="answer", what="undo", yes=True)
        talk(rebel, lambda told: any(one["kind"] == "undone" for one in told["remarks"]))
        rebel.at(before + 2)
        assert rebel.asked()["decision"]["step"] == "play"


def test_the_request_outlives_moves_of_whoever_asks(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made, 0) as rebel, server.sit(made, 1) as empire:
        before = ask_undo(rebel, empire)
        rebel.asked()
        rebel.act(rebel.offer("order")["action"])
        rebel.at(before + 2)
        empire.send(type="answer", what="undo", yes=True)
        rebel.at(before + 3)
        assert rebel.asked()["decision"]["step"] == "play"


def test_the_request_dies_when_the_opponent_moves(server: Server) -> None:
    made = server.make(players=("", ""), undo=False)
    with server.sit(made, 0) as rebel, server.sit(made, 1) as empire:
        ask_undo(rebel, empire)
        rebel.asked()
        while rebel.table["decision"]:
            rebel.act((rebel.table["decision"]["done"] or rebel.offers()[0])["action"])
            while not (rebel.table["decision"] or empire.table["decision"]):
                empire.at(rebel.table["number"])
                if not empire.table["decision"]:
                    rebel.until("table")
        choose_card(empire)
        talk(empire, lambda told: not told["offers"])
        empire.send(type="answer", what="undo", yes=True)
        assert refused(empire) == "offer-gone"


@pytest.mark.parametrize(
    ("sides", "asks", "opponents"),
    [("RRE", 0, [2]), ("RRE", 2, [0, 1]), ("RREE", 1, [2, 3]), ("RREE", 3, [0, 1])],
)
def test_in_a_team_the_other_side_answers_a_draw_and_everybody_a_pause(
    server: Server, sides: str, asks: int, opponents: list[int]
) -> None:
    seats = range(len(sides))
    options = {"scenario": 16, "seats": len(sides)}
    made = server.make(players=("",) * len(sides), options=options)
    with ExitStack() as table:
        people = [table.enter_context(server.sit(made, seat)) for seat in seats]
        people[asks].send(type="offer", what="pause")
        asked = [seat for seat in seats if offered(people[seat], "pause")["answer"]]
        assert asked == [seat for seat in seats if seat != asks]
        people[asks].send(type="offer", what="draw")
        assert [seat for seat in seats if offered(people[seat], "draw")["answer"]] == opponents
        for mate in (seat for seat in seats if seat != asks and seat not in opponents):
            people[mate].send(type="answer", what="draw", yes=True)
            assert refused(people[mate]) == "not-asked"
        for seat in opponents:
            people[seat].send(type="answer", what="draw", yes=True)
        assert result(people[asks])["reason"] == "draw"


def test_one_of_a_team_who_declines_closes_the_offer(server: Server) -> None:
    made = server.make(players=("",) * 4, options={"scenario": 16, "seats": 4})
    with ExitStack() as table:
        people = [table.enter_context(server.sit(made, seat)) for seat in range(4)]
        people[0].send(type="offer", what="draw")
        for person in people:
            offered(person, "draw")
        people[2].send(type="answer", what="draw", yes=True)
        talk(people[2], lambda told: not told["offers"][0]["answer"])
        people[3].send(type="answer", what="draw", yes=False)
        talk(people[0], lambda told: not told["offers"])
        people[2].send(type="answer", what="draw", yes=True)
        assert refused(people[2]) == "offer-gone"


def test_talk_and_offers_in_an_assault(server: Server) -> None:
    made = server.make("assault", ("", ""))
    with server.sit(made, 0) as rebel, server.sit(made, 1) as empire:
        rebel.send(type="say", text="May the Force be with you")
        (heard,) = talk(empire, lambda told: bool(told["remarks"]))["remarks"]
        assert (heard["seat"], heard["text"]) == (0, "May the Force be with you")
        first = empire.asked()
        empire.act(empire.offer("suggested")["action"])
        empire.send(type="offer", what="undo")
        asked = offered(rebel, "undo")["text"]
        assert asked == "Galactic Empire asks to undo the last choice."
        rebel.send(type="answer", what="undo", yes=True)
        talk(empire, lambda told: any(one["kind"] == "undone" for one in told["remarks"]))
        assert empire.asked()["decision"] == first["decision"]
        rebel.send(type="offer", what="draw")
        offered(empire, "draw")
        empire.send(type="answer", what="draw", yes=True)
        assert result(rebel)["reason"] == "draw"


def test_an_offer_without_anybody_to_answer_is_refused(server: Server) -> None:
    with server.sit(server.make()) as seat:
        seat.asked()
        seat.send(type="offer", what="draw")
        assert refused(seat) == "no-offer"
        seat.send(type="offer", what="abandon")
        assert result(seat)["reason"] == "abandon"


def test_a_pause_stops_the_game_until_somebody_resumes_it(folder: Path) -> None:
    with open_server(folder) as first:
        made = first.make(players=("", ""))
        with first.sit(made, 0) as rebel, first.sit(made, 1) as empire:
            rebel.asked()
            empire.send(type="offer", what="pause")
            offered(rebel, "pause")
            rebel.send(type="answer", what="pause", yes=True)
            talk(rebel, lambda told: told["paused"])
    with open_server(folder) as second, second.sit(made, 0) as rebel:
        rebel.asked()
        rebel.send(type="act", number=rebel.table["number"], action=0)
        assert refused(rebel) == "paused"
        rebel.send(type="resume")
        talk(rebel, lambda told: not told["paused"])
        rebel.send(type="resume")
        assert refused(rebel) == "not-paused"


def over(server: Server, made: Game) -> None:
    with server.sit(made, 0) as rebel:
        rebel.asked()
        rebel.send(type="resign")
        result(rebel)


def test_a_rematch_switches_sides_and_the_tokens_are_good_there(server: Server) -> None:
    made = server.make(players=("", ""))
    over(server, made)
    with server.sit(made, 0) as rebel, server.sit(made, 1) as empire:
        empire.send(type="offer", what="rematch")
        offered(rebel, "rematch")
        rebel.send(type="answer", what="rematch", yes=True)
        told = talk(empire, lambda told: bool(told["following"]))
        following = told["following"]
        assert (following["seats"], following["pair"]) == ([1, 0], False)
    again = Game(following["id"], [made.seats[1], made.seats[0]])
    with server.sit(again, 0) as rebel:
        assert rebel.asked()["seat"] == 0


def test_a_match_goes_on_with_sides_switched_and_keeps_the_score(server: Server) -> None:
    made = server.make(players=("", ""), terms={"games": 2})
    over(server, made)
    with server.sit(made, 1) as empire:
        told = talk(empire, lambda told: bool(told["following"]))
        following = told["following"]
        assert following["pair"]
        assert (told["pair"]["points"], told["pair"]["done"]) == ([0.0, 1.0], False)
    second = Game(following["id"], [made.seats[1], made.seats[0]])
    with server.sit(second, 0) as rebel:
        assert talk(rebel, lambda _: True)["pair"]["text"] == (
            "Match after the first game: Rebel Alliance 1 : 0 Galactic Empire."
            " Rebel Alliance – in the lead."
        )
    over(server, second)
    with server.sit(second, 0) as rebel:
        told = talk(rebel, lambda _: True)
        assert told["following"] is None
        assert told["pair"] == {
            "points": [1.0, 1.0],
            "done": True,
            "text": "The match is over: Rebel Alliance 1 : 1 Galactic Empire. It ends level.",
        }


@pytest.mark.parametrize(
    ("points", "words"), [(0, "0"), (0.5, "½"), (1, "1"), (1.5, "1½"), (2, "2")]
)
def test_points_are_written_in_halves(points: float, words: str) -> None:
    assert in_halves(points) == words


def test_profiles_follow_into_the_next_game(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open(rated=True, game={"hints": False, "terms": {"games": 2}})
    with server.sit(table.game(*table.seats)) as host:
        host.asked()  # before there is a name for the other seat
        token = bob.sit(table, link=table.links[1], rated=True).json()["token"]
    made = table.game(table.token, token)
    over(server, made)
    with server.sit(made, 0) as seat:
        following = talk(seat, lambda told: bool(told["following"]))["following"]["id"]
    with server.sit(Game(following, [f"{bob.key}.0", f"{ann.key}.1"]), 1) as seat:
        people = seat.until("people")
        assert [one["name"] for one in people["seats"]] == ["Bob", "Ann"]
        assert (people["rated"], people["host"]) == (True, 1)


@pytest.mark.parametrize(
    "terms",
    [
        {"pace": {"kind": "live", "minutes": 0}},
        {"pace": {"kind": "days", "days": 1000}},
        {"delay_turns": -1},
    ],
)
def test_impossible_terms_are_named(server: Server, terms: Message) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    wanted = {"game": "battle", "seats": seats, "terms": terms}
    answer = server.client.post("/api/games", json=wanted)
    assert answer.status_code == 400
    assert "terms" in answer.json()["text"]
