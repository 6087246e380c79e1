"""Assault on Hoth in the workshop: maps and positions while somebody makes them."""
