"""The library in the hands of people: sentences instead of message IDs, errors of our own."""

import pickle
from pathlib import Path

import pytest

import echobase
from echobase import BadOption, BadRecord, IllegalAction
from echobase.core import record
from echobase.core.events import Message
from echobase.text import Text

GOLDEN = Path(__file__).parent / "golden" / "battle-10.record"


def test_a_message_is_a_sentence() -> None:
    state = echobase.game("assault").start(setup="default")
    why = state.why_not("step W1")
    assert why is not None
    assert str(why) == Text("en").say(why)
    assert "assault-why" not in str(why)
    assert str(why) in repr(why)


def test_a_message_without_words_shows_what_it_is_about() -> None:
    assert Text("pl").say(Message("chess-check", {"hex": "E1"})) == "chess check (hex E1)"


def test_a_refusal_is_a_sentence_that_travels_between_processes() -> None:
    with pytest.raises(IllegalAction) as refused:
        echobase.game("battle").start().apply("move F1-E1")
    assert str(refused.value).startswith("'move F1-E1' is not legal now: ")
    assert "battle-why" not in str(refused.value)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_a_broken_record_says_why_in_a_sentence() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    start = text.index("roll ")
    end = text.index(";", start)
    with pytest.raises(BadRecord, match=r"line \d+: does not replay: ") as broken:
        record.from_text(f"{text[:start]}roll {'I' * 9}{text[end:]}")
    assert "battle-why" not in str(broken.value)


def test_a_record_takes_notation() -> None:
    game = record.begin("assault", map="north-ridge-short", setup="default")
    game.apply("luke S3")
    assert [game.first.write(action) for action in game.actions] == ["luke S3"]


def test_a_state_tells_what_it_is() -> None:
    state = echobase.game("battle").start(scenario=1)
    assert repr(state) == "<battle imperial-scout-mission, turn 0: chance to act>"
    end = record.read(str(GOLDEN)).state
    assert repr(end).endswith(" won>")


@pytest.mark.parametrize("name", ["chess", 3, None, []])
def test_an_unknown_game(name: object) -> None:
    with pytest.raises(BadOption, match=r"no game .*; known: battle, assault"):
        echobase.game(name)


def test_nothing_to_draw_from() -> None:
    with pytest.raises(BadOption, match="none to draw from"):
        echobase.sample([], None)  # type: ignore[arg-type]
