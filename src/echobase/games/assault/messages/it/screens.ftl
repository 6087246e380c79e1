### The screens of Assault on Hoth in text (Italian)

## Units and places

ui-assault-aboard = a bordo di { $name }
ui-assault-in-base = nel riquadro della Base
ui-assault-in-box = non ancora in gioco
ui-assault-displaced = in corso di spostamento
ui-assault-destroyed = distrutto
ui-assault-faces = orientamento: { $towards }
ui-assault-carries = trasporta { $names }
ui-assault-hotshot = artigliere infallibile
ui-assault-blaster = colpi ai blaster { $hits }
ui-assault-legs = colpi alle zampe { $hits }
ui-assault-body = colpi allo scafo { $hits }
ui-assault-no-gunner = artigliere ucciso
ui-assault-off-map = bordo della mappa
ui-assault-beside = Accanto a { $name }: { $places }.
ui-assault-line = La Linea avanzata corre tra le righe { $north } e { $south }.
ui-assault-away = Fino al generatore dello scudo: { $hexes ->
    [one] 1 esagono
   *[other] { $hexes } esagoni
}, gittata { $apart }.
ui-assault-way = { $unit }: { $way }.

## How the game stands

ui-assault-transports = Trasporti partiti: { $count } di { $needed }
ui-assault-grid-stands = rete energetica intatta
ui-assault-grid-ruin = rete energetica distrutta
ui-assault-base-box = Riquadro della Base: { $light } leggeri, { $heavy } pesanti
ui-assault-setting-up = preparazione
ui-assault-when = turno { $turn }, round { $round } di { $rounds }
ui-assault-to-come = Carte azione ancora da pescare in questo turno: Impero { $empire }, Ribelli { $rebel }, eventi { $events }
ui-assault-luke = Luke Skywalker: { $where }, punti Forza { $force }
ui-assault-luke-hidden = in uno degli snowspeeder da 1 a 5
ui-assault-luke-secret = segreto
ui-assault-luke-raised = corazza +{ $points } in questo round
ui-assault-held = Carta conservata
ui-assault-hits = Danni
ui-assault-events = Eventi
ui-assault-event-deck = Carte evento rimaste

## Goals

ui-assault-goal-rebel = Resistete finché non parte il quinto trasporto, o distruggete ogni unità imperiale sulla mappa.
ui-assault-goal-empire = Distruggete il generatore dello scudo prima che parta il quinto trasporto.
ui-assault-no-reshuffle = Le carte evento valgono come escono, anche se le prime cinque sono tutte trasporti.

## What to decide

ui-assault-ask-place = { $unit }: scegli un esagono. Scrivi la sua sigla o un numero:
ui-assault-any-sequence = Piazza le unità di questo tipo nell’ordine che vuoi, anche più d’una sulla stessa riga: 0412 0812 1113. lift 0412 riprende un’unità.
ui-assault-base-last = base manda nel riquadro della Base tutte quelle rimaste di questo tipo.
ui-assault-waiting = Aspettano che le altre dello stesso tipo siano piazzate, e si salvano con quelle: { $names }
ui-assault-ask-face = { $unit }: scegli l’orientamento:
ui-assault-ask-load = { $unit }: scegli chi sale a bordo:
ui-assault-ask-luke = Quale snowspeeder pilota Luke Skywalker? L’Impero non lo saprà:
ui-assault-ask-round = Scegli un’unità, poi la sua azione:
ui-assault-ask-unit = { $unit }: scegli la sua azione, che ha effetto subito:
ui-assault-ask-at-once = Scegli un’azione, che ha effetto subito:
ui-assault-only-done = Nessuna unità può usare questa carta adesso; puoi solo finire il round:
ui-assault-ask-walk = { $unit } su { $place }, orientamento { $towards }, { $points ->
    [one] 1 punto movimento rimasto
   *[other] { $points } punti movimento rimasti
}. E ora?
ui-assault-other-facing = I percorsi hanno l’orientamento più economico e il costo; puoi scriverne un altro, per esempio 0605:SE.
ui-assault-more-points = Puoi scrivere più punti Forza di quelli elencati, per esempio S3xW1 +5.
ui-assault-other-hexes = La lista mostra gli ingressi, gli esagoni intorno e quelli con un bersaglio; puoi scriverne altri.
ui-assault-ask-displace = Arriva { $walker }. { $unit }: scegli dove si scansa:
ui-assault-ask-armour = { $unit } sotto tiro ({ $foe }, { $count ->
    [one] 1 dado
   *[other] { $count } dadi
} contro corazza { $armour }). Spendi punti Forza per la corazza?
ui-assault-in-advance = nopoints round (o always) risponde adesso e in anticipo, per tutti gli snowspeeder allo stesso modo.
ui-assault-skip-long-odds = Scrivi longodds skip per far finire da soli questi round: tutto ciò che potrebbe restare richiede cinque o più punti Forza.
ui-assault-ask-critical = { $unit }: colpo critico. Spendi un punto Forza per attenuarlo?
ui-assault-ask-regroup = Chi torna nel riquadro della Base? Ancora da scegliere: { $left }
ui-assault-ask-hotshot = Quale snowspeeder riceve l’artigliere infallibile?

ui-assault-suggested = Usa la preparazione suggerita di questa mappa
ui-assault-surprise = Sorprendimi: uno dei cinque a caso
ui-assault-column = { $column } colonna
ui-assault-load = { $heavy } pesanti, { $light } leggeri
ui-assault-to-base = nel riquadro della Base
ui-assault-rest-to-base = { $count ->
    [one] nel riquadro della Base
   *[other] tutti gli altri ({ $count }) nel riquadro della Base
}
ui-assault-to-mount = a bordo di { $name }
ui-assault-step = un passo su { $place }
ui-assault-left = ruota a sinistra
ui-assault-right = ruota a destra
ui-assault-stop = stop: l’AT-AT resta qui
ui-assault-done = done: fine di questo round
ui-assault-fire-at = fuoco su { $name }
ui-assault-harpoon = arpione su { $name }
ui-assault-with-points = con { $points ->
    [one] 1 punto Forza
   *[other] { $points } punti Forza
}
ui-assault-with-veers = con Veers
ui-assault-with-force = con la carta della Forza
ui-assault-repair = Droide riparatore da combattimento: toglie un { $hit } a { $name }
ui-assault-armour = { $points ->
    [0] nessun punto
    [one] 1 punto, ne restano { $left }
   *[other] { $points } punti, ne restano { $left }
}: corazza { $armour }, colpo { $chance }%, distruzione { $destroyed }%
ui-assault-suffer = nessun punto: il colpo critico resta, distruzione { $destroyed }%
ui-assault-soften = 1 punto, ne restano { $left }: diventa un colpo allo scafo, distruzione { $destroyed }%
ui-assault-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

ui-assault-arrows = orientamento dell’AT-AT
ui-assault-sign-rough = accidentato
ui-assault-sign-cliff = dirupo
ui-assault-sign-entry = ingresso della Base
ui-assault-sign-targets = un bersaglio a tiro da lì
ui-assault-sign-harpoon = accanto a un AT-AT
ui-assault-sign-crushes = schiaccia un nemico
ui-assault-sign-crushes-own = SCHIACCIA UNA TUA UNITÀ
ui-assault-sign-displaces = sposta uno snowspeeder

ui-assault-odds = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}{ $reasons }, corazza { $armour }: { $chances }
ui-assault-hit = colpo { $chance }%
ui-assault-destroys = distrugge { $chance }%

## Answers

ui-assault-crush-own = Così schiacci le tue unità: { $names }. Scrivilo di nuovo per confermare.
ui-assault-really-done = { $units ->
    [one] Può ancora agire: { $names }. Scrivilo di nuovo per finire il round.
   *[other] Possono ancora agire: { $names }. Scrivilo di nuovo per finire il round.
}
ui-assault-end-round = Nessuno può più agire. Invio finisce il round, undo annulla l’ultimo passo
ui-assault-nothing-left = In questo round non resta nulla da scegliere: premi Invio o scrivi undo.
ui-assault-no-unit = L’unità { $name } non esiste.
ui-assault-no-walker = L’AT-AT { $name } non esiste.
ui-assault-no-facing = { $name } non è un orientamento: scegli N, NE, SE, S, SW o NW.
ui-assault-not-beside = { $hex } non è accanto { $unit-to }: scegli uno degli esagoni intorno.
ui-assault-facing-far = { $unit-The } non può fermarsi in { $hex } rivolto a { $facing }: costa { $cost } punti movimento, e ne ha { $left }.
ui-assault-idle-unit = { $unit }: ora non può fare nulla.
ui-assault-in-the-way = { $foe } sbarra la strada.
ui-assault-no-way = { $unit-The } non può raggiungere { $hex }: dirupi o altre unità chiudono ogni via.
ui-assault-nobody-there = In { $hex } non c’è nessuno: prima scegli un’unità.
ui-assault-why-hidden = Solo i Ribelli sanno se { $unit-the } ha punti Forza da spendere.
ui-assault-no-lift = In { $hex } non c’è un’unità da riprendere: si possono riprendere solo quelle appena piazzate.
ui-assault-too-many-hexes = Tutte le unità di questo tipo sono piazzate; avanzano: { $names }
ui-assault-walk-interrupted = Il percorso di { $name } è cambiato: scegli di nuovo.
ui-assault-no-hex = L’esagono { $hex } non esiste: le sigle sono colonna e riga, da { $first } a { $last }.
ui-assault-whose-hex = Per quale unità è { $hex }? Apri prima l’unità, o scrivila: S3-{ $hex }.
ui-assault-odds-what = Indica un tiro o un arpione, per esempio: odds W2xT4, odds S3xW1 +2, odds harpoon S3xW1
ui-assault-odds-nobody = Servono un’unità che può sparare e un nemico sulla mappa.
ui-assault-info-none = Qui niente si chiama «{ $word }». Scrivi info per tutto, info W1 per un’unità, info 0812 per un esagono.
ui-assault-map-what = map mostra tutto; map 10-20 queste righe (da 1 a { $rows }); map 12, map 0812 o map W1 i dintorni.
ui-assault-map-nowhere = { $name } non è sulla mappa.
ui-assault-no-points-what = nopoints round, nopoints always oppure nopoints ask
ui-assault-no-points-round = Per il resto di questo round Luke non spende punti quando uno snowspeeder è sotto tiro, qualunque sia.
ui-assault-no-points-always = D’ora in poi Luke non spende punti quando uno snowspeeder è sotto tiro, qualunque sia. nopoints ask lo annulla.
ui-assault-no-points-ask = La domanda torna ogni volta che uno snowspeeder è sotto tiro.
ui-assault-long-odds-what = longodds skip oppure longodds ask
ui-assault-long-odds-skip = D’ora in poi un round finisce da solo quando si potrebbe soltanto fare fuoco con cinque o più punti Forza. longodds ask lo annulla.
ui-assault-long-odds-ask = La domanda torna quando tutto ciò che resta richiede cinque o più punti Forza.
ui-assault-standing-rebels = Solo i Ribelli decidono dei punti di Luke, in una delle loro decisioni.

## Lists

ui-assault-column-id = Mappa
ui-assault-column-name = Nome
ui-assault-column-size = Misura
ui-assault-column-setup = Preparazione suggerita
ui-assault-yes = sì
ui-assault-no = no
ui-assault-check = mappa { $name }, { $columns } colonne, { $rows } righe.

# What players can type in an assault; help-text follows it in every game.
help-assault =
    Un round: una carta dice quali unità di quale schieramento possono fare che cosa; ognuna agisce una volta, in qualsiasi ordine.

    3             sceglie la voce 3 della lista; W1 apre un’unità, 0 torna indietro
    W1-0605:S     manda un AT-AT su un esagono e orientamento; fa i passi da solo
    step W1       passi singoli: step, left, right, stop; in marcia senza l’unità
    move S3-0712  muove; LT2-base entra nella Base, HS1-W2 sale a bordo
    fire W2xT4    fa fuoco; W2xP, W2xG sulle strutture; extra: force, veers, +2 punti; il verbo può mancare: W2xT4, S3-0712
    harpoon S3xW1 arpiona un AT-AT adiacente; +2 aggiunge punti Forza
    0612          solo l’esagono, per l’unità aperta o da collocare; nella preparazione anche più d’uno: 0412 0812 1113
    lift 0412     riprendi un’unità appena piazzata
    map           tutta la mappa; map 10-20, map W1, map 0812: una parte
    units, cards  tutte le unità con i danni; le carte ancora da pescare
    odds W2xT4    dadi, motivi e probabilità di un tiro
    info ...      che cosa fa una cosa: info W1, info 0812, info veers, info dirupo
    why ...       perché una cosa non è possibile: why fire W2xT4
    nopoints ...  round, always, ask: non spendere punti Forza sotto tiro
    longodds ...  skip, ask: nessuna sosta per tiri che richiedono cinque o più punti Forza
    board, list   guarda di nuovo: il tabellone, le scelte
    goal, log     gli obiettivi dei due schieramenti; che cosa è successo
    rules WORD    cerca nelle regole (in inglese): rules harpoon, rules A-FIRE-06

## Problemi

puzzle-theme-harpoon = Arpione
puzzle-theme-luke = Luke e la Forza
puzzle-theme-power = Generatore e rete
puzzle-theme-repair = Riparazioni
puzzle-theme-walker-hunt = Caccia agli AT-AT
puzzle-theme-last-transport = L’ultimo trasporto
puzzle-theme-last-chance = Ultima occasione
puzzle-task-unit = Trova l’azione migliore { $unit-of }: quella che da qui vince più spesso. Scegli una volta sola, e solo per questa unità.
