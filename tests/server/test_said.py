"""What seats say that is no action is known to other processes, and after a restart."""

from server.running_server import Game, Message, Seat, Server, open_server

from echobase.play import asides_text
from echobase.play.game_log import Asides, Queue
from echobase.play.interaction import CONTINUE


def orders_complete(server: Server) -> tuple[Game, Message]:
    """A battle in which a person has said that no more orders follow."""
    made = server.make(players=("", ""))
    with server.sit(made) as seat:
        give_last_order_first(seat)
        number = seat.table["number"]
        after = seat.done()
        assert after["number"] == number, "saying so is no action"
        assert after["decision"]["step"] != "order"
        return made, after


def give_last_order_first(seat: Seat) -> None:
    """Order units until the engine goes on, while the person could still order others before."""
    seat.asked()
    for card in seat.offers():
        seat.act(card["action"])
        while seat.table["decision"]["step"] == "order" and seat.offers():
            seat.act(seat.offers()[-1]["action"])
            if seat.table["decision"]["done"]["action"] > CONTINUE:
                return
        while seat.table["decision"]["step"] != "play":
            seat.send(type="undo", number=seat.table["number"])
            seat.until("table")
    raise AssertionError("no card orders several units")


def test_that_orders_are_complete_outlasts_a_restart(database: str) -> None:
    with open_server(database) as first:
        made, after = orders_complete(first)
    with open_server(database) as second, second.sit(made) as seat:
        assert seat.asked()["decision"] == after["decision"]


def test_all_that_can_be_said_is_read_as_it_was_written() -> None:
    queue = Queue(1, (3, 4), 7, "turn 2")
    said = Asides(3, 4, 5, ("E4", "F3"), queue, queue)
    assert asides_text.read(asides_text.written(8, said), 8, Queue) == said


def test_what_was_said_about_another_row_is_void() -> None:
    text = asides_text.written(8, Asides(closed=3))
    assert asides_text.read(text, 9, None) == Asides()
