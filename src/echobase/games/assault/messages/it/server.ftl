### What the server says in Assault on Hoth (Italian)

server-assault-ask-place = { $unit }: scegli un esagono
server-assault-lift = Riprendi
server-assault-tray = { $name }: { $placed } su { $total } in campo
server-assault-ask-round = Scegli un’unità, poi la sua azione
server-assault-only-done = Nessuna unità può usare questa carta adesso
server-end-round = Nessuno può più agire. Puoi ancora annullare l’ultima mossa.
server-assault-stop = Fermati qui
server-assault-done = Termina il round
server-assault-outside = fuori dal campo di tiro
server-assault-really-done = { $units ->
    [one] Può ancora agire: { $names }. Terminare il round?
   *[other] Possono ancora agire: { $names }. Terminare il round?
}
server-assault-crush-own = Così schiacceresti le tue unità: { $names }. Farlo comunque?
server-assault-shows-luke = Così tutti sapranno quale snowspeeder è di Luke, e non si può annullare. Farlo comunque?
server-assault-crushes = schiaccia { $names }
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
server-say-fire = { $who }, fuoco su { $whom }
server-say-harpoon = { $who }, arpione su { $whom }
server-odds-hit = colpito (corazza { $armour })
server-setup-default = Preparazione suggerita
server-setup-free = Preparazione libera

## Replies about Luke’s points

server-assault-ask-armour = Spendi punti Forza per la corazza?
server-assault-ask-critical = Spendi un punto Forza per attenuare il colpo critico?
server-assault-armour = { $points ->
    [0] Nessun punto
    [one] 1 punto: corazza { $armour }
   *[other] { $points } punti: corazza { $armour }
}
server-assault-hit = colpito
server-assault-suffer = Nessun punto: il colpo critico resta
server-assault-soften = 1 punto: diventa un colpo allo scafo
server-assault-cost = { $points ->
    [0] nessun punto Forza
    [one] 1 punto Forza
   *[other] { $points } punti Forza
}, ne restano { $left }
server-assault-first-point = Il primo punto mostra a tutti quale snowspeeder è di Luke.
server-assault-nobody-spends = Luke non è qui. La domanda arriva lo stesso, altrimenti tutti lo saprebbero.
server-assault-no-points = Luke non spende punti Forza quando uno snowspeeder è sotto tiro
server-assault-no-points-round = Nessun punto in questo round
server-assault-no-points-always = Mai punti Forza
server-assault-no-points-round-stands = Niente punti sotto tiro in questo round
server-assault-no-points-always-stands = Niente punti sotto tiro
server-assault-long-odds = Non fermarti per tiri che richiedono cinque o più punti Forza
server-assault-long-odds-always = Non fermarti per tiri improbabili
server-assault-long-odds-always-stands = Nessuna sosta per tiri improbabili

## Cards of units

unit-card-fire = Potenza di fuoco
unit-card-no-fire = non può più sparare
unit-card-dice-range = Dadi per distanza in macroesagoni
unit-card-armour = Corazza
unit-card-hit-damages = un colpo lo danneggia
unit-card-hit-destroys = un colpo basta a distruggerlo
unit-card-points = Punti movimento
unit-card-walks = il terreno accidentato costa 3, ruotare di un lato 1
unit-card-field = Campo di tiro
unit-card-all-round = in ogni direzione
unit-card-angle = { $angle }° in avanti
unit-card-ahead = { $angle }° in avanti, orientamento: { $towards }
unit-card-aboard = A bordo
unit-card-room = { $count } su { $room }
unit-card-harpoon = Arpione
unit-card-harpoon-how = contro un AT-AT adiacente: tre simboli spada laser lo abbattono
unit-card-no-harpoon = non senza artigliere
unit-card-force = Punti Forza: { $points }
unit-card-rides = può viaggiare su un AT-AT
unit-card-tunnels = passa per i tunnel della Base
unit-card-flies-cliffs = vola sopra i dirupi
unit-card-crushes = schiaccia ciò che calpesta
unit-card-round = Questo round
unit-card-used = ha già agito
unit-card-no-cover = Questa unità non ha mai protezione.
unit-card-installation = Struttura
