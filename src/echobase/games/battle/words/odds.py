"""The odds of an attack in words: dice with their reasons, and what they may do."""

import re
from typing import Final

from echobase import IllegalAction
from echobase.core.events import Message
from echobase.games.battle.rules.board import INDEX, LABELS
from echobase.games.battle.rules.explain import Odds
from echobase.games.battle.rules.state import State
from echobase.games.battle.words.hexes import HEX, check_hexes
from echobase.play.refusal import Refusal
from echobase.text import Text
from echobase.text.percent import percent

ATTACK: Final = re.compile(r"[A-Za-z]\d+[xX][A-Za-z]\d+")


def reasons(odds: Odds, text: Text) -> str:
    """Where the dice come from, if not only from the range."""
    if len(odds.reasons) < 2:
        return ""
    return f" ({', '.join(text.say(message) for message in odds.reasons)})"


def short(odds: Odds, text: Text) -> str:
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
    why_not = why_not_attack(state, f"attack {named}")
    if not odds.dice:
        # "No dice" says more than a wrong step, but less than any other reason.
        if why_not is None or why_not.id == "battle-why-step":
            return [text("ui-odds-none")]
        return [text.say(why_not)]
    lines = [short(odds, text)]
    for hits, chance in enumerate(odds.hits):
        if chance:
            lines.append(text("ui-odds-hits", hits=hits, chance=percent(chance)))
    return lines if why_not is None else [*lines, text.say(why_not)]


def why_not_attack(state: State, notation: str) -> Message | None:
    """Why an attack cannot be made; blocked sight matters more than the wrong step."""
    why_not = state.why_not(notation)
    start, target = (INDEX[hex_] for hex_ in HEX.findall(notation.upper()))
    blocking = state.blocking(start, target)
    if why_not is None or why_not.id != "battle-why-step" or not blocking:
        return why_not
    names = " ".join(LABELS[hex_] for hex_ in blocking)
    return Message("battle-why-sight", {"hex": LABELS[target], "blocked": names})
