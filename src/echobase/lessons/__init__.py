"""Lessons: a position, a goal and a coach who speaks when something happens; for any game."""
