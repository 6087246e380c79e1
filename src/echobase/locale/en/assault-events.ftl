### What happens in an assault, and why something cannot be done (English)
### $unit begins a sentence, $unit-in stands inside one; $foe and $walker likewise.

## Turns, cards and events

assault-turn = Turn { $turn }
assault-card = Round { $round } - { $card }
assault-event = Event - { $event }
assault-no-event = The event deck is empty: nothing happens.
assault-nobody-acts = No unit can use this card.
assault-holds = { $side-key ->
    [rebel] The Rebels take
   *[empire] The Empire takes
} no action.
assault-transport = Transports away: { $count } of 5.
assault-transport-back = The first five events were all transports. This one stays on the ground, and the event deck is reshuffled.
assault-held = { $side-key ->
    [rebel] The Rebels keep
   *[empire] The Empire keeps
} “{ $event }” for later.
assault-arrives = { $unit } arrives on { $hex }.
assault-arrives-base = { $unit } arrives in the Base Box.
assault-returns = { $unit } is back in the Base Box.
assault-nobody-returns = No Trooper has been destroyed, so nobody returns.
assault-hotshot = A hotshot gunner joins { $unit-in }: +2 fire strength.
assault-no-hotshot = No Snowspeeder has a live gunner: the card is lost.
assault-repaired = The repair droid removes one { $track } from { $unit-in }.

## Set-up

assault-suggested = { $side-key ->
    [rebel] The Rebels use
   *[empire] The Empire uses
} the suggested set-up.
assault-placed = { $unit } takes its place on { $hex }.
assault-placed-base = { $unit } waits in the Base Box.
assault-loaded = Aboard { $unit-in }: { $heavy ->
    [0] no
   *[other] { $heavy }
} heavy and { $light ->
    [0] no
   *[other] { $light }
} light Snowtroopers.
assault-luke-chosen = Luke Skywalker has climbed into a Snowspeeder. Only the Rebels know which.

## Moves

assault-turns = { $unit } faces { $facing }.
assault-steps = { $unit } walks to { $hex }.
assault-moves = { $unit } moves to { $hex }.
assault-crushes = { $unit } crushes { $foe-in }!
assault-displaced = { $unit } is pushed aside to { $hex }.
assault-dismounts = { $unit } dismounts from { $walker-in }.
assault-mounts = { $unit } climbs aboard { $walker-in }.
assault-leaves-base = { $unit } comes out of the Base.
assault-enters-base = { $unit } goes into the Base.

## Fire

assault-fires = { $unit } fires at { $foe-in }: { $count ->
    [one] 1 die
   *[other] { $count } dice
} against armour { $armour }.
assault-veers = General Veers directs the fire of { $unit-in }.
assault-force-card = The Force is with { $unit-in }: the shot hits without dice.
assault-shot-fails = The shot by { $unit-in } can no longer hit and fails.
assault-roll = Dice: Vader { $vaders }, Saber { $sabers }, blank { $blanks }.
assault-hit = A hit on { $foe-in }!
assault-missed = A miss: { $foe-in } is unharmed.
assault-damage-roll = Damage dice for { $unit-in }: { $sum }.
assault-damaged = { $unit }: { $damage }.
assault-destroyed = { $unit } is destroyed!
assault-lost-aboard = { $unit } dies aboard { $walker-in }.
assault-grid-destroyed = The Power Grid is destroyed! The armour of the Shield Generator drops to 2.
assault-generator-destroyed = The Shield Generator is destroyed!

## Harpoons

assault-harpoons = { $unit } fires its harpoon at { $foe-in }: { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
assault-harpooned = The cable winds round the legs of { $unit-in }!
assault-harpoon-fails = The harpoon fails to hold { $unit-in }.

## Luke

assault-luke-revealed = Luke Skywalker is revealed: he flies { $unit-in }!
assault-luke-fires = Luke Skywalker in { $unit-in } spends { $points ->
    [one] 1 Force Point for 1 extra die
   *[other] { $points } Force Points for { $points } extra dice
}.
assault-armour-raised = Luke Skywalker spends { $points ->
    [one] 1 Force Point
   *[other] { $points } Force Points
}: { $unit-in } has { $points } more armour this round. Points left: { $force }.
assault-softened = Luke Skywalker spends 1 Force Point: the critical hit on { $unit-in } becomes a body hit. Points left: { $force }.
assault-luke-was = Luke Skywalker flew { $unit-in }. Force Points left: { $force }.

## The end

assault-won = { $side-key ->
    [rebel] The Rebels win
   *[empire] The Empire wins
}: { $reason }.
reason-generator = the Shield Generator is destroyed
reason-transports = five transports are away
reason-annihilation = no Imperial unit is left on the map

## Why not?

assault-why-over = The game is over.
assault-why-step = Not now: the current step is “{ $step }”.
assault-why-luck = Chance decides now: “{ $step }”.
assault-why-dice = { $count ->
    [one] This roll takes exactly 1 die.
   *[other] This roll takes exactly { $count } dice.
}
assault-why-deck = No such card is left in the deck.
assault-why-kind = “{ $card }” gives no actions to { $unit-in }.
assault-why-card = “{ $card }” does not allow this action.
assault-why-not-in-play = Not in play: { $unit-in }.
assault-why-used = { $unit } has already acted this round.
assault-why-moving = { $unit } is in the middle of its move: finish that first.
assault-why-not-held = You can’t use “{ $event }” here: you don’t hold it, or it doesn’t apply now.
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
assault-why-ascending = Place identical units in the sequence of the hexes, the Base Box last, and leave room for the rest: { $unit-in } can’t go there.
assault-why-arrival = { $unit } can’t arrive on { $hex }: choose an empty hex of its sector, or the nearest one if the sector is full.
assault-why-load = There are not enough Snowtroopers of that kind for { $unit-in } and the Walkers after it.
assault-why-luke = Luke Skywalker must fly one of Snowspeeders 1 to 5.
assault-why-hotshot = { $unit } is not in play or has no live gunner.
assault-why-return = Not that one: too few such Troopers have been destroyed, or you must name the heavy one first.

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
assault-why-too-far = { $unit } can’t reach { $hex } with its movement points.
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
assault-why-own = Units can’t fire at their own side: { $foe-in }.
assault-why-target-cliffs = { $foe } is among cliffs and can’t be fired at.
assault-why-target-inside = { $foe } is inside the Base or a Walker and can’t be fired at.
assault-why-field = { $unit } can’t fire at { $foe-in }, which is outside its field of fire.
assault-why-impossible = Impossible shot at { $foe-in }: { $count ->
    [0] no dice
    [one] 1 die
   *[other] { $count } dice
} against armour { $armour }.
assault-why-gunner = { $unit } has lost its gunner: no harpoon.
assault-why-adjacent = { $unit } is not next to { $walker-in }.

## Where the dice of a shot come from

assault-dice-strength = fire strength { $dice }
assault-dice-harpoon = harpoon { $dice }
assault-dice-blaster = damaged blasters { $dice-signed }
assault-dice-gunner = dead gunner { $dice-signed }
assault-dice-hotshot = hotshot { $dice-signed }
assault-dice-veers = Veers { $dice-signed }
assault-dice-force = Force Points { $dice-signed }
assault-dice-range = range { $dice-signed }
assault-dice-cover = cover { $dice-signed }
