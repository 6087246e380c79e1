"""The contract of a game: what a game provides, and how to query and change its states.

Start here. A game is a state machine with explicit chance, and everything else in Echo Base
(screens, server, players, lab, environments) reaches it through these two classes alone::

    game = echobase.game("battle")
    state = game.start(scenario=1)
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.apply(sample(state.chances(), rng))
        else:
            state.apply(state.actions()[0])

Actions are small integers. `write` and `read` translate them to short notation and back, so people
and records never see the numbers. Whatever takes an action takes its notation as well:
`state.apply("move G3-F3")`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from echobase.core.aliases import Action, Seat
from echobase.core.chance import CHANCE, Rng
from echobase.core.events import Log, Message

CONTRACT: Final = 1
"""The version of this contract. Each game says which version it was written for."""


class Outcome(msgspec.Struct, frozen=True):
    """Who won and why."""

    winner: str
    """The side that won."""
    seats: list[Seat]
    """The seats of that side."""
    reason: str
    """How: the last part of a message ID."""
    score: dict[str, int] = {}
    """What the game counts, as it stood at the end."""


class State(Protocol):
    """One game in progress. It never rolls or shuffles: chance is applied from outside."""

    # Who decides, and what.

    def to_act(self) -> Seat:
        """The seat that decides now, or CHANCE, or OVER.

        >>> echobase.game("battle").start().to_act() == CHANCE  # the hands are drawn first
        """
        ...

    def actions(self) -> Sequence[Action]:
        """The legal actions of that seat, ascending and without duplicates.

        Never empty while a seat decides; empty at chance and at the end. It is a sequence to read,
        not always a list, and stays the same when the game continues: `len`, `in`, places, slices
        and loops work, it equals a list of the same actions, and `list(state.actions())` makes one.

        >>> [state.write(action) for action in state.actions()]
        ['play raid_left', 'play recon_right']
        >>> state.apply(rng.choice(state.actions()))
        """
        ...

    def chances(self) -> Sequence[tuple[Action, float]]:
        """At a chance point, the possible outcomes with their probabilities; otherwise empty.

        A sequence like that of the actions, in no particular order.

        >>> state.apply(echobase.sample(state.chances(), rng))
        """
        ...

    def apply(self, what: Action | str, /, log: Log | None = None) -> None:
        """Carry out an action of a seat or of chance, and append what happened to `log`.

        The action is a number or notation. Raises IllegalAction with the reason, and changes
        nothing, if it is not legal.

        >>> state.apply("move G3-F3")
        """
        ...

    def playout(self, rng: Rng, most: int | None = None) -> int:
        """Play on with random choices and random chance, to the end or for so many steps.

        Returns the steps. Much faster than a loop in Python, and plays what this loop would play:

        >>> while state.to_act() != OVER:
        ...     if state.to_act() == CHANCE:
        ...         state.apply(echobase.sample(state.chances(), rng))
        ...     else:
        ...         actions = state.actions()
        ...         state.apply(actions[int(rng.random() * len(actions))])
        """
        ...

    # Copies.

    def copy(self) -> "State":
        """An independent copy; cheap enough for search.

        >>> after = state.copy()
        """
        ...

    def view(self, seat: Seat | None) -> Any:
        """Everything this seat may know and nothing more, as plain data; None is a spectator.

        >>> state.view(0).seats[1].hand is None  # the enemy's hand is hidden
        """
        ...

    def imagine(self, seat: Seat, rng: Rng) -> "State":
        """A full state that agrees with `view(seat)`; what the seat cannot know is drawn at random.

        Search works on imagined states, so no player can peek, not even by accident.

        >>> state.imagine(0, rng).view(0) == state.view(0)
        """
        ...

    def reveals(self, after: Any, people: Sequence[Seat]) -> bool:
        """Whether what led from here to `after` revealed a secret to one of these seats.

        If so, the choice cannot be undone.

        >>> before.reveals(state, [0, 1])
        """
        ...

    def document(self) -> dict[str, Any]:
        """This position as a document; `game.load` turns it back into the same state.

        >>> game.load(state.document()).actions() == state.actions()
        """
        ...

    def options(self) -> dict[str, Any]:
        """The options this game was started with, as a record keeps them.

        >>> game.start(**state.options())
        """
        ...

    # Where the game stands.

    def outcome(self) -> Outcome | None:
        """Who won and why, or None before the end.

        >>> state.outcome().winner
        'rebel'
        """
        ...

    def sides(self) -> Sequence[str]:
        """The side of each seat.

        >>> echobase.game("battle").start(seats=3, pair="empire").sides()
        ['rebel', 'empire', 'empire']
        """
        ...

    def turn_number(self) -> int:
        """The number of the current turn, counting from 1; 0 before the first.

        >>> echobase.game("battle").start().turn_number()
        0
        """
        ...

    def scenario_id(self) -> str:
        """The id of the scenario or map being played; a custom document has its own.

        >>> echobase.game("battle").start(scenario=1).scenario_id()
        'imperial-scout-mission'
        """
        ...

    def heading(self) -> str:
        """What a record writes before the actions that follow, such as the turn.

        >>> state.heading()
        'rebel 3'
        """
        ...

    # Notation.

    def write(self, what: Action | str, /) -> str:
        """An action in short notation.

        >>> state.write(state.actions()[0])
        'play assault_left'
        """
        ...

    def notation_for(self, what: Action | str, seat: Seat | None, /) -> str:
        """An action in the notation that a seat or a spectator (None) may read.

        >>> state.notation_for(drawn, 1)  # the Rebels drew a card
        'draw ?'
        """
        ...

    def read(self, text: str) -> Action:
        """The action written in short notation; IllegalAction when it cannot be understood.

        >>> state.read("attack F3xE4")
        """
        ...

    # Explanations.

    def why_not(self, what: Action | str, /) -> Message | None:
        """Why an action, given as a number or in notation, is not legal; None when it is.

        >>> print(state.why_not("move G3-A1"))
        The unit on G3 can’t move that far; it can move 2 hexes.
        """
        ...

    def odds(self, what: Action | str, /) -> Any:
        """The dice of an attack with their reasons, and exact odds as fractions.

        >>> state.odds("attack F3xE4").eliminate
        Fraction(7, 27)
        """
        ...


def summary(name: str, state: Any) -> str:
    """One line about a state, for `repr`: the game, what is played, the turn and who decides.

    >>> echobase.game("battle").start(scenario=1)
    <battle imperial-scout-mission, turn 0: chance to act>
    """
    seat, outcome = state.to_act(), state.outcome()
    if outcome is not None:
        now = f"over, {outcome.winner} won"
    else:
        now = "chance to act" if seat == CHANCE else f"seat {seat} ({state.sides()[seat]}) to act"
    return f"<{name} {state.scenario_id()}, turn {state.turn_number()}: {now}>"


class Game(Protocol):
    """The manifest of a game: its constants, how its states are made, and its facets.

    Echo Base finds a game through the entry-point group `echobase.games`:

        [project.entry-points."echobase.games"]
        battle = "echobase.games.battle:GAME"
    """

    name: str
    """The name programs use: `battle`."""
    title: str
    """The name people use, the same in all languages: `Battle of Hoth`."""
    contract: int
    """The version of the contract it was written for, `CONTRACT`."""
    rules_version: int
    """Increases when a rule changes so that old records may not replay."""
    scenario_option: str
    """The option of `start` that selects what is played: `scenario`, or `map`."""
    facets: Mapping[str, str]
    """Where to find the rest of the game, by facet name: `package.module:NAME`.

    A facet is imported when it is first needed. Any of them may be missing: `words`, `options`,
    `interaction`, `drawing`, `players`, `observation`, `statistics`, `learning`, `policy`, `value`,
    `terminal`, `browser`, `campaigns`, `lessons`, `puzzles`, `rulebook` and `workshop`. The
    package that uses a facet says what it must provide and what replaces it.
    """

    def start(self, **options: Any) -> State:
        """A new game; BadOption names an invalid option and the valid choices.

        >>> echobase.game("battle").start(scenario=1, leaders={"rebel": "luke", "empire": "vader"})
        """
        ...

    def load(self, document: Any) -> State:
        """Any position from a document: tables, TOML text or a path; BadDocument names the field.

        >>> echobase.game("battle").load("my-battle.toml")
        """
        ...

    def scenarios(self) -> Sequence[str]:
        """The ids of the scenarios or maps that come with the game, the default first.

        >>> echobase.game("assault").scenarios()[0]
        'echo-base-north'
        """
        ...

    def find_scenario(self, which: str) -> str:
        """The id of the scenario that an id, number or the like refers to; empty if there is none.

        >>> echobase.game("battle").find_scenario("7")
        'outpost-attack'
        """
        ...

    def preview(self, state: State) -> State:
        """The position that shows a new game best: a map with its suggested set-up.

        >>> picture.draw(game.preview(game.start()))
        """
        ...

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the documents of this game.

        >>> echobase.game("battle").schema()["$ref"]
        '#/$defs/ScenarioTable'
        """
        ...
