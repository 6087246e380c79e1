"""The odds of shots and harpoons in words: dice with their reasons, and what they may do."""

import re
from typing import Final

from echobase import IllegalAction
from echobase.core.errors import Refusal
from echobase.games.assault.offers import secrecy
from echobase.games.assault.rules.odds import FACES, ShotOdds
from echobase.games.assault.rules.state import State
from echobase.play.offers import Chance, FaceEffect, Odds, Reason, added_up
from echobase.text import Text, percent

SHOT: Final = re.compile(
    r"(?:(fire|harpoon) )?([A-Z]+\d+)X([A-Z]+\d*)((?: (?:\+\d+|FORCE|VEERS))*)", re.IGNORECASE
)


def installations(notation: str) -> str:
    """A shot with the letters of the installations, which people call grid and gen."""
    for word, letter in (("grid", "P"), ("gen", "G"), ("generator", "G")):
        notation = re.sub(rf"x{word}\b", f"x{letter}", notation, flags=re.IGNORECASE)
    return notation


def facts(found: ShotOdds, text: Text) -> Odds:
    """Dice with their reasons, the symbol that hits, and how likely what is."""
    damage = [(text.name("damage", name), chance) for name, chance in found.damage.items()]
    likely = [Chance.of(text("server-odds-hit", armour=found.armour), found.hit)]
    if found.destroy != found.hit:
        likely.append(Chance.of(text("server-odds-destroy"), found.destroy))
    likely += [Chance.of(name, chance, part=True) for name, chance in damage if chance]
    return Odds(
        dice=found.dice,
        reasons=[Reason.of(message, text) for message in found.reasons],
        faces=[
            FaceEffect(letter=letter, effect="hit" if letter == found.symbol else "miss")
            for letter in FACES
        ],
        chances=likely,
        needs=found.armour,
        notes=[text.say(message) for message in found.notes],
    )


def reasons(odds: ShotOdds, text: Text) -> str:
    """Where the dice come from, if not only from the strength."""
    if len(odds.reasons) < 2:
        return ""
    return f" ({added_up([Reason.of(message, text) for message in odds.reasons])})"


def chances(odds: ShotOdds, text: Text) -> str:
    """The chance of a hit and, where a hit need not destroy, of destruction."""
    hit = text("ui-assault-hit", chance=percent(odds.hit))
    if odds.destroy == odds.hit:
        return hit
    return f"{hit}, {text('ui-assault-destroys', chance=percent(odds.destroy))}"


def short(odds: ShotOdds, text: Text) -> str:
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
    shot = SHOT.fullmatch(installations(" ".join(words.split())))
    if shot is None:
        raise Refusal(text("ui-assault-odds-what"))
    verb = (shot[1] or "fire").lower()
    notation = f"{verb} {shot[2]}x{shot[3]}{shot[4]}".upper().replace("X", "x")
    notation = notation.replace(verb.upper(), verb)
    try:
        odds = state.odds(notation)
        why_not = secrecy.why_not(state, state.read(notation), eyes)
    except IllegalAction:
        raise Refusal(text("ui-assault-odds-nobody")) from None
    lines = [short(odds, text)]
    for damage, chance in odds.damage.items():
        if chance:
            lines.append(f"{percent(chance)}%: {text.name('damage', damage)}")
    return lines if why_not is None else [*lines, text.say(why_not)]
