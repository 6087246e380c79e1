"""Profiles, friends, seats by link, the lobby, results and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "profile_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        profile_key("profile"),
    )
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        profile_key("profile"),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "friends",
        profile_key("profile", key=True),
        profile_key("friend", key=True),
    )
    op.create_table(
        "openings",
        game_key(),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sitters",
        game_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        somebody("profile"),
        somebody("invited"),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("taken", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        somebody("profile"),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("scenario", sa.String(128), nullable=False),
        sa.Column("side", sa.String(32), nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        *strength(),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        profile_key("profile", key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        *strength(),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "advantages",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("scenario", sa.String(128), primary_key=True),
        sa.Column("side", sa.String(32), primary_key=True),
        *strength(),
        sa.Column("games", sa.Integer, nullable=False),
    )


def strength() -> list[sa.Column[float]]:
    return [sa.Column("mu", sa.Float, nullable=False), sa.Column("sigma", sa.Float, nullable=False)]


def game_key() -> sa.Column[str]:
    return sa.Column(
        "game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )


def profile_key(name: str, key: bool = False) -> sa.Column[str]:
    whose = sa.ForeignKey("profiles.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(32), whose, primary_key=key, nullable=False, index=not key)


def somebody(name: str) -> sa.Column[str]:
    return sa.Column(
        name, sa.String(32), sa.ForeignKey("profiles.id", ondelete="SET NULL"), index=True
    )


def downgrade() -> None:
    for name in (
        *("advantages", "ratings", "results", "sitters", "openings"),
        *("friends", "tickets", "profile_keys", "profiles"),
    ):
        op.drop_table(name)
