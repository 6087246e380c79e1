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
) -> int:
    """Serve the game to browsers until Ctrl-C."""
    need_web()
    from echobase.server.notices import NoticeOptions  # slow to import
    from echobase.server.serve import serve as run_server

    options = NoticeOptions(smtp, mail_from, contact, local_notices, link)
    run_server(host, port, data, names=name or [], notified=options)
    return 0
