### The pictures of Assault on Hoth: titles and descriptions for mouse pointers and screen readers (Italian)

picture-assault-about = Mappa { $map } con { $rebels } unità ribelli e { $imperials } imperiali; turno { $turn }, trasporti partiti: { $transports } su 5.
picture-hits = { $track } { $count } su { $most }
picture-turn = Turno { $turn }
picture-transports = Trasporti partiti: { $transports } su 5
picture-force = Forza { $force }
picture-aboard = a bordo: { $names }
picture-facing = orientamento: { $facing }
picture-gunner = artigliere colpito
picture-destroyed = Distrutti
picture-ruin = distrutto
