"""Random games in which the engine and the second, naive one must offer the same.

`PYTHONPATH=tests python tests/games/assault/comparison.py --games 500` compares every decision, in
minutes.
"""

import argparse
import random
import sys
from functools import cache

from games.assault.melees import melee
from games.assault.reference import Counter, Ground, Scene, acts, legal

import echobase
from echobase import CHANCE, OVER
from echobase.core.sides import REBEL
from echobase.games.assault.documents.tables import all_maps, map_ids
from echobase.games.assault.documents.view import UnitView, View
from echobase.games.assault.game import GAME
from echobase.games.assault.rules.state import State

COMPARED = ("round", "walk", "displace", "armour", "critical")
"""Steps that the second engine knows; set-up and arrivals it does not."""
ANGLES = (120, 60, 180)
MELEES = 10
"""Beside every whole game."""


def counter(unit: UnitView) -> Counter:
    tracks = {name: getattr(unit, name) for name in ("blaster", "legs", "body", "gunner")}
    return Counter(unit.unit, unit.place, unit.facing, tracks, unit.hotshot, unit.used)


def scene_of(state: State, ground: Ground) -> Scene:
    """A plain description of what the Rebels know, which is all there is but the decks."""
    view: View = state.view(REBEL)
    return Scene(
        ground=ground,
        step=view.step,
        card=view.card,
        units={unit.unit: counter(unit) for unit in view.units},
        luke=view.luke.unit,
        force=view.luke.force,
        raised=view.luke.raised,
        held={card for cards in view.held.values() for card in cards},
        grid_stands=view.grid_stands,
        angle=view.field_of_fire,
        moving=view.moving,
        points=view.points,
        target=view.shot.target if view.shot else "",
    )


@cache
def ground_of(map_: str) -> Ground:
    state = GAME.start(map=map_)
    view: View = state.view(REBEL)
    places = {what: hex_ for hex_, what in view.features.items()}
    return Ground(
        columns=view.columns,
        rows=view.rows,
        terrain=tuple(view.terrain.items()),
        grid=places["power_grid"],
        generator=places["shield_generator"],
        entries=frozenset(h for h, what in view.features.items() if what == "base_entry"),
        origin=next(t.macrohex.origin for t in all_maps() if t.id == map_),
    )


def picked(found: list[str], rng: random.Random) -> str:
    """A choice of any verb, so that the thousand moves do not push out the shots."""
    verbs = sorted({text.split()[0] for text in found})
    verb = rng.choice(verbs)
    if verb == "done" and len(verbs) > 1 and rng.random() < 0.7:
        verb = rng.choice(verbs)
    return rng.choice([text for text in found if text.split()[0] == verb])


def left_over(before: Scene, after: State, notation: str) -> set[str]:
    """What could still be done, by the second engine, in a round that ended by itself."""
    later = scene_of(after, before.ground)
    later.card, later.raised = before.card, before.raised
    actor = before.moving or notation.split()[1].partition("x")[0].partition("-")[0]
    for name, unit in before.units.items():
        later.units[name].used = unit.used or name == actor
    return acts(later)


def unusable(state: State, ground: Ground, card: str) -> None:
    """A card that was passed over: the second engine knows no use for it either."""
    scene = scene_of(state, ground)
    scene.card = card
    assert acts(scene) == set()


def draws(state: State) -> bool:
    return state.to_act() == CHANCE and state.view(None).step == "draw"


def decide(state: State, ground: Ground, rng: random.Random, compares: bool) -> bool:
    """Take a decision, and say whether both engines were compared before it."""
    found = [state.write(action) for action in state.actions()]
    notation = picked(found, rng)
    step = state.view(None).step
    compares = compares and step in COMPARED
    if compares:
        scene = scene_of(state, ground)
        assert sorted(found) == sorted(legal(scene)), state.document()
    state.apply(state.read(notation))
    if compares and step in ("round", "walk") and notation != "done" and draws(state):
        assert left_over(scene, state, notation) == set()
    return compares


def compare(state: State, ground: Ground, rng: random.Random, share: float) -> int:
    """Play to the end; a share of all decisions is compared."""
    compared = 0
    while state.to_act() != OVER:
        if state.to_act() != CHANCE:
            compared += decide(state, ground, rng, rng.random() < share)
            continue
        chosen = echobase.sample(state.chances(), rng)
        verb, what = state.write(chosen).split()
        state.apply(chosen)
        if verb == "card" and what != "draw_event" and draws(state):
            unusable(state, ground, what)
    return compared


def fought(map_: str, angle: int, rng: random.Random, decisions: int) -> int:
    """A few decisions in the middle of a melee; the number of compared ones."""
    state = melee(map_, angle, rng)
    ground, compared = ground_of(map_), 0
    for _ in range(decisions):
        while state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
        if state.to_act() == OVER:
            break
        compared += decide(state, ground, rng, True)
    return compared


def played(map_: str, setup: str, angle: int, rng: random.Random, share: float) -> int:
    """One random game; the number of compared decisions."""
    state = GAME.start(map=map_, setup=setup, field_of_fire=angle)
    return compare(state, ground_of(map_), rng, share)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=0)
    wanted = parser.parse_args()
    compared = 0
    for number in range(wanted.first, wanted.first + wanted.games):
        rng = random.Random(number)
        map_, setup = map_ids()[number % len(map_ids())], ("default", "free")[number % 2]
        compared += played(map_, setup, rng.choice(ANGLES), rng, share=1)
        for _ in range(MELEES):
            compared += fought(map_, rng.choice(ANGLES), rng, decisions=5)
    print(f"{wanted.games} games, {compared} decisions compared")
    return 0


if __name__ == "__main__":
    sys.exit(main())
