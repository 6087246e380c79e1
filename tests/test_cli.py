"""The command line through its real entry point: what it prints, where, and its exit code."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import echobase
from echobase.cli import run
from echobase.core import record as records
from echobase.core.document import parse, read_text, to_toml
from echobase.core.files import folder
from echobase.games.assault.game import GAME as ASSAULT
from echobase.games.battle.game import GAME
from echobase.lessons.facet import lesson_files
from echobase.play.from_workshop import from_workshop
from echobase.terminal import saves

RECORD = Path(__file__).parent / "golden" / "battle-10.record"
COMMAND = [sys.executable, "-u", "-m", "echobase"]
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line; `answers` are typed lines, after them comes the end of input."""

    def call(*arguments: str, answers: tuple[str, ...] = ()) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in answers)))
        code = run(arguments)
        out, err = capsys.readouterr()
        return code, out, err

    return call


def command(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """The installed command in a process of its own."""
    settings: dict[str, Any] = {"capture_output": True, "timeout": 60, "check": False, **options}
    return subprocess.run([*COMMAND, *arguments], text=True, **settings)


def one_error(result: tuple[int, str, str]) -> str:
    """The one line on stderr of a command that was refused."""
    code, _, err = result
    assert code == 2
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert err.startswith("echobase: ")
    return err.removeprefix("echobase: ").rstrip("\n")


def finished_game(cli: Run, **options: str) -> Path:
    """The record of a whole game with the first choice every time."""
    words = [word for name, value in options.items() for word in (f"--{name}", value)]
    code, out, _ = cli("play", "--terminal", "--seed", "9", *words, answers=("1", "") * 1500)
    assert code == 0
    assert "The record of the game is in" in out
    (path,) = folder("records").iterdir()
    return path


# The command as installed.


def test_the_entry_point_names_its_version_and_build() -> None:
    done = command("--version")
    assert done.returncode == 0
    first, *games = done.stdout.splitlines()
    assert first == f"echobase {echobase.__version__} ({echobase.build()})"
    for name in ("battle", "assault"):
        assert f"{name}: rules version {echobase.game(name).rules_version}" in games
    assert echobase.build() in ("compiled", "pure Python")


def test_without_a_command_there_is_help() -> None:
    done = command()
    assert done.returncode == 0
    for name in ("play", "serve", "scenarios", "show", "replay", "check", "rules", "schema"):
        assert name in done.stdout


def test_a_closed_pipe_ends_quietly() -> None:
    for arguments in (["schema"], ["scenarios"]):  # one writes text, the other a screen
        process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        process.stderr.close()
        assert process.wait() == 0


def test_output_that_cannot_be_encoded_is_no_error() -> None:
    environ = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = command("show", "17", "--lang", "pl", env=environ)
    assert done.returncode == 0
    assert "+-----+-----+" in done.stdout
    assert done.stderr == ""


def test_a_killed_game_loses_nothing(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "--terminal", "--seed", "7", "--save", "game.txt"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=tmp_path,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\nF1 F2\nF1-E1\n")
    process.stdin.flush()
    shown = b""
    while b"move F1-E1." not in shown:
        letter = process.stdout.read(1)
        assert letter, shown.decode()
        shown += letter
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()
    text = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert text.endswith("play raid_left; order F1; order F2; move F1-E1;")


# Looking things up.


def test_the_list_of_scenarios(cli: Run) -> None:
    code, out, err = cli("scenarios", "--game", "battle")
    assert (code, err) == (0, "")
    rows = out.splitlines()
    assert rows[0].split() == ["No.", "Scenario", "First", "Cards", "Medals", "Badges"]
    assert " ".join(rows[1].split()) == "1 Imperial Scout Mission Rebels 4/3 4/4 -"
    assert " ".join(rows[8].split()) == "8 Medevac! Empire 4/4 5*/5* -"
    assert " ".join(rows[10].split()) == "10 Target the Shield Generators Empire 4/4 5/* as ew"
    assert "Inferred: 7 arrivals; 8 objectives, victory;" in out
    assert max(map(len, rows)) <= 80


def test_the_list_in_other_languages_and_plain(cli: Run) -> None:
    assert "Missione" in cli("scenarios", "--lang", "it")[1]
    out = cli("scenarios", "--game", "battle", "--plain", "--lang", "pl")[1]
    assert out.startswith("1. Imperialny zwiad: Zaczyna Rebelia, Karty 4/3, Medale 4/4")


@pytest.mark.parametrize("which", ["8", "medevac"])
def test_show_a_scenario(cli: Run, which: str) -> None:
    code, out, _ = cli("show", which)
    assert code == 0
    for part in (
        "── Medevac! ─",
        "A wounded Rebel officer lies on D7",
        "Rebel Alliance: Sudden death:",
        "Special rules: The officer starts on D7.",
        "Galactic Empire: begins, 4 cards, 5 medals win",
        "Snowspeeders: G1 G2",
        "Inferred: victory, objectives",
        "Rules: B-SCN-08a",
        "│G1  x│",
        "Objective: D7 (Rebels: officer to bring out)",
        "Exit: C1 G1 (Rebels)",
    ):
        assert part in out
    assert max(map(len, out.splitlines())) <= 80


def test_show_a_document_and_a_record(cli: Run, tmp_path: Path) -> None:
    state = GAME.start(scenario=4)
    (tmp_path / "place.toml").write_text(to_toml(state.document()), encoding="utf-8")
    assert "── Successful Landings ─" in cli("show", "place.toml")[1]
    cli("play", "--terminal", "--save", "game.txt", "--seed", "7", "--scenario", "4")
    assert "── Successful Landings ─" in cli("show", "game.txt")[1]


def test_a_document_of_ones_own_shows_its_own_name(cli: Run, tmp_path: Path) -> None:
    tables = GAME.start(scenario=1).document()
    tables["id"], tables["name"] = "my-own", "My Own Battle"
    (tmp_path / "own.toml").write_text(to_toml(tables), encoding="utf-8")
    assert "── My Own Battle ─" in cli("show", "own.toml")[1]
    code, out, _ = cli(
        "play", "--terminal", "--scenario", "own.toml", "--seed", "7", answers=("1",)
    )
    assert code == 0
    assert "── My Own Battle ─" in out
    assert "Order units" in out


def test_rules_by_id_prefix_and_word(cli: Run) -> None:
    assert cli("rules", "B-RETREAT-05")[1].startswith("B-RETREAT-05: A hex with any other")
    assert cli("rules", "b-retreat")[1].count("B-RETREAT-") >= 20
    assert "B-TERRAIN-CREV-01" in cli("rules", "--ids", "crevasse")[1]
    assert "B-RETREAT" in cli("rules", "--ids")[1]
    assert cli("rules", "A-FIRE-01")[1].startswith("A-FIRE-01: ")
    assert "A-FIRE" in cli("rules", "--ids")[1]
    assert "nothing about 'xyzzy'" in one_error(cli("rules", "--ids", "xyzzy"))
    assert "nothing about 'xyzzy dice'" in one_error(cli("rules", "--ids", "xyzzy", "dice"))


def test_rules_for_players_by_word_game_and_address(cli: Run) -> None:
    both = cli("rules", "range", "--lang", "en")[1]
    assert both.index("Battle of Hoth") < both.index("Assault on Hoth")
    found = cli("rules", "battle", "retreat", "trench", "--lang", "en")[1]
    assert "Infantry that is attacked in trenches may ignore one" in " ".join(found.split())
    assert "Assault on Hoth" not in found
    assert "Rocce, edifici e rottami fermano" in cli("rules", "stop-terrain", "--lang", "it")[1]
    assert "1. Szturm w skrócie" in cli("rules", "assault", "--lang", "pl")[1]
    assert "Closed to AT-ATs" in cli("rules", "ridge", "--plain", "--lang", "en")[1]
    assert "nothing about 'xyzzy'" in one_error(cli("rules", "xyzzy"))


def test_rules_are_written_for_printing(cli: Run, tmp_path: Path) -> None:
    page, sheets = tmp_path / "rules.html", tmp_path / "sheets.html"
    assert cli("rules", "battle", "--out", str(page), "--lang", "en")[0] == 0
    assert "<h3>Along the border of hexes</h3>" in page.read_text(encoding="utf-8")
    assert cli("rules", "assault", "--sheets", "--out", str(sheets), "--lang", "pl")[0] == 0
    assert "Kości uszkodzeń" in sheets.read_text(encoding="utf-8")
    assert "--force replaces it" in one_error(cli("rules", "battle", "--out", str(page)))
    assert "name the game" in one_error(cli("rules", "--out", str(tmp_path / "x.html")))
    assert "must end in .html" in one_error(cli("rules", "battle", "--out", "x.txt"))
    assert "needs --out" in one_error(cli("rules", "battle", "--sheets"))


def test_rules_with_all_the_words_in_singular_or_plural(cli: Run) -> None:
    both = cli("rules", "--ids", "Snowtrooper", "dice")[1]
    assert both
    assert both == cli("rules", "--ids", "dice snowtroopers")[1]
    for line in both.splitlines():
        if line.startswith(("A-", "B-")):
            assert line in cli("rules", "--ids", "dice")[1]
    assert cli("rules", "B-RETREAT", "hexes")[1].startswith("B-RETREAT-")


def test_the_schema_accepts_every_scenario(cli: Run) -> None:
    schema = json.loads(cli("schema")[1])
    jsonschema.validate(GAME.start(scenario=12).document(), schema)


def test_the_schema_of_lessons_accepts_every_lesson(cli: Run) -> None:
    schema = json.loads(cli("schema", "--lesson")[1])
    for game in ("battle", "assault"):
        for path in lesson_files(game):
            jsonschema.validate(parse(read_text(path)), schema)


# Checking files.


def test_all_scenarios_pass_the_check(cli: Run) -> None:
    code, out, err = cli("check")
    assert (code, err) == (0, "")
    others = out.count(": OK: lesson ") + out.count(": OK: campaign ")
    made = len(from_workshop("battle")) + len(from_workshop("assault"))
    assert out.count(": OK: ") == 17 + len(ASSAULT.scenarios()) + made + others
    assert ": OK: lesson 1 of Battle of Hoth: Cards and sections" in out
    assert ": OK: campaign of Battle of Hoth: The Quiet Valley" in out
    assert cli("check", GAME.scenarios()[0], "17")[0] == 0


def test_check_names_every_bad_file_in_one_line(cli: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("game = ", encoding="utf-8")
    (tmp_path / "odd.toml").write_text('game = "battle"\nmoon = 1\n', encoding="utf-8")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "record.txt").write_text("+++\ngame = 'chess'\n+++\n", encoding="utf-8")
    files = ["bad.toml", "odd.toml", "bytes.toml", "record.txt", "none.toml", ".", "no-such"]
    code, out, err = cli("check", "1", *files, "2")
    assert code == 2
    assert out.count(": OK: ") == 2
    lines = err.splitlines()
    assert len(lines) == len(files)
    for name, line in zip(files, lines, strict=True):
        assert name in line


def test_check_and_replay_a_game(cli: Run) -> None:
    path = str(finished_game(cli, scenario="2"))
    code, out, _ = cli("check", path)
    assert code == 0
    assert "OK: record of Snowspeeder Counter-Attack, " in out
    assert "the battle: " in out
    code, out, _ = cli("replay", path)
    assert code == 0
    assert "── Rebel turn 1 ─" in out
    assert "── Imperial turn 2 ─" in out
    assert "Orders: Snowspeeders" in out
    assert "    Dice: [" in out
    assert "Turns played:" in out
    assert "cut off" not in out
    assert out.count("┌─────┬") > 8


def test_a_replay_can_pause(cli: Run) -> None:
    paused = cli("replay", str(RECORD), "--pause", answers=("",) * 3)[1]
    assert paused.count("Press Enter") == 4
    assert "Turns played:" in paused


def test_a_record_that_was_cut_off_says_so(cli: Run, tmp_path: Path) -> None:
    text = RECORD.read_text(encoding="utf-8")
    (tmp_path / "cut.txt").write_text(text[: len(text) // 4], encoding="utf-8")
    for name in ("replay", "check"):
        code, out, _ = cli(name, "cut.txt")
        assert code == 0
        assert "cut off in the middle of an action" in " ".join(out.split())


def test_a_record_that_does_not_replay_names_the_line(cli: Run, tmp_path: Path) -> None:
    text = RECORD.read_text(encoding="utf-8")
    (tmp_path / "bad.txt").write_text(text.replace(" play ", " plai ", 1), encoding="utf-8")
    for name in ("replay", "check"):
        assert "bad.txt: line " in one_error(cli(name, "bad.txt"))


# Playing.


def test_play_starts_at_once(cli: Run) -> None:
    code, out, err = cli("play", "--terminal", answers=("1",))
    assert (code, err) == (0, "")
    assert "── Imperial Scout Mission ─" in out
    assert "Rebel Alliance · turn 1 · Play a command card" in out
    assert "The game is saved in" in out
    assert len(saves.unfinished()) == 1


def test_play_offers_to_continue(cli: Run) -> None:
    cli("play", "--terminal", "--scenario", "4", "--seed", "7", answers=("1",))
    code, out, _ = cli("play", "--terminal", answers=("x", "1", "save"))
    assert code == 0
    assert "There is an unfinished game: Successful Landings, turn 1." in out
    assert "── Imperial Scout Mission ─" not in out
    out = cli("play", "--terminal", answers=("2", "save"))[1]
    assert "── Imperial Scout Mission ─" in out
    assert len(saves.unfinished()) == 2
    out = cli("play", "--terminal", "--scenario", "5")[1]
    assert "unfinished" not in out


@pytest.mark.parametrize("word", ["q", "Quit"])
def test_the_offer_to_continue_can_be_left(cli: Run, word: str) -> None:
    cli("play", "--terminal", "--scenario", "4", answers=("1",))
    (path,) = saves.unfinished()
    before = path.read_text(encoding="utf-8")
    code, out, err = cli("play", "--terminal", answers=(word, "2"))
    assert (code, err) == (0, "")
    assert "1 continue it, 2 start a new game, q leave> " in out
    assert "Continue it with: echobase play --terminal --resume" in out
    assert saves.unfinished() == [path]
    assert path.read_text(encoding="utf-8") == before


def test_a_broken_save_does_not_stop_a_new_game(cli: Run) -> None:
    cli("play", "--terminal")
    (path,) = saves.unfinished()
    path.write_text("nonsense", encoding="utf-8")
    code, out, err = cli("play", "--terminal")
    assert code == 0
    assert "Play a command card" in out
    assert "a record begins with a head" in err


def test_a_finished_game_becomes_a_record(cli: Run) -> None:
    path = finished_game(cli)
    assert records.read(str(path)).state.outcome() is not None
    assert saves.unfinished() == []
    assert "no saved game to continue" in one_error(cli("play", "--terminal", "--resume"))


def test_resume_a_file_or_the_newest(cli: Run) -> None:
    cli("play", "--terminal", "--save", "mine.txt", "--seed", "7", answers=("1", "1"))
    before = Path("mine.txt").read_text(encoding="utf-8")
    for arguments in (["--resume", "mine.txt"], ["--resume=mine.txt"]):
        code, out, _ = cli("play", "--terminal", *arguments)
        assert code == 0
        assert "Rebel Alliance · turn 1 · Order units" in out
        assert Path("mine.txt").read_text(encoding="utf-8") == before
    cli("play", "--terminal", "--resume", "mine.txt", "--save", "copy.txt", answers=("F2",))
    assert Path("mine.txt").read_text(encoding="utf-8") == before
    assert Path("copy.txt").read_text(encoding="utf-8") == f"{before} order F2;"
    cli("play", "--terminal", "--scenario", "3")
    assert "── Enemy Spotted ─" in cli("play", "--terminal", "--resume")[1]


def test_a_file_is_never_overwritten(cli: Run) -> None:
    Path("mine.txt").write_text("precious", encoding="utf-8")
    assert "exists already" in one_error(cli("play", "--terminal", "--save", "mine.txt"))
    assert Path("mine.txt").read_text(encoding="utf-8") == "precious"


def test_teams_leaders_and_support(cli: Run) -> None:
    code, out, _ = cli(
        *(
            "play",
            "--terminal",
            "--seats",
            "3",
            "--pair",
            "empire",
            "--side",
            "empire",
            "--seed",
            "1",
        ),
        *("--leaders", "rebel=luke,empire=vader+piett", "--support", "rout", "--scenario", "4"),
    )
    assert code == 0
    assert "Empire, player 1 · turn 1" in out
    assert "Support cards: Rout" in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("nonsense", 'Unknown command "nonsense"'),
        ("play --nonsense", "Unknown option: --nonsense"),
        ("play --scenario 18", "no scenario '18'; choose one of: 1 imperial-scout-mission"),
        ("play --scenario no.toml", "no.toml: there is no such file"),
        ("play --scenario .", ".: cannot be read"),
        ("play --side moon", "--side: no side 'moon'; choose one of: rebel, empire, both"),
        ("play --seats 2 --pair rebel", "pair: only with 3 seats"),
        ("play --pair rebel", "pair: only with 3 seats; add --seats 3"),
        ("play --map echo-base-north", "--map: not an option of Battle of Hoth"),
        ("play --no-reshuffle", "--no-reshuffle: not an option of Battle of Hoth"),
        ("play --field-of-fire 90", "60, 120, 180"),
        ("play --game chess", "game: no game 'chess'; known: battle"),
        ("scenarios --game chess", "game: no game 'chess'; known: battle"),
        ("schema --game chess", "game: no game 'chess'; known: battle"),
        ("play --terminal --resume --game battle", "leave out --game"),
        ("play --terminal --resume --seed 0", "a saved game cannot be changed; leave out --seed"),
        ("play --terminal --resume --opponent trooper", "cannot be changed; leave out --opponent"),
        ("play --opponent yoda", "no player 'yoda' for battle; known: random, cadet, trooper"),
        ("play --terminal --resume no.txt --scenario 2 --seats 2", "leave out --scenario, --seats"),
        ("play --terminal --resume no.txt --leaders rebel=luke", "leave out --leaders"),
        ("play --leaders luke", "write rebel=luke,empire=vader"),
        ("play --leaders rebel=yoda,empire=vader", "no leader 'yoda'; known:"),
        ("play --leaders rebel=luke,rebel=leia", "leaders: cannot read 'rebel=leia'"),
        ("play --support nuke", "no support card 'nuke'; known:"),
        ("play --seed x", "--seed"),
        ("play --lang xx", "lang: no language 'xx'; known: en, it, pl"),
        ("play --terminal --save .", "exists already"),
        ("play --terminal --resume no.txt", "no.txt: there is no such file"),
        ("play game.txt", "only read with --resume"),
        ("replay no.txt", "no.txt: there is no such file"),
        ("replay", "FILE requires an argument"),
        ("show", "SCENARIO requires an argument"),
        ("show 0", "no scenario '0'"),
        ("schema extra", "extra"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(cli: Run, arguments: str, message: str) -> None:
    assert message in one_error(cli(*arguments.split(" ")))


def test_a_folder_that_cannot_be_written_is_one_line(cli: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be written" in one_error(cli("play", "--terminal", "--save", "file/game.txt"))


def test_the_environment_chooses_the_language(cli: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Alleanza Ribelle" in cli("show", "1")[1]
    assert "Rebel Alliance" in cli("show", "1", "--lang", "en")[1]


def test_no_colours_without_a_terminal(cli: Run) -> None:
    assert "\x1b" not in cli("show", "1")[1]


def test_a_dumb_terminal_gets_sentences(cli: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    out = cli("show", "1")[1]
    assert "┌" not in out
    assert "- F1 Echo Base troopers, 3 figures" in out


def test_ctrl_c_outside_a_game_is_quiet(cli: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("echobase.core.registry.usable", interrupted)
    assert cli("scenarios")[0] == 130


# Assault on Hoth.


def test_the_list_of_maps(cli: Run) -> None:
    code, out, err = cli("scenarios", "--game", "assault")
    assert (code, err) == (0, "")
    assert out.splitlines()[0].split() == ["Map", "Name", "Size", "Suggested", "set-up"]
    assert "echo-base-north" in out.splitlines()[1]
    assert "15 × 36" in out
    plain = cli("scenarios", "--game", "assault", "--plain", "--lang", "it")[1]
    assert plain.startswith("echo-base-north: Base Echo, perimetro nord: Misura 15 × 36")
    assert "── Assault on Hoth ─" in cli("scenarios")[1]


def test_show_and_check_a_map_and_a_position(cli: Run, tmp_path: Path) -> None:
    code, out, _ = cli("show", "echo-base-north")
    assert code == 0
    assert "T1 Laser Tower, 0412 (rough terrain)" in out
    assert "\\GEN!/" in out
    state = ASSAULT.start(setup="default")
    (tmp_path / "mine.toml").write_text(to_toml(state.document()), encoding="utf-8")
    assert "Galactic Empire: Destroy the Shield Generator" in cli("show", "mine.toml")[1]
    assert cli("check", "mine.toml")[1].startswith("mine.toml: OK: map Echo Base, northern")


def test_an_assault_with_every_option(cli: Run, tmp_path: Path) -> None:
    words = "--game assault --map echo-base-north --side empire --setup rebel=default"
    words += " --field-of-fire 60 --sets-up-first rebel --no-reshuffle --seed 7 --save a.txt"
    code, out, err = cli("play", "--terminal", *words.split(), answers=("1", "quit"))
    assert (code, err) == (0, "")
    assert "Field of fire: 60°" in out
    assert "Event cards come as they come" in out
    record = records.read("a.txt")
    assert record.head.options["field_of_fire"] == 60
    assert record.head.options["reshuffle_first_five"] is False
    assert "record of Echo Base, northern perimeter" in cli("check", "a.txt")[1]
    code, out, err = cli("play", "--terminal", "--resume", "a.txt", answers=("quit",))
    assert (code, err) == (0, "")
    assert "Luke Skywalker: somewhere in Snowspeeders 1 to 5" in out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--map moon", "map: no map 'moon'; choose one of: echo-base-north"),
        ("--map moon.toml", "moon.toml"),
        ("--setup odd", "setup: cannot read 'odd'; write free, default"),
        ("--setup rebel=free,rebel=free", "setup: cannot read 'rebel=free'"),
        ("--setup empire=maybe", "setup: cannot read 'empire=maybe'"),
        ("--field-of-fire 90", "90"),
        ("--sets-up-first luke", "luke"),
        ("--seats 3", "--seats: not an option of Assault on Hoth; it belongs to Battle of Hoth"),
    ],
)
def test_options_of_an_assault_that_cannot_be(cli: Run, words: str, message: str) -> None:
    assert message in one_error(cli("play", "--terminal", "--game", "assault", *words.split()))
