### Assault on Hoth: the workshop (English)

assault-start-blank = Empty plain
assault-start-blank-note = 15 columns and 24 rows of clear terrain with the three sectors; nothing is built yet.

## Tools

assault-tool-eraser = Eraser
assault-tool-eraser-note = Makes a hex clear and takes away what stands there.
assault-tool-imperial-note = Where the Empire sets up and its reinforcements appear.
assault-tool-rebel-3-note = Where Rebel Troopers arrive.
assault-tool-rebel-4-note = Where Snowspeeders set up and arrive.
assault-tool-line-note = The row of the hex is the first one south of the line.
assault-tool-unit-note = { $count ->
    [one] One starts the game.
   *[other] { $count } start the game.
}

## Words in forms

assault-word-rebel = Rebels
assault-word-empire = Empire
assault-word-free = Free
assault-word-default = As suggested

## Forms

assault-form-story = Title and story
assault-form-story-note = In one or more languages; where one is missing, English stands in.
assault-form-line = Forward Line
assault-form-sectors = Sectors
assault-form-walkers = Suggested set-up: Walkers
assault-form-walkers-note = Walkers 1 to 4, three Snowtroopers in each: four heavy and eight light in all.
assault-form-at-sts = Suggested set-up: AT-STs
assault-form-speeders = Suggested set-up: Snowspeeders
assault-form-speeders-note = Snowspeeders 1 to 5.
assault-form-rebels = Suggested set-up: Towers and Troopers
assault-form-rebels-note = Six Towers; with those in the Base Box four heavy and ten light Troopers.
assault-form-options = Options
assault-form-macrohexes = Macrohexes
assault-form-macrohexes-note = Moving the origin regroups the flowers of seven hexes in which range counts.
assault-form-units = Units in play
assault-form-units-note = Only for a game in progress; whoever is not listed is still in the box.
assault-form-play = Game in progress
assault-form-play-note = Without it the document is a map.
assault-field-name = Title (English)
assault-field-names-it = Title (Italian)
assault-field-names-pl = Title (Polish)
assault-field-briefing = What has happened before
assault-field-goals-rebel = Goal of the Rebels
assault-field-goals-empire = Goal of the Empire
assault-field-special = Special rules in words
assault-field-first-row-south = First row south of the line
assault-field-imperial-hexes = Imperial Sector
assault-field-rebel-3-hexes = Rebel Sector 3
assault-field-rebel-4-hexes = Rebel Sector 4
assault-field-number = Number
assault-field-hex = Hex
assault-field-facing = Facing
assault-field-passengers-heavy-snowtrooper = Heavy Snowtroopers aboard
assault-field-passengers-light-snowtrooper = Light Snowtroopers aboard
assault-field-at-sts = Hexes of the AT-STs
assault-field-laser-towers = Hexes of the Laser Towers
assault-field-heavy-troopers = Hexes of the heavy Troopers
assault-field-light-troopers = Hexes of the light Troopers
assault-field-base-box-heavy-trooper = Heavy Troopers in the Base Box
assault-field-base-box-light-trooper = Light Troopers in the Base Box
assault-field-field-of-fire = Field of fire
assault-field-field-of-fire-note = 60, 120 or 180 degrees.
assault-field-sets-up-first = Sets up first
assault-field-setup = Set-up
assault-field-reshuffle-first-five = Second chance
assault-field-origin = Origin
assault-field-unit = Unit
assault-field-place = Place
assault-field-place-note = A hex, base, the Walker that carries it (W2), or destroyed.
assault-field-blaster = Blaster hits
assault-field-legs = Leg hits
assault-field-body = Body hits
assault-field-gunner = Gunner hits
assault-field-turn = Turn
assault-field-transports = Transports away
assault-field-grid-stands = The Power Grid stands
assault-field-luke = Luke’s Snowspeeder
assault-field-force = Force Points
assault-field-revealed = Luke is revealed

## Small changes

assault-change-shorter = One row less before the Forward Line: without row { $row }.
assault-change-longer = One row more before the Forward Line: row { $row } twice.
assault-change-fire = The field of fire of Walkers has { $angle } degrees.
assault-change-first = { $side-key ->
    [rebel] The Rebels set up first.
   *[empire] The Empire sets up first.
}
assault-change-entry = No Base entry on { $hex }.
assault-change-cover = Rough terrain on { $hex }.
