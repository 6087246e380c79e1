"""The workshop: documents of any game while somebody makes them, finished or not."""
