"""Assault on Hoth as documents: scenarios, saved positions and views."""
