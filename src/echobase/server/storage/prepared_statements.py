"""Statements that are written again and again: their text is made once for each database.

Building and looking up a statement costs SQLAlchemy several times what the database takes for it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Update


class Prepared:
    """An insert or update for any number of rows, whose values are text or numbers."""

    def __init__(self, statement: Insert | Update) -> None:
        self.statement = statement
        self._texts: dict[str, tuple[str, list[str] | None]] = {}
        """By database: the text, and the names of its values where they go by their place."""

    def write(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Write rows, each given by the names of its values."""
        if not rows:
            return
        text, names = self._text(connection.dialect)
        if names is None:
            connection.exec_driver_sql(text, [dict(row) for row in rows])
        else:
            connection.exec_driver_sql(text, [tuple(row[name] for name in names) for row in rows])

    def _text(self, dialect: Dialect) -> tuple[str, list[str] | None]:
        if dialect.name not in self._texts:
            compiled = self.statement.compile(dialect=dialect)
            self._texts[dialect.name] = str(compiled), getattr(compiled, "positiontup", None)
        return self._texts[dialect.name]
