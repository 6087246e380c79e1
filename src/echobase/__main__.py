"""`python -m echobase` is the same as the command `echobase`."""

from echobase.cli import main

main()
