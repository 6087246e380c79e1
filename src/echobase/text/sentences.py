"""Languages: puts the messages of the engine and of the screens into words (Fluent files)."""

import os
import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from echobase.core.errors import BadOption
from echobase.core.events import Argument, Message
from echobase.text.messages import WHOLE, Made, keep, messages

LANGUAGES: Final = ("en", "it", "pl")

GROUPS: Final = {
    "unit": ("unit-{}", "structure-{}"),
    "foe": ("unit-{}", "structure-{}"),
    "walker": ("kind-{}",),
    "kind": ("kind-{}",),
    "card": ("card-{}", "support-{}", "action-{}"),
    "event": ("event-{}",),
    "side": ("side-{}-short",),
    "terrain": ("terrain-{}",),
    "step": ("step-{}",),
    "choice": ("section-{}", "class-{}-all"),
    "reason": ("reason-{}",),
    "facing": ("facing-{}",),
    "damage": ("damage-{}",),
    "track": ("track-{}",),
    "theme": ("puzzle-theme-{}",),
}
"""Arguments that are keys, with the messages that hold their names.

A name that belongs to one game alone may stand under the game's word: `assault-step-draw`.
"""

COUNTER: Final = re.compile("([A-Z]+)([0-9]*)")
"""Codes of single counters: W2 is the message `counter-w` with the number 2, P is `counter-p`."""
COUNTERS: Final = ("unit", "foe", "walker")
"""Arguments that may be the code of a counter."""

ONE_BODY: Final = ("at_at", "rebel_artillery", "shield_generator", "ion_cannon")
"""Units whose name is grammatically singular, in all three languages."""

FACES: Final = {"I": "infantry", "V": "vehicle", "B": "blast", "R": "retreat", "X": "cross"}


def language(wanted: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the environment, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadOption(f"lang: no language {wanted!r}; known: {', '.join(LANGUAGES)}")
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            code = environ[name].replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"


class Text:
    """One language. `text(id, name=value)` is a sentence; keys such as a unit become names."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self._messages = messages(lang)

    def __call__(self, id_: str, **args: Argument) -> str:
        return self.format(id_, args)[0]

    def say(self, message: Message) -> str:
        """A message of the engine as a sentence; one without words shows what it is about."""
        if message.id in self._messages:
            return self.format(message.id, message.args)[0]
        about = ", ".join(f"{name} {value}" for name, value in message.args.items())
        return message.id.replace("-", " ") + (f" ({about})" if about else "")

    def format(self, id_: str, args: Mapping[str, Argument]) -> Made:
        """The sentence and all errors in making it."""
        known = self._messages.sentences
        # The types as well, because True equals 1.
        key = (id_, *args.items(), *map(type, args.values())) if args else (id_,)
        found = known.get(key)
        if found is None:
            values = self.values(args, id_.partition("-")[0])
            found = keep(known, key, self._messages.format(id_, values))
        return found

    def values(self, args: Mapping[str, Argument], game: str = "") -> dict[str, Argument]:
        """The variables of a message, keys turned into names.

        Each name also has its key as `side-key`, so that a language can choose its words, and
        for a unit `unit-form`: one or many. A counter brings the forms its language gives it.
        """
        values: dict[str, Argument] = {}
        for name, value in args.items():
            values[name] = value
            if name in GROUPS:
                key = str(value)
                values[name] = self.name(name, key, game)
                values[f"{name}-key"] = key
                forms = self.forms(key) if name in COUNTERS else {}
                values[f"{name}-form"] = "one" if forms or key in ONE_BODY else "many"
                values.update({f"{name}-{form}": words for form, words in forms.items()})
            elif name == "faces":
                values[name] = self.faces(str(value))
        return values

    def name(self, group: str, key: str, game: str = "") -> str:
        """The name of a unit, card, side and so on; the key itself when it has none."""
        known, wanted = self._messages.names, (group, key, game)
        found = known.get(wanted)
        return keep(known, wanted, self._name(*wanted)) if found is None else found

    def _name(self, group: str, key: str, game: str) -> str:
        if group in COUNTERS and COUNTER.fullmatch(key):
            return self.forms(key).get("name", key)
        for form in GROUPS[group]:
            id_ = form.format(key.replace("_", "-").lower())
            for full in (f"{game}-{id_}", id_):
                if full in self._messages:
                    return self(full)
        return key

    def forms(self, code: str) -> dict[str, str]:
        """A counter in words: its `name` and the attributes of its message; else nothing."""
        found = COUNTER.fullmatch(code)
        id_ = "" if found is None else f"counter-{found[1].lower()}"
        if found is None or id_ not in self._messages:
            return {}
        forms = self._messages.forms(id_, {"number": found[2]})
        return {form if form != WHOLE else "name": words for form, words in forms.items()}

    def has(self, id_: str) -> bool:
        """Whether there is a message with this ID."""
        return id_ in self._messages

    def arguments(self, id_: str) -> list[str]:
        """The names of what a message is filled with, each once; `side-key` is made from `side`."""
        return list(dict.fromkeys(name.split("-")[0] for name in self._messages.variables(id_)))

    def faces(self, letters: str) -> str:
        """Dice face by face: `IX` is [Infantry] [Cross]."""
        names = [self(f"face-{FACES[letter]}") for letter in letters if letter in FACES]
        return " ".join(f"[{name}]" for name in names) or "-"


def percent(chance: Fraction) -> str:
    """A chance in per cent; 0 and 100 are shown only for what is impossible or certain."""
    if 0 < chance < Fraction(1, 200):
        return "<1"
    if Fraction(199, 200) < chance < 1:
        return ">99"
    return str(round(float(chance) * 100))
