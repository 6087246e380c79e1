### What the server says in Battle of Hoth (Italian)

server-ask-play = Gioca una carta
server-ask-order = Scegli le unità da comandare
server-end-turn = Non resta altro da fare. Puoi ancora annullare l’ultima mossa.
server-card-follows = Tra poco si pesca una carta. Puoi ancora annullare l’ultima mossa.
server-really-order = Basta comandi: terminare il turno?
server-really-move = Terminare il turno senza questi movimenti?
server-really-attack = Alcune unità possono ancora attaccare. Terminare il turno?
server-dealing = Distribuzione delle carte
server-say-play = gioca { $card }
server-say-order = comando a { $whom }
server-say-attack = { $who }, attacco a { $whom }
server-odds-harm = perde almeno una miniatura
server-odds-eliminate = eliminata
server-odds-retreat = si ritira
server-odds-first-roll = 1° tiro: almeno un colpo
server-odds-second-roll = 2° tiro: un’esplosione lo conferma

## Cards of units

unit-card-move = Movimento
unit-card-attacks-after-any = attacca dopo qualsiasi movimento
unit-card-attacks-after = { $hexes ->
    [0] attacca solo se resta ferma
    [one] attacca dopo un movimento fino a 1 esagono
   *[other] attacca dopo un movimento fino a { $hexes } esagoni
}
unit-card-dice = Dadi per distanza
unit-card-hit-by = Colpita da
unit-card-confirmation = e poi solo da un’esplosione in un tiro di conferma
unit-card-retreat = Ritirata
unit-card-retreats = un esagono per ognuna
unit-card-holds = mai
unit-card-worth = Valore
unit-card-medals = { $medals ->
    [0] nessuna medaglia
    [one] 1 medaglia
   *[other] { $medals } medaglie
}
unit-card-flies = vola sopra i crepacci
unit-card-no-ridge = non sale sui crinali
unit-card-no-protection = il terreno non la protegge
unit-card-carries = Porta
unit-card-turn = Questo turno
unit-card-ordered = ha un comando
unit-card-moved = si è mossa
unit-card-attacked = ha attaccato
unit-card-structure = Struttura
