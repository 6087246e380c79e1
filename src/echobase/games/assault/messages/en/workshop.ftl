### Assault on Hoth: the workshop (English)

workshop-assault-start-blank = Empty plain
workshop-assault-start-blank-note = 15 columns and 24 rows of clear terrain with the three sectors; nothing is built yet.

## Tools

workshop-assault-rotate = Turn the ground by 180°
workshop-assault-tool-eraser = Eraser
workshop-assault-tool-eraser-note = Takes away what is uppermost: first units, then buildings, then terrain, and from clear terrain the sectors.
workshop-assault-tool-imperial-note = Where the Empire sets up and its reinforcements appear.
workshop-assault-tool-rebel-3-note = Where Rebel Troopers arrive.
workshop-assault-tool-rebel-4-note = Where Snowspeeders set up and arrive.
workshop-assault-tool-line-note = The row of the hex is the first one south of the line.
workshop-assault-tool-unit-note = { $count ->
    [one] One starts the game.
   *[other] { $count } start the game.
}

## Words in forms

workshop-assault-word-rebel = Rebels
workshop-assault-word-empire = Empire
workshop-assault-word-free = Free
workshop-assault-word-default = As suggested

## Forms

workshop-assault-form-story = Title and story
workshop-assault-form-story-note = In one or more languages; where one is missing, English stands in.
workshop-assault-form-line = Forward Line
workshop-assault-form-line-note = The Rebels set up south of it. It lies south of the Imperial Sector and north of Power Grid and Shield Generator.
workshop-assault-form-sectors = Sectors
workshop-assault-form-sectors-note = Hexes where units set up and arrive: the Empire in its own sector, Rebel Troopers in Sector 3, Snowspeeders in Sector 4.
workshop-assault-form-walkers = Suggested set-up: Walkers
workshop-assault-form-walkers-note = Walkers 1 to 4, three Snowtroopers in each: four heavy and eight light in all.
workshop-assault-form-at-sts = Suggested set-up: AT-STs
workshop-assault-form-at-sts-note = Two AT-STs.
workshop-assault-form-speeders = Suggested set-up: Snowspeeders
workshop-assault-form-speeders-note = Snowspeeders 1 to 5.
workshop-assault-form-rebels = Suggested set-up: Towers and Troopers
workshop-assault-form-rebels-note = Six Towers; with those in the Base Box four heavy and ten light Troopers.
workshop-assault-form-options = Options
workshop-assault-form-macrohexes = Macrohexes
workshop-assault-form-macrohexes-note = Moving the origin regroups the flowers of seven hexes in which range counts.
workshop-assault-form-units = Units in play
workshop-assault-form-units-note = Only for a game in progress; whoever is not listed is still in the box.
workshop-assault-form-play = Game in progress
workshop-assault-form-play-note = Without it the document is a map.
workshop-assault-field-name = Title (English)
workshop-assault-field-names-it = Title (Italian)
workshop-assault-field-names-pl = Title (Polish)
workshop-assault-field-briefing = What has happened before
workshop-assault-field-goals-rebel = Goal of the Rebels
workshop-assault-field-goals-empire = Goal of the Empire
workshop-assault-field-special = Special rules in words
workshop-assault-field-first-row-south = First row south of the line
workshop-assault-field-imperial-hexes = Imperial Sector
workshop-assault-field-rebel-3-hexes = Rebel Sector 3
workshop-assault-field-rebel-4-hexes = Rebel Sector 4
workshop-assault-field-number = Number
workshop-assault-field-hex = Hex
workshop-assault-field-facing = Facing
workshop-assault-field-passengers-heavy-snowtrooper = Heavy Snowtroopers aboard
workshop-assault-field-passengers-light-snowtrooper = Light Snowtroopers aboard
workshop-assault-field-at-sts = Hexes of the AT-STs
workshop-assault-field-laser-towers = Hexes of the Laser Towers
workshop-assault-field-heavy-troopers = Hexes of the heavy Troopers
workshop-assault-field-light-troopers = Hexes of the light Troopers
workshop-assault-field-base-box-heavy-trooper = Heavy Troopers in the Base Box
workshop-assault-field-base-box-light-trooper = Light Troopers in the Base Box
workshop-assault-field-field-of-fire = Field of fire
workshop-assault-field-field-of-fire-note = 60, 120 or 180 degrees.
workshop-assault-field-sets-up-first = Sets up first
workshop-assault-field-setup = Set-up
workshop-assault-field-setup-note = Free: both sides place their units. As suggested: the game begins with the set-up of this map.
workshop-assault-field-reshuffle-first-five = Second chance
workshop-assault-field-reshuffle-first-five-note = If the first five cards are all transports, the fifth goes back and the deck is shuffled.
workshop-assault-field-origin = Origin
workshop-assault-field-origin-note = The label of a hex, such as 0101.
workshop-assault-field-unit = Unit
workshop-assault-field-place = Place
workshop-assault-field-place-note = A hex, base, the Walker that carries it (W2), or destroyed.
workshop-assault-field-blaster = Blaster hits
workshop-assault-field-legs = Leg hits
workshop-assault-field-body = Body hits
workshop-assault-field-gunner = Gunner hits
workshop-assault-field-turn = Turn
workshop-assault-field-transports = Transports away
workshop-assault-field-grid-stands = The Power Grid stands
workshop-assault-field-luke = Luke’s Snowspeeder
workshop-assault-field-force = Force Points
workshop-assault-field-revealed = Luke is revealed

## Small changes

workshop-assault-change-shorter = One row less before the Forward Line: without row { $row }.
workshop-assault-change-longer = One row more before the Forward Line: row { $row } twice.
workshop-assault-change-fire = The field of fire of Walkers has { $angle } degrees.
workshop-assault-change-first = { $side-key ->
    [rebel] The Rebels set up first.
   *[empire] The Empire sets up first.
}
workshop-assault-change-entry = No Base entry on { $hex }.
workshop-assault-change-cover = Rough terrain on { $hex }.
