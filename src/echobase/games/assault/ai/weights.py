"""What things are worth to the players of Assault on Hoth, in points; a Walker is about thirty."""

from echobase.games.assault.rules.units import KINDS


class Weights:
    """The numbers of one player. They come from a data file; styles of play change some of them."""

    def __init__(self, values: dict[str, float]) -> None:
        self.value: list[float] = [values[kind] for kind in KINDS]
        """By kind: a fresh unit, or an installation."""
        # Parts of a Walker or Snowspeeder that go with a hit.
        self.blaster = values["blaster"]
        self.legs = values["legs"]
        self.gunner = values["gunner"]
        self.urgent = values["urgent"]
        """How much more a Walker counts that has a shot at the Generator."""
        # Attacks.
        self.point = values["point"]
        """What one of Luke's points must bring."""
        self.reveal = values["reveal"]
        """What it must bring that everybody knows him from then on."""
        self.veers = values["veers"]
        self.the_force = values["the_force"]
        self.droid = values["droid"]
        """What a held card must bring."""
        # Places.
        self.shot = values["shot"]
        """What a shot counts for that can be fired from a place later."""
        self.fear = values["fear"]
        """What a hit counts for that may come: the enemy has other targets too."""
        self.cover = values["cover"]
        self.harpoon = values["harpoon"]
        self.harpoon_later = values["harpoon_later"]
        """The chance to throw a harpoon from a place, in this turn or in the next."""
        self.chase = values["chase"]
        """What it costs a speeder to be one hex further from the Walkers."""
        self.lure = values["lure"]
        """What draws a Trooper one hex nearer to the Walkers."""
        self.in_base = values["in_base"]
        """Troopers in the Base can be anywhere soon."""
        self.follow = values["follow"]
        """What it costs Imperial infantry and AT-STs to be one hex too far from the Walkers."""
        self.goal = values["goal"]
        """What draws them one hex nearer to the Generator."""
        self.track = values["track"]
        """What it costs them to stand before the feet of a Walker."""
        self.ride = values["ride"]
        self.risk = values["risk"]
        """Aboard is a good place to be until the Walker is hit in the body."""
        # Walkers on the march.
        self.stride = values["stride"]
        """One movement point nearer to a shot at the Generator."""
        self.fire_soon = values["fire_soon"]
        self.fire_later = values["fire_later"]
        """What a shot counts for that a Walker can fire in a later round or turn."""
        self.harpoon_near = values["harpoon_near"]
        self.speeder_near = values["speeder_near"]
        """What a speeder beside a Walker costs, by whether the harpoon card is still to come."""
        self.own_loss = values["own_loss"]
        """How much worse it is to crush one's own than the enemy's."""
