## The report of the lab

report-title = { $command ->
    [balance] Gli scenari sono equi?
    [tournament] Chi gioca meglio?
    [simulate] Come sono andate le partite
   *[several] Risultati del laboratorio
}
report-about = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenari
}. { $count ->
    [one] Giocatore: { $players }
   *[other] Giocatori: { $players }
}
report-unfinished = Incompleto: { $done } partite su { $wanted }.
report-fan-project = Echo Base è un progetto amatoriale non ufficiale.
report-none-finished = Nessuna partita è arrivata alla fine.

report-overview = In breve
report-more-empire = Vince di più l’Impero
report-more-rebel = Vincono di più i Ribelli
report-overview-note = La quota di vittorie dei Ribelli con l’intervallo al 95%. Dentro la fascia centrale colorata (dal 35 al 65%) uno scenario è considerato equo.

report-open = Aperto: nessuno schieramento è chiaramente in vantaggio. { $side-key ->
    [rebel] I Ribelli hanno
   *[empire] L’Impero ha
} vinto il { $percent }% delle partite.
report-edge = { $side-key ->
    [rebel] I Ribelli sono in vantaggio: hanno
   *[empire] L’Impero è in vantaggio: ha
} vinto il { $percent }% delle partite.
report-favoured = { $side-key ->
    [rebel] I Ribelli sono nettamente favoriti: hanno
   *[empire] L’Impero è nettamente favorito: ha
} vinto il { $percent }% delle partite.
report-lopsided = Squilibrato: { $side-key ->
    [rebel] l’Impero non ha quasi possibilità. I Ribelli hanno
   *[empire] i Ribelli non hanno quasi possibilità. L’Impero ha
} vinto il { $percent }% delle partite.
report-lead = { $side-key ->
    [rebel] I Ribelli hanno
   *[empire] L’Impero ha
} vinto il { $percent }% delle partite.
report-even = Ogni schieramento ha vinto metà delle partite.
report-lengths = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}. Mediana ed estremi: { $turns } turni, { $decisions } decisioni.

report-lost = Unità perse finora
report-ends = In quale turno sono finite le partite
report-heat = Dove sono cadute le unità
report-heat-side = { $side-key ->
    [rebel] Unità ribelli: { $lost } per partita
   *[empire] Unità imperiali: { $lost } per partita
}
report-heat-hex = { $hex }: perdite in 100 partite: { $losses }
report-kinds = Quali unità sono andate perse
report-unit = Unità
report-lost-a-game = Perse per partita

report-notes = Come leggere questa pagina
report-note-interval = I numeri tra parentesi sono intervalli al 95%: su moltissime partite la quota vi rientrerebbe con ogni probabilità. Le partite abbandonate non contano.
report-note-verdict = Lo stesso giocatore gioca per entrambi gli schieramenti, quindi a fare la differenza è lo scenario. Uno schieramento è in vantaggio quando il suo intervallo sta sopra il 50%; è favorito quando l’altro vince di certo meno del 35%, e lo scenario è squilibrato quando è meno del 25%. Altri giocatori, soprattutto le persone, possono ottenere risultati diversi.
report-note-band = Le curve mostrano la media dopo ogni turno; la fascia attorno contiene l’80% centrale delle partite. Una partita finita conserva l’ultimo punteggio, e le curve terminano quando il 95% delle partite è finito.
report-note-heat = I numeri sul tabellone sono perdite in 100 partite; gli esagoni con meno di 3 non ne hanno. Le due mappe usano la stessa scala: più scuro, più perdite. Chi era a bordo di un AT-AT è caduto con esso, nello stesso esagono.

report-settings = Impostazioni
report-game = Gioco
report-what = Comando
report-scenarios = Scenari
report-players = Giocatori
report-options = Opzioni
report-default = predefinite
report-games-each = Partite per ogni scenario
report-seed = Seme
report-limit = Decisioni prima dell’abbandono
report-played-by = Giocate con
report-rules = Versione delle regole
report-again = Per rigiocare le stesse partite:
report-no-command = Queste partite vengono da un file o da opzioni disponibili solo in Python; il file dei risultati le elenca per intero.
report-made-by = Questa pagina
report-date = Data
report-system = Sistema
ui-lab-report = Rapporto: { $path }

## The report of a training

report-train-title = { $game }: che cosa fa vincere
report-train-about = { $positions } posizioni di { $games } partite di { $player } contro se stesso
report-train-quality = Quanto bene prevede
report-train-seen = Posizioni da cui si è appreso
report-train-held-out = Posizioni tenute da parte (numero di partite)
report-train-loss = Perdita logaritmica
report-train-offset-loss = Perdita logaritmica dal solo scenario
report-train-accuracy = Ha vinto lo schieramento più probabile
report-train-given-up = Partite abbandonate
report-train-quality-note = Misurato su una partita ogni sei, da cui non ha appreso. La perdita logaritmica è 0,693 per chi tira a indovinare e 0 per una previsione perfetta; il caso la tiene lontana da lì.
report-train-calibration = Probabilità previste e risultati reali
report-train-tenth = Probabilità
report-train-positions = Posizioni
report-train-expected = Attese
report-train-won = Vinte
report-train-calibration-note = Dove le due colonne concordano, le probabilità previste sono giuste.
report-train-feature = Caratteristica
report-train-weight = Peso
report-train-network = Rete
report-train-layers = Strati
report-train-again = Per riottenere gli stessi pesi:
