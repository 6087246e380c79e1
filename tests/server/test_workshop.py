"""The workshop over HTTP: drafts, edits, files, moments of games, and what is refused."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.running_server import AtOnce, Server, open_server

from echobase.server.routes.workshop import LARGEST_DRAFT
from echobase.server.workshop import desk

Document = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("data")) as opened:
        opened.client.app.state.house.runs.workers = AtOnce(desk.work)
        yield opened


def start(server: Server, game: str = "battle", id_: str = "medevac") -> Document:
    answer = server.client.get(f"/api/workshop/starts/{game}/{id_}")
    assert answer.status_code == 200, answer.text
    found: Document = answer.json()["document"]
    return found


def post(server: Server, what: str, status: int = 200, **body: Any) -> Any:
    answer = server.client.post(f"/api/workshop/{what}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_starts_and_tools_are_listed(server: Server, game: str) -> None:
    starts = server.client.get(f"/api/workshop/starts?game={game}&lang=it").json()
    assert starts[0]["group"] == "blank"
    palette = server.client.get(f"/api/workshop/palette?game={game}&lang=pl").json()
    assert {"terrain", "unit", "structure", "eraser"} < {tool["group"] for tool in palette["tools"]}
    assert [form["path"] for form in palette["forms"]].count("") >= 1


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_a_draft_has_a_board_and_a_view(server: Server, game: str) -> None:
    document = start(server, game, "blank")
    draft = post(server, "draft", game=game, document=document, lang="it")
    assert draft["board"]["client"] == game
    assert draft["board"]["still"].startswith("<g>")
    assert draft["view"]["game"] == game
    assert not draft["playable"]
    assert draft["problems"][0]["text"]
    assert {"piece", "name", "used", "available"} == set(draft["counts"][0])


def test_names_with_markup_are_only_text(server: Server) -> None:
    document = {**start(server), "name": "<script>alert(1)</script>", "names": {}}
    draft = post(server, "draft", game="battle", document=document)
    assert draft["board"]["name"] == "<script>alert(1)</script>"
    assert "<script" not in draft["board"]["still"]


def test_an_edit_and_back_to_a_file(server: Server) -> None:
    document = start(server)
    edit = {"kind": "move", "from": "A3", "to": "B3"}
    edited = post(server, "edit", game="battle", document=document, edit=edit)["document"]
    toml = post(server, "text", game="battle", document=edited)["toml"]
    read = post(server, "read", text=toml)
    assert read == {"game": "battle", "document": edited, "problems": []}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("units = [", "its end is missing"),
        ('a = 1\nname = "Hoth\n', "Line 2 cannot be read"),
        ('game = "chess"\n', "one of these: battle, assault"),
        ("a = 1", "one of these: battle, assault"),
        ("+++\ngame = 'battle'\n+++\n", "record of a game"),
        ("a = 1\nb = " + "[" * 40 + "]" * 40, "Line 2 cannot be read"),
        ("{" * 40 + "}" * 40, "Line 1 cannot be read"),
        ("a = " + "9" * 40, "Line 1 cannot be read"),
        ('{"game": ', "its end is missing"),
        ('{"game": ["battle"]}', "one of these: battle, assault"),
    ],
)
def test_broken_files_are_explained(server: Server, text: str, said: str) -> None:
    assert said in post(server, "read", 400, text=text)["text"]


def test_a_newer_file_is_kept_with_its_problem(server: Server) -> None:
    read = post(server, "read", text='game = "battle"\nrules_version = 99\nid = "x"\n')
    assert read["document"] == {"game": "battle", "rules_version": 99, "id": "x"}
    assert "rules_version" in [problem["field"] for problem in read["problems"]]


def test_what_is_too_large_is_refused(server: Server) -> None:
    body = b'{"game":"battle","document":{"name":"' + b"x" * LARGEST_DRAFT + b'"}}'
    answer = server.client.post(
        "/api/workshop/draft", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("what", "body", "status"),
    [
        ("draft", {"game": "chess", "document": {}}, 400),
        ("draft", {"game": "battle", "document": []}, 400),
        ("draft", {"game": "battle", "document": {}, "lang": "xx"}, 400),
        ("edit", {"game": "battle", "document": {}, "edit": {"kind": "explode"}}, 400),
        ("edit", {"game": "battle", "document": {}, "edit": {"kind": "mirror", "x": 1}}, 400),
        ("text", {"game": "battle", "document": {"name": None}}, 400),
        ("from-game", {}, 400),
        ("from-game", {"id": "nothing"}, 404),
        ("balance", {"game": "battle", "document": {}}, 409),
        ("balance", {"game": "battle", "document": {}, "games": 10**6}, 400),
        ("even", {"game": "battle", "document": {}, "games": 5}, 400),
        ("even", {"game": "battle", "document": {}}, 409),
        ("desk", {"game": "battle", "document": {}}, 409),
    ],
)
def test_bad_requests(server: Server, what: str, body: Document, status: int) -> None:
    assert post(server, what, status, **body)["text"]


def test_an_edit_brings_its_picture_or_says_why_it_cannot_be_made(server: Server) -> None:
    document = start(server, "assault", "open-ice")
    wanted: Document = {"game": "assault", "document": document}
    edit = {"kind": "paint", "hexes": ["0505"], "tool": "terrain:cliff"}
    drawn = post(server, "edit", **wanted, edit=edit, draw=True)
    assert drawn["draft"]["board"]["ground"]["terrain"]["0505"] == "cliff"
    assert drawn["draft"] == post(server, "draft", game="assault", document=drawn["document"])
    assert post(server, "edit", **wanted, edit=edit)["draft"] is None

    body = {**wanted, "edit": {"kind": "resize", "columns": 60, "rows": 60}}
    refused = server.client.post("/api/workshop/edit?lang=it", json=body)
    assert (refused.status_code, refused.json()["error"]) == (409, "bad-edit")
    assert refused.json()["text"].startswith("Al massimo 99 colonne")


def test_unknown_starts_and_runs(server: Server) -> None:
    for address in ("starts/battle/nowhere", "balance/none", "even/none"):
        assert server.client.get(f"/api/workshop/{address}").status_code == 404


# Moments of games.


def test_a_moment_of_a_game_for_who_sits_there(server: Server) -> None:
    made = server.make(players=("", ""), options={"scenario": "medevac"})
    with server.sit(made, 1) as empire:
        hand = empire.asked()["view"]["seats"][1]["hand"]
    post(server, "from-game", 403, id=made.id)
    one, other = (
        post(server, "from-game", id=made.id, seat=token)["document"] for token in made.seats
    )
    assert one["id"] == "my-battle"
    assert one["units"] == other["units"]
    assert sorted(other["play"]["hands"][1]) == sorted(hand)
    again = post(server, "from-game", id=made.id, seat=made.seats[0])["document"]
    assert again == one, "to ask again tells nothing new"
    assert not post(server, "draft", game="battle", document=one)["problems"]


def test_a_moment_of_a_record(server: Server) -> None:
    text = (Path(__file__).parents[1] / "golden" / "battle-10.record").read_text(encoding="utf-8")
    document = post(server, "from-game", record=text, number=30)["document"]
    assert document["play"]
    assert not post(server, "draft", game="battle", document=document)["problems"]
    assert "number: from 0" in post(server, "from-game", 400, record=text, number=10**6)["text"]


# Runs.


def finished(server: Server, what: str, id_: str) -> Any:
    while True:
        state = server.client.get(f"/api/workshop/{what}/{id_}?lang=it").json()
        if state["state"] not in ("waiting", "running"):
            return state


def test_balance_is_measured_with_intervals(server: Server) -> None:
    run = post(
        server, "balance", 201, game="battle", document=start(server), games=4, player="cadet"
    )
    state = finished(server, "balance", run["id"])
    assert (state["state"], state["games"], state["wanted"]) == ("done", 4, 4)
    assert sum(side["share"] for side in state["sides"]) == pytest.approx(1)
    assert all(side["low"] <= side["share"] <= side["high"] for side in state["sides"])
    assert all(side["high"] - side["low"] > 0.3 for side in state["sides"]), "four games say little"
    assert sum(ending["count"] for ending in state["endings"]) == 4
    assert {"hex", "side", "count"} == set(state["fallen"][0])
    assert server.client.get(f"/api/workshop/even/{run['id']}").status_code == 404


def test_the_desk_knows_odds_at_once(server: Server) -> None:
    found = post(server, "desk", game="battle", document=start(server), think=False)
    assert found["side"] == "empire"
    attack = next(one for one in found["attacks"] if one["clear"])
    assert attack["odds"]["chances"][0]["share"] > 0
    assert any(one.get("blocked_by") for one in found["attacks"])


def test_the_desk_looks_at_the_set_up_that_the_board_shows(server: Server) -> None:
    map_ = start(server, "assault", "terraces")
    found = post(server, "desk", game="assault", document=map_, think=False)
    assert found["attacks"], "the units stand where the map suggests"
