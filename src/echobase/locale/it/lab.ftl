## Il laboratorio: tabelle di simulazioni e tornei

ui-lab-by-scenario = Per scenario: partite vinte, con l’intervallo al 95 %
ui-lab-by-player = Per giocatore
ui-lab-by-ending = Come sono finite le partite
ui-lab-standings = Classifica: punteggi con il loro intervallo al 95 %
ui-lab-scores = Partite vinte negli scontri diretti in %, con l’intervallo al 95 %
ui-lab-scenario = Scenario
ui-lab-player = Giocatore
ui-lab-all = Tutti
ui-lab-games = Partite
ui-lab-turns = Turni
ui-lab-decisions = Decisioni
ui-lab-endings = Motivi
ui-lab-won = Vinte
ui-lab-seconds = s/partita
ui-lab-rating = Punteggio
ui-lab-interval = 95 %
ui-lab-by-length = Durata: mediana ed estremi
ui-lab-by-score = Punteggio medio dopo ogni parte dei turni
ui-lab-by-loss = Perdite: unità per partita, tipi ed esagoni più frequenti
ui-lab-side = Schieramento
ui-lab-score = Punteggio
ui-lab-stage = { $percent } %
ui-lab-lost = Perse
ui-lab-lost-kinds = Tipi
ui-lab-lost-hexes = Esagoni
ui-lab-file = { $games ->
    [one] { $path }: 1 partita
   *[other] { $path }: { $games } partite
}
ui-lab-stopped = Interrotto dopo { $done } partite su { $wanted }; nulla va perduto. Per continuare: { $command }
ui-lab-unfinished = { $games ->
    [one] 1 partita è stata abbandonata perché richiedeva troppe decisioni (--limit).
   *[other] { $games } partite sono state abbandonate perché richiedevano troppe decisioni (--limit).
}
reason-unfinished = abbandonata
ui-train-about = Appreso da { $games } partite, { $positions } posizioni.
ui-train-quality = In { $games } partite mai viste: perdita logaritmica { $loss }, la parte più probabile ha vinto nel { $accuracy } % delle posizioni.
ui-train-file = Tabella: { $path }
