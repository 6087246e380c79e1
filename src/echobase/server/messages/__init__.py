"""The messages between server and browser, by subject (docs/protocol.md)."""
