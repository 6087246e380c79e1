"""Games as Parquet files, one row for each decision: `write`, `convert`, `read` and `parts`.

Needs the extra `pip install 'echobase[dataset]'`; see docs/dataset.md.
"""

from echobase.core.extras import missing

if _told := missing("a dataset", "dataset", "numpy", "pyarrow"):
    raise ImportError(_told)

from echobase.dataset.reading import Dataset, parts, read
from echobase.dataset.schema import About, BadDataset
from echobase.dataset.writing import Written, convert, write

__all__ = ["About", "BadDataset", "Dataset", "Written", "convert", "parts", "read", "write"]
