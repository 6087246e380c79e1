"""Answers in advance through the server: kept with the seat, refused to others, no use to spies."""

import pytest
from games.assault.field import position
from games.battle.table import position as battle_position
from server.game_logs import ENGLISH, game_log, room
from server.running_server import Game, Message, Server, open_server

from echobase.games.assault.interaction.assault import INTERACTION
from echobase.play.game_log import GameLog
from echobase.server.rooms.client_feed import SeatFeed, encoder

DUEL = {"W1": "0818:S", "W2": "0718:S", "S1": "0819", "S2": "0919", "S3": "0719"}
REBEL, EMPIRE = 0, 1


def duel(server: Server, luke: str = "S1") -> Game:
    """Two Walkers before three Snowspeeders; two people play."""
    options = position(card="walkers_fire", units=DUEL, luke=luke).state.options()
    return server.make("assault", ("", ""), options=options)


def stands(table: Message) -> dict[str, str]:
    return {answer["question"]: answer["now"] for answer in table["standing"]}


def fire(server: Server, made: Game, shot: str) -> Message:
    """A Walker fires; what the Empire is told then."""
    with server.sit(made, EMPIRE) as empire:
        empire.asked()
        return empire.act(empire.offer(f"fire {shot}")["action"])


def test_an_answer_in_advance_outlasts_connection_and_server_until_it_is_revoked(
    database: str,
) -> None:
    with open_server(database) as first:
        made = duel(first)
        with first.sit(made, REBEL) as rebel:
            assert stands(rebel.until("table")) == {"no-points": "", "long-odds": ""}
            rebel.send(type="stand", question="no-points", time="always")
            assert stands(rebel.until("table"))["no-points"] == "always"
        with first.sit(made, REBEL) as rebel:
            assert stands(rebel.until("table"))["no-points"] == "always"
    with open_server(database) as second:
        told = fire(second, made, "W1xS1")
        assert [moment["notation"] for moment in told["moments"]][:2] == ["fire W1xS1", "armour 0"]
        assert told["decision"] is not None
        with second.sit(made, REBEL) as rebel:
            assert stands(rebel.until("table"))["no-points"] == "always"
            rebel.send(type="stand", question="no-points", time="")
            assert stands(rebel.until("table"))["no-points"] == ""
    with open_server(database) as third:
        told = fire(third, made, "W2xS3")
        assert [moment["notation"] for moment in told["moments"]] == ["fire W2xS3"]


def test_the_question_that_is_due_is_answered_with_it(server: Server) -> None:
    made = duel(server)
    fire(server, made, "W1xS1")
    with server.sit(made, REBEL) as rebel:
        asked = rebel.asked()
        assert asked["decision"]["step"] == "armour"
        assert [one["question"] for one in asked["standing"] if one["asked"]] == ["no-points"]
        rebel.send(type="stand", question="no-points", time="round")
        table = rebel.until("table")
        assert table["moments"][0]["notation"] == "armour 0"
        assert stands(table)["no-points"] == "round"


@pytest.mark.parametrize(
    ("seat", "error"), [(EMPIRE, "unknown-action"), (None, "spectator"), (REBEL, "unknown-action")]
)
def test_what_nobody_offered_is_refused(server: Server, seat: int | None, error: str) -> None:
    made = duel(server)
    with server.sit(made, seat) as sender:
        sender.until("table")
        question = "lunch" if seat == REBEL else "no-points"
        sender.send(type="stand", question=question, time="always")
        assert sender.until("refused")["error"] == error


def test_a_game_without_such_answers_offers_none(server: Server) -> None:
    made = server.make("battle", ("", "cadet"))
    with server.sit(made) as seat:
        assert seat.until("table")["standing"] == []
        seat.send(type="stand", question="no-points", time="always")
        assert seat.until("refused")["error"] == "unknown-action"


def test_a_retreat_is_answered_while_nobody_of_that_seat_is_there(server: Server) -> None:
    drawn = "C: . . . . *\nD: . . . s\nE: . . . e"
    state = battle_position(drawn, active="rebel", ordered="E4").state
    made = server.make("battle", ("", ""), options=state.options(), dice="typed")
    with server.sit(made, EMPIRE) as empire:
        assert list(stands(empire.until("table"))) == [
            "retreat-cover",
            "retreat-away",
            "trench-hold",
        ]
        empire.send(type="stand", question="retreat-cover", time="always")
        assert stands(empire.until("table"))["retreat-cover"] == "always"
    with server.sit(made, REBEL) as rebel:
        assert not any(stands(rebel.asked()).values())
        table = rebel.act(rebel.offer("attack E4xD4")["action"])
        faces = "R".ljust(table["waiting"]["dice"], "X")
        rebel.send(type="type", number=table["number"], faces=faces)
        told = [moment["notation"] for moment in rebel.until("table")["moments"]]
        assert told[1] == "retreat C5"


@pytest.mark.rule("A-LUKE-13", "A-LUKE-15", "A-LUKE-16")
@pytest.mark.parametrize("time", ["", "round", "always"])
def test_neither_questions_nor_answers_in_advance_tell_who_luke_is(time: str) -> None:
    told = [watched(duel_of(luke), "no-points", time) for luke in LUKES]
    assert told == [told[0]] * len(LUKES)
    asked, shown = told[0]
    assert asked == (["armour", "armour", "critical"] if not time else [])
    assert len(shown) > 6


@pytest.mark.rule("A-LUKE-15", "A-LUKE-16")
@pytest.mark.parametrize("time", ["", "always"])
def test_neither_long_odds_nor_their_end_tell_who_luke_is(time: str) -> None:
    far = {"W1": "0809:S", "S1": "0836", "S2": "1036"}
    told = [watched(log_of("snowspeeders_fire", far, luke), "long-odds", time) for luke in LUKES]
    assert told == [told[0]] * len(LUKES)


LUKES = ("S1", "S2", "S3", "S4", "S5")
SHOTS = ("fire W1xS1", "fire W2xS2")
DICE = {"roll": ("roll VVBBBB", "roll VVVBBB"), "damage": ("damage 7", "damage 12")}
"""What chance brings, for each of the shots."""
NO_POINTS = {"armour": "armour 0", "critical": "suffer"}


def log_of(card: str, units: dict[str, str], luke: str) -> GameLog:
    state = position(card=card, units=units, luke=luke).state
    return GameLog(game_log("assault", setup="default").facts, state, state)


def duel_of(luke: str) -> GameLog:
    return log_of("walkers_fire", DUEL, luke)


def watched(log: GameLog, question: str, time: str) -> tuple[list[str], list[bytes]]:
    """What the Rebels are asked while the Walkers fire, and all that others are sent meanwhile."""
    here = room(log)
    others = [SeatFeed(here, seat, ENGLISH, -1) for seat in (EMPIRE, None)]
    asked: list[str] = []
    shown: list[bytes] = []
    shots, dice = iter(SHOTS), {step: iter(faces) for step, faces in DICE.items()}
    INTERACTION.stand(log, REBEL, question, time, ENGLISH)
    while True:
        here.game_log = log
        shown += [encoder.encode(feed.due()) for feed in others]
        log, step = log.copy(), INTERACTION.step(log)
        following = INTERACTION.automatic(log)
        notation = next(dice[step], "") if step in dice else NO_POINTS.get(step, "")
        if following is not None:
            log.do(*following)
            continue
        if step in NO_POINTS:
            asked.append(step)
        elif step == "round" and log.state.to_act() == EMPIRE:
            notation = next(shots, "")
        if not notation:
            return asked, shown
        log.do(log.state.read(notation))
