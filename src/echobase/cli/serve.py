"""`echobase serve`: the game for browsers, on this machine or a network."""

from typing import Annotated, Final

from cyclopts import Parameter

from echobase.cli.parameters import Data, number
from echobase.core.extras import need

WEB: Final = ("aiosqlite", "alembic", "litestar", "sqlalchemy", "uvicorn", "websockets")


def need_web() -> None:
    """BadOption when the packages for the browser are not installed."""
    need("the game in the browser", "web", *WEB)


def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen on. Default: 127.0.0.1.")] = "127.0.0.1",
    port: Annotated[int, number("Port to listen on; 0: any free one. Default: 8138.")] = 8138,
    name: Annotated[
        list[str] | None,
        Parameter(
            help="A name under which browsers reach it, such as hoth.example.org; repeatable."
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        Parameter(
            help="What one address may have, such as games=300 in an hour; 0: any number; "
            "repeatable. See docs/server.md."
        ),
    ] = None,
    proxy: Annotated[
        bool,
        Parameter(
            negative="",
            help="A proxy stands in front, and X-Forwarded-For says who asks. Default: no.",
        ),
    ] = False,
    smtp: Annotated[
        str, Parameter(help="Mail server for notices, HOST:PORT; without it there is no mail.")
    ] = "",
    mail_from: Annotated[str, Parameter(help="Address that mail comes from.")] = "",
    contact: Annotated[
        str, Parameter(help="Whom a push service may ask: mailto:ADDRESS or an https: address.")
    ] = "mailto:operator@localhost",
    link: Annotated[
        str, Parameter(help="Address of this server in notices, such as https://hoth.example.org/.")
    ] = "",
    local_notices: Annotated[
        bool, Parameter(help="Let notices go to addresses of this machine and network.")
    ] = False,
    data: Data = None,
    database: Annotated[
        str | None,
        Parameter(
            help="A PostgreSQL database instead of a folder, for several servers: "
            "postgresql://USER:PASSWORD@HOST:PORT/DATABASE. Default: none.",
            env_var="ECHOBASE_DATABASE",
        ),
    ] = None,
    keep_finished: Annotated[
        int | None, number("Days after which finished games are deleted. Default: never.")
    ] = None,
    metrics: Annotated[bool, Parameter(help="Numbers for Prometheus at /metrics.")] = False,
    library: Annotated[
        bool, Parameter(help="Let people publish the battles and maps they have made.")
    ] = False,
) -> int:
    """Serve the game to browsers until Ctrl-C."""
    need_web()
    from echobase.server.app import Operation  # slow to import
    from echobase.server.notices.turn_notices import NoticeOptions
    from echobase.server.safety.limits import Limits, wanted
    from echobase.server.serve import serve as run_server

    operation = Operation(
        keep_finished=keep_finished,
        metrics=metrics,
        limits=Limits(wanted(limit or []), proxy),
        notices=NoticeOptions(smtp, mail_from, contact, local_notices, link),
        library=library,
    )
    run_server(host, port, data, database=database or "", names=name or [], operation=operation)
    return 0
