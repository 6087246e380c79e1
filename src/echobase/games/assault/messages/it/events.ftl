### What happens in an assault (Italian)
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

assault-turns = { $unit-The } si orienta verso { $facing }.
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
reason-annihilation = sulla mappa non resta nessuna unità imperiale
