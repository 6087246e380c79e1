"""The workshop on the server: drafts, files, moments of games, balance and the library."""
