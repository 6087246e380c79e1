"""Short notation: every action in a few words, and back (`move G3-F3`, `attack F3xE4`)."""

import re
from typing import Final

from echobase.core.aliases import Action, Hex, Side
from echobase.core.errors import IllegalAction
from echobase.games.battle.rules import actions, dice, steps
from echobase.games.battle.rules.board import INDEX, LABELS, OFF, SECTIONS
from echobase.games.battle.rules.cards import SUPPORTS
from echobase.games.battle.rules.objectives import marked
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.steps import about, step_of
from echobase.games.battle.rules.units import CLASSES

WORDS: Final = {
    "done": actions.DONE,
    "ignore": actions.IGNORE,
    "take": actions.TAKE,
    "pass": actions.PASS,
}
CARD_VERBS: Final = {
    "play": actions.PLAY,
    "discard": actions.DISCARD,
    "draw": actions.DRAW,
    "deal": actions.DEAL,
    "recover": actions.RECOVER,
}
HEX_VERBS: Final = {
    "order": actions.ORDER,
    "retreat": actions.RETREAT_TO,
    "breakthrough": actions.BREAKTHROUGH,
    "place": actions.PLACE,
    "strike": actions.STRIKE,
    "heal": actions.HEAL,
}
VERBS: Final = (
    *WORDS,
    *CARD_VERBS,
    *HEX_VERBS,
    *("section", "class", "support", "move", "exit", "attack", "roll", "reroll", "keep"),
)
"""The words with which actions begin."""
EXAMPLES: Final = (
    "play recon_left, order G3, move G3-F3, move G3-E3 via F3, exit G1, attack F3xE4, "
    "retreat B4, breakthrough D5, roll IIX, reroll X, keep, support rout F3, ignore, take, done"
)


def card_side(position: Position) -> Side:
    """The seat whose cards the current step is about."""
    if position.todo:
        frame = position.todo[-1]
        if step_of(frame) in (steps.DRAW, steps.DEAL, steps.EXCHANGE, steps.GIVE_UP_CARD):
            return position.scenario.sides[about(frame)]
    return position.active


def write(position: Position, action: Action) -> str:
    """The action in short notation."""
    for word, value in WORDS.items():
        if action == value:
            return word
    if actions.SECTION <= action < actions.SECTION + 3:
        return f"section {SECTIONS[action - actions.SECTION]}"
    if actions.CLASS <= action < actions.CLASS + 3:
        return f"class {CLASSES[action - actions.CLASS]}"
    for verb, first in CARD_VERBS.items():
        if first <= action < first + actions.CARD_SPAN:
            cards = position.scenario.cards[card_side(position)]
            number = action - first
            return f"{verb} {cards[number].key if number < len(cards) else number}"
    for verb, first in HEX_VERBS.items():
        if first <= action < first + actions.HEX_SPAN:
            return f"{verb} {LABELS[action - first]}"
    if actions.is_support(action):
        card, hex_ = actions.unpack_support(action)
        name = SUPPORTS[card]
        return f"support {name}" if hex_ == OFF else f"support {name} {LABELS[hex_]}"
    if actions.is_move(action):
        return _write_move(position, action)
    if actions.is_attack(action):
        start, target = actions.unpack_attack(action)
        return f"attack {LABELS[start]}x{LABELS[target]}"
    number = actions.roll_number(action)
    if action < actions.FREE or number >= len(dice.COUNTS):
        return f"#{action}"
    if actions.is_roll(action):
        return f"roll {dice.spell(number)}"
    return f"reroll {dice.spell(number)}" if number else "keep"


def _write_move(position: Position, action: Action) -> str:
    start, end, via = actions.unpack_move(action)
    text = f"exit {LABELS[start]}" if end == OFF else f"move {LABELS[start]}-{LABELS[end]}"
    unit = position.at[start]
    marks = marked(position, unit) if via and unit >= 0 else []
    return f"{text} via {LABELS[marks[via - 1]]}" if via and via <= len(marks) else text


def read(position: Position, text: str) -> Action:
    """The action written in short notation; IllegalAction says what cannot be understood."""
    words = text.strip().split()
    if not words:
        raise IllegalAction(f"an empty line is not an action; try one of: {EXAMPLES}")
    verb = words[0].lower()
    rest = words[1:]
    if len(words) == 1 and verb in WORDS:
        return WORDS[verb]
    if len(words) == 1 and verb == "keep":
        return actions.reroll(0)
    if len(rest) == 1:
        found = _read_one(position, verb, rest[0], text)
        if found is not None:
            return found
    if verb in ("move", "exit"):
        return _read_move(position, verb, rest, text)
    if verb == "support" and 1 <= len(rest) <= 2:
        if rest[0].lower() not in SUPPORTS:
            names = ", ".join(SUPPORTS)
            raise IllegalAction(f"{text!r}: no support card {rest[0]!r}; known: {names}")
        card = SUPPORTS.index(rest[0].lower())
        return actions.support(card, _hex(rest[1], text) if len(rest) == 2 else OFF)
    raise IllegalAction(f"{text!r} is not an action of Battle of Hoth; try one of: {EXAMPLES}")


def _read_one(position: Position, verb: str, word: str, text: str) -> Action | None:
    """An action consisting of a verb and one word, or None if the verb is not one of these."""
    if verb in CARD_VERBS:
        return CARD_VERBS[verb] + _card(position, word.lower(), text)
    if verb in HEX_VERBS:
        return HEX_VERBS[verb] + _hex(word, text)
    if verb == "section" and word.lower() in SECTIONS:
        return actions.SECTION + SECTIONS.index(word.lower())
    if verb == "class" and word.lower() in CLASSES:
        return actions.CLASS + CLASSES.index(word.lower())
    if verb == "attack":
        match = re.fullmatch(r"([A-Ga-g]\d+)[xX]([A-Ga-g]\d+)", word)
        if match is not None:
            return actions.attack(_hex(match.group(1), text), _hex(match.group(2), text))
    if verb in ("roll", "reroll"):
        number = dice.unspell(word)
        if number is None:
            raise IllegalAction(
                f"{text[:40]!r}: up to {dice.MOST_DICE} dice with the faces I infantry, V vehicle, "
                "B blast, R retreat, X cross"
            )
        return actions.roll(number) if verb == "roll" else actions.reroll(number)
    return None


def _read_move(position: Position, verb: str, rest: list[str], text: str) -> Action:
    ends = rest[0].split("-") if rest else []
    if len(ends) != (1 if verb == "exit" else 2) or len(rest) not in (1, 3):
        raise IllegalAction(f"{text!r}: write a move as 'move G3-F3' and an exit as 'exit G3'")
    start = _hex(ends[0], text)
    end = OFF if verb == "exit" else _hex(ends[1], text)
    if len(rest) == 1:
        return actions.move(start, end, 0)
    unit = position.at[start]
    marks = marked(position, unit) if unit >= 0 else []
    via = _hex(rest[2], text)
    if rest[1].lower() != "via" or via not in marks:
        raise IllegalAction(f"{text!r}: {rest[2]} is not a marked hex to pass through")
    return actions.move(start, end, marks.index(via) + 1)


def _hex(word: str, text: str) -> Hex:
    hex_ = INDEX.get(word.upper())
    if hex_ is None:
        raise IllegalAction(
            f"{text!r}: there is no hex {word!r}; rows are A to G, "
            "columns 1 to 10 in A C E G and 1 to 9 in B D F"
        )
    return hex_


def _card(position: Position, word: str, text: str) -> int:
    cards = position.scenario.cards[card_side(position)]
    for number, card in enumerate(cards):
        if card.key == word:
            return number
    names = ", ".join(card.key for card in cards)
    raise IllegalAction(f"{text!r}: no card {word!r}; known: {names}")
