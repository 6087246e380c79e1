"""Short notation: every action in a few words, and back (`move S3-0712`, `fire W2xT4 veers`)."""

import re
from typing import Final

from echobase.core.aliases import Action, Hex, Unit
from echobase.core.errors import IllegalAction
from echobase.core.sides import EMPIRE
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.cards import ACTION_CARDS, EVENT_CARDS
from echobase.games.assault.rules.damage import BODY, RESULTS
from echobase.games.assault.rules.dice import LETTERS
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.units import (
    BY_NAME,
    NAMES,
    SIDE,
    SPEEDER_1,
    SPEEDERS,
    TARGETS,
    UNITS,
    WALKERS,
)

WORDS: Final = {
    "done": actions.DONE,
    "stop": actions.STOP,
    "suggested": actions.SUGGESTED,
    "suffer": actions.SUFFER,
    "soften": actions.SOFTEN,
}
WALKS: Final = ("left", "right", "step")
TRACKS: Final = RESULTS[: BODY + 1]
WEIGHTS: Final = ("light", "heavy")
VERBS: Final = (
    *WORDS,
    *WALKS,
    *("place", "face", "heavy", "luke", "move", "displace", "fire", "harpoon", "armour"),
    *("repair", "hotshot", "return", "card", "event", "roll", "damage"),
)
"""The words with which actions begin."""
EXAMPLES: Final = (
    "place W1-0602, face S, heavy 1, suggested, luke S3, move S3-0712, move LT2-base, "
    "move HS1-W2, step W1, left W1, right W1, stop, displace S2-0611, fire W2xT4, "
    "fire W2xG veers, fire S3xW1 +2 force, harpoon S3xW1 +2, armour 1, soften, suffer, "
    "repair W1 legs, hotshot S4, return heavy, card walkers_move, event veers, roll VSB, "
    "damage 7, done"
)


def write(position: Position, action: Action) -> str:
    """The action in short notation; a number that is not an action is written as #number."""
    if actions.is_move(action):
        unit, end = actions.unpack_move(action)
        where = _place(position, end)
        return f"move {NAMES[unit]}-{where}" if where else f"#{action}"
    for word, value in WORDS.items():
        if action == value:
            return word
    if actions.is_fire(action):
        return _write_fire(action)
    if actions.is_harpoon(action):
        speeder, walker, points = actions.unpack_harpoon(action)
        if speeder >= SPEEDERS:
            return f"#{action}"
        text = f"harpoon {NAMES[SPEEDER_1 + speeder]}x{NAMES[walker]}"
        return f"{text} +{points}" if points else text
    if actions.is_roll(action):
        return _write_roll(position, action)
    if actions.is_place(action):
        where = _place(position, action - actions.PLACE)
        if where and where not in NAMES:
            return f"place {_name(position.placing)}-{where}"
    elif actions.is_displace(action):
        hex_ = action - actions.DISPLACE
        if hex_ < position.setting.map.hexes:
            label = position.setting.map.labels[hex_]
            return f"displace {_name(position.target)}-{label}"
    return _write_small(action)


def _name(unit: Unit) -> str:
    return NAMES[unit] if unit >= 0 else "?"


def _place(position: Position, place: int) -> str:
    """A hex, the Base Box or a Walker as the end of a move."""
    if place < position.setting.map.hexes:
        return position.setting.map.labels[place]
    if place == actions.IN_BASE:
        return "base"
    if actions.ABOARD <= place < actions.ABOARD + WALKERS:
        return NAMES[place - actions.ABOARD]
    return ""


def _write_fire(action: Action) -> str:
    firer, target, points, card = actions.unpack_fire(action)
    text = f"fire {NAMES[firer]}x{NAMES[target]}"
    if points:
        text += f" +{points}"
    if card:
        text += " veers" if SIDE[firer] == EMPIRE else " force"
    return text


def _write_roll(position: Position, action: Action) -> str:
    vaders, sabers = actions.unpack_roll(action)
    blanks = position.dice - vaders - sabers
    return f"roll {'V' * vaders}{'S' * sabers}{'B' * blanks}" if blanks >= 0 else f"#{action}"


def _write_small(action: Action) -> str:
    """The actions that need nothing but their own number."""
    if actions.is_face(action):
        return f"face {FACINGS[action - actions.FACE]}"
    if actions.is_load(action):
        return f"heavy {action - actions.LOAD}"
    if actions.is_luke(action):
        return f"luke {NAMES[SPEEDER_1 + action - actions.LUKE]}"
    if actions.is_hotshot(action):
        return f"hotshot {NAMES[SPEEDER_1 + action - actions.HOTSHOT]}"
    if actions.RETURN <= action < actions.RETURN + len(WEIGHTS):
        return f"return {WEIGHTS[action - actions.RETURN]}"
    if actions.REPAIR <= action < actions.repair(WALKERS, 0):
        walker, track = actions.unpack_repair(action)
        return f"repair {NAMES[walker]} {TRACKS[track]}"
    if actions.WALK <= action < actions.walk(WALKERS, 0):
        walker, how = actions.unpack_walk(action)
        return f"{WALKS[how]} {NAMES[walker]}"
    if actions.ARMOUR <= action < actions.ARMOUR + actions.POINT_SPAN:
        return f"armour {action - actions.ARMOUR}"
    if actions.DAMAGE + 2 <= action <= actions.DAMAGE + 12:
        return f"damage {action - actions.DAMAGE}"
    if actions.CARD <= action < actions.CARD + len(ACTION_CARDS):
        return f"card {ACTION_CARDS[action - actions.CARD].key}"
    if actions.is_event(action):
        return f"event {EVENT_CARDS[action - actions.EVENT]}"
    return f"#{action}"


def read(position: Position, text: str) -> Action:
    """The action written in short notation; IllegalAction says what cannot be understood."""
    words = text.strip().split()
    if not words:
        raise IllegalAction(f"an empty line is not an action; try one of: {EXAMPLES}")
    verb = words[0].lower()
    rest = words[1:]
    found = None
    if verb in WORDS and not rest:
        return WORDS[verb]
    if verb == "fire" and rest:
        return _read_fire(rest, text)
    if verb == "harpoon" and rest:
        return _read_harpoon(rest, text)
    if verb == "repair" and len(rest) == 2:
        return actions.repair(_walker(rest[0], text), _one_of(TRACKS, rest[1], text))
    if len(rest) == 1:
        found = _read_one(position, verb, rest[0], text)
    if found is None:
        raise IllegalAction(f"{text!r} is not an action of Assault on Hoth; try one of: {EXAMPLES}")
    return found


def _read_one(position: Position, verb: str, word: str, text: str) -> Action | None:
    """An action consisting of a verb and one word, or None if the verb is not one of these."""
    if verb in ("move", "place", "displace"):
        return _read_move(position, verb, word, text)
    if verb in WALKS:
        return actions.walk(_walker(word, text), WALKS.index(verb))
    if verb == "face":
        return actions.FACE + _one_of(FACINGS, word.upper(), text)
    if verb == "heavy":
        return actions.LOAD + _number(word, 0, 3, text)
    if verb == "luke":
        return actions.LUKE + _speeder(word, text)
    if verb == "hotshot":
        return actions.HOTSHOT + _speeder(word, text)
    if verb == "return":
        return actions.RETURN + _one_of(WEIGHTS, word.lower(), text)
    if verb == "armour":
        return actions.ARMOUR + _number(word, 0, actions.POINT_SPAN - 1, text)
    if verb == "damage":
        return actions.DAMAGE + _number(word, 2, 12, text)
    if verb == "card":
        keys = tuple(card.key for card in ACTION_CARDS)
        return actions.CARD + _one_of(keys, word.lower(), text)
    if verb == "event":
        return actions.EVENT + _one_of(EVENT_CARDS, word.lower(), text)
    if verb == "roll":
        return _read_roll(position, word.upper(), text)
    return None


def _read_move(position: Position, verb: str, word: str, text: str) -> Action:
    name, dash, end = word.partition("-")
    if not dash:
        raise IllegalAction(f"{text!r}: write the unit and its end as '{verb} S3-0712'")
    unit = _unit(name, text)
    if verb == "displace":
        _check_due(unit, position.target, "displaced", text)
        return actions.DISPLACE + _hex(position, end, text)
    if end.lower() == "base":
        where = actions.IN_BASE
    elif verb == "move" and end.upper() in NAMES[:WALKERS]:
        where = actions.ABOARD + BY_NAME[end.upper()]
    else:
        where = _hex(position, end, text)
    if verb == "move":
        return actions.move(unit, where)
    _check_due(unit, position.placing, "placed", text)
    return actions.PLACE + where


def _check_due(unit: Unit, due: int, what: str, text: str) -> None:
    """Reject a unit that is not the one being placed."""
    if unit != due:
        raise IllegalAction(
            f"{text!r}: {_name(due)} is the unit to be {what} now, not {NAMES[unit]}"
        )


def _read_fire(rest: list[str], text: str) -> Action:
    firer, target = _pair(rest[0], text)
    points = 0
    card = False
    for word in rest[1:]:
        if re.fullmatch(r"\+\d{1,2}", word) and not points:
            points = _number(word[1:], 1, actions.POINT_SPAN - 1, text)
        elif word.lower() == ("veers" if SIDE[firer] == EMPIRE else "force") and not card:
            card = True
        else:
            raise IllegalAction(
                f"{text!r}: {word!r} cannot be understood; a shot may end with +points, "
                "force (Rebels) or veers (Empire)"
            )
    return actions.fire(firer, target, points, card)


def _read_harpoon(rest: list[str], text: str) -> Action:
    speeder, walker = _pair(rest[0], text)
    if not 0 <= speeder - SPEEDER_1 < SPEEDERS or not walker < WALKERS:
        raise IllegalAction(f"{text!r}: write a harpoon as 'harpoon S3xW1', with +2 for points")
    points = 0
    if len(rest) == 2 and re.fullmatch(r"\+\d{1,2}", rest[1]):
        points = _number(rest[1][1:], 1, actions.POINT_SPAN - 1, text)
    elif len(rest) > 1:
        raise IllegalAction(f"{text!r}: after the Walker only +points, as in 'harpoon S3xW1 +2'")
    return actions.harpoon(speeder - SPEEDER_1, walker, points)


def _read_roll(position: Position, word: str, text: str) -> Action:
    if set(word) - set(LETTERS) or len(word) > actions.MOST_DICE:
        raise IllegalAction(
            f"{text[:40]!r}: up to {actions.MOST_DICE} dice with the faces V Vader, S Saber, "
            "B blank"
        )
    if len(word) != position.dice:
        raise IllegalAction(f"{text!r}: {position.dice} dice are rolled now, not {len(word)}")
    return actions.roll(word.count("V"), word.count("S"))


def _pair(word: str, text: str) -> tuple[int, int]:
    first, cross, second = word.upper().partition("X")
    if not cross:
        raise IllegalAction(f"{text!r}: write who shoots at whom as 'fire W2xT4'")
    firer = _unit(first, text)
    if second not in BY_NAME:
        raise IllegalAction(f"{text!r}: there is no target {second!r}; units, P and G are targets")
    return firer, BY_NAME[second]


def _unit(word: str, text: str) -> Unit:
    unit = BY_NAME.get(word.upper(), TARGETS)
    if unit >= UNITS:
        raise IllegalAction(
            f"{text!r}: there is no unit {word!r}; units are W1-W5, A1-A3, LS1-LS10, HS1-HS5, "
            "S1-S8, T1-T6, LT1-LT14 and HT1-HT8"
        )
    return unit


def _walker(word: str, text: str) -> Unit:
    unit = _unit(word, text)
    if unit >= WALKERS:
        raise IllegalAction(f"{text!r}: {word.upper()} is not a Walker; Walkers are W1 to W5")
    return unit


def _speeder(word: str, text: str) -> int:
    unit = _unit(word, text) - SPEEDER_1
    if not 0 <= unit < SPEEDERS:
        raise IllegalAction(f"{text!r}: {word.upper()} is not a Snowspeeder; they are S1 to S8")
    return unit


def _hex(position: Position, word: str, text: str) -> Hex:
    map_ = position.setting.map
    if word not in map_.index:
        raise IllegalAction(
            f"{text!r}: there is no hex {word!r}; write column and row as four digits, "
            f"{map_.labels[0]} to {map_.labels[-1]}"
        )
    return map_.index[word]


def _number(word: str, least: int, most: int, text: str) -> int:
    if not word.isdecimal() or len(word) > 2 or not least <= int(word) <= most:
        raise IllegalAction(f"{text!r}: {word!r} is not a number from {least} to {most}")
    return int(word)


def _one_of(words: tuple[str, ...], word: str, text: str) -> int:
    if word not in words:
        raise IllegalAction(f"{text!r}: {word!r} is not one of: {', '.join(words)}")
    return words.index(word)
