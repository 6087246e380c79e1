"""The games, one folder each; everything else in Echo Base works for any game."""
