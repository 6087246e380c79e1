"""The library of documents that people have published."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "library",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False, index=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("title", sa.String(120), nullable=False),
        sa.Column("author", sa.String(60), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("likes", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False, index=True),
    )
    entry = sa.ForeignKey("library.id", ondelete="CASCADE")
    op.create_table(
        "library_likes",
        sa.Column("entry", sa.String(32), entry, primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
    )
    op.create_table(
        "library_games",
        sa.Column(
            "entry",
            sa.String(32),
            sa.ForeignKey("library.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("winner", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("library_games")
    op.drop_table("library_likes")
    op.drop_table("library")
