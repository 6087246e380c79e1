"""What every game is made of: state, action, chance, view, document and record."""
