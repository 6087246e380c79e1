"""Which tests cover which rule IDs: python tests/rule_coverage.py writes docs/rule-coverage.md."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
CATALOGUES = [ROOT / "docs" / "rules" / name for name in ("battle.md", "assault.md")]
PAGE = ROOT / "docs" / "rule-coverage.md"

EXEMPT: dict[str, str] = {}
"""Rules that no test can cover, with the reason."""


def catalogue() -> list[str]:
    """All rule IDs of both games, in the order of the catalogues."""
    found: list[str] = []
    for catalogue_ in CATALOGUES:
        text = catalogue_.read_text(encoding="utf-8")
        found += re.findall(r"^- \*\*([AB]-[A-Z0-9-]+[a-z]?)\*\*", text, re.MULTILINE)
    return found


@cache
def marked() -> dict[str, list[str]]:
    """The tests that carry each rule ID."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for id_ in _ids(node):
                found.setdefault(id_, []).append(f"{path.stem}: {node.name}")
    return found


def _ids(function: ast.FunctionDef) -> list[str]:
    ids: list[str] = []
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            ids += [str(arg.value) for arg in decorator.args if isinstance(arg, ast.Constant)]
    return ids


def page() -> str:
    """The coverage table as a page of the documentation."""
    tests = marked()
    lines = [
        "# Rule coverage",
        "",
        "Every rule of `docs/rules/battle.md` and `docs/rules/assault.md`, with the tests that",
        "carry its ID. `python tests/rule_coverage.py` makes the page; a test fails when it is old",
        "or a rule has no test.",
        "",
        "| rule | tests |",
        "| --- | --- |",
    ]
    for id_ in catalogue():
        if id_ in EXEMPT:
            lines.append(f"| {id_} | none: {EXEMPT[id_]} |")
        else:
            lines.append(f"| {id_} | {'<br>'.join(tests.get(id_, ['missing']))} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
