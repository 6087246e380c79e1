"""A lesson that could not be taught is refused, and the error names the file and the field."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from lessons.learner import lessons

from echobase.core import record
from echobase.core.document import parse, read_text, to_toml
from echobase.core.errors import BadDocument
from echobase.text import Text

Tables = dict[str, Any]
FOLDER = lessons("battle").folder
GOOD = parse(read_text(FOLDER / "01-cards.toml"))


def spoil(*path: Any, value: Any) -> Callable[[Tables], None]:
    """Put a value at a place of the document."""

    def change(tables: Tables) -> None:
        inside: Any = tables
        for name in path[:-1]:
            inside = inside[name]
        inside[path[-1]] = value

    return change


def without(*path: Any) -> Callable[[Tables], None]:
    def change(tables: Tables) -> None:
        inside: Any = tables
        for name in path[:-1]:
            inside = inside[name]
        del inside[path[-1]]

    return change


BAD: list[tuple[Callable[[Tables], None], str]] = [
    (
        spoil("goal", value={"event": "battle-eliminated", "having": {"hexx": "D5"}}),
        "goal.having.hexx: 'hexx' is not known; choose one of: ",
    ),
    (
        spoil("parts", 0, "until", value={"action": "mvoe F3-*"}),
        "parts[0].until.action: no choice begins with 'mvoe'; choose one of: done, ",
    ),
    (
        spoil("parts", 0, "until", value={"action": "order H9"}),
        "parts[0].until.action: 'order H9'",
    ),
    (
        spoil("parts", 0, "open", value=["play *", "ordre *"]),
        "parts[0].open[1]: no choice begins with 'ordre'",
    ),
    (without("goal"), "goal: this field is missing"),
    (
        spoil("lesson", "sides", value="rebel"),
        "lesson.sides: unknown field; known: number, minutes",
    ),
    (
        spoil("lesson", "side", value="hutt"),
        "lesson.side: no side 'hutt'; choose one of: rebel, empire",
    ),
    (spoil("lesson", "opponent", value="yoda"), "lesson.opponent: player: no player 'yoda'"),
    (spoil("lesson", "scenario", value="nowhere"), "lesson: scenario: no scenario 'nowhere'"),
    (spoil("position", "units", 0, "hex", value="Z9"), "position.units"),
    (spoil("parts", value=[]), "parts: expected a list of at least 1"),
    (
        without("parts", 0, "until"),
        "parts[0].until: this field is missing: only the last part has none",
    ),
    (spoil("parts", 0, "id", value="First part"), "parts[0].id: expected text of the form ^[a-z]"),
    (spoil("parts", 1, "id", value="first"), "parts[1].id: 'first' is the id of another line"),
    (spoil("parts", 0, "id", value="goal"), "parts[0].id: 'goal' is the id of another line"),
    (
        spoil("parts", 0, "highlight", "units", value=["G1"]),
        "parts[0].highlight.units[0]: there is no unit 'G1'",
    ),
    (
        spoil("parts", 0, "highlight", value={"hexes": ["H1"]}),
        "parts[0].highlight.hexes[0]: there is no hex 'H1'",
    ),
    (
        spoil("parts", 0, "cues", 0, "highlight", "panels", value=["cockpit"]),
        "parts[0].cues[0].highlight.panels[0]: 'cockpit' is not possible; choose one of: choice",
    ),
    (
        spoil("parts", 0, "highlight", "ready", value=["F2", "Q7"]),
        "parts[0].highlight.ready[1]: there is no unit 'Q7'",
    ),
    (
        spoil("parts", 0, "highlight", "cards", value=["raid_middle"]),
        "parts[0].highlight.cards[0]: 'raid_middle' is not known; choose one of: assault_left",
    ),
    (spoil("goal", value={"hand": "joker"}), "goal.hand: 'joker' is not known; choose one of: "),
    (spoil("chance", 1, value="rol IB"), "chance[1]: "),
    (spoil("chance", 3, value="draw raid_middle"), "chance[3]: "),
    (
        spoil("parts", 0, "until", value={"weather": "snow"}),
        "parts[0].until.weather: unknown field; known: all, any, not, event",
    ),
    (
        spoil("remarks", 0, "when", value={"event": "battle-danced"}),
        "remarks[0].when.event: there is no message 'battle-danced'",
    ),
    (without("remarks", 0, "when"), "remarks[0]: either `when` or `refused` says when it is said"),
    (
        spoil("remarks", 0, "during", value=["third"]),
        "remarks[0].during: there is no part 'third'; parts are: first, second",
    ),
    (spoil("remarks", 2, "refused", value=["no"]), "remarks[2].refused: there is no message 'no'"),
    (spoil("retries", 1, "back", value="third"), "retries[1].back: there is no part 'third'"),
    (spoil("goal", value={}), "goal: a condition asks exactly one question; got none"),
    (
        spoil("goal", value={"hand": "recon_left", "count": "turn"}),
        "goal: a condition asks exactly one question; got hand and count",
    ),
    (
        spoil("goal", value={"hand": "recon_left", "at_least": 2}),
        "goal.at_least: this field belongs to count",
    ),
    (
        spoil("goal", value={"step": "move"}),
        "goal.step: only the end of a part can wait for a step",
    ),
    (
        spoil("goal", value={"count": "stars"}),
        "goal.count: 'stars' is not known; choose one of: turn, medals",
    ),
    (
        spoil("goal", value={"fact": "rain"}),
        "goal.fact: 'rain' is not known; choose one of: moved-too-far",
    ),
    (
        spoil("goal", "all", 1, "unit", value="E5"),
        "goal.all[1].unit: there is no unit 'E5' in the first position",
    ),
    (
        spoil("goal", value={"not": {"any": [{"unit": "F5", "on": ["H1"]}]}}),
        "goal.not.any[0].on[0]: there is no hex 'H1'",
    ),
    (spoil("id", value="karts"), "id: there is no message lesson-battle-karts (en), and "),
    (spoil("rules_version", value=99), "rules_version: made with version 99 of the rules"),
]


@pytest.mark.parametrize(("change", "said"), BAD, ids=[said for _, said in BAD])
def test_the_error_names_the_field(
    change: Callable[[Tables], None], said: str, tmp_path: Path
) -> None:
    tables = copy.deepcopy(GOOD)
    change(tables)
    path = tmp_path / "lesson.toml"
    path.write_text(to_toml(tables), encoding="utf-8")
    (tmp_path / "open-snow.toml").write_text(read_text(FOLDER / "open-snow.toml"), encoding="utf-8")
    with pytest.raises(BadDocument) as error:
        lessons("battle").check(path)
    assert str(error.value).startswith(f"{path}: {said}")


def test_a_message_that_one_language_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking, has = "lesson-battle-cards-first-order", Text.has
    monkeypatch.setattr(
        Text, "has", lambda text, id_: has(text, id_) and (text.lang, id_) != ("pl", lacking)
    )
    path = FOLDER / "01-cards.toml"
    with pytest.raises(BadDocument, match=rf"01-cards.toml: id: .*{lacking} \(pl\)$"):
        lessons("battle").check(path)


def test_a_document_without_a_lesson_is_none() -> None:
    assert lessons("battle").read(FOLDER / "open-snow.toml") is None


@pytest.mark.parametrize(("game", "name"), [("battle", "battle-10"), ("assault", "assault-cadets")])
def test_the_words_of_all_choices_are_known(game: str, name: str) -> None:
    folder = Path(__file__).parent.parent / "golden"
    replayed = record.read(str(folder / f"{name}.record"))
    state, found = replayed.first.copy(), set()
    for action in replayed.actions:
        found.add(state.write(action).partition(" ")[0])
        state.apply(action)
    assert found <= set(lessons(game).facts.verbs)
