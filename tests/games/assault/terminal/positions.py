"""Positions to play from: the suggested set-up with units moved about and a card in play."""

from pathlib import Path

from echobase.core.document import to_toml
from echobase.core.rows import replaced
from echobase.games.assault.game import GAME
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.position import DESTROYED, EMPTY
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME


def position(card: str = "", luke: str = "S3", units: dict[str, str] | None = None) -> State:
    """After set-up, with units put elsewhere (`W1: 0710 SE`), and a card drawn."""
    state = GAME.start(setup="default")
    state.apply(state.read(f"luke {luke}"))
    for name in units or {}:
        state.lift(BY_NAME[name], EMPTY)
    for name, where in (units or {}).items():
        put(state, BY_NAME[name], where)
    state.resume()
    if card:
        state.apply(state.read(f"card {card}"))
    return state


def put(state: State, unit: int, where: str) -> None:
    hex_, _, facing = where.partition(" ")
    if hex_ == "destroyed":
        state.place[unit] = DESTROYED
        return
    state.put(unit, state.setting.map.index[hex_])
    if facing:
        state.facing = replaced(state.facing, unit, FACINGS.index(facing))


def save(state: State, folder: Path) -> str:
    """The position in a file that `--map` takes."""
    path = folder / "position.toml"
    path.write_text(to_toml(state.document()), encoding="utf-8")
    return str(path)
