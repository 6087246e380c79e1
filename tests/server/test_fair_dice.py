"""Dice that nobody can bend: seats give to them at different times, and records are checked."""

import random
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from later import later
from server.running_server import Game, Seat, Server

from echobase.cli.app import run
from echobase.core import record
from echobase.core.fair_dice import MARK, hashed_text
from echobase.play.dice_check import DiceReport, check_dice
from echobase.server.safety import tokens
from echobase.text import LANGUAGES, Text

ENGLISH = Text("en")
BYTES = [f"{number:064x}" for number in range(1, 9)]
REBEL = {"given": BYTES[0], "seal": hashed_text(BYTES[1])}
EMPIRE = {"given": BYTES[2], "seal": hashed_text(BYTES[3])}
ANSWER = {"given": BYTES[1], "seal": hashed_text(BYTES[4])}


@pytest.fixture(autouse=True)
def shared(monkeypatch: pytest.MonkeyPatch, steady: None) -> None:
    """Secrets of games to which the seats give."""
    numbers = count(7)
    monkeypatch.setattr(tokens, "fresh_secret", lambda: f"{MARK}{next(numbers):062x}")


def play(seats: list[Seat], rng: random.Random, choices: int) -> None:
    """Several choices of whoever decides."""
    for _ in range(choices):
        number = max(seat.table.get("number", -1) for seat in seats)
        for seat in seats:
            seat.at(number)
        seat = next(seat for seat in seats if seat.table["decision"])
        seat.choose(rng)
        seat.table = seat.heard[-1]


def played(server: Server, game: str = "battle") -> Game:
    """A short game: the second seat comes later, and the first answers what it gives."""
    options = {"scenario": 2} if game == "battle" else {"setup": "default"}
    made = server.make(game, ("", ""), options=options)
    rng = random.Random(5)
    with server.sit(made, 0, luck=REBEL) as rebel:
        rebel.until("table")
        assert [one["seat"] for one in rebel.table["contributions"]] == [0]
        while rebel.table["decision"] and rebel.table["number"] < 30:
            play([rebel], rng, 1)
        with server.sit(made, 1, luck=EMPIRE) as empire:
            empire.until("table")
            rebel.at(empire.table["number"])
            rebel.send(type="contribute", share=ANSWER)
            rebel.until("table")
            assert [one["seat"] for one in rebel.table["contributions"]] == [0, 1, 0]
            play([rebel, empire], rng, 60)
            empire.send(type="resign")
            while not empire.until("table")["result"]:
                pass
    return made


def text_of(server: Server, made: Game) -> str:
    return server.client.get(f"/api/games/{made.id}/record").text


def checked(text: str, noted: str = "") -> DiceReport:
    return check_dice(record.from_text(text), noted, ENGLISH)


def found(report: DiceReport) -> list[str]:
    return [message.id for message in report.wrong]


@pytest.mark.parametrize("game", later(["battle", "assault"]))
def test_a_game_with_late_contributions_verifies(server: Server, game: str) -> None:
    made = played(server, game)
    text = text_of(server, made)
    report = checked(text)
    assert report.holds
    assert report.checked > 10
    assert "dice-server-alone" not in [note.id for note in report.notes]
    told = record.from_text(text)
    luck = server.client.get(f"/api/games/{made.id}/board").json()["luck"]
    assert checked(text, luck).holds
    assert found(checked(text, "0" * 64)) == ["dice-other-luck"]
    proof = server.client.get(f"/api/games/{made.id}/dice?lang=pl").json()
    assert (proof["luck"], proof["secret"]) == (luck, told.head.about["secret"])
    assert len(proof["rolls"]) == report.checked
    assert [one["given"] for one in proof["contributions"]] == [BYTES[0], BYTES[2], BYTES[1]]
    assert all(len(roll["chances"]) > roll["outcome"] for roll in proof["rolls"])


def change_last_roll(text: str) -> str:
    """The last draw is another card, after which the game ends by a resignation."""
    whole = record.from_text(text)
    chance = [place for place, (state, _) in enumerate(whole.states()) if state.to_act() == -1]
    actual = whole.actions[chance[-1]]
    whole.back_to(chance[-1])
    whole.apply(next(action for action, _ in whole.state.chances() if action != actual))
    whole.ending = "resign empire"
    return whole.to_text()


def swap_seats(text: str) -> str:
    return text.replace(" 1@", " x@").replace("0@", "1@").replace(" x@", " 0@")


TAMPERED: dict[str, tuple[Callable[[str], str], str]] = {
    "a roll": (change_last_roll, "dice-wrong-roll"),
    "the secret": (
        lambda text: text.replace(MARK + "0", MARK + "1"),
        "dice-wrong-secret",
    ),
    "the game": (lambda text: text.replace('id = "', 'id = "x'), "dice-wrong-secret"),
    "a contribution": (
        lambda text: text.replace(BYTES[2], BYTES[5]),
        "dice-wrong-contribution",
    ),
    "an answer": (lambda text: text.replace(BYTES[1], BYTES[6]), "dice-wrong-seal"),
    "the seats": (swap_seats, "dice-swapped"),
}


def test_a_changed_record_is_told_from_the_true_one(server: Server) -> None:
    text = text_of(server, played(server))
    for what, (change, id_) in TAMPERED.items():
        assert change(text) != text, what
        report = checked(change(text))
        assert not report.holds, what
        assert found(report)[0] == id_, what
        if what == "a roll":
            assert len(report.wrong) == 1
        for lang in LANGUAGES:
            assert all(id_ not in Text(lang).say(message) for message in report.wrong)


def test_a_record_in_progress_opens_nothing(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made, 0, luck=REBEL) as rebel:
        rebel.asked()
        text = server.client.get(f"/api/games/{made.id}/record").text
        assert "secret" not in text
        assert BYTES[0] not in text
        answer = server.client.get(f"/api/games/{made.id}/dice")
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")


def test_a_seat_gives_once_and_only_what_it_has_sealed(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made, 0, luck=REBEL) as rebel:
        rebel.until("table")
        rebel.send(type="contribute", share=ANSWER)
        assert rebel.until("refused")["error"] == "not-due"
        with server.sit(made, 0, luck=EMPIRE) as again:
            assert len(again.until("table")["contributions"]) == 1
        with server.sit(made, 1, luck=EMPIRE) as empire:
            empire.until("table")
            rebel.send(type="contribute", share=EMPIRE)
            assert rebel.until("refused")["error"] == "broken-seal"
            rebel.send(type="contribute", share=ANSWER)
            while len(rebel.until("table")["contributions"]) < 3:
                pass
            number = rebel.table["number"]
            rebel.send(type="contribute", share=ANSWER)  # a second tab: nothing happens
            rebel.send(type="contribute", share={"given": "short"})
            assert rebel.until("refused")["error"] == "malformed"
            assert rebel.until("table")["number"] == number
    with server.sit(made, None, luck=REBEL) as spectator:
        assert len(spectator.until("table")["contributions"]) == 3


def test_a_game_without_contributions_rests_on_the_server_alone(server: Server) -> None:
    made = server.make(players=("", "random"))
    with server.sit(made) as seat:
        seat.asked()
        seat.send(type="resign")
        while not seat.until("table")["result"]:
            pass
    report = checked(text_of(server, made))
    assert report.holds
    assert [note.id for note in report.notes] == ["dice-server-alone"]


def test_typed_dice_are_named_as_not_checked(server: Server) -> None:
    made = server.make("battle", ("", "random"), dice="typed", options={"scenario": 2})
    rng = random.Random(3)
    with server.sit(made, luck=REBEL) as seat:
        while seat.table.get("waiting", {}).get("kind") != "dice":
            if seat.table.get("decision"):
                seat.choose(rng)
                seat.table = seat.heard[-1]
            else:
                seat.until("table")
        waiting = seat.table["waiting"]
        faces = waiting["faces"][0]["letter"] * waiting["dice"]
        seat.send(type="type", number=seat.table["number"], faces=faces)
        seat.until("table")
        seat.send(type="resign")
        while not seat.until("table")["result"]:
            pass
    report = checked(text_of(server, made))
    assert report.holds
    assert {note.id: note.args for note in report.notes}["dice-typed"] == {"rolls": 1}


def test_the_command_line_verifies(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = text_of(server, played(server))
    path = tmp_path / "game.record"

    def said(content: str, *more: str) -> tuple[int, str]:
        path.write_text(content, encoding="utf-8")
        code = run(["verify", str(path), *more])
        told: Any = capsys.readouterr()
        return code, told.out + told.err

    code, told = said(text, "--lang", "en")
    assert code == 0
    assert told.startswith("Every roll and draw fits (")
    assert "Rebel Alliance gave random numbers" in told
    assert said(change_last_roll(text), "--lang", "it")[0] == 1
    code, told = said(text.replace("resign empire;", ""), "--lang", "pl")
    assert code == 2
    assert told.startswith("Ta gra nie jest skończona")
    code, told = said(text.replace("0@0:", "0@:"))
    assert code == 2
    assert "about.contributions: words like 0@12:BYTES:SEAL" in told
