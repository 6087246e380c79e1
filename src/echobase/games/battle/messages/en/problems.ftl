### Battle of Hoth: what is wrong with a scenario (English)

problem-battle-hex = there is no hex '{ $hex }'; rows are A to G, columns 1 to 10 in A C E G and 1 to 9 in B D F
problem-battle-kind = no unit kind '{ $word }'; known: { $known }
problem-battle-units = no units '{ $word }'; choose one of: { $known }
problem-battle-ridge-cost = 1 or 2 hexes of movement; got { $got }
problem-battle-hand = a hand has 0 to 8 cards; got { $got }
problem-battle-second-terrain = { $hex } has this terrain already: { $terrain }; one to a hex
problem-battle-second-structure = { $hex } has a structure already
problem-battle-objective = every objective needs an id of its own and a hex
problem-battle-token = a token lies in one hex
problem-battle-permanent = at most { $most } hexes with permanent medals or tokens
problem-battle-border = { $hex } is not on that border
problem-battle-exit-id = another exit is called '{ $word }', too
problem-battle-arrival = say where: baseline, near with a unit kind, or a list of hexes
problem-battle-victory = medals or a sudden-death condition is needed
problem-battle-of = no '{ $word }' of that kind here; known: { $known }
problem-battle-taken = { $hex } is taken already: { $unit }
problem-battle-closed = { $unit } can never stand on { $hex }: { $terrain }
problem-battle-moving = only for an E-Web in play; every E-Web begins in place
problem-battle-badge = { $unit } cannot carry the badge { $badge ->
    [assault] Assault
    [eweb] E-Web
    [scout] Scout
    [elite] Elite troops
   *[other] Elite squadron
}
problem-battle-figures = { $most ->
    [one] one figure; got { $got }
   *[other] 1 to { $most } figures; got { $got }
}
problem-battle-box-figures = { $unit }: { $count } figures, but the box holds { $most }; beyond_box = true allows more
problem-battle-box-tiles = { $count } terrain tiles, but the box holds { $most }; beyond_box = true allows more
problem-battle-box-badges = { $count } badges, but the box holds { $most }; beyond_box = true allows more
problem-battle-box-structures = { $count } structures, but the box holds { $most }; beyond_box = true allows more
problem-battle-box-medals = { $count } medal tokens, but the box holds { $most }; beyond_box = true allows more
