"""Messages to the server, made from their types, and broken in every way that JSON allows."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from echobase.server.messages.protocol import ToServer

Tables = dict[str, Any]
"""A message with a table, as a client reads it."""
WHOLE: Final = 0.35
"""The share of the messages that are left as they are."""
WORDS: Final = {
    "lang": ["en", "it", "pl"],
    "faces": ["I", "IX", "HHH", "I X", "1 2"],
    "text": ["Hello", "It is cold here.", "a\nb"],
    "facing": ["n", "ne", "se", "s", "sw", "nw"],
    "reason": ["rude", ""],
}
JUNK: Final[Sequence[Any]] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63) - 1, 10**18, 10**400),
    *(0.5, -0.0, 1e308, float("inf"), float("nan")),
    *("", " ", "\0", "a" * 65, "x" * 1000, "\ud800", "‮", "𝔸" * 40, "²", "../..", "' OR 1=1 --"),
    *([], {}, [[]], [None], {"type": "act"}, {"": {"": {}}}, [1] * 65, ["A1"] * 65),
)
LARGE, HUGE = 70_000, 1_100_000
"""Characters: more than the server reads, and more than it takes."""


class Pool:
    """Values that mean something in a game: what its tables and its board name."""

    def __init__(self, rng: random.Random, labels: Sequence[str]) -> None:
        self.rng = rng
        self.labels = list(labels)
        self.table: Tables = {}

    def offers(self) -> list[dict[str, Any]]:
        decision = self.table.get("decision") or {}
        found = [offer for group in decision.get("groups", ()) for offer in group["offers"]]
        return [*found, decision["done"]] if decision.get("done") else found

    def number(self) -> int:
        shift = self.rng.choice([0, 0, 0, 0, -1, 1, -5])
        return int(self.table.get("number", 0)) + shift

    def integer(self, name: str) -> int:
        offers = self.offers()
        if name == "number":
            return self.number()
        if name in ("action", "actions") and offers and self.rng.random() < 0.9:
            return int(self.rng.choice(offers)["action"])
        return self.rng.choice([0, 0, 1, 2, 3, 17, 16_777_216, 16_777_217])

    def word(self, name: str) -> str:
        if name in WORDS:
            return self.rng.choice(WORDS[name])
        if name == "act":
            return f"{self.rng.getrandbits(32):x}"
        standing = self.table.get("standing") or []
        if name in ("question", "time") and standing:
            one = self.rng.choice(standing)
            times = [time["time"] for time in one["times"]]
            return str(one["question"] if name == "question" else self.rng.choice(["", *times]))
        offers = self.offers()
        if offers and self.rng.random() < 0.6:
            offer = self.rng.choice(offers)
            fields = ["notation"] if name == "ask" else ["hex", "unit", "to", "target", "foe"]
            words = [str(offer[field]) for field in fields if offer.get(field)]
            if words:
                return self.rng.choice(words)
        return self.rng.choice(self.labels)


def value(type_: inspect.Type, name: str, pool: Pool) -> Any:
    """A value of a type, and if possible one that means something."""
    rng = pool.rng
    match type_:
        case inspect.IntType():
            return pool.integer(name)
        case inspect.StrType(pattern=str()):
            return f"{rng.getrandbits(256):064x}"
        case inspect.StrType():
            return pool.word(name)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.ListType(item_type=item):
            return [value(item, name, pool) for _ in range(rng.randint(1, 4))]
        case inspect.UnionType(types=types):
            return value(rng.choice(types), name, pool)
        case inspect.StructType():
            return structure(type_, pool)
        case _:
            return None


def structure(type_: inspect.StructType, pool: Pool) -> dict[str, Any]:
    """A message or a part of one; fields that may be missing sometimes are."""
    found = {} if type_.tag_field is None else {type_.tag_field: type_.tag}
    for field in type_.fields:
        if field.required or pool.rng.random() < 0.5:
            found[field.encode_name] = value(field.type, field.encode_name, pool)
    return found


TYPES: Final = [msgspec.inspect.type_info(one) for one in get_args(ToServer)]


def message(pool: Pool) -> dict[str, Any]:
    """A message as a client might send it."""
    type_ = pool.rng.choice(TYPES)
    assert isinstance(type_, inspect.StructType)
    return structure(type_, pool)


# Ways to break a message: each returns what is sent; bytes are sent as they are.

Broken = str | bytes
Breaking = Callable[[dict[str, Any], random.Random], Broken]


def written(broken: object) -> str:
    return json.dumps(broken)


def missing_field(given: dict[str, Any], rng: random.Random) -> Broken:
    left = dict(given)
    left.pop(rng.choice(list(given)))
    return written(left)


def more_fields(given: dict[str, Any], rng: random.Random) -> Broken:
    return written(
        {**given, rng.choice(["seat", "extra", "", "\0", "act", "id"]): rng.choice(JUNK)}
    )


def other_value(given: dict[str, Any], rng: random.Random) -> Broken:
    return written({**given, rng.choice(list(given)): rng.choice(JUNK)})


def other_type(given: dict[str, Any], rng: random.Random) -> Broken:
    names = [type_.tag for type_ in TYPES if isinstance(type_, inspect.StructType)]
    return written({**given, "type": rng.choice([*names, "join", "table", "dance", *JUNK[:6]])})


def twice_the_field(given: dict[str, Any], rng: random.Random) -> Broken:
    name = rng.choice(list(given))
    return f"{{{json.dumps(name)}: {json.dumps(rng.choice(JUNK))}, {written(given)[1:]}"


def cut_off(given: dict[str, Any], rng: random.Random) -> Broken:
    text = written(given)
    return text[: rng.randrange(len(text))]


def other_letters(given: dict[str, Any], rng: random.Random) -> Broken:
    letters = list(written(given))
    for _ in range(rng.randint(1, 4)):
        letters[rng.randrange(len(letters))] = rng.choice('{}[]",:0\\\0é€ e-')
    return "".join(letters)


def no_object(given: dict[str, Any], rng: random.Random) -> Broken:
    return written(rng.choice([[given], [given, given], written(given), *JUNK]))


def deep(given: dict[str, Any], rng: random.Random) -> Broken:
    depth = rng.choice([50, 1000, 30_000])
    inner = "[" * depth + "]" * rng.choice([0, depth])
    return rng.choice([inner, f'{{"type": "act", "number": {inner}}}', '{"a":' * depth])


def long_number(given: dict[str, Any], rng: random.Random) -> Broken:
    numbers = [name for name, one in given.items() if isinstance(one, int)]
    name = rng.choice(numbers or ["number"])
    digits = rng.choice(["9" * 400, "-" + "9" * 5000, "1e999", "1E-999", "0" * 20, "0x1F"])
    return f'{{"{name}": {digits}, {written({**given, "more": 1})[1:]}'


def too_long(given: dict[str, Any], rng: random.Random) -> Broken:
    name = rng.choice(list(given))
    return written({**given, name: "x" * LARGE})


def far_too_long(given: dict[str, Any], rng: random.Random) -> Broken:
    return "x" * HUGE


def binary(given: dict[str, Any], rng: random.Random) -> Broken:
    return rng.choice([written(given).encode(), rng.randbytes(40), b"", b"\xff\xfe"])


BREAKINGS: Final[dict[Breaking, float]] = {
    missing_field: 3,
    more_fields: 3,
    other_value: 10,
    other_type: 4,
    twice_the_field: 2,
    cut_off: 2,
    other_letters: 3,
    no_object: 2,
    deep: 0.5,
    long_number: 1,
    too_long: 0.5,
    far_too_long: 0.02,
    binary: 0.5,
}
"""Ways to break a message, and how often that is done in comparison."""


def sendable(text: str) -> bool:
    """Whether a text can be sent at all: half a pair of surrogates cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def next_message(pool: Pool) -> tuple[str, Broken]:
    """A message, and in which way it is broken."""
    whole, rng = message(pool), pool.rng
    if rng.random() < WHOLE:
        return "whole", written(whole)
    breaking = rng.choices(list(BREAKINGS), list(BREAKINGS.values()))[0]
    found = breaking(whole, rng)
    if isinstance(found, str) and not sendable(found):
        found = found.encode(errors="replace").decode()
    return breaking.__name__.replace("_", " "), found
