### What happens in a battle (Italian)
### $unit-form is "one" or "many", the grammatical number of the unit’s name; $side-key is the key
### behind the side’s name.

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
battle-support-drawn = «{ $card }» viene pescata e messa scoperta come carta supporto.
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
} con sé { $token ->
    [officer] l’ufficiale
   *[other] il segnalino
} in { $hex }.
battle-captured = { $token ->
    [officer] L’ufficiale
   *[other] Il segnalino
} in { $hex } è catturato!
battle-dropped = { $token ->
    [officer] L’ufficiale resta
   *[other] Il segnalino resta
} in { $hex }.
battle-brought-out = { $token ->
    [officer] L’ufficiale è portato
   *[other] Il segnalino è portato
} in salvo da { $hex }!
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

## Steps that are not named in names.ftl

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
