"""Whether a condition of the road holds: yes, no, or not known yet."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from echobase.campaigns.tables import RoadCondition


@dataclass(frozen=True)
class RoadFacts:
    """What is known about the battles of a campaign; what is not open and not listed is not so."""

    winners: dict[str, str] = field(default_factory=dict)
    """By node: the side that has won it."""
    objectives: dict[str, bool] = field(default_factory=dict)
    """By objective: whether it was met."""
    open_nodes: frozenset[str] = frozenset()
    """Nodes whose result is not known yet."""
    open_objectives: frozenset[str] = frozenset()
    """Objectives of which it is not known yet whether they will be met."""

    def won(self, node: str, side: str) -> bool | None:
        """Whether a side has won a node."""
        if node in self.open_nodes:
            return None
        return self.winners.get(node, "") == side

    def met(self, objective: str) -> bool | None:
        """Whether an objective was met."""
        if objective in self.open_objectives:
            return None
        return self.objectives.get(objective, False)


def judged(condition: RoadCondition, here: str, facts: RoadFacts) -> bool | None:
    """Whether a condition of a node holds; None when what is known does not decide it."""
    parts = [facts.won(node, side) for node, side in condition.won.items()]
    if condition.winner:
        parts.append(facts.won(here, condition.winner))
    parts += [facts.met(id_) for id_ in condition.met]
    parts += [_not(facts.met(id_)) for id_ in condition.unmet]
    if condition.any:
        parts.append(_one_of([judged(one, here, facts) for one in condition.any]))
    if False in parts:
        return False
    return None if None in parts else True


def holds(condition: RoadCondition, here: str, facts: RoadFacts) -> bool:
    """Whether a condition holds when everything about it is known."""
    return judged(condition, here, facts) is True


def _not(answer: bool | None) -> bool | None:
    return None if answer is None else not answer


def _one_of(answers: list[bool | None]) -> bool | None:
    if True in answers:
        return True
    return None if None in answers else False


def parts_of(condition: RoadCondition, path: str) -> Iterator[tuple[str, RoadCondition]]:
    """A condition and those inside it, each with its field."""
    yield path, condition
    for number, one in enumerate(condition.any):
        yield from parts_of(one, f"{path}.any[{number}]")
