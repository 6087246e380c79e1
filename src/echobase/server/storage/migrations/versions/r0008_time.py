"""Terms and clocks of games, events of tables, reports, notices, and when no server ran."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("terms", sa.Text, nullable=False, server_default=""))
        games.add_column(sa.Column("clock", sa.Text, nullable=False, server_default=""))
        games.add_column(sa.Column("due", sa.Float, nullable=True))
        games.create_index("ix_games_due", ["due"])
    op.create_table(
        "events",
        game_key(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("event", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        game_key(primary_key=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("noticed", sa.String(64), nullable=False, server_default=""),
    )
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_table(
        "heartbeats",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def game_key(*, primary_key: bool) -> sa.Column[str]:
    return sa.Column(
        "game",
        sa.String(32),
        sa.ForeignKey("games.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
        index=not primary_key,
    )


def downgrade() -> None:
    for name in ("heartbeats", "outages", "notices", "reports", "events"):
        op.drop_table(name)
    with op.batch_alter_table("games") as games:
        games.drop_index("ix_games_due")
        for column in ("due", "clock", "terms"):
            games.drop_column(column)
