"""Called by Alembic with the connection on which the steps are carried out."""

from alembic import context

from echobase.server.storage.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
