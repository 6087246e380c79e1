"""Datasets as numpy arrays: a whole file with `read`, or one row group at a time with `parts`."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import DTypeLike, NDArray

from echobase.dataset.schema import (
    BOARD,
    FACTS,
    About,
    BadDataset,
    about_of,
    about_table,
    columns,
)
from echobase.jobs.arguments import listed
from echobase.observation.episode import Episode


class Dataset:
    """Rows of a file: `data["action"]` is a numpy array; `data.about` says what they mean."""

    def __init__(self, about: About, rows: pa.Table, source: str) -> None:
        self.about = about
        self._rows = rows
        self._source = source
        self._arrays: dict[str, NDArray[Any]] = {}

    def __len__(self) -> int:
        return int(self._rows.num_rows)

    def __getitem__(self, column: str) -> NDArray[Any]:
        """A column as an array with one entry for each row; those of the lists of `legal` are
        arrays themselves. `board` is rows x (rows, columns, planes), `facts` rows x entries."""
        if column not in self._arrays:
            self._arrays[column] = self._array(column)
        return self._arrays[column]

    def _array(self, column: str) -> NDArray[Any]:
        names = self._rows.column_names
        if column not in names:
            raise KeyError(f"no column {column!r}; there are: {', '.join(names)}")
        values = self._rows[column]
        if column == "board":
            return _unpacked(values, BOARD).reshape(len(self), *self.about.shape)
        if column == "facts":
            return _unpacked(values, FACTS).reshape(len(self), len(self.about.facts))
        found: NDArray[Any] = values.to_numpy()
        return found

    def table(self, row: int = 0) -> Episode:
        """A table to play the game of a row; BadDataset when it does not match this program."""
        table = Episode(self.about.game, self._options(row))
        ours = about_table(table)
        for name in ("rules_version", "shape", "planes", "facts", "actions"):
            if getattr(ours, name) != getattr(self.about, name):
                raise BadDataset(
                    f"{self._source}: made by echobase {self.about.echobase}, whose {name} differ "
                    f"from those of this program ({ours.echobase}); write the file anew"
                )
        return table

    def _options(self, row: int) -> dict[str, Any]:
        if self.about.options is not None:
            return self.about.options
        if "options" not in self._rows.column_names:
            raise BadDataset(
                f"{self._source}: games made from records have options of their own; "
                "read the column 'options', too"
            )
        found: dict[str, Any] = msgspec.json.decode(self["options"][row])
        return found


def read(path: str | Path, names: str | Iterable[str] | None = None) -> Dataset:
    """All rows of a file, or only the named columns."""
    with _file(path) as (file, about):
        wanted = _known(names, file, path)
        return Dataset(about, file.read(wanted), str(path))


def parts(path: str | Path, names: str | Iterable[str] | None = None) -> Iterator[Dataset]:
    """The rows of a file too large for memory, some games at a time."""
    with _file(path) as (file, about):
        wanted = _known(names, file, path)
        for number in range(file.num_row_groups):
            yield Dataset(about, file.read_row_group(number, wanted), str(path))


@contextmanager
def _file(path: str | Path) -> Iterator[tuple[pq.ParquetFile, About]]:
    """An open dataset; anything else raises an error with a message."""
    try:
        with pq.ParquetFile(path) as file:
            about = about_of(file.schema_arrow, str(path))
            positions = "document" in file.schema_arrow.names
            if not file.schema_arrow.equals(columns(about, positions)):
                raise BadDataset(f"{path}: its columns are not those of a dataset")
            yield file, about
    except FileNotFoundError:
        raise BadDataset(f"{path}: there is no such file") from None
    except (pa.ArrowException, OSError) as error:
        problem = str(error).partition("\n")[0]
        raise BadDataset(f"{path}: no Parquet file, or a broken one: {problem}") from None


def _known(
    names: str | Iterable[str] | None, file: pq.ParquetFile, path: str | Path
) -> list[str] | None:
    if names is None:
        return None
    wanted = listed(names)
    there = file.schema_arrow.names
    for name in wanted:
        if name not in there:
            raise BadDataset(f"{path}: no column {name!r}; there are: {', '.join(there)}")
    return wanted


def _unpacked(values: pa.ChunkedArray, dtype: DTypeLike) -> NDArray[Any]:
    """Binary values of one size as numbers, without a Python object for each row."""
    size = values.type.byte_width
    found = [
        np.frombuffer(chunk.buffers()[1], np.uint8, size * len(chunk), size * chunk.offset)
        for chunk in values.chunks
        if len(chunk)
    ]
    joined = found[0] if len(found) == 1 else np.concatenate([np.empty(0, np.uint8), *found])
    return joined.view(dtype)
