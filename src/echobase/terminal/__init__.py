"""The game in a terminal: drawn in text, or described in sentences for screen readers."""
