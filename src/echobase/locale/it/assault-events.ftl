### What happens in an assault, and why something cannot be done (Italian)
### $unit-The begins a sentence; $unit-the, $unit-to, $unit-of and $unit-from stand inside one and
### $unit-gender is m, f or person; $foe and $walker likewise.

## Turns, cards and events

assault-turn = Turno { $turn }
assault-card = Round { $round } - { $card }
assault-event = Evento - { $event }
assault-no-event = Il mazzo degli eventi è vuoto: non succede nulla.
assault-nobody-acts = Nessuna unità può usare questa carta.
assault-holds = { $side-key ->
    [rebel] I Ribelli non fanno nulla.
   *[empire] L’Impero non fa nulla.
}
assault-transport = Trasporti partiti: { $count } su 5.
assault-transport-back = I primi cinque eventi erano tutti trasporti. Questo resta a terra e le carte evento vengono rimescolate.
assault-held = { $side-key ->
    [rebel] I Ribelli conservano
   *[empire] L’Impero conserva
} «{ $event }» per dopo.
assault-arrives = { $unit-The } arriva in { $hex }.
assault-arrives-base = { $unit-The } arriva nel riquadro della Base.
assault-returns = { $unit-The } è di nuovo nel riquadro della Base.
assault-nobody-returns = Nessun soldato ribelle è stato eliminato: non torna nessuno.
assault-hotshot = Un artigliere infallibile sale a bordo { $unit-of }: potenza di fuoco aumentata di 2.
assault-no-hotshot = Nessuno snowspeeder ha l’artigliere vivo: la carta è persa.
assault-repaired = Il droide riparatore toglie un { $track } { $unit-to }.

## Set-up

assault-suggested = { $side-key ->
    [rebel] I Ribelli usano
   *[empire] L’Impero usa
} la preparazione suggerita.
assault-placed = { $unit-The } prende posizione in { $hex }.
assault-placed-base = { $unit-The } attende nel riquadro della Base.
assault-loaded = Soldati artici a bordo { $unit-of }: { $heavy ->
    [one] 1 pesante
   *[other] { $heavy } pesanti
} e { $light ->
    [one] 1 leggero
   *[other] { $light } leggeri
}.
assault-luke-chosen = Luke Skywalker è salito su uno snowspeeder. Solo i Ribelli sanno quale.

## Moves

assault-turns = { $unit-The } guarda verso { $facing }.
assault-steps = { $unit-The } avanza in { $hex }.
assault-moves = { $unit-The } si muove in { $hex }.
assault-crushes = { $unit-The } schiaccia { $foe-the }!
assault-displaced = { $unit-The } viene spostato in { $hex }.
assault-dismounts = { $unit-The } scende { $walker-from }.
assault-mounts = { $unit-The } sale a bordo { $walker-of }.
assault-leaves-base = { $unit-The } esce dalla Base.
assault-enters-base = { $unit-The } entra nella Base.

## Fire

assault-fires = { $unit-The } spara { $foe-to }: { $count ->
    [one] 1 dado
   *[other] { $count } dadi
} contro corazza { $armour }.
assault-veers = Il generale Veers dirige il fuoco { $unit-of }.
assault-force-card = La Forza guida il tiro { $unit-of }: colpisce senza dadi.
assault-shot-fails = Il tiro { $unit-of } non può più andare a segno e fallisce.
assault-roll = Dadi: Vader { $vaders }, spada laser { $sabers }, vuoti { $blanks }.
assault-hit = A segno: colpo { $foe-to }!
assault-missed = Mancato! { $foe-The } non subisce danni.
assault-damage-roll = Dadi danno per { $unit-the }: { $sum }.
assault-damaged = { $unit }: { $damage }.
assault-destroyed = { $unit-The } { $unit-gender ->
    [f] è distrutta
    [person] è fuori combattimento
   *[m] è distrutto
}!
assault-lost-aboard = { $unit-The } muore a bordo { $walker-of }.
assault-grid-destroyed = La rete energetica è distrutta! La corazza del generatore dello scudo scende a 2.
assault-generator-destroyed = Il generatore dello scudo è distrutto!

## Harpoons

assault-harpoons = { $unit-The } lancia l’arpione contro { $foe-the }: { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}.
assault-harpooned = Il cavo si stringe attorno alle zampe { $unit-of }!
assault-harpoon-fails = L’arpione non fa presa: { $unit-the } resta in piedi.

## Luke

assault-luke-revealed = Luke Skywalker si rivela: pilota { $unit-the }!
assault-luke-fires = Luke Skywalker, ai comandi { $unit-of }, spende { $points ->
    [one] 1 punto Forza per 1 dado in più
   *[other] { $points } punti Forza per { $points } dadi in più
}.
assault-armour-raised = Luke Skywalker spende { $points ->
    [one] 1 punto Forza
   *[other] { $points } punti Forza
}: la corazza { $unit-of } aumenta di { $points } per questo round. Punti rimasti: { $force }.
assault-softened = Luke Skywalker spende 1 punto Forza: il colpo critico { $unit-to } diventa un colpo allo scafo. Punti rimasti: { $force }.
assault-luke-was = Luke Skywalker pilotava { $unit-the }. Punti Forza rimasti: { $force }.

## The end

assault-won = { $side-key ->
    [rebel] I Ribelli vincono
   *[empire] L’Impero vince
}: { $reason }.
reason-generator = il generatore dello scudo è distrutto
reason-transports = cinque trasporti sono in salvo
reason-annihilation = sul campo non resta nessuna unità imperiale

## Why not?

assault-why-over = La partita è finita.
assault-why-step = Non adesso: la fase è «{ $step }».
assault-why-luck = Ora decide il caso: «{ $step }».
assault-why-dice = { $count ->
    [one] Qui si tira esattamente 1 dado.
   *[other] Qui si tirano esattamente { $count } dadi.
}
assault-why-deck = Nel mazzo non resta nessuna carta di questo tipo.
assault-why-kind = «{ $card }» non fa agire { $unit-the }.
assault-why-card = «{ $card }» non permette questa azione.
assault-why-not-in-play = Non in gioco: { $unit }.
assault-why-used = { $unit-The } ha già agito in questo round.
assault-why-moving = { $unit-The } è a metà del movimento: prima finisci quello.
assault-why-not-held = «{ $event }» non si può usare qui: non hai la carta, o non è il momento.
assault-why-no-hit = Non c’è nessun colpo così da riparare.
assault-why-points = { $force ->
    [0] { $unit-The } non ha punti Forza da spendere.
    [one] { $unit-The } ha solo 1 punto Forza da spendere.
   *[other] { $unit-The } ha solo { $force } punti Forza da spendere.
}

## Why not: set-up and arrivals

assault-why-no-place = Su questa mappa non c’è un posto così.
assault-why-imperial-sector = { $unit-The } va nel settore imperiale.
assault-why-sector-4 = { $unit-The } va nel settore ribelle 4.
assault-why-forward-line = { $unit-The } va a sud della Linea avanzata.
assault-why-ascending = Le unità uguali si piazzano nell’ordine degli esagoni, per ultimo il riquadro della Base, e deve restare spazio per le altre: { $unit-the } non può andare lì.
assault-why-arrival = { $unit-The } non può arrivare in { $hex }: serve un esagono libero del suo settore, o il più vicino se il settore è pieno.
assault-why-load = Non ci sono abbastanza soldati artici di quel tipo per { $unit-the } e gli AT-AT dopo di lui.
assault-why-luke = Luke Skywalker deve pilotare uno degli snowspeeder da 1 a 5.
assault-why-hotshot = { $unit-The } non è in gioco o non ha l’artigliere vivo.
assault-why-return = Questo no: troppo pochi soldati di quel tipo sono stati eliminati, o bisognava nominare prima quello pesante.

## Why not: moves

assault-why-legs = { $unit-The } ha due colpi alle zampe: non può camminare né ruotare.
assault-why-costs = { $cost ->
    [one] Costa 1 punto movimento
   *[other] Costa { $cost } punti movimento
}; { $left ->
    [0] non ne resta nessuno
    [one] ne resta 1
   *[other] ne restano { $left }
}.
assault-why-edge = { $unit-The } è al bordo del campo di battaglia: davanti non c’è nessun esagono.
assault-why-cliff = { $unit-The } non può stare in { $hex }: è un dirupo.
assault-why-installation = Nessun AT-AT può entrare in { $hex }: c’è una struttura.
assault-why-occupied = In { $hex } c’è già { $foe-the }.
assault-why-steps = { $unit-The } si muove passo per passo: avanti, ruota a sinistra, ruota a destra, fermo.
assault-why-alike = { $unit-The } è uguale in tutto { $foe-to }: muovi prima quello.
assault-why-same-hex = { $unit-The } è già lì.
assault-why-too-far = { $unit-The } non raggiunge { $hex } con i suoi punti movimento.
assault-why-displace = { $unit-The } deve andare in uno degli esagoni vuoti più vicini.

## Why not: the Base and riding

assault-why-base-kind = Solo i soldati ribelli usano la Base, non { $unit-the }.
assault-why-entries = { $unit-The } non trova la via: su ogni ingresso della Base c’è un’unità imperiale.
assault-why-in-base = { $unit-The } è già nella Base.
assault-why-base-far = { $unit-The } non raggiunge un ingresso libero della Base con un punto di avanzo.
assault-why-mount-kind = Solo i soldati artici viaggiano sugli AT-AT, non { $unit-the }.
assault-why-bay = { $walker-The } ha due colpi allo scafo: nessuno può salire a bordo.
assault-why-full = { $walker-The } è pieno: ci sono tre soldati artici a bordo.
assault-why-same-walker = { $unit-The } è già a bordo { $walker-of }.
assault-why-mount-far = { $unit-The } non raggiunge { $walker-the } con un punto di avanzo.

## Why not: fire and harpoons

assault-why-inside = { $unit-The } non può sparare dall’interno della Base o di un AT-AT.
assault-why-blaster = { $unit-The } ha due colpi ai blaster e non può sparare.
assault-why-in-cliffs = { $unit-The } è tra i dirupi: non può sparare né arpionare.
assault-why-own = Un’unità non può sparare al proprio schieramento: { $foe-the }.
assault-why-target-cliffs = { $foe-The } è tra i dirupi e non può essere un bersaglio.
assault-why-target-inside = { $foe-The } è dentro la Base o un AT-AT e non può essere un bersaglio.
assault-why-field = { $unit-The } non può sparare { $foe-to }: è fuori dal suo campo di tiro.
assault-why-impossible = Tiro impossibile { $foe-to }: { $count ->
    [0] nessun dado
    [one] 1 dado
   *[other] { $count } dadi
} contro corazza { $armour }.
assault-why-gunner = { $unit-The } ha perso l’artigliere: niente arpione.
assault-why-adjacent = { $unit-The } non è adiacente { $walker-to }.

## Where the dice of a shot come from

assault-dice-strength = potenza di fuoco { $dice }
assault-dice-harpoon = arpione { $dice }
assault-dice-blaster = blaster danneggiati { $dice-signed }
assault-dice-gunner = artigliere ucciso { $dice-signed }
assault-dice-hotshot = artigliere infallibile { $dice-signed }
assault-dice-veers = Veers { $dice-signed }
assault-dice-force = punti Forza { $dice-signed }
assault-dice-range = gittata { $dice-signed }
assault-dice-cover = protezione { $dice-signed }
