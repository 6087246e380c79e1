"""Workflows, templates and the Makefile fit together; nothing here runs a workflow."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
TARGET = re.compile(r"^([a-z][\w-]*):(?!=)", re.MULTILINE)
CALL = re.compile(r"\bmake ((?:[a-z][\w-]*(?: |$))+)", re.MULTILINE)


def loaded(path: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def targets() -> set[str]:
    return set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))


def commands(workflow: dict[Any, Any]) -> list[str]:
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    return [step["run"] for step in steps if "run" in step]


def test_there_is_a_workflow_for_each_thing() -> None:
    assert {path.stem for path in WORKFLOWS} == {"test", "wheels", "docs", "site"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_targets_that_exist(path: Path) -> None:
    found = loaded(path)
    assert found["name"] == path.stem
    assert True in found  # YAML reads the word `on` as true
    assert found["permissions"] == {"contents": "read"}
    lines = [words for line in commands(found) for words in CALL.findall(line)]
    called = [word for words in lines for word in words.split()]
    assert path.stem in called
    assert set(called) <= targets()
    for job in found["jobs"].values():
        assert job["timeout-minutes"] <= 120
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            assert "@v" in step.get("uses", "@v")


def test_the_wheels_are_those_of_the_configuration() -> None:
    job = loaded(GITHUB / "workflows" / "wheels.yml")["jobs"]["wheels"]
    rows = job["strategy"]["matrix"]["include"]
    assert {row["platform"] for row in rows} == {"linux", "macos", "windows", "pyodide"}


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks_for_something(path: Path) -> None:
    form = loaded(path)
    assert form["name"]
    assert form["description"]
    ids = [field["id"] for field in form["body"]]
    assert len(ids) == len(set(ids))
    for field in form["body"]:
        assert field["type"] in {"textarea", "input", "dropdown"}
        assert field["attributes"]["label"]
        assert field["type"] != "dropdown" or field["attributes"]["options"]
    assert any(field.get("validations", {}).get("required") for field in form["body"])


def test_targets_in_the_pages_exist() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), GITHUB / "PULL_REQUEST_TEMPLATE.md"]
    known = targets()
    for page in pages:
        for name in re.findall(r"`make ([a-z-]+)[^`]*`", page.read_text(encoding="utf-8")):
            assert name in known, f"{page.name}: make {name}"


def test_the_help_of_make_names_targets_with_dashes() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    (pattern,) = re.findall(r"s/\^\\\(\[([^]]*)\]", text)
    assert pattern == "a-z-"
