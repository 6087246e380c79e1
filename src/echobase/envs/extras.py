"""The optional packages: if one is missing, a one-line error says what to install."""

from importlib.util import find_spec


def need(package: str, extra: str) -> None:
    """Raise ImportError with the pip command when an optional package is missing."""
    if find_spec(package) is None:
        raise ImportError(
            f"this environment needs the package {package!r}: pip install 'echobase[{extra}]'"
        )
