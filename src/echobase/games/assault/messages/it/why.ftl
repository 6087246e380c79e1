### Why something cannot be done in an assault, and where the dice of a shot come from (Italian)
### $unit-The begins a sentence; $unit-the, $unit-to, $unit-of and $unit-from stand inside one and
### $unit-gender is m, f or person; $foe and $walker likewise.

## Why not?

assault-why-over = La partita è finita.
assault-why-step = Questo non fa parte della fase attuale: { $step }.
assault-why-first = { $step-key ->
    [draw] Prima si pesca una carta azione.
    [event] Prima si pesca una carta evento.
    [roll] Prima si tirano i dadi fuoco.
    [damage] Prima si tirano i dadi danno.
    [place] Prima piazza l’unità di turno.
    [face] Prima scegli l’orientamento dell’AT-AT.
    [load] Prima scegli chi viaggia sull’AT-AT.
    [luke] Prima scegli lo snowspeeder di Luke.
    [displace] Prima sposta lo snowspeeder che l’AT-AT scansa.
    [armour] Prima rispondi al tiro: punti per la corazza o nessuno.
    [critical] Prima rispondi al colpo critico.
    [regroup] Prima scegli i soldati che ritornano.
    [hotshot] Prima scegli lo snowspeeder dell’artigliere infallibile.
   *[other] Prima deve finire questa fase: { $step }.
}
assault-why-luck = Ora decide il caso: { $step }.
assault-why-dice = { $count ->
    [one] Qui si tira esattamente 1 dado.
   *[other] Qui si tirano esattamente { $count } dadi.
}
assault-why-deck = Nel mazzo non resta nessuna carta di questo tipo.
assault-why-kind = «{ $card }» non fa agire { $unit-the }.
assault-why-card = { $act ->
    [move] «{ $card }» non permette movimenti.
    [harpoon] «{ $card }» non permette arpioni.
   *[fire] «{ $card }» non permette di sparare.
}
assault-why-not-in-play = Non in gioco: { $unit }.
assault-why-used = { $unit-The } ha già agito in questo round.
assault-why-not-yours = { $unit-The } non è una delle tue unità.
assault-why-moving = { $unit-The } è a metà del movimento: prima finisci quello.
assault-why-not-held = Non hai la carta «{ $event }».
assault-why-veers = «{ $event }» serve solo agli AT-AT.
assault-why-repair-round = «{ $event }» serve solo nei round imperiali.
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
assault-why-ascending = Le unità uguali si piazzano nell’ordine degli esagoni, per ultimo il riquadro della Base: { $unit-the } non può andare lì.
assault-why-no-room = { $hex } lascia troppo poco spazio alle unità uguali { $unit-to } che vengono dopo.
assault-why-arrival = { $unit-The } non può arrivare in { $hex }: { $sector ->
    [imperial] scegli un esagono libero del settore imperiale
   *[other] scegli un esagono libero del settore ribelle { $sector }
}.
assault-why-nearest = { $unit-The } non può arrivare in { $hex }: il suo settore è pieno, quindi scegli un esagono vicino quanto { $to }.
assault-why-load = Non ci sono abbastanza soldati artici di quel tipo per { $unit-the } e gli AT-AT dopo di lui.
assault-why-luke = Luke Skywalker deve pilotare uno degli snowspeeder da 1 a 5.
assault-why-hotshot = { $unit-The } non ha l’artigliere vivo.
assault-why-return = Nessun soldato di quel tipo è stato eliminato.

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
assault-why-edge = { $unit-The } è al bordo della mappa: davanti non c’è nessun esagono.
assault-why-cliff = { $unit-The } non può stare in { $hex }: è un dirupo.
assault-why-installation = Nessun AT-AT può entrare in { $hex }: c’è una struttura.
assault-why-occupied = In { $hex } c’è già { $foe-the }.
assault-why-steps = { $unit-The } si muove passo per passo: avanti, ruota a sinistra, ruota a destra, fermo.
assault-why-alike = { $unit-The } è uguale in tutto { $foe-to }: muovi prima quello.
assault-why-same-hex = { $unit-The } è già lì.
assault-why-too-far = { $unit-The } non raggiunge { $hex }: costa { $cost } punti movimento, e ne ha { $left }.
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
assault-why-no-shot = { $unit-The } non ha bersagli: nel suo campo di tiro nessuno è abbastanza vicino per i suoi dadi.
assault-why-no-walker = { $unit-The } non ha accanto nessun AT-AT da arpionare.
assault-why-own = Un’unità non può sparare al proprio schieramento: { $foe-the }.
assault-why-target-cliffs = { $foe-The } è tra i dirupi e non può essere un bersaglio.
assault-why-target-inside = { $foe-The } è dentro la Base o un AT-AT e non può essere un bersaglio.
assault-why-field = { $unit-The } non può sparare { $foe-to }: è fuori dal suo campo di tiro.
assault-why-impossible = Nessun tiro possibile { $foe-to }: { $count ->
    [0] nessun dado
    [one] 1 dado
   *[other] { $count } dadi
} a distanza { $range }, ma { $armour ->
    [one] serve 1 colpo
   *[other] servono { $armour } colpi
}.
assault-why-gunner = { $unit-The } ha perso l’artigliere: niente arpione.
assault-why-adjacent = { $unit-The } non è adiacente { $walker-to }.

## Where the dice of a shot come from

assault-dice-strength = Potenza di fuoco
assault-dice-harpoon = Arpione
assault-dice-blaster = Blaster danneggiati
assault-dice-gunner = Artigliere ucciso
assault-dice-hotshot = Artigliere infallibile
assault-dice-veers = Generale Veers
assault-dice-force = Punti Forza
assault-dice-range = Distanza { $range }
assault-dice-cover = { $terrain }

## What else matters before the roll

assault-note-force = La Forza guida il tiro: colpisce senza tirare i dadi.
assault-note-no-cover = { $foe-The } non ha mai protezione.
assault-note-maybe-luke = Se lo pilota Luke, può ancora aumentarne la corazza.
assault-note-luke = Luke può ancora aumentare la corazza, fino a { $force } punti.
assault-note-harpoon = Un colpo distrugge subito l’AT-AT.
