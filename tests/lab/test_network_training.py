"""`echobase lab train --policy` with networks: credit without luck, corrections, generations."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from echobase import BadOption
from echobase.ai.network_learning import Tables
from echobase.ai.player import contender
from echobase.ai.policy_learning import policy_learning
from echobase.games.battle.ai.networks import NETWORKS, BattleNetworks
from echobase.lab.training.network_fitting import FittedNetwork
from echobase.lab.training.policy import duels, network_generations, self_play
from echobase.lab.training.policy.correction import (
    Evidence,
    correlation,
    fit_correction,
    shares_of,
)
from echobase.lab.training.policy.credit import LATER, credit
from echobase.lab.training.policy.duels import Duel, NetworkDuels
from echobase.lab.training.policy.learned_networks import LearnedNetworks, read_learned_networks
from echobase.lab.training.policy.learned_policy import read_policy
from echobase.lab.training.policy.network_generations import (
    Games,
    Job,
    NetworkTraining,
    begin,
    train_networks,
)
from echobase.lab.training.policy.self_play import Round, SelfPlay, Turns


class OneBattle(BattleNetworks):
    """Learns in a single scenario."""

    def settings(self) -> list[dict[str, Any]]:
        return super().settings()[:1]


@pytest.fixture
def one_battle(monkeypatch: pytest.MonkeyPatch) -> OneBattle:
    found = OneBattle()
    for module in (self_play, duels, network_generations):
        monkeypatch.setattr(module, "network_learning", lambda game: found)
    return found


def turns(games: int, first_decides: bool, seen: bool = True) -> Turns:
    """Games of two turns; in one of them the luck of its side decides who wins.

    The feature of a turn is who has won, once that is decided.
    """
    rng = np.random.default_rng(3)
    found = Turns()
    for _ in range(games):
        luck = float(rng.choice([-1.0, 1.0]))
        shown = luck if seen else 0.0
        found.features.extend([0.0, luck] if first_decides else [0.0, 0.0])
        found.luck.extend([shown, 0.0] if first_decides else [0.0, -shown])
        found.offsets.extend(["a", "b"])
        found.sides.extend([0, 1])
        found.winners.extend([0 if luck > 0 else 1] * 2)
        found.last.extend([0, 1])
    return found


def test_luck_deserves_no_credit() -> None:
    lucky = credit(turns(400, first_decides=True), 1, 1)
    blind = credit(turns(400, first_decides=True, seen=False), 1, 1)
    assert np.abs(lucky.gained[::2]).mean() < 0.2 * np.abs(blind.gained[::2]).mean()
    assert lucky.games.tolist() == [place // 2 for place in range(800)]
    assert lucky.loss < 0.5


def test_later_turns_count_less_and_for_the_other_side_the_other_way() -> None:
    found = credit(turns(400, first_decides=False, seen=False), 1, 1).gained
    assert np.abs(found[1::2]).mean() == pytest.approx(0.5, abs=0.05)
    assert found[::2] == pytest.approx(-LATER * found[1::2], abs=0.1)


def evidence(decisions: int, seed: int) -> Evidence:
    """Three choices a decision; what a choice brings is twice its only input, and luck."""
    rng = np.random.default_rng(seed)
    rows = rng.normal(size=(3 * decisions, 1))
    sizes = np.full(decisions, 3)
    chosen = rng.integers(0, 3, decisions)
    brought = 2.0 * rows[3 * np.arange(decisions) + chosen, 0] + rng.normal(size=decisions)
    priors = np.zeros(3 * decisions)
    return Evidence(
        np.ones((decisions, 1), dtype=np.float32),
        rows.astype(np.float16),
        priors,
        shares_of(priors, sizes, 0.2),
        sizes,
        chosen,
        brought,
    )


def test_a_correction_tells_better_choices_from_worse() -> None:
    network = FittedNetwork(2, [8], 1)
    fit_correction(network, evidence(3000, 1), 1)
    assert correlation(network, evidence(1000, 2)) > 20.0
    rows = np.array([[1.0, 1.0], [1.0, -1.0]], dtype=np.float32)
    one, other = network.outputs(rows).tolist()
    assert one - other > 1.0


def test_better_choices_are_made_more_often() -> None:
    shares = shares_of(np.array([0.0, 0.2, 0.0]), np.array([2, 1]), 0.2)
    assert shares.tolist() == pytest.approx([1 / (1 + np.e), np.e / (1 + np.e), 1.0])


def test_a_round_depends_on_its_seed_alone(one_battle: OneBattle) -> None:
    job = Round(1, "seed", one_battle.tables(), 0.2, 0.5)
    one, other = SelfPlay("battle", 5000)(job), SelfPlay("battle", 5000)(job)
    assert one == other
    assert one.games == 1
    assert one.turns.last[-1] == 1
    for kind, decisions in one.decisions.items():
        assert sum(decisions.sizes) == len(decisions.priors) == len(decisions.worths)
        assert len(decisions.rows) == len(decisions.priors) * len(one_battle.inputs[kind])
        assert len(decisions.common) == len(decisions.sizes) * len(one_battle.common)
        assert all(
            choice < size for choice, size in zip(decisions.chosen, decisions.sizes, strict=True)
        )
    assert SelfPlay("battle", 20)(job).games == 0


class Quick:
    """Implements `GamesStaff`: rounds are played, duels are won as told."""

    def __init__(self, won: float) -> None:
        self.won = won
        self.games = Games(SelfPlay("battle", 5000), NetworkDuels("battle", 5000))

    def in_order(self, jobs: Sequence[Job]) -> Iterable[Any]:
        for job in jobs:
            if isinstance(job, Duel):
                yield self.won if job.seed.endswith(("0", "5")) else 0.5
            else:
                yield self.games(job)


def learned(about: OneBattle, won: float, begun: LearnedNetworks | None = None) -> LearnedNetworks:
    """The next generation, if the new networks win so many of some duels."""
    training = NetworkTraining(about, Quick(won), lambda done, wanted: None)
    return training.next_generation(begun or begin(about, 1, 6, 40))


def test_only_what_wins_is_kept_but_nothing_learned_is_lost(
    one_battle: OneBattle, tmp_path: Path
) -> None:
    for won, kept in ((1.0, True), (0.0, False)):
        found = learned(one_battle, won)
        generation = found.generations[0]
        assert generation.kept is kept
        assert generation.tries == 6
        before = begin(one_battle, 1, 6, 40)
        assert (found.tables == before.tables) is not kept
        assert found.fitted != before.fitted
        path = tmp_path / f"{kept}.toml"
        found.write(path)
        again = read_learned_networks(path, one_battle)
        assert again == replace(found, tables=dict(found.tables))
        assert contender(f"general@{path}", "battle")
    assert learned(one_battle, 0.0, again).text == learned(one_battle, 0.0, found).text


def test_a_file_that_is_no_such_policy_is_refused(one_battle: OneBattle, tmp_path: Path) -> None:
    path = tmp_path / "policy.toml"
    with pytest.raises(BadOption, match="cannot be read"):
        read_learned_networks(path, one_battle)
    first = begin(one_battle, 1, 6, 40)
    first.write(path)
    text = path.read_text(encoding="utf-8")
    with pytest.raises(BadOption, match="add --networks"):
        read_policy(path, policy_learning("battle"))
    for wrong in (
        "[training]\npairs = 3\n",
        "[rebel]\n",
        text.replace('"to_go"', '"to_come"'),
        text.replace('numbers = "', 'numbers = "AAAA'),
    ):
        path.write_text(wrong, encoding="utf-8")
        with pytest.raises(BadOption, match="no policy that can be continued"):
            read_learned_networks(path, one_battle)
    path.write_text(text.replace('game = "battle"', 'game = "chess"'), encoding="utf-8")
    with pytest.raises(BadOption, match="policy of chess"):
        read_learned_networks(path, one_battle)


def test_fresh_networks_change_nothing() -> None:
    tables: Tables = begin(NETWORKS, 1, 68, 4).tables
    same = NetworkDuels("battle", 5000)(Duel(0, "same luck", tables, NETWORKS.tables()))
    assert same == 0.5


def test_training_counts_its_games(one_battle: OneBattle) -> None:
    with pytest.raises(BadOption, match="games: a whole number from 4"):
        train_networks(3, gate=4, generations=1, game="battle")
