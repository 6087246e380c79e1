### The reference sheets of Battle of Hoth (Polish)

sheet-battle-units = Jednostki
sheet-battle-badges = Odznaki
sheet-battle-die = Kość ataku
sheet-battle-terrain = Teren
sheet-battle-structures = Konstrukcje
sheet-battle-cards = Karty
sheet-battle-both-sides = Obie strony konfliktu
sheet-battle-support = Karty wsparcia: { $side }
sheet-battle-figures = Figurki
sheet-battle-move = Ruch
sheet-battle-attacks = Atak po ruchu
sheet-battle-dice = Kości według odległości
sheet-battle-hit-by = Trafiana przez
sheet-battle-retreats = Odwrót
sheet-battle-worth = Wartość
sheet-battle-special = Dodatkowe
sheet-battle-effect = Działanie
sheet-battle-on-the-die = Na kości
sheet-battle-always = każdym
sheet-battle-yes = tak
sheet-battle-confirmation = trafienia wymagają przerzutu potwierdzającego: jeden wybuch
sheet-battle-face-infantry = Trafia piechotę
sheet-battle-face-vehicle = Trafia pojazdy
sheet-battle-face-blast = Trafia każdą jednostkę, niszczy konstrukcje
sheet-battle-face-retreat = Cofa cel o jedno pole
sheet-battle-face-cross = Pudło
