"""The campaign of the guide, `docs/adding-a-campaign.md`, for tests of all sorts."""

import copy
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from echobase.campaigns.campaign import Campaign
from echobase.campaigns.facet import need_campaigns
from echobase.campaigns.run import BattleResult, CampaignRun
from echobase.campaigns.validation import CampaignChecker

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-campaign.md"
SOURCE = "thin-line.toml"


@cache
def written() -> str:
    """The document as the guide prints it."""
    (found,) = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


def tables() -> dict[str, Any]:
    """Its tables, to be changed as a test likes."""
    return copy.deepcopy(tomllib.loads(written()))


def campaign(document: dict[str, Any] | None = None, folder: Path | None = None) -> Campaign:
    """The campaign of these tables, or that of the guide; not checked."""
    found = tables() if document is None else document
    return need_campaigns("battle").convert(found, folder or Path(), SOURCE)


def checked(document: dict[str, Any], folder: Path | None = None) -> Campaign:
    """The campaign of these tables; BadDocument says what is wrong."""
    found = campaign(document, folder)
    CampaignChecker(found).check()
    return found


def run(*results: tuple[str, str, str]) -> CampaignRun:
    """The campaign of the guide after results: node, winner, and the objectives met."""
    found = CampaignRun(campaign())
    for node, winner, met in results:
        objectives = [one.id for one in found.campaign.table.node(node).objectives]
        told = {id_: id_ in met.split() for id_ in objectives}
        found = found.take(BattleResult(node, winner, told))
    return found
