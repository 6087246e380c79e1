### What happens in a battle, and why something cannot be done (Italian)
### $unit-form is "one" or "many", the grammatical number of the unit's name; $side-key is the key
### behind the side's name.

card-none = nessuna carta

## The turn and its cards

battle-turn = { $side-key ->
    [rebel] Turno ribelle { $turn }
   *[empire] Turno imperiale { $turn }
}
battle-played = { $side-key ->
    [rebel] I Ribelli giocano
   *[empire] L’Impero gioca
} «{ $card }».
battle-passed = { $side-key ->
    [rebel] I Ribelli passano
   *[empire] L’Impero passa
} senza giocare una carta.
battle-support = Carta supporto giocata: «{ $card }».
battle-chose = Scelta: { $choice }.
battle-discarded = «{ $card }» viene scartata.
battle-drew = { $side-key ->
    [rebel] I Ribelli pescano
   *[empire] L’Impero pesca
} una carta.
battle-reshuffled = { $side-key ->
    [rebel] I Ribelli rimescolano i loro
   *[empire] L’Impero rimescola i suoi
} scarti in un nuovo mazzo.

## Orders and moves

battle-ordered = { $unit } in { $hex }: { $unit-form ->
    [one] riceve
   *[many] ricevono
} un comando.
battle-regained = { $unit } in { $hex }: { $unit-form ->
    [one] recupera
   *[many] recuperano
} { $figures ->
    [one] 1 miniatura
   *[other] { $figures } miniature
}.
battle-moved = { $unit }: { $unit-form ->
    [one] si muove
   *[many] si muovono
} { $way }.
battle-exited = { $unit }: { $unit-form ->
    [one] lascia
   *[many] lasciano
} il tabellone da { $hex }.
battle-arrived = { $unit }: { $unit-form ->
    [one] arriva
   *[many] arrivano
} in { $hex }.
battle-broke-through = { $unit }: { $unit-form ->
    [one] sfonda
   *[many] sfondano
} da { $hex } a { $to }.

## Attacks

battle-attacked = { $unit } in { $hex }: { $unit-form ->
    [one] attacca
   *[many] attaccano
} { $target } ({ $foe }) con { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}.
battle-struck = Un bombardamento orbitale cade su { $hex } ({ $unit }).
battle-rolled = Dadi: { $faces }
battle-rerolls = Tiro ripetuto per questi dadi: { $faces }
battle-confirmed = Tiro di conferma: { $faces } { $blasts ->
    [0] - la corazza regge.
   *[other] - un’esplosione va a segno!
}
battle-hit = { $unit } in { $hex }: { $unit-form ->
    [one] perde
   *[many] perdono
} { $figures ->
    [one] 1 miniatura
   *[other] { $figures } miniature
}.
battle-missed = { $unit } in { $hex }: { $unit-form ->
    [one] non subisce
   *[many] non subiscono
} perdite.
battle-eliminated = { $unit } in { $hex }: { $unit-form ->
    [one] è
   *[many] sono
} fuori combattimento!
battle-destroyed = { $unit } in { $hex } va in pezzi!
battle-retreated = { $unit }: { $unit-form ->
    [one] si ritira
   *[many] si ritirano
} da { $hex } a { $to }.
battle-cornered = { $unit } in { $hex }: non { $unit-form ->
    [one] può ritirarsi oltre e perde
   *[many] possono ritirarsi oltre e perdono
} { $figures ->
    [one] 1 miniatura
   *[other] { $figures } miniature
}.
battle-held-trench = { $unit } in { $hex }: { $unit-form ->
    [one] tiene la trincea e ignora
   *[many] tengono la trincea e ignorano
} una ritirata.

## Medals, objectives, the end

battle-medals = { $side-key ->
    [rebel] I Ribelli ottengono
   *[empire] L’Impero ottiene
} { $medals ->
    [one] 1 medaglia
   *[other] { $medals } medaglie
}.
battle-held = { $side-key ->
    [rebel] I Ribelli tengono
   *[empire] L’Impero tiene
} { $objective }.
battle-lost = { $side-key ->
    [rebel] I Ribelli perdono
   *[empire] L’Impero perde
} { $objective }.
battle-picked-up = { $unit }: { $unit-form ->
    [one] prende
   *[many] prendono
} con sé il segnalino in { $hex }.
battle-captured = Il segnalino in { $hex } è catturato!
battle-charged = Il cannone a ioni ha { $charges ->
    [one] 1 carica
   *[other] { $charges } cariche
}.
battle-won = { $side-key ->
    [rebel] I Ribelli vincono
   *[empire] L’Impero vince
} la battaglia: { $reason }.
reason-medals = medaglie sufficienti
reason-sudden-death = vittoria improvvisa
reason-no-units = il nemico non ha più unità
reason-left-ahead = l’ultima unità ha lasciato il campo con più medaglie del nemico

## Steps that are not named in battle.ftl

step-deal = Distribuire le carte
step-start = Inizio del turno
step-arrive = Piazzare le unità in arrivo
step-exchange = Cambiare carte
step-choose = Scelta della carta
step-roll = Tirare i dadi
step-reroll = Ripetere il tiro
step-confirm = Tiro di conferma
step-hits = Subire i colpi
step-shelter = Tenere la trincea
step-retreat = Ritirata
step-final-assault = Assalto finale
step-breakthrough = Sfondamento
step-attack-again = Attaccare ancora
step-after-move = Muovere dopo l’attacco
step-incursion = Incursione
step-strike = Bombardamento orbitale
step-heal = Cure
step-give-up-card = Rinunciare a una carta
step-refill = Fine del turno
step-end = Fine del turno
step-next = Turno successivo
step-recover = Riprendere una carta
step-over = La battaglia è finita

## Why not?

battle-why-over = La battaglia è finita.
battle-why-step = Non adesso: la fase è «{ $step }».
battle-why-not-in-hand = Questa carta non è nella tua mano.
battle-why-dice = { $dice ->
    [one] Qui si tira esattamente 1 dado.
   *[other] Qui si tirano esattamente { $dice } dadi.
}
battle-why-retreat = La ritirata in { $hex } non è possibile, o sarebbe più corta del dovuto.
battle-why-no-own-unit = Non hai unità in { $hex }.
battle-why-ordered-already = L’unità in { $hex } ha già un comando.
battle-why-no-orders-left = { $orders ->
    [0] La carta non dà comandi.
    [one] La carta dà 1 comando, già usato.
   *[other] La carta dà { $orders } comandi, tutti usati.
}
battle-why-wrong-kind = «{ $card }» non può comandare questo tipo di unità: { $unit }.
battle-why-wrong-section = «{ $card }» non ha più comandi per la sezione di { $hex }.
battle-why-order-sequence = I comandi si danno nell’ordine degli esagoni, e { $hex } viene dopo.
battle-why-not-ordered = L’unità in { $hex } non ha comandi in questo turno.
battle-why-not-its-turn = Ora può agire solo l’unità in { $hex }.
battle-why-immobile = { $unit }: non può mai muoversi.
battle-why-moved = L’unità in { $hex } si è già mossa.
battle-why-card-no-move = «{ $card }» non permette movimenti.
battle-why-no-exit = Da { $hex } non si raggiunge nessuna uscita.
battle-why-same-hex = L’unità è già in { $hex }.
battle-why-occupied = { $hex } è occupato.
battle-why-closed = { $unit }: vietato entrare in { $hex } ({ $terrain }).
battle-why-too-far = Troppo lontano: { $distance } esagoni, ma { $limit ->
    [0] ora l’unità non può muoversi
    [one] l’unità si muove al massimo di 1
   *[other] l’unità si muove al massimo di { $limit }
}.
battle-why-no-path = Nessuna via libera verso { $hex } entro { $limit ->
    [one] 1 esagono
   *[other] { $limit } esagoni
}.
battle-why-barred = L’unità in { $hex } si è mossa troppo per attaccare in questo turno.
battle-why-halted = L’unità in { $hex } ({ $terrain }) è entrata in questo terreno in questo turno: non può muoversi oltre né attaccare.
battle-why-attacked = L’unità in { $hex } ha già attaccato.
battle-why-card-no-attack = «{ $card }» non permette attacchi.
battle-why-no-target = Non ci sono nemici in { $hex }.
battle-why-out-of-range = Fuori gittata: distanza { $distance }, ma la gittata è { $range }.
battle-why-sight = Nessuna linea di vista verso { $hex }: la blocca { $blocked }.
battle-why-no-dice = Non resterebbero dadi da tirare.

## Where the dice of an attack come from

battle-dice-base = base { $dice }
battle-dice-card = carta { $dice-signed }
battle-dice-scout = esploratori { $dice-signed }
battle-dice-support = supporto { $dice-signed }
battle-dice-protection = protezione { $dice-signed }
battle-dice-penalty = penalità { $dice-signed }
