"""Replies about Luke's points: the shot that is coming, and what each answer costs and brings."""

from itertools import takewhile
from typing import Final

from echobase.core.sides import SIDES
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.fire import target_hex
from echobase.games.assault.rules.force import points_of
from echobase.games.assault.rules.state import State, as_assault
from echobase.games.assault.rules.units import NAMES, SIDE
from echobase.games.assault.words import odds
from echobase.play.game_log import GameLog
from echobase.play.log_entry import Entry
from echobase.play.offers import Chance, Cost, Incoming, Offer
from echobase.text import Text

REPLIES: Final = {steps.ARMOUR: actions.ARMOUR, steps.CRITICAL: actions.SUFFER}
"""The steps in which the Rebels reply, and the answer that spends no points."""
TOLD: Final = ("assault-hit", "assault-damage-roll")
"""The events of a shot that its target has to know."""


def incoming(game_log: GameLog, text: Text) -> Incoming | None:
    """The shot that the Rebels have to answer; None in all other steps."""
    state = as_assault(game_log.state)
    if state.step not in REPLIES:
        return None
    labels, firer, target = state.setting.map.labels, state.firer, state.target
    so_far = since_declared(game_log)
    rolled = [entry.notation.split()[1] for entry in so_far if actions.is_roll(entry.action)]
    announced = state.step == steps.ARMOUR
    return Incoming(
        side=SIDES[SIDE[firer]],
        hex=labels[target_hex(state, firer)],
        target=labels[target_hex(state, target)],
        unit=NAMES[firer],
        foe=NAMES[target],
        odds=odds.facts(state.odds(REPLIES[state.step]), text) if announced else None,
        faces=list("".join(rolled)),
        told=[text.say(told) for entry in so_far for told in entry.log if told.id in TOLD],
        note="" if points_of(state, target) else text("server-assault-nobody-spends"),
    )


def since_declared(game_log: GameLog) -> list[Entry]:
    """What has happened since the shot was declared, the first event first."""
    later = takewhile(lambda entry: not actions.is_fire(entry.action), reversed(game_log.entries))
    return list(later)[::-1]


def add_facts(offer: Offer, state: State, text: Text) -> None:
    """Give a reply its cost in points and its chances."""
    points = points_spent(offer.action)
    left = state.force - points
    shows = points > 0 and not state.revealed
    offer.cost = Cost(
        points=points,
        left=left,
        text=text("server-assault-cost", points=points, left=left),
        reveals=text("server-assault-first-point") if shows else "",
    )
    found = state.odds(offer.action)
    offer.chances = [Chance.of(text("server-odds-destroy"), found.destroy)]
    if actions.is_armour(offer.action):
        offer.chances.insert(0, Chance.of(text("server-assault-hit"), found.hit))


def points_spent(reply: int) -> int:
    """The Force Points that a reply costs."""
    return reply - actions.ARMOUR if actions.is_armour(reply) else int(reply == actions.SOFTEN)
