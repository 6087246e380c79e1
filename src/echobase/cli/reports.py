"""`echobase reports`: the remarks that players have reported, for the operator of a server."""

import asyncio
from datetime import UTC, datetime

from echobase.cli.parameters import Data
from echobase.cli.serve import need_web


def reports(*, data: Data = None) -> int:
    """List the remarks that players have reported."""
    need_web()
    from echobase.server.affairs.reports import all_reports  # slow to import

    found = asyncio.run(all_reports(data))
    for one in found:
        when = datetime.fromtimestamp(one.at, UTC).isoformat(" ", "seconds")
        who = "a spectator" if one.seat < 0 else f"seat {one.seat}"
        print(f"{when}  game {one.game}  {who}, reported by seat {one.by}: {one.said!r}")
        if one.reason:
            print(f"    reason: {one.reason!r}")
    if not found:
        print("Nobody has reported anything.")
    return 0
