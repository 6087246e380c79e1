## Immagini del tabellone: titoli e descrizioni per chi indica le cose o non le vede

picture-battle-about = Tabellone con { $rebels } unità ribelli e { $imperials } imperiali; medaglie: Ribelli { $won }, Impero { $lost }.
picture-assault-about = Mappa { $map } con { $rebels } unità ribelli e { $imperials } imperiali; turno { $turn }, { $transports } trasporti su 5 partiti.
picture-figures = miniature: { $figures } su { $full }
picture-medals = { $side }: medaglie { $won } su { $need }
picture-hits = { $track } { $count } su { $most }
picture-turn = Turno { $turn }
picture-transports = Trasporti partiti: { $transports } su 5
picture-force = Forza { $force }
picture-aboard = a bordo: { $names }
picture-facing = rivolto a { $facing }
picture-gunner = artigliere colpito
picture-destroyed = Distrutti
picture-ruin = distrutto
picture-left = { $units ->
    [one] { $units } unità uscita
   *[other] { $units } unità uscite
}
ui-picture-saved = Immagine salvata: { $path }
