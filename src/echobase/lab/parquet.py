"""Results as a Parquet file: a column for each field of a row, the plans in the metadata."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from echobase.core.extras import need
from echobase.core.files import writing
from echobase.lab.jsonl import check_row, head_line, read_head
from echobase.lab.match import Row
from echobase.lab.results import BadResults, Results, sorted_rows

if TYPE_CHECKING:
    import pyarrow as pa

PARQUET: Final = ".parquet"
"""How the name of such a file ends."""
KEY: Final = b"echobase"
"""The key in the metadata that holds the head of the JSON Lines."""


def refuse_without_extra() -> None:
    """Check for the Parquet extra before the first game."""
    need("Parquet", "dataset", "pyarrow")


def schema() -> "pa.Schema":
    """The columns; `scenario` and its options are in the plans."""
    import pyarrow as pa

    names, whole, text = pa.list_(pa.string()), pa.int32(), pa.string()
    fallen = pa.struct({"turn": whole, "side": text, "kind": text, "hex": text})
    types = {
        "number": whole,
        "scenario": text,
        "seed": text,
        "players": names,
        "sides": names,
        "winner": text,
        "winners": names,
        "reason": text,
        "decisions": whole,
        "turns": whole,
        "score": pa.map_(text, whole),
        "seconds": pa.list_(pa.float64()),
        "plan": whole,
        "facts": pa.struct({"score": pa.map_(text, pa.list_(whole)), "fallen": pa.list_(fallen)}),
    }
    return pa.schema(list(types.items()))


def write_parquet(path: Path, results: Results) -> None:
    """Write the whole file in one step."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    columns = schema().with_metadata({KEY: head_line(results.plans)})
    rows = [{"plan": row.plan, **msgspec.to_builtins(row)} for row in results.rows]
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    with writing(path):
        try:
            pq.write_table(pa.Table.from_pylist(rows, columns), part, compression="zstd")
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)


def read_parquet(path: Path) -> Results:
    """The content of a file; BadResults says why it cannot be used."""
    refuse_without_extra()
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        table = pq.read_table(path)
    except (pa.ArrowInvalid, OSError) as error:
        raise BadResults(f"{path}: cannot be read: {error}") from None
    head = read_head((table.schema.metadata or {}).get(KEY, b""), str(path))
    rows = [_row(told, path) for told in table.to_pylist(maps_as_pydicts="strict")]
    for row in rows:
        check_row(row, head.plans, str(path))
    return Results(head.plans, sorted_rows(rows), path)


def _row(told: dict[str, Any], path: Path) -> Row:
    try:
        return msgspec.convert(told, Row)
    except msgspec.ValidationError as error:
        raise BadResults(f"{path}: {error}") from None
