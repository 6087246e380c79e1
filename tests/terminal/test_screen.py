"""Writing to the terminal: what is too long for a line is wrapped."""

from pathlib import Path

from terminal.scripted_terminal import ScriptedTerminal

LONG = "Rebel Alliance · turn 1, round 17 of 20 · Act with your units"


def test_a_heading_fills_the_line_or_is_wrapped(tmp_path: Path) -> None:
    wide, narrow = ScriptedTerminal(tmp_path, width=80), ScriptedTerminal(tmp_path, width=44)
    wide.screen.head(LONG)
    narrow.screen.head(LONG)
    assert wide.output.getvalue() == f"\n── {LONG} {'─' * 14}\n"
    assert narrow.output.getvalue().splitlines() == [
        "",
        "── Rebel Alliance · turn 1, round 17 of 20",
        "   · Act with your units",
    ]


def test_a_long_prompt_is_wrapped_and_its_end_asks(tmp_path: Path) -> None:
    terminal = ScriptedTerminal(tmp_path, width=30)
    terminal.answers = iter(["yes"])
    assert terminal.screen.ask("Nobody is left to act. Enter ends the round> ") == "yes"
    assert terminal.prompts == ["ends the round> "]
    assert terminal.output.getvalue() == "Nobody is left to act. Enter\nends the round> yes\n"


def test_a_plain_screen_wraps_nothing(tmp_path: Path) -> None:
    terminal = ScriptedTerminal(tmp_path, width=30, plain=True)
    terminal.answers = iter([""])
    terminal.screen.head(LONG)
    terminal.screen.ask(f"{LONG}> ")
    assert terminal.output.getvalue() == f"\n{LONG}\n{LONG}> \n"
