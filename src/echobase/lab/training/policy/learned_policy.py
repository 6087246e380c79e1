"""The result of training a policy: its numbers, and the generations that led to them."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import tomli_w

from echobase.ai.policy_learning import TRAINING, Numbers, PolicyLearning, nested, numbers_of
from echobase.core.errors import BadOption
from echobase.core.files import replace

DIGITS: Final = 4


class Generation(msgspec.Struct, frozen=True):
    """One attempt at a better policy."""

    number: int
    tries: int
    """Games between opposite variants."""
    length: float
    """How far it went, in strides."""
    games: int
    """Games against the policy before it."""
    won: float
    low: float
    high: float
    """The share of those that it won, with its 95 % interval."""
    kept: bool
    """Whether it replaced the policy before it: the whole interval lies above a half."""
    results: str = ""
    """The results of its tries, if the next generation uses them, too."""

    def told(self) -> str:
        """The generation in a line."""
        verdict = "kept" if self.kept else "not kept"
        share = f"{100 * self.won:.1f}% ({100 * self.low:.1f} to {100 * self.high:.1f})"
        return f"generation {self.number}: {share} of {self.games} games, {verdict}"


def policy_file(
    introduction: Sequence[str],
    generations: Sequence[Generation],
    tables: Mapping[str, Any],
    training: Mapping[str, Any],
) -> str:
    """A policy as a file: in words how it was learned, its tables, and what continues it."""
    lines = "\n".join([*introduction, *(one.told() for one in generations)]).splitlines()
    head = "".join(f"# {line}\n" for line in lines)
    course = {**training, "generations": msgspec.to_builtins(generations)}
    return f"{head}\n{tomli_w.dumps({**tables, TRAINING: course})}"


@dataclass(frozen=True)
class LearnedPolicy:
    """A policy as numbers."""

    game: str
    seed: int
    pairs: int
    """Tries of a generation, two games each."""
    gate: int
    """Pairs of games against the policy before."""
    about: str
    numbers: Numbers
    generations: tuple[Generation, ...] = ()

    @property
    def command(self) -> str:
        """The command that learns the same again."""
        words = f"echobase lab train --policy --game {self.game} --games {2 * self.pairs}"
        words = f"{words} --gate {2 * self.gate} --generations {len(self.generations)}"
        return f"{words} --seed {self.seed}"

    @property
    def text(self) -> str:
        """The policy as a file."""
        numbers = {name: round(number, DIGITS) for name, number in self.numbers.items()}
        training = {"game": self.game, "seed": self.seed, "pairs": self.pairs, "gate": self.gate}
        introduction = [self.about, f"Learned by `{self.command}`."]
        return policy_file(introduction, self.generations, nested(numbers), training)

    def write(self, path: Path) -> None:
        """Write the file, or replace it."""
        replace(path, self.text)


def read_policy(path: Path, about: PolicyLearning) -> LearnedPolicy:
    """A policy from a file; BadOption when it is not one of this game."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        training = tables.pop(TRAINING)
        if "pairs" not in training:
            raise ValueError("its generations have learned networks: add --networks")
        generations = msgspec.convert(training["generations"], tuple[Generation, ...], strict=False)
        found = LearnedPolicy(
            game=training["game"],
            seed=training["seed"],
            pairs=training["pairs"],
            gate=training["gate"],
            about=about.about,
            numbers=numbers_of(tables, about.start()),
            generations=generations,
        )
    except OSError as error:
        raise BadOption(f"out: {path} cannot be read: {error.strerror}") from None
    except (ValueError, KeyError, TypeError) as error:
        raise BadOption(f"out: {path} is no policy that can be continued ({error})") from None
    if found.game != about.game:
        raise BadOption(f"out: {path} is a policy of {found.game}, not of {about.game}")
    return found
