"""The command line: a command is in the file `app.COMMANDS` names; several share `parameters`."""

from echobase.cli.app import app, main, run

__all__ = ["app", "main", "run"]
