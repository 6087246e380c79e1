"""Asks the engine whether what an example says is true."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from echobase.core.errors import EchoBaseError
from echobase.core.events import Log
from echobase.core.game import State
from echobase.rulebook.examples import Example
from echobase.rulebook.tables import ClaimTable
from echobase.text import percent


def faults(found: Example) -> Iterator[str]:
    """Everything in an example that the engine denies, with file and field."""
    try:
        start = found.state()
    except EchoBaseError as error:
        yield str(error)
        return
    for number, claim in enumerate(found.claims):
        for field, problem in _denied(start.copy(), claim):
            yield f"{found.path}: claims[{number}].{field}: {problem}"


def _denied(state: State, claim: ClaimTable) -> Iterator[tuple[str, str]]:
    """The fields of a claim that are wrong, and what is true."""
    log: Log = []
    for place, action in enumerate(claim.after):
        log = []
        try:
            state.apply(action, log)
        except EchoBaseError as error:
            yield f"after[{place}]", str(error)
            return
    told = [{"id": message.id, **message.args} for message in log]
    for event in claim.tells:
        if not any(event.items() <= one.items() for one in told):
            yield "tells", f"{event} is not told, but: {', '.join(map(repr, log))}"
    if claim.offers is not None:
        offers = [state.write(action) for action in state.actions()]
        if sorted(offers) != sorted(claim.offers):
            yield "offers", f"the legal actions are: {', '.join(offers)}"
    if claim.action:
        yield from _denied_action(state, claim)


def _denied_action(state: State, claim: ClaimTable) -> Iterator[tuple[str, str]]:
    try:
        why = state.why_not(claim.action)
        odds = state.odds(claim.action) if claim.odds else None
    except EchoBaseError as error:
        yield "action", str(error)
        return
    reason = "" if why is None else why.id
    if claim.legal is not None and claim.legal != (why is None):
        yield "legal", f"it is not legal: {why}" if why else "it is legal"
    if claim.why and claim.why != reason:
        yield "why", f"the reason is {reason or 'none: it is legal'}"
    for field, wanted in claim.odds.items():
        true = getattr(odds, field, None)
        if true != value(wanted):
            yield f"odds.{field}", f"the engine says {true}"


def value(written: int | str) -> Any:
    """A number, or a fraction that is written as text."""
    return Fraction(written) if isinstance(written, str) else written


def numbers(claim: ClaimTable) -> list[str]:
    """The numbers that the text of an example must mention: dice, and chances in per cent."""
    found = []
    for written in claim.odds.values():
        number = value(written)
        found.append(percent(number) if isinstance(number, Fraction) else str(number))
    return found
