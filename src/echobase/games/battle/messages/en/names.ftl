### Battle of Hoth: names and explanations (English)

## The game

game-battle = Battle of Hoth
game-battle-about = Fast battles for two sides on the ice of Hoth: cards give the orders, dice settle the fights, and medals decide who wins.

## Units: each name stands for one whole unit; dice are listed by distance

unit-echo-trooper = Echo Base troopers
unit-echo-trooper-about = Infantry, 3 figures. May attack after a move of up to 1 hex; a move of 2 hexes rules the attack out. Dice by distance: 3/2/1.
unit-snowspeeder = Snowspeeders
unit-snowspeeder-about = Flying vehicle, 3 figures. Moves up to 3 hexes, also over crevasses, and attacks. Dice by distance: 4/2.
unit-rebel-artillery = Rebel artillery
unit-rebel-artillery-about = Special unit, 1 figure. Cannot move. Dice by distance: 3/3/2/2. Only a blast hits it, it never retreats, and losing it gives no medal.
unit-snowtrooper = Snowtroopers
unit-snowtrooper-about = Infantry, 4 figures. May attack after a move of up to 1 hex; a move of 2 hexes rules the attack out. Dice by distance: 3/2/1.
unit-at-at = AT-AT
unit-at-at-about = Vehicle, 1 figure. Moves up to 1 hex, never onto ridges, and attacks. Dice by distance: 3/3/3. Never retreats, gets no terrain protection, and falls only to a blast in a confirmation roll.
unit-probe-droid = Probe droids
unit-probe-droid-about = Special unit, 2 figures. Moves up to 2 hexes and attacks. Dice by distance: 2/1. Only a blast hits it, and losing it gives no medal unless the scenario says so.
class-infantry = Infantry
class-vehicle = Vehicle
class-special = Special
class-infantry-all = Infantry
class-vehicle-all = Vehicles
class-special-all = Special units

## Badges of special forces

badge-assault = Assault
badge-assault-about = Breakthrough: when its close combat attack eliminates the enemy or drives it back, the unit may step into the empty hex and attack again. Once per turn.
badge-eweb = E-Web
badge-eweb-about = In place: may re-roll any of its attack dice once in every attack. Moving: ordinary infantry. An order with a move turns it to moving, an order without one puts it back in place.
badge-eweb-in-place = In place
badge-eweb-moving = Moving
badge-scout = Scout
badge-scout-about = While it stands on a ridge, other friendly units roll 1 extra die against every enemy unit it can see, at any distance.
badge-elite = Elite troops
badge-elite-about = Move up to 2 hexes and still attack. The limits of terrain remain.
badge-elite-squadron = Elite squadron
badge-elite-squadron-about = These snowspeeders start with 4 figures instead of 3.

## Terrain and structures

terrain-open = Open ground
terrain-open-about = No effect.
terrain-ridge = Ridge
terrain-ridge-about = Closed to AT-ATs. Attackers roll 1 die less, unless they stand on a ridge too. Blocks line of sight, but not from ridge to ridge.
terrain-building = Building
terrain-building-about = Entering ends the move and rules out an attack this turn. Protection: 2 dice against vehicles, 1 against others. Vehicles inside attack with 2 dice less. Blocks line of sight.
terrain-wreckage = Wreckage
terrain-wreckage-about = Entering ends the move and rules out an attack this turn. Protection: 2 dice against vehicles, 1 against others. Vehicles inside attack with 2 dice less. Blocks line of sight.
terrain-rocks = Rocks
terrain-rocks-about = Entering ends the move and rules out an attack this turn. Protection: 2 dice against vehicles, 1 against others. Blocks line of sight.
terrain-trench = Trenches
terrain-trench-about = Infantry here is attacked with 1 die less and may ignore one retreat. Other units gain nothing. Does not block line of sight.
terrain-serac = Serac
terrain-serac-about = No unit can ever enter. Always blocks line of sight, even between ridges.
terrain-crevasse = Crevasse
terrain-crevasse-about = Only flying units can enter. Does not block line of sight.
structure-shield-generator = Shield generator
structure-shield-generator-about = A structure, not a unit. Nobody can enter, it blocks line of sight and has the protection of the terrain below it. One blast destroys it.
structure-ion-cannon = Ion cannon
structure-ion-cannon-about = A structure, not a unit. Nobody can enter, it blocks line of sight and has the protection of the terrain below it. One blast destroys it.

## Goals, and what is marked on the board: $what and $token are keys

goal-medals = Medals
goal-charge = Charges of the ion cannon
goal-destroy-structures = { $what ->
    [shield_generator] Shield generators destroyed
    [ion_cannon] Ion cannon destroyed
   *[other] Structures destroyed
}
goal-eliminate = Eliminated: { $units }
goal-exit = Units that left by { $hexes }
goal-hold = Positions held: { $hexes }
goal-token-exits = { $what ->
    [officer] Officer brought out
   *[other] Marker brought out
}
goal-token-captured = { $what ->
    [officer] Officer captured
   *[other] Marker captured
}
goal-short-medals = medals
goal-short-charge = charges
goal-short-destroy-structures = destroyed
goal-short-eliminate = eliminated
goal-short-exit = out
goal-short-hold = held
goal-short-token-exits = brought out
goal-short-token-captured = captured

mark-for = { $side ->
    [rebel] for the Rebels
    [empire] for the Empire
   *[either] for either side
}
mark-temporary = { $medals ->
    [one] temporary medal
   *[other] { $medals } temporary medals
}
mark-permanent = { $medals ->
    [one] permanent medal
   *[other] { $medals } permanent medals
}
mark-periodic = { $medals ->
    [one] 1 medal at the start of each turn
   *[other] { $medals } medals at the start of each turn
}
mark-hold = position to hold
mark-card = extra card while held
mark-token = { $token ->
    [officer] the officer
   *[other] the marker
}
mark-carried = { $token ->
    [officer] carries the officer
   *[other] carries the marker
}
mark-held = { $side ->
    [rebel] held by the Rebels
   *[empire] held by the Empire
}
mark-won = { $side ->
    [rebel] won by the Rebels
   *[empire] won by the Empire
}
mark-target = { $side ->
    [rebel] objective of the Rebels
   *[empire] objective of the Empire
}
mark-exit = { $side ->
    [rebel] exit of the Rebels
   *[empire] exit of the Empire
}
mark-exit-carrier = { $token ->
    [officer] for the unit with the officer
   *[other] for the unit with the marker
}
mark-exit-only = only { $units }
mark-medals-each = { $medals ->
    [one] 1 medal for each unit
   *[other] { $medals } medals for each unit
}
mark-ruin = { $what ->
    [shield_generator] ruins of the shield generator
    [ion_cannon] ruins of the ion cannon
   *[other] ruins
}

## Faces of the attack die

face-infantry = Infantry
face-vehicle = Vehicle
face-blast = Blast
face-retreat = Retreat
face-cross = Cross

## Sections of the battlefield

section-left = Left flank
section-centre = Centre
section-right = Right flank

## Steps of a turn

step-play = Play a command card
step-order = Order units
step-move = Move units
step-attack = Attack
step-draw = Draw a command card

## Leaders

leader-leia = Leia Organa
leader-luke = Luke Skywalker
leader-han = Han Solo
leader-piett = Firmus Piett
leader-vader = Darth Vader
leader-veers = Maximilian Veers

## Command cards: section cards

card-assault-left = Assault: Left Flank
card-assault-left-text = Order all your units on the left flank.
card-assault-centre = Assault: Centre
card-assault-centre-text = Order all your units in the centre.
card-assault-right = Assault: Right Flank
card-assault-right-text = Order all your units on the right flank.
card-raid-left = Raid: Left Flank
card-raid-left-text = Order up to 2 units on the left flank.
card-raid-centre = Raid: Centre
card-raid-centre-text = Order up to 2 units in the centre.
card-raid-right = Raid: Right Flank
card-raid-right-text = Order up to 2 units on the right flank.
card-recon-left = Recon: Left Flank
card-recon-left-text = Order 1 unit on the left flank.
card-recon-centre = Recon: Centre
card-recon-centre-text = Order 1 unit in the centre.
card-recon-right = Recon: Right Flank
card-recon-right-text = Order 1 unit on the right flank.
card-recon-in-force = Recon in Force
card-recon-in-force-text = Order 1 unit in each of the three sections.
card-pincer-move = Pincer Move
card-pincer-move-text = Order up to 2 units on the left flank and up to 2 on the right flank.

## Command cards: tactic cards

card-direct-from-hq = Direct from HQ
card-direct-from-hq-text = Order up to 3 units anywhere.
card-trooper-assault-rebel = Trooper Assault
card-trooper-assault-rebel-text = Choose a section: order all your infantry there, each unit with +1 die. No infantry? Order any 1 unit, without the bonus.
card-trooper-assault-empire = Trooper Assault
card-trooper-assault-empire-text = Choose a section: order all your infantry there. No infantry? Order any 1 unit.
card-speeder-assault = Speeder Assault
card-speeder-assault-text = Order up to 2 vehicles; each may move 1 hex after its attack. No vehicles? Order any 1 unit, without the bonus.
card-imperial-assault = Imperial Assault
card-imperial-assault-text = Choose infantry, vehicles or special units: order up to 3 units of that type, each with +1 hex of movement.
card-artillery-barrage = Artillery Barrage
card-artillery-barrage-text = Order 1 artillery unit: it attacks twice, each time with +1 die. No artillery? Order any 1 unit, without the bonus.
card-precision-fire = Precision Fire
card-precision-fire-text = Order 1 vehicle with +1 hex of movement and +1 die. No vehicles? Order any 1 unit, without the bonuses.
card-defensive-position = Defensive Position
card-defensive-position-text = Order up to 3 units. They may not move, but attack with +1 die.
card-search-and-destroy = Search and Destroy
card-search-and-destroy-text = Order up to 2 units; each may move up to 2 hexes after its attack.
card-rebel-spearhead = Rebel Spearhead
card-rebel-spearhead-text = Order up to 2 units. They ignore the movement and attack restrictions of terrain.
card-pressing-forward = Pressing Forward
card-pressing-forward-text = Order up to 2 units with +2 hexes of movement. They may not attack.

## Leader cards: Leia Organa

card-assistance = Assistance
card-assistance-text = Each of your weakened units regains 1 figure. Then order any 1 unit.
card-orders-from-the-princess = Orders from the Princess
card-orders-from-the-princess-text = Order up to 2 units anywhere, each with +1 die.
card-our-last-hope = Our Last Hope
card-our-last-hope-text = Order 1 infantry unit with +1 hex of movement and +1 die. No infantry? Order any 1 unit, without the bonuses.

## Leader cards: Luke Skywalker

card-in-formation = In Formation
card-in-formation-text = Order up to 2 units anywhere, each with +1 hex of movement.
card-tactical-assault = Tactical Assault
card-tactical-assault-text = Order 1 vehicle with +1 hex of movement and +1 die. No vehicles? Order any 1 unit, without the bonuses.
card-ready-for-battle = Ready for Battle
card-ready-for-battle-text = Order all your units. None of them may move.

## Leader cards: Han Solo

card-diversion = Diversion
card-diversion-text = Order up to 2 units in two different sections, each with +1 die.
card-here-they-come = Here They Come
card-here-they-come-text = Order 1 infantry unit with +2 hexes of movement and +1 die; it ignores terrain restrictions. No infantry? Order any 1 unit, without the bonuses.
card-scoundrels-support = Scoundrel’s Support
card-scoundrels-support-text = Order 1 infantry unit: +1 die for each friendly unit next to it. No infantry? Order any 1 unit, without the bonus.

## Leader cards: Firmus Piett

card-reinforcements = Reinforcements
card-reinforcements-text = Restore 1 infantry unit to full strength and order it with +1 die. No infantry? Order any 1 unit, without the bonus.
card-deploy-the-fleet = Deploy the Fleet
card-deploy-the-fleet-text = Discard up to 3 cards and draw that many plus 1. Then play another command card.
card-orbital-strike = Orbital Strike
card-orbital-strike-text = No orders. Choose up to 3 enemy units and roll 1 die against each: its own symbol, a blast or a retreat is a hit.

## Leader cards: Darth Vader

card-force-powers = Force Powers
card-force-powers-text = Order up to 2 units anywhere. In their attacks every retreat counts as a blast.
card-determination = Determination
card-determination-text = Order 1 unit twice: it moves and attacks, then moves and attacks again.
card-imperial-discipline = Imperial Discipline
card-imperial-discipline-text = Order all your units. Each attacks with 1 die less.

## Leader cards: Maximilian Veers

card-walker-attack = Walker Attack
card-walker-attack-text = Order up to 3 vehicles, each with +1 die in close combat. No vehicles? Order any 1 unit, without the bonus.
card-successful-landings = Successful Landings
card-successful-landings-text = Order up to 3 units anywhere; each may move 1 hex after its attack.
card-concentrated-fire = Concentrated Fire
card-concentrated-fire-text = Order up to 3 units anywhere. The second to attack the same target rolls +1 die, the third +2.

## Support cards

support-combat-experience = Combat Experience
support-combat-experience-text = Instead of playing a command card, order all your units, each with +1 die in close combat.
support-air-support = Air Support
support-air-support-text = While attacking, roll 2 dice against any one enemy unit on the board. Terrain does not protect it.
support-lets-finish-this = Let’s Finish This
support-lets-finish-this-text = After one attack roll, re-roll any of its dice once. Not for confirmation rolls.
support-reserve-forces = Reserve Forces
support-reserve-forces-text = While giving orders, restore one of your units to full strength.
support-desperate-stand = Desperate Stand
support-desperate-stand-text = While attacking, one infantry unit with a single figure left makes its attack with +2 dice.
support-special-orders = Special Orders
support-special-orders-text = Instead of drawing, take any card from your discard pile.
support-incursion = Incursion
support-incursion-text = After its attack, one ordered infantry unit may move and attack again at once.
support-scout-support = Scout
support-scout-support-text = While giving orders, order 1 more infantry unit anywhere, without the bonuses of your command card.
support-final-assault = Final Assault
support-final-assault-text = When an enemy unit retreats from your attack, roll 2 more dice against it. Terrain does not protect it.
support-rout = Rout
support-rout-text = While attacking, one of your attacks ignores all protection from terrain.

## Scenario 1

scenario-imperial-scout-mission = Imperial Scout Mission
scenario-imperial-scout-mission-briefing = Probe droids have come down in the north, and five units of snowtroopers have landed to guard them. Seven Rebel patrols leave the southern edge to silence the droids before they find the base. Seracs and crevasses cut the ice into narrow lanes, and nobody knows who is waiting at the far end.
scenario-imperial-scout-mission-goal-rebel = Win 4 medals. Each unit of probe droids you eliminate is worth 2.
scenario-imperial-scout-mission-goal-empire = Win 4 medals by eliminating Rebel units.
scenario-imperial-scout-mission-special = Every unit of probe droids the Rebels eliminate gives them 2 medals instead of none.

## Scenario 2

scenario-snowspeeder-counter-attack = Snowspeeder Counter-Attack
scenario-snowspeeder-counter-attack-briefing = Snowtroopers have taken the ridges, and behind them the first AT-AT comes into view. In the southwest three squadrons of snowspeeders start their engines, while four units of Rebel infantry wait in the southeast behind a line of crevasses. Only a quick strike can stop the column before it gathers its strength.
scenario-snowspeeder-counter-attack-goal-rebel = Win 4 medals by eliminating Imperial units.
scenario-snowspeeder-counter-attack-goal-empire = Win 4 medals by eliminating Rebel units.
scenario-snowspeeder-counter-attack-special = This battle has no special rules.

## Scenario 3

scenario-enemy-spotted = Enemy Spotted
scenario-enemy-spotted-briefing = A sentry has seen what everyone feared: an AT-AT at the edge of the rock fields, with six units of snowtroopers around it and probe droids ahead. The Rebels have seven units of infantry and a single squadron of snowspeeders. Whoever brings the walker down has done almost half the work.
scenario-enemy-spotted-goal-rebel = Win 5 medals. The AT-AT is worth 2 of them.
scenario-enemy-spotted-goal-empire = Win 5 medals by eliminating Rebel units.
scenario-enemy-spotted-special = Eliminating the AT-AT gives the Rebels 2 medals instead of 1.

## Scenario 4

scenario-successful-landings = Successful Landings
scenario-successful-landings-briefing = The Imperial landing went to plan: two AT-ATs and four units of snowtroopers are on the march. In the south the Rebels hold a building and the ridges beside it, with one squadron of snowspeeders in reserve. Both sides want that building, because it commands the way to the base.
scenario-successful-landings-goal-rebel = Win 4 medals. Holding the building on F6 counts as 1, and you start there.
scenario-successful-landings-goal-empire = Win 4 medals. Holding the building on F6 counts as 1.
scenario-successful-landings-special = The building on F6 is worth 1 temporary medal to the side whose unit stands there; the medal is lost when that unit leaves or is eliminated. A Rebel unit starts there, so the Rebels begin with 1 medal.

## Scenario 5

scenario-hill-alpha-defense = Hill Alpha Defense
scenario-hill-alpha-defense-briefing = On Hill Alpha a Rebel gun hides in a wreck and keeps the whole valley under fire. Behind it there is little: four units of infantry, one squadron of snowspeeders and a second gun. Snowtroopers and probe droids close in between the rocks on both sides, and whoever owns the hill is halfway to victory.
scenario-hill-alpha-defense-goal-rebel = Win 5 medals. Holding the wreckage on D5 counts as 2, and you start there.
scenario-hill-alpha-defense-goal-empire = Win 5 medals. Holding the wreckage on D5 counts as 2.
scenario-hill-alpha-defense-special = The wreckage on D5 is worth 2 temporary medals, won and lost together, to the side whose unit stands there. Rebel artillery starts there, so the Rebels begin with 2 medals. Eliminating it gives the Empire no medal, but takes those 2 from the Rebels.

## Scenario 6

scenario-retrieve-imperial-data = Retrieve Imperial Data
scenario-retrieve-imperial-data-briefing = Imperial data lie in the wreckage on D3, and probe droids stand guard over them. Rebel assault troops and scouts leave their trenches to copy what they can, with one squadron of snowspeeders overhead. The Empire has an AT-AT and replaces every infantry unit it loses, so nobody can wear it down for long.
scenario-retrieve-imperial-data-goal-rebel = Win 5 medals. At the start of each of your turns, your infantry on the wreckage on D3 earns 1.
scenario-retrieve-imperial-data-goal-empire = Win 5 medals by eliminating Rebel units.
scenario-retrieve-imperial-data-special = Data: at the start of every Rebel turn, a Rebel infantry unit on the wreckage on D3 earns 1 permanent medal. War machine: each eliminated Imperial infantry unit is replaced at the end of the next Imperial turn by a fresh one, without a badge, on an empty hex of row A. The Rebels keep the medals they won.

## Scenario 7

scenario-outpost-attack = Outpost Attack
scenario-outpost-attack-briefing = A small outpost on E6 guards the pass between the ridges, with a gun right behind it. From the northern corners two AT-ATs come on, and snowtroopers, an E-Web and probe droids fill the space between. Elite Rebel troops hurry in from both flanks, and snowspeeders are on their way. The outpost only has to hold long enough.
scenario-outpost-attack-goal-rebel = Win 5 medals by eliminating Imperial units.
scenario-outpost-attack-goal-empire = Win 5 medals. The first time one of your units enters the building on E6, you gain 1.
scenario-outpost-attack-special = The first time an Imperial unit enters the building on E6, the Empire gains 1 permanent medal. Once, at the start of their sixth turn or a later one, the Rebels may place 2 fresh units of snowspeeders on empty hexes of row G; these can be ordered in the same turn.

## Scenario 8

scenario-medevac = Medevac!
scenario-medevac-briefing = A wounded Rebel officer lies on D7 inside a ring of trenches, and five units of infantry refuse to leave without their commander. Snowtroopers press in from every side, some of them already in the Rebel rear. Two squadrons of snowspeeders wait near the way out in the southwest, but between them and the officer the ice is full of enemies.
scenario-medevac-goal-rebel = Sudden death: you win as soon as the unit carrying the officer leaves the board by C1 or G1. With 5 medals you win as well.
scenario-medevac-goal-empire = Sudden death: you win as soon as one of your units enters the hex of the officer while nobody carries the officer. With 5 medals you win as well.
scenario-medevac-special = The officer starts on D7. A Rebel unit that enters the hex takes the officer along at no cost and cannot pass the officer on. If that unit is eliminated, the officer stays in its last hex. To leave by C1 or G1, the unit spends one more hex of movement over the western edge.

## Scenario 9

scenario-securing-defensive-positions = Securing Defensive Positions
scenario-securing-defensive-positions-briefing = Three places command the valley: two ridges and a wreck. Seven units of Rebel infantry set out from the south to hold them before the trap shuts; seven units of snowtroopers with an E-Web come to meet them. No walkers and no speeders today: this fight belongs to the soldiers on foot.
scenario-securing-defensive-positions-goal-rebel = Win 4 medals. Sudden death: you also win as soon as your units stand on D1, C6 and D9 at the same time.
scenario-securing-defensive-positions-goal-empire = Win 4 medals by eliminating Rebel units.
scenario-securing-defensive-positions-special = Any Rebel unit can hold D1, C6 or D9, and the three hexes count on the turns of both sides. They are worth no medals by themselves.

## Scenario 10

scenario-target-the-shield-generators = Target the Shield Generators
scenario-target-the-shield-generators-briefing = As long as the two shield generators stand, no fleet can bombard the base. Three AT-ATs and six units of snowtroopers have come to bring them down. Between them and the generators lie a line of trenches, two guns and two squadrons of snowspeeders.
scenario-target-the-shield-generators-goal-rebel = Win 5 medals by eliminating Imperial units.
scenario-target-the-shield-generators-goal-empire = Sudden death: destroy both shield generators. Medals do not help you here.
scenario-target-the-shield-generators-special = Imperial units can attack the shield generators on G2 and G9 as they would a unit; one blast is enough to destroy one. The Empire gets no medals for eliminated Rebel units.

## Scenario 11

scenario-rebel-breakout = Rebel Breakout
scenario-rebel-breakout-briefing = Seven Rebel infantry units are cut off, and the only way home leads north, straight through the enemy. Steep ridges bar the middle of the field, and beyond them snowtroopers with an E-Web lie in wait. Every unit that reaches the far edge lives to fight another day.
scenario-rebel-breakout-goal-rebel = Win 5 medals. Each of your units that leaves the board from row A is worth 1, and so are the probe droids.
scenario-rebel-breakout-goal-empire = Win 5 medals by eliminating Rebel units.
scenario-rebel-breakout-special = Rebel units may leave from any hex of row A by spending one more hex of movement; each gives the Rebels 1 medal. Eliminating the probe droids gives them 1 medal too. Stepping onto a ridge costs 2 hexes of movement, but not in a retreat or a breakthrough.

## Scenario 12

scenario-under-siege = Under Siege
scenario-under-siege-briefing = The ring is closing: snowtroopers and two AT-ATs come from the north and from the east. The Rebels have drawn back to the southwest corner, where two guns fire from the buildings and two elite squadrons of snowspeeders stand ready. If Imperial infantry gets into that corner, there is nowhere left to go.
scenario-under-siege-goal-rebel = Win 4 medals by eliminating Imperial units.
scenario-under-siege-goal-empire = Win 4 medals. Your infantry on any of the hexes F1, F2, G1, G2 and G3 counts as 1.
scenario-under-siege-special = While Imperial infantry stands on at least one of the hexes F1, F2, G1, G2 and G3, the Empire has 1 temporary medal, never more than one in all. Rebel units score nothing there.

## Scenario 13

scenario-enter-echo-base = Enter Echo Base
scenario-enter-echo-base-briefing = The walkers have reached the doorstep of the base. Three AT-ATs tower over the trenches, and fresh snowtroopers climb down from them again and again. Two gates lead inside, each held by one last unit of Rebel infantry. Bring down the walkers, or the base will be overrun.
scenario-enter-echo-base-goal-rebel = Win 5 medals. Sudden death: you also win as soon as all three AT-ATs are eliminated.
scenario-enter-echo-base-goal-empire = Sudden death: you win as soon as three of your infantry units have left the board by G3 or G8. Medals do not help you here.
scenario-enter-echo-base-special = At the end of each Imperial turn the Empire may place one fresh infantry unit on an empty hex next to one of its AT-ATs, as long as fewer than 8 of its infantry units are on the board. Entering the buildings on G3 and G8 ends the move, so Imperial infantry leaves from there with a later order. The Empire gets no medals for eliminated Rebel units.

## Scenario 14

scenario-protect-rebel-transports = Protect Rebel Transports
scenario-protect-rebel-transports-briefing = One transport after another lifts off, and the ion cannon on its southern ridge clears the sky for them. Seven units of Rebel infantry and a single gun hold the ridges and trenches in front of it. An AT-AT and seven units of snowtroopers must silence the ion cannon before the last ship is away.
scenario-protect-rebel-transports-goal-rebel = Win 3 medals by firing the ion cannon: every 3 charges make 1 medal.
scenario-protect-rebel-transports-goal-empire = Sudden death: destroy the ion cannon on G4. Medals do not help you here.
scenario-protect-rebel-transports-special = At the start of each Rebel turn the ion cannon gains 1 charge, and every third charge becomes 1 permanent medal for the Rebels. Eliminated units give no medals to either side. The cannon on G4 can be attacked as a unit would be and has the protection of its ridge; one blast destroys it.

## Scenario 15

scenario-south-gate-retreat = South Gate Retreat
scenario-south-gate-retreat-briefing = The order to fall back has come late. Eight units of Rebel infantry are strung out across the middle of the field, and seracs and a crevasse stand between them and the south gate. Six units of snowtroopers and an AT-AT come down from the north; one squadron of snowspeeders and one gun must buy the time.
scenario-south-gate-retreat-goal-rebel = Win 5 medals: each of your infantry units that leaves the board by G5 or G6 is worth 1.
scenario-south-gate-retreat-goal-empire = Sudden death: you win as soon as four Rebel infantry units are eliminated. Medals do not help you here.
scenario-south-gate-retreat-special = Only Rebel infantry may leave, through the buildings on G5 and G6; entering one ends the move, so leaving takes a later order. The Rebels get no medals for eliminated Imperial units. A unit that has left does not count as eliminated.

## Scenario 16

scenario-echo-base-evacuation = Echo Base Evacuation
scenario-echo-base-evacuation-briefing = The base is lost, and the way to the last ships runs north through the Imperial lines. Eight units of Rebel infantry and one squadron of snowspeeders try to slip through rocks and crevasses, past six units of snowtroopers and an AT-AT. From the ridge on D3 a commander can see the whole field, and both sides know it.
scenario-echo-base-evacuation-goal-rebel = Win 5 medals. Each of your units that leaves the board from row A is worth 1.
scenario-echo-base-evacuation-goal-empire = Win 5 medals by eliminating Rebel units.
scenario-echo-base-evacuation-special = Rebel units may leave from any hex of row A by spending one more hex of movement; each gives the Rebels 1 medal. A side that takes the ridge on D3 draws 1 extra card and plays with the larger hand while it holds the ridge. When it loses the ridge, it discards 1 card of its choice.

## Scenario 17

scenario-last-stand = Last Stand
scenario-last-stand-briefing = The last Rebels have dug in around a gun on the ridge on D5. The Empire comes from three corners at once, with an AT-AT in the northwest and another in the northeast, and snowtroopers already in the southeast. Only the southwest is open, where an E-Web in a wreck keeps the door ajar.
scenario-last-stand-goal-rebel = Win 5 medals. Each of your units that leaves the board by G1 is worth 1.
scenario-last-stand-goal-empire = Win 5 medals. The first time one of your units enters the ridge on D5, you gain 2.
scenario-last-stand-special = Rebel units may leave from G1 over the western edge by spending one more hex of movement; each gives the Rebels 1 medal. The first time an Imperial unit enters the ridge on D5, the Empire gains 2 permanent medals; AT-ATs cannot enter it.

## Reports

report-score-battle = Medals
