"""Lessons at the server: in the catalogue, at a table, tried again, and after a restart."""

from typing import Any

import pytest
from server.running_server import Game, Message, Seat, Server, open_server


def begun(server: Server, game: str = "battle", lesson: str = "cards") -> Game:
    answer = server.client.post("/api/games", json={"game": game, "lesson": lesson})
    assert answer.status_code == 201, answer.text
    return Game(**answer.json())


def kinds(table: Message) -> list[str]:
    return [line["kind"] for line in table["lesson"]["lines"]]


def stopped(seat: Seat, state: str) -> Message:
    """The table once the lesson has come to this state."""
    while not seat.table or seat.table["lesson"]["state"] != state:
        seat.until("table")
    return seat.table


def test_the_catalogue_lists_the_lessons_in_order(server: Server) -> None:
    catalogue = server.client.get("/api/catalogue?lang=pl").json()
    assert [game["title"] for game in catalogue["games"]] == ["Bitwa o Hoth", "Szturm na Hoth"]
    listed = catalogue["lessons"]
    battle = [lesson for lesson in listed if lesson["game"] == "battle"]
    assert [lesson["number"] for lesson in battle] == list(range(1, len(battle) + 1))
    assert all(lesson["title"] and lesson["goal"] and lesson["minutes"] for lesson in listed)


def test_a_lesson_is_a_game_with_a_coach(server: Server) -> None:
    made = begun(server)
    assert [token is None for token in made.seats] == [False, True]
    with server.sit(made) as seat:
        table = seat.asked()
        assert kinds(table) == ["task"]
        assert table["lesson"]["pointed"]["hexes"] == ["D2", "D5"]
        assert table["lesson"]["pointed"]["panels"] == ["hand"]
        assert not table["resign"]
    board = server.client.get(f"/api/games/{made.id}/board?lang=en").json()
    assert board["name"] == "Cards and sections"
    (listed,) = server.own_games(made.seats[0])
    assert listed["lesson"] == "cards"
    assert listed["name"] == "Cards and sections"


def test_what_went_wrong_is_tried_again(server: Server) -> None:
    with server.sit(begun(server)) as seat:
        first = seat.asked()
        seat.act(seat.offer("play recon_right")["action"])
        wrong = stopped(seat, "again")
        assert kinds(wrong) == ["again"]
        assert wrong["decision"] is None
        assert wrong["waiting"]["kind"] == "nobody"
        assert wrong["waiting"]["text"] == "Try again"
        seat.send(type="act", number=wrong["number"], action=0)
        refused = seat.until("refused")
        assert (refused["error"], refused["text"]) == (
            "closed",
            "First try again: the coach takes you back.",
        )
        seat.table = {}
        seat.send(type="again", number=refused["number"])
        back = stopped(seat, "playing")
        assert back["view"] == first["view"]
        assert back["decision"] == first["decision"]


def test_a_lesson_survives_a_restart(database: str) -> None:
    with open_server(database) as first:
        made = begun(first)
        with first.sit(made) as seat:
            seat.asked()
            seat.act(seat.offer("play raid_centre")["action"])
            seat.act(seat.offer("order F5")["action"])
            table = seat.asked()
    with open_server(database) as second, second.sit(made) as seat:
        again = seat.asked()
        assert again["lesson"] == table["lesson"]
        seat.done()
        seat.act(seat.offer("attack F5xD5")["action"])
        won = seat.asked()
        assert kinds(won)[0] == "remark"
        seat.send(type="again", number=won["number"], start=True)
        seat.table = {}
        assert kinds(seat.asked()) == ["task"]


def test_the_coach_adds_to_a_refusal(server: Server) -> None:
    with server.sit(begun(server)) as seat:
        seat.asked()
        seat.act(seat.offer("play raid_centre")["action"])
        seat.send(type="point", id=1, to="F2", hex=None, unit=None)
        answer = seat.until("why")
        assert "Raid" in answer["text"]
        assert answer["coach"].startswith("The dotted lines divide the board")


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"game": "battle", "lesson": "none"}, "no lesson 'none' in battle; known: cards"),
        ({"game": "battle", "lesson": "cards", "options": {"seats": 2}}, "leave them out"),
    ],
)
def test_a_bad_lesson_is_refused(server: Server, wanted: dict[str, Any], said: str) -> None:
    answer = server.client.post("/api/games", json=wanted)
    assert answer.status_code == 400
    assert said in answer.json()["text"]


def test_only_a_lesson_can_be_tried_again(server: Server) -> None:
    with server.sit(server.make()) as seat:
        number = seat.asked()["number"]
        seat.send(type="again", number=number)
        assert seat.until("refused")["error"] == "no-lesson"
