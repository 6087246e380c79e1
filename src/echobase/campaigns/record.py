"""A campaign as one readable file: head, battles and choices, which replays whole.

The head in TOML holds the campaign itself, so that it goes on as it began whatever becomes of the
file it came from. Below it every battle stands as in a record of its own:

    +++
    campaign = "thin-line"
    version = 1
    ...
    +++
    @battle patrol
    deal: draw raid_left; draw recon_right;
    rebel 1: play recon_left; order F1; ...
    @choose rebel air_support
    @battle relay
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from echobase.campaigns.campaign import Campaign, as_tables
from echobase.campaigns.facet import Campaigns, campaigns_of
from echobase.campaigns.run import CampaignRun
from echobase.core import registry
from echobase.core.bounds import check_length
from echobase.core.document import check_version, convert, parse, read_text, to_toml
from echobase.core.errors import BadOption, BadRecord, EchoBaseError
from echobase.core.game import Outcome
from echobase.core.record import FENCE, Head, Record, replay_line

VERSION: Final = 1
"""Increases when the form of these records changes so that older ones cannot be read."""
BATTLE: Final = "@battle"
CHOOSE: Final = "@choose"


class CampaignHead(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The head of the record of a campaign."""

    campaign: str
    version: int
    game: str
    rules_version: int
    digest: str
    """Tells which state of the campaign it is."""
    document: dict[str, Any]
    """The campaign itself."""
    agreed: dict[str, Any] = {}
    """Options of the game that hold for all battles."""
    about: dict[str, str] = {}
    """Free remarks, such as who plays."""


@dataclass
class CampaignRecord:
    """A campaign from its start: battles and choices in order, and the run that they lead to."""

    head: CampaignHead
    run: CampaignRun
    lines: list[str] = field(default_factory=list)
    """Everything below the head but the battle in progress."""
    battle: Record | None = None
    """The battle in progress; None between two battles."""
    battles: list[Record] = field(default_factory=list)
    """The battles that are over, those without a winner included."""
    cut_off: bool = False
    """Whether the text it was read from ended in the middle of an action."""

    @property
    def changed(self) -> bool:
        """Whether the campaign of this name is another one by now; this one goes on as it began."""
        known = campaigns_of(self.head.game)
        now = None if known is None else known.by_id.get(self.head.campaign)
        return now is not None and now.digest != self.head.digest

    def begin_battle(self) -> Record:
        """Start the battle that is due, or go on with the one in progress."""
        if self.battle is None:
            node = self.run.node
            state = self.run.start()
            head = Head(self.head.game, self.head.rules_version, state.options())
            self.battle = Record(head, state)
            assert node is not None  # otherwise the run would have refused to start
            self.lines.append(f"{BATTLE} {node.id}")
        return self.battle

    def finish_battle(self) -> Outcome:
        """Take the result of the battle in progress; without a winner it will be fought again."""
        outcome = None if self.battle is None else self.battle.outcome()
        if self.battle is None or outcome is None:
            raise BadOption("battle: no battle has ended")
        if outcome.winner:
            self.run = self.run.finish(self.battle.state, outcome)
        self.lines += self.battle.body()
        self.battles.append(self.battle)
        self.battle = None
        return outcome

    def choose(self, side: str, card: str) -> None:
        """Choose a reward; BadOption, and no change, when there is none to choose."""
        self.run = self.run.choose(side, card)
        self.lines.append(f"{CHOOSE} {side} {card}")

    def to_text(self) -> str:
        """The record as text, including everything that is secret."""
        head = to_toml(msgspec.to_builtins(self.head)).strip()
        body = [] if self.battle is None else self.battle.body()
        return "\n".join([FENCE, head, FENCE, *self.lines, *body]) + "\n"


def begin(
    campaign: Campaign,
    agreed: Mapping[str, Any] | None = None,
    about: dict[str, str] | None = None,
) -> CampaignRecord:
    """A campaign at its beginning."""
    head = CampaignHead(
        campaign=campaign.table.id,
        version=VERSION,
        game=campaign.table.game,
        rules_version=registry.game(campaign.table.game).rules_version,
        digest=campaign.digest,
        document=as_tables(campaign),
        agreed=dict(agreed or {}),
        about=about or {},
    )
    run = CampaignRun(campaign, head.agreed)
    run.start()  # options that no battle accepts are refused now
    return CampaignRecord(head, run)


def is_campaign(path: Path) -> bool:
    """Whether a file is the record of a campaign."""
    return path.is_file() and read_text(path).startswith(f"{FENCE}\ncampaign = ")


def read(path: Path) -> CampaignRecord:
    """The campaign stored in a file."""
    try:
        text = read_text(path)
    except EchoBaseError as error:
        raise BadRecord(str(error)) from None
    return from_text(text, str(path))


def from_text(text: str, source: str = "record") -> CampaignRecord:
    """The campaign written in a text, replayed to its end; BadRecord names the line that fails."""
    lines = text.split("\n")
    fences = [number for number, line in enumerate(lines) if line.strip() == FENCE]
    if len(fences) < 2 or fences[0] != 0:
        raise BadRecord(f"{source}: line 1: a record begins with a head between two lines {FENCE}")
    try:
        check_length(text, source)
        raw = parse("\n".join(lines[1 : fences[1]]), f"{source}: head")
        head = convert(raw, CampaignHead, f"{source}: head")
        record = CampaignRecord(head, CampaignRun(held_campaign(head, source), head.agreed))
    except EchoBaseError as error:
        raise BadRecord(str(error)) from None
    for number, line in enumerate(lines[fences[1] + 1 :], fences[1] + 2):
        try:
            _take(record, line, f"{source}: line {number}", last=number == len(lines))
        except BadRecord:
            raise
        except EchoBaseError as error:
            raise BadRecord(f"{source}: line {number}: {error}") from None
    _settle(record)
    return record


def held_campaign(head: CampaignHead, source: str) -> Campaign:
    """The campaign that the head of a record holds; BadRecord when it cannot be continued here."""
    if head.version != VERSION:
        raise BadRecord(
            f"{source}: head: version: written in version {head.version} of campaign records, "
            f"but this program knows version {VERSION}"
        )
    if head.game not in registry.names():
        known = ", ".join(registry.names())
        raise BadRecord(f"{source}: head: no game {head.game!r}; known: {known}")
    check_version(head.rules_version, registry.game(head.game).rules_version, f"{source}: head")
    campaigns: Campaigns | None = campaigns_of(head.game)
    if campaigns is None:
        raise BadRecord(f"{source}: head: game: {head.game} has no campaigns")
    campaign = campaigns.convert(head.document, Path(), f"{source}: head: document")
    if campaign.digest != head.digest:
        raise BadRecord(
            f"{source}: head: digest: the campaign in this record is not the one it was begun "
            "with; put back the original head to go on"
        )
    return campaign


def _take(record: CampaignRecord, line: str, place: str, last: bool) -> None:
    """One line below the head."""
    words = line.split()
    if not words:
        return
    if words[0] == BATTLE and len(words) == 2:
        _settle(record)
        due = record.run.place
        if record.battle is not None:
            raise BadRecord(f"{place}: the battle before it is not over")
        if words[1] != due and not last:
            raise BadRecord(f"{place}: the battle of {words[1]!r}, but {due!r} is due now")
        record.begin_battle()
    elif words[0] == CHOOSE and len(words) == 3:
        _settle(record)
        record.choose(words[1], words[2])
    elif record.battle is not None and not line.startswith("@"):
        replay_line(record.battle, line, place)
        record.cut_off = record.battle.cut_off
    elif last:
        record.cut_off = True  # the file was cut off in the middle of this line
    else:
        raise BadRecord(f"{place}: expected a battle or a choice; got {line[:40]!r}")


def _settle(record: CampaignRecord) -> None:
    """Take the result of a battle that is over."""
    if record.battle is not None and record.battle.outcome() is not None:
        record.finish_battle()
