"""`echobase backup`: a copy of all games of a server that keeps them in a folder."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from echobase.cli.parameters import Data, Force
from echobase.cli.serve import need_web


def backup(
    file: Annotated[Path, Parameter(help="The file to write.")],
    /,
    *,
    data: Data = None,
    force: Force = False,
) -> int:
    """Copy the games of the browser to a file, also while the server runs."""
    need_web()
    from echobase.server.serve import data_folder
    from echobase.server.storage.backups import back_up  # slow to import

    print(f"{file}: {back_up(data_folder(data), file, force)} games")
    return 0
