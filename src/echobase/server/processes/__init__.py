"""Several server processes on one database: who has changed what, and who does which work."""
