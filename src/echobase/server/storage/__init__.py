"""Where games, people and tables are kept: SQLite or PostgreSQL."""
