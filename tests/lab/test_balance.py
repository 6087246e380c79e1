"""`echobase balance`: what is played, printed, kept and refused."""

from pathlib import Path

import pytest
from lab.typed_commands import Run, lines

from echobase import lab
from echobase.core.errors import BadOption
from echobase.core.registry import game
from echobase.lab import running
from echobase.lab.command import LabOptions, wished
from echobase.lab.experiments import BALANCED

SMALL = "balance --games 2 --players random --scenario 1 --map north-ridge-short --limit 60"
"""Both games, given up soon."""


def test_everything_there_is_unless_told_otherwise() -> None:
    battle, assault = wished(LabOptions("balance"))
    assert [one.name for one in battle.scenarios] == game("battle").scenarios()
    assert len(assault.scenarios) == len(game("assault").scenarios())
    for plan in (battle, assault):
        assert (plan.kind, plan.line_ups, plan.rounds) == ("balance", ((BALANCED,),), 100)


@pytest.mark.parametrize(
    ("wishes", "played"),
    [
        (LabOptions("balance", game="assault"), {"assault": 3}),
        (LabOptions("balance", own={"scenario": "1,7"}), {"battle": 2}),
        (LabOptions("balance", own={"leaders": "rebel=luke,empire=vader"}), {"battle": 17}),
        (LabOptions("balance", own={"map": "blizzard"}), {"assault": 1}),
        (LabOptions("balance", own={"map": "all", "scenario": "3"}), {"battle": 1, "assault": 3}),
    ],
)
def test_options_say_which_game_is_meant(wishes: LabOptions, played: dict[str, int]) -> None:
    assert {plan.game: len(plan.scenarios) for plan in wished(wishes)} == played


def test_what_is_printed(command: Run) -> None:
    code, out, err = command("balance --games 4 --players cadet --scenario 7,14 --plain")
    assert (code, err) == (0, "")
    found = lines(out)
    row = lab.balance(4, game="battle", scenarios=[7, 14], player="cadet")
    outpost = lab.by_scenario(row)[0]
    low, high = outpost.turns.range
    assert f"Outpost Attack: Turns {outpost.turns.median:g} ({low}–{high})" in out
    assert any(line.startswith("Outpost Attack: Score Medals, Rebels, 25% ") for line in found)
    assert outpost.course is not None
    hex_, count = next(iter(outpost.course.hexes["rebel"].items()))
    losses = next(line for line in found if line.startswith("Outpost Attack: Side Rebels, Lost "))
    assert f"Hexes {hex_} {count / 4:.2f}" in losses
    assert any(line.startswith("All: Games 8, Rebels ") for line in found)
    assert "s/game" not in out, "there is one player only"


def test_both_games_in_one_file(command: Run) -> None:
    assert command(f"{SMALL} --out b.jsonl")[0] == 0
    found = lab.read("b.jsonl")
    assert [(row.plan, row.number) for row in found.rows] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert all(row.facts for row in found.rows)
    lines_there = Path("b.jsonl").read_bytes().splitlines(keepends=True)
    Path("b.jsonl").write_bytes(b"".join(lines_there[:4]))
    assert (
        "merged from several runs or games"
        in command("balance --game battle --resume --out b.jsonl")[2]
    )
    assert command("balance --resume --out b.jsonl")[0] == 0
    assert [row.result() for row in lab.read("b.jsonl").rows] == [
        row.result() for row in found.rows
    ]


def test_parquet_has_the_facts(tmp_path: Path) -> None:
    path = tmp_path / "b.parquet"
    results = lab.balance(2, game="battle", scenarios=8, player="cadet", out=path)
    assert lab.read(path).rows == results.rows
    plain = tmp_path / "s.parquet"
    lab.simulate(1, players="random", out=plain)
    assert lab.read(plain).rows[0].facts is None


def test_balance_is_merged_with_other_results(command: Run) -> None:
    command("balance --games 2 --players random --scenario 7 --out b.jsonl")
    command("simulate --games 2 --players random --scenario 7 --seed 1 --out s.jsonl")
    code, out, err = command("results b.jsonl s.jsonl b.jsonl --out both.jsonl")
    assert (code, err) == (0, "")
    assert "both.jsonl: 4 games" in out
    line = lab.by_scenario(lab.read("both.jsonl"))[0]
    assert line.games == 4
    assert line.course is not None
    assert line.course.games == 2, "only those that tell"


def test_other_commands_do_not_continue_it(command: Run) -> None:
    command(f"{SMALL} --out b.jsonl")
    code, _, err = command("simulate --resume --out b.jsonl")
    assert code == 2
    assert "b.jsonl: continue it with `echobase balance --resume`" in err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--games 0", "games: a whole number from 1 on; got 0"),
        ("--players cadet,random", "players: one name, who plays both sides; got cadet,random"),
        ("--players yoda", "player: no player 'yoda' for battle"),
        ("--scenario 99", "scenario: no scenario '99'"),
        ("--map moon", "moon"),
        ("--game chess", "game: no game 'chess'"),
        ("--game battle --map blizzard", "--map: not an option of Battle of Hoth"),
        ("--swap", "swap"),
    ],
)
def test_what_cannot_be(command: Run, words: str, message: str) -> None:
    code, out, err = command(f"balance {words}")
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_options_need_a_game_in_python() -> None:
    with pytest.raises(BadOption, match="game: say which"):
        running.balance(1, scenarios=1)
