"""Checks the dice of a finished record: each must follow from the secret and the seats."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Final

import msgspec

from echobase.core.errors import BadRecord
from echobase.core.events import Argument, Message
from echobase.core.fair_dice import (
    Contribution,
    DiceTerms,
    broken_at,
    brought,
    commitment,
    from_words,
    in_force,
    setup_hash,
    takes_contributions,
)
from echobase.core.record import Record
from echobase.play.dice_evidence import TYPED, ChanceEvent, chance_events, told, when
from echobase.text import Text
from echobase.text.player_names import seat_name

MOST: Final = 0.5
"""If more than this share of the rolls is wrong since a seat gave, its bytes were changed."""


@dataclass
class DiceReport:
    """What was found out about the dice of a record."""

    checked: int = 0
    """How many rolls follow from the secret and from what the seats gave."""
    wrong: list[Message] = field(default_factory=list)
    """What does not fit."""
    notes: list[Message] = field(default_factory=list)
    """What cannot be checked and why, and what the rolls rest on."""
    possible: bool = True
    """Whether there was anything to check by."""

    @property
    def holds(self) -> bool:
        return self.possible and not self.wrong


def check_dice(record: Record, noted: str, text: Text) -> DiceReport:
    """Compute every roll of a record again; `noted` is the hash somebody saw at the beginning.

    BadRecord when its remarks about the dice cannot be read.
    """
    about = record.head.about
    if record.outcome() is None:
        return impossible("dice-not-over")
    if not about.get("secret") or not about.get("luck"):
        return impossible("dice-no-secret")
    return DiceCheck(record, text).report(noted)


def impossible(id_: str) -> DiceReport:
    return DiceReport(notes=[Message(id_)], possible=False)


class DiceCheck:
    """One finished record that says what its dice follow from."""

    def __init__(self, record: Record, text: Text) -> None:
        self.game = record.head.game
        self.text = text
        self.sides = list(record.first.sides())
        about = record.head.about
        self.secret, self.luck, self.id = about["secret"], about["luck"], about.get("id", "")
        given = from_words(about.get("contributions", ""))
        if given is None or any(one.seat >= len(self.sides) for one in given):
            raise BadRecord(
                "about.contributions: words like 0@12:BYTES:SEAL with seats "
                f"from 0 to {len(self.sides) - 1} and 64 hexadecimal digits each"
            )
        self.given = given
        options = setup_hash(record.head.options)
        version = record.head.rules_version
        self.terms = DiceTerms(self.id, self.game, version, options, self.sides)
        self.events = list(chance_events(record, about.get("dice") == TYPED))

    def report(self, noted: str) -> DiceReport:
        found = DiceReport()
        typed = [event for event in self.events if event.typed]
        rolls = [event for event in self.events if not event.typed]
        if noted and noted.lower() != self.luck:
            found.wrong.append(Message("dice-other-luck"))
        if commitment(self.secret, self.terms) != self.luck:
            found.wrong.append(Message("dice-wrong-secret"))
        broken = broken_at(self.given)
        if broken is not None:
            found.wrong.append(Message("dice-wrong-seal", {"name": self.name(self.given[broken])}))
        wrong = self.wrong_rolls(rolls, self.given)
        found.checked = len(rolls) - len(wrong)
        found.wrong += self.explained(rolls, wrong)
        if typed:
            found.notes.append(Message("dice-typed", {"rolls": len(typed)}))
        found.notes += self.foundations(rolls)
        return found

    def name(self, one: Contribution) -> str:
        return seat_name(self.sides, one.seat, self.text)

    def wrong_rolls(
        self, rolls: Sequence[ChanceEvent], given: Sequence[Contribution]
    ) -> list[ChanceEvent]:
        """The rolls that do not follow from the secret and from what was given."""
        return [
            event
            for event in rolls
            if brought(event.before, self.secret, self.id, event.place, given) != event.action
        ]

    def explained(
        self, rolls: Sequence[ChanceEvent], wrong: Sequence[ChanceEvent]
    ) -> list[Message]:
        """What was changed, as far as the rolls tell; and each roll that does not fit."""
        if not wrong:
            return []
        found = []
        if self.swapped(rolls):
            found.append(Message("dice-swapped"))
        else:
            for one in reversed(self.given):
                since = [event for event in rolls if event.place >= one.place]
                late = [event for event in wrong if event.place >= one.place]
                if len(since) > 1 and len(late) > MOST * len(since):
                    found.append(Message("dice-wrong-contribution", {"name": self.name(one)}))
                    break
        for event in wrong:
            due = brought(event.before, self.secret, self.id, event.place, self.given)
            instead = ChanceEvent(event.place, event.before, due, False)
            parts: dict[str, Argument] = {
                "when": when(self.game, event, self.text),
                "number": event.place + 1,
                "rolled": told(self.game, event, self.text),
                "due": told(self.game, instead, self.text),
            }
            found.append(Message("dice-wrong-roll", parts))
        return found

    def swapped(self, rolls: Sequence[ChanceEvent]) -> bool:
        """Whether everything fits once what the seats gave belongs to other seats."""
        seats = range(len(self.sides))
        for order in permutations(seats):
            given = [msgspec.structs.replace(one, seat=order[one.seat]) for one in self.given]
            if given != self.given and not self.wrong_rolls(rolls, given):
                return True
        return False

    def foundations(self, rolls: Sequence[ChanceEvent]) -> list[Message]:
        """On whose randomness the rolls rest."""
        if not takes_contributions(self.secret):
            return [Message("dice-older")]
        alone = [event for event in rolls if not in_force(self.given, event.place)]
        found = [
            Message("dice-gave", {"name": self.name(one), "number": one.place + 1})
            for number, one in enumerate(self.given)
            if one.seat not in {other.seat for other in self.given[:number]}
        ]
        if alone:
            found.append(Message("dice-server-alone", {"rolls": len(alone)}))
        return found
