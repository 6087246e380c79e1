"""What OpenSpiel's callers get: observations made from a seat's view, and errors of its kind."""

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pyspiel

from echobase.core.errors import BadOption, IllegalAction
from echobase.observation.episode import Episode, arrays

if TYPE_CHECKING:
    from echobase.envs.open_spiel import SpielState


class SpielIllegalAction(IllegalAction, pyspiel.SpielError):  # type: ignore[misc]
    """An action that is not legal now; the state is unchanged."""


class SpielBadOption(BadOption, pyspiel.SpielError):  # type: ignore[misc]
    """A parameter, player or kind of observer that does not exist; names the choices."""


def json_of(view: Any) -> str:
    """A view in one line; drawing a board for every state of a search would take far longer."""
    return msgspec.json.encode(view).decode()


class SpielObserver:
    """OpenSpiel's PyObserver: a player's knowledge as one tensor, and as strings.

    The tensor is the same for observations and information states: it holds what a careful player
    remembers (cards shown, discards, losses), not the whole history, which has no fixed size. The
    information state string is exact: hands and Luke's speeder follow from its events.
    """

    def __init__(self, table: Episode, perfect_recall: bool) -> None:
        self._observer = table.observer
        self._perfect_recall = perfect_recall
        rows, columns, planes = self._observer.shape
        size = rows * columns * planes
        self.tensor = np.zeros(size + len(self._observer.facts), np.float32)
        self.dict = {
            "board": self.tensor[:size].reshape(self._observer.shape),
            "facts": self.tensor[size:],
        }

    def set_from(self, state: "SpielState", player: int) -> None:
        state.check_player(player)
        board, facts = arrays(self._observer, state.state, player)
        self.dict["board"][:] = board
        self.dict["facts"][:] = facts

    def string_from(self, state: "SpielState", player: int) -> str:
        state.check_player(player)
        if self._perfect_recall:
            return f"seat {player}; {state.history_told(player)}"
        return json_of(state.state.view(player))


class TextObserver:
    """A PyObserver of part of a player's view: public facts alone, or secrets alone, as text."""

    tensor = None

    def __init__(self, public: bool) -> None:
        self._public = public
        self.dict: dict[str, Any] = {}

    def set_from(self, state: "SpielState", player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: "SpielState", player: int) -> str:
        state.check_player(player)
        return json_of(state.state.view(None)) if self._public else state.secrets(player)


def observer(table: Episode, kind: Any) -> SpielObserver | TextObserver:
    """The observer of an IIGObservationType; without one, of what the player sees now."""
    if kind is None:
        return SpielObserver(table, perfect_recall=False)
    recall, public, private = kind.perfect_recall, kind.public_info, kind.private_info.name
    if public and private == "SINGLE_PLAYER":
        return SpielObserver(table, recall)
    if not recall and (public, private) in ((True, "NONE"), (False, "SINGLE_PLAYER")):
        return TextObserver(public)
    raise SpielBadOption(
        f"no observer with public_info={public}, private_info={private}, perfect_recall={recall}; "
        "there are those of public_info and SINGLE_PLAYER, and without perfect_recall those of "
        "only one of the two"
    )
