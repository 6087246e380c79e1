"""What the seats of a game have said that is no action."""

import sqlalchemy as sa
from alembic import op

revision = "0005_said"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("said", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.drop_column("said")
