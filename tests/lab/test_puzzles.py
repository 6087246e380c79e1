"""Puzzles: found by comparing choices in the same games, proven in fresh ones, and readable."""

from collections.abc import Callable
from pathlib import Path

import pytest
from games.battle.table import Table, position

from echobase import game
from echobase.core.errors import BadDocument
from echobase.games.battle.rules.state import State
from echobase.lab.puzzles.command import selected
from echobase.lab.puzzles.files import write_puzzles
from echobase.lab.puzzles.finding import FoundPuzzle, PuzzleGames, proven
from echobase.lab.puzzles.trials import Trials
from echobase.play.puzzles import ChoiceChance, Puzzle, check_puzzle


def last_medal() -> Table:
    """One more medal wins for either side; one enemy is down to its last figure."""
    return position(
        """
        C: . . s1 . . s
        D: . . e . . .
        """,
        victory={"rebel": {"medals": 1}, "empire": {"medals": 1}},
    )


def trials(state: State, seed: str = "x") -> Trials:
    return Trials(state, "battle", "trooper", seed)


def test_the_attack_that_wins_at_once_wins_most_games() -> None:
    state = last_medal().state
    tried = trials(state)
    tried.play(state.actions(), 30)
    best = tried.ranked()[0]
    assert state.write(best) == "attack D3xC3"
    assert tried.chance(best) > tried.chance(state.read("done"))


def test_the_same_seed_plays_the_same_games() -> None:
    first, again, other = (trials(last_medal().state, seed) for seed in "xxy")
    for one in (first, again, other):
        one.play(one.state.actions(), 12)
    assert first.results == again.results
    assert first.results != other.results


def test_choices_are_judged_without_the_cards_that_the_seat_cannot_see() -> None:
    hands = [
        [["recon_left"], ["assault_left", "assault_right"]],
        [["recon_left"], ["raid_left", "recon_right"]],
    ]
    results = []
    for held in hands:
        table = position("C: . . s . . s\nD: . . e . . e", hands=held)
        tried = trials(table.state)
        tried.play(table.state.actions(), 6)
        results.append(tried.results)
    assert results[0] == results[1]


def proof(*won: int) -> Trials:
    """Choices 0, 1, ... that won this many of 100 games."""
    tried = trials(last_medal().state)
    tried.results = {
        action: [game < wins for game in range(100)] for action, wins in enumerate(won)
    }
    return tried


@pytest.mark.parametrize(
    ("won", "clear"),
    [
        ((80, 50, 40), True),
        ((50, 80, 40), False),  # another choice is better
        ((60, 49, 40), False),  # fewer than 12 points
        ((60, 47, 40), False),  # enough points, but the intervals overlap
    ],
)
def test_a_puzzle_needs_a_clear_lead(won: tuple[int, ...], clear: bool) -> None:
    assert proven(proof(*won), best=0) is clear


def found(level: str, theme: str = "close-combat") -> FoundPuzzle:
    """A puzzle of a level; its answer is the attack that wins."""
    state = last_medal().state
    missed = {"easy": 0, "medium": 1, "hard": 2, "expert": 3}[level]
    solvers = ("captain", "trooper", "cadet")
    puzzle = Puzzle(
        id="",
        scenario="test",
        seat=0,
        themes=[theme],
        found_by={name: float(number >= missed) for number, name in enumerate(solvers)},
        choices=[
            ChoiceChance(notation="attack D3xC3", chance=0.8, low=0.75, high=0.85, games=320),
            ChoiceChance(notation="done", chance=0.4, low=0.35, high=0.45, games=320),
        ],
    )
    return FoundPuzzle(puzzle, state.document())


def test_levels_follow_from_who_misses_the_answer() -> None:
    for level in ("easy", "medium", "hard", "expert"):
        assert found(level).puzzle.level == level


def test_easy_puzzles_stay_a_minority() -> None:
    coming = [found("easy")] * 9 + [found("hard")] * 9
    kept = [one.puzzle.level for one in selected(coming, None)]
    assert kept.count("hard") == 9
    assert 1 <= kept.count("easy") <= 4
    assert len(selected(coming, 5)) == 5


def test_one_kind_of_choice_does_not_fill_a_list() -> None:
    coming = [found("hard", "fire")] * 9 + [found("hard", "harpoon"), found("hard", "march")] * 4
    kept = [one.puzzle.themes[0] for one in selected(coming, None, most_of_a_kind=0.5)]
    assert 1 <= kept.count("fire") <= 3
    assert kept.count("harpoon") == 4
    assert len(selected(coming, None)) == len(coming)


def test_puzzles_are_written_as_a_list_and_a_document_for_each(tmp_path: Path) -> None:
    write_puzzles(tmp_path, "battle", [found("hard"), found("easy")], {"seed": 3})
    assert sorted(path.name for path in (tmp_path / "puzzles").iterdir()) == [
        "battle-001.toml",
        "battle-002.toml",
    ]
    assert game("battle").load(tmp_path / "puzzles" / "battle-001.toml").to_act() == 0
    assert 'notation = "attack D3xC3"' in (tmp_path / "puzzles.toml").read_text()


def test_a_decision_that_everybody_gets_right_is_no_puzzle() -> None:
    state = position("C: . . s\nD: . . e").state  # one target, nothing else to do
    assert PuzzleGames("battle", 0)._judged(state, "x") is None


def test_bad_requests_are_refused_before_the_first_game(
    typed: Callable[[list[str]], tuple[int, str, str]], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("x")
    for words, complaint in (
        ("lab puzzles --seed=-1", "seed"),
        ("lab puzzles --most 0", "--most: at least 1; got 0"),
        (f"lab puzzles --out {tmp_path / 'file'}", "is a file; name a folder"),
        ("lab puzzles --game chess", "chess"),
    ):
        code, _, said = typed(words.split())
        assert code == 2
        assert complaint in said


def test_a_puzzle_whose_choice_is_impossible_is_refused() -> None:
    made = found("hard")
    made.puzzle.choices[1].notation = "attack D3xA1"
    with pytest.raises(BadDocument, match=r"choices\[1\].notation: "):
        check_puzzle("battle", made.puzzle, made.position)
