"""The interaction of Assault on Hoth: rounds, walks, shots, replies, set-up."""

import re
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from echobase.core import game
from echobase.core.chance import CHANCE
from echobase.core.errors import IllegalAction, Refusal
from echobase.core.events import Message
from echobase.games.assault.interaction import (
    guards,
    look,
    placing,
    replies,
    standing_answers,
    tray,
)
from echobase.games.assault.interaction.group_moves import group_moves, like_units
from echobase.games.assault.interaction.offers import LIFT, LIFTS, SURPRISE, WAYS, AssaultOffers
from echobase.games.assault.interaction.pointing import why_not_there
from echobase.games.assault.interaction.preview import preview
from echobase.games.assault.interaction.replies import REPLIES
from echobase.games.assault.interaction.volley import best_volley
from echobase.games.assault.offers import secrecy, walks
from echobase.games.assault.offers.actors import actor, end_of, pair_of
from echobase.games.assault.offers.listing import SURPRISE_ME
from echobase.games.assault.offers.walks import Errand
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.fire import target_hex
from echobase.games.assault.rules.force import ELIGIBLE
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.state import State, as_assault
from echobase.games.assault.rules.steps import STEPS
from echobase.games.assault.rules.units import BY_NAME
from echobase.games.assault.words import status
from echobase.games.assault.words.counters import where
from echobase.games.assault.words.names import no_hex
from echobase.games.assault.words.questions import question
from echobase.play.game_log import GameLog
from echobase.play.interaction import Interaction
from echobase.play.log_entry import Entry
from echobase.play.offers import (
    Decision,
    Done,
    Face,
    Guard,
    Look,
    Offer,
    Pointing,
    Pose,
    Preview,
    StandingAnswer,
)
from echobase.text import Text

FACES: Final = {"V": "face-vader", "S": "face-saber", "B": "face-blank"}
GOING: Final = ("left", "right", "step")
FACE_SOUTH: Final = actions.FACE + FACINGS.index("S")
"""Walkers come from the north, so nearly all of them face the other way."""
UNIT: Final = re.compile(r"(?:[walst]|[lh][st])\d+")
LIFTING: Final = re.compile(rf"{LIFT} \d+")
WALKING: Final = re.compile(r"^(?:walk|move) (?=w\d-\d)", re.IGNORECASE)
"""The beginning of a walk to a hex."""


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
    errand = Errand
    passes_screen = True  # the rounds of the other side are entirely public

    def __init__(self) -> None:
        super().__init__("assault")

    # Who decides.

    def step(self, game_log: GameLog) -> str:
        return STEPS[as_assault(game_log.state).step]

    def secret(self, game_log: GameLog) -> bool:
        return secrecy.shows_luke(as_assault(game_log.state))

    def card_follows(self, game_log: GameLog, last: Entry) -> bool:
        acted = as_assault(last.before).step in (steps.ROUND, steps.WALK)
        return acted and as_assault(game_log.state).step == steps.DRAW

    def pause_reason(self, game_log: GameLog) -> str:
        return "end-round"

    def automatic(self, game_log: GameLog) -> tuple[int, int] | None:
        """A choice in the queue, what was answered in advance, or a planned walk's step."""
        state = as_assault(game_log.state)
        queued = super().automatic(game_log)
        if queued is not None:
            return queued
        answer = standing_answers.answer(game_log)
        if answer is not None:
            return answer, game_log.number + 1
        errand = game_log.asides.errand
        if not isinstance(errand, Errand) or errand.interrupted or state.step == steps.DISPLACE:
            return None
        action = errand.next_action(state)
        if action is None:
            walking = state.step == steps.WALK
            game_log.asides.errand = replace(errand, interrupted=True) if walking else None
            return None
        if action == actions.STOP:
            game_log.asides.errand = None
        return action, errand.begun

    def standing(self, game_log: GameLog, seat: int, text: Text) -> list[StandingAnswer]:
        return standing_answers.answers(game_log, seat, text)

    # Questions.

    def question(self, game_log: GameLog, text: Text) -> Decision:
        state = as_assault(game_log.state)
        offers = AssaultOffers(state, state.to_act(), text, game_log.seen(state.to_act()))
        placed = placing.current(game_log)
        found = offers.offered() if placed is None else placed.notations()
        due = None
        if placed is not None:
            offers.chooser.left, due = placed.left(), placed.due()
        prompt = question(state, offers.chooser.view, text, brief=True, due=due)
        groups = offers.groups([notation for notation in found if notation != "done"])
        return Decision(
            step=self.step(game_log),
            name=self.step_name(game_log, text),
            prompt=text("server-assault-only-done") if found == ["done"] else prompt,
            groups=groups + offers.lifted(placing.lifts(game_log, state.to_act())),
            done=self.done(game_log, offers, text) if "done" in found else None,
            volley=best_volley(offers.shot_odds),
            tray=tray.tray(game_log, text),
            closed=tray.closed_hexes(game_log, text),
            incoming=replies.incoming(game_log, text),
            preset=FACE_SOUTH if state.step == steps.FACE else None,
        )

    def done(self, game_log: GameLog, offers: AssaultOffers, text: Text) -> Done:
        guard = guards.of_done(offers.state, offers.shot_odds)
        return Done(
            action=actions.DONE,
            label=text("server-assault-done"),
            guard=None if guard is None else self.guard_text(game_log, guard, text),
        )

    def turn(self, state: game.State, text: Text) -> str:
        return status.when(as_assault(state), text)

    def look(self, game_log: GameLog, id_: int, hex_: str, seat: int | None, text: Text) -> Look:
        return look.look(as_assault(game_log.state), id_, hex_, seat, text)

    def preview(
        self, game_log: GameLog, id_: int, pose: Pose, seat: int | None, text: Text
    ) -> Preview:
        return preview(as_assault(game_log.state), id_, pose, seat, text)

    # Answers.

    def read(self, game_log: GameLog, notation: str, text: Text) -> int:
        state = as_assault(game_log.state)
        check_names(notation, state, text)
        if notation == SURPRISE_ME and state.step == steps.LUKE:
            return SURPRISE
        if LIFTING.fullmatch(notation):
            hex_ = notation.split()[1]
            if hex_ not in state.setting.map.index:
                raise Refusal(no_hex(hex_[:10], state, text), "unknown-hex")
            return LIFTS + state.setting.map.index[hex_]
        if not WALKING.match(notation):
            placed = placing.current(game_log)
            return state.read(notation if placed is None else placed.in_engine_words(notation))
        found = walks.find(WALKING.sub("", notation), state)
        if found is None:
            raise IllegalAction(f"{notation!r}: write a walk as 'walk W1-0812:S'")
        return WAYS + walks.pack(*found, state)

    def write(self, game_log: GameLog, action: int) -> str:
        if action == SURPRISE:
            return SURPRISE_ME
        if action < WAYS:
            return super().write(game_log, action)
        state = as_assault(game_log.state)
        found = walks.unpack(action - WAYS, state)
        return "" if found is None else walks.write(found[0], found[1].hex, found[1].facing, state)

    def why_not(
        self, game_log: GameLog, notation: str, viewer: int | None, text: Text
    ) -> Message | None:
        """A planned walk is judged by its Walker, and by whether there is a route."""
        state = as_assault(game_log.state)
        walk = walks.WALK.fullmatch(WALKING.sub("walk ", notation))
        if walk is not None and WALKING.match(notation):
            check_names(notation, state, text)
            return walks.why_not(walk, state)
        action = self.read(game_log, notation, text)
        if action == SURPRISE:
            return None
        if action >= LIFTS:
            return placing.why_not_lift(game_log, state.to_act(), action - LIFTS)
        placed = placing.current(game_log)
        if placed is not None and actions.is_place(action):
            return placed.why_not(action - actions.PLACE)
        return secrecy.why_not(state, action, viewer)

    def why_not_here(
        self, game_log: GameLog, pointing: Pointing, viewer: int, text: Text
    ) -> Message | None:
        return why_not_there(game_log, pointing, viewer, text)

    def guard(self, game_log: GameLog, action: int) -> Guard | None:
        state = as_assault(game_log.state)
        if action < LIFTS:
            return guards.guard_of(state, action)
        found = walks.unpack(action - WAYS, state)
        return None if found is None else guards.of_walk(found[1])

    def guard_text(self, game_log: GameLog, guard: Guard, text: Text) -> str:
        return guards.guard_text(guard, as_assault(game_log.state), text)

    def choose(self, game_log: GameLog, seat: int, action: int) -> bool:
        state = as_assault(game_log.state)
        if action == SURPRISE and state.step == steps.LUKE:
            game_log.do(actions.LUKE + secrets.randbelow(ELIGIBLE))
            return True
        if action >= WAYS:
            return self.send(game_log, state, action)
        if action >= LIFTS:
            return placing.lift(game_log, seat, action - LIFTS)
        placed = placing.current(game_log)
        if placed is not None and actions.is_place(action):
            return placed.put(seat, action - actions.PLACE)
        chosen = super().choose(game_log, seat, action)
        if chosen and state.step != steps.DISPLACE:
            game_log.asides.errand = None
        return chosen

    def send(self, game_log: GameLog, state: State, action: int) -> bool:
        """Send a Walker on its way."""
        found = walks.unpack(action - WAYS, state)
        if found is None:
            return False
        walker, plan = found
        begun, own = game_log.number + 1, tuple(walks.own_victims(plan))
        game_log.do(plan.actions[0], begun)
        game_log.asides.errand = Errand(walker, plan.hex, plan.facing, own, begun)
        game_log.asides.considered = begun  # hex and facing were shown before
        return True

    def group_move(
        self, game_log: GameLog, units: Sequence[str], count: int, to: str, text: Text
    ) -> list[Offer]:
        state = as_assault(game_log.state)
        for name in units:
            if name not in BY_NAME:
                raise Refusal(text("ui-assault-no-unit", name=name[:10]), "unknown-unit")
        if to not in state.setting.map.index:
            raise Refusal(no_hex(to[:10], state, text), "unknown-hex")
        if state.step != steps.ROUND:
            return []
        group = list(dict.fromkeys(BY_NAME[name] for name in units))
        if count > 1:
            group = like_units(state, group[0], count)
        moves = group_moves(state, group, state.setting.map.index[to])
        offers = AssaultOffers(state, state.to_act(), text, game_log.seen(state.to_act()))
        return [offers.move(action) for action in moves]

    def answer_several(
        self, game_log: GameLog, seat: int, notations: Sequence[str], text: Text
    ) -> str:
        """Several units to set up."""
        if not all(notation.startswith("place ") for notation in notations):
            return super().answer_several(game_log, seat, notations, text)
        for notation in notations:
            check_names(notation, as_assault(game_log.state), text)
        places = [notation.partition("-")[2] for notation in notations]
        return placing.place_all(game_log, seat, places, text)

    def can_undo(self, game_log: GameLog, seat: int) -> bool:
        held = bool(game_log.held) and game_log.facts.undo and self.decider(game_log) == seat
        return held or super().can_undo(game_log, seat)

    def undo(self, game_log: GameLog, seat: int) -> None:
        """Of several units placed, the one that was placed last is picked up first."""
        placed = placing.latest(game_log, seat)
        if placed is not None:
            placed.drop_last(seat)
            return
        super().undo(game_log, seat)

    def due_in_advance(self, game_log: GameLog, seat: int) -> list[str]:
        return [standing_answers.NO_POINTS] if as_assault(game_log.state).step in REPLIES else []

    # Chance.

    def dice(self, state: game.State, text: Text) -> tuple[int, list[Face]]:
        position = as_assault(state)
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

    # Events.

    def places(
        self, entry: Entry, after: game.State, notation: str
    ) -> tuple[str | None, str | None]:
        before, later = as_assault(entry.before), as_assault(after)
        name, foe = actor(notation), pair_of(notation)[1]
        if not name or name not in BY_NAME:
            return None, None
        start = where(before, BY_NAME[name])
        if foe:
            return start, before.setting.map.labels[target_hex(before, BY_NAME[foe])]
        goes = bool(end_of(notation)) or notation.startswith(GOING)
        return start, where(later, BY_NAME[name]) if goes else None

    def acting_unit(self, notation: str) -> str | None:
        return actor(notation) or None

    def tells_rest(self, after: game.State) -> bool:
        return as_assault(after).step != steps.WALK


def check_names(notation: str, state: State, text: Text) -> None:
    """Reject notation that names a unit or a hex that does not exist."""
    for word in notation.split()[1:2]:
        for name in re.split(r"[-x]", word.lower()):
            if UNIT.fullmatch(name) and name.upper() not in BY_NAME:
                name = name.upper()[:10]
                raise Refusal(text("ui-assault-no-unit", name=name), "unknown-unit")
    for hex_ in re.findall(r"-(\d+)", notation):
        if hex_ not in state.setting.map.index:
            raise Refusal(no_hex(hex_[:10], state, text), "unknown-hex")


INTERACTION: Final[Interaction] = AssaultInteraction()
