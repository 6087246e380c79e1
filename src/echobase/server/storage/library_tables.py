"""The tables of the library: documents that people have published, who likes them, who plays."""

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from echobase.server.storage.tables import metadata

library = Table(
    "library",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False, index=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("title", String(120), nullable=False),
    Column("author", String(60), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("profile", String(32), nullable=False),
    Column("document", Text, nullable=False),
    Column("likes", Integer, nullable=False),
    Column("created", Float, nullable=False, index=True),
)
"""`digest` tells documents apart; `hash` is that of the token by which the author withdraws."""

library_likes = Table(
    "library_likes",
    metadata,
    Column("entry", ForeignKey("library.id", ondelete="CASCADE"), primary_key=True),
    Column("who", String(64), primary_key=True),
)

library_games = Table(
    "library_games",
    metadata,
    Column("entry", ForeignKey("library.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("winner", String(32), nullable=False),
)
"""Games that were begun from an entry; `winner` is empty while it is not known."""
