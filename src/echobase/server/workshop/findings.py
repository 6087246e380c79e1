"""What a run has found so far, in no language: it is stored, and every process can tell it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import median

import msgspec

from echobase.core.events import Argument, Message
from echobase.lab.even_search import EvenSearch, Proposal
from echobase.lab.match import Row
from echobase.lab.statistics import Share
from echobase.workshop.facet import Tables


class BalanceFindings(msgspec.Struct, tag=True):
    """What the games of a document have shown."""

    game: str
    games: int
    wanted: int
    finished: int
    wins: dict[str, int]
    turns: float
    shortest: int
    longest: int
    endings: list[tuple[str, str, int]]
    """Winner, reason and number of games, the most frequent first."""
    fallen: list[tuple[str, str, int]]
    """Hex, side and number of units."""


class ProposalFindings(msgspec.Struct):
    """A change and what its games have shown."""

    id: str
    what: tuple[str, dict[str, Argument]]
    document: Tables
    share: Share


class EvenFindings(msgspec.Struct, tag=True):
    """What a search for changes has shown."""

    game: str
    games: int
    wanted: int
    changes: int
    tried: int
    before: Share
    proposals: list[ProposalFindings]


Findings = BalanceFindings | EvenFindings


def written(findings: Findings) -> str:
    return msgspec.json.encode(findings).decode()


def read(found: str) -> Findings:
    findings: Findings = msgspec.json.decode(found, type=BalanceFindings | EvenFindings)
    return findings


def of_balance(game: str, wanted: int, rows: Sequence[Row]) -> BalanceFindings:
    """What these games have shown."""
    turns = sorted(row.turns for row in rows)
    endings = Counter((row.winner, row.reason) for row in rows)
    return BalanceFindings(
        game=game,
        games=len(rows),
        wanted=wanted,
        finished=sum(row.finished for row in rows),
        wins=Counter(row.winner for row in rows if row.finished),
        turns=float(median(turns)) if turns else 0.0,
        shortest=turns[0] if turns else 0,
        longest=turns[-1] if turns else 0,
        endings=[(*ending, count) for ending, count in endings.most_common()],
        fallen=[(*place, count) for place, count in sorted(fallen(rows).items())],
    )


def fallen(rows: Sequence[Row]) -> Mapping[tuple[str, str], int]:
    """By hex and side: how many units fell."""
    return Counter(
        (one.hex, one.side) for row in rows if row.facts is not None for one in row.facts.fallen
    )


def of_search(search: EvenSearch, games: int) -> EvenFindings:
    """What a search has shown after so many games."""
    return EvenFindings(
        game=search.game,
        games=games,
        wanted=search.planned,
        changes=search.changes,
        tried=search.tried,
        before=search.before,
        proposals=[as_findings(one) for one in search.proposals],
    )


def as_findings(one: Proposal) -> ProposalFindings:
    return ProposalFindings(one.id, (one.what.id, one.what.args), one.document, one.share)


def sentence_of(found: ProposalFindings) -> Message:
    return Message(*found.what)
