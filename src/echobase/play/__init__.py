"""A game in progress, whatever the game: its log with undo, and what a seat is offered."""
