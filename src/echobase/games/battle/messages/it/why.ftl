### Why something cannot be done in a battle, and where the dice of an attack come from (Italian)
### $unit-form is "one" or "many", the grammatical number of the unit’s name.

## What comes first

battle-why-over = La battaglia è finita.
battle-why-step = Questo non fa parte della fase attuale: { $step }.
battle-why-first = { $step-key ->
    [play] Prima gioca una carta: è lei a dare i comandi alle unità.
    [choose] Prima fai la scelta richiesta dalla carta.
    [exchange] Prima scegli le carte da cambiare.
    [give_up_card] Prima scegli la carta da cedere.
    [recover] Prima decidi se riprendere una carta scartata.
    [strike] Prima scegli i bersagli del bombardamento orbitale.
    [heal] Prima scegli le unità che recuperano miniature.
    [arrive] Prima piazza le unità in arrivo.
    [retreat] Prima l’unità attaccata deve ritirarsi.
    [shelter] Prima decidi se ignorare una ritirata nella trincea.
    [reroll] Prima scegli di quali dadi ripetere il tiro.
    [breakthrough] Prima decidi sullo sfondamento.
    [incursion] Prima decidi sull’incursione.
    [final_assault] Prima decidi sull’assalto finale.
    [roll] Prima si tirano i dadi.
    [confirm] Prima si fa il tiro di conferma.
    [draw] Prima si pesca una carta.
    [deal] Prima si distribuiscono le carte.
   *[other] Prima deve finire questa fase: { $step }.
}
battle-why-orders-first = Prima finisci di dare i comandi, poi le unità si muovono.
battle-why-order-it-first = Prima dai un comando all’unità in { $hex }.
battle-why-moves-first = Prima finisci i movimenti, poi le unità attaccano.
battle-why-none-reaches = Da dove si trovano, le unità comandate non possono attaccare: { $unit } in { $hex }.
battle-why-moves-over = I movimenti di questo turno sono finiti: ora le unità attaccano.
battle-why-orders-over = I comandi di questo turno sono già stati dati.
battle-why-not-its-turn = Ora può agire solo l’unità in { $hex }.

## Cards and dice

battle-why-not-in-hand = Questa carta non è nella tua mano.
battle-why-dice = { $dice ->
    [one] Qui si tira esattamente 1 dado.
   *[other] Qui si tirano esattamente { $dice } dadi.
}

## Orders

battle-why-no-unit = In { $hex } non ci sono unità.
battle-why-not-yours = { $unit } in { $hex }: non è una tua unità.
battle-why-ordered-already = L’unità in { $hex } ha già un comando.
battle-why-no-orders = «{ $card }» non dà comandi.
battle-why-no-orders-left = { $orders ->
    [one] «{ $card }» dà 1 comando, già usato.
   *[other] «{ $card }» dà { $orders } comandi, tutti usati.
}
battle-why-wrong-kind = «{ $card }» non può comandare questo tipo di unità: { $unit }.
battle-why-wrong-section = «{ $card }» non dà comandi { $section ->
    [left] sul fianco sinistro
    [centre] al centro
    [right] sul fianco destro
    [left-centre] sul fianco sinistro o al centro
   *[other] al centro o sul fianco destro
}, dove si trova { $hex }.
battle-why-section-used = «{ $card }» non ha più comandi { $section ->
    [left] sul fianco sinistro
    [centre] al centro
    [right] sul fianco destro
    [left-centre] sul fianco sinistro o al centro
   *[other] al centro o sul fianco destro
}, dove si trova { $hex }.
battle-why-order-sequence = I comandi si danno nell’ordine degli esagoni, e { $hex } viene dopo.
battle-why-not-ordered = L’unità in { $hex } non ha comandi in questo turno.

## Moves

battle-why-immobile = { $unit }: non può mai muoversi.
battle-why-moved = L’unità in { $hex } si è già mossa.
battle-why-card-no-move = «{ $card }» non permette movimenti.
battle-why-shut-in = L’unità in { $hex } non può andare da nessuna parte: gli esagoni vicini sono occupati o vietati.
battle-why-no-exit = Da { $hex } non si raggiunge nessuna uscita.
battle-why-same-hex = L’unità è già in { $hex }.
battle-why-occupied = { $hex } è occupato: { $unit }.
battle-why-closed = { $unit }: vietato entrare in { $hex } ({ $terrain }).
battle-why-too-far = Troppo lontano: { $distance } esagoni, ma { $limit ->
    [0] ora l’unità non può muoversi
    [one] l’unità si muove al massimo di 1
   *[other] l’unità si muove al massimo di { $limit }
}.
battle-why-way-unit = { $foe } in { $hex }: { $foe-form ->
    [one] sbarra
   *[many] sbarrano
} la via verso { $to }.
battle-why-way-closed = { $unit }: vietato attraversare { $hex } ({ $terrain }) per arrivare in { $to }.
battle-why-way-stops = Chi entra in { $hex } ({ $terrain }) finisce lì il movimento: { $to } non si raggiunge.
battle-why-way-token = Chi prende il segnalino in { $hex } finisce lì il movimento: { $to } non si raggiunge.
battle-why-way-steep = { $terrain } in { $hex }: costa più di 1 esagono di movimento, e { $to } è troppo lontano.

## Attacks

battle-why-halted = { $terrain } in { $hex }: l’unità vi è entrata in questo turno, quindi non può muoversi oltre né attaccare.
battle-why-barred = { $limit ->
    [0] L’unità in { $hex } si è mossa in questo turno, quindi non può attaccare.
    [one] L’unità in { $hex } si è mossa di più di 1 esagono, quindi in questo turno non può attaccare.
   *[other] L’unità in { $hex } si è mossa di più di { $limit } esagoni, quindi in questo turno non può attaccare.
}
battle-why-attacked = L’unità in { $hex } ha già attaccato.
battle-why-card-no-attack = «{ $card }» non permette attacchi.
battle-why-no-enemy = Non restano nemici da attaccare.
battle-why-nobody-in-range = Nessun nemico a gittata di { $hex }: la gittata è { $range }, il più vicino è a distanza { $distance }.
battle-why-no-clear-shot = L’unità in { $hex } non ha la linea di vista libera verso nessun nemico a gittata.
battle-why-no-target = Non ci sono nemici in { $hex }.
battle-why-out-of-range = Fuori gittata: distanza { $distance }, ma la gittata è { $range }.
battle-why-sight = { $by ->
    [unit] { $unit } in { $blocked }: { $unit-form ->
        [one] blocca
       *[many] bloccano
    } la linea di vista verso { $hex }.
    [terrain] { $terrain } in { $blocked }: { $terrain-key ->
        [rocks] blocca
       *[other] blocca
    } la linea di vista verso { $hex }.
    [sides] { $blocked } e { $other } bloccano la linea di vista verso { $hex } dai due lati.
   *[edge] Il bordo del tabellone e { $blocked } bloccano la linea di vista verso { $hex }.
}
battle-why-no-dice = Contro { $hex } non resta nessun dado: { $base ->
    [one] 1 dado
   *[other] { $base } dadi
} a questa distanza, { $lost } in meno.

## Retreats, arrivals and special targets

battle-why-not-back = Da { $from } l’unità non può ritirarsi in { $hex }: ogni passo porta una riga più vicino alla propria base.
battle-why-shorter = Da { $hex } la ritirata finirebbe troppo presto: scegli un esagono da cui l’unità possa ritirarsi di più.
battle-why-breakthrough = Lo sfondamento porta solo in { $hex }.
battle-why-landing = { $unit }: non può arrivare in { $hex }, ma solo negli esagoni segnati.
battle-why-landing-near = { $unit }: deve arrivare accanto a un’unità di questo tipo: { $foe }.
battle-why-place-sequence = Le unità uguali si piazzano nell’ordine degli esagoni: { $hex } viene troppo presto o non lascia posto alle altre.
battle-why-struck = L’unità in { $hex } è già stata colpita.
battle-why-full-strength = L’unità in { $hex } è al completo.

## Where the dice of an attack come from

battle-dice-base = Distanza { $range }
battle-dice-card = { $card }
battle-dice-scout = Esploratori in { $hex }
battle-dice-protection = { $terrain }
battle-dice-penalty = Attacca da: { $terrain }

## What else matters before the roll

battle-note-retreat-is-blast = «{ $card }»: ogni ritirata vale come un’esplosione.
battle-note-rout = «{ $card }» ignora la protezione del terreno.
battle-note-rerolls = Queste probabilità suppongono che l’E-Web ripeta una volta ogni dado che manca.
battle-note-confirmation = I colpi vanno confermati: di ognuno si ripete il tiro, e basta un’esplosione per distruggere l’unità: { $unit }.
battle-note-unprotected = { $terrain }: nessuna protezione per questa unità: { $unit }.
battle-note-never-retreats = { $unit }: non si { $unit-form ->
    [one] ritira
   *[many] ritirano
} mai.
battle-note-shelter = La trincea permette al bersaglio di ignorare una ritirata.
battle-note-cornered = Il bersaglio non può ritirarsi: ogni ritirata gli costa una miniatura.
