"""What things are worth to the players of Assault on Hoth, in points; a Walker is about thirty."""

from echobase.games.assault.rules.units import KINDS


class Weights:
    """The numbers of one player. They come from a data file; styles of play change some of them."""

    def __init__(self, values: dict[str, float]) -> None:
        self.value: list[float] = [values[kind] for kind in KINDS]
        """By kind: a fresh unit, or an installation."""
        self._weigh_hits(values)
        self._weigh_attacks(values)
        self._weigh_places(values)
        self._weigh_flights(values)
        self._weigh_marches(values)

    def _weigh_hits(self, values: dict[str, float]) -> None:
        """The parts of a Walker or Snowspeeder that are lost with a hit."""
        self.blaster = values["blaster"]
        self.legs = values["legs"]
        self.gunner = values["gunner"]
        self.body: list[float] = [values["body_1"], values["body_2"], values["body_3"]]
        """The part of a Walker lost with its first, second and third body hit."""
        self.hull: list[float] = [values["hull_1"], values["hull_2"]]
        """The same for a Snowspeeder."""
        self.no_blaster = values["no_blaster"]
        self.no_legs = values["no_legs"]
        """What is left of a Walker that cannot fire, or cannot walk far enough."""
        self.legs_far = values["legs_far"]
        """How much more a hit in the legs counts for each `NEAR` points still to go."""
        self.no_gunner = values["no_gunner"]
        self.hotshot = values["hotshot"]
        self.luke = values["luke"]
        """What a speeder is worth without gunner, with the Hotshot, with each of Luke's points."""
        self.urgent = values["urgent"]
        self.urgent_late = values["urgent_late"]
        """How much more a Walker counts if it has a shot at the Generator: always, and in addition
        when the last transport leaves."""
        self.urgent_wide = values["urgent_wide"]
        """The same, but fading over the whole way to the Generator."""
        self.few = values["few"]
        """How much more the last Walker counts than the first of four."""
        self.pursuer = values["pursuer"]
        """How much more a speeder counts that can throw a harpoon, for each Walker beside it."""

    def _weigh_attacks(self, values: dict[str, float]) -> None:
        """What is saved for later attacks."""
        self.point = values["point"]
        """The least that one of Luke's points must gain."""
        self.reveal = values["reveal"]
        """The least that revealing Luke must gain."""
        self.veers = values["veers"]
        self.the_force = values["the_force"]
        self.droid = values["droid"]
        """The least that a held card must gain."""
        self.point_late = values["point_late"]
        self.held_late = values["held_late"]
        """How much less points and held cards must gain when the last transport leaves."""
        self.point_close = values["point_close"]
        self.held_close = values["held_close"]
        """The same when a Walker has a shot at the Generator."""

    def _weigh_places(self, values: dict[str, float]) -> None:
        """The places of all units but Walkers."""
        self.shot = values["shot"]
        """The weight of a shot that can be fired from a place later."""
        self.shot_sure = values["shot_sure"]
        """The same for each such shot that comes before Walkers move again."""
        self.either_fire = values["either_fire"]
        """How much more a shot counts where the card also lets the unit move."""
        self.next_turn = values["next_turn"]
        """The weight of the next turn's rounds compared with those of this turn."""
        self.either = values["either"]
        """The weight of a card that lets a unit fire or do something else."""
        self.fear = values["fear"]
        self.fear_late = values["fear_late"]
        """The weight of a possible hit, always and in addition when the last transport leaves: the
        enemy has other targets too."""
        self.fear_moves = values["fear_moves"]
        """The same for each round of this turn in which the unit could move away."""
        self.fear_sure = values["fear_sure"]
        """The same, but counting only what comes before the unit can move away."""
        self.fear_close = values["fear_close"]
        """The same when a Walker has a shot at the Generator."""
        self.stir = values["stir"]
        self.into_base = values["into_base"]
        """The least that a move must gain, and what going back into the Base costs in addition."""
        self.cover = values["cover"]
        self.lane = values["lane"]
        self.lane_infantry = values["lane_infantry"]
        """The cost to speeders and Troopers of being one hex further from the Walkers' route."""
        self.feet = values["feet"]
        """The cost to Troopers of standing in front of a Walker's feet."""
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

    def _weigh_flights(self, values: dict[str, float]) -> None:
        """The places of speeders."""
        self.harpoon = values["harpoon"]
        self.harpoon_later = values["harpoon_later"]
        """The chance to throw a harpoon from a place, in this turn or in the next."""
        self.harpoon_moves = values["harpoon_moves"]
        """The same for each round of this turn in which speeders can move."""
        self.harpoon_sure = values["harpoon_sure"]
        """The same, but counting only a card that comes before Walkers move again."""
        self.luke_harpoon = values["luke_harpoon"]
        """How much more that chance counts for Luke."""
        self.pair = values["pair"]
        """Another speeder beside the same Walker."""
        self.field = values["field"]
        """Each Walker in whose field of fire a speeder is, however far away."""
        self.cliff = values["cliff"]
        self.luke_fear = values["luke_fear"]
        """How much more danger counts for Luke."""
        self.chase = values["chase"]
        self.chase_first = values["chase_first"]
        """The cost to a speeder of being one hex further from any Walker, and from the foremost."""

    def _weigh_marches(self, values: dict[str, float]) -> None:
        """The marches of Walkers."""
        self.stride = values["stride"]
        self.stride_late = values["stride_late"]
        """One movement point nearer to a shot at the Generator: always, and in addition when the
        last transport leaves."""
        self.stride_few = values["stride_few"]
        self.dread_few = values["dread_few"]
        """How much more a march and speeders nearby count for the last Walker."""
        self.fire_soon = values["fire_soon"]
        self.fire_later = values["fire_later"]
        """The weight of a shot that a Walker can fire in a later round or turn."""
        self.fire_rounds = values["fire_rounds"]
        """The same for each round of this turn in which Walkers can fire."""
        self.harpoon_near = values["harpoon_near"]
        self.speeder_near = values["speeder_near"]
        """The cost of a speeder beside a Walker, by whether the harpoon card is still to come."""
        self.dread_sure = values["dread_sure"]
        """The same where the card comes before Walkers move again."""
        self.speeder_reach = values["speeder_reach"]
        """The cost of a speeder that is a flight away, if the harpoon card is still to come."""
        self.march_danger = values["march_danger"]
        """The weight of a possible hit on a Walker."""
        self.march_field = values["march_field"]
        self.covered = values["covered"]
        """A speeder in the Walker's field of fire, and another Walker in whose field it stands."""
        self.spread = values["spread"]
        """The cost of being one hex further from the nearest other Walker."""
        self.own_loss = values["own_loss"]
        """How much worse it is to crush friends than enemies."""
