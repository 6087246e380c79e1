### Battle of Hoth: che cosa non va in uno scenario (italiano)

battle-bad-hex = l’esagono '{ $hex }' non esiste; le righe vanno da A a G, le colonne da 1 a 10 in A C E G e da 1 a 9 in B D F
battle-bad-kind = nessun tipo di unità '{ $word }'; tipi noti: { $known }
battle-bad-units = nessuna unità '{ $word }'; valori possibili: { $known }
battle-bad-ridge-cost = 1 o 2 esagoni di movimento; trovato { $got }
battle-bad-hand = una mano ha da 0 a 8 carte; trovato { $got }
battle-bad-second-terrain = { $hex } ha già questo terreno: { $terrain }; uno per esagono
battle-bad-second-structure = { $hex } ha già una struttura
battle-bad-objective = ogni obiettivo deve avere un id proprio e un esagono
battle-bad-token = un segnalino si trova in un solo esagono
battle-bad-permanent = al massimo { $most } esagoni con medaglie permanenti o segnalini
battle-bad-border = { $hex } non è su quel bordo
battle-bad-exit-id = anche un’altra uscita si chiama '{ $word }'
battle-bad-arrival = indica dove: sulla linea di base, vicino a un tipo di unità o in un elenco di esagoni
battle-bad-victory = servono medaglie o una condizione di morte improvvisa
battle-bad-of = qui non c’è nessun '{ $word }' di quel tipo; noti: { $known }
battle-bad-taken = { $hex } è già occupato: { $unit }
battle-bad-closed = { $unit }: questa unità non può mai stare in { $hex } ({ $terrain })
battle-bad-moving = solo per una E-Web in gioco; ogni E-Web comincia piazzata
battle-bad-badge = { $unit }: questa unità non può portare il distintivo { $badge ->
    [assault] Assalto
    [eweb] E-Web
    [scout] Esploratori
    [elite] Soldati elite
   *[other] Squadriglia elite
}
battle-bad-figures = { $most ->
    [one] una miniatura; trovato { $got }
   *[other] da 1 a { $most } miniature; trovato { $got }
}
battle-bad-box-figures = { $unit }: { $count } miniature, ma la scatola ne contiene { $most }; beyond_box = true ne permette di più
battle-bad-box-tiles = { $count } tessere terreno, ma la scatola ne contiene { $most }; beyond_box = true ne permette di più
battle-bad-box-badges = { $count } distintivi, ma la scatola ne contiene { $most }; beyond_box = true ne permette di più
battle-bad-box-structures = { $count } strutture, ma la scatola ne contiene { $most }; beyond_box = true ne permette di più
battle-bad-box-medals = { $count } segnalini medaglia, ma la scatola ne contiene { $most }; beyond_box = true ne permette di più
