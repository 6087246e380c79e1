"""The dialogue of an assault: rounds, walks, replies and the commands of this game."""

import re
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from echobase.assault import actions, steps
from echobase.assault.cards import ACTION_CARDS, FIRES, HARPOONS, NO_CARD
from echobase.assault.force import ELIGIBLE
from echobase.assault.state import State
from echobase.assault.steps import STEPS
from echobase.assault.units import KIND, NAMES, SNOWSPEEDER
from echobase.assault.view import View
from echobase.core.events import Message
from echobase.core.sides import NOBODY
from echobase.terminal.answers import Refused
from echobase.terminal.assault import odds, status, walks, window
from echobase.terminal.assault.actors import actor
from echobase.terminal.assault.cast import assault
from echobase.terminal.assault.choices import MEANINGS, Chooser, signs_in
from echobase.terminal.assault.info import Info
from echobase.terminal.assault.offers import SURPRISE, is_out_of_base, notations
from echobase.terminal.assault.pages import show_board
from echobase.terminal.assault.walks import Errand
from echobase.terminal.assault.words import no_hex, place
from echobase.terminal.dialogue import Choice, Dialogue, Note

if TYPE_CHECKING:
    from echobase.terminal.session import Session

ASKS: Final = {
    steps.PLACE: "ui-assault-ask-place",
    steps.FACE: "ui-assault-ask-face",
    steps.LOAD: "ui-assault-ask-load",
    steps.LUKE: "ui-assault-ask-luke",
    steps.ROUND: "ui-assault-ask-round",
    steps.WALK: "ui-assault-ask-walk",
    steps.DISPLACE: "ui-assault-ask-displace",
    steps.ARMOUR: "ui-assault-ask-armour",
    steps.CRITICAL: "ui-assault-ask-critical",
    steps.REGROUP: "ui-assault-ask-regroup",
    steps.HOTSHOT: "ui-assault-ask-hotshot",
}
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


class AssaultDialogue(Dialogue):
    """What is asked, offered and understood in an assault."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self.errand: Errand | None = None
        """The planned walk that is going on."""
        self.no_points = ""
        """`always`, or the turn and round in which Luke spends no points."""
        self.listed: tuple[object, list[str]] | None = None
        self.offered: tuple[object, list[Choice]] | None = None
        """What may be done, in notation and in words, and the moment it was found out."""
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
        """Luke's choice, replies about his points, and shots that may carry them (A-LUKE-15).

        Only what everybody knows decides this: else the hand-over itself would betray him.
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
        return True  # whole rounds of the other side are public

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
        """What is to be decided, and what the signs behind the choices mean."""
        notes = [Note(self.asked(), "strong")]
        if self.state.step == steps.PLACE and not self.state.turn:
            if ALIKE.fullmatch(NAMES[self.state.placing]):
                notes.append(Note(self.text("ui-assault-ascending"), "faint", 2))
        if self.state.step == steps.WALK or self.session.menu.opened.startswith("W"):
            notes.append(Note(self.text("ui-assault-other-facing"), "faint", 2))
        if self.state.step in REPLIES:
            notes.append(Note(self.text("ui-assault-in-advance"), "faint", 2))
        page = self.session.menu.page()
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
        state, view = self.state, self.seen()
        args: dict[str, str | int] = {}
        if state.step in (steps.PLACE, steps.FACE, steps.LOAD):
            args["unit"] = NAMES[state.placing]
        elif state.step == steps.WALK:
            walker = view.units[state.walker]
            args["unit"] = walker.unit
            args["place"] = place(walker.place, view, self.text)
            args["towards"] = self.text.name("facing", walker.facing)
            args["points"] = state.points
        elif state.step == steps.DISPLACE:
            args["unit"], args["walker"] = NAMES[state.target], NAMES[state.walker]
        elif view.shot is not None:
            args["unit"], args["foe"] = view.shot.target, view.shot.firer
            args["count"], args["armour"] = view.shot.dice, view.shot.armour
        return self.text(ASKS[state.step], **args)

    def notations(self) -> list[str]:
        """Kept until something changes, because the menu asks many times."""
        moment = (self.state, len(self.table.entries))
        if self.listed is None or self.listed[0] != moment:
            self.listed = (moment, notations(self.state))
        return self.listed[1]

    def choices(self) -> list[Choice]:
        """Kept like the notations, for those who look at them."""
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
        for line in odds.answer(self.state, rest, self.text):
            self.say(line)

    def set_no_points(self, rest: str) -> None:
        """Answer all questions about Luke's points with none, whoever is shot at (A-LUKE-15)."""
        if self.session.sides[self.decider()] != "rebel":
            raise Refused(self.text("ui-assault-no-points-rebels"))
        modes = {"round": self.state.heading(), "always": "always", "ask": ""}
        if rest.lower() not in modes:
            raise Refused(self.text("ui-assault-no-points-what"))
        self.no_points = modes[rest.lower()]
        answers = {
            "round": "ui-assault-no-points-round",
            "always": "ui-assault-no-points-always",
            "ask": "ui-assault-no-points-ask",
        }
        self.say(self.text(answers[rest.lower()]))

    def complete(self, asked: str) -> str:
        """A hex alone is meant for the unit being placed, pushed aside, walking or opened."""
        state = self.state
        if re.fullmatch(r"\d{4}(:[nsew]{1,2})?|base", asked):
            if state.step == steps.PLACE:
                return f"place {NAMES[state.placing]}-{asked}"
            if state.step == steps.DISPLACE:
                return f"displace {NAMES[state.target]}-{asked}"
            name = self.session.menu.opened.split()[:1]
            if state.step == steps.WALK:
                name = [NAMES[state.walker]]
            if name:
                return f"{'walk' if name[0][0] == 'W' else 'move'} {name[0]}-{asked}"
            if asked in state.setting.map.index:
                raise Refused(self.text("ui-assault-whose-hex", hex=asked))
        for verb, shape in SHAPES.items():
            if shape.fullmatch(asked):
                return f"{verb} {asked}"
        return ""

    def read(self, notation: str) -> int:
        for hex_ in re.findall(r"-(\d+)", notation):
            if hex_ not in self.state.setting.map.index:
                raise Refused(no_hex(hex_, self.state, self.text))
        return super().read(notation)

    def take(self, picked: list[str]) -> bool:
        """A planned walk, and a surprise for Luke."""
        if picked == [SURPRISE] and self.state.step == steps.LUKE:
            self.session.do(actions.LUKE + secrets.randbelow(ELIGIBLE))
            return True
        asked = re.sub(r"^move (?=w\d-\d)", "walk ", picked[0], flags=re.IGNORECASE)
        if len(picked) != 1 or not asked.lower().startswith("walk "):
            return False
        self.send(asked)
        return True

    def send(self, notation: str) -> None:
        """Set a Walker on its way."""
        found = walks.find(notation, self.state)
        if found is None:
            why_not = self.why_not(notation)
            assert why_not is not None
            raise Refused(self.text.say(why_not))
        walker, plan = found
        own = walks.own_victims(plan)
        warning = self.text("ui-assault-crush-own", names=" ".join(own)) if own else ""
        self.session.commands.confirm(notation, warning)
        begun = len(self.table.entries)
        self.errand = Errand(walker, plan.hex, plan.facing, own, begun)
        self.session.do(plan.actions[0])

    def decided(self) -> int | None:
        """The next step of a planned walk, or no points for Luke if that is agreed."""
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
        """A planned walk is taken back as a whole, as long as only this player has acted."""
        entries = self.table.entries
        errand, self.errand = self.errand, None
        if errand is not None and errand.begun < len(entries):
            walked = entries[errand.begun :]
            name = NAMES[errand.walker]
            if all(
                entry.actor == seat and (actor(entry.notation) == name or entry.notation == "stop")
                for entry in walked
            ):
                self.table.back_to(errand.begun)
                return True
        return super().undo(seat)

    def warning(self, action: int) -> str:
        """Before crushing an own unit (A-WALKER-10), or ending a round while units could act."""
        state = self.state
        victim = walks.own_victim_ahead(state, action)
        if victim:
            return self.text("ui-assault-crush-own", names=victim)
        if action != actions.DONE:
            return ""
        names = self.idle()
        return self.text("ui-assault-really-done", names=" ".join(names)) if names else ""

    def idle(self) -> list[str]:
        """Who could still act in this round; after the Walker on its way also the others."""
        found = [actor(notation) for notation in self.notations()]
        if self.state.step == steps.WALK:
            after = self.state.copy()
            after.apply(actions.STOP)
            found += [actor(after.write(action)) for action in after.actions()]
        return [name for name in dict.fromkeys(found) if name]

    def why_not(self, notation: str) -> Message | None:
        """A planned walk is judged by its Walker, and by whether there is a way."""
        asked = walks.WALK.fullmatch(notation)
        if asked is None or not notation.lower().startswith("walk "):
            return super().why_not(notation)
        turn = self.read(f"left {asked[1]}")
        self.read(f"move {asked[1]}-{asked[2]}")
        if walks.find(notation, self.state) is not None:
            return None
        return self.state.why_not(turn) or Message(
            "assault-why-too-far", {"unit": asked[1].upper(), "hex": asked[2]}
        )

    # What happens by itself.

    def pause(self) -> tuple[str, str] | None:
        """A card follows the last move of a round: a last chance to take the move back."""
        if self.state.step != steps.DRAW:
            return None
        last = self.table.entries[-1]
        acted = assault(last.before).step in (steps.ROUND, steps.WALK)
        if not acted or last.notation == "done":
            return None
        return "ui-assault-end-round", "ui-nothing-left"
