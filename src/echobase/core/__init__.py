"""What a game is: state, action, chance, view, document and record, whatever the game."""
