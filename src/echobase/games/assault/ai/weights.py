"""What things are worth to the players of Assault on Hoth, in points; a Walker is about thirty."""

from echobase.games.assault.rules.units import KINDS


class Weights:
    """The numbers of one player. They come from a data file; styles of play change some of them."""

    def __init__(self, values: dict[str, float]) -> None:
        self.value: list[float] = [values[kind] for kind in KINDS]
        """By kind: a fresh unit, or an installation."""
        # Parts of a Walker or Snowspeeder lost with a hit.
        self.blaster = values["blaster"]
        self.legs = values["legs"]
        self.gunner = values["gunner"]
        self.urgent = values["urgent"]
        """How much more a Walker counts if it has a shot at the Generator."""
        # Attacks.
        self.point = values["point"]
        """The least that one of Luke's points must gain."""
        self.reveal = values["reveal"]
        """The least that revealing Luke must gain."""
        self.veers = values["veers"]
        self.the_force = values["the_force"]
        self.droid = values["droid"]
        """The least that a held card must gain."""
        # Places.
        self.shot = values["shot"]
        """The weight of a shot that can be fired from a place later."""
        self.fear = values["fear"]
        """The weight of a possible hit: the enemy has other targets too."""
        self.cover = values["cover"]
        self.harpoon = values["harpoon"]
        self.harpoon_later = values["harpoon_later"]
        """The chance to throw a harpoon from a place, in this turn or in the next."""
        self.chase = values["chase"]
        """The cost to a speeder of being one hex further from the Walkers."""
        self.lure = values["lure"]
        """What draws a Trooper one hex nearer to the Walkers."""
        self.in_base = values["in_base"]
        """Troopers in the Base can soon be anywhere."""
        self.follow = values["follow"]
        """The cost to Imperial infantry and AT-STs of being one hex too far from the Walkers."""
        self.goal = values["goal"]
        """What draws them one hex nearer to the Generator."""
        self.track = values["track"]
        """The cost to them of standing in front of a Walker's feet."""
        self.ride = values["ride"]
        self.risk = values["risk"]
        """Being aboard is good until the Walker is hit in the body."""
        # Marching Walkers.
        self.stride = values["stride"]
        """One movement point nearer to a shot at the Generator."""
        self.fire_soon = values["fire_soon"]
        self.fire_later = values["fire_later"]
        """The weight of a shot that a Walker can fire in a later round or turn."""
        self.harpoon_near = values["harpoon_near"]
        self.speeder_near = values["speeder_near"]
        """The cost of a speeder beside a Walker, by whether the harpoon card is still to come."""
        self.own_loss = values["own_loss"]
        """How much worse it is to crush friends than enemies."""
