"""A battle of a campaign that is played until a side can resign with a wished result.

The choices and the luck that lead there are found before; then both seats make these choices.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from unittest.mock import patch

from campaigns.road_plan import RoadPlan
from campaigns.road_script import Script, ScriptWriter
from server.running_server import Seat

from echobase.campaigns.conditions import RoadFacts
from echobase.campaigns.tables import NodeTable
from echobase.games.battle.rules.state import as_battle
from echobase.play.game_log import GameLog
from echobase.play.interaction import interaction
from echobase.server.rooms.rooms import Room

SCRIPTS = 3
"""How often a battle that went another way may get a new script."""


class RoadBattle:
    """Both seats of a battle, and which results are wished for."""

    def __init__(
        self,
        plan: RoadPlan,
        node: NodeTable,
        wished: list[RoadFacts],
        seats: Sequence[Seat],
        game_log: Callable[[], GameLog],
    ) -> None:
        self.rng, self.seats = plan.rng, seats
        self.writer = ScriptWriter(node.id, plan.campaign.sides, wished, plan.rng)
        self.log = game_log
        """The log of the game at the server."""

    def loser(self) -> int | None:
        """Play until somebody shall resign, and say who; None when the battle is over before."""
        for seat in self.seats:
            seat.at(0)
        self.asked()
        for _ in range(SCRIPTS):
            script = self.writer.write(as_battle(self.log().state))
            if script is not None and self.play(script):
                return script.loser
        return self.rng.randrange(2)

    def asked(self) -> Seat:
        """The seat that decides now."""
        while True:
            for seat in self.seats:
                if seat.at(self.log().number)["decision"]:
                    return seat
            self.seats[0].until("table")

    def play(self, script: Script) -> bool:
        """Make the choices of a script; False when the battle went another way."""
        begun = len(self.log().entries)
        with luck_of(self.log().facts.id, script, begun):
            while (done := len(self.log().entries) - begun) < len(script.steps):
                if not followed(self.log(), script, begun):
                    return False
                seat = self.asked()
                wanted = choices(script, done, self.seats.index(seat))
                # Nothing is wanted where orders could still be changed, but no script does that.
                ends = not wanted or interaction("battle").pauses(self.log())
                answer = seat.done() if ends else seat.act_all(wanted)
                assert answer.get("error", "stale") == "stale", answer  # a page gave to the dice
        return followed(self.log(), script, begun)


def choices(script: Script, done: int, seat: int) -> list[int]:
    """What a seat does until another one must, or until luck ends its turn."""
    found = []
    for actor, action in script.steps[done:]:
        if actor == seat:
            found.append(action)
        elif actor >= 0:
            break
    return found


def followed(game_log: GameLog, script: Script, begun: int) -> bool:
    """Whether a game went as its script says."""
    played = [entry.action for entry in game_log.entries[begun:]]
    return played == [action for _, action in script.steps[: len(played)]]


@contextmanager
def luck_of(game: str, script: Script, begun: int) -> Iterator[None]:
    """Let chance bring what a script says, in this game."""
    usual = Room.chance

    def chance(room: Room, draft: GameLog) -> int:
        place = len(draft.entries) - begun
        possible = [action for action, _ in draft.state.chances()]
        if draft.facts.id == game and place < len(script.steps):
            if script.steps[place][1] in possible:
                return script.steps[place][1]
        return usual(room, draft)

    with patch.object(Room, "chance", chance):
        yield
