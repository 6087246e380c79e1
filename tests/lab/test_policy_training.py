"""`echobase lab train --policy`: finds what wins, keeps only what surely does, and can resume."""

import tomllib
from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from echobase import BadOption
from echobase.ai.player import Policy, contender
from echobase.ai.policy_learning import Numbers, policy_learning
from echobase.ai.random_player import RandomPlayer
from echobase.cli import run
from echobase.lab.training.policy import duels, generations
from echobase.lab.training.policy.ascent import deviations, direction
from echobase.lab.training.policy.duels import Duel, Duels
from echobase.lab.training.policy.learned_policy import LearnedPolicy, read_policy

BEST = {"rebel.one": 2.0, "rebel.two": -1.0, "move.three": 0.0}


class Riddle:
    """Implements `PolicyLearning`: whoever is nearer to BEST wins more often."""

    game = "battle"
    about = "A riddle."
    lengths: tuple[float, ...] = (0.3, 0.75)

    def settings(self) -> list[dict[str, Any]]:
        return [{}]

    def start(self) -> Numbers:
        return dict.fromkeys(BEST, 0.0)

    def sizes(self) -> Numbers:
        return dict.fromkeys(BEST, 0.25)

    def policy(self, numbers: Mapping[str, float]) -> Policy:
        return RandomPlayer()


class Answers:
    """Implements `Staff` without games."""

    def in_order(self, duels: Sequence[Duel]) -> list[float]:
        return [self.answer(duel) for duel in duels]

    def answer(self, duel: Duel) -> float:
        lead = far(duel.other) - far(duel.one)
        luck = Random(duel.seed)
        return sum(luck.random() < 1 / (1 + exp(-lead)) for _ in range(2)) / 2


def far(numbers: Sequence[float]) -> float:
    return sum(
        (one - best) * (one - best) for one, best in zip(numbers, BEST.values(), strict=True)
    )


def learned(count: int, begun: LearnedPolicy | None = None) -> LearnedPolicy:
    """What is learned about the riddle."""
    start = LearnedPolicy("battle", 1, 600, 400, "A riddle.", Riddle().start())
    found = begun or start
    training = generations.PolicyTraining(Riddle(), Answers(), lambda done, wanted: None)
    while len(found.generations) < count:
        found = training.next_generation(found)
    return found


def test_opposite_variants_tell_the_way() -> None:
    tried = deviations(1, 1, 4000, 3)
    won = 0.5 + 0.02 * tried @ np.array([1.0, 0.0, -2.0])
    way = direction(tried, won)
    assert way == pytest.approx(np.array([1.0, 0.0, -2.0]) * np.sqrt(3 / 5), abs=0.01)


def test_every_generation_comes_nearer() -> None:
    found = learned(4)
    distances = [far(list(learned(count).numbers.values())) for count in (1, 4)]
    assert 5.0 > distances[0] > distances[1]
    assert found.generations[0].kept
    for one in found.generations:
        assert one.kept == (one.low > 0.5)
        assert one.low < one.won < one.high


def test_what_was_not_kept_changes_nothing_but_its_tries_count_later() -> None:
    end = LearnedPolicy("battle", 1, 300, 200, "A riddle.", dict(BEST))
    training = generations.PolicyTraining(Riddle(), Answers(), lambda done, wanted: None)
    first = training.next_generation(end)
    assert not first.generations[0].kept
    assert first.numbers == BEST
    assert len(first.generations[0].results) == 300
    assert training.next_generation(first).generations[1].tries == 1200


def test_a_file_can_be_continued(tmp_path: Path) -> None:
    path = tmp_path / "policy.toml"
    half = learned(1)
    half.write(path)
    again = read_policy(path, Riddle())
    assert again.generations == half.generations
    assert learned(2, again).text == learned(2).text
    path.write_text("[rebel]\n", encoding="utf-8")
    with pytest.raises(BadOption, match="no policy that can be continued"):
        read_policy(path, Riddle())
    with pytest.raises(BadOption, match="cannot be read"):
        read_policy(tmp_path / "missing.toml", Riddle())


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_a_policy_wins_half_of_the_games_against_itself(game: str) -> None:
    numbers = tuple(policy_learning(game).start().values())
    assert Duels(game, 5000)(Duel(0, "same luck", numbers, numbers)) == 0.5
    assert Duels(game, 3)(Duel(0, "given up", numbers, numbers)) == 0.5


def test_the_command_writes_what_a_general_can_play_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(generations, "policy_learning", lambda game: Riddle())
    monkeypatch.setattr(duels, "policy_learning", lambda game: Riddle())
    out = tmp_path / "mine.toml"
    words = "lab train --policy --games 10 --gate 4 --generations 1 --workers 1 --lang en"
    assert run([*words.split(), "--out", str(out)]) == 0
    assert "Generation" in capsys.readouterr().out
    found = tomllib.loads(out.read_text(encoding="utf-8"))
    assert len(found["training"]["generations"]) == 1
    assert contender(f"general@{out}", "battle")
    again = "lab train --policy --generations 1 --workers 1 --lang en --resume"
    assert run([*again.split(), "--out", str(out)]) == 0
    assert tomllib.loads(out.read_text(encoding="utf-8")) == found


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--policy --games 3", "games: a whole number from 3"),
        ("--policy --game assault --games 3", "games: a whole number from 234"),
        ("--policy --player cadet", "policy: learns without --player"),
        ("--gate 100", "only with --policy"),
        ("--networks", "only with --policy"),
        ("--policy --networks --games 3", "games: a whole number from 17"),
        ("--policy --networks --game assault", "networks: the players of Assault on Hoth cannot"),
        ("--policy --resume", "cannot be read"),
        ("--policy --resume --seed 3", "resume: games, gate and seed are those of the file"),
        ("--policy --game chess", "chess"),
    ],
)
def test_bad_wishes(
    words: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["lab", "train", *words.split(), "--lang", "en"]) != 0
    assert told in capsys.readouterr().err
