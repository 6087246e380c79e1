"""The odds of an attack in words: dice with their reasons, and what they may do."""

import re
from typing import Final

from echobase import IllegalAction
from echobase.core.errors import Refusal
from echobase.games.battle.rules.dice import LETTERS
from echobase.games.battle.rules.odds import AttackOdds
from echobase.games.battle.rules.state import State
from echobase.games.battle.words.names import check_hexes
from echobase.play.offers import Chance, FaceEffect, Odds, Reason, added_up
from echobase.text import Text, percent

ATTACK: Final = re.compile(r"[A-Za-z]\d+[xX][A-Za-z]\d+")


def facts(found: AttackOdds, text: Text) -> Odds:
    """Dice with their reasons, what each face does, and how likely what is."""
    return Odds(
        dice=found.dice,
        reasons=[Reason.of(message, text) for message in found.reasons],
        faces=[
            FaceEffect(letter=letter, effect=effect)
            for letter, effect in zip(LETTERS, found.faces, strict=True)
        ],
        chances=chances(found, text),
        notes=[text.say(message) for message in found.notes],
    )


def chances(found: AttackOdds, text: Text) -> list[Chance]:
    """What the attack may do; for an AT-AT, both rolls that it takes."""
    if found.confirmation:
        some = 1 - found.hits[0]
        confirmed = found.eliminate / some if some else some
        return [
            Chance.of(text("server-odds-destroy"), found.eliminate),
            Chance.of(text("server-odds-first-roll"), some, part=True),
            Chance.of(text("server-odds-second-roll"), confirmed, part=True),
        ]
    if found.structure:
        return [Chance.of(text("server-odds-destroy"), found.eliminate)]
    return [
        Chance.of(text("server-odds-harm"), found.harm),
        Chance.of(text("server-odds-eliminate"), found.eliminate),
        Chance.of(text("server-odds-retreat"), found.retreat),
    ]


def reasons(odds: AttackOdds, text: Text) -> str:
    """Where the dice come from, if not only from the range."""
    if len(odds.reasons) < 2:
        return ""
    return f" ({added_up([Reason.of(message, text) for message in odds.reasons])})"


def short(odds: AttackOdds, text: Text) -> str:
    """One line: dice, reasons, chances."""
    return text(
        "ui-odds",
        dice=odds.dice,
        reasons=reasons(odds, text),
        harm=percent(odds.harm),
        eliminate=percent(odds.eliminate),
        retreat=percent(odds.retreat),
    )


def answer(state: State, words: str, text: Text) -> list[str]:
    """All that can be said about an attack such as `F3xE4`, even if it cannot be made now."""
    *_, named = words.split() or [""]
    if not ATTACK.fullmatch(named):
        raise Refusal(text("ui-odds-what"))
    check_hexes(named, text)
    try:
        odds = state.odds(f"attack {named}")
    except IllegalAction:
        raise Refusal(text("ui-odds-nobody")) from None
    why_not = state.why_not(f"attack {named}")
    lines = [short(odds, text)] if odds.dice else []
    for hits, chance in enumerate(odds.hits):
        if chance and odds.dice:
            lines.append(text("ui-odds-hits", hits=hits, chance=percent(chance)))
    return lines if why_not is None else [*lines, text.say(why_not)]
