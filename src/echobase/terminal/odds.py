"""The odds of an attack in words: dice with their reasons, and what they may do."""

from fractions import Fraction

from echobase.battle.explain import Odds
from echobase.battle.state import State
from echobase.text import Text


def percent(chance: Fraction) -> str:
    """A chance in per cent; what is possible is never shown as 0, nor what may fail as 100."""
    if 0 < chance < Fraction(1, 200):
        return "<1"
    if Fraction(199, 200) < chance < 1:
        return ">99"
    return str(round(float(chance) * 100))


def reasons(odds: Odds, text: Text) -> str:
    """Where the dice come from, when more than the range speaks."""
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


def table(state: State, notation: str, text: Text) -> list[str]:
    """All that can be said of an attack, one line each."""
    odds = state.odds(notation)
    why_not = state.why_not(notation)
    lines = [short(odds, text) if odds.dice else text("ui-odds-none")]
    for hits, chance in enumerate(odds.hits if odds.dice else []):
        if chance:
            lines.append(text("ui-odds-hits", hits=hits, chance=percent(chance)))
    if why_not is not None:
        lines.append(text("ui-odds-not-now", why=text.say(why_not)))
    return lines
