"""What a seat has answered in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    standing = sa.Column("standing", sa.Text, nullable=False, server_default="")
    op.add_column("seats", standing)


def downgrade() -> None:
    op.drop_column("seats", "standing")
