"""OpenSpiel: both games as Python games, `echobase_battle` and `echobase_assault`.

Chance is explicit and numbered by its place in `chances()`; decisions have the dense numbers of
`spaces`. Import this module, then `pyspiel.load_game("echobase_battle(scenario=7,seats=2)")`.
"""

from collections.abc import Callable
from typing import Any, Final

from echobase.core.extras import need_to_import

need_to_import("this environment", "open-spiel", "pyspiel")

import pyspiel  # noqa: E402

from echobase.core.chance import CHANCE, OVER  # noqa: E402
from echobase.core.errors import BadOption, IllegalAction  # noqa: E402
from echobase.core.game import State  # noqa: E402
from echobase.core.registry import game as engine  # noqa: E402
from echobase.envs.spiel_observer import (  # noqa: E402
    SpielBadOption,
    SpielIllegalAction,
    SpielObserver,
    TextObserver,
    json_of,
    observer,
)
from echobase.observation.action_space import NOTHING  # noqa: E402
from echobase.observation.episode import Episode, rewards  # noqa: E402
from echobase.observation.facet import observable, observation  # noqa: E402

LONGEST_GAME: Final = 100_000
"""Far above any game seen: the rules set no limit, but OpenSpiel wants a number."""
SPECTATOR: Final = -1


def game_type(name: str, seats: int) -> Any:
    """With three seats the sum is not zero, because the pair wins or loses twice."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"echobase_{name}",
        long_name=f"Echo Base: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if seats == 3 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=observation(name).most_seats,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(observation(name).parameters),
    )


class Held:
    """An engine state inside OpenSpiel's: deep copies of it are the engine's cheap copies."""

    def __init__(self, name: str, state: State, logs: list[list[str]]) -> None:
        self.name = name
        self.state = state
        self.logs = logs
        """By seat, and last for a spectator: all events, as far as they may know them."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.name, self.state.copy(), [log.copy() for log in self.logs])

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel pickles the contents of a state: the compiled engine becomes a document."""
        return _restored, (self.name, self.state.document(), self.logs)


def _restored(name: str, document: dict[str, Any], logs: list[list[str]]) -> Held:
    return Held(name, engine(name).load(document), logs)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One game in progress, as OpenSpiel asks for it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self._seats = len(game.table.seats)
        self._held = Held(game.name, game.fresh(), [[] for _ in range(self._seats + 1)])

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielState":
        copied: SpielState = self.clone()
        return copied

    @property
    def state(self) -> State:
        """The engine's state, with everything hidden in it."""
        return self._held.state

    def table(self) -> Episode:
        table: Episode = self.get_game().table
        return table

    def current_player(self) -> int:
        seat = self.state.to_act()
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.state.to_act() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        if self.state.to_act() != player:
            return []
        return self.table().actions.places(self.state, self.state.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(place, chance) for place, (_, chance) in enumerate(self.state.chances())]

    def _number(self, action: int) -> int:
        """The engine's number of an action; IllegalAction when there is none."""
        state, known = self.state, self.table().actions
        outcomes = state.chances()
        last = (len(outcomes) or known.size) - 1
        if not 0 <= action <= last:
            raise SpielIllegalAction(f"action {action}: a number from 0 to {last} is due")
        number = outcomes[action][0] if outcomes else known.number(state, action)
        if number == NOTHING:
            raise SpielIllegalAction(f"action {action} is not legal now; see legal_actions()")
        return number

    def _apply_action(self, action: int) -> None:
        held = self._held
        if self.is_terminal():
            raise SpielIllegalAction("the game is over: new_initial_state() begins another")
        number = self._number(action)
        told = [held.state.notation_for(number, seat) for seat in (*range(self._seats), None)]
        try:
            held.state.apply(number)
        except IllegalAction as error:
            what = held.state.write(number)
            raise SpielIllegalAction(
                f"action {action} ({what}) is not legal now; see legal_actions()"
            ) from error
        for log, line in zip(held.logs, told, strict=True):
            log.append(line)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.write(self._number(action))

    def returns(self) -> list[float]:
        return [float(reward) for reward in rewards(self.state, self._seats)]

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """A clone in which everything that this player cannot know is dealt again."""
        self.check_player(player)
        other: SpielState = self.clone()
        held = other._held
        held.state = held.state.imagine(player, _Sampler(probability_sampler))
        # The events that others have seen would reveal their real secrets: they get the public
        # events, and their new secrets instead of how they came by them.
        for seat in range(self._seats):
            if seat != player:
                held.logs[seat] = [*held.logs[SPECTATOR], f"holds {other.secrets(seat)}"]
        return other

    def check_player(self, player: int) -> None:
        last = self._seats - 1
        if player not in range(last + 1):
            raise SpielBadOption(f"no player {player!r}; players are 0 to {last}")

    def secrets(self, player: int) -> str:
        """This player's secrets: its hand, or which Snowspeeder Luke flies."""
        view = self.state.view(player)
        if hasattr(view, "luke"):
            return f"luke {view.luke.unit or '?'}"
        hands = [" ".join(seat.hand) for seat in view.seats if seat.hand is not None]
        return "; ".join(hands)

    def history_told(self, player: int) -> str:
        """All events as far as this player may know them: its own cards by name, others' as `?`."""
        return "; ".join(self._held.logs[player])

    def __str__(self) -> str:
        return json_of(self.state.view(None))


class _Sampler:
    """OpenSpiel's sampler as the engine's `Rng`."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self.random = sampler


def _load(text: str) -> Any:
    return pyspiel.load_game(text)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The fixed facts of one game with its parameters."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        known = observation(self.name).parameters
        for name in params or {}:
            if name not in known:
                raise SpielBadOption(f"no parameter {name!r}; known: {', '.join(known)}")
        given = {**known, **(params or {})}
        try:
            self.table = Episode(self.name, given)
        except BadOption as error:
            raise SpielBadOption(str(error)) from error
        seats = len(self.table.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=observation(self.name).most_outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if seats == 3 else 0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type(self.name, seats), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by name and parameters, so that other processes import this module, too."""
        return _load, (str(self),)

    def fresh(self) -> State:
        return self.table.fixed.first.copy()

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST_GAME

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> SpielObserver | TextObserver:
        """The observations of a player; as text also the public or the private part alone."""
        if isinstance(iig_obs_type, dict):  # OpenSpiel leaves out a type that is not given.
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise SpielBadOption(f"observers have no parameters; got {params}")
        return observer(self.table, iig_obs_type)


def made(game: str) -> type[SpielGame]:
    """The class that OpenSpiel makes games from."""
    return type(f"{game.capitalize()}Game", (SpielGame,), {"name": game})


for _name in observable():
    if f"echobase_{_name}" not in pyspiel.registered_names():
        pyspiel.register_game(game_type(_name, 2), made(_name))
