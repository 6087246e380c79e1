"""The tables of the database: a game is its options and a list of actions that only grows."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("dice", String(16), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("record", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("lesson", String(64), nullable=False, server_default=""),
    Column("puzzle", String(64), nullable=False, server_default=""),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("summary", Text, nullable=False),
    Column("said", Text, nullable=False, server_default=""),
    Column("terms", Text, nullable=False, server_default=""),
    Column("clock", Text, nullable=False, server_default=""),
    Column("due", Float, nullable=True, index=True),
)

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("player", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("hash", String(64), nullable=False, index=True),
    Column("standing", Text, nullable=False, server_default=""),
)

actions = Table(
    "actions",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("by", Integer, nullable=False),
    Column("notation", Text, nullable=False),
    Column("begun", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("result", Text, nullable=False),
    Column("percent", Integer, nullable=False, server_default="100"),
)

writable = Table("writable", metadata, Column("n", Integer, primary_key=True))
"""One row that the server writes to find out whether it can."""

acts = Table(
    "acts",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("act", String(64), primary_key=True),
    Column("number", Integer, nullable=False),
)
