"""The game in the browser: games stored in a database, one WebSocket for each seat.

See docs/server.md and docs/protocol.md.
"""
