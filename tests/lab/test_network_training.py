"""`echobase lab train --policy --networks`: alternatives, corrections, generations."""

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
from echobase.lab.training.policy import alternatives, duels, network_generations
from echobase.lab.training.policy.alternatives import Alternatives, Round
from echobase.lab.training.policy.correction import Evidence, fit_correction, lead
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


class OneBattle(BattleNetworks):
    """Learns in a single scenario."""

    def settings(self) -> list[dict[str, Any]]:
        return super().settings()[:1]


@pytest.fixture
def one_battle(monkeypatch: pytest.MonkeyPatch) -> OneBattle:
    found = OneBattle()
    for module in (alternatives, duels, network_generations):
        monkeypatch.setattr(module, "network_learning", lambda game: found)
    return found


def evidence(decisions: int, seed: int) -> Evidence:
    """An alternative gains twice the difference of the only input, and luck."""
    rng = np.random.default_rng(seed)
    made, other = rng.normal(size=(2, decisions, 1)).astype(np.float16)
    gained = 2.0 * (other - made)[:, 0] + rng.normal(size=decisions)
    return Evidence(np.ones((decisions, 1), dtype=np.float16), made, other, gained)


def test_a_correction_tells_better_choices_from_worse() -> None:
    network = FittedNetwork(2, [8], 1)
    fit_correction(network, evidence(20_000, 1), 1)
    unseen = evidence(1000, 2)
    told = lead(network.outputs(unseen.inputs(np.arange(1000))))
    assert np.corrcoef(told, unseen.gained)[0, 1] > 0.8
    assert float(told.std()) == pytest.approx(2.0 * np.sqrt(2.0), rel=0.25)


def test_without_evidence_nothing_is_learned() -> None:
    network = FittedNetwork(2, [8], 1)
    before = network.table(["a", "b"])
    fit_correction(network, evidence(0, 1), 1)
    assert network.table(["a", "b"]) == before


def test_a_round_depends_on_its_seed_alone(one_battle: OneBattle) -> None:
    job = Round(1, "seed", one_battle.tables(), 0.3)
    player = Alternatives("battle", 5000)
    one, other = player(job), Alternatives("battle", 5000)(job)
    assert one == other == player(job)
    assert set(one) == set(one_battle.inputs)
    for kind, pairs in one.items():
        count = len(pairs.leads)
        assert count > 0
        assert all(-1.0 <= gained <= 1.0 for gained in pairs.leads)
        assert len(pairs.priors) == 2 * count
        assert len(pairs.common) == count * len(one_battle.common)
        assert len(pairs.rows) == 2 * count * len(one_battle.inputs[kind])
    assert all(not pairs.leads for pairs in Alternatives("battle", 3)(job).values())


class Quick:
    """Implements `GamesStaff`: rounds are played, duels are won as told."""

    def __init__(self, won: float) -> None:
        self.won = won
        self.games = Games(Alternatives("battle", 5000), NetworkDuels("battle", 5000))

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
    tables: Tables = begin(NETWORKS, 1, 17, 4).tables
    same = NetworkDuels("battle", 5000)(Duel(0, "same luck", tables, NETWORKS.tables()))
    assert same == 0.5


def test_training_counts_its_games(one_battle: OneBattle) -> None:
    with pytest.raises(BadOption, match="games: a whole number from 1"):
        train_networks(0, gate=4, generations=1, game="battle")
