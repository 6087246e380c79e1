### Battle of Hoth: what is wrong with a scenario (English)

battle-bad-hex = there is no hex '{ $hex }'; rows are A to G, columns 1 to 10 in A C E G and 1 to 9 in B D F
battle-bad-kind = no unit kind '{ $word }'; known: { $known }
battle-bad-units = no units '{ $word }'; choose one of: { $known }
battle-bad-ridge-cost = 1 or 2 hexes of movement; got { $got }
battle-bad-hand = a hand has 0 to 8 cards; got { $got }
battle-bad-second-terrain = { $hex } has this terrain already: { $terrain }; one to a hex
battle-bad-second-structure = { $hex } has a structure already
battle-bad-objective = every objective needs an id of its own and a hex
battle-bad-token = a token lies in one hex
battle-bad-permanent = at most { $most } hexes with permanent medals or tokens
battle-bad-border = { $hex } is not on that border
battle-bad-exit-id = another exit is called '{ $word }', too
battle-bad-arrival = say where: baseline, near with a unit kind, or a list of hexes
battle-bad-victory = medals or a sudden-death condition is needed
battle-bad-of = no '{ $word }' of that kind here; known: { $known }
battle-bad-taken = { $hex } is taken already: { $unit }
battle-bad-closed = { $unit } can never stand on { $hex }: { $terrain }
battle-bad-moving = only for an E-Web in play; every E-Web begins in place
battle-bad-badge = { $unit } cannot carry the badge { $badge ->
    [assault] Assault
    [eweb] E-Web
    [scout] Scout
    [elite] Elite troops
   *[other] Elite squadron
}
battle-bad-figures = { $most ->
    [one] one figure; got { $got }
   *[other] 1 to { $most } figures; got { $got }
}
battle-bad-box-figures = { $unit }: { $count } figures, but the box holds { $most }; beyond_box = true allows more
battle-bad-box-tiles = { $count } terrain tiles, but the box holds { $most }; beyond_box = true allows more
battle-bad-box-badges = { $count } badges, but the box holds { $most }; beyond_box = true allows more
battle-bad-box-structures = { $count } structures, but the box holds { $most }; beyond_box = true allows more
battle-bad-box-medals = { $count } medal tokens, but the box holds { $most }; beyond_box = true allows more
