"""The table of campaigns: a battle is an ordinary game, and what hangs together is here."""

from sqlalchemy import Boolean, Column, Float, Integer, String, Table, Text

from echobase.server.storage.tables import metadata

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("head", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("progress", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
)
