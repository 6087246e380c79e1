"""Campaigns in the terminal: list, play, go on, the road; books behind a hand-over."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from campaigns import thin_line

Typed = Callable[[list[str]], tuple[int, str, str]]
SAVED = "mine.campaign"


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    Path(thin_line.SOURCE).write_text(thin_line.written(), encoding="utf-8")


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))


def begin(typed: Typed, *more: str) -> tuple[int, str, str]:
    return typed(["campaign", "play", thin_line.SOURCE, "--save", SAVED, "--plain", *more])


def test_a_page_tells_the_own_secrets_and_what_the_battle_will_change(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers(monkeypatch, "quit")
    code, out, err = begin(typed, "--side", "empire", "--seed", "1", "--lang", "pl")
    assert (code, err) == (0, "")
    assert "Strać najwyżej dwie jednostki." in out
    assert "Zniszcz droida" not in out  # the Rebels' secret
    assert "Otrzymujesz do końca kampanii" in out
    assert f"echobase campaign resume {SAVED}" in out


def test_two_people_read_their_books_one_after_the_other(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers(monkeypatch, "", "", "", "", "quit")
    _, out, _ = begin(typed, "--side", "both")
    first, second = out.index("Nobody may learn where we are."), out.index("Find them.")
    assert out.index("Only Rebel Alliance may read on") < first
    assert first < out.index("Press Enter to close the book") < second
    assert first < out.index("Only Galactic Empire may read on") < second


def test_it_goes_on_where_it_was_left_and_a_reward_is_chosen(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The screen is shared, so a side that resigns loses to a person, who then chooses.
    answers(monkeypatch, "", "", "", "", "", "", "objectives")
    _, out, _ = begin(typed, "--side", "both", "--seed", "1")
    assert "Not yet: Eliminate a probe droid by your fourth turn." in out
    assert "Special rules:" not in out  # it has none
    text = Path(SAVED).read_text(encoding="utf-8")
    assert "@battle patrol" in text
    Path(SAVED).write_text(f"{text} resign empire;\n", encoding="utf-8")
    answers(monkeypatch, "9", "2", "", "", "", "", "quit")
    code, out, err = typed(["campaign", "resume", SAVED, "--plain"])
    assert (code, err) == (0, "")
    assert "choose your reward" in out
    assert "Reserve Forces" in out
    code, out, _ = typed(["campaign", "road", SAVED, "--plain"])
    assert "A, The Patrol: won by Rebel Alliance" in out
    assert "B1, The Relay: the next battle" in out
    assert "@choose rebel reserve_forces" in Path(SAVED).read_text(encoding="utf-8")
    told = typed(["check", SAVED])[1]
    assert "record of the campaign The Thin Line: battles played 1, now at B1, The Relay" in told
    code, out, _ = typed(["replay", SAVED, "--plain"])
    assert code == 0
    assert "A, The Patrol: won by Rebel Alliance" in out


def test_an_unknown_campaign_and_a_missing_save_are_named(typed: Typed) -> None:
    code, _, err = typed(["campaign", "play", "endor"])
    assert code == 2
    assert "campaign: no campaign 'endor'; known:" in err
    code, _, err = typed(["campaign", "resume"])
    assert code == 2
    assert "there is no saved campaign" in err


def test_check_and_schema_know_campaigns(typed: Typed) -> None:
    code, out, err = typed(["check", thin_line.SOURCE])
    assert (code, err) == (0, "")
    assert "campaign of Battle of Hoth: The Thin Line, battles: 3, endings: 4" in out
    assert "CampaignTable" in typed(["schema", "--campaign"])[1]
    code, _, err = typed(["schema", "--campaign", "--game", "assault"])
    assert code == 2
    assert "assault has no campaigns" in err
