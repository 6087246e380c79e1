"""Places in a document, written as in errors: `units[3].hex`, `victory.rebel.medals`."""

import re
from typing import Any, Final

STEP: Final = re.compile(r"\[(\d{1,9})\]|([^.\[\]]+)")
Steps = list[str | int]


def steps_of(path: str) -> Steps:
    """The names and numbers that lead to a place."""
    return [int(found[1]) if found[1] else found[2] for found in STEP.finditer(path)]


def path_of(steps: Steps) -> str:
    """A place in writing."""
    parts = [f"[{one}]" if isinstance(one, int) else f".{one}" for one in steps]
    return "".join(parts).removeprefix(".")


def look_up(tables: Any, steps: Steps) -> Any:
    """What is at a place; None when there is nothing."""
    found = tables
    for step in steps:
        if isinstance(found, dict) and isinstance(step, str):
            found = found.get(step)
        elif isinstance(found, list) and isinstance(step, int) and step < len(found):
            found = found[step]
        else:
            return None
    return found


def take_away(tables: Any, steps: Steps) -> bool:
    """Remove what is at a place; False when there is nothing."""
    parent, last = look_up(tables, steps[:-1]), steps[-1]
    if isinstance(parent, dict) and last in parent:
        del parent[last]
        return True
    if isinstance(parent, list) and isinstance(last, int) and last < len(parent):
        del parent[last]
        return True
    return False


def put(tables: Any, steps: Steps, value: Any) -> bool:
    """Put a value into a table; False when there is no table for it."""
    parent, last = look_up(tables, steps[:-1]), steps[-1]
    if isinstance(parent, dict) and isinstance(last, str):
        parent[last] = value
        return True
    return False


def innermost_entry(steps: Steps) -> Steps | None:
    """The entry of a list that a place lies in, the innermost; None when it lies in no list."""
    numbers = [place for place, step in enumerate(steps) if isinstance(step, int)]
    return steps[: numbers[-1] + 1] if numbers else None
