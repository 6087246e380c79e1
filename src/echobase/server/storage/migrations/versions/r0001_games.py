"""Games, their seats, their actions and what was found out about them afterwards."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("dice", sa.String(16), nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("undo", sa.Boolean, nullable=False),
        sa.Column("record", sa.Boolean, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False, index=True),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        game_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, index=True),
    )
    op.create_table(
        "actions",
        game_key(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("notation", sa.Text, nullable=False),
        sa.Column("begun", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table("analyses", game_key(), sa.Column("result", sa.Text, nullable=False))


def game_key() -> sa.Column[str]:
    return sa.Column(
        "game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )


def downgrade() -> None:
    for name in ("analyses", "actions", "seats", "games"):
        op.drop_table(name)
