"""The routes by subject; each module lists its own as `ROUTES`."""
