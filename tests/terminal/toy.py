"""A toy game of many choices and one secret: the terminal must play what is not a battle."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from echobase import OVER, IllegalAction
from echobase.core.chance import Rng
from echobase.core.events import Log, Message
from echobase.core.game import Outcome
from echobase.core.game import State as AnyState
from echobase.terminal.dialogue import Choice, Dialogue, Note
from echobase.terminal.screen import Screen
from echobase.terminal.session import Session
from echobase.text import Text
from echobase.text.narration import Narrator
from echobase.text.story import Story

UNITS = ("W1", "W2", "S1")
PLACES = 30
SECRETS = 3
DONE = 999


class ToyState:
    """The Rebels hide something under a number; then both sides move a unit in turns."""

    def __init__(self, rounds: int = 4) -> None:
        self.rounds = rounds
        self.secret = -1
        self.moves: list[str] = []

    def to_act(self) -> int:
        return OVER if len(self.moves) == self.rounds else len(self.moves) % 2

    def actions(self) -> list[int]:
        if self.to_act() == OVER:
            return []
        if self.secret < 0:
            return list(range(SECRETS))
        return [*range(SECRETS, SECRETS + len(UNITS) * PLACES), DONE]

    def chances(self) -> list[tuple[int, float]]:
        return []

    def apply(self, action: int, log: Log | None = None) -> None:
        if self.secret < 0:
            self.secret = action
            return
        self.moves.append(self.write(action))
        if log is not None:
            log.append(Message("toy-moved", {"move": self.write(action)}))

    def copy(self) -> "ToyState":
        other = ToyState(self.rounds)
        other.secret, other.moves = self.secret, self.moves.copy()
        return other

    def view(self, seat: int | None) -> str:
        return str(self.secret) if seat == 0 and self.secret >= 0 else "?"

    def imagine(self, seat: int, rng: Rng) -> "ToyState":
        return self.copy()

    def outcome(self) -> Outcome | None:
        return Outcome("rebel", [0], "toy") if self.to_act() == OVER else None

    def write(self, action: int) -> str:
        if action == DONE:
            return "done"
        if action < SECRETS:
            return f"hide {action}"
        unit, place = divmod(action - SECRETS, PLACES)
        return f"move {UNITS[unit]}-{place + 100:04}"

    def told(self, action: int, seat: int | None) -> str:
        return self.write(action)

    def read(self, text: str) -> int:
        known: list[int] = [*range(SECRETS + len(UNITS) * PLACES), DONE]
        for action in known:
            if self.write(action).lower() == text.strip().lower():
                return action
        raise IllegalAction(text)

    def why_not(self, what: int | str) -> Message | None:
        action = self.read(what) if isinstance(what, str) else what
        return None if action in self.actions() else Message("toy-not-now")

    def odds(self, attack: int | str) -> Any:
        raise IllegalAction("no odds")

    def heading(self) -> str:
        return f"round {len(self.moves) + 1}"

    def document(self) -> dict[str, Any]:
        return {"game": "toy"}

    def options(self) -> dict[str, Any]:
        return {"rounds": self.rounds}


class ToyGame:
    name = "toy"
    rules_version = 1

    def start(self, **options: Any) -> ToyState:
        return ToyState(**options)

    def load(self, document: Any) -> ToyState:
        return ToyState()

    def scenarios(self) -> list[Any]:
        return []

    def schema(self) -> dict[str, Any]:
        return {"title": "toy"}


class ToyDialogue(Dialogue):
    @property
    def state(self) -> ToyState:
        assert isinstance(self.table.state, ToyState)
        return self.table.state

    def hides(self) -> bool:
        return self.state.secret < 0

    def step_name(self) -> str:
        return "Hide" if self.hides() else "Act"

    def turn_name(self, seat: int) -> str:
        return self.state.heading()

    def question(self) -> list[Note]:
        return [Note("What now?", "strong")]

    def choices(self) -> list[Choice]:
        return [self.choice(notation) for notation in self.notations()]

    def choice(self, notation: str) -> Choice:
        if not notation.startswith("move "):
            return Choice(notation, notation)
        unit, _, place = notation.removeprefix("move ").partition("-")
        return Choice(notation, place, f"{unit} a unit", short=True)

    def words(self) -> dict[str, Callable[[str], None]]:
        return {"wave": lambda rest: self.say(f"Waving {rest}.")}


class ToyFront:
    name = "toy"
    title = "Toy on Hoth"
    rules = "A-"
    help = "help-battle"
    why_example = "move W1-0100"
    rules_examples: tuple[str, ...] = ("A-FIRE-01", "harpoon")
    done = "done"
    at_once = 20
    opponent = "random"
    adviser = "random"
    width = 40
    wishes: tuple[str, ...] = ("map",)

    def options(self, wished: Mapping[str, Any]) -> dict[str, Any]:
        return {"rounds": int(wished.get("map", 4))}

    def ids(self) -> Sequence[str]:
        return ["toybox"]

    def knows(self, which: str) -> bool:
        return which == "toybox"

    def start(self, which: str) -> AnyState:
        return ToyState()

    def load(self, path: Path) -> AnyState:
        return ToyState()

    def show_list(self, screen: Screen, text: Text) -> None:
        screen.say("toybox")

    def shown(self, state: AnyState) -> AnyState:
        return state

    def show_overview(self, screen: Screen, state: AnyState, text: Text) -> None:
        screen.say("all about toys")

    def summary(self, state: AnyState, text: Text) -> str:
        return "a toy."

    def sides(self, state: AnyState) -> Sequence[str]:
        return ("rebel", "empire")

    def turns(self, state: AnyState) -> int:
        assert isinstance(state, ToyState)
        return len(state.moves)

    def reveals(self, before: AnyState, after: AnyState, people: Sequence[int]) -> bool:
        return False

    def scenario_id(self, state: AnyState) -> str:
        return "toybox"

    def scenario_name(self, state: AnyState, text: Text) -> str:
        return "Toy box"

    def score(self, state: AnyState, text: Text) -> str:
        return "Score: even"

    def result(self, state: AnyState, text: Text) -> str:
        return "Everybody had fun."

    def story(self, state: AnyState, text: Text) -> Story:
        return Story("Toy box")

    def show_briefing(self, screen: Screen, state: AnyState, text: Text) -> None:
        screen.head("Toy box")

    def show_board(
        self,
        screen: Screen,
        state: AnyState,
        seat: int | None,
        text: Text,
        with_legend: bool = False,
    ) -> None:
        screen.say(f"Board with secret {state.view(seat)}")

    def narrator(self, text: Text) -> Narrator:
        return Narrator(text)

    def dialogue(self, session: Session) -> Dialogue:
        return ToyDialogue(session)


GAME = ToyGame()
FRONT = ToyFront()
