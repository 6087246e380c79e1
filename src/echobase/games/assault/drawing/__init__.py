"""Assault on Hoth as a picture."""
