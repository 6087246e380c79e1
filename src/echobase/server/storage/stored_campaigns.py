"""A campaign as it is stored: its seats, and how far it has come."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import msgspec

from echobase.campaigns.record import CampaignHead
from echobase.campaigns.run import BattleResult, CardChoice
from echobase.play.game_log import SeatFacts


class CampaignSeat(msgspec.Struct, frozen=True):
    """A seat in all battles of a campaign; its token opens each of them."""

    side: str
    facts: SeatFacts
    hash: str
    """The stored form of its token; empty for a computer, and while nobody has taken the seat."""
    own: bool = True
    """Whether it belongs to whoever began the campaign; any other is taken by a link."""
    invitation: str = ""
    """The stored form of the word of that link."""

    @property
    def person(self) -> bool:
        return self.facts.kind == "person"

    @property
    def free(self) -> bool:
        """Whether it waits for somebody."""
        return self.person and not self.hash


class CampaignProgress(msgspec.Struct, frozen=True):
    """How far a campaign has come."""

    results: list[BattleResult] = []
    choices: list[CardChoice] = []
    battle: str = ""
    """The game of the battle in progress; empty between two battles."""
    undecided: bool = False
    """Whether the last battle ended without a winner, so that it is fought again."""
    ready: list[int] = []
    """The seats whose people are ready for the battle that is due."""
    lines: list[str] = []
    """What its record says of the battles that are over, and of the choices after them."""


@dataclass(frozen=True)
class StoredCampaign:
    """A campaign as it is stored."""

    id: str
    head: CampaignHead
    seats: list[CampaignSeat]
    progress: CampaignProgress
    version: int = 0
    players: Mapping[int, str] = field(default_factory=dict)
    """By seat: the profiles of those who sit there."""
    invited: Mapping[int, str] = field(default_factory=dict)
    """By seat: the profiles for whom a seat is kept."""
    over: bool = False

    def advanced(
        self,
        progress: CampaignProgress,
        over: bool,
        seats: list[CampaignSeat] | None,
        players: Mapping[int, str] | None,
    ) -> "StoredCampaign":
        """The next version; seats and players stay unless others are given."""
        return replace(
            self,
            progress=progress,
            seats=self.seats if seats is None else seats,
            version=self.version + 1,
            players=self.players if players is None else players,
            over=over,
        )
