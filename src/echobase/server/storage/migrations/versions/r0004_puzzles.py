"""Games that are puzzles name them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("puzzle", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.drop_column("puzzle")
