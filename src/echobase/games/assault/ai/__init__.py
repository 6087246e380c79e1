"""Players of Assault on Hoth."""
