### What the server says in Battle of Hoth (Polish)

server-ask-play = Zagraj kartę
server-ask-order = Wybierz jednostki, które dostaną rozkaz
server-end-turn = Nic już nie zostało do zrobienia. Możesz jeszcze cofnąć ostatni ruch.
server-card-follows = Za chwilę zostanie dobrana karta. Możesz jeszcze cofnąć ostatni ruch.
server-really-order = Koniec rozkazów: zakończyć turę?
server-really-move = Zakończyć turę bez tych ruchów?
server-really-attack = Niektóre jednostki mogą jeszcze atakować. Zakończyć turę?
server-dealing = Rozdawanie kart
server-say-play = zagranie: { $card }
server-say-order = rozkaz: { $whom }
server-say-attack = { $who }, atak na: { $whom }
server-odds-harm = traci co najmniej jedną figurkę
server-odds-eliminate = wyeliminowana
server-odds-retreat = cofa się
server-odds-first-roll = 1. rzut: co najmniej jedno trafienie
server-odds-second-roll = 2. rzut: wybuch je potwierdza

## Cards of units

unit-card-move = Ruch
unit-card-attacks-after-any = atakuje po każdym ruchu
unit-card-attacks-after = { $hexes ->
    [0] atakuje tylko bez ruchu
    [one] atakuje po ruchu do 1 pola
   *[other] atakuje po ruchu do { $hexes } pól
}
unit-card-dice = Kości według odległości
unit-card-hit-by = Trafia ją
unit-card-confirmation = a potem tylko wybuch w przerzucie potwierdzającym
unit-card-retreat = Odwrót
unit-card-retreats = jedno pole za każdy
unit-card-holds = nigdy
unit-card-worth = Wartość
unit-card-medals = { $medals ->
    [0] bez medalu
    [one] 1 medal
    [few] { $medals } medale
    [many] { $medals } medali
   *[other] { $medals } medalu
}
unit-card-flies = lata nad szczelinami
unit-card-no-ridge = nie wchodzi na grań
unit-card-no-protection = teren jej nie chroni
unit-card-carries = Niesie
unit-card-turn = W tej turze
unit-card-ordered = ma rozkaz
unit-card-moved = poruszyła się
unit-card-attacked = zaatakowała
unit-card-structure = Konstrukcja
