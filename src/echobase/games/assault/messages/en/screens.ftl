### The screens of Assault on Hoth in text (English)

## Units and places

ui-assault-aboard = aboard { $name }
ui-assault-in-base = in the Base Box
ui-assault-in-box = not in play yet
ui-assault-displaced = being pushed aside
ui-assault-destroyed = destroyed
ui-assault-faces = faces { $towards }
ui-assault-carries = carries { $names }
ui-assault-hotshot = hotshot gunner
ui-assault-blaster = blaster hits { $hits }
ui-assault-legs = leg hits { $hits }
ui-assault-body = body hits { $hits }
ui-assault-no-gunner = gunner dead
ui-assault-off-map = edge of the map
ui-assault-beside = Next to { $name }: { $places }.
ui-assault-line = The Forward Line lies between rows { $north } and { $south }.
ui-assault-away = To the Shield Generator: { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}, range { $apart }.
ui-assault-way = { $unit }: { $way }.

## How the game stands

ui-assault-transports = Transports away: { $count } of { $needed }
ui-assault-grid-stands = Power Grid stands
ui-assault-grid-ruin = Power Grid destroyed
ui-assault-base-box = Base Box: { $light } light, { $heavy } heavy
ui-assault-setting-up = set-up
ui-assault-when = turn { $turn }, round { $round } of { $rounds }
ui-assault-to-come = Action cards still to come this turn: Empire { $empire }, Rebels { $rebel }, events { $events }
ui-assault-luke = Luke Skywalker: { $where }, Force Points { $force }
ui-assault-luke-hidden = somewhere in Snowspeeders 1 to 5
ui-assault-luke-secret = secret
ui-assault-luke-raised = armour +{ $points } this round
ui-assault-held = Held card
ui-assault-hits = Damage
ui-assault-events = Events
ui-assault-event-deck = Event cards left

## Goals

ui-assault-goal-rebel = Hold out until the fifth transport is away, or destroy every Imperial unit on the map.
ui-assault-goal-empire = Destroy the Shield Generator before the fifth transport is away.
ui-assault-no-reshuffle = Event cards come as they come, even if the first five are all transports.

## What to decide

ui-assault-ask-place = { $unit }: choose a hex. Type its label, or a number:
ui-assault-any-sequence = Place units of this kind in any sequence, several on one line if you like: 0412 0812 1113. lift 0412 picks a unit up again.
ui-assault-base-last = base sends all remaining units of this kind into the Base Box.
ui-assault-waiting = Waiting until the others of their kind are placed, and saved with them: { $names }
ui-assault-ask-face = { $unit }: choose its facing:
ui-assault-ask-load = { $unit }: choose who rides in it:
ui-assault-ask-luke = Which Snowspeeder does Luke Skywalker fly? The Empire will not know:
ui-assault-ask-round = Choose a unit, then its action:
ui-assault-ask-unit = { $unit }: choose its action, which takes effect at once:
ui-assault-ask-at-once = Choose an action, which takes effect at once:
ui-assault-only-done = No unit can use this card right now; all you can do is end the round:
ui-assault-ask-walk = { $unit } on { $place } faces { $towards } and has { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} left. What next?
ui-assault-other-facing = Walks are listed with their cheapest facing and cost; you can type another facing, for example 0605:SE.
ui-assault-more-points = You can type more Force Points than listed, for example S3xW1 +5.
ui-assault-other-hexes = The list shows the entries, the hexes around them and those with a target; you can type others.
ui-assault-ask-displace = { $walker } steps in. { $unit }: choose where to dodge:
ui-assault-ask-armour = { $unit } is under fire ({ $foe }, { $count ->
    [one] 1 die
   *[other] { $count } dice
} against armour { $armour }). Spend Force Points on armour?
ui-assault-in-advance = nopoints round (or always) answers this now and in advance, for all Snowspeeders.
ui-assault-skip-long-odds = Type longodds skip to have such rounds end by themselves: all that might be left needs five Force Points or more.
ui-assault-ask-critical = { $unit } has taken a critical hit. Spend a Force Point to soften it?
ui-assault-ask-regroup = Who returns to the Base Box? Still to choose: { $left }
ui-assault-ask-hotshot = Which Snowspeeder gets the hotshot gunner?

ui-assault-suggested = Use the suggested set-up of this map
ui-assault-surprise = Surprise me: one of the five at random
ui-assault-column = { $column } column
ui-assault-load = { $heavy } heavy, { $light } light
ui-assault-to-base = into the Base Box
ui-assault-rest-to-base = { $count ->
    [one] into the Base Box
   *[other] the rest ({ $count }) into the Base Box
}
ui-assault-to-mount = aboard { $name }
ui-assault-step = step to { $place }
ui-assault-left = turn left
ui-assault-right = turn right
ui-assault-stop = stop: the Walker stays here
ui-assault-done = done: end this round
ui-assault-fire-at = fire at { $name }
ui-assault-harpoon = harpoon { $name }
ui-assault-with-points = with { $points ->
    [one] 1 Force Point
   *[other] { $points } Force Points
}
ui-assault-with-veers = with Veers
ui-assault-with-force = with the Force card
ui-assault-repair = Combat Repair Droid: remove a { $hit } from { $name }
ui-assault-armour = { $points ->
    [0] no points
    [one] 1 point, { $left } left
   *[other] { $points } points, { $left } left
}: armour { $armour }, hit { $chance }%, destroyed { $destroyed }%
ui-assault-suffer = no points: the critical hit stands, destroyed { $destroyed }%
ui-assault-soften = 1 point, { $left } left: it becomes a body hit, destroyed { $destroyed }%
ui-assault-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

ui-assault-arrows = where a Walker faces
ui-assault-sign-rough = rough
ui-assault-sign-cliff = cliff
ui-assault-sign-entry = Base entry
ui-assault-sign-targets = a target in range from there
ui-assault-sign-harpoon = next to a Walker
ui-assault-sign-crushes = crushes an enemy
ui-assault-sign-crushes-own = CRUSHES YOUR OWN UNIT
ui-assault-sign-displaces = pushes a Snowspeeder aside

ui-assault-odds = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $reasons }, armour { $armour }: { $chances }
ui-assault-hit = hit { $chance }%
ui-assault-destroys = destroys { $chance }%

## Answers

ui-assault-crush-own = That would crush your own { $names }. Type it again to confirm.
ui-assault-really-done = { $units ->
    [one] This unit can still act: { $names }. Type it again to end the round.
   *[other] These units can still act: { $names }. Type it again to end the round.
}
ui-assault-end-round = No unit is left to act. Enter ends the round, undo reverts your last step
ui-assault-nothing-left = You have nothing left to choose this round: press Enter, or type undo.
ui-assault-no-unit = There is no unit { $name }.
ui-assault-no-walker = There is no Walker { $name }.
ui-assault-no-facing = { $name } is not a facing: choose N, NE, SE, S, SW or NW.
ui-assault-not-beside = { $hex } is not next to { $unit-in }: choose one of the hexes around it.
ui-assault-facing-far = { $unit } can’t end on { $hex } facing { $facing }: that costs { $cost } movement points, and it has { $left }.
ui-assault-idle-unit = There is nothing for { $unit-in } to do right now.
ui-assault-in-the-way = { $foe } is in the way.
ui-assault-no-way = { $unit } can’t reach { $hex }: cliffs or other units close every way.
ui-assault-nobody-there = There is no unit on { $hex }: choose one of yours first.
ui-assault-why-hidden = Only the Rebels know whether { $unit-in } has Force Points to spend.
ui-assault-no-lift = You can’t pick up a unit on { $hex }: only those you have just placed.
ui-assault-too-many-hexes = All units of this kind are placed; left over: { $names }
ui-assault-walk-interrupted = The route of { $name } has changed: choose again.
ui-assault-no-hex = There is no hex { $hex }: labels are column and row, { $first } to { $last }.
ui-assault-whose-hex = Which unit is { $hex } for? Open the unit first, or name it: S3-{ $hex }.
ui-assault-odds-what = Name a shot or harpoon, for example: odds W2xT4, odds S3xW1 +2, odds harpoon S3xW1
ui-assault-odds-nobody = There must be a unit that can fire and an enemy on the map.
ui-assault-info-none = Nothing here is called “{ $word }”. Type info for everything, info W1 for a unit, info 0812 for a hex.
ui-assault-map-what = map shows everything; map 10-20 shows these rows (1 to { $rows }); map 12, map 0812 or map W1 shows the surroundings.
ui-assault-map-nowhere = { $name } is not on the map.
ui-assault-no-points-what = nopoints round, nopoints always, or nopoints ask
ui-assault-no-points-round = For the rest of this round, Luke spends no points when a Snowspeeder is fired at, no matter which.
ui-assault-no-points-always = From now on, Luke spends no points when a Snowspeeder is fired at, no matter which. nopoints ask undoes that.
ui-assault-no-points-ask = The game asks you again whenever a Snowspeeder is fired at.
ui-assault-long-odds-what = longodds skip, or longodds ask
ui-assault-long-odds-skip = From now on, a round ends by itself when nobody could do anything but fire with five Force Points or more. longodds ask undoes that.
ui-assault-long-odds-ask = The game asks you again when all that is left needs five Force Points or more.
ui-assault-standing-rebels = Only the Rebels decide about Luke’s points, when it is their decision.

## Lists

ui-assault-column-id = Map
ui-assault-column-name = Name
ui-assault-column-size = Size
ui-assault-column-setup = Suggested set-up
ui-assault-yes = yes
ui-assault-no = no
ui-assault-check = map { $name }, { $columns } columns, { $rows } rows.

# What players can type in an assault; help-text follows it in every game.
help-assault =
    A round: a card says which units of which side may do what; each acts once, in any order.

    3             pick choice 3 from the list; W1 opens a unit, 0 goes back
    W1-0605:S     send a Walker to a hex and facing; it takes the steps itself
    step W1       single steps: step, left, right, stop; during a walk without the unit
    move S3-0712  move; LT2-base goes into the Base, HS1-W2 climbs aboard
    fire W2xT4    fire; W2xP, W2xG at the installations; extras: force, veers, +2 points; you can leave out the verb: W2xT4, S3-0712
    harpoon S3xW1 harpoon a Walker next to it; +2 adds Force Points
    0612          just the hex, for the unit you opened or are placing; set-up takes several: 0412 0812 1113
    lift 0412     pick up a unit that you have just placed
    map           the whole map; map 10-20, map W1, map 0812: a part of it
    units, cards  every unit and its damage; the cards still to come
    odds W2xT4    dice, reasons and chances of a shot
    info ...      what something does: info W1, info 0812, info veers, info cliff
    why ...       why you can’t do something: why fire W2xT4
    nopoints ...  round, always, ask: spend no Force Points when fired at
    longodds ...  skip, ask: no stop for shots that need five Force Points or more
    board, list   show again: the board, the choices
    goal, log     the goals of both sides; what happened
    rules WORD    look up the rules: rules harpoon, rules A-FIRE-06

## Puzzles

puzzle-theme-harpoon = Harpoon
puzzle-theme-luke = Luke and the Force
puzzle-theme-power = Generator and grid
puzzle-theme-repair = Repairs
puzzle-theme-walker-hunt = Walker hunt
puzzle-theme-last-transport = The last transport
puzzle-theme-last-chance = Last chance
puzzle-task-unit = Find the best action of { $unit-in }: the one that wins most often from here. You choose once, for this unit only.
