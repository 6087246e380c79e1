"""A game in progress, whatever the game: its log with undo, and the offers to a seat."""
