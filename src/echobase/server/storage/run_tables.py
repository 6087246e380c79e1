"""The table of the runs of the workshop, which every process can read and end."""

from sqlalchemy import Column, Float, String, Table, Text

from echobase.server.storage.tables import metadata

runs = Table(
    "runs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("process", String(32), nullable=False),
    Column("who", String(64), nullable=False),
    Column("state", String(16), nullable=False, index=True),
    Column("found", Text, nullable=False),
    Column("failure", Text, nullable=False),
    Column("begun", Float, nullable=False),
    Column("updated", Float, nullable=False),
)
