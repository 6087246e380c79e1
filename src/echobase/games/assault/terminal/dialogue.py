"""The dialogue of an assault: rounds, walks, replies and the commands of this game."""

import re
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from echobase.core.events import Message
from echobase.core.sides import NOBODY
from echobase.games.assault.documents.view import View
from echobase.games.assault.narrow import assault
from echobase.games.assault.offers import public_state as known
from echobase.games.assault.offers import walks
from echobase.games.assault.offers.actors import actor
from echobase.games.assault.offers.listing import SURPRISE, is_out_of_base, notations
from echobase.games.assault.offers.walks import Errand
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.cards import ACTION_CARDS, FIRES, HARPOONS, NO_CARD
from echobase.games.assault.rules.force import ELIGIBLE
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.steps import STEPS
from echobase.games.assault.rules.units import (
    BY_NAME,
    KIND,
    NAMES,
    SNOWSPEEDER,
    UNITS,
    WALKER,
    is_trooper,
)
from echobase.games.assault.terminal import window
from echobase.games.assault.terminal.pages import show_board
from echobase.games.assault.words import odds, status
from echobase.games.assault.words.choices import MEANINGS, Chooser, signs_in
from echobase.games.assault.words.information import Info
from echobase.games.assault.words.names import no_hex
from echobase.games.assault.words.questions import ASKS, asked_about
from echobase.play.choice import Choice
from echobase.play.refusal import Refusal
from echobase.terminal.dialogue import Dialogue, Note

if TYPE_CHECKING:
    from echobase.terminal.session import Session

REPLIES: Final = {steps.ARMOUR: actions.ARMOUR, steps.CRITICAL: actions.SUFFER}
"""Replies about Luke's points, and the answer that spends none."""
DRAWN: Final = (steps.PLACE, steps.ROUND, steps.WALK, steps.DISPLACE)
"""Steps that need a look at the map."""
ALIKE: Final = re.compile(r"(A|T|LT|HT)\d+")
"""Units that are placed in ascending order."""
SHAPES: Final = {
    "walk": re.compile(r"w\d-\d{4}(:[nsew]{1,2})?"),
    "move": re.compile(r"[a-z]+\d+-(\d{4}|base|w\d)"),
    "fire": re.compile(r"[a-z]+\d+x[a-z]+\d*( \+\d+| force| veers)*"),
}
"""Notation that is clear without its verb."""
HEX: Final = re.compile(r"\d{4}(:[nsew]{1,2})?|base")
NAME: Final = re.compile(r"(?:[walst]|[lh][st])\d+")
STEPPING: Final = ("step", "left", "right")


class AssaultDialogue(Dialogue):
    """What the terminal asks, offers and understands in an assault."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self.errand: Errand | None = None
        """The planned walk in progress."""
        self.no_points = ""
        """`always`, or the turn and round in which Luke spends no points."""
        self.listed: tuple[object, list[str]] | None = None
        self.offered: tuple[object, list[Choice]] | None = None
        """What may be done, in notation and in words, and when it was computed."""
        self.starts: dict[int, str] = {}
        """By number of actions: what was typed then, if it stands for more than one action."""
        self.taken_back = ""
        """The same, for the last undo."""
        self.told = ""
        """The turn and round whose full status has been shown."""

    @property
    def state(self) -> State:
        return assault(self.table.state)

    def seen(self) -> View:
        """The game as those at the screen may see it."""
        view: View = self.state.view(self.session.eyes())
        return view

    # The decision.

    def hides(self) -> bool:
        """Luke's choice, replies about his points, and shots that may include them (A-LUKE-15).

        Only public facts decide this: otherwise the handover itself would reveal him.
        """
        state = self.state
        if state.step == steps.LUKE:
            return True
        if state.revealed or state.winner != NOBODY or state.luke == NOBODY:
            return False
        if state.step in REPLIES:
            return True
        if state.step != steps.ROUND or state.card == NO_CARD:
            return False
        card = ACTION_CARDS[state.card]
        return SNOWSPEEDER in card.kinds and bool(card.allows & (FIRES | HARPOONS))

    def draws_privately(self) -> bool:
        return self.state.step == steps.LUKE  # A-SETUP-21

    def passes_screen(self) -> bool:
        return True  # the other side's rounds are entirely public

    def step_name(self) -> str:
        return self.text.name("step", STEPS[self.state.step], "assault")

    def turn_name(self, seat: int) -> str:
        return status.when(self.seen(), self.text)

    def status(self, seat: int) -> list[Note]:
        """The card in play; once a round also decks, Luke, held cards and damage."""
        view, text = self.seen(), self.text
        notes = []
        if view.card:
            notes.append(Note(f"{text('ui-card')}: {text.name('card', view.card)}", "mark"))
        heading = self.state.heading()
        if self.told == heading or not view.turn:
            return notes
        self.told = heading
        if view.card:
            about = text(f"action-{view.card.replace('_', '-')}-info")
            notes[0].sentence += f" - {about}"
        lines = [status.to_come(view, text), status.luke(view, text)]
        lines += [*status.held(view, text), status.hits(view, text)]
        return notes + [Note(line, "faint") for line in lines if line]

    def question(self) -> list[Note]:
        """What is to be decided, and what the signs after the choices mean."""
        notes = [Note(self.asked(), "strong")]
        if self.state.step == steps.PLACE and not self.state.turn:
            if ALIKE.fullmatch(NAMES[self.state.placing]):
                notes.append(Note(self.text("ui-assault-ascending"), "faint", 2))
            if is_trooper(self.state.placing):
                notes.append(Note(self.text("ui-assault-base-last"), "faint", 2))
        page = self.session.menu.page()
        if any(choice.notation.startswith("walk ") for choice in page):
            notes.append(Note(self.text("ui-assault-other-facing"), "faint", 2))
        if self.state.step in REPLIES:
            notes.append(Note(self.text("ui-assault-in-advance"), "faint", 2))
        if any(is_out_of_base(self.state, choice.notation) for choice in page):
            notes.append(Note(self.text("ui-assault-other-hexes"), "faint", 2))
        if any(" +" in choice.notation for choice in page):
            notes.append(Note(self.text("ui-assault-more-points"), "faint", 2))
        if not self.screen.plain:
            signs = "".join(signs_in(choice.label) for choice in page if choice.short)
            used = [f"{sign} {self.text(id_)}" for sign, id_ in MEANINGS.items() if sign in signs]
            if used:
                notes.append(Note(", ".join(used), "faint", 2))
        return notes

    def asked(self) -> str:
        state = self.state
        if state.step == steps.ROUND:
            return self.asked_in_round()
        return self.text(ASKS[state.step], **asked_about(state, self.seen(), self.text))

    def asked_in_round(self) -> str:
        """Whether a number opens a unit or is carried out at once, or nobody can act."""
        menu = self.session.menu
        if self.notations() == ["done"]:
            return self.text("ui-assault-only-done")
        if menu.opened:
            return self.text("ui-assault-ask-unit", unit=menu.opened.split()[0])
        return self.text(ASKS[steps.ROUND] if menu.staged() else "ui-assault-ask-at-once")

    def notations(self) -> list[str]:
        """Cached until something changes, because the menu asks many times."""
        moment = (self.state, len(self.table.entries))
        if self.listed is None or self.listed[0] != moment:
            self.listed = (moment, notations(self.state))
        return self.listed[1]

    def choices(self) -> list[Choice]:
        """Cached like the notations, for those who look at them."""
        moment = (self.state, len(self.table.entries), self.session.eyes())
        if self.offered is None or self.offered[0] != moment:
            signs = not self.screen.plain
            chooser = Chooser(self.state, self.session.eyes(), self.text, signs)
            self.offered = (moment, chooser.choices(self.notations()))
        return self.offered[1]

    # The board.

    def picture(self) -> tuple[str, str]:
        """The round, and in set-up the kind of unit, or the displacement."""
        state = self.state
        if state.step == steps.PLACE:
            return state.heading(), str(KIND[state.placing])
        if state.step == steps.DISPLACE:
            return state.heading(), f"displaced {len(self.table.entries)}"
        return state.heading(), ""

    def outdated(self, drawn: object) -> bool:
        return self.state.step in DRAWN and drawn != self.picture()

    def computer_begins(self) -> bool:
        return False  # nobody is on the map yet

    # Answers.

    def words(self) -> dict[str, Callable[[str], None]]:
        return {
            "map": self.map,
            "zoom": self.map,
            "units": self.units,
            "cards": self.cards,
            "info": self.info,
            "odds": self.odds,
            "nopoints": self.set_no_points,
        }

    def map(self, rest: str) -> None:
        """The whole map, some rows of it, or the surroundings of a unit or hex."""
        bands = window.asked_for(self.state, rest, self.text)
        show_board(self.screen, self.state, self.session.eyes(), self.text, not rest, bands)

    def units(self, rest: str) -> None:
        for line in status.roster(self.seen(), self.text):
            self.screen.say(line, "", 0, 4)

    def cards(self, rest: str) -> None:
        view = self.seen()
        for line in [*status.decks(view, self.text), *status.held(view, self.text)]:
            self.say(line)

    def info(self, rest: str) -> None:
        for line in Info(self.state, self.session.eyes(), self.text).about(rest):
            self.say(line)

    def odds(self, rest: str) -> None:
        for line in odds.answer(self.state, rest, self.session.eyes(), self.text):
            self.say(line)

    def set_no_points(self, rest: str) -> None:
        """Answer all questions about Luke's points with none, whoever is shot at (A-LUKE-15)."""
        if self.session.sides[self.decider()] != "rebel":
            raise Refusal(self.text("ui-assault-no-points-rebels"))
        modes = {"round": self.state.heading(), "always": "always", "ask": ""}
        if rest.lower() not in modes:
            raise Refusal(self.text("ui-assault-no-points-what"))
        self.no_points = modes[rest.lower()]
        answers = {
            "round": "ui-assault-no-points-round",
            "always": "ui-assault-no-points-always",
            "ask": "ui-assault-no-points-ask",
        }
        self.say(self.text(answers[rest.lower()]))

    def complete(self, asked: str) -> str:
        """A hex on its own is for the unit being placed, pushed aside, walking or opened."""
        state = self.state
        asked = odds.installations(asked)
        if HEX.fullmatch(asked):
            if state.step == steps.PLACE:
                return f"place {NAMES[state.placing]}-{asked}"
            if state.step == steps.DISPLACE:
                return f"displace {NAMES[state.target]}-{asked}"
            name = self.implied()
            if name:
                return f"{'walk' if name[0] == 'W' else 'move'} {name}-{asked}"
            if asked in state.setting.map.index:
                raise Refusal(self.text("ui-assault-whose-hex", hex=asked))
        if asked in STEPPING and self.implied().startswith("W"):
            return f"{asked} {self.implied()}"
        if NAME.fullmatch(asked):
            self.refuse_unit(asked.upper())
        for verb, shape in SHAPES.items():
            if shape.fullmatch(asked.lower()):
                return f"{verb} {asked}"
        return asked if asked.startswith("fire ") else ""

    def implied(self) -> str:
        """The unit that is moving, the one that is opened, or the only one that can act."""
        state = self.state
        if state.step == steps.WALK:
            return NAMES[state.walker]
        opened = self.session.menu.opened.split()[:1]
        if opened or state.step != steps.ROUND:
            return opened[0] if opened else ""
        names = {actor(text) for text in self.notations() if not text.startswith("repair")} - {""}
        return names.pop() if len(names) == 1 else ""

    def refuse_unit(self, name: str) -> None:
        """Why a unit named on its own cannot be opened."""
        state = self.state
        if BY_NAME.get(name, UNITS) >= UNITS:
            raise Refusal(self.text("ui-assault-no-unit", name=name))
        if state.step not in (steps.ROUND, steps.WALK):
            return
        unit = BY_NAME[name]
        if KIND[unit] not in ACTION_CARDS[state.card].kinds:
            card = ACTION_CARDS[state.card].key
            raise Refusal(self.text("assault-why-kind", unit=name, card=card))
        if not state.in_play(unit):
            raise Refusal(self.text("assault-why-not-in-play", unit=name))
        if state.step == steps.WALK:
            raise Refusal(self.text("assault-why-moving", unit=NAMES[state.walker]))
        if state.used >> unit & 1:
            raise Refusal(self.text("assault-why-used", unit=name))
        alike = state.why_not(actions.move(unit, 0))
        if alike is not None and alike.id == "assault-why-alike":
            raise Refusal(self.text.say(alike))
        raise Refusal(self.text("ui-assault-idle-unit", unit=name))

    def split(self, line: str) -> list[str]:
        """While units are placed, one line may name several hexes."""
        words = line.lower().replace(",", " ").split()
        if self.state.step == steps.PLACE and all(HEX.fullmatch(word) for word in words):
            return words
        return [line]

    def read(self, notation: str) -> int:
        for word in notation.split()[1:2]:
            for name in re.split(r"[-x]", word.lower()):
                if NAME.fullmatch(name) and name.upper() not in BY_NAME:
                    raise Refusal(self.text("ui-assault-no-unit", name=name.upper()))
        for hex_ in re.findall(r"-(\d+)", notation):
            if hex_ not in self.state.setting.map.index:
                raise Refusal(no_hex(hex_, self.state, self.text))
        return super().read(notation)

    def take(self, picked: list[str]) -> bool:
        """A planned walk, several identical units to place, and a surprise for Luke."""
        if len(picked) > 1 and all(text.startswith("place ") for text in picked):
            self.place_all([text.partition("-")[2] for text in picked])
            return True
        if picked == [SURPRISE] and self.state.step == steps.LUKE:
            self.session.do(actions.LUKE + secrets.randbelow(ELIGIBLE))
            return True
        asked = re.sub(r"^move (?=w\d-\d)", "walk ", picked[0], flags=re.IGNORECASE)
        if len(picked) != 1 or not asked.lower().startswith("walk "):
            return False
        self.send(asked)
        return True

    def place_all(self, ends: list[str]) -> None:
        """Place units of one kind one after another, identical ones in their required order."""
        kind = KIND[self.state.placing]
        if kind == WALKER or self.state.turn:
            raise Refusal(self.text("ui-one-at-a-time"))
        if kind != SNOWSPEEDER:
            ends = sorted(ends)  # `base` after all labels
        for number, end in enumerate(ends):
            state = self.state
            if state.step != steps.PLACE or KIND[state.placing] != kind:
                if ends[number:] == ["base"] * len(ends[number:]):
                    return
                left = " ".join(ends[number:])
                raise Refusal(self.text("ui-assault-too-many-hexes", names=left))
            action = self.read(f"place {NAMES[state.placing]}-{end}")
            self.session.commands.refuse(state.why_not(action))
            self.session.do(action)

    def send(self, notation: str) -> None:
        """Send a Walker on its way."""
        found = walks.find(notation, self.state)
        if found is None:
            why_not = self.why_not(notation)
            assert why_not is not None
            raise Refusal(self.text.say(why_not))
        walker, plan = found
        own = walks.own_victims(plan)
        warning = self.text("ui-assault-crush-own", names=" ".join(own)) if own else ""
        self.session.commands.confirm(notation, warning)
        begun = len(self.table.entries)
        self.starts[begun] = walks.write(walker, plan, self.state)
        self.errand = Errand(walker, plan.hex, plan.facing, own)
        self.session.do(plan.actions[0])

    def decided(self) -> int | None:
        """The next step of a planned walk, or no points for Luke if so agreed."""
        state = self.state
        if state.step in REPLIES and self.no_points in ("always", state.heading()):
            return REPLIES[state.step]
        errand = self.errand
        if errand is None or errand.over or state.step == steps.DISPLACE:
            return None
        action = errand.next_action(state)
        errand.over = action is None or action == actions.STOP
        if action is None and state.step == steps.WALK:
            self.say(self.text("ui-assault-walk-interrupted", name=NAMES[state.walker]))
        return action

    def undo(self, seat: int) -> bool:
        """Undo the last typed line as a whole, or the part of it that is not final."""
        number, settled = len(self.table.entries), self.settled(seat)
        if settled == number:
            return False
        self.errand = None
        begun = max((start for start in self.starts if start < number), default=number - 1)
        back = max(begun, settled)
        self.taken_back = self.starts.get(back, "")
        self.starts = {start: typed for start, typed in self.starts.items() if start < back}
        self.table.back_to(back)
        return True

    def undone(self, taken: list[str]) -> str:
        return self.taken_back or super().undone(taken)

    def begin(self) -> None:
        self.starts[len(self.table.entries)] = ""

    def warning(self, action: int) -> str:
        """Before crushing one's own unit (A-WALKER-10), or ending a round while units could act."""
        state = self.state
        victim = walks.own_victim_ahead(state, action)
        if victim:
            return self.text("ui-assault-crush-own", names=victim)
        if action != actions.DONE:
            return ""
        names = self.idle()
        return self.text("ui-assault-really-done", names=" ".join(names)) if names else ""

    def idle(self) -> list[str]:
        """Who could still act in this round; the others, too, once the moving Walker is done."""
        found = [actor(notation) for notation in self.notations()]
        if self.state.step == steps.WALK:
            after = self.state.copy()
            after.apply(actions.STOP)
            found += [actor(after.write(action)) for action in after.actions()]
        return [name for name in dict.fromkeys(found) if name]

    def why_not(self, notation: str) -> Message | None:
        """A planned walk is judged by its Walker, and by whether there is a route."""
        asked = walks.WALK.fullmatch(notation)
        if asked is None or not notation.lower().startswith("walk "):
            return known.why_not(self.state, self.read(notation), self.session.eyes())
        self.read(f"left {asked[1]}")
        self.read(f"move {asked[1]}-{asked[2]}")
        return walks.why_not(asked, self.state)

    # What happens by itself.

    def pause(self) -> tuple[str, str] | None:
        """A card follows the last move of a round: a last chance to undo the move."""
        if self.state.step != steps.DRAW:
            return None
        last = self.table.entries[-1]
        acted = assault(last.before).step in (steps.ROUND, steps.WALK)
        if not acted or last.notation == "done":
            return None
        return "ui-assault-end-round", "ui-assault-nothing-left"
