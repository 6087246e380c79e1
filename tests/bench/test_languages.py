"""The toy that compares languages: its rules, and that C++ plays the same games."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from kernel import toy

BENCH = Path(__file__).parents[2] / "bench"


def members(low: int, high: int) -> set[int]:
    return {hex_ for hex_ in range(toy.HEXES) if (low | high << toy.WORD) >> hex_ & 1}


def test_the_same_seed_plays_the_same_game() -> None:
    first = toy.start()
    assert [toy.play(first, seed) for seed in (1, 2, 3)] == [
        (494, 1020632394),
        (482, 1297454981),
        (463, 371001889),
    ]
    assert toy.play_many(1, 3) == (1439, (1020632394 + 1297454981 + 371001889) & 0x7FFFFFFF)


def test_the_toy_keeps_its_rules() -> None:
    state, luck = toy.start(), toy.Luck(7)
    kinds = set()
    while state.step != toy.OVER:
        kinds.add(state.step)
        standing = {hex_: unit for unit, hex_ in enumerate(state.hex) if hex_ != toy.NOBODY}
        assert {hex_: unit for hex_, unit in enumerate(state.at) if unit != toy.NOBODY} == standing
        for side in (0, 1):
            own = {hex_ for hex_, unit in standing.items() if unit // 8 == side}
            assert members(state.low[side], state.high[side]) == own
        if state.step == toy.DRAW:
            state.orders, state.step = 1 + luck.below(4), toy.ORDER
        elif state.step == toy.ROLL:
            toy.hit(state, luck.below(state.dice + 1))
        else:
            assert len(set(state.legal)) == len(state.legal) > 1
            toy.perform(state, state.legal[luck.below(len(state.legal))])
        toy.advance(state)
    assert kinds == {toy.DRAW, toy.ROLL, toy.ORDER, toy.MOVE, toy.ATTACK}


def test_a_line_along_an_edge_is_blocked_from_both_sides_only() -> None:
    state = toy.start()
    assert not toy.sees(state, 13, 15), "woods on 14"
    assert toy.sees(state, 23, 45), "between 33 and 34"
    for unit, hex_, clear in ((0, 33, True), (1, 34, False)):
        state.lift(unit)
        state.put(unit, hex_)
        assert toy.sees(state, 23, 45) == clear


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs a C++ compiler")
def test_cpp_plays_the_same_games() -> None:
    command = [sys.executable, str(BENCH / "languages.py"), "--check"]
    told = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    assert told == "300 games, 142,009 steps: the same in plain Python, C++ -O2.\n\n"
