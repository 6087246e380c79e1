"""The public names: those of the modules that the reference of the documentation lists."""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

REFERENCE = Path(__file__).parents[1] / "docs" / "reference"
MODULE = re.compile(r"^\.\. automodule:: (\S+)$", re.MULTILINE)


def modules() -> list[str]:
    """All modules of the reference."""
    pages = sorted(REFERENCE.glob("*.md"))
    return [name for page in pages for name in MODULE.findall(page.read_text(encoding="utf-8"))]


def names(module: ModuleType) -> list[str]:
    """What a module offers: its `__all__`, or whatever it defines without an underscore."""
    listed = getattr(module, "__all__", None)
    if listed is not None:
        return list(listed)
    made_here = {
        name: value
        for name, value in vars(module).items()
        if getattr(value, "__module__", None) == module.__name__
    }
    return [name for name in made_here if not name.startswith("_")]


def documented() -> Iterator[tuple[str, Any]]:
    """All public names that can have a docstring: modules, classes, functions and methods."""
    for name in modules():
        module = import_module(name)
        yield name, module
        for one in names(module):
            value = getattr(module, one)
            if inspect.isclass(value) or inspect.isroutine(value):
                yield f"{name}.{one}", value
            if inspect.isclass(value):
                yield from ((f"{name}.{one}.{inner}", it) for inner, it in methods(value))


def methods(owner: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class defines itself."""
    for name, value in vars(owner).items():
        inner = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
        if not name.startswith("_") and inspect.isroutine(inner):
            yield name, getattr(owner, name)
