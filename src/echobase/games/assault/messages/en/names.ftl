### Assault on Hoth: names and explanations (English)

game-assault = Assault on Hoth
game-assault-about = A long march over the ice: Walkers head south for the Shield Generator while the Rebels hold them up until five transports are away. One deck says who may act, another marks the time.

## Counters: W2 is counter-w with number 2. The name itself begins a sentence or stands in a list;
## .in stands inside a sentence.

counter-w = Walker { $number }
    .in = Walker { $number }
counter-a = AT-ST { $number }
    .in = AT-ST { $number }
counter-ls = Light Snowtrooper { $number }
    .in = Light Snowtrooper { $number }
counter-hs = Heavy Snowtrooper { $number }
    .in = Heavy Snowtrooper { $number }
counter-s = Snowspeeder { $number }
    .in = Snowspeeder { $number }
counter-t = Laser Tower { $number }
    .in = Laser Tower { $number }
counter-lt = Light Trooper { $number }
    .in = Light Trooper { $number }
counter-ht = Heavy Trooper { $number }
    .in = Heavy Trooper { $number }
counter-p = Power Grid
    .in = the Power Grid
counter-g = Shield Generator
    .in = the Shield Generator

## Kinds of units and the two installations

kind-walker = Walker (AT-AT)
kind-walker-about = Fire strength 6, armour 3, 5 movement points: a clear hex costs 1, a rough hex 3, a turn by one hexside 1. Walks only straight ahead and fires only to the front. Carries up to 3 Snowtroopers and crushes what it steps on; Snowspeeders are pushed aside. Hits damage its blasters, legs or body.
kind-at-st = AT-ST
kind-at-st-about = Fire strength 4, armour 2, 5 movement points. Turns freely and fires in every direction. One hit destroys it.
kind-light-snowtrooper = Light Snowtrooper
kind-light-snowtrooper-about = Fire strength 3, armour 1, 5 movement points. Can ride in a Walker; getting on or off costs 1 point. One hit destroys it.
kind-heavy-snowtrooper = Heavy Snowtrooper
kind-heavy-snowtrooper-about = Fire strength 4, armour 2, 5 movement points. Can ride in a Walker; getting on or off costs 1 point. One hit destroys it.
kind-snowspeeder = Snowspeeder
kind-snowspeeder-about = Fire strength 5, armour 2, 5 movement points. Flies over cliffs, but takes no part in fire there. With a live gunner it can harpoon a Walker next to it. Hits kill its gunner or damage its body.
kind-laser-tower = Laser Tower
kind-laser-tower-about = Fire strength 6, armour 2. Never moves and fires in every direction. One hit destroys it.
kind-light-trooper = Light Trooper
kind-light-trooper-about = Fire strength 3, armour 1, 5 movement points. Travels through the tunnels of the Base; going in or out costs 1 point. One hit destroys it.
kind-heavy-trooper = Heavy Trooper
kind-heavy-trooper-about = Fire strength 4, armour 2, 5 movement points. Travels through the tunnels of the Base; going in or out costs 1 point. One hit destroys it.
kind-power-grid = Power Grid
kind-power-grid-about = Installation with armour 3 and never in cover. One hit destroys it, and from then on the Shield Generator has armour 2 instead of 3.
kind-shield-generator = Shield Generator
kind-shield-generator-about = Installation with armour 3, or 2 without the Power Grid, and always in cover. One hit destroys it, and the Empire wins.

## Luke

hero-luke = Luke Skywalker
hero-luke-about = He secretly flies one of Snowspeeders 1 to 5 and has 10 Force Points. A point adds 1 die to his shot or harpoon, or 1 armour for the round when he is shot at, or turns a critical hit into a body hit. The first point spent reveals him.

## Terrain, features and sectors

terrain-clear = Clear terrain
terrain-clear-about = Costs 1 movement point. No cover.
terrain-rough = Rough terrain
terrain-rough-about = Costs a Walker 3 movement points, others 1. Gives cover, 1 die less for the firer, to all but Walkers, Snowspeeders and the Power Grid.
terrain-cliff = Cliff
terrain-cliff-about = Only Snowspeeders can enter. While there, they neither fire nor are fired at.
feature-base-entry = Base entry
feature-base-entry-about = Here Rebel Troopers go into the Base Box or come out, for 1 movement point, unless an Imperial unit stands on it.
feature-base-box = Base Box
feature-base-box-about = The tunnels under the ice. Holds any number of Rebel Troopers, out of reach of all fire; they come out at any open Base entry.
feature-power-grid = Power Grid
feature-shield-generator = Shield Generator
feature-forward-line = Forward Line
feature-forward-line-about = The Rebels set up Laser Towers and Troopers south of this line. After that it has no effect.
feature-macrohex = Macrohex
feature-macrohex-about = A flower of seven hexes. Range counts in macrohexes, and each one costs a shot 1 die.
sector-imperial = Imperial Sector
sector-rebel-3 = Rebel Sector 3
sector-rebel-4 = Rebel Sector 4

## Facings of a Walker

facing-n = north
facing-ne = north-east
facing-se = south-east
facing-s = south
facing-sw = south-west
facing-nw = north-west

## Faces of the dice

face-vader = Vader
face-saber = Saber
face-blank = Blank

## Damage: what a hit does, and the tracks it is counted on

damage-blaster-1 = first blaster hit, fire strength 3 lower
damage-blaster-2 = second blaster hit, no more firing
damage-legs-1 = first leg hit, 2 movement points fewer
damage-legs-2 = second leg hit, immobilised
damage-body-1 = first body hit, no effect yet
damage-body-2 = second body hit, nobody survives aboard and nobody can mount
damage-body-3 = third body hit, the end
damage-hull-1 = first body hit, no effect yet
damage-hull-2 = second body hit, the end
damage-gunner = gunner killed, fire strength 2 lower and no harpoon
damage-critical = critical hit, the end
track-blaster = blaster hit
track-legs = leg hit
track-body = body hit

## Steps of play

assault-step-draw = Draw an action card
assault-step-event = Draw an event card
assault-step-roll = Roll the fire dice
assault-step-damage = Roll the damage dice
assault-step-place = Place a unit
assault-step-face = Choose the facing of a Walker
assault-step-load = Choose who rides in a Walker
assault-step-luke = Choose Luke’s Snowspeeder
assault-step-round = Act with your units
assault-step-walk = Continue with the Walker
assault-step-displace = Move the Snowspeeder aside
assault-step-armour = Raise Luke’s armour or not
assault-step-critical = Soften the critical hit or not
assault-step-regroup = Choose the Troopers who return
assault-step-hotshot = Choose the hotshot’s Snowspeeder

## Action cards

action-walkers-move = Walkers Move
action-walkers-move-info = Each Walker may move, with 5 movement points or fewer if its legs are hit.
action-walkers-move-or-fire = Walkers Move or Fire
action-walkers-move-or-fire-info = Each Walker may either move or fire once.
action-walkers-fire = Walkers Fire
action-walkers-fire-info = Each Walker may fire once, at a target in its field of fire.
action-at-sts-move = AT-STs Move
action-at-sts-move-info = Each AT-ST may move, with 5 movement points.
action-at-sts-fire = AT-STs Fire
action-at-sts-fire-info = Each AT-ST may fire once.
action-snowtroopers-move = Snowtroopers Move
action-snowtroopers-move-info = Each Snowtrooper may move with 5 movement points; mounting or dismounting costs 1 of them.
action-snowtroopers-fire = Snowtroopers Fire
action-snowtroopers-fire-info = Each Snowtrooper on the map may fire once; those aboard a Walker may not.
action-troopers-move = Troopers Move
action-troopers-move-info = Each Rebel Trooper may move with 5 movement points; entering or leaving the Base costs 1 of them.
action-troopers-fire = Troopers Fire
action-troopers-fire-info = Each Rebel Trooper on the map may fire once; those in the Base may not.
action-towers-fire = Towers Fire
action-towers-fire-info = Each Laser Tower may fire once.
action-snowspeeders-move = Snowspeeders Move
action-snowspeeders-move-info = Each Snowspeeder may move, with 5 movement points.
action-snowspeeders-fire = Snowspeeders Fire
action-snowspeeders-fire-info = Each Snowspeeder may fire once, but not from a cliff.
action-snowspeeders-move-or-fire = Snowspeeders Move or Fire
action-snowspeeders-move-or-fire-info = Each Snowspeeder may either move or fire once.
action-snowspeeders-move-fire-or-harpoon = Snowspeeders Move, Fire or Harpoon
action-snowspeeders-move-fire-or-harpoon-info = Each Snowspeeder may move, or fire once, or harpoon a Walker next to it: three Sabers bring the Walker down.
action-draw-event = Draw Event
action-draw-event-info = The next event card is drawn; no unit acts.

## Event cards

event-transport-away = Transport Away!
event-transport-away-info = One more transport leaves the planet. The fifth wins the game for the Rebels.
event-rebel-heavy-and-light = Rebel Reinforcements! One heavy and one light Trooper
event-rebel-heavy-and-light-info = One heavy and one light Trooper appear in the Base Box.
event-rebel-two-light = Rebel Reinforcements! Two light Troopers
event-rebel-two-light-info = Two light Troopers appear in the Base Box.
event-rebel-two-heavy = Rebel Reinforcements! Two heavy Troopers
event-rebel-two-heavy-info = Two heavy Troopers appear in the Base Box.
event-rebel-three-speeders = Rebel Reinforcements! Three Snowspeeders
event-rebel-three-speeders-info = Snowspeeders 6, 7 and 8 arrive in Rebel Sector 3.
event-imperial-at-st = Imperial Reinforcements! An AT-ST
event-imperial-at-st-info = One AT-ST arrives in the Imperial Sector.
event-imperial-walker = Imperial Reinforcements! A Walker
event-imperial-walker-info = Walker 5 arrives in the Imperial Sector with one heavy and two light Snowtroopers aboard.
event-troopers-regroup = Rebel Troopers Regroup!
event-troopers-regroup-info = Two destroyed Troopers of the Rebels’ choice return to the Base Box.
event-hotshot-gunner = Hotshot Gunner!
event-hotshot-gunner-info = One Snowspeeder gets +2 fire strength as long as its gunner lives.
event-the-force = The Force is With You!
event-the-force-info = Kept by the Rebels: one of their shots hits without dice. Not for a harpoon or an impossible shot.
event-repair-droid = Combat Repair Droid!
event-repair-droid-info = Kept by the Empire: removes one hit from one Walker in an Imperial round.
event-veers = General Veers Directs Fire
event-veers-info = Kept by the Empire: one shot by one Walker gets +2 fire strength.

## Options

option-map = Map
option-map-info = The battlefield to play on.
option-field-of-fire = Field of fire
option-field-of-fire-info = The width of a Walker’s field of fire: 60, 120 or 180 degrees.
option-reshuffle-first-five = Second chance
option-reshuffle-first-five-info = If the first five events are all transports, the fifth goes back and the event deck is reshuffled.
option-sets-up-first = Sets up first
option-sets-up-first-info = The side that sets up first; the other side sees the result before its own set-up.
option-setup = Set-up
option-setup-info = Free set-up: each side places its units where it likes. Suggested set-up: the units start where the map suggests.

## Maps

map-echo-base-north = Echo Base, northern perimeter
map-echo-base-north-briefing = Four Walkers stand in the north, and thirty-six rows of ice lie between them and the edge in the south. The Empire must shoot down the Shield Generator; the Rebels must last until five transports are away, or wipe out every Imperial unit. Five tunnel entries let Rebel Troopers appear where nobody expects them, and the Power Grid in the west is a tempting stop on the way.
map-north-ridge-short = North Ridge, short
map-north-ridge-short-briefing = The landing came closer than anyone thought, and only twenty-four rows are left to cross. The Empire must destroy the Shield Generator before the fifth transport is away; the Rebels must hold or leave no Imperial unit standing. The march is short and the first shots come early: a game for an evening’s second battle.
map-blizzard = Blizzard
map-blizzard-briefing = Snow hides the cliffs until you stand before them, and broken ice covers much of the plain. The Walkers must find the few easy ways south to the Shield Generator, while the Rebels need only enough time for five transports. Rough ground slows every Walker and gives cover to everybody on foot, and the many cliffs belong to the Snowspeeders.

## Reports

report-score-assault = Transports away
