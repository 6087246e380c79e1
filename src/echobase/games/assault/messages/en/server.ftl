### What the server says in Assault on Hoth (English)

server-assault-ask-place = { $unit }: choose a hex
server-assault-lift = Pick up again
server-assault-tray = { $name }: { $placed } of { $total } placed
server-assault-ask-round = Choose a unit, then its action
server-assault-only-done = No unit can use this card right now
server-end-round = No unit is left to act. You can still undo your last step.
server-assault-stop = Stop here
server-assault-done = End the round
server-assault-outside = outside the field of fire
server-assault-really-done = { $units ->
    [one] This unit can still act: { $names }. End the round?
   *[other] These units can still act: { $names }. End the round?
}
server-assault-crush-own = That would crush your own units: { $names }. Do it anyway?
server-assault-shows-luke = That shows everyone which Snowspeeder is Luke’s and can’t be undone. Do it anyway?
server-assault-crushes = crushes { $names }
server-aboard = aboard: { $names }
server-counters-w = { $count ->
    [one] 1 Walker
   *[other] { $count } Walkers
}
server-counters-a = { $count ->
    [one] 1 AT-ST
   *[other] { $count } AT-STs
}
server-counters-ls = { $count ->
    [one] 1 light Snowtrooper
   *[other] { $count } light Snowtroopers
}
server-counters-hs = { $count ->
    [one] 1 heavy Snowtrooper
   *[other] { $count } heavy Snowtroopers
}
server-counters-s = { $count ->
    [one] 1 Snowspeeder
   *[other] { $count } Snowspeeders
}
server-counters-t = { $count ->
    [one] 1 Laser Tower
   *[other] { $count } Laser Towers
}
server-counters-lt = { $count ->
    [one] 1 light Trooper
   *[other] { $count } light Troopers
}
server-counters-ht = { $count ->
    [one] 1 heavy Trooper
   *[other] { $count } heavy Troopers
}
server-say-fire = { $who }, fire at { $whom }
server-say-harpoon = { $who }, harpoon { $whom }
server-odds-hit = hit (armour { $armour })
server-setup-default = Suggested set-up
server-setup-free = Free set-up

## Replies about Luke’s points

server-assault-ask-armour = Spend Force Points on armour?
server-assault-ask-critical = Spend a Force Point to soften the critical hit?
server-assault-armour = { $points ->
    [0] No points
    [one] 1 point: armour { $armour }
   *[other] { $points } points: armour { $armour }
}
server-assault-hit = hit
server-assault-suffer = No points: the critical hit stands
server-assault-soften = 1 point: it becomes a body hit
server-assault-cost = { $points ->
    [0] no Force Points
    [one] 1 Force Point
   *[other] { $points } Force Points
}, { $left } left
server-assault-first-point = The first point shows everyone which Snowspeeder is Luke’s.
server-assault-nobody-spends = Luke isn’t here. You are asked all the same, or everyone would know.
server-assault-no-points = Luke spends no Force Points when a Snowspeeder is fired at
server-assault-no-points-round = No points this round
server-assault-no-points-always = No points, always
server-assault-no-points-round-stands = No points under fire this round
server-assault-no-points-always-stands = No points under fire
server-assault-long-odds = Don’t stop for shots that need five Force Points or more
server-assault-long-odds-always = Don’t stop for long odds
server-assault-long-odds-always-stands = No stop for long odds

## Cards of units

unit-card-fire = Fire strength
unit-card-no-fire = can’t fire any more
unit-card-dice-range = Dice by range in macrohexes
unit-card-armour = Armour
unit-card-hit-damages = a hit damages it
unit-card-hit-destroys = one hit destroys it
unit-card-points = Movement points
unit-card-walks = rough terrain costs 3, a turn 1
unit-card-field = Field of fire
unit-card-all-round = in every direction
unit-card-angle = { $angle }° ahead
unit-card-ahead = { $angle }° ahead, facing { $towards }
unit-card-aboard = Aboard
unit-card-room = { $count } of { $room }
unit-card-harpoon = Harpoon
unit-card-harpoon-how = at a Walker next to it: three Sabers bring it down
unit-card-no-harpoon = not without a gunner
unit-card-force = Force Points: { $points }
unit-card-rides = can ride in a Walker
unit-card-tunnels = uses the tunnels of the Base
unit-card-flies-cliffs = flies over cliffs
unit-card-crushes = crushes what it steps on
unit-card-round = This round
unit-card-used = has acted
unit-card-no-cover = This unit gets no cover.
unit-card-installation = Installation
