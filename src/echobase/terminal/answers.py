"""Ways for a player's answer to end other than in an action."""


class Leave(Exception):
    """The player quits; everything is saved."""
