"""What things are worth to the players of Battle of Hoth, in points; a medal is the measure."""


class Weights:
    """The numbers of one player. They come from a data file and are learned from self-play."""

    def __init__(self, values: dict[str, float]) -> None:
        self.medal = values["medal"]
        self.figure = values["figure"]
        """One figure of a unit, beyond the medals for the whole unit."""
        self.unit = values["unit"]
        """The last figure of a unit, in addition."""
        self.structure = values["structure"]
        self.hold = values["hold"]
        """Standing on an objective that counts only while a unit stands there."""
        self.token = values["token"]
        self.retreat = values["retreat"]
        """Pushing an enemy back one hex."""
        self.cover = values["cover"]
        """One die less for enemies attacking a unit."""
        self.danger = values["danger"]
        """One hit that a unit must expect in the enemy's next turn."""
        self.goal = values["goal"]
        """One hex nearer to a goal."""
        self.race = values["race"]
        """The same where time is on the enemy's side."""
        self.exit = values["exit"]
        """One hex nearer to where a unit may leave the board for a medal."""
        self.flight = values["flight"]
        """The same where eliminated enemies are worth no medals."""
        self.sudden = values["sudden"]
        """A sudden-death victory, shared by the steps that lead to it."""
        self.approach = values["approach"]
        """One hex nearer to the nearest enemy."""
        self.support = values["support"]
        """Keeping a support card."""
        self.wish = values["wish"]
        """A step that a secondary objective asks for: an enemy eliminated, a hex reached."""
        self.carry = values["carry"]
        """One hex nearer to the exit for a unit with a token that its side wants to bring home."""
        self.eweb = values["eweb"]
        """An E-Web that is set up."""
