"""Packages that an extra of Echo Base brings: whoever needs one says how to get it."""

from importlib.util import find_spec

from echobase.core.errors import BadOption


def missing(what: str, extra: str, *packages: str) -> str:
    """The sentence about a package that is not installed; empty when all of them are."""
    for package in packages:
        if find_spec(package) is None:
            return f"{what} needs the package {package!r}: pip install 'echobase[{extra}]'"
    return ""


def need_to_import(what: str, extra: str, *packages: str) -> None:
    """ImportError with the pip command when a package is not installed."""
    told = missing(what, extra, *packages)
    if told:
        raise ImportError(told)


def need(what: str, extra: str, *packages: str) -> None:
    """BadOption with the pip command when a package is not installed."""
    told = missing(what, extra, *packages)
    if told:
        raise BadOption(told)
