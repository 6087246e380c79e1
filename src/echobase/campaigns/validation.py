"""Rejecting campaigns that could not be played: every error names the file and the field."""

from collections.abc import Iterable, Sequence

from echobase.campaigns.campaign import Campaign
from echobase.campaigns.exploring import Roads, circle, conditions, explore
from echobase.campaigns.tables import NodeTable, RoadCondition
from echobase.core.document import convert
from echobase.core.errors import BadDocument, EchoBaseError

CHOICES = 2
"""A reward is chosen from so many cards."""


class CampaignChecker:
    """Checks one campaign; raises the first problem."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.table = campaign.table
        self.sides = campaign.sides
        self.objectives = [one.id for node in self.table.nodes for one in node.objectives]

    def fail(self, field: str, problem: str) -> BadDocument:
        return BadDocument(f"{self.campaign.source}: {field}: {problem}")

    def check(self) -> Roads:
        """Check everything; what walking every road has shown is given back."""
        self.check_ids()
        self.check_known("campaign.start", self.table.start, [one.id for one in self.table.nodes])
        self.check_book("campaign.book", self.table.campaign.book)
        for number, node in enumerate(self.table.nodes):
            self.check_node(f"nodes[{number}]", node)
        for number, ending in enumerate(self.table.endings):
            self.check_known(f"endings[{number}].winner", ending.winner, self.sides)
            self.check_book(f"endings[{number}].book", ending.book)
        back = circle(self.table)
        if back:
            field = self.field(back[-2])
            raise self.fail(f"{field}.edges", f"the road comes back: {' -> '.join(back)}")
        roads = explore(self.table, self.sides)
        self.check_roads(roads)
        self.check_asked(roads)
        self.check_battles(roads)
        return roads

    def field(self, node: str) -> str:
        """The place of a node in the document."""
        return f"nodes[{[one.id for one in self.table.nodes].index(node)}]"

    # Single fields.

    def check_ids(self) -> None:
        """Ids are unique; nodes and endings share theirs."""
        nodes, endings = self.table.nodes, self.table.endings
        places = [
            *((f"nodes[{n}].id", node.id) for n, node in enumerate(nodes)),
            *((f"endings[{n}].id", ending.id) for n, ending in enumerate(endings)),
        ]
        self.check_unique(places)
        self.check_unique(
            (f"nodes[{n}].objectives[{m}].id", one.id)
            for n, node in enumerate(nodes)
            for m, one in enumerate(node.objectives)
        )
        for n, node in enumerate(nodes):
            self.check_unique(
                (f"nodes[{n}].variants[{m}].id", one.id) for m, one in enumerate(node.variants)
            )

    def check_unique(self, places: Iterable[tuple[str, str]]) -> None:
        seen: dict[str, str] = {}
        for field, id_ in places:
            if id_ in seen:
                raise self.fail(field, f"{id_!r} is the id of {seen[id_][:-3]}, too")
            seen[id_] = field

    def check_known(self, field: str, name: str, known: Sequence[str]) -> None:
        if name not in known:
            choose = f"choose one of: {', '.join(known)}" if known else "there is none"
            raise self.fail(field, f"{name!r} is not known; {choose}")

    def check_book(self, field: str, book: Iterable[str]) -> None:
        """Every side has its own text."""
        for side in self.sides:
            if side not in book:
                raise self.fail(f"{field}.{side}", "this field is missing")
        for side in book:
            self.check_known(field, side, self.sides)

    def check_node(self, field: str, node: NodeTable) -> None:
        self.check_book(f"{field}.book", node.book)
        goal, changes = self.campaign.rules.goal_type, self.campaign.rules.changes_type
        convert(node.changes, changes, f"{self.campaign.source}: {field}.changes")
        for number, objective in enumerate(node.objectives):
            place = f"{field}.objectives[{number}]"
            self.check_known(f"{place}.side", objective.side, self.sides)
            for n, one in enumerate(objective.goals):
                convert(one, goal, f"{self.campaign.source}: {place}.goals[{n}]")
        for number, variant in enumerate(node.variants):
            place = f"{field}.variants[{number}]"
            convert(variant.changes, changes, f"{self.campaign.source}: {place}.changes")
            for side in variant.book:
                self.check_known(f"{place}.book", side, self.sides)
        self.check_rewards(field, node)
        places = [*(one.id for one in self.table.nodes), *(one.id for one in self.table.endings)]
        for number, edge in enumerate(node.edges):
            self.check_known(f"{field}.edges[{number}].to", edge.to, places)
        for sort, path, condition in conditions(node, field):
            self.check_condition(sort, path, condition, node)

    def check_rewards(self, field: str, node: NodeTable) -> None:
        cards = self.campaign.rules.rewards
        for number, reward in enumerate(node.rewards):
            place = f"{field}.rewards[{number}]"
            self.check_known(f"{place}.side", reward.side, self.sides)
            own = [card for card, side in cards.items() if side == reward.side]
            for name in ("cards", "choose"):
                for card in getattr(reward, name):
                    self.check_known(f"{place}.{name}", card, own)
            if bool(reward.cards) == bool(reward.choose):
                raise self.fail(place, "a reward has either `cards` or two to `choose` from")
            if reward.choose and len(set(reward.choose)) != CHOICES:
                raise self.fail(f"{place}.choose", "two different cards to choose from")

    def check_condition(
        self, sort: str, field: str, condition: RoadCondition, node: NodeTable
    ) -> None:
        if condition.winner:
            self.check_known(f"{field}.winner", condition.winner, self.sides)
            if sort == "variants":
                told = "the battle is still to come; `won` asks about earlier ones"
                raise self.fail(f"{field}.winner", told)
        for name, side in condition.won.items():
            self.check_known(f"{field}.won", name, [one.id for one in self.table.nodes])
            self.check_known(f"{field}.won.{name}", side, self.sides)
        for name in ("met", "unmet"):
            for objective in getattr(condition, name):
                self.check_known(f"{field}.{name}", objective, self.objectives)
                if sort == "variants" and self.table.owner(objective) == node.id:
                    told = f"{objective!r} belongs to the battle that is still to come"
                    raise self.fail(f"{field}.{name}", told)

    # The roads.

    def check_roads(self, roads: Roads) -> None:
        """Every result leads on, and everything is reached."""
        if roads.dead:
            at, winner, met = roads.dead[0]
            with_ = f"meets {', '.join(met)}" if met else "meets no objective"
            told = f"no edge holds when {winner} wins and somebody {with_}"
            if not met:
                told = f"no edge holds when {winner} wins and nobody meets an objective"
            raise self.fail(f"{self.field(at)}.edges", f"a dead end: {told}")
        reached = {arrival.node for arrival in roads.arrivals.values()}
        for number, node in enumerate(self.table.nodes):
            if node.id not in reached:
                raise self.fail(f"nodes[{number}]", f"no road reaches the node {node.id!r}")
            for place in range(len(node.edges)):
                if (node.id, place) not in roads.edges:
                    raise self.fail(
                        f"nodes[{number}].edges[{place}]",
                        "it is never taken: an edge before it holds, or it never does",
                    )
            used = {one for combination in roads.variants(node) for one in combination}
            for place in range(len(node.variants)):
                if place not in used:
                    raise self.fail(f"nodes[{number}].variants[{place}].when", "it never holds")
        for number, ending in enumerate(self.table.endings):
            if ending.id not in roads.last:
                raise self.fail(f"endings[{number}]", f"no road reaches the ending {ending.id!r}")
            for id_, winner in sorted(roads.last[ending.id]):
                if winner != ending.winner:
                    raise self.fail(
                        f"endings[{number}].winner",
                        f"whoever wins the last battle wins the campaign, and {winner} can come "
                        f"here by winning {id_!r}",
                    )

    def check_asked(self, roads: Roads) -> None:
        """Conditions ask about battles that can have been played before."""
        for number, node in enumerate(self.table.nodes):
            earlier = self.before(node.id)
            for _, field, condition in conditions(node, f"nodes[{number}]"):
                for name in condition.won:
                    if name not in earlier:
                        told = f"{name!r} is never played before this node"
                        raise self.fail(f"{field}.won", told)
                for name in ("met", "unmet"):
                    for objective in getattr(condition, name):
                        owner = self.table.owner(objective)
                        if owner not in earlier and owner != node.id:
                            told = f"{objective!r} belongs to {owner!r}, never played before this"
                            raise self.fail(f"{field}.{name}", told)

    def before(self, node: str) -> set[str]:
        """The nodes from which a road leads to this one."""
        found: set[str] = set()
        waiting = [node]
        while waiting:
            at = waiting.pop()
            for one in self.table.nodes:
                if one.id not in found and any(edge.to == at for edge in one.edges):
                    found.add(one.id)
                    waiting.append(one.id)
        return found

    # The battles.

    def check_battles(self, roads: Roads) -> None:
        """Every battle can be set up as the roads bring it, and its objectives can be met."""
        for number, node in enumerate(self.table.nodes):
            for numbers in roads.variants(node):
                variants = [node.variants[one] for one in numbers]
                told = f" (with the variants {', '.join(one.id for one in variants)})"
                suffix = told if variants else ""
                try:
                    first = self.campaign.start(node, variants, {}, {})
                except EchoBaseError as error:
                    raise BadDocument(f"{error}{suffix}") from None
                problem = self.campaign.rules.goal_problem(first, node.objectives)
                if problem is not None:
                    place, why = problem
                    raise self.fail(f"nodes[{number}].objectives{place}", f"{why}{suffix}")
