"""Choices in a few words, for hints and for looking back: who does what, without notation."""

from echobase.core.game import State
from echobase.games.assault.interaction.walks import WALK
from echobase.games.assault.rules.state import State as AssaultState
from echobase.games.assault.words.actors import actor, end_of, pair_of
from echobase.games.assault.words.counters import NamingChooser, name
from echobase.games.battle.rules.state import State as BattleState
from echobase.games.battle.words.choices import Chooser, engine_step
from echobase.text import Text


def spoken(state: State, notation: str, text: Text) -> str:
    """What a seat could choose in this state."""
    if isinstance(state, BattleState):
        return in_battle(state, notation, text)
    assert isinstance(state, AssaultState)
    return in_assault(state, notation, text)


def in_battle(state: BattleState, notation: str, text: Text) -> str:
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
    label = Chooser(state, text, engine_step(state), signs=False).choice(notation).label
    return label.partition(": ")[2] if verb == "done" else label


def standing(state: BattleState, text: Text) -> dict[str, str]:
    """By hex: the unit or the structure there, with the hex."""
    view = state.view(None)
    found = dict(view.structures) | {unit.hex: unit.kind for unit in view.units}
    return {hex_: f"{text.name('unit', kind)} {hex_}" for hex_, kind in found.items()}


def in_assault(state: AssaultState, notation: str, text: Text) -> str:
    verb, *words = notation.split()
    who, whom = name(actor(notation), text), pair_of(notation)[1]
    if verb == "done":
        return text("server-assault-done")
    if walk := WALK.fullmatch(notation):
        return f"{who} → {walk[2]}, {text.name('facing', walk[3])}"
    if verb == "move":
        end = end_of(notation)
        return f"{who} → {text('feature-base-box') if end == 'base' else name(end, text)}"
    chooser = NamingChooser(state, state.to_act(), text, signs=False)
    if whom:
        extras = [chooser.extra_of(word) for word in words[1:]]
        say = text(f"server-say-{verb}", who=who, whom=name(whom, text))
        return ", ".join([say, *extras])
    label = chooser.choice(notation).label
    return f"{who}: {label}" if verb in ("step", "left", "right") else label
