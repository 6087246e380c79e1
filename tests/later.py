"""Cases of a test that take long: a few in every run, the others where there is more time."""

from collections.abc import Iterable
from typing import Any

import pytest


def later(cases: Iterable[Any], soon: int = 1) -> list[Any]:
    """The cases, all but the first of them marked as long."""
    marks = pytest.mark.long
    return [
        case if number < soon else pytest.param(*as_tuple(case), marks=marks)
        for number, case in enumerate(cases)
    ]


def as_tuple(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
