### Assault on Hoth: what is wrong with a map (English)

problem-assault-size = at most 99 columns, 99 rows and { $most } hexes
problem-assault-rows = { $wanted } rows expected; got { $got }
problem-assault-row = row { $row } has { $got } hexes instead of { $wanted }
problem-assault-basis = flowers of seven do not tile so; try [[2, 1], [-1, 3]]
problem-assault-origin = a label of four digits; got '{ $word }'
problem-assault-no-hex = no hex is chosen
problem-assault-outside = '{ $hex }' is outside the map, which has { $first } to { $last }
problem-assault-twice = a hex is named twice
problem-assault-sector = at least { $least } hexes that are not cliffs; got { $got }
problem-assault-symbol = unknown symbol '{ $word }'; known: { $known }
problem-assault-no-generator = there is no Shield Generator
problem-assault-smooth-generator = the Shield Generator must stand in rough terrain
problem-assault-no-grid = there is no Power Grid
problem-assault-no-entry = there is no Base entry
problem-assault-feature-in-cliff = { $feature ->
    [base_entry] the Base entry on { $hex } cannot stand in a cliff
    [power_grid] the Power Grid on { $hex } cannot stand in a cliff
   *[other] the Shield Generator on { $hex } cannot stand in a cliff
}
problem-assault-second-grid = a second Power Grid on { $hex }; there is exactly one
problem-assault-second-generator = a second Shield Generator on { $hex }; there is exactly one
problem-assault-both-sectors = { $hex } is in the Imperial sector, too
problem-assault-row-north = the row before first_row_south
problem-assault-line-north = the Forward Line must lie south of the whole Imperial sector
problem-assault-line-south = the Forward Line must lie north of both installations
problem-assault-south = at least { $least } hexes that are not cliffs south of the Forward Line; got { $got }
problem-assault-cut-off = { $count ->
    [one] cliffs cut { $hex } off from the rest of the map
   *[other] cliffs cut { $count } hexes off from the rest of the map, { $hex } among them
}
problem-assault-remark = { $feature ->
    [base_entry] there is no Base entry on { $hex }
    [power_grid] there is no Power Grid on { $hex }
   *[other] there is no Shield Generator on { $hex }
}
problem-assault-untrue = { $said } is said, but the map gives { $is_ }
problem-assault-figure = unknown; known: { $known }
problem-assault-set-up-outside = '{ $hex }' is outside the map
problem-assault-set-up-hex = { $why ->
    [cliff] { $unit } may not be set up on { $hex }, in a cliff
    [taken] { $unit } may not be set up on { $hex }, which is taken
    [sector] { $unit } may not be set up on { $hex }: only in the Imperial Sector
    [sector-4] { $unit } may not be set up on { $hex }: only in Rebel Sector 4
   *[line] { $unit } may not be set up on { $hex }: only south of the Forward Line
}
problem-assault-numbers = { $who ->
    [walker] the Walkers have the numbers 1 to { $most }, each once; got: { $got }
   *[other] the Snowspeeders have the numbers 1 to { $most }, each once; got: { $got }
}
problem-assault-number = { $kind }: { $wanted } start the game; got { $got }
problem-assault-bay = Walker { $number } must carry { $wanted }
problem-assault-aboard = { $kind }: { $wanted } must be aboard the Walkers
