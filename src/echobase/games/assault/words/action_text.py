"""Choices of an assault in a few words, for hints and for reviews."""

from echobase.games.assault.offers.actors import actor, end_of, pair_of
from echobase.games.assault.offers.walks import WALK
from echobase.games.assault.rules.state import State
from echobase.games.assault.words.counters import NamingChooser, name
from echobase.text import Text


def action_text(state: State, notation: str, text: Text) -> str:
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
