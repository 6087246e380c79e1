"""`echobase site`: the whole game as a folder of static files."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from echobase.cli.parameters import Force


def site(
    *,
    out: Annotated[Path, Parameter(help="The folder to write; it is made.")],
    force: Force = False,
) -> int:
    """Write the game as files that any web server can offer: it needs no server of its own."""
    from echobase.site.build import build, folder_size

    build(out, force=force)
    print(f"{out}: the whole game, {folder_size(out) / 1e6:.1f} MB; any web server can offer it,")
    print(f"for example: python -m http.server --directory {out}")
    return 0
