### The coach in the lessons of Assault on Hoth (English)

## 1. Rounds and the action deck

lesson-assault-rounds = Rounds and the action deck
lesson-assault-rounds-goal = Wait for the right card, and destroy the AT-ST in front of your Tower.
lesson-assault-rounds-march = Here the sides don’t take turns: a card opens each round. “{ action-troopers-move }”: each of your Troopers may move now. Move them, or end the round.
lesson-assault-rounds-shoot = “{ action-towers-fire }”: now your Tower may shoot. Its best shot is put forward, at the AT-ST in front of it: fire!
lesson-assault-rounds-moved = A unit acts once in a round. The others of its kind can still move.
lesson-assault-rounds-imperial = That was an Imperial card, so it was the Empire’s round. In every turn all twenty cards come up.
lesson-assault-rounds-held-fire = The round is over, and your Tower has not fired. Cards wait for nobody: try again.
lesson-assault-rounds-other-target = That AT-ST is far away and can wait. Try again, with the one right in front of your Tower.
lesson-assault-rounds-done = Got it! The deck decides who acts, and you decide how. When it is empty, it is shuffled and a new turn begins.

## 2. Troopers, range and cover

lesson-assault-troopers = Troopers, range and cover
lesson-assault-troopers-goal = Get close, and shoot down one of the two Snowtroopers.
lesson-assault-troopers-closer = A macrohex is a flower of seven hexes with a bold outline. Each macrohex of range costs a shot one die. Bring your Troopers closer, then end the round.
lesson-assault-troopers-fire = “{ action-troopers-fire }”. The best shots are put forward. Pick a Trooper and a target to see the odds: range and cover cost dice, and armour is the number of Sabers you need. Then fire.
lesson-assault-troopers-moved = A Trooper moves up to five hexes in any direction, and other units don’t block its way. In rough ground your Troopers are harder to hit, too.
lesson-assault-troopers-cover = That one crouches in rough ground: cover costs you one die. But light armour needs only one Saber.
lesson-assault-troopers-heavy = Heavy armour: it takes two Sabers to hit this one.
lesson-assault-troopers-cliff = Cliffs are only for Snowspeeders. Everybody else walks around them.
lesson-assault-troopers-impossible = With fewer dice than the target has armour, there is no shot at all. Get closer!
lesson-assault-troopers-nobody-fired = The round is over and both Snowtroopers are still standing. Try again, from a little closer.
lesson-assault-troopers-missed = Nobody was near enough to fire. Try again, and get closer first.
lesson-assault-troopers-done = Good shot! One hit is enough for a Trooper, on either side.

## 3. Towers and the Base

lesson-assault-base = Towers and the Base
lesson-assault-base-goal = Bring a Trooper out of the Base, and destroy the AT-ST with your Tower.
lesson-assault-base-out = Your Troopers wait in the Base, safe from all fire. Pick one of them, and send it out by the marked entry.
lesson-assault-base-more = The others may come out, too. When you have had enough, end the round.
lesson-assault-base-towers = “{ action-towers-fire }”. A Tower never moves, but it has six dice and fires in every direction. Pick it, then the AT-ST, and fire!
lesson-assault-base-towers-closed = That Snowtrooper can wait: the AT-ST is the danger.
lesson-assault-base-left-base = Out it comes! Stepping out costs one of its five movement points. It can go back in the same way.
lesson-assault-base-closed-entry = A Snowtrooper stands on the entry to the east and closes it. Use the other one.
lesson-assault-base-stayed = Nobody came out. Try again: pick a Trooper, then a hex near the entry.
lesson-assault-base-held-fire = The Tower has not fired. Towers have only two cards in each turn, so use them. Try again!
lesson-assault-base-done = Tunnels and Towers: that is how the Rebels hold the line.

## 4. Walkers, facing and field of fire

lesson-assault-walkers = Walkers, facing and field of fire
lesson-assault-walkers-goal = You are the Empire now: turn your Walker, and destroy the Laser Tower.
lesson-assault-walkers-turn = Your Walker looks the wrong way, and it fires only at what lies ahead. Pick a hex, then the way it should face, until it could fire at the Tower from there.
lesson-assault-walkers-fire = “{ action-walkers-fire }”: the Tower is in your Walker’s field of fire. Aim at it, and fire!
lesson-assault-walkers-fire-closed = That one is no danger to a Walker. Fire at the Tower!
lesson-assault-walkers-crushed = Crushed! Where a Walker steps, it destroys Troopers, Towers and even your own AT-STs.
lesson-assault-walkers-turned = The fan of hexes in front of your Walker is its field of fire. Rough ground costs it three points.
lesson-assault-walkers-field = A Walker only fires ahead: the fan of hexes in front of it is its field of fire.
lesson-assault-walkers-cost = Five points a move: one for a clear hex, three for a rough one, one for each turn to the side. Cliffs are closed.
lesson-assault-walkers-out-of-field = The Walker has no target: the Tower is not in front of it, or too far away. Try again, and watch the way it faces.
lesson-assault-walkers-held-fire = The Tower still stands, and it will shoot back. Try again!
lesson-assault-walkers-done = Thunderous! Face where you want to fire next round, not where you are going.

## 5. Snowspeeders and harpoons

lesson-assault-harpoons = Snowspeeders and harpoons
lesson-assault-harpoons-goal = Bring down a Walker with a harpoon.
lesson-assault-harpoons-fly = A Walker’s armour is thick, but a harpoon can trip it up. Fly both Snowspeeders right next to the Walker: even cliffs can’t stop them.
lesson-assault-harpoons-harpoon = Here is the card for it! Pick a Snowspeeder next to the Walker, then the Walker, and choose the harpoon. Three Sabers bring it down.
lesson-assault-harpoons-beside = A harpoon rolls five dice at a Walker in the same macrohex, and four at one in the next macrohex.
lesson-assault-harpoons-slipped = The cable slipped. No harm done: your other Snowspeeder may try.
lesson-assault-harpoons-shot = A shot can damage a Walker, but it takes three or four good ones. A harpoon ends it at once.
lesson-assault-harpoons-adjacent = A harpoon only reaches a Walker in the next hex.
lesson-assault-harpoons-escaped = The Walker is still on its feet. Try again: both Snowspeeders right beside it, and then the harpoons.
lesson-assault-harpoons-done = Timber! Everyone aboard went down with it. There is only one such card in each turn, so be near when it comes.

## 6. Luke and the Force

lesson-assault-luke = Luke and the Force
lesson-assault-luke-goal = Save Luke from a Walker’s fire, then destroy the distant AT-ST with his help.
lesson-assault-luke-shield = A Walker fires at Snowspeeder 1, and only you know that Luke flies it. Each of his ten Force Points spent now adds one armour: two or three will do.
lesson-assault-luke-strike = Now Luke strikes back. The AT-ST is too far for a plain shot, but each Force Point adds a die: pick Snowspeeder 1, the AT-ST, and spend some points.
lesson-assault-luke-strike-critical = A critical hit would destroy him! For one Force Point it becomes a body hit, and he flies on.
lesson-assault-luke-raised = The shot glances off. But now the Empire knows which Snowspeeder is Luke’s.
lesson-assault-luke-softened = That was close! One more body hit, and his Snowspeeder is gone.
lesson-assault-luke-lucky = Daring! Nobody knows yet that it is Luke.
lesson-assault-luke-points = Too far for this many dice. Only Luke can add some: spend Force Points with his shot.
lesson-assault-luke-lost-luke = Luke was shot down. Try again, and let the Force protect him.
lesson-assault-luke-held-fire = The AT-ST got away. Try again: Luke’s shot, with Force Points.
lesson-assault-luke-no-points = The Walker is too tough for now. Try again: the AT-ST is your target.
lesson-assault-luke-done = The Force was with you! Points never come back, so spend them when it counts.

## 7. Generator, Grid and transports

lesson-assault-generator = Generator, Grid and transports
lesson-assault-generator-goal = As the Empire: destroy the Shield Generator before the fifth transport gets away.
lesson-assault-generator-grid = Destroy the Shield Generator, and you win. But if the fifth transport leaves first, the Rebels win! From here the Generator is too strong, so shoot the Power Grid first.
lesson-assault-generator-grid-closed = No time for anything else: the Grid first, then the Generator.
lesson-assault-generator-generator = Now the Generator! The odds are poor, but there is no time to come closer: fire before the next transport leaves.
lesson-assault-generator-grid-down = The Grid is down, and the Generator’s armour drops from three to two: now your dice are enough.
lesson-assault-generator-transport = A transport is away. Two events come up in every turn: that is the clock of this game.
lesson-assault-generator-too-strong = Its armour is three, and range and cover leave you two dice. Without the Grid its armour is only two.
lesson-assault-generator-too-late = The fifth transport is away, and the Rebels have won. Try again, faster!
lesson-assault-generator-wasted = No time for anything else: the Grid first, then the Generator. Try again!
lesson-assault-generator-done = The Generator is gone, and the Empire wins! As the Rebels you play for time; as the Empire you have none to lose.

## 8. The first assault

lesson-assault-first-assault = Your first assault
lesson-assault-first-assault-goal = Win a whole game as the Empire on the short map: destroy the Shield Generator. The coach stays beside you.
lesson-assault-first-assault-begin = You win by destroying the Shield Generator at the far end of the map, in the south, and lose when the fifth transport leaves. Each card says which of your units may act.
lesson-assault-first-assault-begin-snowtroopers-move = You win by destroying the Shield Generator in the south before the fifth transport leaves. Your Snowtroopers ride there in the Walkers: leave them aboard, and end the round.
lesson-assault-first-assault-march = March ahead to the far end of the map with all four Walkers, and keep together.
lesson-assault-first-assault-march-walkers-move = The heart of your assault: send all four Walkers ahead, by clear ground where you can, and let them face the enemy at the end.
lesson-assault-first-assault-march-walkers-move-or-fire = Move or fire, each Walker as you like: fire where the odds are good, march with the others.
lesson-assault-first-assault-march-walkers-fire = Laser Towers and Snowspeeders are your worst enemies, so fire at them. No good target? Then just end the round.
lesson-assault-first-assault-march-at-sts-move = AT-STs are quick, but one hit destroys them. Let them scout ahead, in rough ground if possible and out of your Walkers’ path.
lesson-assault-first-assault-march-at-sts-fire = Four dice for each AT-ST: look for light targets.
lesson-assault-first-assault-march-snowtroopers-move = Your Snowtroopers ride in the Walkers, where nobody can fire at them. Leave them aboard for now: end the round.
lesson-assault-first-assault-march-snowtroopers-fire = Only Snowtroopers on foot can fire. If nobody is out, end the round.
lesson-assault-first-assault-march-place = Reinforcements! Choose a hex with a short, clear way ahead.
lesson-assault-first-assault-march-face = Let the Walker look ahead, to the far end of the map: every turn to the side costs it a point.
lesson-assault-first-assault-approach = Press on to the Power Grid and the Shield Generator: the sooner they are in range, the better.
lesson-assault-first-assault-approach-walkers-move = Bring the Grid and the Generator into range and in front of your Walkers. Aim for two macrohexes or less.
lesson-assault-first-assault-approach-walkers-fire = Is the Grid or the Generator in reach? Then make it the target, even if other shots have better odds. Otherwise clear the way.
lesson-assault-first-assault-approach-snowtroopers-move = Near the Grid or the Generator your Snowtroopers can get out and fire at it, too. Otherwise leave them aboard: end the round.
lesson-assault-first-assault-approach-place = { lesson-assault-first-assault-march-place }
lesson-assault-first-assault-approach-face = { lesson-assault-first-assault-march-face }
lesson-assault-first-assault-finish = Everything at the Generator now! AT-STs and Snowtroopers can fire at it, too, if they are close enough.
lesson-assault-first-assault-finish-walkers-move = Bring every Walker to where it can fire at the Generator: in front of it, and two macrohexes away or less.
lesson-assault-first-assault-finish-walkers-move-or-fire = Fire at the Generator with each Walker that has a fair chance, and bring the others closer.
lesson-assault-first-assault-finish-walkers-fire = Is the Generator in reach? Then make it the target of every Walker that has it in its field of fire, even if other shots have better odds.
lesson-assault-first-assault-finish-snowtroopers-move = Near the Generator your Snowtroopers can get out and fire at it, too. Otherwise leave them aboard: end the round.
lesson-assault-first-assault-finish-place = { lesson-assault-first-assault-march-place }
lesson-assault-first-assault-finish-face = { lesson-assault-first-assault-march-face }
lesson-assault-first-assault-crushed = Crushed under the feet of a Walker, and it cost nothing but the step.
lesson-assault-first-assault-lost-walker = A Walker is lost, with everyone aboard. Shoot down Snowspeeders before they come close: their harpoons are the danger.
lesson-assault-first-assault-grid-down = The Power Grid is down! The Generator’s armour is only two now.
lesson-assault-first-assault-luke = So that is Luke! He has shown himself, and the Force Points that he spends never come back.
lesson-assault-first-assault-held = This card is yours to keep: use it when it helps you most.
lesson-assault-first-assault-transport = A transport got away. Count them at the top: with the fifth you have lost.
lesson-assault-first-assault-damaged = A hit on a Walker or a Snowspeeder is rolled on a table: guns, legs or body. The displays show what each has taken.
lesson-assault-first-assault-displaced = A Snowspeeder in the way of a Walker is only pushed aside.
lesson-assault-first-assault-dismounted = On foot they can fire and hold ground, but keep them out of your own Walkers’ path.
lesson-assault-first-assault-new-turn = All twenty cards are played, so they are shuffled: a new turn.
lesson-assault-first-assault-field = Not in front of this Walker. Turn it with its next move.
lesson-assault-first-assault-impossible = Too far, or too well armoured, for this many dice. Get closer first.
lesson-assault-first-assault-defeat = The Rebels have won this time. March faster, and don’t stop for every Trooper. Try again!
lesson-assault-first-assault-done = The Generator is gone: you have won your first assault! Next time try the Rebels.
