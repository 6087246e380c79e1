"""Reasons: every number agrees with the engine, and only what is clear is told."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from games.battle import table

from echobase.ai.comparison import world_of
from echobase.ai.valuation import SharedLuck, valuation
from echobase.core import record
from echobase.core.chance import CHANCE, OVER
from echobase.core.game import State
from echobase.play import reasons
from echobase.play.advice import advice, advice_text, rivals
from echobase.play.reasons import LATER, REPLY, TURN, Comparison, ReasonFact, sentence
from echobase.text import LANGUAGES, Text

GOLDEN = Path(__file__).parents[1] / "golden"
SEEDS = [str(number) for number in range(3)]


def decisions(name: str, every: int) -> Iterator[tuple[State, int, int]]:
    """Some decisions of a recorded game: the state, what was chosen, and something else."""
    rng = random.Random(1)
    told_game = record.read(str(GOLDEN / name))
    for number, (state, action) in enumerate(told_game.states()):
        others = [other for other in state.actions() if other != action]
        if number % every == 0 and state.turn_number() and others:
            yield state.copy(), action, rng.choice(others)


# A second account of tries, from views, notation and nothing else.


def counted(game: str, state: State) -> dict[tuple[str, str], int]:
    """By side and measure, from what everybody sees."""
    view = state.view(None)
    found: dict[tuple[str, str], int] = {}
    for side in ("rebel", "empire"):
        if game == "battle":
            figures = sum(unit.figures for unit in view.units if unit.side == side)
            owner = "rebel" if "shield_generator" in view.structures.values() else ""
            found[side, "figures"] = figures + (len(view.structures) if side == owner else 0)
            found[side, "medals"] = view.medals[side]
        else:
            found[side, "damage"] = sum(
                endurance(unit)
                for unit in view.units
                if unit.side == side and unit.place not in ("box", "destroyed")
            )
    if game == "assault":
        found["rebel", "damage"] += view.grid_stands + (view.reason != "generator")
    return found


def endurance(unit: Any) -> int:
    """The hits that a unit can still take."""
    return {"walker": 3, "snowspeeder": 2}.get(unit.kind, 1) - int(unit.body)


Account = dict[tuple[str, str, str, str], int]


def recounted(game: str, state: State, action: int, seed: str) -> tuple[Account, set[str]]:
    """What is lost and gained in each stretch of one try; and the attacks of it."""
    value, found, attacks = valuation(game), Account(), set[str]()
    assert value.judge is not None
    seat, luck = state.to_act(), SharedLuck(seed)
    after = world_of(state, seed)
    before = counted(game, after)
    ends = {
        TURN: value.judge.horizon(after, seat, False),
        REPLY: value.judge.horizon(after, seat, True),
        LATER: value.judge.horizon(after, seat, True) + value.further,
    }
    for stretch, end in ends.items():
        while (actor := after.to_act()) != OVER:
            if stretch == TURN and actor == seat and not found and not attacks and action >= 0:
                chosen, action = action, -1
            elif actor == CHANCE:
                chosen = luck.drawn(after)
            elif value.judge.reached(after, end):
                break
            else:
                chosen = value.policy.choose(after, luck.now(after))
            if actor >= 0:
                attacks.add(f"{stretch} {actor} {after.write(chosen)}")
            after.apply(chosen)
            now = counted(game, after)
            for (side, name), number in now.items():
                change = number - before[side, name]
                if name == "medals":
                    found[stretch, side, name, "gained"] = (
                        found.get((stretch, side, name, "gained"), 0) + change
                    )
                else:
                    key = stretch, side, name, "lost"
                    found[key] = found.get(key, 0) + max(-change, 0)
            before = now
    return found, attacks


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


VERBS: dict[str, Callable[[str, str], tuple[str, str]]] = {
    "wins": lambda mine, other: (mine, "gained"),
    "concedes": lambda mine, other: (other, "gained"),
    "suffers": lambda mine, other: (mine, "lost"),
    "inflicts": lambda mine, other: (other, "lost"),
}


@pytest.mark.parametrize(
    ("game", "name", "every"),
    [("battle", "battle-10.record", 70), ("assault", "assault-cadets.record", 333)],
)
def test_every_number_agrees_with_the_engine(
    game: str, name: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All facts are told, clear or not, and each is computed in another way."""
    monkeypatch.setattr(reasons, "CLEAR", -1000.0)
    monkeypatch.setattr(reasons, "LEAST", -1000.0)
    checked = set()
    for state, chosen, better in decisions(name, every):
        mine = state.sides()[state.to_act()]
        other = next(side for side in state.sides() if side != mine)
        comparison = Comparison(game, state, better, chosen)
        comparison.add(SEEDS)
        accounts = [
            [recounted(game, state, action, seed)[0] for seed in SEEDS]
            for action in (better, chosen)
        ]
        for fact in comparison.counts():
            _, _, verb, measure = fact.id.split("-")
            side, kind = VERBS[verb](mine, other)
            key = str(fact.args["stretch"]), side, measure, kind
            for which, account in zip(("better", "chosen"), accounts, strict=True):
                expected = mean([float(one.get(key, 0)) for one in account])
                assert fact.args[which] == pytest.approx(expected), (fact, state.heading())
            checked.add(verb)
        for fact in comparison.odds():
            action = better if fact.id.endswith("better") else chosen
            exact = state.odds(state.write(action))
            for name_ in ("harm", "eliminate", "hit", "destroy"):
                if name_ in fact.args:
                    assert fact.args[name_] == float(getattr(exact, name_))
    assert checked == (
        {"wins", "concedes", "suffers", "inflicts"} if game == "battle" else {"suffers", "inflicts"}
    )


def test_shares_of_attacks_are_those_of_the_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever attacks with the first unit goes on with the second; whoever is done does not."""
    monkeypatch.setattr(reasons, "CLEAR", 0.0)
    state = table.position("D: . s4 s4\nE: . e3 e3").state
    attack, done = state.read("attack E2xD2"), state.read("done")
    comparison = Comparison("battle", state, attack, done)
    comparison.add(SEEDS)
    (fact,) = [fact for fact in comparison.attacks() if fact.id == "battle-coach-attacks"]
    assert (fact.args["hex"], fact.args["there"]) == ("E3", "D3")
    tries = [recounted("battle", state, attack, seed)[1] for seed in SEEDS]
    assert fact.args["better"] == mean([float("turn 0 attack E3xD3" in one) for one in tries])
    assert fact.args["chosen"] == 0.0


def test_what_makes_no_difference_is_not_told() -> None:
    state = table.position("C: . . s4 s4\nE: . e3 e3", step="move", card="direct_from_hq").state
    stay = state.read("done")
    comparison = Comparison("battle", state, stay, stay)
    comparison.add(SEEDS)
    assert comparison.facts() == ()
    assert Comparison("battle", state, stay, stay).facts() == ()


def test_a_card_that_is_kept_is_named() -> None:
    state = table.position(
        "D: . s4\nE: . e3", step="play", hands=[["raid_left", "recon_left"], ["raid_left"]]
    ).state
    comparison = Comparison(
        "battle", state, state.read("play raid_left"), state.read("play recon_left")
    )
    comparison.add(SEEDS[:2])
    assert comparison.keeps() == [ReasonFact("battle-coach-keeps", {"card": "recon_left"})]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_facts_in_words(lang: str) -> None:
    text = Text(lang)
    both: dict[str, str | int | float] = {"better": 1.25, "chosen": 0.5}
    units: dict[str, str | int | float] = {
        "unit": "echo_trooper", "hex": "E4", "foe": "at_at", "there": "C4"
    }  # fmt: skip
    exact: dict[str, str | int | float] = {**units, "harm": 0.75, "eliminate": 0.001}
    for stretch in (TURN, REPLY, LATER):
        for verb in ("inflicts-figures", "suffers-figures", "wins-medals", "concedes-medals"):
            args = {**both, "stretch": stretch, "turns": 4}
            said = sentence(ReasonFact(f"battle-coach-{verb}", args), text)
            assert ("1.2" if lang == "en" else "1,2") in said
            assert "$" not in said
    said = sentence(
        ReasonFact("battle-coach-answers", {**units, "better": 0.125, "chosen": 0.5}), text
    )
    assert all(part in said for part in ("12%", "50%", "AT-AT C4"))
    said = sentence(ReasonFact("battle-coach-odds-better", exact), text)
    assert all(part in said for part in ("75%", "<1%"))


# Advice.


def test_advice_tells_why_and_against_what() -> None:
    state = table.position(
        "D: . s1\nE: . e3", victory={"rebel": {"medals": 1}, "empire": {"medals": 1}}
    ).state
    attack = state.read("attack E2xD2")
    found = advice("battle", state, attack, "seed", seconds=60)
    assert found.rival == state.read("done")
    said = advice_text("battle", state, found, Text("en"))
    assert said[0] == "Compared with “no more attacks, end the turn”:"
    assert said[1].startswith("It wins at once in ")
    assert said[2].startswith("Echo Base troopers E2 → Snowtroopers D2: 88% to remove a figure, ")


def test_a_choice_without_another_needs_no_reason() -> None:
    state = table.position("D: . s4\nE: . e3", step="play", hands=[["raid_left"], []]).state
    (only,) = state.actions()
    found = advice("battle", state, only, "seed")
    assert (found.rival, found.facts) == (None, ())
    assert advice_text("battle", state, found, Text("en")) == ["There is nothing else to choose."]


@pytest.mark.parametrize(
    ("name", "every"), [("battle-10.record", 40), ("assault-cadets.record", 20)]
)
def test_advice_depends_only_on_what_the_seat_may_know(name: str, every: int) -> None:
    """With the hidden cards dealt anew, or Luke elsewhere, the reasons are the same."""
    game = name.partition("-")[0]
    seen = 0
    for state, action, _ in decisions(name, every):
        worlds = (state.imagine(state.to_act(), random.Random(number)) for number in range(5))
        other = next((one for one in worlds if one.document() != state.document()), None)
        if other is None or seen == 2:
            continue
        seen += 1
        assert rivals(valuation(game), state, action, "x") == rivals(
            valuation(game), other, action, "x"
        )
        both = []
        for world in (state, other):
            comparison = Comparison(game, world, action, world.actions()[0])
            comparison.add(SEEDS[:2])
            both.append(comparison.facts())
        assert both[0] == both[1]
    assert seen == 2
