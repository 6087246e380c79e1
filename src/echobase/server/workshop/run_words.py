"""Runs of the workshop as messages, in words."""

from typing import Final

from echobase.core import registry
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
from echobase.server.storage.stored_runs import StoredRun
from echobase.server.workshop.findings import (
    BalanceFindings,
    EvenFindings,
    ProposalFindings,
    read,
    sentence_of,
)
from echobase.text import Text
from echobase.text.player_names import side_name

OTHER_KIND: Final = "This run is of another kind."


def balance_state(run: StoredRun, ahead: int, text: Text) -> BalanceState:
    """How far a measurement is."""
    found = read(run.found)
    if not isinstance(found, BalanceFindings):
        raise Missing("unknown-run", OTHER_KIND)
    return BalanceState(
        state=run.state,
        ahead=ahead,
        games=found.games,
        wanted=found.wanted,
        sides=[
            share_of(side, Share(found.wins.get(side, 0), found.finished), text)
            for side in registry.sides(found.game)
        ],
        turns=found.turns,
        shortest=found.shortest,
        longest=found.longest,
        endings=[
            EndingCount(text=ending_name(Ending(winner, reason), found.game, text), count=count)
            for winner, reason, count in found.endings
        ],
        fallen=[
            FallenCount(hex=hex_, side=side, count=count) for hex_, side, count in found.fallen
        ],
        message=failure(run, text),
    )


def even_state(run: StoredRun, ahead: int, text: Text) -> EvenState:
    """How far a search is."""
    found = read(run.found)
    if not isinstance(found, EvenFindings):
        raise Missing("unknown-run", OTHER_KIND)
    side = registry.sides(found.game)[0]
    return EvenState(
        state=run.state,
        ahead=ahead,
        games=found.games,
        wanted=found.wanted,
        changes=found.changes,
        tried=found.tried,
        side=side,
        name=side_name(side, text),
        before=share_of(side, found.before, text),
        measured=found.before.of,
        proposals=[proposal_of(one, text) for one in found.proposals],
        message=failure(run, text),
    )


def share_of(side: str, share: Share, text: Text) -> SideShare:
    low, high = share.interval
    return SideShare(
        side=side, name=side_name(side, text), share=share.rate or 0.0, low=low, high=high
    )


def proposal_of(found: ProposalFindings, text: Text) -> EvenProposal:
    low, high = found.share.interval
    return EvenProposal(
        id=found.id,
        text=text.say(sentence_of(found)),
        share=found.share.rate or 0.0,
        low=low,
        high=high,
        games=found.share.of,
        document=found.document,
    )


def failure(run: StoredRun, text: Text) -> str:
    return text(run.failure) if text.has(run.failure) else run.failure
