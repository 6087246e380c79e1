"""A campaign that can be played: its document, what its game says about it, and its battles."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from echobase.campaigns.rules import CampaignRules
from echobase.campaigns.tables import CampaignTable, NodeTable, VariantTable
from echobase.core import registry
from echobase.core.document import parse, read_text, to_tables
from echobase.core.errors import BadDocument, BadOption, EchoBaseError
from echobase.core.game import State

FILE: Final = ".toml"
LEFT_OUT: Final = ("play", "options", "provenance", "inferred", "checks", "number", "rules")
"""Tables of a scenario that the battle of a node does not take over."""
HEAD: Final = ("game", "rules_version", "id", "name", "names")


@dataclass(frozen=True)
class Campaign:
    """One campaign; all that it needs of other files is in its document."""

    table: CampaignTable
    rules: CampaignRules
    source: str
    """The name of the document in errors."""

    @property
    def sides(self) -> tuple[str, ...]:
        return registry.sides(self.table.game)

    @property
    def digest(self) -> str:
        """Tells this campaign from any other, and from itself after a change."""
        return hashlib.sha256(msgspec.json.encode(self.table, order="sorted")).hexdigest()

    def scenario(self, node: NodeTable, variants: Sequence[VariantTable]) -> dict[str, Any]:
        """The document of the battle of a node with these variants."""
        place = f"nodes[{self.table.nodes.index(node)}]"
        tables = self._base(node, place)
        tables |= {
            "game": self.table.game,
            "rules_version": registry.game(self.table.game).rules_version,
            "id": self.battle_id(node),
            "name": node.title.en,
            "names": {"it": node.title.it, "pl": node.title.pl},
        }
        steps = [(f"{place}.changes", node.changes)]
        steps += [
            (f"{place}.variants[{node.variants.index(one)}].changes", one.changes)
            for one in variants
        ]
        for field, changes in steps:
            try:
                tables = self.rules.change(tables, changes)
            except EchoBaseError as error:
                raise BadDocument(f"{self.source}: {field}: {_problem(error)}") from None
        return self.rules.with_objectives(tables, node.objectives)

    def battle_id(self, node: NodeTable) -> str:
        """The id of the scenario of a battle."""
        return f"{self.table.id}-{node.id}"

    def options(
        self,
        node: NodeTable,
        variants: Sequence[VariantTable],
        cards: Mapping[str, Sequence[str]],
    ) -> dict[str, Any]:
        """The options with which the battle of a node starts."""
        game = registry.game(self.table.game)
        granted = self.rules.options(cards, self.table.campaign.support)
        return {game.scenario_option: self.scenario(node, variants), **granted}

    def start(
        self,
        node: NodeTable,
        variants: Sequence[VariantTable],
        cards: Mapping[str, Sequence[str]],
        agreed: Mapping[str, Any],
    ) -> State:
        """The battle of a node; BadDocument names the field that makes it impossible."""
        options = {**agreed, **self.options(node, variants, cards)}
        try:
            return registry.game(self.table.game).start(**options)
        except BadDocument as error:
            field = f"nodes[{self.table.nodes.index(node)}].battle"
            raise BadDocument(f"{self.source}: {field}.{_problem(error)}") from None

    def _base(self, node: NodeTable, place: str) -> dict[str, Any]:
        """The scenario of a node before any change."""
        if bool(node.scenario) == bool(node.battle):
            told = "a node has either a `scenario` or a `battle` of its own"
            raise BadDocument(f"{self.source}: {place}: {told}")
        if node.battle:
            return {name: one for name, one in node.battle.items() if name not in LEFT_OUT}
        game = registry.game(self.table.game)
        if not game.find_scenario(node.scenario):
            known = ", ".join(game.scenarios())
            told = f"no scenario {node.scenario!r}; known: {known}"
            raise BadDocument(f"{self.source}: {place}.scenario: {told}")
        tables = game.start(**{game.scenario_option: node.scenario}).document()
        return {name: one for name, one in tables.items() if name not in LEFT_OUT}


def resolved(table: CampaignTable, folder: Path, source: str) -> CampaignTable:
    """The same campaign with the scenarios of other files written into it."""
    nodes = []
    for number, node in enumerate(table.nodes):
        if node.scenario.endswith(FILE):
            try:
                tables = parse(read_text(folder / node.scenario), node.scenario)
            except BadDocument as error:
                raise BadDocument(f"{source}: nodes[{number}].scenario: {error}") from None
            battle = {name: one for name, one in tables.items() if name not in HEAD + LEFT_OUT}
            nodes.append(msgspec.structs.replace(node, scenario="", battle=battle))
        else:
            nodes.append(node)
    return msgspec.structs.replace(table, nodes=nodes)


def as_tables(campaign: Campaign) -> dict[str, Any]:
    """The document as plain tables, for a record that must go on whatever becomes of the file."""
    return to_tables(campaign.table)


def _problem(error: EchoBaseError) -> str:
    """What is wrong, without the name of the scenario option that stands before it."""
    said = str(error)
    return said if isinstance(error, BadOption) else said.partition(": ")[2] or said
