"""What each side wins by, in sentences made of the battle, where nobody has written any."""

from collections.abc import Iterator, Sequence

from echobase.core.sides import SIDES, enemy
from echobase.games.battle.documents.view import GoalView, View
from echobase.games.battle.rules.state import State
from echobase.text import Text

EITHER = "either"
AT_ONCE = ("token", "hold")
"""Marks that sudden death is about."""


def goal_lines(state: State, text: Text) -> dict[str, str]:
    """By side, as the battle begins: medals and what brings them, then what ends it at once."""
    return {name: " ".join(SideGoals(state, side, text).lines()) for side, name in enumerate(SIDES)}


class SideGoals:
    """The goals of one side."""

    def __init__(self, state: State, side: int, text: Text) -> None:
        self.state, self.side, self.text = state, side, text
        self.view: View = state.view(None)
        self.name = SIDES[side]

    def lines(self) -> Iterator[str]:
        own = [goal for goal in self.view.goals if goal.side == self.name]
        for goal in own:
            if goal.type == "medals":
                yield self.text("goal-line-medals", medals=goal.need)
                yield from self.eliminated()
                yield from self.on_hexes()
                yield from self.leaving()
            elif goal.type == "charge":
                yield self.charged()
            else:
                yield self.at_once(goal)

    def eliminated(self) -> Iterator[str]:
        """Enemy units; those that are not worth one medal are named."""
        scenario, units = self.state.scenario, self.state.units_of(enemy(self.side))
        kinds = dict.fromkeys(self.state.kind[unit] for unit in units)
        worth = {scenario.kinds[kind].key: scenario.kill_medals[kind] for kind in kinds}
        if not any(worth.values()):
            return
        yield self.text("goal-line-eliminated")
        for medals in sorted(set(worth.values()) - {1}):
            names = self.units([key for key, value in worth.items() if value == medals])
            yield self.text("goal-line-worth", units=names, medals=medals)

    def charged(self) -> str:
        """What the ion cannon brings."""
        charge = self.state.scenario.charge
        assert charge is not None
        numbers = {"gain": charge.per_turn, "charges": charge.cost, "medals": charge.medals}
        return self.text("goal-line-charge", **numbers)

    def on_hexes(self) -> Iterator[str]:
        """What the marked hexes bring."""
        for one in self.view.objectives:
            if one.side in (self.name, EITHER) and one.type not in AT_ONCE:
                yield self.text(
                    f"goal-line-{one.type}",
                    hexes=self.group(one.hexes),
                    medals=one.medals,
                    only=self.only(one.units),
                )

    def group(self, hexes: Sequence[str]) -> str:
        """The hexes of one mark, which brings its medals once, however many are held."""
        names = ", ".join(hexes)
        return self.text("goal-line-together", hexes=names) if len(hexes) > 1 else names

    def leaving(self) -> Iterator[str]:
        """What units bring that leave the board."""
        for one in self.view.exits:
            if one.side == self.name and one.medals:
                hexes, only = ", ".join(one.hexes), self.only(one.units)
                yield self.text("goal-line-leaving", hexes=hexes, medals=one.medals, only=only)

    def at_once(self, goal: GoalView) -> str:
        """A sudden-death condition."""
        hexes = goal.hexes
        if goal.type == "token_exits":
            ways = [one for one in self.view.exits if one.side == self.name]
            hexes = [hex_ for one in ways for hex_ in one.hexes]
        named = len(goal.what) == 1 and goal.type not in ("eliminate", "exit")
        return self.text(
            f"goal-line-{goal.type.replace('_', '-')}",
            what=goal.what[0] if named else "",
            units=self.units(goal.what),
            need=goal.need,
            hexes=", ".join(hexes),
        )

    def only(self, kinds: Sequence[str]) -> str:
        """In brackets: the units of the side that count, if not all do."""
        own = [kind.key for kind in self.state.scenario.kinds if kind.side == self.side]
        names = self.units([key for key in kinds if key in own])
        return self.text("goal-line-only", units=names) if names else ""

    def units(self, keys: Sequence[str]) -> str:
        return ", ".join(self.text.name("unit", key) for key in keys)
