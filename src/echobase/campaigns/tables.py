"""The document of a campaign as typed tables; `docs/adding-a-campaign.md` explains every field."""

from typing import Annotated, Any, Literal

import msgspec

from echobase.core.document import Document, Natural, Positive, TomlTable

Key = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
"""The id of a node, an objective, a variant or an ending."""
Chapter = Annotated[str, msgspec.Meta(pattern="^[A-Z][0-9]?$")]
Written = Annotated[str, msgspec.Meta(min_length=1)]
Degree = Literal["narrow", "clear", "complete"]
Support = Literal["beside", "deck"]


class CampaignText(TomlTable, kw_only=True):
    """What people read, in every language."""

    en: Written
    it: Written
    pl: Written

    def said(self, lang: str) -> str:
        """The text in one language."""
        told: str = getattr(self, lang)
        return told


class RoadCondition(TomlTable, kw_only=True):
    """What has happened on the road so far; everything that is written must hold."""

    winner: str = ""
    """The side that has won the battle of this node; in edges and rewards only."""
    won: dict[str, str] = {}
    """Earlier nodes and the sides that have won them; one that was not played is not won."""
    met: list[str] = []
    """Secondary objectives that were met, of this or of earlier nodes."""
    unmet: list[str] = []
    """Secondary objectives that were not met, or whose battle was never played."""
    any: list["RoadCondition"] = []
    """One of these holds."""


class CampaignObjective(TomlTable, kw_only=True):
    """A secondary objective: secret until the battle is over."""

    id: Key
    side: str
    text: CampaignText
    """What is to be done, as its owner reads it before the battle and both after it."""
    goals: Annotated[list[dict[str, Any]], msgspec.Meta(min_length=1)]
    """The conditions that must all be met; each game has its own."""


class RewardTable(TomlTable, kw_only=True):
    """Cards that a side gets after the battle and keeps to the end."""

    side: str
    when: RoadCondition = msgspec.field(default_factory=RoadCondition)
    cards: list[str] = []
    """All of these."""
    choose: list[str] = []
    """One of these two, as the side chooses."""


class VariantTable(TomlTable, kw_only=True):
    """A change of the battle that earlier results bring; all that hold are made, in order."""

    id: Key
    when: RoadCondition
    text: CampaignText
    """What is different, for both sides to read."""
    changes: dict[str, Any]
    """The changes of the set-up, in the words of the game."""
    book: dict[str, CampaignText] = {}
    """What the books say besides the page of the node, by side."""


class EdgeTable(TomlTable, kw_only=True):
    """Where the road leads next; the first edge of a node that holds is taken."""

    to: Key
    """A node or an ending."""
    when: RoadCondition = msgspec.field(default_factory=RoadCondition)


class PageTable(TomlTable, kw_only=True):
    """The pages of one side's book about a battle."""

    before: CampaignText
    won: CampaignText
    """After a victory of this side."""
    lost: CampaignText


class NodeTable(TomlTable, kw_only=True):
    """A battle of the campaign."""

    id: Key
    chapter: Chapter
    """The letter that people see."""
    title: CampaignText
    scenario: str = ""
    """A scenario of the game, or a file beside the campaign; or else there is `battle`."""
    battle: dict[str, Any] = {}
    """The scenario itself, without the head."""
    changes: dict[str, Any] = {}
    """Changes of the scenario that always hold, in the words of the game."""
    vignette: str = ""
    """The name of the drawing on its pages."""
    lead: Natural | None = None
    """How many cards more than the other a side may bring here; None: as the campaign says."""
    book: dict[str, PageTable]
    objectives: list[CampaignObjective] = []
    rewards: list[RewardTable] = []
    variants: list[VariantTable] = []
    edges: Annotated[list[EdgeTable], msgspec.Meta(min_length=1)]


class EndingTable(TomlTable, kw_only=True):
    """How a campaign can end: the side that wins the last battle wins it."""

    id: Key
    winner: str
    degree: Degree
    """How great the victory is."""
    title: CampaignText
    vignette: str = ""
    book: dict[str, CampaignText]


class CampaignAbout(TomlTable, kw_only=True):
    """What a campaign is."""

    title: CampaignText
    blurb: CampaignText
    """A few sentences for the list of campaigns, without secrets."""
    minutes: Positive
    """About how long it takes from start to end."""
    start: str = ""
    """The first node; if left out, the first of the list."""
    support: Support = "beside"
    """Whether rewards lie beside the hand from the start of a battle, or are shuffled into the
    deck and lie there from the moment they are drawn."""
    lead: Natural | None = None
    """How many cards more than the other side a side may bring into a battle; None: any number."""
    book: dict[str, CampaignText]
    """How each side's book begins."""


class CampaignTable(Document, kw_only=True):
    """The document of a campaign."""

    campaign: CampaignAbout
    nodes: Annotated[list[NodeTable], msgspec.Meta(min_length=1)]
    endings: Annotated[list[EndingTable], msgspec.Meta(min_length=1)]

    @property
    def start(self) -> str:
        """The id of the first node."""
        return self.campaign.start or self.nodes[0].id

    def node(self, id_: str) -> NodeTable:
        """The node with this id; the checks have made sure that there is one."""
        return next(node for node in self.nodes if node.id == id_)

    def ending(self, id_: str) -> EndingTable | None:
        """The ending with this id; None for a node."""
        return next((ending for ending in self.endings if ending.id == id_), None)

    def lead(self, node: NodeTable) -> int | None:
        """How many cards more than the other side a side may bring into the battle of a node."""
        return self.campaign.lead if node.lead is None else node.lead

    def owner(self, objective: str) -> str:
        """The node of an objective, by the objective's id."""
        return next(
            node.id for node in self.nodes for one in node.objectives if one.id == objective
        )
