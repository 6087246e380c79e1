"""Who sits in a campaign, the game of its battle, and who wants notices of it."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    battle = sa.Column("battle", sa.String(32), nullable=False, server_default="")
    op.add_column("campaigns", battle)
    op.create_index("ix_campaigns_battle", "campaigns", ["battle"])
    fill_battles()
    op.create_table(
        "campaign_sitters",
        of_campaign(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        somebody("profile"),
        somebody("invited"),
    )
    op.create_table(
        "campaign_notices",
        sa.Column("id", sa.Integer, primary_key=True),
        of_campaign(nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("noticed", sa.String(64), nullable=False, server_default=""),
    )


def of_campaign(**more: Any) -> sa.Column[str]:
    whose = sa.ForeignKey("campaigns.id", ondelete="CASCADE")
    return sa.Column("campaign", sa.String(32), whose, **more)


def somebody(name: str) -> sa.Column[str]:
    whose = sa.ForeignKey("profiles.id", ondelete="SET NULL")
    return sa.Column(name, sa.String(32), whose, index=True)


def fill_battles() -> None:
    """The battles of campaigns in progress."""
    campaigns = sa.table("campaigns", sa.column("id"), sa.column("progress"), sa.column("battle"))
    connection = op.get_bind()
    for id_, progress in list(connection.execute(sa.select(campaigns.c.id, campaigns.c.progress))):
        battle = json.loads(progress).get("battle", "")
        here = sa.update(campaigns).where(campaigns.c.id == id_)
        connection.execute(here.values(battle=battle))


def downgrade() -> None:
    op.drop_table("campaign_notices")
    op.drop_table("campaign_sitters")
    op.drop_index("ix_campaigns_battle", "campaigns")
    op.drop_column("campaigns", "battle")
