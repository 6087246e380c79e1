### The coach in the lessons of Battle of Hoth (English)

## 1. Cards and sections

lesson-battle-cards = Cards and sections
lesson-battle-cards-goal = Drive off two patrols, one in the centre and one on your left.
lesson-battle-cards-first = Two patrols have come too close. Drive them off!
lesson-battle-cards-first-play = Welcome, commander! You lead the Rebels, in orange. A card says how many units act, and where: play one for the patrol in the centre or for the one on your left.
lesson-battle-cards-first-order = Now say who acts. Pick the glowing troopers: your card can order them.
lesson-battle-cards-first-move = Units with an order may move. These can hit the patrol from where they stand, so go straight on to the attack.
lesson-battle-cards-first-attack = Pick the patrol and attack. The number beside it is your chance to hit.
lesson-battle-cards-second = One patrol is left. Go on as before: straight to the attack.
lesson-battle-cards-second-play = Now the other patrol. Look where it stands, and find the card for that section.
lesson-battle-cards-second-order = One patrol is left. Order the glowing troopers, as before.
lesson-battle-cards-hit = Well done: the whole unit is gone, and that is worth a medal.
lesson-battle-cards-drew = At the end of your turn you drew a new card.
lesson-battle-cards-section = The dotted lines divide the board into left, centre and right, as seen from your side.
lesson-battle-cards-wrong-card = That card orders units in a section without a patrol. Look at the little map on each card, and try again.
lesson-battle-cards-too-long = The patrols are still there. Let’s start again: first a card for the right section, then an order, then the attack.
lesson-battle-cards-done = Both patrols are gone! You play a card, order units, move, attack and draw: that is a whole turn.

## 2. Moving and terrain

lesson-battle-moves = Moving and terrain
lesson-battle-moves-goal = Bring your units to the marked hexes, then strike at the lone snowtrooper.
lesson-battle-moves-march = Bring your troopers to the trench and your snowspeeders across the crevasse.
lesson-battle-moves-march-play = Your troopers should reach the trench, your snowspeeders the far side of the crevasse. “{ card-direct-from-hq }” orders up to three units, wherever they are.
lesson-battle-moves-march-order = Order the two units that have to move: the troopers and the snowspeeders.
lesson-battle-moves-march-move = Pick a unit, then a hex with a dashed outline. Troopers walk up to two hexes, snowspeeders fly up to three. Head for the marked hexes.
lesson-battle-moves-strike = Now strike at the lone snowtrooper at the top.
lesson-battle-moves-strike-play = Both are in place. One snowtrooper is left in front of your troopers: play a card for the centre.
lesson-battle-moves-strike-order = Order your troopers. You need nobody else for this.
lesson-battle-moves-strike-move = Here is the catch: troopers who move one hex may still attack, but not after two. Step one hex closer for one die more, or stay where they are.
lesson-battle-moves-strike-attack = In range. Pick the snowtrooper and attack!
lesson-battle-moves-rocks = Rocks, buildings and wrecks stop a move, and whoever enters them can’t attack in that turn. Undo takes the move back.
lesson-battle-moves-short = That unit isn’t on its marked hex yet, and a unit moves only once in a turn. Undo takes the move back.
lesson-battle-moves-trench = In a trench your troopers are harder to hit.
lesson-battle-moves-flies = Snowspeeders fly, so a crevasse can’t stop them. Nobody else gets across.
lesson-battle-moves-too-far = Two hexes are too far: these troopers can’t attack any more this turn. Undo takes the move back.
lesson-battle-moves-idle-card = None of your units is in the section of that card, so nobody acts. Undo takes the card back.
lesson-battle-moves-closed = Nobody can enter the ice towers called seracs, and only flying units cross a crevasse.
lesson-battle-moves-distance = A unit reaches only the hexes with a dashed outline. Other units and closed ground are in the way, too.
lesson-battle-moves-wrong-card = “{ card-raid-centre }” orders nobody on the right, where your snowspeeders are. Try again with “{ card-direct-from-hq }”.
lesson-battle-moves-not-there = The turn is over, but not both units are on the marked hexes. Try again: order both, then move both.
lesson-battle-moves-lost-way = That takes too long. Let’s start again: both units, both marked hexes, then the attack.
lesson-battle-moves-done = Well moved! Troopers: one hex and attack, or two without. Snowspeeders: three, and attack.

## 3. Attack, dice and odds

lesson-battle-attack = Attack, dice and odds
lesson-battle-attack-goal = Wipe out one of the two snowtrooper units.
lesson-battle-attack-close-in = Your three units have their orders. Troopers roll 3 dice next to the enemy, 2 at two hexes and 1 at three: move one hex closer where you can, then go on to the attack.
lesson-battle-attack-first = Pick an attacker, then a target. Before you roll, look at the odds: how many dice you have and why, and what each face does.
lesson-battle-attack-finish = Keep at it! A unit with losses still attacks at full strength, so hit the same one until it is gone.
lesson-battle-attack-too-far = Two hexes are too far: these troopers can’t attack any more this turn. Undo takes the move back.
lesson-battle-attack-faces = The trooper’s head hits infantry, the walker hits vehicles, the blast hits everything. A flag drives units back, and a cross is a miss.
lesson-battle-attack-hit = Each hit takes one figure away. A unit is worth a medal only when its last figure falls.
lesson-battle-attack-ridge = They stand on a ridge, which takes one die from you. The other unit has no cover.
lesson-battle-attack-pushed = That was a flag: it drives a unit one hex back. More about that soon, so go after them!
lesson-battle-attack-range = Troopers reach three hexes and no farther. Move closer first.
lesson-battle-attack-nobody-attacked = The turn is over and nobody has attacked. Remember: after two hexes a trooper can’t attack. Try again!
lesson-battle-attack-too-long = They have held out too long. Try again: get close, and let all your units attack the same target.
lesson-battle-attack-done = Wiped out, and a medal for you! Close in, choose the target with the better odds, and attack together.

## 4. Line of sight

lesson-battle-sight = Line of sight
lesson-battle-sight-goal = Find a clear line, and wipe out both snowtrooper units.
lesson-battle-sight-look = An attack needs a clear line. Pick your troopers: a dashed line ends where something blocks it. Move each unit to a hex with a target mark.
lesson-battle-sight-shoot = Clear line, clear shot. Attack!
lesson-battle-sight-shoot-play = Not all of them are gone. Play a card for the section where the troopers nearest to them stand.
lesson-battle-sight-shoot-order = Order the troopers who can get a clear line.
lesson-battle-sight-shoot-move = Move to a hex with a target mark, or stay if you see them already.
lesson-battle-sight-blocked = The line runs from the middle of your hex to the middle of theirs. Ice towers, buildings, ridges, rocks and any unit block it.
lesson-battle-sight-moved = A line along the edge between two hexes is free as long as only one of them is blocked.
lesson-battle-sight-one-down = One unit is gone. Now the other!
lesson-battle-sight-building = A building stops your troopers, and they can’t attack this turn. Undo takes the move back.
lesson-battle-sight-idle-card = None of your units is in the section of that card, so nobody acts. Undo takes the card back.
lesson-battle-sight-no-line = Nobody had a clear line, so nobody could attack. Try again: look for the hexes with a target mark.
lesson-battle-sight-too-long = They are still there. Try again: one good step aside opens the line.
lesson-battle-sight-done = Sharp eyes! One step aside is often all it takes, for you and for them.

## 5. Retreat

lesson-battle-retreat = Retreat
lesson-battle-retreat-goal = Fall back in good order, then wipe out the unit with its back to the edge.
lesson-battle-retreat-fall-back = The snowtroopers rolled a flag against you. Each flag pushes a unit one hex back, towards its own side. You choose the way: open snow, or the trench?
lesson-battle-retreat-corner = The snowtroopers at the top have the edge of the board at their back. Go and get them!
lesson-battle-retreat-corner-play = Your turn! The snowtroopers at the top edge have no room to fall back. Play a card for the centre.
lesson-battle-retreat-corner-order = Order the two units up there: they are all you need.
lesson-battle-retreat-corner-move = One hex closer means one die more, and you can still attack.
lesson-battle-retreat-corner-attack = Attack the unit at the edge with everyone who can reach it.
lesson-battle-retreat-shelter = Good choice: in a trench, infantry may ignore one flag each time it is attacked.
lesson-battle-retreat-open = Safe for now. In the trench they could have ignored the next flag.
lesson-battle-retreat-cornered = They can’t fall back, and every step they can’t make costs them a figure. A retreat hurts most at the edge.
lesson-battle-retreat-pushed = They had room behind them, so the flags only pushed them back.
lesson-battle-retreat-too-far = Two hexes are too far: these troopers can’t attack any more this turn. Undo takes the move back.
lesson-battle-retreat-idle-card = None of your units is in the section of that card, so nobody acts. Undo takes the card back.
lesson-battle-retreat-too-long = They are still holding out. Try again: move next to them and attack with both units.
lesson-battle-retreat-done = Nowhere to run! Keep room behind your own units, and push where the enemy has none.

## 6. AT-ATs

lesson-battle-walkers = AT-ATs
lesson-battle-walkers-goal = Bring down an AT-AT with your snowspeeders.
lesson-battle-walkers-hunt = Bring down the AT-AT. Your snowspeeders can do it.
lesson-battle-walkers-hunt-play = An AT-AT! Snowspeeders are your best answer: up close they roll four dice. Play “{ card-speeder-assault }”.
lesson-battle-walkers-hunt-order = Order both snowspeeder units.
lesson-battle-walkers-hunt-move = Fly right up to it, to a hex with a target mark: four dice next to it, two dice from two hexes away.
lesson-battle-walkers-hunt-attack = Attack it, and mind the odds: the dice that hit are rolled once more, and only a blast in that second roll destroys the AT-AT.
lesson-battle-walkers-finish = Attack again! Every hit in the first roll is one more die in the second.
lesson-battle-walkers-finish-after-move = With this card a snowspeeder may fly one hex on after its attack, out of harm’s way. Or let it stay.
lesson-battle-walkers-held = The second roll showed no blast: the armour holds, and the AT-AT is as good as new. Don’t give up!
lesson-battle-walkers-missed = No hits this time. An AT-AT never falls back, and terrain never protects it.
lesson-battle-walkers-rocks = Rocks stop even snowspeeders, and they can’t attack this turn. Undo takes the move back.
lesson-battle-walkers-far-away = The turn is over, and the AT-AT has not been hit. Try again: fly next to it and use both snowspeeder units.
lesson-battle-walkers-too-long = It keeps on marching. Try again: both snowspeeder units, right next to it.
lesson-battle-walkers-done = Down it goes! Against AT-ATs count on many dice, close up, from several units.

## 7. Special forces

lesson-battle-special-forces = Special forces
lesson-battle-special-forces-goal = Use an E-Web and an assault unit to wipe out two snowtrooper units.
lesson-battle-special-forces-eweb = A badge makes a unit special. The troopers on the left have an E-Web cannon: if they don’t move, they may re-roll dice. Attack with them.
lesson-battle-special-forces-eweb-closed = First the E-Web: attack with the troopers on the left.
lesson-battle-special-forces-eweb-reroll = A poor roll. Thanks to the E-Web you may roll any of these dice once more. All misses are put forward: do it!
lesson-battle-special-forces-assault = Now the assault unit on the right. If it drives off or wipes out an enemy next to it, it may break through: into the empty hex, to attack again.
lesson-battle-special-forces-assault-closed = Now it is the assault unit’s turn: attack the enemy in front of it.
lesson-battle-special-forces-assault-reroll = The E-Web again: re-roll what missed, or keep the dice.
lesson-battle-special-forces-assault-breakthrough = The hex is empty: break through! Pick it, and from there the unit attacks once more.
lesson-battle-special-forces-onward = Attack once more, while they are still reeling!
lesson-battle-special-forces-rerolled = Much better! After a move the E-Web has to be set up again: order the unit and let it stand.
lesson-battle-special-forces-scouted = Did you notice the extra die? Your scouts stand on a ridge and see the target, so all others who attack it roll one die more.
lesson-battle-special-forces-stopped = You stopped too soon: after a breakthrough the unit may attack again. Try it!
lesson-battle-special-forces-done = Splendid! Elite troops, by the way, move two hexes and still attack.

## 8. Objectives and leaders

lesson-battle-victory = Objectives and leaders
lesson-battle-victory-goal = Win a small battle: be the first with three medals.
lesson-battle-victory-start = You need three medals and have one. The marked hex is worth a medal as long as one of your units stands there.
lesson-battle-victory-start-play = Three medals win, and you have one. The marked hex is worth one while you stand there. Leia’s card “{ card-orders-from-the-princess }” orders two units, each with one die more.
lesson-battle-victory-start-order = Order units that can reach the marked hex. With Leia’s card they also roll one die more.
lesson-battle-victory-start-move = Move one unit onto the marked hex. The other can get into position to attack.
lesson-battle-victory-last = One medal more, and you win. Hold the marked hex, and wipe out the weakened snowtroopers.
lesson-battle-victory-last-play = One medal more, and you win. Which card lets you attack the weakened snowtroopers?
lesson-battle-victory-last-move = Stay on the marked hex with one unit. From there, too, you can attack.
lesson-battle-victory-last-attack = Attack! If they are wiped out, you have three medals.
lesson-battle-victory-seize = One medal more, and you win: move a unit onto the marked hex.
lesson-battle-victory-seize-play = One medal more, and you win: take the marked hex. Play a card for a unit that can reach it.
lesson-battle-victory-seize-order = Order a unit that can reach the marked hex.
lesson-battle-victory-held = The marked hex is yours, and so is its medal, as long as you stay.
lesson-battle-victory-left = You left the marked hex, so its medal is gone. Undo, or go back there.
lesson-battle-victory-wiped-out = A medal for good. Now the marked hex!
lesson-battle-victory-too-far = Two hexes are too far: these troopers can’t attack any more this turn.
lesson-battle-victory-idle-card = None of your units is in the section of that card, so nobody acts. Undo takes the card back.
lesson-battle-victory-too-long = That was too slow: in a real battle the Empire would have won by now. Try again!
lesson-battle-victory-done = Victory! Every scenario says how many medals you need, and which hexes are worth some.

## 9. The first battle

lesson-battle-first-battle = Your first battle
lesson-battle-first-battle-goal = Win “{ scenario-imperial-scout-mission }”: four medals. The coach stays beside you.
lesson-battle-first-battle-opening = Bring your troopers forward, side by side.
lesson-battle-first-battle-opening-play = A real battle: the first side with four medals wins. Nobody is in range yet, so play a card that brings several units forward.
lesson-battle-first-battle-opening-choose = This card wants you to choose first. Take the side where most of your units can advance.
lesson-battle-first-battle-opening-order = Order as many units as the card allows. Units that advance together can strike together.
lesson-battle-first-battle-opening-move = A unit that finds nobody in range can use the full two hexes. But mind: their range is three, just like yours.
lesson-battle-first-battle-opening-attack = Somebody is in range already. Compare the odds, and fire!
lesson-battle-first-battle-opening-retreat = Your unit has to fall back. Choose the way: out of the enemy’s reach, and with room behind it.
lesson-battle-first-battle-advance = Let them come, or close in: whoever gets the first good shots has the edge.
lesson-battle-first-battle-advance-play = Keep cards for the sections where your units stand. Asking for a hint costs nothing.
lesson-battle-first-battle-advance-attack = Let several units attack the same target: only a unit that is wiped out is worth a medal.
lesson-battle-first-battle-advance-retreat = { lesson-battle-first-battle-opening-retreat }
lesson-battle-first-battle-fight = Pick the weakest enemy in reach, and pull your own battered units back. A probe droid is worth two medals.
lesson-battle-first-battle-fight-play = Which card lets several of your units attack the same weak enemy? A probe droid is worth two medals.
lesson-battle-first-battle-fight-move = Pull battered units back, out of the enemy’s range of three, and bring fresh ones forward.
lesson-battle-first-battle-fight-attack = Attack the weakest enemy first, with several units: only the last figure brings the medal.
lesson-battle-first-battle-fight-retreat = { lesson-battle-first-battle-opening-retreat }
lesson-battle-first-battle-decision = It is close to the end! Look for the one attack that decides it, and keep units with one figure out of range.
lesson-battle-first-battle-decision-move = Bring the units forward that can decide it, and keep those with one figure out of range.
lesson-battle-first-battle-decision-attack = Compare the odds, and attack where the chance to wipe a unit out is best.
lesson-battle-first-battle-decision-retreat = { lesson-battle-first-battle-opening-retreat }
lesson-battle-first-battle-probe-droid = You got a probe droid! In this battle that is worth two medals.
lesson-battle-first-battle-medal = Your medal! The whole unit is gone.
lesson-battle-first-battle-lost-unit = They wiped out a unit of yours: a medal for the Empire. Don’t leave a weak unit in reach of several enemies.
lesson-battle-first-battle-cornered = No room to fall back, so it costs figures instead.
lesson-battle-first-battle-pushed = A flag pushes them back. They may now be out of reach for your other units, so choose the order of your attacks with care.
lesson-battle-first-battle-fall-back = Your troopers had to fall back. They can return with their next order.
lesson-battle-first-battle-too-far = That unit could have attacked, but two hexes are too far. Undo takes the move back.
lesson-battle-first-battle-idle-card = None of your units is in the section of that card, so nobody acts. Undo takes the card back.
lesson-battle-first-battle-hit = A hit. Weakened units fight on at full strength, so finish them off.
lesson-battle-first-battle-missed = Bad luck. With more dice it happens less often: go closer where you dare.
lesson-battle-first-battle-wounded = You took a hit. Your unit still rolls all its dice.
lesson-battle-first-battle-new-card = A new card: your hand always has four.
lesson-battle-first-battle-blocked = Something is in the way. The dashed line shows where it ends: one step aside may help.
lesson-battle-first-battle-closed = Ice towers and crevasses are closed to troopers. Go around them.
lesson-battle-first-battle-section = That unit is in another section. The little map on the card shows where it gives orders.
lesson-battle-first-battle-defeat = The Empire was first this time. It happens to every commander: try again!
lesson-battle-first-battle-done = You won your first battle! Sixteen more scenarios are waiting, with AT-ATs, snowspeeders and leaders.
