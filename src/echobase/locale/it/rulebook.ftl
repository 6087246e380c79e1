### Rulebooks and reference sheets (Italian)

rulebook-title = { $game }: le regole
rulebook-contents = Indice
rulebook-sheets-title = { $game }: schede di consultazione
rulebook-fan-project = Echo Base è un progetto amatoriale non ufficiale. Queste sono le regole con parole nostre, così come le applica il programma.
