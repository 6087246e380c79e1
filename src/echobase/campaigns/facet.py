"""The facet `campaigns` of a game: its campaigns, found in a folder, read and checked."""

from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

from echobase.campaigns.campaign import FILE, Campaign, resolved
from echobase.campaigns.rules import CampaignRules
from echobase.campaigns.tables import CampaignTable, CampaignText
from echobase.campaigns.validation import CampaignChecker
from echobase.core import document, registry
from echobase.core.document import parse, read_text
from echobase.core.errors import BadDocument, BadOption

ABOUT: Final = "campaign"
"""The table that makes a document a campaign."""


class Campaigns:
    """The campaigns of one game, from the documents in a folder."""

    def __init__(self, game: str, folder: Path, rules: CampaignRules) -> None:
        self.game = game
        self.folder = folder
        self.rules = rules

    @cached_property
    def by_id(self) -> dict[str, Campaign]:
        """The campaigns that come with the game."""
        read = [self.read(path) for path in self.files()]
        return {campaign.table.id: campaign for campaign in read}

    def campaign(self, which: str) -> Campaign:
        """A campaign by its id, or from a file; BadOption lists the known ones."""
        if which in self.by_id:
            return self.by_id[which]
        if which.endswith(FILE):
            return self.check(Path(which))
        known = ", ".join(self.by_id) or "none"
        raise BadOption(
            f"campaign: no campaign {which!r} in {self.game}; known: {known}, or a file"
        )

    def files(self) -> list[Path]:
        """The files of the campaigns in the folder; scenarios may lie beside them."""
        return [
            path
            for path in sorted(self.folder.glob(f"*{FILE}"))
            if ABOUT in parse(read_text(path), str(path))
        ]

    def read(self, path: Path) -> Campaign:
        """The campaign in a file, as far as its fields say."""
        return self.convert(parse(read_text(path), str(path)), path.parent, str(path))

    def convert(self, tables: dict[str, Any], folder: Path, source: str) -> Campaign:
        """Tables as a campaign; scenarios of other files are read as well."""
        rules_version = registry.game(self.game).rules_version
        table = document.read(tables, CampaignTable, rules_version, source)
        return Campaign(resolved(table, folder, source), self.rules, source)

    def check(self, path: Path) -> Campaign:
        """The campaign in a file; BadDocument names what is wrong with it."""
        campaign = self.read(path)
        CampaignChecker(campaign).check()
        return campaign

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of campaigns of this game."""
        (told, goal, changes), parts = msgspec.json.schema_components(
            [CampaignTable, self.rules.goal_type, self.rules.changes_type],
            ref_template="#/$defs/{name}",
        )
        parts["CampaignObjective"]["properties"]["goals"]["items"] = goal
        for name in ("NodeTable", "VariantTable"):
            parts[name]["properties"]["changes"] = changes
        return {**told, "$defs": parts}


def campaigns_of(game: str) -> Campaigns | None:
    """The campaigns of a game; None when it knows none."""
    found: Campaigns | None = registry.facet(game, "campaigns")
    return found


def need_campaigns(game: str) -> Campaigns:
    """The campaigns of a game; BadOption when it knows none."""
    found = campaigns_of(game)
    if found is None:
        raise BadOption(f"campaign: {game} has no campaigns")
    return found


def campaign_files(game: str) -> list[Path]:
    """The files of all campaigns that come with a game."""
    found = campaigns_of(game)
    return [] if found is None else found.files()


def campaign_in(path: Path) -> Campaign | None:
    """The campaign in a file, checked; None when the document is none."""
    text = read_text(path)
    if text.startswith("+++"):
        return None  # a record
    tables = parse(text, str(path))
    if ABOUT not in tables:
        return None
    game = registry.owner(tables, str(path))
    found = campaigns_of(game.name)
    if found is None:
        raise BadDocument(f"{path}: game: {game.name} has no campaigns")
    return found.check(path)


def find_campaign(which: str, game: str | None = None) -> Campaign:
    """A campaign of any game, by id or file."""
    path = Path(which)
    if which.endswith(FILE) and path.is_file():
        found = campaign_in(path)
        if found is None:
            raise BadOption(f"campaign: {which}: the document is no campaign")
        return found
    known = []
    for one in [registry.game(game)] if game else registry.usable():
        campaigns = campaigns_of(one.name)
        if campaigns is not None:
            if which in campaigns.by_id:
                return campaigns.by_id[which]
            known += list(campaigns.by_id)
    told = ", ".join(known) or "none"
    raise BadOption(f"campaign: no campaign {which!r}; known: {told}, or a file")


def battle_titles(game: str) -> dict[str, CampaignText]:
    """The titles of the battles of all campaigns of a game, by the ids of their scenarios."""
    known = campaigns_of(game)
    campaigns = [] if known is None else known.by_id.values()
    return {one.battle_id(node): node.title for one in campaigns for node in one.table.nodes}
