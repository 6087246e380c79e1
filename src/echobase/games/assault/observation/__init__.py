"""Assault on Hoth as arrays and numbers, for learning."""
