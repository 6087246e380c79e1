"""The odds of shots and harpoons in words: dice with their reasons, and what they may do."""

import re
from typing import Final

from echobase import IllegalAction
from echobase.games.assault.offers import public_state as known
from echobase.games.assault.rules.odds import Odds
from echobase.games.assault.rules.state import State
from echobase.play.refusal import Refusal
from echobase.text import Text
from echobase.text.percent import percent

SHOT: Final = re.compile(
    r"(?:(fire|harpoon) )?([A-Z]+\d+)X([A-Z]+\d*)((?: (?:\+\d+|FORCE|VEERS))*)", re.IGNORECASE
)


def installations(notation: str) -> str:
    """A shot with the letters of the installations, which people call grid and gen."""
    for word, letter in (("grid", "P"), ("gen", "G"), ("generator", "G")):
        notation = re.sub(rf"x{word}\b", f"x{letter}", notation, flags=re.IGNORECASE)
    return notation


def reasons(odds: Odds, text: Text) -> str:
    """Where the dice come from, if not only from the strength."""
    if len(odds.reasons) < 2:
        return ""
    return f" ({', '.join(text.say(message) for message in odds.reasons)})"


def chances(odds: Odds, text: Text) -> str:
    """The chance of a hit and, where a hit need not destroy, of destruction."""
    hit = text("ui-assault-hit", chance=percent(odds.hit))
    if odds.destroy == odds.hit:
        return hit
    return f"{hit}, {text('ui-assault-destroys', chance=percent(odds.destroy))}"


def short(odds: Odds, text: Text) -> str:
    """One line: dice, reasons, armour, chances."""
    return text(
        "ui-assault-odds",
        dice=odds.dice,
        reasons=reasons(odds, text),
        armour=odds.armour,
        chances=chances(odds, text),
    )


def answer(state: State, words: str, eyes: int | None, text: Text) -> list[str]:
    """All that can be said about a shot such as `W2xT4`, even if it cannot be declared now."""
    asked = SHOT.fullmatch(installations(" ".join(words.split())))
    if asked is None:
        raise Refusal(text("ui-assault-odds-what"))
    verb = (asked[1] or "fire").lower()
    notation = f"{verb} {asked[2]}x{asked[3]}{asked[4]}".upper().replace("X", "x")
    notation = notation.replace(verb.upper(), verb)
    try:
        odds = state.odds(notation)
        why_not = known.why_not(state, state.read(notation), eyes)
    except IllegalAction:
        raise Refusal(text("ui-assault-odds-nobody")) from None
    lines = [short(odds, text)]
    for damage, chance in odds.damage.items():
        if chance:
            lines.append(f"{percent(chance)}%: {text.name('damage', damage)}")
    return lines if why_not is None else [*lines, text.say(why_not)]
