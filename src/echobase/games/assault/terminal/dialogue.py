"""The dialogue of an assault: status, lists, typed words and the commands of this game."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from echobase.core.errors import Refusal
from echobase.games.assault.documents.view import View
from echobase.games.assault.interaction import placing
from echobase.games.assault.interaction.replies import REPLIES
from echobase.games.assault.interaction.standing_answers import LONG_ODDS, NO_POINTS
from echobase.games.assault.offers import walks
from echobase.games.assault.offers.walks import Errand
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.rounds import only_long_odds
from echobase.games.assault.rules.state import State, as_assault
from echobase.games.assault.rules.units import KIND, NAMES, is_trooper
from echobase.games.assault.terminal import typed_words, window
from echobase.games.assault.terminal.pages import show_board
from echobase.games.assault.terminal.short_list import is_out_of_base, notations
from echobase.games.assault.words import odds, status
from echobase.games.assault.words.choices import MEANINGS, Chooser, signs_in
from echobase.games.assault.words.information import Info
from echobase.games.assault.words.names import no_hex
from echobase.games.assault.words.questions import question
from echobase.play.log_entry import Entry
from echobase.play.offers import Choice, Guard
from echobase.terminal.dialogue import Dialogue, Note

if TYPE_CHECKING:
    from echobase.terminal.session import Session

STANDING: Final = {
    NO_POINTS: {
        "round": ("round", "ui-assault-no-points-round"),
        "always": ("always", "ui-assault-no-points-always"),
        "ask": ("", "ui-assault-no-points-ask"),
    },
    LONG_ODDS: {
        "skip": ("always", "ui-assault-long-odds-skip"),
        "ask": ("", "ui-assault-long-odds-ask"),
    },
}
"""By question: the words that answer it in advance, how long that stands, what is said about it."""
WORDS: Final = {
    NO_POINTS: "ui-assault-no-points-what",
    LONG_ODDS: "ui-assault-long-odds-what",
}
"""By question: the message that lists these words."""
WARNINGS: Final = {
    "assault-crush-own": "ui-assault-crush-own",
    "assault-really-done": "ui-assault-really-done",
}
"""By reason: warnings that name units as they are typed."""
DRAWN: Final = (steps.PLACE, steps.ROUND, steps.WALK, steps.DISPLACE)
"""Steps that need a look at the map."""


class AssaultDialogue(Dialogue):
    """What the terminal shows, lists and understands in an assault."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self.listed: tuple[object, list[str]] | None = None
        self.offered: tuple[object, list[Choice]] | None = None
        """What may be done, in notation and in words, and when it was computed."""
        self.shown = ""
        """The turn and round whose full status has been shown."""

    @property
    def state(self) -> State:
        return as_assault(self.log.state)

    def seen(self) -> View:
        """The game as those at the screen may see it."""
        view: View = self.state.view(self.session.eyes())
        return view

    # The decision.

    def draws_privately(self) -> bool:
        return self.state.step == steps.LUKE  # A-SETUP-21

    def status(self, seat: int) -> list[Note]:
        """The card in play; once a round also decks, Luke, held cards and damage."""
        view, text = self.seen(), self.text
        notes = []
        if view.card:
            notes.append(Note(f"{text('ui-card')}: {text.name('card', view.card)}", "mark"))
        heading = self.state.heading()
        if self.shown == heading or not view.turn:
            return notes
        self.shown = heading
        if view.card:
            about = text(f"action-{view.card.replace('_', '-')}-info")
            notes[0].sentence += f" - {about}"
        lines = [status.to_come(view, text), status.luke(view, text)]
        lines += [*status.held(view, text), status.hits(view, text)]
        return notes + [Note(line, "faint") for line in lines if line]

    def question(self) -> list[Note]:
        """What is to be decided, and what the signs after the choices mean."""
        notes = [Note(self.prompt(), "strong")]
        errand = self.log.asides.errand
        if isinstance(errand, Errand) and errand.interrupted:
            name = NAMES[errand.walker]
            notes.insert(0, Note(self.text("ui-assault-walk-interrupted", name=name)))
        notes += [Note(sentence, "faint", 2) for sentence in self.about_placing()]
        page = self.session.menu.page()
        if any(choice.notation.startswith("walk ") for choice in page):
            notes.append(Note(self.text("ui-assault-other-facing"), "faint", 2))
        if self.state.step in REPLIES:
            notes.append(Note(self.text("ui-assault-in-advance"), "faint", 2))
        if only_long_odds(self.state):
            notes.append(Note(self.text("ui-assault-skip-long-odds"), "faint", 2))
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

    def about_placing(self) -> list[str]:
        """How units are placed and picked up again, and which of them wait."""
        placed, text = placing.current(self.log), self.text
        if placed is None or self.state.turn:
            return []
        found = [text("ui-assault-any-sequence")]
        if is_trooper(self.state.placing):
            found.append(text("ui-assault-base-last"))
        held = [self.state.setting.map.labels[unit.hex] for unit in placed.held()]
        if held:
            found.append(text("ui-assault-waiting", names=" ".join(held)))
        return found

    def prompt(self) -> str:
        """In a round, whether a number opens a unit or acts at once, or nobody can act."""
        menu, in_round = self.session.menu, self.state.step == steps.ROUND
        if in_round and self.notations() == ["done"]:
            return self.text("ui-assault-only-done")
        if in_round and menu.opened:
            return self.text("ui-assault-ask-unit", unit=menu.opened.split()[0])
        if in_round and not menu.staged():
            return self.text("ui-assault-ask-at-once")
        placed = placing.current(self.log)
        due = None if placed is None else placed.due()
        return question(self.state, self.seen(), self.text, brief=False, due=due)

    def notations(self) -> list[str]:
        """Cached until something changes, because the menu asks many times."""
        moment = (self.state, self.log.number)
        if self.listed is None or self.listed[0] != moment:
            placed = placing.current(self.log)
            found = notations(self.state) if placed is None else placed.notations()
            self.listed = (moment, found)
        return self.listed[1]

    def choices(self) -> list[Choice]:
        """Cached like the notations, for those who look at them."""
        moment = (self.state, self.log.number, self.session.eyes())
        if self.offered is None or self.offered[0] != moment:
            signs = not self.screen.plain
            chooser = Chooser(self.state, self.session.eyes(), self.text, signs)
            placed = placing.current(self.log)
            chooser.left = 0 if placed is None else placed.left()
            self.offered = (moment, chooser.choices(self.notations()))
        return self.offered[1]

    def warning(self, guard: Guard) -> str:
        if guard.reason not in WARNINGS:
            return super().warning(guard)
        return self.text(
            WARNINGS[guard.reason], names=" ".join(guard.units), units=len(guard.units)
        )

    def pause(self) -> tuple[str, str]:
        return "ui-assault-end-round", "ui-assault-nothing-left"

    def undone(self, entries: Sequence[Entry]) -> str:
        """A whole walk by its end, a unit by where it stood; everything else action by action."""
        placed = placing.latest(self.log, self.session.decider())
        if placed is not None and not placed.ends_in_base():
            last = placed.chosen()[-1]
            return placing.notation_of(last.unit, last.hex, self.state)
        first = entries[0]
        if len(entries) == 1 or first.number != first.begun or not actions.is_walk(first.action):
            return super().undone(entries)
        state, (walker, _) = self.state, actions.unpack_walk(first.action)
        return walks.write(walker, state.place[walker], state.facing[walker], state)

    # The board.

    def picture(self) -> tuple[str, str]:
        """The round, and in set-up the kind of unit, or the displacement."""
        state = self.state
        if state.step == steps.PLACE:
            return state.heading(), str(KIND[state.placing])
        if state.step == steps.DISPLACE:
            return state.heading(), f"displaced {len(self.log.entries)}"
        return state.heading(), ""

    def outdated(self, drawn: object) -> bool:
        return self.state.step in DRAWN and drawn != self.picture()

    def computer_begins(self) -> bool:
        return False  # nobody is on the map yet

    # Typed words.

    def words(self) -> dict[str, Callable[[str], None]]:
        return {
            "map": self.map,
            "zoom": self.map,
            "units": self.units,
            "cards": self.cards,
            "info": self.info,
            "odds": self.odds,
            "lift": self.lift,
            "nopoints": partial(self.answer_in_advance, NO_POINTS),
            "longodds": partial(self.answer_in_advance, LONG_ODDS),
        }

    def map(self, rest: str) -> None:
        """The whole map, some rows of it, or the surroundings of a unit or hex."""
        bands = window.bands_named(self.state, rest, self.text)
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

    def answer_in_advance(self, question: str, rest: str) -> None:
        """Decide on all questions of this kind, including the one that is due (A-LUKE-15)."""
        seat, when = self.session.decider(), rest.lower()
        if not self.interaction.standing(self.log, seat, self.text):
            raise Refusal(self.text("ui-assault-standing-rebels"))
        if when not in STANDING[question]:
            raise Refusal(self.text(WORDS[question]))
        time, said = STANDING[question][when]
        draft = self.log.copy()
        self.interaction.stand(draft, seat, question, time, self.text)
        following = self.interaction.automatic(draft)
        if following is not None:
            draft.do(*following)
        self.say(self.text(said))
        self.session.accept(draft)

    def lift(self, rest: str) -> None:
        """Pick up a unit that has just been placed."""
        index, seat = self.state.setting.map.index, self.session.decider()
        if rest not in index:
            raise Refusal(no_hex(rest[:10], self.state, self.text))
        why_not = placing.why_not_lift(self.log, seat, index[rest])
        if why_not is not None:
            raise Refusal(self.text.say(why_not))
        notation = placing.notation_of(
            placing.lifts(self.log, seat)[index[rest]], index[rest], self.state
        )
        draft = self.log.copy()
        placing.lift(draft, seat, index[rest])
        self.session.accept(draft)
        self.say(self.text("ui-undone", notation=notation))

    def complete(self, typed: str) -> str:
        opened = self.session.menu.opened.partition(" ")[0]
        return typed_words.complete(typed, self.state, opened, self.notations, self.text)

    def split(self, line: str) -> list[str]:
        return typed_words.split(line, self.state)
