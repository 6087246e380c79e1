"""What clients have sent and the server has accepted, by the ids that they chose."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "acts",
        sa.Column(
            "game",
            sa.String(32),
            sa.ForeignKey("games.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("act", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table("writable", sa.Column("n", sa.Integer, primary_key=True))


def downgrade() -> None:
    op.drop_table("writable")
    op.drop_table("acts")
