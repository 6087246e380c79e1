"""The questions of Assault on Hoth: rounds, walks to a place and facing, shots, replies, set-up."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from echobase import IllegalAction
from echobase.core import game
from echobase.core.chance import CHANCE
from echobase.core.events import Message
from echobase.games.assault.documents.view import View
from echobase.games.assault.narrow import assault
from echobase.games.assault.offers import walks
from echobase.games.assault.offers.actors import actor, end_of, pair_of
from echobase.games.assault.offers.listing import SURPRISE as SURPRISE_WORD
from echobase.games.assault.offers.listing import extra_shots, notations, rank
from echobase.games.assault.offers.public_state import known, why_not
from echobase.games.assault.offers.walks import Errand
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.field_of_fire import in_field
from echobase.games.assault.rules.fire import can_fire, target_hex, targets
from echobase.games.assault.rules.force import ELIGIBLE
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.move import add_moves
from echobase.games.assault.rules.odds import Odds
from echobase.games.assault.rules.plan import Plan
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.steps import STEPS
from echobase.games.assault.rules.units import BY_NAME, NAMES, SIDE, WALKERS, is_walker
from echobase.games.assault.rules.walker import ahead
from echobase.games.assault.words import counters, status
from echobase.games.assault.words.counters import NamingChooser, where
from echobase.games.assault.words.information import Info
from echobase.games.assault.words.questions import ASKS, asked_about
from echobase.play import offers as wire
from echobase.play.game_log import Entry, GameLog
from echobase.play.interaction import SURPRISE, WAYS, Interaction
from echobase.play.offers import Decision, Done, Face, Group, Look, Offer, Shot
from echobase.play.refusal import Refusal
from echobase.text import Text
from echobase.text.percent import percent

FACES: Final = {"V": "server-face-vader", "S": "server-face-saber", "B": "server-face-blank"}
MOVING: Final = (steps.ROUND, steps.WALK)
GOING: Final = ("left", "right", "step")


@dataclass(frozen=True)
class Way:
    """Where a Walker is sent, and which of its own side's units it may crush on the way."""

    walker: int
    hex: int
    facing: int
    agreed: tuple[str, ...]
    begun: int


class AssaultInteraction(Interaction):
    """The interaction of an assault."""

    still = (
        "map",
        "columns",
        "rows",
        "terrain",
        "features",
        "sectors",
        "first_row_south",
        "macrohexes",
        "field_of_fire",
    )

    def __init__(self) -> None:
        super().__init__("assault")

    def ends_something(self, game_log: GameLog, last: Entry) -> bool:
        return assault(game_log.state).step == steps.DRAW and assault(last.before).step in MOVING

    def automatic(self, game_log: GameLog) -> tuple[int, int] | None:
        """The next step of a planned walk; it waits while a Snowspeeder is pushed aside."""
        way, state = game_log.asides.errand, assault(game_log.state)
        if not isinstance(way, Way) or state.step == steps.DISPLACE:
            return None
        errand = Errand(way.walker, way.hex, way.facing, list(way.agreed))
        action = errand.next_action(state)
        if action is None or action == actions.STOP:
            game_log.asides.errand = None
        return None if action is None else (action, way.begun)

    # Questions.

    def pause_prompt(self, game_log: GameLog, text: Text) -> str:
        return text("server-end-round")

    def question(self, game_log: GameLog, text: Text) -> Decision:
        state = assault(game_log.state)
        seat = state.to_act()
        writer = Writer(state, seat, text)
        found = writer.offered()
        done = self.done(state, found, text) if "done" in found else None
        return Decision(
            step=STEPS[state.step],
            name=text.name("step", STEPS[state.step], "assault"),
            prompt=self.prompt(state, writer.chooser.view, found, text),
            groups=writer.groups([notation for notation in found if notation != "done"]),
            done=done,
        )

    def prompt(self, state: State, view: View, found: list[str], text: Text) -> str:
        own = f"server-assault-ask-{STEPS[state.step]}"
        if found == ["done"]:
            own = "server-assault-only-done"
        about = asked_about(state, view, text)
        return text(own if text.has(own) else ASKS[state.step], **about).rstrip(":")

    def done(self, state: State, found: list[str], text: Text) -> Done:
        idle = [name for name in dict.fromkeys(actor(notation) for notation in found) if name]
        names = counters.idle(idle, state, text)
        guard = text("server-assault-really-done", names=names) if idle else None
        return Done(action=actions.DONE, label=text("server-assault-done"), guard=guard)

    def turn(self, state: game.State, text: Text) -> str:
        return status.when(assault(state), text)

    # Answers.

    def take(self, game_log: GameLog, seat: int, action: int) -> bool:
        state = assault(game_log.state)
        if action == SURPRISE and state.step == steps.LUKE:
            game_log.do(actions.LUKE + secrets.randbelow(ELIGIBLE))
            return True
        if action >= WAYS:
            return self.send(game_log, state, action)
        taken = super().take(game_log, seat, action)
        if taken and not actions.is_walk(action) and state.step != steps.DISPLACE:
            game_log.asides.errand = None
        return taken

    def send(self, game_log: GameLog, state: State, action: int) -> bool:
        """Send a Walker on its way."""
        walker, hex_, facing = unpack_way(action, state)
        if walker >= WALKERS or not walks.may_walk(walker, state):
            return False
        for plan in state.plans(walker):
            if (plan.hex, plan.facing) == (hex_, facing) and plan.actions:
                own = tuple(walks.own_victims(plan))
                begun = game_log.number + 1
                game_log.do(plan.actions[0], begun)
                game_log.asides.errand = Way(walker, hex_, facing, own, begun)
                return True
        return False

    def why_not(self, game_log: GameLog, ask: str, seat: int | None, text: Text) -> str:
        state = assault(game_log.state)
        try:
            if ask.startswith("walk "):
                message = why_not_walk(state, ask)
            else:
                message = why_not(state, state.read(ask), seat)
        except IllegalAction:
            raise Refusal(text("ui-not-understood", line=ask[:40]), "malformed") from None
        return text("server-why-allowed") if message is None else text.say(message)

    def look(self, game_log: GameLog, id_: int, hex_: str, seat: int | None, text: Text) -> Look:
        state = known(assault(game_log.state), seat)
        map_ = state.setting.map
        try:
            lines = Info(state, seat, text).about(hex_)
        except Refusal as refused:
            raise Refusal(str(refused), "unknown-hex") from None
        here = map_.index.get(hex_, -1)
        view = state.view(seat)
        known_here = [unit for unit in view.units if hex_ in (unit.place, unit.unit)]
        if here >= 0:
            lines = lines[1:-1]  # Without its name and its neighbours, which everybody sees.
        lines[: len(known_here)] = [counters.line(unit, view, text) for unit in known_here]
        unit = state.at[here] if here >= 0 else -1
        reach, shots, field = [], [], []
        if unit >= 0:
            reach = reach_of(state, unit)
            shots = shots_of(state, unit, text)
        if unit >= 0 and is_walker(unit):
            field = [
                map_.labels[other]
                for other in range(len(map_.labels))
                if in_field(state, unit, other)
            ]
        return Look(id=id_, hex=hex_, reach=reach, shots=shots, field=field, lines=lines)

    # Chance and what happened.

    def dice(self, state: game.State, text: Text) -> tuple[int, list[Face]]:
        position = assault(state)
        if position.to_act() != CHANCE:
            return 0, []
        verb = position.write(position.chances()[0][0]).split()[0]
        if verb == "roll":
            return position.dice, [Face(letter=key, name=text(id_)) for key, id_ in FACES.items()]
        if verb == "damage":
            return 2, [Face(letter=str(pips), name=str(pips)) for pips in range(1, 7)]
        return 0, []

    def typed(self, state: game.State, faces: str) -> str:
        if faces.isdecimal():
            return f"damage {sum(int(pips) for pips in faces)}"
        return f"roll {''.join(sorted(faces.upper(), key='VSB'.find))}"

    def places(self, entry: Entry, after: game.State, told: str) -> tuple[str | None, str | None]:
        before, later = assault(entry.before), assault(after)
        name, foe = actor(told), pair_of(told)[1]
        if not name or name not in BY_NAME:
            return None, None
        start = where(before, BY_NAME[name])
        if foe:
            return start, before.setting.map.labels[target_hex(before, BY_NAME[foe])]
        end = where(later, BY_NAME[name]) if end_of(told) or told.startswith(GOING) else None
        return start, end

    def tells_rest(self, after: game.State) -> bool:
        return assault(after).step != steps.WALK


class Writer:
    """Turns notations into offers, unit by unit."""

    def __init__(self, state: State, seat: int, text: Text) -> None:
        self.state = state
        self.text = text
        self.chooser = NamingChooser(state, seat, text, signs=False)
        self.actions: dict[str, int] = {}
        """Actions whose notation is already known: a round has many."""
        self.plans: dict[str, tuple[int, Plan]] = {}
        self.facings = [text.name("facing", facing) for facing in FACINGS]
        self.fill: dict[str, Callable[[Offer], None]] = {
            "walk": self.walks,
            "step": self.steps,
            "fire": self.shots,
            "harpoon": self.shots,
            "face": self.faces,
            "armour": self.armour,
            "soften": self.soften,
            **dict.fromkeys(("move", "place", "displace"), self.ends),
        }

    def offered(self) -> list[str]:
        """Everything that is legal, and every place and facing that a Walker can be sent to."""
        state = self.state
        if state.step not in MOVING:
            return notations(state)
        self.actions = {state.write(action): action for action in state.actions()}
        found = list(self.actions)
        for name in [notation.split()[1] for notation in found if notation.startswith("left ")]:
            walker = BY_NAME[name]
            for plan in state.plans(walker):
                if plan.actions:
                    self.plans[walks.write(walker, plan, state)] = walker, plan
        self.chooser.plans = {notation: plan for notation, (_, plan) in self.plans.items()}
        found += self.plans
        variants = extra_shots(found)
        return sorted(found, key=lambda notation: (*rank(notation, state), notation in variants))

    def groups(self, found: list[str]) -> list[Group]:
        made: dict[str, Group] = {}
        self.chooser.survey(found)
        for notation in found:
            offer = self.plain_move(notation) or self.offer(notation)
            key = self.key(offer)
            if key not in made:
                is_unit = key in self.chooser.units
                label = self.chooser.group(key) if is_unit else self.chooser.choice(notation).group
                made[key] = Group(key=key, label=label, offers=[], hex=offer.hex)
            made[key].offers.append(offer)
        return list(made.values())

    def plain_move(self, notation: str) -> Offer | None:
        """A move to a hex, of which a round may offer a thousand; None if it is something else."""
        action = self.actions.get(notation, actions.DONE)
        unit, place = actions.unpack_move(action)
        map_ = self.state.setting.map
        if not actions.is_move(action) or place >= map_.hexes:
            return None
        name, end = NAMES[unit], map_.labels[place]
        return Offer(
            action=action,
            kind="move",
            notation=notation,
            label=self.chooser.end(name, end),
            hex=where(self.state, unit),
            unit=name,
            to=end,
        )

    def offer(self, notation: str) -> Offer:
        verb, *words = notation.split()
        name = actor(notation)
        choice = self.chooser.choice(notation)
        offer = Offer(
            action=self.number(notation), kind=verb, notation=notation, label=choice.label
        )
        offer.detail = choice.detail or None
        if name:
            offer.unit, offer.hex = name, where(self.state, BY_NAME[name])
        if verb == "repair":
            offer.detail = words[1]
        if verb in self.fill:
            self.fill[verb](offer)
        return offer

    def key(self, offer: Offer) -> str:
        """The unit that acts in a round; otherwise the verb."""
        if self.state.step == steps.WALK:
            return NAMES[self.state.walker]
        return offer.unit if offer.unit and self.state.step == steps.ROUND else offer.kind

    def number(self, notation: str) -> int:
        if notation == SURPRISE_WORD:
            return SURPRISE
        if notation in self.plans:
            return pack_way(*self.plans[notation], self.state)
        known = self.actions.get(notation)
        return self.state.read(notation) if known is None else known

    def walks(self, offer: Offer) -> None:
        _, plan = self.plans[offer.notation]
        offer.to, offer.facing = self.state.setting.map.labels[plan.hex], FACINGS[plan.facing]
        offer.label = f"{offer.to}, {self.facings[plan.facing]}, {offer.detail}"
        own = walks.own_victims(plan)
        enemies = [NAMES[unit] for unit in plan.crushes if NAMES[unit] not in own]
        crushes = [self.crushing("server-assault-crushes", enemies)] if enemies else []
        offer.detail = ", ".join([self.chooser.points(plan.cost), *crushes])
        if own:
            offer.guard = self.crushing("server-assault-crush-own", own)

    def crushing(self, id_: str, names: list[str]) -> str:
        return self.text(id_, names=", ".join(counters.counted(names, self.text)))

    def steps(self, offer: Offer) -> None:
        assert offer.unit is not None
        offer.to = self.state.setting.map.labels[ahead(self.state, BY_NAME[offer.unit])]
        own = walks.own_victim_ahead(self.state, offer.action)
        if own:
            offer.guard = self.crushing("server-assault-crush-own", [own])

    def shots(self, offer: Offer) -> None:
        _, offer.foe = pair_of(offer.notation)
        hex_ = target_hex(self.state, BY_NAME[offer.foe])
        offer.target = self.state.setting.map.labels[hex_]
        offer.detail = " ".join(offer.notation.split()[2:]) or None
        offer.odds = odds(self.chooser.odds(offer.notation), self.text)

    def armour(self, offer: Offer) -> None:
        """Luke's points: any number of them."""
        points = offer.notation.split()[1]
        if points != "0":
            offer.detail = points
            self.soften(offer)

    def soften(self, offer: Offer) -> None:
        """The first point reveals Luke, and that cannot be undone."""
        if not self.state.revealed:
            offer.guard = self.text("server-assault-shows-luke")

    def faces(self, offer: Offer) -> None:
        offer.facing = offer.notation.split()[1]

    def ends(self, offer: Offer) -> None:
        offer.to = end_of(offer.notation)


def pack_way(walker: int, plan: Plan, state: State) -> int:
    return WAYS + (walker * len(state.setting.map.labels) + plan.hex) * 6 + plan.facing


def unpack_way(action: int, state: State) -> tuple[int, int, int]:
    rest, facing = divmod(action - WAYS, 6)
    walker, hex_ = divmod(rest, len(state.setting.map.labels))
    return walker, hex_, facing


def why_not_walk(state: State, ask: str) -> Message | None:
    asked = walks.WALK.fullmatch(ask)
    if asked is None or asked[2] not in state.setting.map.index or asked[1].upper() not in BY_NAME:
        raise IllegalAction(f"{ask!r}: write a walk as 'walk W1-0812:S'")
    return walks.why_not(asked, state)


def reach_of(state: State, unit: int) -> list[str]:
    """Where a unit could go with a card that lets it move."""
    labels = state.setting.map.labels
    if is_walker(unit):
        return sorted({labels[plan.hex] for plan in state.plans(unit) if plan.actions})
    found: list[int] = []
    add_moves(state, unit, found)
    ends = [end_of(state.write(action)) for action in found]
    return sorted({end for end in ends if end.isdecimal()})


def shots_of(state: State, unit: int, text: Text) -> list[Shot]:
    """The enemies a unit could hit from where it is; for a Walker, also those outside its field."""
    labels, found = state.setting.map.labels, []
    for target in targets(state, SIDE[unit]):
        try:
            odds = state.odds(f"fire {NAMES[unit]}x{NAMES[target]}")
        except IllegalAction:
            continue
        hex_ = target_hex(state, target)
        clear = not is_walker(unit) or in_field(state, unit, hex_)
        if can_fire(state, unit) and odds.dice >= odds.armour:
            words = f"{counters.name(NAMES[target], text)}: {percent(odds.hit)} %"
            found.append(Shot(hex=labels[hex_], clear=clear, dice=odds.dice, text=words))
    return found


def odds(found: Odds, text: Text) -> wire.Odds:
    """Dice with their reasons, armour, and what they may do."""
    chances = [
        wire.Chance(text=text("server-odds-hit", armour=found.armour), percent=percent(found.hit))
    ]
    if found.destroy != found.hit:
        chances.append(
            wire.Chance(text=text("server-odds-destroy"), percent=percent(found.destroy))
        )
    chances += [
        wire.Chance(text=text.name("damage", damage), percent=percent(chance))
        for damage, chance in found.damage.items()
        if chance
    ]
    return wire.Odds(
        dice=found.dice,
        reasons=[
            wire.Reason(text=text.say(message), dice=int(message.args["dice"]))
            for message in found.reasons
        ],
        chances=chances,
    )


INTERACTION: Final[Interaction] = AssaultInteraction()
