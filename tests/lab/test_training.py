"""`echobase lab train`: reproducible, honest about what it has not seen, and players can use it."""

import tomllib
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from jobs.stopped_command import ran

from echobase import BadOption, lab
from echobase.ai.learning import learning
from echobase.ai.network import row_of
from echobase.ai.network_file import read_networks
from echobase.cli import run
from echobase.core.files import CannotSave
from echobase.core.registry import game
from echobase.games.assault.ai.features import SIGNS
from echobase.games.assault.ai.players import TABLES as ASSAULT
from echobase.games.assault.ai.value import Value as AssaultValue
from echobase.games.battle.ai.players import TABLES as BATTLE
from echobase.games.battle.ai.players import network_value
from echobase.lab.training import training
from echobase.lab.training.examples import Lesson, LessonGames
from echobase.lab.training.fitting import chances, fit, loss
from echobase.lab.training.network_learning import blended, learn_network, rows_of

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


def test_the_table_has_the_form_of_the_one_that_players_use() -> None:
    ours, theirs = learned("assault").weights, ASSAULT.value()
    assert list(ours) == list(theirs)
    for name in ours:
        assert set(ours[name]) <= set(theirs[name])
        if name != "maps":
            assert list(ours[name]) == list(theirs[name])


def test_the_network_has_the_form_of_the_one_that_players_use() -> None:
    ours, theirs = (
        read_networks(one, "here") for one in (learned("battle").weights, BATTLE.value())
    )
    assert list(ours) == list(theirs) == ["value"]
    assert ours["value"].inputs == theirs["value"].inputs
    assert [layer.sums for layer in ours["value"].layers] == [
        layer.sums for layer in theirs["value"].layers
    ]


def test_the_same_seed_gives_the_same_table_whatever_the_number_of_workers() -> None:
    again = lab.train(GAMES, game="assault", player="cadet", seed=3, workers=2)
    assert again == learned("assault")
    assert lab.train(GAMES, game="assault", player="cadet", seed=4).weights != again.weights


def test_a_table_from_a_file_judges_battles(tmp_path: Path) -> None:
    learned("battle").write(tmp_path / "battle.toml")
    found = tomllib.loads((tmp_path / "battle.toml").read_text(encoding="utf-8"))
    judge = network_value(found, "battle.toml")
    state = game("battle").start(scenario=2)
    assert 0 < judge.chance(state, 0) < 1


def test_what_a_network_has_learned_is_what_players_compute() -> None:
    """The fitted network and the one in the table, whose numbers have 16 bits."""
    lessons = [LessonGames("battle", "cadet", 1, 5000)(number) for number in range(3)]
    about = learning("battle")
    network, found = learn_network(about, lessons, seed=1)
    rows = rows_of(about, lessons)
    known = read_networks(found, "here")["value"]
    outputs = [known.output(row_of([float(one) for one in row])) for row in rows]
    assert outputs == pytest.approx(network.outputs(rows).tolist(), abs=0.03)


def test_a_policy_from_a_file_plays_the_games(tmp_path: Path) -> None:
    """Worths turned upside down play otherwise than the general."""
    path = tmp_path / "policy.toml"
    path.write_text("[rebel]\nfigure = -9.0\n[empire]\nfigure = -9.0\n", encoding="utf-8")
    usual = LessonGames("battle", "general", 1, 5000)(0)
    other = LessonGames("battle", f"general@{path}", 1, 5000)(0)
    assert other.features != usual.features


def test_results_give_way_to_foresight_step_by_step() -> None:
    lesson = Lesson(sides=["rebel", "empire", "rebel"], winner="rebel")
    won = np.array([1.0, 0.0, 1.0])
    foreseen = np.array([0.5, 0.5, 0.6])
    last = 1.0
    before = 1.0 - (0.9 * last + 0.1 * 0.6)
    first = 1.0 - (0.9 * before + 0.1 * 0.5)
    assert blended([lesson], won, foreseen) == pytest.approx([first, before, last])


def test_a_stopped_training_goes_on_with_the_games_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    undisturbed = learned("assault")
    monkeypatch.setattr(training, "BLOCK", 5)
    folder, played = tmp_path / "games", list[int]()
    play = LessonGames.__call__

    def counted(self: LessonGames, number: int) -> Lesson:
        played.append(number)
        if len(played) == 8:
            raise KeyboardInterrupt
        return play(self, number)

    monkeypatch.setattr(LessonGames, "__call__", counted)
    with pytest.raises(KeyboardInterrupt):
        lab.train(GAMES, game="assault", player="cadet", seed=3, keep=folder)
    with pytest.raises(BadOption, match="continue it with --resume"):
        lab.train(GAMES, game="assault", player="cadet", seed=3, keep=folder)
    with pytest.raises(BadOption, match="games of another training"):
        lab.train(GAMES, game="assault", player="cadet", seed=4, keep=folder, resume=True)
    again = lab.train(GAMES, game="assault", player="cadet", seed=3, keep=folder, resume=True)
    assert again == undisturbed
    assert played == [*range(8), *range(5, 12)]
    (folder / "games-00001.npz").write_bytes(b"nothing")
    with pytest.raises(BadOption, match="cannot be read"):
        lab.train(GAMES, game="assault", player="cadet", seed=3, keep=folder, resume=True)


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
