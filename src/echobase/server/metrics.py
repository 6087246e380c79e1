"""Numbers about this process for Prometheus: what it has counted, and what is open now."""

from litestar import MediaType, get
from litestar.datastructures import State as AppState

from echobase.server.counters import COUNTERS
from echobase.server.house import House


def exposition(house: House) -> str:
    """All numbers in the text format of Prometheus."""
    rooms = house.rooms.open.values()
    gauges = {
        ("echobase_rooms", "Games in the memory of this process."): len(rooms),
        ("echobase_connections", "Seats and spectators that are connected."): sum(
            len(room.listeners) for room in rooms
        ),
        ("echobase_thinking", "Games in which a computer player is due."): sum(
            room.driver is not None for room in rooms
        ),
    }
    lines = [line for (name, about), value in gauges.items() for line in told(name, about, value)]
    for counter in COUNTERS:
        lines += told(counter.name, counter.about, counter.value, "counter")
    return "\n".join(lines) + "\n"


def told(name: str, about: str, value: float, kind: str = "gauge") -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value:g}"]


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: AppState) -> str:
    """Numbers for Prometheus; the operator has to ask for this address."""
    return exposition(state.house)
