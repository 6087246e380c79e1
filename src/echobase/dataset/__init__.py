"""Games as Parquet files, one row for each decision: `write`, `convert`, `read` and `parts`.

Needs the extra `pip install 'echobase[dataset]'`; see docs/dataset.md.
"""

from importlib.util import find_spec

for _package in ("librt", "numpy", "pyarrow"):
    if find_spec(_package) is None:
        raise ImportError(
            f"datasets need the package {_package!r}: pip install 'echobase[dataset]'"
        )

from echobase.dataset.reading import Dataset, parts, read  # noqa: E402
from echobase.dataset.schema import About, BadDataset  # noqa: E402
from echobase.dataset.writing import Written, convert, write  # noqa: E402

__all__ = ["About", "BadDataset", "Dataset", "Written", "convert", "parts", "read", "write"]
