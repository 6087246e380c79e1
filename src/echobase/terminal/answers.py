"""How an answer of a player can end other than in an action."""


class Leave(Exception):
    """The player quits; everything is saved."""
