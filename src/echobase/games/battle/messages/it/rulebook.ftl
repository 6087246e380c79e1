### The reference sheets of Battle of Hoth (Italian)

sheet-battle-units = Unità
sheet-battle-badges = Distintivi
sheet-battle-die = Il dado attacco
sheet-battle-terrain = Terreno
sheet-battle-structures = Strutture
sheet-battle-cards = Carte
sheet-battle-both-sides = Entrambi gli schieramenti
sheet-battle-support = Carte supporto: { $side }
sheet-battle-figures = Miniature
sheet-battle-move = Movimento
sheet-battle-attacks = Attacca dopo
sheet-battle-dice = Dadi per distanza
sheet-battle-hit-by = Colpita con
sheet-battle-retreats = Ritirata
sheet-battle-worth = Vale
sheet-battle-special = Speciale
sheet-battle-effect = Effetto
sheet-battle-on-the-die = Facce
sheet-battle-always = ogni movimento
sheet-battle-yes = sì
sheet-battle-confirmation = i colpi vanno confermati: serve un’esplosione
sheet-battle-face-infantry = Colpisce la fanteria
sheet-battle-face-vehicle = Colpisce i veicoli
sheet-battle-face-blast = Colpisce ogni unità, distrugge le strutture
sheet-battle-face-retreat = Fa arretrare il bersaglio di un esagono
sheet-battle-face-cross = Mancato
