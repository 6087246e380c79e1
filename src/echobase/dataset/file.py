"""The Parquet file being written; it gets its name only when it is complete."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

import pyarrow as pa
import pyarrow.parquet as pq

from echobase.core.files import check_output, writing

GROUP_BYTES: Final = 32_000_000
"""How much is collected before it is compressed and written as one row group."""
PLAIN: Final = ("board", "facts", "legal")
"""Columns that hardly ever repeat a value, so that a dictionary would only cost space."""


class GrowingFile:
    """Takes the rows of game after game; unless `keep` is called, no file remains."""

    def __init__(self, path: Path, force: bool) -> None:
        check_output("out", path, (".parquet",), force)
        self.path = path
        self.games = 0
        self.decisions = 0
        self.schema: pa.Schema | None = None
        self._part = path.with_name(f".{path.name}.{os.getpid()}.part")
        self._writer: pq.ParquetWriter | None = None
        self._waiting: list[pa.RecordBatch] = []
        with writing(path):
            self._part.touch()  # fails before the first game if the disk is full

    def add(self, rows: pa.RecordBatch) -> None:
        """Add the rows of one more game; the first one determines what the file is about."""
        if self.schema is None:
            self.schema = rows.schema
        self._waiting.append(rows)
        self.games += 1
        self.decisions += rows.num_rows
        if sum(waiting.nbytes for waiting in self._waiting) >= GROUP_BYTES:
            self._write_group()

    def keep(self) -> None:
        """Complete the file and give it its name."""
        self._write_group()
        with writing(self.path):
            self._close()
            os.replace(self._part, self.path)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):  # a full disk has been reported already
            self._close()
        self._part.unlink(missing_ok=True)

    def _close(self) -> None:
        if self._writer is not None:
            self._writer.close()

    def _write_group(self) -> None:
        if not self._waiting:
            return
        with writing(self.path):
            if self._writer is None:
                self._writer = self._opened()
            rows = pa.Table.from_batches(self._waiting)
            self._writer.write_table(rows, row_group_size=rows.num_rows)
        self._waiting = []

    def _opened(self) -> pq.ParquetWriter:
        schema = self._waiting[0].schema
        often = [field.name for field in schema if field.name not in PLAIN]
        return pq.ParquetWriter(
            self._part,
            schema,
            compression="zstd",
            use_dictionary=often,
            write_statistics=["game", "ply", "seat", "outcome"],
        )
