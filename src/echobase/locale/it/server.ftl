### What the server tells people in the browser (Italian)

## Questions

server-step-pause = Fine
server-go-on = Continua

## Who decides

server-you-decide = Tocca a te.
server-decides = Ora decide: { $name }.
server-thinks = { $name } sta pensando.
server-type-dice = { $dice ->
    [one] Tira 1 dado sul tavolo e inserisci che cosa mostra.
   *[other] Tira { $dice } dadi sul tavolo e inserisci che cosa mostrano.
}

## Answers

server-why-allowed = Questo si può fare adesso.
server-hint = { $level } sceglierebbe: { $label }
server-stale = Nel frattempo la partita è andata avanti. Scegli di nuovo.
server-spectator = Stai solo guardando questa partita.
server-no-lesson = Questa partita non è una lezione.
server-no-puzzle = Questa partita non è un problema.
server-not-your-turn = Ora decide un altro giocatore.
server-dice-first = Prima vanno inseriti i dadi.
server-unknown-action = Questa non è una delle scelte di adesso.
server-malformed = Il server non riesce a leggere questo messaggio.
server-unexpected = Qualcosa è andato storto nel server; non è cambiato nulla.
server-broken-game = Un errore nel codice del gioco l’ha impedito; non è cambiato nulla.
server-too-long = Questo messaggio è troppo lungo.
server-no-hints = In questa partita non ci sono consigli.
server-no-hint-now = Adesso la decisione non è tua.
server-no-dice = Ora non ci sono dadi da tirare.
server-wrong-dice = { $dice ->
    [one] Inserisci esattamente 1 dado, con una di queste facce: { $names }
   *[other] Inserisci esattamente { $dice } dadi, con queste facce: { $names }
}
server-not-stored = Non è stato possibile salvare la mossa, perciò non è stata fatta: { $reason }
server-record-hides = Questa partita ti nasconde qualcosa, ad esempio le carte dell’altro schieramento. Potrai salvarne la registrazione quando sarà finita.
server-over = La partita è già finita.

## Computer players

server-level-waits = Attende
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
server-level-admiral = Ammiraglio
server-level-admiral-text = Ragiona più a lungo di tutti; l’avversario più forte.
server-style-even = Equilibrato
server-style-even-text = Dà lo stesso peso all’attacco e alla sicurezza.
server-style-bold = Audace
server-style-bold-text = Attacca ovunque può.
server-style-careful = Prudente
server-style-careful-text = Tiene al sicuro le unità e aspetta le buone occasioni.

## Cards of units

unit-card-abilities = Particolarità
unit-card-never-moves = non si muove mai

## Odds

server-odds-destroy = distruzione
server-analysis-failed = Questa partita non può essere analizzata.
