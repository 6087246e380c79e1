"""How an answer of a player can end other than in an action."""


class Leave(Exception):
    """The player quits; everything is saved."""


class Refused(Exception):
    """An answer that cannot be carried out; its text is one sentence for the player."""
