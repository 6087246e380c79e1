"""Choices of a battle in a few words, for hints and for reviews."""

from echobase.games.battle.rules.state import State
from echobase.games.battle.words.choices import Chooser, engine_step
from echobase.text import Text


def action_text(state: State, notation: str, text: Text) -> str:
    verb, *words = notation.split()
    there = standing(state, text)
    if verb == "play":
        return text("server-say-play", card=words[0])
    if verb == "order":
        return text("server-say-order", whom=there[words[0]])
    if verb == "move":
        start, _, end = words[0].partition("-")
        return f"{there[start]} → {end}"
    if verb == "attack":
        start, _, target = words[0].partition("x")
        return text("server-say-attack", who=there[start], whom=there[target])
    chooser = Chooser(state, text, engine_step(state), signs=False)
    return chooser.done() if verb == "done" else chooser.choice(notation).label


def standing(state: State, text: Text) -> dict[str, str]:
    """By hex: the unit or the structure there, with the hex."""
    view = state.view(None)
    found = dict(view.structures) | {unit.hex: unit.kind for unit in view.units}
    return {hex_: f"{text.name('unit', kind)} {hex_}" for hex_, kind in found.items()}
