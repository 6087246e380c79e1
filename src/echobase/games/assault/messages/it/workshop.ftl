### Assault on Hoth: il laboratorio (italiano)

workshop-assault-start-blank = Pianura vuota
workshop-assault-start-blank-note = 15 colonne e 24 righe di terreno aperto con i tre settori; non c’è ancora nulla di costruito.

## Strumenti

workshop-assault-rotate = Ruota il terreno di 180°
workshop-assault-tool-eraser = Gomma
workshop-assault-tool-eraser-note = Toglie ciò che sta più in alto: prima le unità, poi le strutture, poi il terreno, e da un esagono libero i settori.
workshop-assault-tool-imperial-note = Dove l’Impero si schiera e compaiono i suoi rinforzi.
workshop-assault-tool-rebel-3-note = Dove arrivano i soldati ribelli.
workshop-assault-tool-rebel-4-note = Dove si schierano e arrivano gli snowspeeder.
workshop-assault-tool-line-note = La riga dell’esagono è la prima a sud della linea.
workshop-assault-tool-unit-note = { $count ->
    [one] Una inizia la partita.
   *[other] { $count } iniziano la partita.
}

## Parole nei moduli

workshop-assault-word-rebel = Ribelli
workshop-assault-word-empire = Impero
workshop-assault-word-free = Libera
workshop-assault-word-default = Suggerita

## Moduli

workshop-assault-form-story = Titolo e storia
workshop-assault-form-story-note = In una o più lingue; dove ne manca una, vale l’inglese.
workshop-assault-form-line = Linea avanzata
workshop-assault-form-line-note = I Ribelli si schierano a sud di essa. Sta a sud del settore imperiale e a nord della rete energetica e del generatore dello scudo.
workshop-assault-form-sectors = Settori
workshop-assault-form-sectors-note = Esagoni in cui le unità si schierano e arrivano: l’Impero nel proprio settore, i soldati ribelli nel settore 3, gli snowspeeder nel settore 4.
workshop-assault-form-walkers = Preparazione suggerita: AT-AT
workshop-assault-form-walkers-note = Gli AT-AT da 1 a 4, tre soldati artici in ciascuno: quattro pesanti e otto leggeri in tutto.
workshop-assault-form-at-sts = Preparazione suggerita: AT-ST
workshop-assault-form-at-sts-note = Due AT-ST.
workshop-assault-form-speeders = Preparazione suggerita: snowspeeder
workshop-assault-form-speeders-note = Gli snowspeeder da 1 a 5.
workshop-assault-form-rebels = Preparazione suggerita: torrette e soldati
workshop-assault-form-rebels-note = Sei torrette; con quelli nel riquadro della Base quattro soldati pesanti e dieci leggeri.
workshop-assault-form-options = Opzioni
workshop-assault-form-macrohexes = Macroesagoni
workshop-assault-form-macrohexes-note = Spostare l’origine raggruppa in modo diverso i fiori di sette esagoni con cui si conta la gittata.
workshop-assault-form-units = Unità in gioco
workshop-assault-form-units-note = Solo per una partita in corso; chi non è in elenco è ancora nella scatola.
workshop-assault-form-play = Partita in corso
workshop-assault-form-play-note = Senza, il documento è una mappa.
workshop-assault-field-name = Titolo (inglese)
workshop-assault-field-names-it = Titolo (italiano)
workshop-assault-field-names-pl = Titolo (polacco)
workshop-assault-field-briefing = Che cosa è successo prima
workshop-assault-field-goals-rebel = Obiettivo dei Ribelli
workshop-assault-field-goals-empire = Obiettivo dell’Impero
workshop-assault-field-special = Regole speciali a parole
workshop-assault-field-first-row-south = Prima riga a sud della linea
workshop-assault-field-imperial-hexes = Settore imperiale
workshop-assault-field-rebel-3-hexes = Settore ribelle 3
workshop-assault-field-rebel-4-hexes = Settore ribelle 4
workshop-assault-field-number = Numero
workshop-assault-field-hex = Esagono
workshop-assault-field-facing = Orientamento
workshop-assault-field-passengers-heavy-snowtrooper = Soldati artici pesanti a bordo
workshop-assault-field-passengers-light-snowtrooper = Soldati artici leggeri a bordo
workshop-assault-field-at-sts = Esagoni degli AT-ST
workshop-assault-field-laser-towers = Esagoni delle torrette laser
workshop-assault-field-heavy-troopers = Esagoni dei soldati pesanti
workshop-assault-field-light-troopers = Esagoni dei soldati leggeri
workshop-assault-field-base-box-heavy-trooper = Soldati pesanti nel riquadro della Base
workshop-assault-field-base-box-light-trooper = Soldati leggeri nel riquadro della Base
workshop-assault-field-field-of-fire = Campo di tiro
workshop-assault-field-field-of-fire-note = 60, 120 o 180 gradi.
workshop-assault-field-sets-up-first = Chi si schiera per primo
workshop-assault-field-setup = Preparazione
workshop-assault-field-setup-note = Libera: entrambi gli schieramenti piazzano le unità. Suggerita: si comincia con la preparazione di questa mappa.
workshop-assault-field-reshuffle-first-five = Seconda occasione
workshop-assault-field-reshuffle-first-five-note = Se le prime cinque carte sono tutte trasporti, la quinta torna indietro e il mazzo si rimescola.
workshop-assault-field-origin = Origine
workshop-assault-field-origin-note = Il nome di un esagono, come 0101.
workshop-assault-field-unit = Unità
workshop-assault-field-place = Luogo
workshop-assault-field-place-note = Un esagono, base, l’AT-AT che la trasporta (W2) o destroyed se è distrutta.
workshop-assault-field-blaster = Colpi ai blaster
workshop-assault-field-legs = Colpi alle zampe
workshop-assault-field-body = Colpi allo scafo
workshop-assault-field-gunner = Colpi all’artigliere
workshop-assault-field-turn = Turno
workshop-assault-field-transports = Trasporti partiti
workshop-assault-field-grid-stands = La rete energetica è in piedi
workshop-assault-field-luke = Snowspeeder di Luke
workshop-assault-field-force = Punti Forza
workshop-assault-field-revealed = Luke è rivelato

## Piccole modifiche

workshop-assault-change-shorter = Una riga in meno prima della Linea avanzata: senza la riga { $row }.
workshop-assault-change-longer = Una riga in più prima della Linea avanzata: la riga { $row } due volte.
workshop-assault-change-fire = Il campo di tiro degli AT-AT è di { $angle } gradi.
workshop-assault-change-first = { $side-key ->
    [rebel] Si schierano per primi i Ribelli.
   *[empire] Si schiera per primo l’Impero.
}
workshop-assault-change-entry = Nessun ingresso della Base in { $hex }.
workshop-assault-change-cover = Terreno accidentato in { $hex }.
