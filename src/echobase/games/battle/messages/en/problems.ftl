### Battle of Hoth: what is wrong with a scenario (English)

problem-battle-no-hex = no hex is chosen
problem-battle-hex = there is no hex '{ $hex }'; rows are A to G, columns 1 to 10 in A C E G and 1 to 9 in B D F
problem-battle-kind = no unit kind '{ $word }'; known: { $known }
problem-battle-units = no units '{ $word }'; choose one of: { $known }
problem-battle-ridge-cost = 1 or 2 hexes of movement; got { $got }
problem-battle-hand = { $side-key ->
    [rebel] the hand of the Rebels has 0 to 8 cards; got { $got }
   *[empire] the hand of the Empire has 0 to 8 cards; got { $got }
}
problem-battle-second-terrain = { $hex } has this terrain already: { $terrain }; one to a hex
problem-battle-second-structure = { $hex } has a structure already
problem-battle-objective = every objective needs a name (id) of its own and a hex
problem-battle-token = a token lies in one hex
problem-battle-permanent = at most { $most } hexes with permanent medals or tokens
problem-battle-border = { $edge ->
    [any] { $hex } is not on the edge of the board
   *[other] { $hex } is not on the edge that the exit names
}
problem-battle-exit-id = another exit is called '{ $word }', too
problem-battle-arrival = where the units appear is missing: name a kind of unit to appear next to, or hexes
problem-battle-victory = { $side-key ->
    [rebel] the Rebels need medals to win or a sudden-death condition
   *[empire] the Empire needs medals to win or a sudden-death condition
}
problem-battle-of = { $known ->
    [none] this battle has no such exit, position or token yet
   *[other] no '{ $word }' of that kind here; choose { $known }
}
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
problem-battle-box-figures = { $unit }: { $count } figures, but the box holds { $most }; “More pieces than in the box” (beyond_box) allows more
problem-battle-box-tiles = { $count } terrain tiles, but the box holds { $most }; “More pieces than in the box” (beyond_box) allows more
problem-battle-box-badges = { $count } badges, but the box holds { $most }; “More pieces than in the box” (beyond_box) allows more
problem-battle-box-structures = { $count } structures, but the box holds { $most }; “More pieces than in the box” (beyond_box) allows more
problem-battle-box-medals = { $count } medal tokens, but the box holds { $most }; “More pieces than in the box” (beyond_box) allows more
