### Battle of Hoth: il laboratorio (italiano)

battle-start-blank = Tabellone vuoto
battle-start-blank-note = Solo neve: si vince con cinque medaglie, quattro carte a testa.
battle-bad-no-units = { $side-key ->
    [rebel] i Ribelli non hanno unità
   *[empire] l’Impero non ha unità
}
battle-count-tiles = Tessere terreno
battle-count-badges = Distintivi
battle-count-structures = Strutture
battle-count-medals = Segnalini medaglia

## Strumenti

battle-tool-eraser = Gomma
battle-tool-eraser-note = Toglie tutto da un esagono.
battle-tool-temporary = Medaglia temporanea
battle-tool-temporary-note = Vale per la fazione la cui unità è qui.
battle-tool-permanent = Medaglia permanente
battle-tool-permanent-note = Si ottiene la prima volta che un’unità entra nell’esagono.
battle-tool-periodic = Medaglia a ogni turno
battle-tool-periodic-note = Si ottiene all’inizio del turno della fazione la cui unità è qui.
battle-tool-hold = Posizione da tenere
battle-tool-hold-note = Chi tiene tutti gli esagoni della posizione vince, se la vittoria lo prevede.
battle-tool-card = Una carta in più
battle-tool-card-note = Una carta in più in mano per la fazione la cui unità è qui.
battle-tool-token = Segnalino da trasportare
battle-tool-token-note = Una fazione può trasportarlo, il nemico lo cattura.
battle-tool-exit = Uscita
battle-tool-exit-note = Le unità della fazione possono lasciare il tabellone da qui; solo sul bordo.
battle-tool-arrival = Punto di arrivo
battle-tool-arrival-note = Qui compaiono nuove unità della fazione; il modulo degli arrivi dice quali e quando.

## Parole nei moduli

battle-word-rebel = Ribelli
battle-word-empire = Impero
battle-word-either = Entrambe le fazioni
battle-word-any = Qualsiasi unità
battle-word-artillery = Artiglieria
battle-word-destroy-structures = Distruggere strutture
battle-word-eliminate = Eliminare unità
battle-word-exit = Lasciare il tabellone da un’uscita
battle-word-hold = Posizione da tenere
battle-word-token-exits = Portare un segnalino fuori dal tabellone
battle-word-token-captured = Catturare un segnalino
battle-word-temporary = Medaglia temporanea
battle-word-permanent = Medaglia permanente
battle-word-periodic = Medaglia a ogni turno
battle-word-token = Segnalino da trasportare
battle-word-card = Una carta in più
battle-word-left = Bordo sinistro
battle-word-right = Bordo destro
battle-word-rebel-baseline = Linea di base dei Ribelli
battle-word-imperial-baseline = Linea di base dell’Impero
battle-word-once = Una volta
battle-word-every-turn = A ogni turno
battle-word-losses = Per ogni unità persa
battle-word-start-of-turn = All’inizio del turno
battle-word-end-of-turn = Alla fine del turno
battle-word-baseline = Sulla propria linea di base
battle-word-near = Accanto a un’unità
battle-word-hexes = In certi esagoni
battle-word-A = Verso la riga A
battle-word-G = Verso la riga G
battle-word-beside = Accanto alla mano
battle-word-deck = Nel mazzo
battle-word-start = Inizio del turno
battle-word-play = Giocare una carta
battle-word-order = Dare ordini
battle-word-move = Muovere
battle-word-attack = Attaccare
battle-word-refill = Pescare una carta

## Moduli

battle-form-story = Titolo e storia
battle-form-story-note = In una o più lingue; dove ne manca una, vale l’inglese.
battle-form-basics = Chi comincia e le mani
battle-form-victory = Medaglie per vincere
battle-form-victory-note = 0: questa fazione vince solo con la morte improvvisa.
battle-form-sudden-death-rebel = Morte improvvisa: i Ribelli vincono subito
battle-form-sudden-death-empire = Morte improvvisa: l’Impero vince subito
battle-form-objectives = Medaglie, posizioni e segnalini
battle-form-exits = Uscite
battle-form-arrivals = Arrivi
battle-form-arrivals-note = Unità che entrano in gioco durante la battaglia.
battle-form-charge = Cariche
battle-form-charge-note = Una fazione raccoglie cariche a ogni turno finché la sua struttura è in piedi e le trasforma in medaglie.
battle-form-kills = Medaglie per le unità eliminate
battle-form-special = Regole speciali
battle-form-cards = Comandanti e carte supporto
battle-form-cards-note = Comandanti: uno per fazione, oppure nessuno.
battle-form-units = Unità
battle-form-structures = Strutture
battle-form-secondary = Obiettivi secondari
battle-form-secondary-note = Ciò che una fazione vuole in segreto oltre a vincere. Compila una sola domanda.
battle-form-play = Battaglia in corso
battle-form-play-note = Di chi è il turno e le carte in mano. Senza, il documento è uno scenario.
battle-field-name = Titolo (inglese)
battle-field-names-it = Titolo (italiano)
battle-field-names-pl = Titolo (polacco)
battle-field-briefing = Che cosa è successo prima
battle-field-goals-rebel = Obiettivo dei Ribelli
battle-field-goals-empire = Obiettivo dell’Impero
battle-field-special = Regole speciali a parole
battle-field-first = Primo turno
battle-field-hands-rebel = Carte dei Ribelli
battle-field-hands-empire = Carte dell’Impero
battle-field-rebel-medals = Medaglie dei Ribelli
battle-field-empire-medals = Medaglie dell’Impero
battle-field-type = Che cosa
battle-field-need = Quanti
battle-field-units = Quali unità
battle-field-of = Quale uscita, posizione o segnalino
battle-field-id = Nome per i riferimenti
battle-field-hexes = Esagoni
battle-field-hex = Esagono
battle-field-side = Fazione
battle-field-medals = Medaglie
battle-field-edge = Da quale bordo
battle-field-edge-note = Vuoto: da qualsiasi bordo.
battle-field-carrier = Solo con un segnalino
battle-field-kind = Tipo di unità
battle-form-structures-kind = Tipo di struttura
battle-field-how = Quante volte
battle-field-when = Quando
battle-field-where = Dove
battle-field-count = Quante unità
battle-field-from-turn = Dal turno
battle-field-near = Accanto a
battle-field-optional = Il giocatore può rinunciare
battle-field-limit = Al massimo sul tabellone
battle-field-limit-note = 0: nessun limite.
battle-field-per-turn = Cariche per turno
battle-field-cost = Cariche per un premio
battle-field-kill-medals-echo-trooper = Soldati della Base Echo
battle-field-kill-medals-snowspeeder = Snowspeeder
battle-field-kill-medals-rebel-artillery = Artiglieria ribelle
battle-field-kill-medals-snowtrooper = Soldati artici
battle-field-kill-medals-at-at = AT-AT
battle-field-kill-medals-probe-droid = Droidi sonda
battle-field-no-kill-medals = Nessuna medaglia per le eliminazioni
battle-field-no-kill-medals-note = Queste fazioni non ottengono nulla eliminando unità.
battle-field-ridge-cost = Costo di un crinale
battle-field-ridge-cost-note = Esagoni di movimento per salire: 1, o 2 per crinali ripidi.
battle-field-retreat-rebel = Ritirata dei Ribelli
battle-field-retreat-empire = Ritirata dell’Impero
battle-field-passing = Si può passare
battle-field-passing-note = Invece di giocare una carta.
battle-field-beyond-box = Più pezzi di quelli nella scatola
battle-field-leaders-rebel = Comandante dei Ribelli
battle-field-leaders-empire = Comandante dell’Impero
battle-field-support = Carte supporto
battle-field-support-in = Dove sono le carte supporto
battle-field-figures = Miniature
battle-field-figures-note = Vuoto: un’unità intera.
battle-field-badge = Distintivo
battle-field-goals-0-hold = Tenere questi esagoni alla fine
battle-field-goals-0-reach = Raggiungere uno di questi esagoni
battle-field-goals-0-eliminate = Eliminare queste unità
battle-field-goals-0-keep = Conservare queste unità
battle-field-goals-0-losses = Perdere al massimo tante unità
battle-field-goals-0-exit = Uscire da questa uscita
battle-field-goals-0-token = Portare al sicuro questo segnalino
battle-field-goals-0-medals = Vincere tante medaglie
battle-field-goals-0-need = Quanti esagoni o unità
battle-field-goals-0-by-turn = Entro questo turno
battle-field-active = Di chi è il turno
battle-field-step = Parte del turno
battle-field-hands-0 = Mano dei Ribelli
battle-field-hands-1 = Mano dell’Impero
battle-field-medals-rebel = Medaglie vinte dai Ribelli
battle-field-medals-empire = Medaglie vinte dall’Impero

## Piccole modifiche

battle-change-medals = { $side-key ->
    [rebel] Ai Ribelli { $count ->
        [one] serve 1 medaglia
       *[other] servono { $count } medaglie
    } invece di { $before }.
   *[empire] All’Impero { $count ->
        [one] serve 1 medaglia
       *[other] servono { $count } medaglie
    } invece di { $before }.
}
battle-change-hand = { $side-key ->
    [rebel] I Ribelli hanno { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } invece di { $before }.
   *[empire] L’Impero ha { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } invece di { $before }.
}
battle-change-first = { $side-key ->
    [rebel] Cominciano i Ribelli.
   *[empire] Comincia l’Impero.
}
battle-change-fewer = Un’unità in meno: { $unit } in { $hex }.
battle-change-more = Un’unità in più: { $unit } in { $hex }.
battle-change-cover = Copertura in { $hex }: { $terrain }.
