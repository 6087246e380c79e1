"""The command `echobase balance --campaign`: plays the plan, keeps every result, tells them."""

from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from echobase import __version__
from echobase.ai import player
from echobase.campaigns.campaign import Campaign
from echobase.campaigns.facet import find_campaign
from echobase.core.errors import BadOption
from echobase.core.files import check_output, replace
from echobase.jobs.arguments import whole
from echobase.jobs.progress_bar import shown
from echobase.jobs.signals import terminated_as_interrupted
from echobase.jobs.worker_pool import WorkerLost
from echobase.jobs.workers import all_cores, as_done
from echobase.lab.campaigns.page import page
from echobase.lab.campaigns.plan import PARTS, CampaignPlan, Part, campaign_plan
from echobase.lab.campaigns.playing import CampaignMatches, CampaignRow
from echobase.lab.campaigns.summary import CampaignResults
from echobase.lab.experiments import LIMIT
from echobase.lab.results import BadResults
from echobase.text import Text

GAMES: Final = 100
PLAYERS: Final = "captain"
"""Who plays unless others are named: cards and objectives need somebody who plans."""
LINES: Final = (".jsonl",)
PAGES: Final = (".html", ".htm")
INTERRUPTED: Final = "interrupted"


@dataclass
class CampaignRequest:
    """The options that were typed; None stands for the default."""

    campaign: str
    players: str | None = None
    games: int | None = None
    seed: int | None = None
    limit: int | None = None
    out: Path | None = None
    resume: bool = False
    force: bool = False
    workers: int | None = None
    ray: str | None = None
    report: Path | None = None
    parts: str | None = None
    battles: str | None = None


def carry_out(request: CampaignRequest, text: Text) -> CampaignResults:
    """Play and show the progress; Ctrl-C ends it early, and --resume continues the file."""
    campaign = find_campaign(request.campaign)
    plan = planned(request, campaign)
    if request.report is not None:
        check_output("report", request.report, PAGES, request.force or request.resume)
    if request.resume and request.out is None:
        raise BadOption("--resume: say which file to continue with --out")
    done = opened(request.out, plan, request.resume, request.force)
    rows, stopped = list(done), ""
    left = [job for job in plan.jobs if job not in {(row.set_up, row.round) for row in done}]
    workers = all_cores(request.workers, request.ray)
    with ExitStack() as stack:
        stack.enter_context(terminated_as_interrupted())
        tell = stack.enter_context(shown("balance"))
        try:
            tell(len(rows), len(plan.jobs))
            played = as_done(CampaignMatches(plan), left, workers, request.ray)
            for row in stack.enter_context(closing(played)):
                keep(request.out, row)
                rows.append(row)
                tell(len(rows), len(plan.jobs))
        except KeyboardInterrupt:
            stopped = INTERRUPTED
        except WorkerLost as error:
            stopped = str(error)
    rows.sort(key=lambda row: (row.set_up, row.round))
    results = CampaignResults(plan, campaign, tuple(rows), stopped)
    if request.report is not None and rows:
        replace(request.report, page(results, text))
    return results


def planned(request: CampaignRequest, campaign: Campaign) -> CampaignPlan:
    """The plan of a request; BadOption for what cannot be played."""
    names = [name.strip() for name in (request.players or PLAYERS).split(",")]
    if len(names) == 1:
        names *= len(campaign.sides)
    if len(names) != len(campaign.sides):
        raise BadOption(f"--players: one name, or one for each side; got {len(names)}")
    for name in names:
        player(name, campaign.table.game)
    games = whole("games", GAMES if request.games is None else request.games, 1)
    limit = whole("limit", LIMIT if request.limit is None else request.limit, 1)
    seed = 0 if request.seed is None else request.seed
    return campaign_plan(
        campaign,
        tuple(names),
        games,
        seed,
        limit,
        __version__,
        wanted_parts(request.parts),
        wanted_battles(request.battles, campaign),
    )


def wanted_parts(typed: str | None) -> tuple[Part, ...]:
    """The parts of the plan that were asked for; all of them if none was named."""
    if typed is None:
        return PARTS
    words = [word.strip() for word in typed.split(",")]
    for word in words:
        if word not in PARTS:
            raise BadOption(f"--parts: no part {word!r}; choose some of: {', '.join(PARTS)}")
    return tuple(part for part in PARTS if part in words)


def wanted_battles(typed: str | None, campaign: Campaign) -> tuple[str, ...] | None:
    """The battles that were asked for; None stands for all."""
    if typed is None:
        return None
    known = [node.id for node in campaign.table.nodes]
    words = tuple(word.strip() for word in typed.split(","))
    for word in words:
        if word not in known:
            raise BadOption(f"--battles: no battle {word!r}; choose some of: {', '.join(known)}")
    return words


# The file.


def opened(path: Path | None, plan: CampaignPlan, resume: bool, force: bool) -> list[CampaignRow]:
    """The games that a file has already; a new file begins with the plan."""
    if path is None:
        return []
    check_output("out", path, LINES, resume or force)
    if not resume or not path.exists():
        replace(path, msgspec.json.encode(plan) + b"\n")
        return []
    first, *rest = path.read_bytes().split(b"\n")
    try:
        found = msgspec.json.decode(first, type=CampaignPlan)
        whole_lines = rest[:-1]  # the last one is empty, or was cut off
        rows = [msgspec.json.decode(line, type=CampaignRow) for line in whole_lines]
    except msgspec.MsgspecError as error:
        raise BadResults(f"{path}: not the results of a campaign: {error}") from None
    for name in CampaignPlan.__struct_fields__:
        if getattr(found, name) != getattr(plan, name):
            raise BadResults(
                f"{path}: made with another {name}; leave out --resume and name another file"
            )
    replace(path, b"\n".join([first, *whole_lines]) + b"\n")
    return rows


def keep(path: Path | None, row: CampaignRow) -> None:
    """Add a result to the file at once."""
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
