"""The choices of an assault as offers: structured facts, unit by unit."""

from collections.abc import Callable
from typing import Final

from echobase.games.assault.documents.view import View
from echobase.games.assault.interaction import guards, replies
from echobase.games.assault.offers import walks
from echobase.games.assault.offers.actors import actor, end_of, pair_of
from echobase.games.assault.offers.listing import SURPRISE_ME, in_list_order, legal_notations
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.fire import target_hex
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.odds import ShotOdds
from echobase.games.assault.rules.plan import WalkerPlan
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME, NAMES
from echobase.games.assault.rules.walker import ahead
from echobase.games.assault.words import counters, odds
from echobase.games.assault.words.counters import NamingChooser, where
from echobase.play.interaction import OWN_ANSWERS
from echobase.play.offers import Group, Guard, Offer
from echobase.text import Text

SURPRISE: Final = OWN_ANSWERS
"""Let the computer choose Luke's Snowspeeder."""
LIFTS: Final = OWN_ANSWERS + 1
"""From here on: a hex from which a unit is picked up again."""
WAYS: Final = LIFTS + actions.PLACE_SPAN
"""From here on: a Walker with the hex and the facing it moves to."""
LIFT: Final = "lift"


class AssaultOffers:
    """Turns notations into offers, unit by unit."""

    def __init__(self, state: State, seat: int, text: Text, view: View) -> None:
        self.state = state
        self.text = text
        self.chooser = NamingChooser(state, seat, text, signs=False, view=view)
        self.actions: dict[str, int] = {}
        """Actions whose notation is already known: a round has many."""
        self.plans: dict[str, tuple[int, WalkerPlan]] = {}
        self.shot_odds: dict[int, ShotOdds] = {}
        """The odds of all shots that have been turned into offers."""
        self.facings = [text.name("facing", facing) for facing in FACINGS]
        self.fill: dict[str, Callable[[Offer], None]] = {
            "walk": self.walks,
            "step": self.steps,
            "fire": self.shots,
            "harpoon": self.shots,
            "face": self.faces,
            "stop": self.stops,
            "armour": self.armour,
            **dict.fromkeys(("suffer", "soften"), self.critical),
            **dict.fromkeys(("move", "place", "displace"), self.ends),
        }

    def offered(self) -> list[str]:
        """Everything that is legal, and every place and facing that a Walker can be sent to."""
        state = self.state
        if state.step not in (steps.ROUND, steps.WALK):
            return legal_notations(state)
        self.actions = {state.write(action): action for action in state.actions()}
        found = list(self.actions)
        for name in [notation.split()[1] for notation in found if notation.startswith("left ")]:
            walker = BY_NAME[name]
            for plan in state.plans(walker):
                if plan.actions:
                    notation = walks.write(walker, plan.hex, plan.facing, state)
                    self.plans[notation] = walker, plan
        self.chooser.plans = {notation: plan for notation, (_, plan) in self.plans.items()}
        return in_list_order([*found, *self.plans], state)

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
        if not actions.is_move(action):
            return None
        return self.move(action) if ends_on_map(action, self.state) else None

    def move(self, action: int) -> Offer:
        """A move to a hex."""
        unit, place = actions.unpack_move(action)
        name, end = NAMES[unit], self.state.setting.map.labels[place]
        return Offer(
            action=action,
            kind="move",
            notation=self.state.write(action),
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

    def lifted(self, units: dict[int, int]) -> list[Group]:
        """Units that can be picked up again, by their hex."""
        labels = self.state.setting.map.labels
        offers = [
            Offer(
                action=LIFTS + hex_,
                kind=LIFT,
                notation=f"{LIFT} {labels[hex_]}",
                label=f"{counters.name(NAMES[unit], self.text)}, {labels[hex_]}",
                hex=labels[hex_],
                unit=NAMES[unit],
            )
            for hex_, unit in units.items()
        ]
        name = self.text("server-assault-lift")
        return [Group(key=LIFT, label=name, offers=offers)] if offers else []

    def key(self, offer: Offer) -> str:
        """The unit that acts in a round, the column of a hex to place one; otherwise the verb."""
        if self.state.step == steps.WALK:
            return NAMES[self.state.walker]
        if self.state.step == steps.PLACE and offer.to and self.chooser.many:
            return f"{offer.kind} {offer.to[:2]}"
        return offer.unit if offer.unit and self.state.step == steps.ROUND else offer.kind

    def number(self, notation: str) -> int:
        if notation == SURPRISE_ME:
            return SURPRISE
        if notation in self.plans:
            return WAYS + walks.pack(*self.plans[notation], self.state)
        action = self.actions.get(notation)
        return self.state.read(notation) if action is None else action

    def walks(self, offer: Offer) -> None:
        _, plan = self.plans[offer.notation]
        offer.to, offer.facing = self.state.setting.map.labels[plan.hex], FACINGS[plan.facing]
        offer.label = f"{offer.to}, {self.facings[plan.facing]}, {offer.detail}"
        own = walks.own_victims(plan)
        enemies = [NAMES[unit] for unit in plan.crushes if NAMES[unit] not in own]
        parts = [self.chooser.points(plan.cost)]
        if enemies:
            names = ", ".join(counters.counted(enemies, self.text))
            parts.append(self.text("server-assault-crushes", names=names))
        offer.detail = ", ".join(parts)
        offer.guard = self.guard(guards.of_walk(plan))

    def guard(self, guard: Guard | None) -> str | None:
        return None if guard is None else guards.guard_text(guard, self.state, self.text)

    def steps(self, offer: Offer) -> None:
        assert offer.unit is not None
        offer.to = self.state.setting.map.labels[ahead(self.state, BY_NAME[offer.unit])]
        offer.guard = self.guard(guards.of_step(self.state, offer.action))

    def shots(self, offer: Offer) -> None:
        _, offer.foe = pair_of(offer.notation)
        hex_ = target_hex(self.state, BY_NAME[offer.foe])
        offer.target = self.state.setting.map.labels[hex_]
        offer.detail = " ".join(offer.notation.split()[2:]) or None
        self.shot_odds[offer.action] = self.chooser.odds(offer.notation)
        offer.odds = odds.facts(self.shot_odds[offer.action], self.text)

    def armour(self, offer: Offer) -> None:
        """Luke's points: any number of them."""
        points = int(offer.notation.split()[1])
        needed = self.chooser.odds(offer.notation).armour
        offer.label = self.text("server-assault-armour", points=points, armour=needed)
        offer.detail = str(points) if points else None
        self.reply(offer)

    def critical(self, offer: Offer) -> None:
        offer.label = self.text(f"server-assault-{offer.kind}")
        self.reply(offer)

    def reply(self, offer: Offer) -> None:
        """What spending points costs and brings."""
        offer.guard = self.guard(guards.of_points(self.state, offer.action))
        replies.add_facts(offer, self.state, self.text)

    def faces(self, offer: Offer) -> None:
        walker = self.state.placing
        offer.facing = offer.notation.split()[1]
        offer.unit, offer.to = NAMES[walker], where(self.state, walker)

    def stops(self, offer: Offer) -> None:
        offer.label = self.text("server-assault-stop")

    def ends(self, offer: Offer) -> None:
        offer.to = end_of(offer.notation)


def ends_on_map(action: int, state: State) -> bool:
    return actions.unpack_move(action)[1] < state.setting.map.hexes
