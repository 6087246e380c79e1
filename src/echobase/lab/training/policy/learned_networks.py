"""The result of training networks: the tables of a policy, and the generations that led to it."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from echobase.ai.network_file import NETWORK, read_layers
from echobase.ai.network_learning import NetworkLearning, Tables
from echobase.ai.policy_learning import TRAINING
from echobase.core.errors import BadOption
from echobase.core.files import replace
from echobase.lab.training.policy.learned_policy import Generation, policy_file

Networks = Mapping[str, dict[str, Any]]
"""By kind of decision: a network as a table of a file."""


@dataclass(frozen=True)
class LearnedNetworks:
    """A policy whose networks are learned."""

    game: str
    seed: int
    games: int
    """Games of self-play in a generation."""
    gate: int
    """Pairs of games against the policy before."""
    about: str
    tables: Tables
    """The policy, as players load it."""
    fitted: Networks
    """The networks after the latest generation, whether or not it was kept: the next one begins
    with them."""
    generations: tuple[Generation, ...] = ()

    @property
    def command(self) -> str:
        """The command that learns the same again."""
        words = f"echobase lab train --policy --networks --game {self.game} --games {self.games}"
        words = f"{words} --gate {2 * self.gate} --generations {len(self.generations)}"
        return f"{words} --seed {self.seed}"

    @property
    def text(self) -> str:
        """The policy as a file."""
        training: dict[str, Any] = {
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "gate": self.gate,
        }
        if self.fitted != self.tables.get(NETWORK):
            training[NETWORK] = dict(self.fitted)
        introduction = [self.about, f"Networks learned by `{self.command}`."]
        return policy_file(introduction, self.generations, self.tables, training)

    def write(self, path: Path) -> None:
        """Write the file, or replace it."""
        replace(path, self.text)


def read_learned_networks(path: Path, about: NetworkLearning) -> LearnedNetworks:
    """A policy from a file; BadOption when it is not one of this game that can be continued."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        training = tables.pop(TRAINING)
        if "pairs" in training:
            raise ValueError("its generations have learned no networks: leave out --networks")
        fitted = training.get(NETWORK, tables.get(NETWORK))
        for kind, inputs in about.inputs.items():
            if fitted[kind]["inputs"] != [*about.common, *inputs]:
                raise ValueError(f"the network for {kind} has other inputs")
            read_layers(fitted[kind], kind)
        found = LearnedNetworks(
            game=training["game"],
            seed=training["seed"],
            games=training["games"],
            gate=training["gate"],
            about=about.about,
            tables=tables,
            fitted=fitted,
            generations=msgspec.convert(
                training["generations"], tuple[Generation, ...], strict=False
            ),
        )
        about.policy(found.tables)
    except OSError as error:
        raise BadOption(f"out: {path} cannot be read: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, BadOption) as error:
        raise BadOption(f"out: {path} is no policy that can be continued ({error})") from None
    if found.game != about.game:
        raise BadOption(f"out: {path} is a policy of {found.game}, not of {about.game}")
    return found
