### What the server says in Battle of Hoth (English)

server-ask-play = Play a card
server-ask-order = Choose the units to order
server-end-turn = Nothing left to do. You can still undo your last step.
server-card-follows = A card will be drawn next. You can still undo your last step.
server-really-order = No more orders: end your turn?
server-really-move = End your turn without these moves?
server-really-attack = Some units can still attack. End your turn?
server-dealing = Dealing cards
server-say-play = play { $card }
server-say-order = order { $whom }
server-say-attack = { $who }, attack on { $whom }
server-odds-harm = loses at least one figure
server-odds-eliminate = eliminated
server-odds-retreat = retreats
server-odds-first-roll = 1st roll: at least one hit
server-odds-second-roll = 2nd roll: a blast confirms it

## Cards of units

unit-card-move = Move
unit-card-attacks-after-any = attacks after any move
unit-card-attacks-after = { $hexes ->
    [0] attacks only if it stays
    [one] attacks after a move of up to 1 hex
   *[other] attacks after a move of up to { $hexes } hexes
}
unit-card-dice = Dice by range
unit-card-hit-by = Hit by
unit-card-confirmation = and then only by a blast in a confirmation roll
unit-card-retreat = Retreats
unit-card-retreats = one hex for each
unit-card-holds = never
unit-card-worth = Worth
unit-card-medals = { $medals ->
    [0] no medal
    [one] 1 medal
   *[other] { $medals } medals
}
unit-card-flies = flies over crevasses
unit-card-no-ridge = can’t enter ridges
unit-card-no-protection = gets no protection from terrain
unit-card-carries = Carries
unit-card-turn = This turn
unit-card-ordered = has an order
unit-card-moved = has moved
unit-card-attacked = has attacked
unit-card-structure = Structure
