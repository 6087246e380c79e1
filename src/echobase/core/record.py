"""Records: a game as readable text, actions in notation with chance included, replayed exactly.

A record has a head in TOML between two lines of plus signs, then one line a turn:

    +++
    game = "battle"
    rules_version = 1
    [options]
    scenario = "imperial-scout-mission"
    +++
    deal: draw raid_left; draw recon_right;
    rebel 1: play recon_left; order F1; move F1-E2; done; draw direct_from_hq;

Every action ends with a semicolon, so a truncated file loses at most its last action. An end
outside the rules is the end of the record: `resign rebel;`, `agree draw;`.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from echobase.core.aliases import Action, Seat
from echobase.core.bounds import LONGEST_WORD, check_length
from echobase.core.document import check_version, convert, parse, read_text, to_toml
from echobase.core.early_end import check_end, early_outcome, is_end
from echobase.core.errors import BadDocument, BadRecord, EchoBaseError
from echobase.core.events import Log
from echobase.core.game import Outcome, State
from echobase.core.registry import game, names
from echobase.core.state_arguments import action_number

FENCE = "+++"


class Head(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The head of a record, above the actions."""

    game: str
    rules_version: int
    options: dict[str, Any] = {}
    about: dict[str, str] = {}
    """Free remarks, such as the names of the players."""


class Record:
    """A game from its start: the head, the actions so far and the state they lead to."""

    def __init__(self, head: Head, state: State) -> None:
        self.head = head
        self.first = state.copy()
        self.state = state
        self.actions: list[Action] = []
        self.ending = ""
        """What ended the game outside the rules, if anything did: `resign rebel`."""
        self.cut_off = False
        """Whether the text it was read from ended in the middle of an action."""

    def outcome(self) -> Outcome | None:
        """Who won and why, or None before the end."""
        if self.ending:
            return early_outcome(self.state, self.ending)
        return self.state.outcome()

    def apply(self, what: Action | str, log: Log | None = None) -> None:
        """Carry out an action, a number or notation, and keep it."""
        action = action_number(what, self.state.read)
        self.state.apply(action, log)
        self.actions.append(action)

    def back_to(self, number: int) -> None:
        """Forget all actions after the first `number`."""
        actions = self.actions[:number]
        self.state = self.first.copy()
        self.actions = []
        for action in actions:
            self.apply(action)

    def states(self) -> Iterator[tuple[State, Action]]:
        """Every state of the game with the action taken in it; the state moves on in place."""
        state = self.first.copy()
        for action in self.actions:
            yield state, action
            state.apply(action)

    def to_text(self) -> str:
        """The record as text, including everything that is secret."""
        tables = msgspec.to_builtins(self.head)
        lines = [FENCE, to_toml(tables).strip(), FENCE]
        return "\n".join(lines + self.body()) + "\n"

    def body(self) -> list[str]:
        """The lines below the head, including everything that is secret."""
        return self._lines(lambda state, action: state.write(action))

    def text_for(self, seat: Seat | None) -> str:
        """The actions as a seat or a spectator may read them; nothing is hidden after the end."""
        over = self.outcome() is not None

        def write(state: State, action: Action) -> str:
            return state.write(action) if over else state.notation_for(action, seat)

        return "\n".join(self._lines(write)) + "\n"

    def _lines(self, write: Callable[[State, Action], str]) -> list[str]:
        """One line for each heading."""
        lines: list[str] = []
        last = ""

        def add(heading: str, notation: str) -> None:
            nonlocal last
            if heading != last:
                lines.append(f"{heading}:")
                last = heading
            lines[-1] += f" {notation};"

        for state, action in self.states():
            add(state.heading(), write(state, action))
        if self.ending:
            add(self.state.heading(), self.ending)
        return lines


def begin(name: str, about: dict[str, str] | None = None, **options: Any) -> Record:
    """Start a game and its record."""
    found = game(name)
    state = found.start(**options)
    return Record(Head(name, found.rules_version, state.options(), about or {}), state)


def read(path: str) -> Record:
    """The record stored in a file."""
    try:
        text = read_text(path)
    except BadDocument as error:
        raise BadRecord(str(error)) from None
    return from_text(text, str(path))


def from_text(text: str, source: str = "record") -> Record:
    """The record written in a text, replayed to its end; BadRecord names the line that fails."""
    try:
        check_length(text, source)
    except BadDocument as error:
        raise BadRecord(str(error)) from None
    lines = text.split("\n")
    fences = [number for number, line in enumerate(lines) if line.strip() == FENCE]
    if len(fences) < 2 or fences[0] != 0:
        raise BadRecord(f"{source}: line 1: a record begins with a head between two lines {FENCE}")
    body = fences[1] + 1
    try:
        raw = parse("\n".join(lines[1 : fences[1]]), f"{source}: head")
        head = convert(raw, Head, f"{source}: head")
        if head.game not in names():
            raise BadRecord(f"{source}: head: no game {head.game!r}; known: {', '.join(names())}")
        check_version(head.rules_version, game(head.game).rules_version, f"{source}: head")
        record = Record(head, start_game(head, f"{source}: head"))
    except EchoBaseError as error:
        raise BadRecord(str(error)) from None
    for number, line in enumerate(lines[body:], body + 1):
        replay_line(record, line, f"{source}: line {number}")
    return record


def start_game(head: Head, place: str) -> State:
    """The game that a head describes; BadRecord names the place when it cannot begin."""
    try:
        return game(head.game).start(**head.options)
    except EchoBaseError as error:
        raise BadRecord(f"{place}: {error}") from None


def _older(head: Head) -> str:
    """A hint for a record that may have been made under other rules."""
    known = game(head.game).rules_version
    if head.rules_version == known:
        return ""
    return f" (it was made with rules version {head.rules_version}; this is version {known})"


def replay_line(record: Record, line: str, place: str) -> None:
    """Carry out one line of a record; BadRecord names its place."""
    if not line.strip():
        return
    heading, colon, rest = line.partition(":")
    *whole, last = (rest if colon else line).split(";")
    if whole and colon and heading.strip() != record.state.heading():
        due = record.state.heading()
        raise BadRecord(f"{place}: the heading is {heading.strip()[:40]!r}, but it is {due!r} now")
    for text in whole:
        if record.cut_off:
            raise BadRecord(f"{place}: an action before it does not end with ';'")
        if len(text) > LONGEST_WORD:
            most = f"an action has at most {LONGEST_WORD} characters"
            raise BadRecord(f"{place}: {most}, this one has {len(text)}")
        if record.outcome() is not None:
            raise BadRecord(f"{place}: {text.strip()!r} stands after the end of the game")
        try:
            _replay_entry(record, text.strip())
        except EchoBaseError as error:
            raise BadRecord(f"{place}: does not replay: {error}{_older(record.head)}") from None
    if last.strip():
        record.cut_off = True


def _replay_entry(record: Record, text: str) -> None:
    """An action, or what ends the game outside the rules."""
    if not is_end(text):
        record.apply(text)
        return
    check_end(record.state, text)
    record.ending = text
