### Battle of Hoth: il laboratorio (italiano)

workshop-battle-start-blank = Tabellone vuoto
workshop-battle-start-blank-note = Solo neve: si vince con cinque medaglie, quattro carte a testa.
problem-battle-no-units = { $side-key ->
    [rebel] i Ribelli non hanno unità
   *[empire] l’Impero non ha unità
}
workshop-battle-count-tiles = Esagoni terreno
workshop-battle-count-badges = Distintivi
workshop-battle-count-structures = Strutture
workshop-battle-count-medals = Segnalini medaglia

## Strumenti

workshop-battle-rotate = Ruota di 180°
workshop-battle-tool-eraser = Gomma
workshop-battle-tool-eraser-note = Toglie ciò che sta più in alto: prima unità e strutture, poi i segnalini, poi il terreno.
workshop-battle-tool-temporary = Medaglia temporanea
workshop-battle-tool-temporary-note = Vale per lo schieramento la cui unità è qui.
workshop-battle-tool-permanent = Medaglia permanente
workshop-battle-tool-permanent-note = Si ottiene la prima volta che un’unità entra nell’esagono.
workshop-battle-tool-periodic = Medaglia a ogni turno
workshop-battle-tool-periodic-note = Si ottiene all’inizio del turno dello schieramento la cui unità è qui.
workshop-battle-tool-hold = Posizione da tenere
workshop-battle-tool-hold-note = Chi tiene tutti gli esagoni della posizione vince, se la vittoria lo prevede.
workshop-battle-tool-card = Una carta in più
workshop-battle-tool-card-note = Una carta in più in mano per lo schieramento la cui unità è qui.
workshop-battle-tool-token = Segnalino da trasportare
workshop-battle-tool-token-note = Uno schieramento può trasportarlo, il nemico lo cattura.
workshop-battle-tool-exit = Uscita
workshop-battle-tool-exit-note = Le unità dello schieramento possono lasciare il tabellone da qui; solo sul bordo.
workshop-battle-tool-arrival = Punto di arrivo
workshop-battle-tool-arrival-note = Qui compaiono nuove unità dello schieramento; il modulo degli arrivi dice quali e quando.

## Parole nei moduli

workshop-battle-mark-arrival = qui arrivano { $unit }
workshop-battle-word-rebel = Ribelli
workshop-battle-word-empire = Impero
workshop-battle-word-either = Entrambi gli schieramenti
workshop-battle-word-any = Qualsiasi unità
workshop-battle-word-artillery = Artiglieria
workshop-battle-word-destroy-structures = Distruggere strutture
workshop-battle-word-eliminate = Eliminare unità
workshop-battle-word-exit = Lasciare il tabellone da un’uscita
workshop-battle-word-hold = Posizione da tenere
workshop-battle-word-token-exits = Portare un segnalino fuori dal tabellone
workshop-battle-word-token-captured = Catturare un segnalino
workshop-battle-word-temporary = Medaglia temporanea
workshop-battle-word-permanent = Medaglia permanente
workshop-battle-word-periodic = Medaglia a ogni turno
workshop-battle-word-token = Segnalino da trasportare
workshop-battle-word-card = Una carta in più
workshop-battle-word-left = Bordo sinistro
workshop-battle-word-right = Bordo destro
workshop-battle-word-rebel-baseline = Base dei Ribelli
workshop-battle-word-imperial-baseline = Base dell’Impero
workshop-battle-word-once = Una volta
workshop-battle-word-every-turn = A ogni turno
workshop-battle-word-losses = Per ogni unità persa
workshop-battle-word-start-of-turn = All’inizio del turno
workshop-battle-word-end-of-turn = Alla fine del turno
workshop-battle-word-baseline = Sulla propria base
workshop-battle-word-near = Accanto a un’unità
workshop-battle-word-hexes = In certi esagoni
workshop-battle-word-A = Verso la riga A
workshop-battle-word-G = Verso la riga G
workshop-battle-word-beside = Accanto alla mano
workshop-battle-word-deck = Nel mazzo
workshop-battle-word-start = Inizio del turno
workshop-battle-word-play = Giocare una carta
workshop-battle-word-order = Dare i comandi
workshop-battle-word-move = Muovere
workshop-battle-word-attack = Attaccare
workshop-battle-word-refill = Pescare una carta

## Moduli

workshop-battle-form-story = Titolo e storia
workshop-battle-form-story-note = In una o più lingue; dove ne manca una, vale l’inglese.
workshop-battle-form-basics = Chi comincia e le mani
workshop-battle-form-victory = Medaglie per vincere
workshop-battle-form-victory-note = 0: questo schieramento vince solo con la vittoria improvvisa.
workshop-battle-form-sudden-death-rebel = Vittoria improvvisa: i Ribelli vincono subito
workshop-battle-form-sudden-death-rebel-note = Non appena una di queste è vera, qualunque siano le medaglie.
workshop-battle-form-sudden-death-empire = Vittoria improvvisa: l’Impero vince subito
workshop-battle-form-sudden-death-empire-note = Non appena una di queste è vera, qualunque siano le medaglie.
workshop-battle-form-objectives = Medaglie, posizioni e segnalini
workshop-battle-form-objectives-note = Esagoni che danno medaglie, o che un’altra regola nomina. Anche i segnalini fra gli strumenti li mettono sul tabellone.
workshop-battle-form-objectives-type = Che cosa
workshop-battle-form-objectives-type-note = Temporanea: si perde con l’esagono. Permanente: pagata una volta. A ogni turno: pagata all’inizio di un turno. Una posizione e un segnalino contano dove una vittoria improvvisa li nomina.
workshop-battle-form-exits = Uscite
workshop-battle-form-exits-note = Esagoni da cui le unità di uno schieramento possono lasciare il tabellone.
workshop-battle-form-arrivals = Arrivi
workshop-battle-form-arrivals-note = Unità che entrano in gioco durante la battaglia.
workshop-battle-form-charge = Cariche
workshop-battle-form-charge-note = Uno schieramento raccoglie cariche a ogni turno finché la sua struttura è in piedi e le trasforma in medaglie.
workshop-battle-form-kills = Medaglie per le unità eliminate
workshop-battle-form-kills-note = Medaglie che il nemico ottiene per ciascuna.
workshop-battle-form-special = Regole speciali
workshop-battle-form-cards = Leader e carte supporto
workshop-battle-form-cards-note = Leader: uno per schieramento, oppure nessuno.
workshop-battle-form-units = Unità
workshop-battle-form-structures = Strutture
workshop-battle-form-secondary = Obiettivi secondari
workshop-battle-form-secondary-note = Ciò che uno schieramento vuole in segreto oltre a vincere. Compila un solo obiettivo; gli ultimi due campi dicono quanti ed entro quando.
workshop-battle-form-secondary-id = Nome per le altre regole
workshop-battle-form-secondary-id-note = Con questo nome lo indica una campagna.
workshop-battle-form-play = Battaglia in corso
workshop-battle-form-play-note = Di chi è il turno e le carte in mano. Senza, il documento è uno scenario.
workshop-battle-field-name = Titolo (inglese)
workshop-battle-field-names-it = Titolo (italiano)
workshop-battle-field-names-pl = Titolo (polacco)
workshop-battle-field-briefing = Che cosa è successo prima
workshop-battle-field-goals-rebel = Obiettivo dei Ribelli
workshop-battle-field-goals-empire = Obiettivo dell’Impero
workshop-battle-field-special = Regole speciali a parole
workshop-battle-field-first = Primo turno
workshop-battle-field-hands-rebel = Carte dei Ribelli
workshop-battle-field-hands-empire = Carte dell’Impero
workshop-battle-field-rebel-medals = Medaglie dei Ribelli
workshop-battle-field-empire-medals = Medaglie dell’Impero
workshop-battle-field-type = Che cosa
workshop-battle-field-need = Quanti
workshop-battle-field-units = Quali unità
workshop-battle-field-of = Quale uscita, posizione o segnalino
workshop-battle-field-of-note = Un’uscita, una posizione o un segnalino di questa battaglia; prima aggiungilo.
workshop-battle-field-id = Nome per le altre regole
workshop-battle-field-id-note = Con questo nome la indica una vittoria improvvisa o un obiettivo secondario.
workshop-battle-field-hexes = Esagoni
workshop-battle-field-hex = Esagono
workshop-battle-field-side = Schieramento
workshop-battle-field-medals = Medaglie
workshop-battle-form-exits-medals = Medaglie
workshop-battle-form-exits-medals-note = Per ogni unità che esce di qui.
workshop-battle-field-edge = Da quale bordo
workshop-battle-field-edge-note = Vuoto: da qualsiasi bordo.
workshop-battle-field-carrier = Solo con un segnalino
workshop-battle-field-carrier-note = Un’unità può uscire solo con un segnalino che trasporta.
workshop-battle-field-kind = Tipo di unità
workshop-battle-form-structures-kind = Tipo di struttura
workshop-battle-field-how = Quante volte
workshop-battle-field-when = Quando
workshop-battle-field-where = Dove
workshop-battle-field-count = Quante unità
workshop-battle-field-from-turn = Dal turno
workshop-battle-field-near = Accanto a
workshop-battle-field-optional = Il giocatore può rinunciare
workshop-battle-field-limit = Al massimo sul tabellone
workshop-battle-field-limit-note = 0: nessun limite.
workshop-battle-field-per-turn = Cariche per turno
workshop-battle-field-cost = Cariche per un premio
workshop-battle-field-kill-medals-echo-trooper = Soldati della Base Echo
workshop-battle-field-kill-medals-snowspeeder = Snowspeeder
workshop-battle-field-kill-medals-rebel-artillery = Artiglieria ribelle
workshop-battle-field-kill-medals-snowtrooper = Soldati artici
workshop-battle-field-kill-medals-at-at = AT-AT
workshop-battle-field-kill-medals-probe-droid = Droidi sonda
workshop-battle-field-no-kill-medals = Nessuna medaglia per le eliminazioni
workshop-battle-field-no-kill-medals-note = Questi schieramenti non ottengono nulla eliminando unità.
workshop-battle-field-ridge-cost = Costo di un crinale
workshop-battle-field-ridge-cost-note = Esagoni di movimento per salire: 1, o 2 per crinali ripidi.
workshop-battle-field-retreat-rebel = Ritirata dei Ribelli
workshop-battle-field-retreat-empire = Ritirata dell’Impero
workshop-battle-field-passing = Si può passare
workshop-battle-field-passing-note = Invece di giocare una carta.
workshop-battle-field-beyond-box = Più pezzi di quelli nella scatola
workshop-battle-field-beyond-box-note = Allora si gioca solo su uno schermo.
workshop-battle-field-leaders-rebel = Leader dei Ribelli
workshop-battle-field-leaders-empire = Leader dell’Impero
workshop-battle-field-support = Carte supporto
workshop-battle-field-support-note = Quelle che partecipano.
workshop-battle-field-support-in = Dove sono le carte supporto
workshop-battle-field-support-in-note = Nel mazzo: lo schieramento le pesca prima delle altre carte.
workshop-battle-field-figures = Miniature
workshop-battle-field-figures-note = Vuoto: un’unità intera.
workshop-battle-field-badge = Distintivo
workshop-battle-field-goals-0-hold = Tenere questi esagoni alla fine
workshop-battle-field-goals-0-reach = Raggiungere uno di questi esagoni
workshop-battle-field-goals-0-eliminate = Eliminare queste unità
workshop-battle-field-goals-0-keep = Conservare queste unità
workshop-battle-field-goals-0-losses = Perdere al massimo tante unità
workshop-battle-field-goals-0-exit = Uscire da questa uscita
workshop-battle-field-goals-0-token = Portare al sicuro questo segnalino
workshop-battle-field-goals-0-medals = Vincere tante medaglie
workshop-battle-field-goals-0-need = Quanti esagoni o unità
workshop-battle-field-goals-0-by-turn = Entro questo turno
workshop-battle-field-active = Di chi è il turno
workshop-battle-field-step = Parte del turno
workshop-battle-field-hands-0 = Mano dei Ribelli
workshop-battle-field-hands-1 = Mano dell’Impero
workshop-battle-field-medals-rebel = Medaglie vinte dai Ribelli
workshop-battle-field-medals-empire = Medaglie vinte dall’Impero

## Piccole modifiche

workshop-battle-change-medals = { $side-key ->
    [rebel] Ai Ribelli { $count ->
        [one] serve 1 medaglia
       *[other] servono { $count } medaglie
    } invece di { $before }.
   *[empire] All’Impero { $count ->
        [one] serve 1 medaglia
       *[other] servono { $count } medaglie
    } invece di { $before }.
}
workshop-battle-change-hand = { $side-key ->
    [rebel] I Ribelli hanno { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } invece di { $before }.
   *[empire] L’Impero ha { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } invece di { $before }.
}
workshop-battle-change-first = { $side-key ->
    [rebel] Cominciano i Ribelli.
   *[empire] Comincia l’Impero.
}
workshop-battle-change-fewer = Un’unità in meno: { $unit } in { $hex }.
workshop-battle-change-more = Un’unità in più: { $unit } in { $hex }.
workshop-battle-change-cover = Protezione in { $hex }: { $terrain }.
