### Assault on Hoth: what is wrong with a map (English)

assault-bad-size = at most 99 columns, 99 rows and { $most } hexes
assault-bad-rows = { $wanted } rows expected; got { $got }
assault-bad-row = row { $row } has { $got } hexes instead of { $wanted }
assault-bad-basis = flowers of seven do not tile so; try [[2, 1], [-1, 3]]
assault-bad-origin = a label of four digits; got '{ $word }'
assault-bad-outside = '{ $hex }' is outside the map, which has { $first } to { $last }
assault-bad-twice = a hex is named twice
assault-bad-sector = at least { $least } hexes that are not cliffs; got { $got }
assault-bad-symbol = unknown symbol '{ $word }'; known: { $known }
assault-bad-no-generator = there is no Shield Generator (G)
assault-bad-smooth-generator = the Shield Generator must stand in rough terrain
assault-bad-no-grid = there is no Power Grid (P)
assault-bad-no-entry = there is no Base entry (B)
assault-bad-feature-in-cliff = { $feature ->
    [base_entry] the Base entry on { $hex } cannot stand in a cliff
    [power_grid] the Power Grid on { $hex } cannot stand in a cliff
   *[other] the Shield Generator on { $hex } cannot stand in a cliff
}
assault-bad-second-grid = a second Power Grid on { $hex }; there is exactly one
assault-bad-second-generator = a second Shield Generator on { $hex }; there is exactly one
assault-bad-both-sectors = { $hex } is in the Imperial sector, too
assault-bad-row-north = the row before first_row_south
assault-bad-line-north = the Forward Line must lie south of the whole Imperial sector
assault-bad-line-south = the Forward Line must lie north of both installations
assault-bad-south = at least { $least } hexes that are not cliffs south of the Forward Line; got { $got }
assault-bad-cut-off = cliffs cut { $hex } off from the rest of the map
assault-bad-remark = { $feature ->
    [base_entry] there is no Base entry on { $hex }
    [power_grid] there is no Power Grid on { $hex }
   *[other] there is no Shield Generator on { $hex }
}
assault-bad-untrue = { $said } is said, but the map gives { $is_ }
assault-bad-figure = unknown; known: { $known }
assault-bad-set-up-outside = '{ $hex }' is outside the map
assault-bad-set-up-hex = { $unit } may not be set up on { $hex }
assault-bad-numbers = numbers 1 to { $most }, each once; got { $got }
assault-bad-number = { $kind }: { $wanted } start the game; got { $got }
assault-bad-bay = Walker { $number } must carry { $wanted }
assault-bad-aboard = { $kind }: { $wanted } must be aboard
