"""The campaigns of Battle of Hoth: documents in this folder, and what they mean for a battle."""

from pathlib import Path
from typing import Final

from echobase.campaigns.facet import Campaigns
from echobase.games.battle.campaigns.rules import BattleCampaigns

CAMPAIGNS: Final = Campaigns("battle", Path(__file__).parent, BattleCampaigns())
