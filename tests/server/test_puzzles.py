"""Puzzles at the server: in the list, judged after one choice, explained only then."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sample_puzzles import forget, use_folder, write_samples
from server.running_server import Game, Message, Seat, Server, open_server

BEST = "attack D3xC3"


@pytest.fixture(autouse=True)
def samples(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    write_samples(tmp_path / "puzzles")
    use_folder(tmp_path / "puzzles", monkeypatch)
    yield
    monkeypatch.undo()
    forget()


def begun(server: Server, game: str = "battle", puzzle: str = "battle-001") -> Game:
    answer = server.client.post("/api/games", json={"game": game, "puzzle": puzzle})
    assert answer.status_code == 201, answer.text
    return Game(**answer.json())


def at(seat: Seat, state: str) -> Message:
    """The table once the puzzle has come to this state."""
    while not seat.table or seat.table["puzzle"]["state"] != state:
        seat.until("table")
    return seat.table


def choose(seat: Seat, notation: str) -> Message:
    seat.asked()
    seat.act(seat.offer(notation)["action"])
    return at(seat, "right" if notation == BEST else "wrong")


def reasons(seat: Seat) -> list[str]:
    seat.send(type="reasons", id=7)
    lines: list[str] = seat.until("reasons")["lines"]
    return lines


def test_the_puzzles_are_listed_in_words(server: Server) -> None:
    listed = server.client.get("/api/puzzles?lang=it").json()
    assert [one["id"] for one in listed] == ["battle-001", "battle-002", "assault-001"]
    assert listed[0]["level"] == {"id": "easy", "name": "Facile"}
    assert [one["id"] for one in listed[0]["themes"]] == ["close-combat", "last-medal"]
    assert listed[0]["side"] == "rebel"
    assert listed[0]["scenario"]
    assert "attack" not in str(listed)  # no answer anywhere
    counts = server.client.get("/api/catalogue").json()["puzzles"]
    assert counts == {"battle": 2, "assault": 1}


def test_the_answer_is_not_sent_before_somebody_has_chosen(server: Server) -> None:
    made = begun(server)
    assert [token is None for token in made.seats] == [False, True]
    with server.sit(made) as seat:
        table = seat.asked()
        puzzle = table["puzzle"]
        assert (puzzle["state"], puzzle["assisted"]) == ("open", False)
        assert (puzzle["choices"], puzzle["themes"], puzzle["found_by"]) == ([], [], [])
        assert puzzle["chosen"] is None
        assert not table["resign"]
        assert not table["undo"]
        for kind, error in (("reasons", "not-answered"), ("hint", "no-hints")):
            seat.send(type=kind, id=1)
            assert seat.until("refused")["error"] == error
    board = server.client.get(f"/api/games/{made.id}/board").json()
    assert board["name"].startswith("Puzzle 1: ")
    (listed,) = server.own_games(made.seats[0])
    assert listed["puzzle"] == "battle-001"


def test_the_right_choice_is_explained(server: Server) -> None:
    with server.sit(begun(server)) as seat:
        puzzle = choose(seat, BEST)["puzzle"]
        assert seat.table["decision"] is None
        assert seat.table["number"] == 0  # no dice are rolled for it
        assert puzzle["says"][0] == "Right!"
        assert "80.0%" in puzzle["says"][1]
        assert "30.0 points more" in puzzle["says"][1]
        best, second = puzzle["choices"]
        assert (best["best"], best["chosen"], best["chance"]) == (True, True, 0.8)
        assert (second["best"], second["low"], second["high"]) == (False, 0.46, 0.54)
        assert [one["share"] for one in puzzle["found_by"]] == [1, 1, 1]
        lines = reasons(seat)
        assert lines[0].startswith("Compared with ")
        assert len(lines) > 1


def test_a_wrong_choice_does_not_tell_the_answer(server: Server) -> None:
    with server.sit(begun(server)) as seat:
        puzzle = choose(seat, "attack D3xC6")["puzzle"]
        assert "wins 50.0% of the games, 30.0 points fewer" in puzzle["says"][0]
        assert puzzle["chosen"]["chance"] == 0.5
        assert puzzle["choices"] == []
        seat.send(type="act", number=seat.table["number"], action=0)
        assert seat.until("refused")["error"] == "closed"  # nobody answers twice
        seat.send(type="reasons", id=2)
        assert seat.until("refused")["error"] == "not-answered"
        seat.table = {}
        seat.send(type="again", number=0)
        back = at(seat, "open")
        assert back["decision"] is not None
        assert not choose(seat, BEST)["puzzle"]["assisted"]


def test_a_choice_that_nobody_played_out_is_wrong_too(server: Server) -> None:
    with server.sit(begun(server)) as seat:
        seat.asked()
        seat.done()
        puzzle = at(seat, "wrong")["puzzle"]
        assert puzzle["chosen"] is None
        assert "clearly behind in the first games" in puzzle["says"][0]


def test_somebody_who_gives_up_is_shown_the_answer(database: str) -> None:
    with open_server(database) as first:
        made = begun(first)
        with first.sit(made) as seat:
            number = choose(seat, "attack D3xC6")["number"]
            seat.send(type="give-up", number=number)
            shown = at(seat, "shown")
            assert shown["puzzle"]["says"][0].startswith("The answer: ")
            assert [one["chosen"] for one in shown["puzzle"]["choices"]] == [False, True]
            assert "C6" in reasons(seat)[0]  # compared with what was chosen
            seat.send(type="give-up", number=shown["number"])
            assert seat.until("refused")["error"] == "closed"
    with open_server(database) as second, second.sit(made) as seat:
        assert at(seat, "shown")["puzzle"] == shown["puzzle"]
        seat.send(type="again", number=seat.table["number"])
        at(seat, "open")
        puzzle = choose(seat, BEST)["puzzle"]
        assert puzzle["assisted"]
        assert "stays unsolved" in puzzle["says"][-1]


def test_a_puzzle_asks_for_one_choice(server: Server) -> None:
    with server.sit(begun(server, "assault", "assault-001")) as seat:
        seat.asked()
        actions = [seat.offer("fire T1xW1")["action"], seat.offer("fire T1xA1")["action"]]
        seat.send(type="act-all", number=seat.table["number"], actions=actions)
        assert seat.until("refused")["error"] == "closed"
        seat.send(type="act", number=seat.table["number"], action=actions[1])
        seat.table = {}
        assert at(seat, "right")["puzzle"]["level"]["id"] == "medium"


def test_the_position_can_be_played_on(server: Server) -> None:
    made = begun(server)
    seats = [{"kind": "person"}, {"kind": "computer", "player": "cadet"}]
    wanted = {"number": 0, "seats": seats}
    early = server.client.post(f"/api/games/{made.id}/branch", json=wanted)
    assert early.status_code == 409
    with server.sit(made) as seat:
        choose(seat, BEST)
    answer = server.client.post(f"/api/games/{made.id}/branch", json=wanted)
    assert answer.status_code == 201, answer.text
    with server.sit(Game(**answer.json())) as seat:
        table = seat.asked()
        assert table["puzzle"] is None
        assert seat.offer(BEST)


def test_nobody_answers_with_a_foreign_token(server: Server) -> None:
    made, other = begun(server), begun(server)
    foreign = Game(id=made.id, seats=other.seats)
    with pytest.raises(WebSocketDisconnect) as refused, server.sit(foreign) as seat:
        seat.hear()
    assert refused.value.code == 4403
    with server.sit(made, seat=None) as spectator:
        spectator.until("table")
        spectator.send(type="give-up", number=-1)
        assert spectator.until("refused")["error"] == "spectator"


@pytest.mark.parametrize(
    ("wanted", "status", "said"),
    [
        (
            {"game": "battle", "puzzle": "battle-999"},
            404,
            "puzzle: Battle of Hoth has no puzzle 'battle-999'; "
            "its 2 puzzles are battle-001 to battle-002",
        ),
        ({"game": "battle", "puzzle": "battle-001", "lesson": ""}, 201, ""),
        ({"game": "battle", "puzzle": "battle-001", "options": {"seats": 2}}, 400, "leave them"),
        ({"game": "chess", "puzzle": "battle-001"}, 400, "chess"),
    ],
)
def test_a_bad_puzzle_is_refused(
    server: Server, wanted: dict[str, Any], status: int, said: str
) -> None:
    answer = server.client.post("/api/games", json=wanted)
    assert answer.status_code == status
    assert said in answer.text


def test_a_game_without_puzzles_says_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    use_folder(Path("nowhere"), monkeypatch)
    assert server.client.get("/api/puzzles").json() == []
    assert server.client.get("/api/catalogue").json()["puzzles"] == {}
    answer = server.client.post("/api/games", json={"game": "battle", "puzzle": "battle-001"})
    assert answer.status_code == 404
    assert answer.json()["text"] == "puzzle: Battle of Hoth comes without puzzles"


def test_only_a_puzzle_can_be_given_up(server: Server) -> None:
    with server.sit(server.make()) as seat:
        number = seat.asked()["number"]
        seat.send(type="give-up", number=number)
        assert seat.until("refused")["error"] == "no-puzzle"
        seat.send(type="reasons", id=1)
        assert seat.until("refused")["error"] == "no-puzzle"


def test_a_puzzle_about_one_unit_names_it_and_offers_only_its_choices(server: Server) -> None:
    with server.sit(begun(server, "assault", "assault-001")) as seat:
        table = seat.asked()
        assert table["puzzle"]["says"][0].startswith("Find the best action of Laser Tower 1:")
        offered = [
            one["notation"] for group in table["decision"]["groups"] for one in group["offers"]
        ]
        assert set(offered) == {"fire T1xA1", "fire T1xW1", "fire T1xLS1"}
        assert table["decision"]["done"] is None
        seat.send(type="point", id=3, to="0710", hex="0712", unit="T2", end="")
        assert "Laser Tower 1" in seat.until("why")["text"]
