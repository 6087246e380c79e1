"""Whatever a unit cannot do, the reason is specific and true: checked on positions of random games.

The naive second engine measures: a hex too far must be too far, a shot without a chance must have
too few dice.
"""

import random
from collections import Counter as Tally
from collections.abc import Callable
from typing import Any

import pytest
from games.assault import reference
from games.assault.comparison import ground_of, picked, scene_of
from games.assault.melees import melee
from games.assault.reference import Scene, around, axial, field_of_fire, range_of, reach
from games.assault.rules.test_reinforcements import event, full_sector_3
from server.game_logs import ENGLISH, game_log

import echobase
from echobase import CHANCE, OVER
from echobase.core.events import Message
from echobase.games.assault.documents.view import View
from echobase.games.assault.interaction.assault import INTERACTION
from echobase.games.assault.interaction.tray import closed_hexes
from echobase.games.assault.offers import walks
from echobase.games.assault.rules.explain import why_idle
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME, NAMES
from echobase.play.game_log import GameLog
from echobase.play.offers import Pointing
from echobase.text import LANGUAGES, Text

MAP = "echo-base-north"
MAP_HEXES = sorted(reference.hexes(ground_of(MAP)))


class Wish:
    """What somebody wants a unit to do: to go to a hex, or to fire at a target."""

    def __init__(self, scene: Scene, unit: str, to: str = "", target: str = "") -> None:
        self.scene, self.to, self.target = scene, to, target
        self.unit = scene.units[unit]

    def imperial_round(self) -> bool:
        return self.scene.card.partition("_")[0] in ("walkers", "at", "snowtroopers")

    def kinds(self) -> tuple[str, ...]:
        names = [name for name in reference.TROOPS if self.scene.card.startswith(name)]
        return reference.TROOPS[max(names, key=len)]

    def place_of(self, name: str) -> str:
        grounds = {"P": self.scene.ground.grid, "G": self.scene.ground.generator}
        return grounds.get(name) or self.scene.units[name].place

    def start(self) -> str:
        unit = self.unit
        return unit.place if unit.on_map else self.scene.units[unit.place].place

    def in_reach(self, points: int) -> bool:
        """Whether the hex can be reached with this many points, other units aside."""
        ground, flies = self.scene.ground, self.unit.kind == "S"
        if self.unit.place == "base":
            exits = reference.open_entries(self.scene)
            return any(self.to in reach(ground, entry, points - 1, False) for entry in exits)
        inside = 0 if self.unit.on_map else 1
        return self.to in reach(ground, self.start(), points - inside, flies)


def too_far(wish: Wish, args: dict[str, Any]) -> bool:
    cost, left = int(args["cost"]), int(args["left"])
    if wish.unit.kind == "W":
        return cost > left >= 0
    return cost > left == 5 and not wish.in_reach(5) and wish.in_reach(cost)


def too_few_dice(wish: Wish, args: dict[str, Any]) -> bool:
    scene, unit, hex_ = wish.scene, wish.unit, wish.place_of(wish.target)
    apart = range_of(scene.ground, unit.place, hex_)
    strength = reference.FIRE[unit.kind] - (3 if unit.hits.get("blaster") else 0)
    strength += (2 if unit.hotshot else 0) - (2 if unit.hits.get("gunner") else 0)
    dice = max(strength - apart - reference.cover(scene, wish.target, hex_), 0)
    needed = reference.armour(scene, wish.target)
    return (args["range"], args["count"], args["armour"]) == (apart, dice, needed) and dice < needed


def outside_field(wish: Wish, args: dict[str, Any]) -> bool:
    (q, r), (a, b) = axial(wish.unit.place), axial(wish.place_of(wish.target))
    return (a - q, b - r) not in field_of_fire(wish.unit.facing, wish.scene.angle)


def is_there(scene: Scene, name: str, hex_: str) -> bool:
    return scene.units[name].place == hex_


TRUE: dict[str, Callable[[Wish, dict[str, Any]], bool]] = {
    "assault-why-first": lambda wish, args: wish.scene.step not in ("round", "walk"),
    "assault-why-not-yours": lambda wish, args: wish.unit.imperial != wish.imperial_round(),
    "assault-why-kind": lambda wish, args: wish.unit.kind not in wish.kinds(),
    "assault-why-card": lambda wish, args: args["act"] not in wish.scene.card.split("_"),
    "assault-why-not-in-play": lambda wish, args: (
        not wish.scene.grid_stands
        if args["unit"] == "P"
        else wish.scene.units[args["unit"]].place in ("box", "destroyed")
    ),
    "assault-why-moving": lambda wish, args: wish.scene.moving == args["unit"],
    "assault-why-used": lambda wish, args: wish.unit.used,
    "assault-why-legs": lambda wish, args: wish.unit.hits["legs"] >= 2,
    "assault-why-same-hex": lambda wish, args: wish.unit.place == wish.to,
    "assault-why-occupied": lambda wish, args: is_there(wish.scene, args["foe"], args["hex"]),
    "assault-why-cliff": lambda wish, args: (
        reference.terrain(wish.scene.ground, args["hex"]) == "cliff"
    ),
    "assault-why-installation": lambda wish, args: (
        args["hex"] in (wish.scene.ground.grid, wish.scene.ground.generator)
    ),
    "assault-why-entries": lambda wish, args: not reference.open_entries(wish.scene),
    "assault-why-alike": lambda wish, args: wish.scene.units[args["foe"]].place == wish.unit.place,
    "assault-why-costs": lambda wish, args: args["cost"] > args["left"],
    "assault-why-too-far": too_far,
    "ui-assault-in-the-way": lambda wish, args: args["foe"] in wish.scene.units,
    "assault-why-inside": lambda wish, args: not wish.unit.on_map,
    "assault-why-blaster": lambda wish, args: wish.unit.hits["blaster"] >= 2,
    "assault-why-in-cliffs": lambda wish, args: (
        reference.terrain(wish.scene.ground, wish.unit.place) == "cliff"
    ),
    "assault-why-target-cliffs": lambda wish, args: (
        reference.terrain(wish.scene.ground, wish.place_of(wish.target)) == "cliff"
    ),
    "assault-why-target-inside": lambda wish, args: not wish.scene.units[wish.target].on_map,
    "assault-why-field": outside_field,
    "assault-why-impossible": too_few_dice,
    "assault-why-gunner": lambda wish, args: bool(wish.unit.hits.get("gunner")),
    "assault-why-no-shot": lambda wish, args: not reference.shots(wish.scene, wish.unit),
    "assault-why-no-walker": lambda wish, args: (
        not any(
            other.kind == "W" and other.place in around(wish.scene.ground, wish.unit.place)
            for other in wish.scene.units.values()
        )
    ),
}
"""By reason: whether it is true of a wish."""


def judge(wish: Wish, message: Message | None) -> str:
    assert message is not None
    about = (message, wish.scene.step, wish.scene.card, wish.unit, wish.to, wish.target)
    assert message.id in TRUE, about
    assert TRUE[message.id](wish, message.args), about
    return message.id


def why_no_way(state: State, name: str, to: str) -> Message | None:
    """Why a unit cannot go to a hex; Walkers are sent there with the facing that costs least."""
    if not name.startswith("W"):
        return state.why_not(f"move {name}-{to}")
    wanted = walks.WALK.fullmatch(f"walk {name}-{to}")
    assert wanted is not None
    return walks.why_not(wanted, state)


def refusals(state: State, rng: random.Random) -> Tally[str]:
    """Ask about the units in play, some hexes, and some targets."""
    scene, found = scene_of(state, ground_of(state.setting.map.id)), Tally[str]()
    legal = {state.write(action) for action in state.actions()}
    for name in rng.sample(sorted(scene.units), 15):
        for to in rng.sample(MAP_HEXES, 6):
            message = why_no_way(state, name, to)
            if message is not None:
                found[judge(Wish(scene, name, to=to), message)] += 1
        foes = [n for n, unit in scene.units.items() if unit.imperial != scene.units[name].imperial]
        foes += ["P", "G"] if scene.units[name].imperial else []
        for foe in rng.sample(foes, 4):
            if f"fire {name}x{foe}" not in legal:
                message = state.why_not(f"fire {name}x{foe}")
                found[judge(Wish(scene, name, target=foe), message)] += 1
    return found


def idle_units(state: State) -> Tally[str]:
    """Ask about every unit that is offered nothing."""
    scene, found = scene_of(state, ground_of(state.setting.map.id)), Tally[str]()
    acting = {
        state.write(action).split()[1].split("-")[0].split("x")[0]
        for action in state.actions()
        if " " in state.write(action)
    }
    for name in scene.units:
        if name not in acting:
            found[judge(Wish(scene, name), why_idle(state, BY_NAME[name]))] += 1
    return found


def positions(seed: int, count: int) -> list[State]:
    """Decisions of a random game and of melees, spread over all cards and steps."""
    rng = random.Random(seed)
    found: dict[tuple[str, str], list[State]] = {}
    games: list[Any] = [echobase.game("assault").start(setup="default")]
    games += [melee(MAP, 120, rng) for _ in range(3)]
    for state in games:
        for _ in range(400):
            if state.to_act() == OVER:
                break
            if state.to_act() == CHANCE:
                chances = state.chances()
                weights = [weight for _, weight in chances]
                state.apply(rng.choices([action for action, _ in chances], weights)[0])
                continue
            view = state.view(0)
            found.setdefault((view.step, view.card), []).append(state.copy())
            notation = picked([state.write(action) for action in state.actions()], rng)
            state.apply(state.read(notation))
    return [s for some in found.values() for s in rng.sample(some, min(len(some), count))]


@pytest.mark.parametrize("seed", range(2))
def test_every_refusal_names_a_true_cause(seed: int) -> None:
    rng = random.Random(seed)
    found = Tally[str]()
    for state in positions(seed, 3):
        if state.turn:
            found += refusals(state, rng)
            found += idle_units(state)
    assert {"assault-why-not-yours", "assault-why-kind", "assault-why-too-far"} <= set(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_one_readable_sentence(lang: str) -> None:
    text, rng = Text(lang), random.Random(1)
    for state in positions(5, 1):
        for name in rng.sample(NAMES[:-2], 12):
            for message in (why_no_way(state, name, "0818"), state.why_not(f"fire {name}xT1")):
                if message is not None:
                    sentence = text.say(message)
                    assert sentence.endswith("."), sentence
                    assert message.id not in sentence


# Placing units: every hex of the map, in every step.

TRUE_OF_PLACES: dict[str, Callable[[View, str, dict[str, Any]], bool]] = {
    "assault-why-first": lambda view, hex_, args: args["step"] == view.step != "place",
    "assault-why-occupied": lambda view, hex_, args: (
        next(unit.place for unit in view.units if unit.unit == args["foe"]) == hex_ == args["hex"]
    ),
    "assault-why-cliff": lambda view, hex_, args: view.terrain[hex_] == "cliff",
    "assault-why-imperial-sector": lambda view, hex_, args: (
        args["unit"][0] in "WA" and hex_ not in view.sectors["imperial"]
    ),
    "assault-why-sector-4": lambda view, hex_, args: (
        args["unit"][0] == "S" and hex_ not in view.sectors["rebel_4"]
    ),
    "assault-why-forward-line": lambda view, hex_, args: int(hex_[2:]) < view.first_row_south,
    "assault-why-installation": lambda view, hex_, args: (
        view.placing[0] == "W" and view.features[hex_] in ("power_grid", "shield_generator")
    ),
    "assault-why-arrival": lambda view, hex_, args: (
        hex_ not in view.sectors["imperial" if args["sector"] == "imperial" else "rebel_3"]
    ),
    "assault-why-nearest": lambda view, hex_, args: hex_ not in view.sectors["rebel_3"],
}
"""By reason: whether it is true of a hex at which somebody points."""


def steps_of_a_free_set_up() -> list[tuple[str, GameLog]]:
    """The game before each kind of decision, and with units out of sequence among them."""
    found: list[tuple[str, GameLog]] = []
    log = game_log("assault")

    def answer(*notations: str) -> None:
        for notation in notations:
            seat, action = INTERACTION.decider(log), INTERACTION.read(log, notation, ENGLISH)
            assert INTERACTION.answer(log, seat, action), notation

    def keep(name: str) -> None:
        found.append((name, log.copy()))

    keep("Walker 1")
    answer("place W1-0602")
    answer("face S")
    keep("load")
    answer("heavy 1")
    keep("Walker 2")
    for walker, hex_ in (("W2", "0601"), ("W3", "0902"), ("W4", "0901")):
        answer(f"place {walker}-{hex_}", "face S", *(["heavy 1"] if walker != "W4" else []))
    keep("AT-ST 1")
    answer("place A1-1402")
    keep("AT-ST 2")
    answer("place A2-0401")
    keep("Snowspeeder 1")
    answer(*(f"place S{number}-0{number + 4}36" for number in range(1, 6)))
    keep("Tower 1")
    answer("place T1-1121", "place T2-0412", "place T3-1011")
    keep("Tower 4")
    answer(*(f"place T{number}-0{number}13" for number in range(4, 7)))
    keep("Heavy Trooper 1")
    answer("place HT1-1115", "place HT2-0713")
    keep("Heavy Trooper 3")
    answer("place HT3-base", "place LT1-1436")
    keep("Light Trooper 2")
    answer("place LT2-base")
    keep("Luke")
    return found


def arrivals() -> list[tuple[str, GameLog]]:
    tables = {
        "new Snowspeeder": event("rebel_three_speeders"),
        "full sector": event("rebel_three_speeders", units=full_sector_3()),
        "new AT-ST": event("imperial_at_st"),
        "new Walker": event("imperial_walker"),
    }
    return [
        (name, game_log("assault", map=drawn.state.document())) for name, drawn in tables.items()
    ]


PLACINGS = [*steps_of_a_free_set_up(), *arrivals()]


@pytest.mark.parametrize("log", [pytest.param(log, id=name) for name, log in PLACINGS])
def test_every_hex_takes_the_unit_or_says_truly_why_not(log: GameLog) -> None:
    decision, seat = INTERACTION.decision(log, ENGLISH), INTERACTION.decider(log)
    offers = [offer for group in decision.groups for offer in group.offers]
    offered = {offer.to or offer.hex for offer in offers}
    labels = {hex_: closed.why for closed in decision.closed for hex_ in closed.hexes}
    view, refused = log.state.view(seat), Tally[str]()
    for hex_ in MAP_HEXES:
        message = INTERACTION.why_not_there(log, Pointing(hex_), seat, ENGLISH)
        if hex_ in offered:
            assert (message is None) == (decision.step != "luke"), hex_
            assert hex_ not in labels
            continue
        assert message is not None, hex_
        assert TRUE_OF_PLACES[message.id](view, hex_, message.args), (hex_, message)
        refused[message.id] += 1
        if decision.step == "place":
            assert labels[hex_] == ENGLISH.say(message)
    assert refused


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_labels_say_of_closed_hexes_is_one_sentence(lang: str) -> None:
    for _, log in PLACINGS:
        for closed in closed_hexes(log, Text(lang)):
            assert closed.why.endswith(".")
            assert ". " not in closed.why
            assert "assault-why" not in closed.why
