"""What goes wrong in a store: the errors of its database, or none of their own where none is."""

from typing import TYPE_CHECKING

from echobase.server.errors import CannotStore

if TYPE_CHECKING:
    from sqlalchemy.exc import SQLAlchemyError as StoreError

    from echobase.server.storage.databases import cannot_store, reason, unstorable
else:
    try:
        from sqlalchemy.exc import SQLAlchemyError as StoreError

        from echobase.server.storage.databases import cannot_store, reason, unstorable
    except ImportError:  # in a page without a server, the browser keeps the games
        StoreError = CannotStore

        def cannot_store(error: CannotStore) -> CannotStore:
            return error

        def reason(error: CannotStore) -> str:
            return str(error)

        def unstorable(_: CannotStore) -> bool:
            return False


__all__ = ["StoreError", "cannot_store", "reason", "unstorable"]
