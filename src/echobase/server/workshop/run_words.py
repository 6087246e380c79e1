"""Runs of the workshop as messages, in words."""

from statistics import median
from typing import Final

from echobase.core import registry
from echobase.lab.evening import Proposal
from echobase.lab.statistics import Share
from echobase.lab.summary import Ending
from echobase.lab.words import ending_name
from echobase.server.errors import Missing
from echobase.server.messages.measuring import (
    BalanceState,
    EndingCount,
    EvenProposal,
    EvenState,
    FallenCount,
    SideShare,
)
from echobase.server.workshop.measuring import BalanceRun, EvenRun, facts_of
from echobase.server.workshop.runs import Run, Runs
from echobase.text import Text
from echobase.text.player_names import side_name

OTHER_KIND: Final = "This run is of another kind."


def balance_state(runs: Runs, run: Run, text: Text) -> BalanceState:
    """How far a measurement is."""
    found = run.measurement
    if not isinstance(found, BalanceRun):
        raise Missing("unknown-run", OTHER_KIND)
    rows = found.rows
    finished = [row for row in rows if row.finished]
    turns = sorted(row.turns for row in rows)
    endings: dict[Ending, int] = {}
    for row in rows:
        ending = Ending(row.winner, row.reason)
        endings[ending] = endings.get(ending, 0) + 1
    return BalanceState(
        state=run.state,
        ahead=runs.ahead(run),
        games=len(rows),
        wanted=found.wanted,
        sides=[
            share_of(side, Share(sum(row.winner == side for row in finished), len(finished)), text)
            for side in registry.sides(found.game)
        ],
        turns=float(median(turns)) if turns else 0.0,
        shortest=turns[0] if turns else 0,
        longest=turns[-1] if turns else 0,
        endings=[
            EndingCount(text=ending_name(ending, found.game, text), count=count)
            for ending, count in sorted(endings.items(), key=lambda one: -one[1])
        ],
        fallen=[
            FallenCount(hex=hex_, side=side, count=count)
            for (hex_, side), count in sorted(facts_of(rows).items())
        ],
        message=failure(run, text),
    )


def even_state(runs: Runs, run: Run, text: Text) -> EvenState:
    """How far a search is."""
    found = run.measurement
    if not isinstance(found, EvenRun):
        raise Missing("unknown-run", OTHER_KIND)
    search = found.search
    side = registry.sides(search.game)[0]
    return EvenState(
        state=run.state,
        ahead=runs.ahead(run),
        games=len(found.rows),
        wanted=found.wanted,
        changes=search.changes,
        tried=search.tried,
        side=side,
        name=side_name(side, text),
        before=share_of(side, search.before, text),
        measured=search.before.of,
        proposals=[proposal_of(one, text) for one in search.proposals],
        message=failure(run, text),
    )


def share_of(side: str, share: Share, text: Text) -> SideShare:
    low, high = share.interval
    return SideShare(
        side=side, name=side_name(side, text), share=share.rate or 0.0, low=low, high=high
    )


def proposal_of(proposal: Proposal, text: Text) -> EvenProposal:
    low, high = proposal.share.interval
    return EvenProposal(
        id=proposal.id,
        text=text.say(proposal.what),
        share=proposal.share.rate or 0.0,
        low=low,
        high=high,
        games=proposal.share.of,
        document=proposal.document,
    )


def failure(run: Run, text: Text) -> str:
    return text(run.failure) if text.has(run.failure) else run.failure
