"""Random positions of Assault on Hoth in which everybody is near and much has happened already."""

import random
from typing import Any

from echobase.games.assault.game import GAME
from echobase.games.assault.rules.state import State

IMPERIAL = [*(f"W{n}" for n in range(1, 6)), "A1", "A2", *(f"LS{n}" for n in range(1, 9))]
IMPERIAL += [f"HS{n}" for n in range(1, 5)]
REBEL = [*(f"S{n}" for n in range(1, 7)), *(f"T{n}" for n in range(1, 5))]
REBEL += [*(f"LT{n}" for n in range(1, 9)), *(f"HT{n}" for n in range(1, 5))]
CARDS = [
    "walkers_move",
    "walkers_move_or_fire",
    "walkers_fire",
    "at_sts_move",
    "at_sts_fire",
    "snowtroopers_move",
    "snowtroopers_fire",
    "troopers_move",
    "troopers_fire",
    "towers_fire",
    "snowspeeders_move",
    "snowspeeders_fire",
    "snowspeeders_move_fire_or_harpoon",
]
FACINGS = ["N", "NE", "SE", "S", "SW", "NW"]
HELD = ["the_force", "repair_droid", "veers"]
DEPTH = 9
"""Rows in which all units stand."""


def melee(map_: str, angle: int, rng: random.Random) -> State:
    """In the round of any card."""
    document = GAME.start(map=map_, setup="default", field_of_fire=angle).document()
    units = placed(document["map"]["terrain"], rng)
    living = [unit["unit"] for unit in units if unit["place"].isdecimal()]
    force = rng.choice([10, 10, 0, 3, 7])
    card = rng.choice(CARDS)
    speeders = [u["unit"] for u in units if u["unit"] in living and u["unit"][0] == "S"]
    gunners = [name for name in speeders if not hits_of(units, name).get("gunner")]
    luke = rng.choice([f"S{n}" for n in range(1, 6)])
    play = {
        "card": card,
        "luke": luke,
        "force": force,
        "revealed": force < 10,
        "raised": rng.choice([0, 2, 4]) if force < 10 and card.startswith("walkers") else 0,
        "held": [name for name in HELD if rng.random() < 0.4],
        "grid_stands": rng.random() < 0.6,
        "hotshot": rng.choice(gunners) if gunners and rng.random() < 0.4 else "",
        "used": [name for name in living if rng.random() < 0.15],
    }
    document["units"], document["play"] = units, play
    return GAME.load(document)


def hits_of(units: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(unit for unit in units if unit["unit"] == name)


def placed(terrain: list[str], rng: random.Random) -> list[dict[str, Any]]:
    """All units in a few rows, some aboard, in the Base or destroyed."""
    first = rng.randrange(len(terrain) - DEPTH)
    free = [
        (f"{column + 1:02}{row + 1:02}", terrain[row][column])
        for row in range(first, first + DEPTH)
        for column in range(len(terrain[0]))
    ]
    rng.shuffle(free)
    found: list[dict[str, Any]] = []
    room: dict[str, int] = {}
    for name in (*IMPERIAL, *REBEL):
        unit: dict[str, Any] = {"unit": name, "place": "destroyed"}
        found.append(unit)
        carriers = [walker for walker, places in room.items() if places]
        if name[1] == "S" and carriers and rng.random() < 0.5:
            unit["place"] = rng.choice(carriers)
            room[unit["place"]] -= 1
        elif name[1] == "T" and rng.random() < 0.4:
            unit["place"] = "base"
        elif name == "W1" or rng.random() < 0.85:
            closed = {"W": "#PG", "S": ""}.get(name[0] if name[1:].isdecimal() else "", "#")
            place = next(place for place in free if place[1] not in closed)
            free.remove(place)
            unit.update(place=place[0], **damage(name, rng))
        if name[0] == "W" and unit["place"] != "destroyed":
            room[name] = 3 if unit["body"] < 2 else 0
    return found


def damage(name: str, rng: random.Random) -> dict[str, Any]:
    if name[0] == "W":
        tracks = {track: rng.choice([0, 0, 1, 2]) for track in ("blaster", "legs", "body")}
        return {"facing": rng.choice(FACINGS), **tracks}
    if name[0] == "S":
        return {"gunner": rng.choice([0, 0, 1]), "body": rng.choice([0, 1])}
    return {}
