"""The columns of a dataset, and the file's description of itself."""

from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa

from echobase import __version__
from echobase.core.errors import EchoBaseError
from echobase.core.registry import game
from echobase.observation.episode import Episode

FORMAT: Final = 1
"""Increases when columns change in a way that old readers would misunderstand."""
KEY: Final = b"echobase"
"""The key in the metadata of the Parquet file that holds `About` as JSON."""
BOARD: Final = np.dtype("i1")
FACTS: Final = np.dtype("<i2")


class BadDataset(EchoBaseError):
    """A file that is not a dataset, or one that this program cannot use."""


class About(msgspec.Struct, frozen=True):
    """What all rows of a file share, so that it explains itself."""

    format: int
    echobase: str
    """The version of the program that made the file."""
    game: str
    rules_version: int
    shape: tuple[int, int, int]
    """Of a board: rows, columns, planes."""
    planes: tuple[str, ...]
    facts: tuple[str, ...]
    actions: int
    """The number of dense action numbers."""
    options: dict[str, Any] | None = None
    """The options of every game; None in a file made from records, where a column has them."""
    players: tuple[str, ...] = ()
    """By seat; none in a file made from records."""
    seed: int | None = None


def about_table(table: Episode) -> About:
    """The description of a file of games at this table, whoever plays them."""
    observer = table.observer
    return About(
        format=FORMAT,
        echobase=__version__,
        game=table.name,
        rules_version=game(table.name).rules_version,
        shape=observer.shape,
        planes=tuple(observer.planes),
        facts=tuple(observer.facts),
        actions=table.actions.size,
    )


def columns(about: About, positions: bool) -> pa.Schema:
    """The columns of a file with its description."""
    rows, across, planes = about.shape
    found = {
        "game": pa.int32(),
        "source": pa.string(),
        "scenario": pa.string(),
        "options": pa.string(),
        "ply": pa.int32(),
        "remaining": pa.int32(),
        "seat": pa.int8(),
        "side": pa.string(),
        "step": pa.string(),
        "action": pa.int32(),
        "number": pa.int32(),
        "notation": pa.string(),
        "legal_count": pa.int32(),
        "legal": pa.list_(pa.int32()),
        "board": pa.binary(rows * across * planes * BOARD.itemsize),
        "facts": pa.binary(len(about.facts) * FACTS.itemsize),
        "outcome": pa.int8(),
        "winner": pa.string(),
        "reason": pa.string(),
    }
    if positions:
        found["document"] = pa.string()
    fields = [pa.field(name, type_, nullable=False) for name, type_ in found.items()]
    return pa.schema(fields, {KEY: msgspec.json.encode(about)})


def about_of(schema: pa.Schema, source: str) -> About:
    """The description of a file; BadDataset when it is not one of ours."""
    raw = (schema.metadata or {}).get(KEY)
    if raw is None:
        raise BadDataset(f"{source}: a Parquet file, but no dataset made by echobase")
    try:
        said = msgspec.json.decode(raw)["format"]
        if said != FORMAT:
            raise BadDataset(f"{source}: a dataset of format {said}; this program reads {FORMAT}")
        return msgspec.json.decode(raw, type=About)
    except (msgspec.DecodeError, KeyError, TypeError) as error:
        raise BadDataset(f"{source}: what it says about itself cannot be read: {error}") from None
