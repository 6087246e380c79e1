"""The game as a folder of static files, which needs no server: `echobase site`."""
