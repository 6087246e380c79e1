### Battle of Hoth: che cosa non va in uno scenario (italiano)

problem-battle-no-hex = nessun esagono scelto
problem-battle-hex = l’esagono '{ $hex }' non esiste; le righe vanno da A a G, le colonne da 1 a 10 in A C E G e da 1 a 9 in B D F
problem-battle-kind = nessun tipo di unità '{ $word }'; tipi noti: { $known }
problem-battle-units = nessuna unità '{ $word }'; valori possibili: { $known }
problem-battle-ridge-cost = 1 o 2 esagoni di movimento; trovato { $got }
problem-battle-hand = { $side-key ->
    [rebel] la mano dei Ribelli ha da 0 a 8 carte; trovato { $got }
   *[empire] la mano dell’Impero ha da 0 a 8 carte; trovato { $got }
}
problem-battle-second-terrain = { $hex } ha già questo terreno: { $terrain }; uno per esagono
problem-battle-second-structure = { $hex } ha già una struttura
problem-battle-objective = ogni obiettivo deve avere un nome (id) proprio e un esagono
problem-battle-token = un segnalino si trova in un solo esagono
problem-battle-permanent = al massimo { $most } esagoni con medaglie permanenti o segnalini
problem-battle-border = { $edge ->
    [any] { $hex } non è sul bordo del tabellone
   *[other] { $hex } non è sul bordo indicato dall’uscita
}
problem-battle-exit-id = anche un’altra uscita si chiama '{ $word }'
problem-battle-arrival = manca dove appaiono le unità: indica il tipo di unità accanto a cui appaiono, o gli esagoni
problem-battle-victory = { $side-key ->
    [rebel] ai Ribelli servono medaglie per vincere o una condizione di vittoria improvvisa
   *[empire] all’Impero servono medaglie per vincere o una condizione di vittoria improvvisa
}
problem-battle-of = { $known ->
    [none] questa battaglia non ha ancora un’uscita, una posizione o un segnalino del genere
   *[other] qui non c’è nessun '{ $word }' di quel tipo; scegli { $known }
}
problem-battle-taken = { $hex } è già occupato: { $unit }
problem-battle-closed = { $unit }: questa unità non può mai stare in { $hex } ({ $terrain })
problem-battle-moving = solo per una E-Web in gioco; ogni E-Web comincia piazzata
problem-battle-badge = { $unit }: questa unità non può portare il distintivo { $badge ->
    [assault] Assalto
    [eweb] E-Web
    [scout] Esploratori
    [elite] Soldati elite
   *[other] Squadriglia elite
}
problem-battle-figures = { $most ->
    [one] una miniatura; trovato { $got }
   *[other] da 1 a { $most } miniature; trovato { $got }
}
problem-battle-box-figures = { $unit }: { $count } miniature, ma la scatola ne contiene { $most }; «Più pezzi di quelli nella scatola» (beyond_box) ne permette di più
problem-battle-box-tiles = { $count } esagoni terreno, ma la scatola ne contiene { $most }; «Più pezzi di quelli nella scatola» (beyond_box) ne permette di più
problem-battle-box-badges = { $count } distintivi, ma la scatola ne contiene { $most }; «Più pezzi di quelli nella scatola» (beyond_box) ne permette di più
problem-battle-box-structures = { $count } strutture, ma la scatola ne contiene { $most }; «Più pezzi di quelli nella scatola» (beyond_box) ne permette di più
problem-battle-box-medals = { $count } segnalini medaglia, ma la scatola ne contiene { $most }; «Più pezzi di quelli nella scatola» (beyond_box) ne permette di più
