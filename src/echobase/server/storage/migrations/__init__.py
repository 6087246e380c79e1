"""How the database came to be, step by step; Alembic carries out what is missing."""
