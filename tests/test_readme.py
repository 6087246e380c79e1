"""The examples of the README run and do what they say."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

README = Path(__file__).parent.parent / "README.md"


def example(number: int) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 2
    exec(compile(blocks[number], str(README), "exec"), {})


def test_the_first_example_prints_what_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    example(0)
    shown = re.search(r"It prints:\n\n((?:    .*\n)+)", README.read_text(encoding="utf-8"))
    assert shown
    assert capsys.readouterr().out == dedent(shown[1])


def test_the_second_example_keeps_luke_secret(capsys: pytest.CaptureFixture[str]) -> None:
    example(1)
    told = capsys.readouterr().out
    assert "does not know which Snowspeeder Luke flies" in told
    assert "luke ?;" in told
    assert "luke S3" not in told


def test_the_files_it_names_exist() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README.read_text(encoding="utf-8"))
    assert len(links) > 5
    assert all((README.parent / link).exists() for link in links)
