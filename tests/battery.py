"""The generic battery: invariants that must hold at every point of every game."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import echobase
from echobase import CHANCE, OVER, BadOption, IllegalAction

Invariant = Callable[[Any], None]


def play_out(state: Any, rng: random.Random, visit: Invariant, limit: int = 50_000) -> int:
    """Play a random game to its end, visiting every state; returns the number of actions."""
    for number in range(limit):
        visit(state)
        if state.to_act() == OVER:
            return number
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
        else:
            state.apply(rng.choice(state.actions()))
    raise AssertionError(f"no end after {limit} actions")


def examine(game: Any, state: Any, rng: random.Random, invariant: Invariant) -> None:
    """Play a random game to its end with everything checked, costly things only now and then."""
    check_playout(state, rng.random())
    visits = 0
    seen: set[str] = set()

    def visit(state: Any) -> None:
        nonlocal visits
        check_choices(state)
        invariant(state)
        if visits % 7 == 0:
            check_notation(state)
        step = state.view(None).step
        if visits % 40 == 0 or step not in seen:
            seen.add(step)
            check_refusals(state, rng)
            check_arguments(state, rng)
            check_copy(state, rng)
            check_saving(game, state)
            check_hidden(state, rng)
        visits += 1

    play_out(state, rng, visit)
    check_saving(game, state)


def check_playout(state: Any, seed: float, most: int = 150) -> None:
    """What the engine plays by itself is what this loop plays with the same numbers."""
    alone, by_hand = state.copy(), state.copy()
    rng = random.Random(seed)
    steps = 0
    while by_hand.to_act() != OVER and steps < most:
        if by_hand.to_act() == CHANCE:
            by_hand.apply(echobase.sample(by_hand.chances(), rng))
        else:
            actions = by_hand.actions()
            by_hand.apply(actions[int(rng.random() * len(actions))])
        steps += 1
    assert alone.playout(random.Random(seed), most) == steps
    assert alone.document() == by_hand.document()
    alone.playout(random.Random(seed))
    assert alone.to_act() == OVER
    assert alone.playout(random.Random(seed)) == 0


def check_choices(state: Any) -> None:
    """Legal actions are sorted, unique and never empty; chances sum to 1."""
    actions = state.actions()
    chances = state.chances()
    if state.to_act() == CHANCE:
        assert not actions
        assert sum(probability for _, probability in chances) == pytest.approx(1)
        assert all(probability > 0 for _, probability in chances)
        assert len({action for action, _ in chances}) == len(chances)
    elif state.to_act() == OVER:
        assert not actions
        assert not chances
        assert state.outcome() is not None
    else:
        assert actions
        assert not chances
        assert actions == sorted(set(actions))
        assert state.outcome() is None
    check_sequence(actions)
    for action in list(actions)[:: len(actions) // 8 + 1]:
        assert (action + 1 in actions) == (action + 1 in list(actions))
    check_sequence(chances)


def check_sequence(found: Any) -> None:
    """What `actions` and `chances` return is a sequence that works like a list of the same."""
    listed = list(found)
    assert isinstance(found, Sequence)
    assert found == listed
    assert listed == found
    assert found != [*listed, 0]
    assert len(found) == len(listed)
    assert bool(found) == bool(listed)
    assert [found[place] for place in range(len(listed))] == listed
    assert list(reversed(found)) == listed[::-1]
    assert found[1:3] == listed[1:3]
    for one in listed[:: len(listed) // 8 + 1]:
        assert one in found
        assert found.index(one) == listed.index(one)
        assert found.count(one) == 1
    for wrong in (-1, 10**30, None, "done"):
        assert wrong not in found
    for beyond in (len(listed), -len(listed) - 1, 10**30, -(10**30)):
        with pytest.raises(IndexError):
            found[beyond]


def check_notation(state: Any) -> None:
    """Every action can be written and read back."""
    actions = [*state.actions(), *(action for action, _ in state.chances())]
    written = [state.write(action) for action in actions]
    assert len(set(written)) == len(written)
    assert [state.read(text) for text in written] == actions
    for text, action in zip(written[:1], actions, strict=False):
        spoken, counted = state.copy(), state.copy()
        spoken.apply(text)
        counted.apply(action)
        assert spoken.document() == counted.document()


def check_arguments(state: Any, rng: random.Random) -> None:
    """What is not an action, a seat or a generator is refused with an error of our own."""
    before = state.document()
    wrongs: tuple[Any, ...] = (None, 1.5, b"done", [], "dance", "")
    for wrong in wrongs:
        for ask in (state.apply, state.why_not, state.odds, state.write, state.read):
            with pytest.raises(IllegalAction):
                ask(wrong)
    for seat in (-1, len(state.sides()), 0.0, "rebel", [0]):
        for ask in (state.view, lambda seat: state.imagine(seat, rng)):
            with pytest.raises(BadOption, match="is not a seat; choose one of: 0"):
                ask(seat)
    with pytest.raises(BadOption, match=r"random\.Random"):
        state.imagine(0, None)
    assert state.document() == before
    assert repr(state).startswith("<")
    assert f"{state.scenario_id()}, turn {state.turn_number()}: " in repr(state)


def check_refusals(state: Any, rng: random.Random) -> None:
    """An illegal action is refused with a reason, and nothing changes."""
    legal = set(state.actions()) | {action for action, _ in state.chances()}
    assert all(state.why_not(action) is None for action in legal)
    before = state.document()
    near = [action + rng.choice([-1, 1]) for action in legal]
    for action in [
        -1,
        rng.randrange(200),
        rng.randrange(43_000),
        rng.randrange(145_000),
        10**9,
        *near,
    ]:
        if action not in legal:
            why = state.why_not(action)
            assert why is not None
            with pytest.raises(IllegalAction) as refused:
                state.apply(action)
            assert refused.value.why == why
            assert why.id not in str(refused.value)
    assert state.document() == before


def check_copy(state: Any, rng: random.Random) -> None:
    """A copy is equal, and what happens to it does not touch the original."""
    before = state.document()
    copy = state.copy()
    assert copy.document() == before
    for _ in range(12):
        if copy.to_act() == OVER:
            break
        options = copy.actions() or [action for action, _ in copy.chances()]
        copy.apply(rng.choice(options))
    assert state.document() == before


def check_saving(game: Any, state: Any) -> None:
    """A saved position loads to the same state."""
    saved = state.document()
    loaded = game.load(saved)
    assert loaded.document() == saved
    assert loaded.to_act() == state.to_act()
    assert loaded.actions() == state.actions()
    assert loaded.chances() == state.chances()
    for seat in [None, *range(len(state.view(None).seats))]:
        assert loaded.view(seat) == state.view(seat)


def check_hidden(state: Any, rng: random.Random) -> None:
    """States that differ only in what a seat cannot see give it the same view."""
    for seat in range(len(state.view(None).seats)):
        imagined = state.imagine(seat, rng)
        assert imagined.view(seat) == state.view(seat)
        assert imagined.view(None) == state.view(None)
        assert imagined.to_act() == state.to_act()
        if state.to_act() == seat:
            assert imagined.actions() == state.actions()
