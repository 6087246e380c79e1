"""The tables of campaigns: a battle is an ordinary game, and what hangs together is here."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from echobase.server.storage.people_tables import somebody
from echobase.server.storage.tables import metadata
from echobase.server.storage.time_tables import addresses

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("head", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("progress", Text, nullable=False),
    Column("battle", String(32), nullable=False, server_default="", index=True),
    Column("version", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
)

campaign_sitters = Table(
    "campaign_sitters",
    metadata,
    Column("campaign", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    somebody("profile", index=True),
    somebody("invited", index=True),
)

campaign_notices = Table(
    "campaign_notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("campaign", ForeignKey("campaigns.id", ondelete="CASCADE"), nullable=False, index=True),
    *addresses(),
)
