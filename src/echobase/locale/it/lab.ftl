## The lab: tables of simulations and tournaments

ui-lab-by-scenario = Per scenario: partite vinte, con l’intervallo al 95%
ui-lab-by-player = Per giocatore
ui-lab-by-ending = Come sono finite le partite
ui-lab-standings = Classifica: rating con l’intervallo al 95%
ui-lab-scores = Partite vinte negli scontri diretti in %, con l’intervallo al 95%
ui-lab-scenario = Scenario
ui-lab-player = Giocatore
ui-lab-all = Tutti
ui-lab-games = Partite
ui-lab-turns = Turni
ui-lab-decisions = Decisioni
ui-lab-endings = Motivi
ui-lab-won = Vinte
ui-lab-seconds = s/partita
ui-lab-rating = Rating
ui-lab-interval = 95%
ui-lab-by-length = Durata: mediana ed estremi
ui-lab-by-score = Punteggio medio dopo ogni quarto dei turni
ui-lab-by-loss = Perdite: unità per partita, tipi ed esagoni più frequenti
ui-lab-side = Schieramento
ui-lab-score = Punteggio
ui-lab-stage = { $percent }%
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
ui-train-quality = In { $games } partite mai viste: perdita logaritmica { $loss }, lo schieramento più probabile ha vinto nel { $accuracy }% delle posizioni.
ui-train-file = Tabella: { $path }
ui-policy-title = Generazioni
ui-policy-generation = Generazione
ui-policy-games = Partite contro la precedente
ui-policy-won = Vinte (95%)
ui-policy-kept = Migliore
ui-policy-yes = sì
ui-policy-no = no

## Problemi

ui-puzzles-found = { $count ->
    [one] Trovato { $count } problema.
   *[other] Trovati { $count } problemi.
}
ui-puzzles-by-level = Per difficoltà
ui-puzzles-by-theme = Per tema
ui-puzzles-level = Difficoltà
ui-puzzles-theme = Tema
ui-puzzles-count = Problemi
ui-puzzles-folder = Cartella: { $path }
ui-puzzles-proved = La soluzione è ancora la scelta migliore in { $best } problemi su { $count }, con almeno { $points } punti di vantaggio in { $clear }.
ui-puzzles-doubtful = Dove questa volta un’altra scelta ha vinto più spesso
ui-puzzles-puzzle = Problema
ui-puzzles-answer = Soluzione
ui-puzzles-lead = Vantaggio in punti
puzzle-theme-march = Movimento
puzzle-theme-fire = Fuoco

## Making scenarios even

ui-even-progress = Cerco modifiche
ui-even-change = Modifica
ui-even-before = Com’è ora
ui-even-title = Più equilibrato
ui-even-none = Nessuna modifica lo rende più equilibrato.
ui-even-file = Il più equilibrato è in { $path }.
