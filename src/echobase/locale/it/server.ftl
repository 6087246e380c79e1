### Quello che il server dice nel browser

## Domande

server-step-pause = Fine
server-ask-play = Gioca una carta
server-ask-order = Scegli le unità a cui dare ordini
server-assault-ask-place = { $unit }: scegli un esagono
server-assault-ask-round = Scegli un’unità, poi che cosa fa
server-assault-only-done = Con questa carta ora nessuno può fare niente
server-end-turn = Non resta altro da fare. Puoi ancora annullare l’ultima mossa.
server-card-follows = Ora si pesca una carta. Puoi ancora annullare l’ultima mossa.
server-end-round = Nessuno può più agire. Puoi ancora annullare l’ultima mossa.
server-go-on = Avanti
server-assault-done = Termina il round
server-really-order = Non darai altri ordini e il tuo turno finisce. Terminarlo?
server-really-move = Il tuo turno finisce senza questi movimenti. Terminarlo?
server-really-attack = Ci sono unità che possono ancora attaccare. Terminare il turno?
server-assault-really-done = Possono ancora agire: { $names }. Terminare il round?
server-assault-crush-own = Così schiacceresti unità tue: { $names }. Farlo lo stesso?
server-assault-shows-luke = Così tutti sapranno quale snowspeeder è di Luke, e non si può annullare. Farlo?
server-assault-crushes = schiaccia { $names }
server-dealing = Si danno le carte

## Pedine e scelte per nome

server-aboard = a bordo: { $names }
server-counters-w = { $count ->
    [one] 1 AT-AT
   *[other] { $count } AT-AT
}
server-counters-a = { $count ->
    [one] 1 AT-ST
   *[other] { $count } AT-ST
}
server-counters-ls = { $count ->
    [one] 1 soldato artico leggero
   *[other] { $count } soldati artici leggeri
}
server-counters-hs = { $count ->
    [one] 1 soldato artico pesante
   *[other] { $count } soldati artici pesanti
}
server-counters-s = { $count ->
    [one] 1 snowspeeder
   *[other] { $count } snowspeeder
}
server-counters-t = { $count ->
    [one] 1 torretta laser
   *[other] { $count } torrette laser
}
server-counters-lt = { $count ->
    [one] 1 soldato leggero
   *[other] { $count } soldati leggeri
}
server-counters-ht = { $count ->
    [one] 1 soldato pesante
   *[other] { $count } soldati pesanti
}
server-say-play = gioca «{ $card }»
server-say-order = ordine a { $whom }
server-say-attack = { $who }, attacco a { $whom }
server-say-fire = { $who }, fuoco su { $whom }
server-say-harpoon = { $who }, arpione su { $whom }

## Probabilità

server-odds-harm = almeno un colpo a segno
server-odds-eliminate = eliminata
server-odds-retreat = si ritira
server-odds-hit = colpito (corazza { $armour })
server-odds-destroy = distrutto

## Chi decide

server-you-decide = Tocca a te.
server-decides = { $name }: tocca a loro.
server-thinks = { $name }: sta pensando.
server-type-dice = { $dice ->
    [one] Tira 1 dado sul tavolo e scrivi che cosa mostra.
   *[other] Tira { $dice } dadi sul tavolo e scrivi che cosa mostrano.
}
server-face-vader = Vader
server-face-saber = Spada laser
server-face-blank = vuoto

## Risposte

server-why-allowed = Ora è possibile.
server-hint = { $level } sceglierebbe: { $label }
server-stale = Nel frattempo la partita è andata avanti. Scegli di nuovo.
server-spectator = Stai solo guardando questa partita.
server-not-your-turn = Ora decide un altro giocatore.
server-unknown-action = Questa scelta ora non c’è.
server-malformed = Questo messaggio non si può leggere.
server-unexpected = Qualcosa è andato storto nel server e non è stato fatto niente.
server-too-long = Questo messaggio è troppo lungo.
server-no-hints = In questa partita non ci sono suggerimenti.
server-no-hint-now = Ora non hai niente da decidere.
server-no-dice = Ora non si tirano dadi.
server-wrong-dice = { $dice ->
    [one] Serve esattamente 1 dado, con una di queste facce: { $names }
   *[other] Servono esattamente { $dice } dadi, con queste facce: { $names }
}
server-not-stored = Non è stato possibile salvare, perciò non è stato fatto: { $reason }

## Giocatori del computer

server-level-random = Recluta
server-level-random-text = Gioca a caso; per provare le regole.
server-level-cadet = Cadetto
server-level-cadet-text = Avanza e spara senza un piano; un buon primo avversario.
server-level-trooper = Soldato
server-level-trooper-text = Prende ciò che ogni ordine, mossa e attacco rende subito.
server-level-captain = Capitano
server-level-captain-text = Pianifica il turno e tiene conto della risposta.
server-level-general = Generale
server-level-general-text = Pensa in anticipo alle risposte del nemico; ci mette un po’.
server-style-even = Equilibrato
server-style-even-text = Dà lo stesso peso all’attacco e alla sicurezza.
server-style-bold = Audace
server-style-bold-text = Attacca ovunque può.
server-style-careful = Prudente
server-style-careful-text = Tiene al sicuro le unità e aspetta le buone occasioni.
server-setup-default = Schieramento suggerito
server-setup-free = Schieramento libero
