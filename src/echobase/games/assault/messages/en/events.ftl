### What happens in an assault (English)
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
