"""What other processes have to know: what seats said that is no action, how far analyses are."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("said", sa.Text, nullable=False, server_default=""))
    with op.batch_alter_table("analyses") as analyses:
        analyses.add_column(sa.Column("percent", sa.Integer, nullable=False, server_default="100"))


def downgrade() -> None:
    with op.batch_alter_table("analyses") as analyses:
        analyses.drop_column("percent")
    with op.batch_alter_table("games") as games:
        games.drop_column("said")
