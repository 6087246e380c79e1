### Quello che il server dice nel browser

## Domande

server-step-pause = Fine
server-ask-play = Gioca una carta
server-ask-order = Scegli le unità da comandare
server-assault-ask-place = { $unit }: scegli un esagono
server-assault-ask-round = Scegli un’unità, poi la sua azione
server-assault-only-done = Nessuna unità può usare questa carta adesso
server-end-turn = Non resta altro da fare. Puoi ancora annullare l’ultima mossa.
server-card-follows = Tra poco si pesca una carta. Puoi ancora annullare l’ultima mossa.
server-end-round = Nessuno può più agire. Puoi ancora annullare l’ultima mossa.
server-go-on = Continua
server-assault-done = Termina il round
server-really-order = Basta comandi: terminare il turno?
server-really-move = Terminare il turno senza questi movimenti?
server-really-attack = Alcune unità possono ancora attaccare. Terminare il turno?
server-assault-really-done = Possono ancora agire: { $names }. Terminare il round?
server-assault-crush-own = Così schiacceresti le tue unità: { $names }. Farlo comunque?
server-assault-shows-luke = Così tutti sapranno quale snowspeeder è di Luke, e non si può annullare. Farlo comunque?
server-assault-crushes = schiaccia { $names }
server-dealing = Distribuzione delle carte

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
server-say-order = comando a { $whom }
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
server-decides = Ora decide: { $name }.
server-thinks = { $name } sta pensando.
server-type-dice = { $dice ->
    [one] Tira 1 dado sul tavolo e inserisci che cosa mostra.
   *[other] Tira { $dice } dadi sul tavolo e inserisci che cosa mostrano.
}
server-face-vader = Vader
server-face-saber = Spada laser
server-face-blank = vuoto

## Risposte

server-why-allowed = Questo si può fare adesso.
server-hint = { $level } sceglierebbe: { $label }
server-stale = Nel frattempo la partita è andata avanti. Scegli di nuovo.
server-spectator = Stai solo guardando questa partita.
server-not-your-turn = Ora decide un altro giocatore.
server-unknown-action = Questa non è una delle scelte di adesso.
server-malformed = Il server non riesce a leggere questo messaggio.
server-unexpected = Qualcosa è andato storto nel server; non è cambiato nulla.
server-too-long = Questo messaggio è troppo lungo.
server-no-hints = In questa partita non ci sono consigli.
server-no-hint-now = Adesso la decisione non è tua.
server-no-dice = Ora non ci sono dadi da tirare.
server-wrong-dice = { $dice ->
    [one] Inserisci esattamente 1 dado, con una di queste facce: { $names }
   *[other] Inserisci esattamente { $dice } dadi, con queste facce: { $names }
}
server-not-stored = Non è stato possibile salvare la mossa, perciò non è stata fatta: { $reason }

## Giocatori del computer

server-level-random = Recluta
server-level-random-text = Gioca a caso; utile per provare le regole.
server-level-cadet = Cadetto
server-level-cadet-text = Avanza e spara senza un piano; un buon primo avversario.
server-level-trooper = Soldato
server-level-trooper-text = Cerca il guadagno immediato in ogni comando, movimento e attacco.
server-level-captain = Capitano
server-level-captain-text = Pianifica il turno e tiene conto della risposta.
server-level-general = Generale
server-level-general-text = Ragiona sulle risposte del nemico; ci mette un po’.
server-style-even = Equilibrato
server-style-even-text = Dà lo stesso peso all’attacco e alla sicurezza.
server-style-bold = Audace
server-style-bold-text = Attacca ovunque può.
server-style-careful = Prudente
server-style-careful-text = Tiene al sicuro le unità e aspetta le buone occasioni.
server-setup-default = Preparazione suggerita
server-setup-free = Preparazione libera
