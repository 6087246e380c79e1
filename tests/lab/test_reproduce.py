"""The command in a report plays the same games again."""

import shlex
from typing import Any

import pytest

from echobase import lab
from echobase.cli import run
from echobase.core.document import to_toml
from echobase.core.registry import game
from echobase.lab import command as laboratory
from echobase.lab.command import LabOptions, wished
from echobase.lab.reproduce import command

LEADERS = {"leaders": "rebel=luke+leia,empire=vader", "seats": 3, "pair": "rebel"}


@pytest.fixture
def understood(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The plans that a command would play."""

    def call(typed: str) -> tuple[lab.Plan, ...]:
        caught: list[LabOptions] = []

        def catch(wishes: LabOptions, lang: str) -> lab.Results:
            caught.append(wishes)
            return lab.Results((), ())

        with monkeypatch.context() as patch:
            patch.setattr(laboratory, "carry_out", catch)
            assert run(shlex.split(typed)[1:]) == 0
        return wished(caught[0])

    return call


@pytest.mark.parametrize(
    "wishes",
    [
        LabOptions("simulate"),
        LabOptions("simulate", games=6, players="cadet,random", swap=True, own={"scenario": "1,7"}),
        LabOptions(
            "simulate", seed=7, limit=90, own={"scenario": "all", "support": "rout,incursion"}
        ),
        LabOptions("simulate", own={"scenario": "5", **LEADERS}, players="cadet,random,random"),
        LabOptions("tournament", games=4, players="cadet,random,trooper"),
        LabOptions("balance", games=9, own={"leaders": "rebel=luke,empire=vader"}),
        LabOptions(
            "balance",
            players="cadet",
            own={"map": "all", "field_of_fire": 180, "no_reshuffle": True, "setup": "rebel=free"},
        ),
    ],
)
def test_the_same_plan(understood: Any, wishes: LabOptions) -> None:
    (plan,) = wished(wishes)
    typed = command(plan)
    assert typed is not None
    assert understood(typed) == (plan,)


def test_all_scenarios_are_simply_all() -> None:
    typed = [command(plan) for plan in wished(LabOptions("balance"))]
    assert typed[0] == (
        "echobase balance --game battle --scenario all --players trooper --games 100 "
        "--seed 0 --limit 5000"
    )
    assert typed[1] is not None
    assert "--game assault --map all" in typed[1]


def test_what_cannot_be_typed(tmp_path: Any) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(to_toml(game("battle").start(scenario=7).document()), encoding="utf-8")
    own = lab.simulate(1, scenarios=path, players="random", limit=1).plans[0]
    assert (command(own) is None) == (not isinstance(own.scenarios[0].options["scenario"], str))
    values = {"units.rebel_artillery.dice": [2, 2, 2, 2]}
    changed = lab.simulate(1, players="random", limit=1, values=values).plans[0]
    assert command(changed) is None
