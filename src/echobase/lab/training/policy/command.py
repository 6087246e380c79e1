"""The command `echobase lab train --policy`."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from echobase.ai.network_learning import network_learning
from echobase.ai.policy_learning import policy_learning
from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.jobs.progress_bar import shown
from echobase.jobs.signals import terminated_as_interrupted
from echobase.jobs.workers import all_cores
from echobase.lab.screen_table import table
from echobase.lab.training.learned import refuse_table
from echobase.lab.training.policy.generations import train_policy
from echobase.lab.training.policy.learned_networks import LearnedNetworks
from echobase.lab.training.policy.learned_policy import LearnedPolicy
from echobase.lab.training.policy.network_generations import train_networks
from echobase.terminal.screen import Screen
from echobase.text import Text

GAMES: Final = 40_000
GAMES_OF_NETWORKS: Final = 5_100
GATE: Final = 4_000
GENERATIONS: Final = 5
SEED: Final = 0


@dataclass
class PolicyOptions:
    """The options that were typed; None stands for the default."""

    game: str | None = None
    games: int | None = None
    gate: int | None = None
    generations: int | None = None
    out: Path | None = None
    force: bool = False
    resume: bool = False
    networks: bool = False
    seed: int | None = None
    workers: int | None = None
    ray: str | None = None

    @property
    def path(self) -> Path:
        """The file of the policy: never one inside the program, unless that file is named."""
        return self.out or Path(f"{self.game or registry.DEFAULT}-policy.toml")


def carry_out_policy(options: PolicyOptions) -> LearnedPolicy | LearnedNetworks:
    """Learn, and write the policy after every generation; SIGTERM acts like Ctrl-C."""
    game = options.game or registry.DEFAULT
    if options.networks:
        network_learning(game)  # its error says which games can
    else:
        policy_learning(game)
    if not options.resume:
        refuse_table(options.path, options.force)
    elif (options.games, options.gate, options.seed) != (None, None, None):
        raise BadOption("resume: games, gate and seed are those of the file")
    learn: Callable[..., LearnedPolicy | LearnedNetworks]
    learn = train_networks if options.networks else train_policy
    games = GAMES_OF_NETWORKS if options.networks else GAMES
    with terminated_as_interrupted(), shown("train") as progress:
        return learn(
            games if options.games is None else options.games,
            gate=GATE if options.gate is None else options.gate,
            generations=GENERATIONS if options.generations is None else options.generations,
            game=game,
            seed=SEED if options.seed is None else options.seed,
            resume=options.path if options.resume else None,
            workers=all_cores(options.workers, options.ray),
            ray=options.ray,
            progress=progress,
            finished=lambda learned: learned.write(options.path),
        )


def show_policy(learned: LearnedPolicy | LearnedNetworks, screen: Screen, text: Text) -> None:
    """The generations, and which of them were better."""
    heads = [
        text("ui-policy-generation"),
        text("ui-policy-games"),
        text("ui-policy-won"),
        text("ui-policy-kept"),
    ]
    rows = [
        [
            str(one.number),
            str(one.games),
            f"{100 * one.won:.1f}% ({100 * one.low:.1f}–{100 * one.high:.1f})",
            text("ui-policy-yes" if one.kept else "ui-policy-no"),
        ]
        for one in learned.generations
    ]
    table(screen, text("ui-policy-title"), heads, rows)
