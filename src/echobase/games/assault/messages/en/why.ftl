### Why something cannot be done in an assault, and where the dice of a shot come from (English)
### $unit begins a sentence, $unit-in stands inside one; $foe and $walker likewise.

## Why not?

assault-why-over = The game is over.
assault-why-step = That is not part of the current step: { $step }.
assault-why-first = { $step-key ->
    [draw] First an action card is drawn.
    [event] First an event card is drawn.
    [roll] First the dice of the shot are rolled.
    [damage] First the damage dice are rolled.
    [place] First place the unit that is due.
    [face] First choose which way the Walker faces.
    [load] First choose who rides in the Walker.
    [luke] First choose Luke’s Snowspeeder.
    [displace] First move the Snowspeeder out of the Walker’s way.
    [armour] First answer the shot: points for armour or none.
    [critical] First answer the critical hit.
    [regroup] First choose the Troopers who return.
    [hotshot] First choose the hotshot’s Snowspeeder.
   *[other] This step has to end first: { $step }.
}
assault-why-luck = Chance decides now: { $step }.
assault-why-dice = { $count ->
    [one] This roll takes exactly 1 die.
   *[other] This roll takes exactly { $count } dice.
}
assault-why-deck = No such card is left in the deck.
assault-why-kind = “{ $card }” gives no actions to { $unit-in }.
assault-why-card = { $act ->
    [move] “{ $card }” allows no moves.
    [harpoon] “{ $card }” allows no harpoons.
   *[fire] “{ $card }” allows no fire.
}
assault-why-not-in-play = Not in play: { $unit-in }.
assault-why-used = { $unit } has already acted this round.
assault-why-not-yours = { $unit } isn’t one of your units.
assault-why-moving = { $unit } is in the middle of its move: finish that first.
assault-why-not-held = You don’t hold “{ $event }”.
assault-why-veers = “{ $event }” helps Walkers only.
assault-why-repair-round = “{ $event }” works in Imperial rounds only.
assault-why-no-hit = There is no such hit to repair.
assault-why-points = { $force ->
    [0] { $unit } has no Force Points to spend.
    [one] { $unit } has only 1 Force Point to spend.
   *[other] { $unit } has only { $force } Force Points to spend.
}

## Why not: set-up and arrivals

assault-why-no-place = There is no such place on this map.
assault-why-imperial-sector = { $unit } must be set up in the Imperial Sector.
assault-why-sector-4 = { $unit } must be set up in Rebel Sector 4.
assault-why-forward-line = { $unit } must be set up south of the Forward Line.
assault-why-ascending = Place identical units in the sequence of the hexes, the Base Box last: { $unit-in } can’t go there.
assault-why-no-room = { $hex } leaves too little room for the units like { $unit-in } that come after it.
assault-why-arrival = { $unit } can’t arrive on { $hex }: { $sector ->
    [imperial] choose an empty hex of the Imperial Sector
   *[other] choose an empty hex of Rebel Sector { $sector }
}.
assault-why-nearest = { $unit } can’t arrive on { $hex }: its sector is full, so choose a hex as near to it as { $to }.
assault-why-load = There are not enough Snowtroopers of that kind for { $unit-in } and the Walkers after it.
assault-why-luke = Luke Skywalker must fly one of Snowspeeders 1 to 5.
assault-why-hotshot = { $unit } has no live gunner.
assault-why-return = No such Trooper has been destroyed.

## Why not: moves

assault-why-legs = { $unit } has two leg hits and can neither walk nor turn.
assault-why-costs = { $cost ->
    [one] That costs 1 movement point
   *[other] That costs { $cost } movement points
}; { $left ->
    [0] none are left
    [one] 1 is left
   *[other] { $left } are left
}.
assault-why-edge = { $unit } is at the edge of the map: there is no hex ahead.
assault-why-cliff = { $unit } can’t stand on { $hex }: it is a cliff.
assault-why-installation = No Walker may enter { $hex }: an installation is there.
assault-why-occupied = { $hex } is taken by { $foe-in }.
assault-why-steps = { $unit } moves step by step: forward, turn left, turn right, stop.
assault-why-alike = { $unit } is identical to { $foe-in }: move that one first.
assault-why-same-hex = { $unit } is already there.
assault-why-too-far = { $unit } can’t reach { $hex }: that costs { $cost } movement points, and it has { $left }.
assault-why-displace = { $unit } must go to one of the nearest empty hexes.

## Why not: the Base and riding

assault-why-base-kind = Only Rebel Troopers use the Base, not { $unit-in }.
assault-why-entries = { $unit } can’t get through: an Imperial unit stands on every Base entry.
assault-why-in-base = { $unit } is already in the Base.
assault-why-base-far = { $unit } can’t reach an open Base entry with a point to spare.
assault-why-mount-kind = Only Snowtroopers ride in Walkers, not { $unit-in }.
assault-why-bay = { $walker } has two body hits: nobody can mount.
assault-why-full = { $walker } is full: it already carries three Snowtroopers.
assault-why-same-walker = { $unit } is already aboard { $walker-in }.
assault-why-mount-far = { $unit } can’t reach { $walker-in } with a point to spare.

## Why not: fire and harpoons

assault-why-inside = { $unit } can’t fire from inside the Base or a Walker.
assault-why-blaster = { $unit } has two blaster hits and can’t fire.
assault-why-in-cliffs = { $unit } is among cliffs and can neither fire nor harpoon.
assault-why-no-shot = { $unit } has no target: nobody in its field of fire is near enough for its dice.
assault-why-no-walker = { $unit } has no Walker next to it to harpoon.
assault-why-own = Units can’t fire at their own side: { $foe-in }.
assault-why-target-cliffs = { $foe } is among cliffs and can’t be fired at.
assault-why-target-inside = { $foe } is inside the Base or a Walker and can’t be fired at.
assault-why-field = { $unit } can’t fire at { $foe-in }, which is outside its field of fire.
assault-why-impossible = No shot at { $foe-in }: { $count ->
    [0] no dice are left
    [one] 1 die
   *[other] { $count } dice
} at range { $range }, but { $armour ->
    [one] 1 hit is needed
   *[other] { $armour } hits are needed
}.
assault-why-gunner = { $unit } has lost its gunner: no harpoon.
assault-why-adjacent = { $unit } is not next to { $walker-in }.

## Where the dice of a shot come from

assault-dice-strength = Fire strength
assault-dice-harpoon = Harpoon
assault-dice-blaster = Damaged blasters
assault-dice-gunner = Dead gunner
assault-dice-hotshot = Hotshot gunner
assault-dice-veers = General Veers
assault-dice-force = Force Points
assault-dice-range = Range { $range }
assault-dice-cover = { $terrain }

## What else matters before the roll

assault-note-force = The Force guides the shot: it hits without a roll.
assault-note-no-cover = { $foe } never has cover.
assault-note-maybe-luke = If Luke flies it, he may still raise its armour.
assault-note-luke = Luke may still raise the armour, by up to { $force }.
assault-note-harpoon = A hit destroys the Walker at once.
