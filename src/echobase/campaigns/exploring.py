"""Every road through a campaign: all winners, all objectives, and what a side can have won."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product

from echobase.campaigns.conditions import RoadFacts, holds, parts_of
from echobase.campaigns.run import rewards_after
from echobase.campaigns.tables import CampaignTable, NodeTable, RoadCondition

Hoard = tuple[str, ...]
"""The cards that a side has, in the order in which it has won them."""


@dataclass(frozen=True)
class NodeReached:
    """A node as one of the roads reaches it: with what later conditions can still ask."""

    node: str
    facts: RoadFacts

    @property
    def key(self) -> tuple[object, ...]:
        won = tuple(sorted(self.facts.winners.items()))
        return (self.node, won, tuple(sorted(self.facts.objectives.items())))


@dataclass
class Roads:
    """What walking every road has shown."""

    arrivals: dict[tuple[object, ...], NodeReached] = field(default_factory=dict)
    hoards: dict[tuple[object, ...], dict[str, set[Hoard]]] = field(default_factory=dict)
    """By arrival and side: the smallest and the largest collections of cards it can have."""
    possible: dict[tuple[object, ...], set[str]] = field(default_factory=dict)
    """By arrival: all cards that somebody can have won before."""
    edges: set[tuple[str, int]] = field(default_factory=set)
    """Edges that some road takes: the node, and the number of the edge."""
    last: dict[str, set[tuple[str, str]]] = field(default_factory=dict)
    """By ending: the nodes before it, each with the side that has won there."""
    dead: list[tuple[str, str, tuple[str, ...]]] = field(default_factory=list)
    """Results that lead nowhere: the node, the winner and the objectives met."""

    def variants(self, node: NodeTable) -> list[tuple[int, ...]]:
        """The combinations of variants, by their numbers, with which a node can begin."""
        found = {
            self.numbers(node, arrival)
            for arrival in self.arrivals.values()
            if arrival.node == node.id
        }
        return sorted(found)

    def numbers(self, node: NodeTable, arrival: NodeReached) -> tuple[int, ...]:
        """The variants, by their numbers, with which a node begins when it is reached so."""
        return tuple(
            number
            for number, one in enumerate(node.variants)
            if holds(one.when, node.id, arrival.facts)
        )


def explore(table: CampaignTable, sides: tuple[str, ...]) -> Roads:
    """Walk every road; the edges must not lead in a circle."""
    roads = Roads()
    kept = asked_later(table)
    first = NodeReached(table.start, RoadFacts())
    _arrive(roads, first, dict.fromkeys(sides, ()))
    for id_ in in_order(table):
        node = table.node(id_)
        for arrival in [one for one in roads.arrivals.values() if one.node == id_]:
            for facts in results_of(node, arrival.facts, sides):
                _follow(roads, table, node, arrival, facts, kept)
    return roads


def _follow(
    roads: Roads,
    table: CampaignTable,
    node: NodeTable,
    arrival: NodeReached,
    facts: RoadFacts,
    kept: tuple[set[str], set[str]],
) -> None:
    """Go on from one result of a battle."""
    winner = facts.winners[node.id]
    number = next(
        (place for place, edge in enumerate(node.edges) if holds(edge.when, node.id, facts)), None
    )
    if number is None:
        met = tuple(one.id for one in node.objectives if facts.objectives[one.id])
        roads.dead.append((node.id, winner, met))
        return
    roads.edges.add((node.id, number))
    to = node.edges[number].to
    if table.ending(to) is not None:
        roads.last.setdefault(to, set()).add((node.id, winner))
        return
    reached = NodeReached(to, forgetting(facts, kept))
    for hoards in _rewarded(roads.hoards[arrival.key], node, facts):
        _arrive(roads, reached, hoards)
    earned = rewards_after(node, facts)
    roads.possible[reached.key] |= roads.possible[arrival.key]
    roads.possible[reached.key] |= {card for one in earned for card in (*one.cards, *one.choose)}


def _arrive(roads: Roads, arrival: NodeReached, hoards: dict[str, Hoard]) -> None:
    roads.arrivals.setdefault(arrival.key, arrival)
    roads.possible.setdefault(arrival.key, set())
    known = roads.hoards.setdefault(arrival.key, {side: set() for side in hoards})
    for side, hoard in hoards.items():
        found = by_size({*known[side], hoard})
        known[side] = {found[0], found[-1]}


def by_size(hoards: Iterable[Hoard]) -> list[Hoard]:
    """Collections of cards, from the smallest to the largest."""
    return sorted(hoards, key=lambda one: (len(one), sorted(one), one))


def _rewarded(
    before: dict[str, set[Hoard]], node: NodeTable, facts: RoadFacts
) -> Iterator[dict[str, Hoard]]:
    """What the sides can have after a result: those with the least, then those with the most."""
    for pick in (0, -1):
        found = {}
        for side, known in before.items():
            hoard = by_size(known)[pick]
            for reward in rewards_after(node, facts):
                if reward.side == side:
                    chosen = [card for card in reward.choose if card not in hoard]
                    got = [card for card in reward.cards if card not in hoard]
                    hoard = (*hoard, *got, *chosen[:1])
            found[side] = hoard
        yield found


def results_of(node: NodeTable, facts: RoadFacts, sides: tuple[str, ...]) -> Iterator[RoadFacts]:
    """What can be known after the battle of a node."""
    for winner in sides:
        for met in product((True, False), repeat=len(node.objectives)):
            achieved = {one.id: done for one, done in zip(node.objectives, met, strict=True)}
            yield RoadFacts(
                winners={**facts.winners, node.id: winner},
                objectives={**facts.objectives, **achieved},
            )


def forgetting(facts: RoadFacts, kept: tuple[set[str], set[str]]) -> RoadFacts:
    """Only what later conditions can ask, so that roads which differ in nothing else are one."""
    nodes, objectives = kept
    return replace(
        facts,
        winners={node: side for node, side in facts.winners.items() if node in nodes},
        objectives={id_: met for id_, met in facts.objectives.items() if id_ in objectives},
    )


def conditions(node: NodeTable, place: str) -> Iterator[tuple[str, str, RoadCondition]]:
    """All conditions of a node: the sort of entry, the field, and the condition."""
    lists = (
        ("rewards", [one.when for one in node.rewards]),
        ("variants", [one.when for one in node.variants]),
        ("edges", [one.when for one in node.edges]),
    )
    for name, several in lists:
        for number, when in enumerate(several):
            for path, condition in parts_of(when, f"{place}.{name}[{number}].when"):
                yield name, path, condition


def asked_later(table: CampaignTable) -> tuple[set[str], set[str]]:
    """The nodes and the objectives that conditions of other nodes ask about."""
    nodes: set[str] = set()
    objectives: set[str] = set()
    for node in table.nodes:
        own = {one.id for one in node.objectives}
        for _, _, condition in conditions(node, node.id):
            nodes |= set(condition.won)
            objectives |= {*condition.met, *condition.unmet} - own
    return nodes, objectives


def in_order(table: CampaignTable) -> list[str]:
    """The nodes that edges lead to from the start, each after all from which one leads to it."""
    found: list[str] = []
    done: set[str] = set()

    def visit(id_: str) -> None:
        if id_ in done or table.ending(id_) is not None:
            return
        done.add(id_)
        for edge in table.node(id_).edges:
            visit(edge.to)
        found.append(id_)

    visit(table.start)
    return found[::-1]


def lengths(table: CampaignTable) -> tuple[int, int]:
    """The battles of the shortest and of the longest road."""
    found: dict[str, tuple[int, int]] = {}
    for id_ in reversed(in_order(table)):
        ahead = [found.get(edge.to, (0, 0)) for edge in table.node(id_).edges]
        found[id_] = 1 + min(one for one, _ in ahead), 1 + max(other for _, other in ahead)
    return found[table.start]


def circle(table: CampaignTable) -> list[str]:
    """Nodes whose edges lead back to the first of them; empty when there is no way back."""
    path: list[str] = []
    done: set[str] = set()

    def visit(id_: str) -> list[str]:
        if id_ in path:
            return [*path[path.index(id_) :], id_]
        if id_ in done or table.ending(id_) is not None:
            return []
        path.append(id_)
        for edge in table.node(id_).edges:
            found = visit(edge.to)
            if found:
                return found
        path.pop()
        done.add(id_)
        return []

    return visit(table.start)
