### Assault on Hoth: il laboratorio (italiano)

assault-start-blank = Pianura vuota
assault-start-blank-note = 15 colonne e 24 righe di terreno aperto con i tre settori; non c’è ancora nulla di costruito.

## Strumenti

assault-tool-eraser = Gomma
assault-tool-eraser-note = Rende libero un esagono e toglie ciò che vi si trova.
assault-tool-imperial-note = Dove l’Impero si schiera e compaiono i suoi rinforzi.
assault-tool-rebel-3-note = Dove arrivano i soldati ribelli.
assault-tool-rebel-4-note = Dove si schierano e arrivano gli Snowspeeder.
assault-tool-line-note = La riga dell’esagono è la prima a sud della linea.
assault-tool-unit-note = { $count ->
    [one] Una inizia la partita.
   *[other] { $count } iniziano la partita.
}

## Parole nei moduli

assault-word-rebel = Ribelli
assault-word-empire = Impero
assault-word-free = Libero
assault-word-default = Come suggerito

## Moduli

assault-form-story = Titolo e storia
assault-form-story-note = In una o più lingue; dove ne manca una, vale l’inglese.
assault-form-line = Linea avanzata
assault-form-sectors = Settori
assault-form-walkers = Schieramento suggerito: AT-AT
assault-form-walkers-note = Gli AT-AT da 1 a 4, tre soldati artici in ciascuno: quattro pesanti e otto leggeri in tutto.
assault-form-at-sts = Schieramento suggerito: AT-ST
assault-form-speeders = Schieramento suggerito: Snowspeeder
assault-form-speeders-note = Gli Snowspeeder da 1 a 5.
assault-form-rebels = Schieramento suggerito: torri e soldati
assault-form-rebels-note = Sei torri; con quelli nel Riquadro della Base quattro soldati pesanti e dieci leggeri.
assault-form-options = Opzioni
assault-form-macrohexes = Macroesagoni
assault-form-macrohexes-note = Spostare l’origine raggruppa in modo diverso i fiori di sette esagoni con cui si conta la gittata.
assault-form-units = Unità in gioco
assault-form-units-note = Solo per una partita in corso; chi non è in elenco è ancora nella scatola.
assault-form-play = Partita in corso
assault-form-play-note = Senza, il documento è una mappa.
assault-field-name = Titolo (inglese)
assault-field-names-it = Titolo (italiano)
assault-field-names-pl = Titolo (polacco)
assault-field-briefing = Che cosa è successo prima
assault-field-goals-rebel = Obiettivo dei Ribelli
assault-field-goals-empire = Obiettivo dell’Impero
assault-field-special = Regole speciali a parole
assault-field-first-row-south = Prima riga a sud della linea
assault-field-imperial-hexes = Settore imperiale
assault-field-rebel-3-hexes = Settore ribelle 3
assault-field-rebel-4-hexes = Settore ribelle 4
assault-field-number = Numero
assault-field-hex = Esagono
assault-field-facing = Orientamento
assault-field-passengers-heavy-snowtrooper = Soldati artici pesanti a bordo
assault-field-passengers-light-snowtrooper = Soldati artici leggeri a bordo
assault-field-at-sts = Esagoni degli AT-ST
assault-field-laser-towers = Esagoni delle torri laser
assault-field-heavy-troopers = Esagoni dei soldati pesanti
assault-field-light-troopers = Esagoni dei soldati leggeri
assault-field-base-box-heavy-trooper = Soldati pesanti nel Riquadro della Base
assault-field-base-box-light-trooper = Soldati leggeri nel Riquadro della Base
assault-field-field-of-fire = Campo di tiro
assault-field-field-of-fire-note = 60, 120 o 180 gradi.
assault-field-sets-up-first = Chi si schiera per primo
assault-field-setup = Preparazione
assault-field-reshuffle-first-five = Seconda occasione
assault-field-origin = Origine
assault-field-unit = Unità
assault-field-place = Luogo
assault-field-place-note = Un esagono, base, l’AT-AT che la trasporta (W2) o destroyed se è distrutta.
assault-field-blaster = Colpi ai blaster
assault-field-legs = Colpi alle gambe
assault-field-body = Colpi allo scafo
assault-field-gunner = Colpi all’artigliere
assault-field-turn = Turno
assault-field-transports = Trasporti partiti
assault-field-grid-stands = La Rete energetica è in piedi
assault-field-luke = Snowspeeder di Luke
assault-field-force = Punti Forza
assault-field-revealed = Luke è rivelato

## Piccole modifiche

assault-change-shorter = Una riga in meno prima della Linea avanzata: senza la riga { $row }.
assault-change-longer = Una riga in più prima della Linea avanzata: la riga { $row } due volte.
assault-change-fire = Il campo di tiro degli AT-AT è di { $angle } gradi.
assault-change-first = { $side-key ->
    [rebel] Si schierano per primi i Ribelli.
   *[empire] Si schiera per primo l’Impero.
}
assault-change-entry = Nessun ingresso della Base in { $hex }.
assault-change-cover = Terreno accidentato in { $hex }.
