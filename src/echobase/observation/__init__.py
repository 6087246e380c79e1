"""Positions as arrays and actions as dense numbers, for learning: what all games share."""
