### The reference sheets of Battle of Hoth (English)

sheet-battle-units = Units
sheet-battle-badges = Badges
sheet-battle-die = The die
sheet-battle-terrain = Terrain
sheet-battle-structures = Structures
sheet-battle-cards = Cards
sheet-battle-both-sides = Both sides
sheet-battle-support = Support cards: { $side }
sheet-battle-figures = Figures
sheet-battle-move = Move
sheet-battle-attacks = Attacks after
sheet-battle-dice = Dice by distance
sheet-battle-hit-by = Hit by
sheet-battle-retreats = Retreats
sheet-battle-worth = Worth
sheet-battle-special = Special
sheet-battle-effect = Effect
sheet-battle-on-the-die = On the die
sheet-battle-always = any move
sheet-battle-yes = yes
sheet-battle-confirmation = hits need a confirmation roll: one blast
sheet-battle-face-infantry = Hits infantry
sheet-battle-face-vehicle = Hits vehicles
sheet-battle-face-blast = Hits every unit, destroys structures
sheet-battle-face-retreat = Drives the target one hex back
sheet-battle-face-cross = Misses
