"""A second, naive engine for the actions of a round of Assault on Hoth, in sets of labels.

It was written from the rulebook and `docs/rules/assault.md`, not from the engine, with the simplest
code that will do: the engine's `actions()` in notation must be this set. Set-up, arrivals and other
event cards are not covered.
"""

from dataclasses import dataclass, field
from functools import cache

STEPS = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
FACINGS = list(STEPS)
FIRE = {"W": 6, "T": 6, "S": 5, "A": 4, "HS": 4, "HT": 4, "LS": 3, "LT": 3}
ARMOUR = {"W": 3, "A": 2, "S": 2, "T": 2, "HS": 2, "HT": 2, "LS": 1, "LT": 1, "P": 3, "G": 3}
COVERED = ("T", "A", "LS", "HS", "LT", "HT", "G")
INFANTRY = ("LS", "HS", "LT", "HT")
IMPERIAL = ("W", "A", "LS", "HS")
TROOPS = {
    "walkers": ("W",),
    "at_sts": ("A",),
    "snowtroopers": ("LS", "HS"),
    "troopers": ("LT", "HT"),
    "towers": ("T",),
    "snowspeeders": ("S",),
}
ROOM_ABOARD = 3
POINTS = 5


@dataclass(frozen=True, eq=False)
class Ground:
    """A map: terrain of the hexes that are not clear, and what is printed on it."""

    columns: int
    rows: int
    terrain: tuple[tuple[str, str], ...]
    grid: str
    generator: str
    entries: frozenset[str]
    origin: str
    """The hex from which macrohexes are counted."""


@dataclass
class Counter:
    """A unit: `place` is a hex, a Walker, `base`, `displaced`, `destroyed` or `box`."""

    name: str
    place: str
    facing: str = ""
    hits: dict[str, int] = field(default_factory=dict)
    hotshot: bool = False
    used: bool = False

    @property
    def kind(self) -> str:
        return self.name.rstrip("0123456789")

    @property
    def number(self) -> int:
        return int(self.name[len(self.kind) :])

    @property
    def imperial(self) -> bool:
        return self.kind in IMPERIAL

    @property
    def on_map(self) -> bool:
        return self.place.isdecimal()


@dataclass
class Scene:
    """A moment of a game, plainly described."""

    ground: Ground
    step: str
    card: str
    units: dict[str, Counter]
    luke: str
    force: int
    raised: int
    held: set[str]
    grid_stands: bool
    angle: int
    moving: str = ""
    points: int = 0
    """Of the Walker that is moving."""
    target: str = ""


# Hexes.


def axial(hex_: str) -> tuple[int, int]:
    x, y = int(hex_[:2]) - 1, int(hex_[2:]) - 1
    return x, y - x // 2


def label(q: int, r: int) -> str:
    return f"{q + 1:02}{r + q // 2 + 1:02}"


def length(q: int, r: int) -> int:
    return (abs(q) + abs(r) + abs(q + r)) // 2


def apart(one: str, other: str) -> int:
    (a, b), (c, d) = axial(one), axial(other)
    return length(c - a, d - b)


@cache
def hexes(ground: Ground) -> frozenset[str]:
    return frozenset(
        f"{column:02}{row:02}"
        for column in range(1, ground.columns + 1)
        for row in range(1, ground.rows + 1)
    )


@cache
def terrain(ground: Ground, hex_: str) -> str:
    return dict(ground.terrain).get(hex_, "clear")


def ahead(hex_: str, facing: str) -> str:
    """The next hex in a direction; empty for none that has a label."""
    (q, r), (dq, dr) = axial(hex_), STEPS[facing]
    inside = q + dq >= 0 and r + dr + (q + dq) // 2 >= 0
    return label(q + dq, r + dr) if inside else ""


@cache
def around(ground: Ground, hex_: str) -> frozenset[str]:
    return frozenset(ahead(hex_, facing) for facing in FACINGS) & hexes(ground)


@cache
def macrohex(ground: Ground, hex_: str) -> tuple[int, int]:
    """The flower whose centre is the hex or a neighbour of it."""
    (q, r), (q0, r0) = axial(hex_), axial(ground.origin)
    found = [
        (a, b)
        for a in range(-6, 16)
        for b in range(-6, 16)
        if length(q - q0 - (2 * a - b), r - r0 - (a + 3 * b)) <= 1
    ]
    assert len(found) == 1
    return found[0]


@cache
def range_of(ground: Ground, one: str, other: str) -> int:
    (a, b), (c, d) = macrohex(ground, one), macrohex(ground, other)
    return length(c - a, d - b)


@cache
def reach(ground: Ground, start: str, steps: int, flies: bool) -> frozenset[str]:
    """The hexes within this many steps, the first one included; only fliers cross cliffs."""
    found = {start}
    for _ in range(steps):
        found |= {
            other
            for hex_ in found
            for other in around(ground, hex_)
            if flies or terrain(ground, other) != "cliff"
        }
    return frozenset(found)


@cache
def field_of_fire(facing: str, angle: int) -> frozenset[tuple[int, int]]:
    """The places, seen from the Walker, that lie in the wedge in front of it."""
    place = FACINGS.index(facing)
    left, right = STEPS[FACINGS[place - 1]], STEPS[FACINGS[(place + 1) % 6]]
    found = set()
    for m in range(-60, 61):
        for n in range(-60, 61):
            wedge = m >= 0 and n >= 0 and (m, n) != (0, 0)
            narrow = wedge and m <= 2 * n and n <= 2 * m
            if {60: narrow, 120: wedge, 180: m + n > 0}[angle]:
                found.add((m * left[0] + n * right[0], m * left[1] + n * right[1]))
    return frozenset(found)


# Who may do what.


def legal(scene: Scene) -> set[str]:
    """Every legal action in notation."""
    if scene.step == "displace":
        return displacements(scene)
    if scene.step == "armour":
        most = scene.force if scene.target == scene.luke else 0
        return {f"armour {points}" for points in range(most + 1)}
    if scene.step == "critical":
        softens = scene.target == scene.luke and scene.force > 0
        return {"suffer", "soften"} if softens else {"suffer"}
    if scene.step == "walk":
        return walk(scene, scene.units[scene.moving], scene.points) | {"stop", "done"}
    assert scene.step == "round"
    return acts(scene) | {"done"}


def acts(scene: Scene) -> set[str]:
    """What the units of the card may do, and the Repair Droid."""
    named, _, what = scene.card.partition("_move" if "_move" in scene.card else "_fire")
    found = repairs(scene) if named in ("walkers", "at_sts", "snowtroopers") else set()
    for unit in scene.units.values():
        if unit.used or unit.kind not in TROOPS[named]:
            continue
        if "_move" in scene.card:
            found |= moves(scene, unit)
        if "fire" in scene.card:
            found |= shots(scene, unit)
        if "harpoon" in what:
            found |= harpoons(scene, unit)
    return found


def repairs(scene: Scene) -> set[str]:
    if "repair_droid" not in scene.held:
        return set()
    return {
        f"repair {unit.name} {track}"
        for unit in scene.units.values()
        if unit.kind == "W" and unit.on_map
        for track in ("blaster", "legs", "body")
        if unit.hits.get(track)
    }


# Moves.


def occupied(scene: Scene) -> set[str]:
    return {unit.place for unit in scene.units.values() if unit.on_map}


def moves(scene: Scene, unit: Counter) -> set[str]:
    if unit.kind == "W":
        if not unit.on_map:
            return set()
        return walk(scene, unit, {0: 5, 1: 3}.get(unit.hits.get("legs", 0), 0))
    return {f"move {unit.name}-{end}" for end in ends_of(scene, unit)}


def ends_of(scene: Scene, unit: Counter) -> set[str]:
    """Where a unit without facing may end its move: hexes, a Walker, the Base Box."""
    ground, taken = scene.ground, occupied(scene)
    if unit.on_map:
        found = set(reach(ground, unit.place, POINTS, unit.kind == "S")) - taken
        if unit.kind in ("LS", "HS"):
            found |= mounts(scene, reach(ground, unit.place, POINTS - 1, False))
        if unit.kind in ("LT", "HT"):
            near = reach(ground, unit.place, POINTS - 1, False)
            found |= {"base"} if near & open_entries(scene) else set()
        return found
    if has_twin(scene, unit):
        return set()
    if unit.place == "base":
        places = [reach(ground, entry, POINTS - 1, False) for entry in open_entries(scene)]
        return set().union(*places) - taken
    carrier = scene.units.get(unit.place)
    if carrier is None:
        return set()
    there = carrier.place
    mounted = mounts(scene, reach(ground, there, POINTS - 2, False)) - {carrier.name}
    return (set(reach(ground, there, POINTS - 1, False)) - taken) | mounted


def has_twin(scene: Scene, unit: Counter) -> bool:
    """Whether a unit of the same kind and a lower number could do the same from the same box."""
    return any(
        other.kind == unit.kind
        and other.place == unit.place
        and not other.used
        and other.number < unit.number
        for other in scene.units.values()
    )


def open_entries(scene: Scene) -> set[str]:
    closed = {unit.place for unit in scene.units.values() if unit.imperial}
    return set(scene.ground.entries) - closed


def mounts(scene: Scene, within: frozenset[str]) -> set[str]:
    """The Walkers in these hexes that have room and a troop bay."""
    found = set()
    for walker in scene.units.values():
        if walker.kind != "W" or walker.place not in within or walker.hits.get("body", 0) >= 2:
            continue
        aboard = [unit for unit in scene.units.values() if unit.place == walker.name]
        if len(aboard) < ROOM_ABOARD:
            found.add(walker.name)
    return found


def walk(scene: Scene, walker: Counter, points: int) -> set[str]:
    """One turn or one step of a Walker."""
    if points < 1:
        return set()
    found = {f"left {walker.name}", f"right {walker.name}"}
    ground, hex_ = scene.ground, ahead(walker.place, walker.facing)
    if hex_ not in hexes(ground) or hex_ in (ground.grid, ground.generator):
        return found
    others = [unit for unit in scene.units.values() if unit.kind == "W" and unit.place == hex_]
    cost = {"clear": 1, "rough": 3, "cliff": 99}[terrain(ground, hex_)]
    if cost <= points and not others:
        found.add(f"step {walker.name}")
    return found


def displacements(scene: Scene) -> set[str]:
    """The empty hexes nearest to the Walker that has come."""
    here = scene.units[scene.moving].place
    speeder = next(unit.name for unit in scene.units.values() if unit.place == "displaced")
    empty = hexes(scene.ground) - occupied(scene)
    nearest = min(apart(here, hex_) for hex_ in empty)
    return {f"displace {speeder}-{hex_}" for hex_ in empty if apart(here, hex_) == nearest}


# Fire.


def shots(scene: Scene, unit: Counter) -> set[str]:
    ground = scene.ground
    if not unit.on_map or terrain(ground, unit.place) == "cliff":
        return set()
    if unit.hits.get("blaster", 0) >= 2:
        return set()
    strength = FIRE[unit.kind]
    strength -= 3 if unit.hits.get("blaster") else 0
    strength -= 2 if unit.hits.get("gunner") else 0
    strength += 2 if unit.hotshot else 0
    found = set()
    for name, hex_ in targets(scene, unit).items():
        dice = strength - range_of(ground, unit.place, hex_) - cover(scene, name, hex_)
        for extra, more in extras(scene, unit).items():
            if dice + more >= armour(scene, name):
                found.add(f"fire {unit.name}x{name}{extra}")
    return found


def targets(scene: Scene, firer: Counter) -> dict[str, str]:
    """By name: the hexes of all that the unit may fire at, near or far."""
    ground = scene.ground
    found = {
        unit.name: unit.place
        for unit in scene.units.values()
        if unit.imperial != firer.imperial
        and unit.on_map
        and terrain(ground, unit.place) != "cliff"
    }
    if firer.imperial:
        found["G"] = ground.generator
        if scene.grid_stands:
            found["P"] = ground.grid
    if firer.kind != "W":
        return found
    q, r = axial(firer.place)
    seen = {}
    for name, hex_ in found.items():
        a, b = axial(hex_)
        if (a - q, b - r) in field_of_fire(firer.facing, scene.angle):
            seen[name] = hex_
    return seen


def cover(scene: Scene, target: str, hex_: str) -> int:
    kind = target.rstrip("0123456789")
    return int(kind in COVERED and terrain(scene.ground, hex_) == "rough")


def armour(scene: Scene, target: str) -> int:
    if target == "G" and not scene.grid_stands:
        return 2
    points = scene.raised if target == scene.luke else 0
    return ARMOUR[target.rstrip("0123456789")] + points


def extras(scene: Scene, unit: Counter) -> dict[str, int]:
    """What may be declared with a shot, and the dice that it adds."""
    if unit.imperial:
        veers = unit.kind == "W" and "veers" in scene.held
        return {"": 0, " veers": 2} if veers else {"": 0}
    points = {"": 0} | {f" +{n}": n for n in range(1, force_of(scene, unit) + 1)}
    if "the_force" not in scene.held:
        return points
    return points | {f"{extra} force": n for extra, n in points.items()}


def force_of(scene: Scene, unit: Counter) -> int:
    return scene.force if unit.name == scene.luke else 0


def harpoons(scene: Scene, unit: Counter) -> set[str]:
    """Four dice are always enough for three Sabers, so nothing but the place matters."""
    if not unit.on_map or terrain(scene.ground, unit.place) == "cliff" or unit.hits.get("gunner"):
        return set()
    near = [
        walker.name
        for walker in scene.units.values()
        if walker.kind == "W" and walker.place in around(scene.ground, unit.place)
    ]
    points = ["", *(f" +{n}" for n in range(1, force_of(scene, unit) + 1))]
    return {f"harpoon {unit.name}x{walker}{extra}" for walker in near for extra in points}
