"""`echobase lab train`: reproducible, honest about what it has not seen, and players can use it."""

import tomllib
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from jobs.stopped_command import ran

from echobase import BadOption, lab
from echobase.ai.weights import EVEN
from echobase.cli import run
from echobase.core.files import CannotSave
from echobase.core.registry import game
from echobase.games.assault.ai.features import SIGNS
from echobase.games.assault.ai.players import TABLES as ASSAULT
from echobase.games.assault.ai.value import Value as AssaultValue
from echobase.games.battle.ai.players import TABLES as BATTLE
from echobase.games.battle.ai.value import Value as BattleValue
from echobase.games.battle.ai.weights import Weights
from echobase.lab.training import training
from echobase.lab.training.fitting import chances, fit, loss

GAMES = 12


@cache
def learned(which: str) -> lab.Learned:
    return lab.train(GAMES, game=which, player="cadet", seed=3)


@pytest.mark.parametrize("which", ["battle", "assault"])
def test_what_is_learned(which: str) -> None:
    found = learned(which)
    assert found.games == GAMES
    assert 0 < found.held_out < found.positions
    assert found.held_out_games == 2
    assert sum(tenth.positions for tenth in found.tenths) == found.held_out
    for tenth in found.tenths:
        assert tenth.low <= tenth.expected <= tenth.high
        assert 0 <= tenth.won <= 1


@pytest.mark.parametrize("which", ["battle", "assault"])
def test_the_table_has_the_form_of_the_one_that_players_use(which: str) -> None:
    tables = {"battle": BATTLE, "assault": ASSAULT}[which]
    ours, theirs = learned(which).weights, tables.value()
    assert list(ours) == list(theirs)
    for name in ours:
        assert set(ours[name]) <= set(theirs[name])
        if name not in ("scenarios", "maps"):
            assert list(ours[name]) == list(theirs[name])


def test_the_same_seed_gives_the_same_table_whatever_the_number_of_workers() -> None:
    again = lab.train(GAMES, game="assault", player="cadet", seed=3, workers=2)
    assert again == learned("assault")
    assert lab.train(GAMES, game="assault", player="cadet", seed=4).weights != again.weights


def test_a_table_from_a_file_judges_battles(tmp_path: Path) -> None:
    learned("battle").write(tmp_path / "battle.toml")
    found = tomllib.loads((tmp_path / "battle.toml").read_text(encoding="utf-8"))
    weights = Weights(BATTLE.level(EVEN))
    judge = BattleValue(weights, found["mover"], found["other"], found["scenarios"])
    state = game("battle").start(scenario=2)
    assert 0 < judge.chance(state, 0) < 1


def test_a_table_from_a_file_judges_assaults(tmp_path: Path) -> None:
    learned("assault").write(tmp_path / "assault.toml")
    found = tomllib.loads((tmp_path / "assault.toml").read_text(encoding="utf-8"))
    judge = AssaultValue(found["features"], found["maps"], 3)
    state = game("assault").start(setup="default")
    assert judge.chance(state, 0) == pytest.approx(1 - judge.chance(state, 1))


def test_signs_are_kept() -> None:
    features = learned("assault").weights["features"]
    assert all(weight * SIGNS[name] >= 0 for name, weight in features.items())
    assert any(features.values())


def test_the_fit_finds_the_weights_behind_the_games() -> None:
    rng = np.random.default_rng(1)
    features = rng.normal(size=(20000, 3)) * [1.0, 5.0, 0.2]
    true = np.array([1.0, -0.2, 3.0])
    won = (rng.random(20000) < chances(features, true)).astype(float)
    assert fit(features, won, np.zeros(3, dtype=int)) == pytest.approx(true, rel=0.1)
    limited = fit(features, won, np.array([1, 1, 1]))
    assert limited[1] == 0
    assert loss(chances(features, limited), won) > loss(chances(features, true), won)


def test_every_setting_is_held_out_once_in_six_rounds() -> None:
    for settings in (6, 17):
        apart = {n % settings for n in range(6 * settings) if training.held_out(n, settings)}
        assert apart == set(range(settings))


# The command


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, report = tmp_path / "mine.toml", tmp_path / "mine.html"
    words = (
        f"lab train --game assault --games {GAMES} --player cadet --seed 3 --workers 1 --lang en"
    )
    assert run([*words.split(), "--out", str(out), "--report", str(report)]) == 0
    told = capsys.readouterr().out
    assert f"Learned from {GAMES} games" in told
    assert "mine.toml" in told
    assert tomllib.loads(out.read_text(encoding="utf-8")) == learned("assault").weights
    page = report.read_text(encoding="utf-8")
    assert "Assault on Hoth: what wins" in page
    assert all(f">{name}<" in page for name in SIGNS)
    assert f"{learned('assault').loss:.4f}" in page
    assert learned("assault").command in page


@pytest.mark.parametrize("lang", ["it", "pl"])
def test_the_report_in_other_languages(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "report.html"
    lab.write_learned_report(path, learned("battle"), lang=lang)
    page = path.read_text(encoding="utf-8")
    assert f'lang="{lang}"' in page
    assert "report-train" not in page


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--games 3", "games: a whole number from 12 on; got 3"),
        ("--player yoda", "no player 'yoda' for battle; known: random, cadet"),
        ("--game chess", "chess"),
        ("--seed -1", "seed: a whole number from 0 on; got -1"),
        ("--workers 0", "workers: a whole number from 1 on; got 0"),
        ("--report mine.txt", "'mine.txt' must end in .html"),
        ("--out .", "is a folder"),
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
    assert run(["lab", "train", *words.split()]) == 2
    err = capsys.readouterr().err
    assert err.startswith("echobase: ")
    assert told in err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_replaced_unless_told_so(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("precious", encoding="utf-8")
    with pytest.raises(CannotSave, match="exists already"):
        learned("battle").write(path)
    assert path.read_text(encoding="utf-8") == "precious"
    learned("battle").write(path, force=True)
    assert path.read_text(encoding="utf-8") == learned("battle").text


def test_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("echobase.core.extras.find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r"'numpy': pip install 'echobase\[dataset\]'"):
        lab.train(GAMES)


def test_games_without_an_end_teach_nothing() -> None:
    with pytest.raises(BadOption, match="0 of 12 came to an end; play more"):
        lab.train(GAMES, player="random", limit=5)


def test_a_signal_leaves_nothing_behind(tmp_path: Path) -> None:
    words = "lab train --games 24 --player random --workers 2 --out a.toml"
    done = ran(tmp_path, "lab.training", words, 3, "os.killpg(0, signal.SIGINT)")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
    assert not (tmp_path / "a.toml").exists()
