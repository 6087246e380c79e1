"""The examples of docs/environments.md run, and its numbers of planes and facts are right."""

import re
from pathlib import Path

import pytest

from echobase.observation.episode import Episode

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_example(code: str) -> None:
    exec(compile(code, "docs/environments.md", "exec"), {})


def test_sizes() -> None:
    battle = Episode("battle", {})
    assault = Episode("assault", {})
    short = Episode("assault", {"map": "north-ridge-short"})
    marked = Episode("battle", {"scenario": 17})
    for told in (
        f"7 rows A to G x 10 columns x {battle.observer.shape[2]} planes",
        f"15 columns x {assault.observer.shape[2]} planes; {assault.observer.shape[0]} rows",
        f"({short.observer.shape[0]} on the short map)",
        f"{len(battle.observer.facts)} entries: me",
        f"{len(assault.observer.facts)} entries: me",
        f"{battle.actions.size:,}",
        f"{marked.actions.size:,}",
        f"{assault.actions.size:,}",
        f"{short.actions.size:,}",
    ):
        assert told in PAGE
