### The screens of the terminal game (Italian)

## The board

ui-objective = Obiettivo
ui-exit = Uscita
ui-ordered = con comando
ui-nobody = nessuna unità
ui-carries = porta il segnalino
ui-figures = { $figures ->
    [one] 1 miniatura
   *[other] { $figures } miniature
}
ui-units = { $units ->
    [one] 1 unità
   *[other] { $units } unità
}
ui-held-by = in mano { $side-key ->
    [rebel] ai Ribelli
   *[empire] all’Impero
}
ui-kind-temporary = { $medals ->
    [one] 1 medaglia
   *[other] { $medals } medaglie
} finché è occupato
ui-kind-permanent = { $medals ->
    [one] 1 medaglia
   *[other] { $medals } medaglie
} a chi entra per primo
ui-kind-periodic = { $medals ->
    [one] 1 medaglia
   *[other] { $medals } medaglie
} all’inizio di ogni turno
ui-kind-hold = occupali tutti per vincere
ui-kind-token = segnalino da portare via
ui-kind-card = 1 carta in più finché è occupato

## Whose turn it is

ui-turn = turno { $turn }
ui-member = { $side }, giocatore { $number }
ui-medals = Medaglie
ui-medals-of = { $medals } su { $target }
ui-no-target = vince solo con vittoria improvvisa
ui-card = Carta in gioco
ui-hand = La tua mano
ui-support = Carte supporto
ui-drawn = Hai pescato
ui-orders = Comandi: { $units }.

## What to do in each step

ui-ask-play = Gioca una carta (tra parentesi: le unità che può comandare):
ui-ask-choose = Fai la scelta richiesta dalla carta:
ui-ask-order = Comanda le unità: un numero o più numeri (1 3), oppure “all” per tutte:
ui-ask-move = Muovi le unità una alla volta:
ui-move-marks = ! = nemici a tiro da lì, - = nessun attacco dopo questo movimento
ui-move-targets = nemico a tiro
ui-move-no-attack = niente attacco
ui-ask-attack = Attacca con le unità una alla volta:
ui-ask-attack-again = Attacca ancora una volta:
ui-ask-after-move = Questa unità può muoversi dopo l’attacco:
ui-ask-retreat = Scegli dove si ritira l’unità:
ui-ask-shelter = La trincea permette di ignorare una ritirata:
ui-ask-breakthrough = La via è libera per la tua unità d’assalto:
ui-ask-reroll = Scegli i dadi di cui ripetere il tiro:
ui-ask-arrive = Piazza l’unità in arrivo:
ui-ask-exchange = Scarta le carte che vuoi cambiare:
ui-ask-give-up-card = Rinuncia a una carta:
ui-ask-recover = Vuoi riprendere una carta dalla pila degli scarti invece di pescare?
ui-ask-strike = Scegli un bersaglio per il bombardamento orbitale:
ui-ask-heal = Scegli un’unità che recupera miniature:
ui-ask-incursion = Usi Incursione per muovere e attaccare ancora?
ui-ask-final-assault = Usi Assalto finale: altri 2 dadi contro l’unità in ritirata?

ui-done-order = basta comandi
ui-done-move = basta movimenti, si passa agli attacchi
ui-done-attack = basta attacchi, fine del turno
ui-done-attack-again = nessun secondo attacco
ui-done-after-move = resta qui
ui-done-breakthrough = resta dove sei
ui-done-arrive = per ora non arriva nessuno
ui-done-exchange = basta cambi
ui-done-recover = pesca come al solito
ui-done-strike = basta colpi
ui-done-heal = non curare altri
ui-done-incursion = non ora
ui-done-final-assault = non ora

ui-choice-pass = Passa: nessuna carta in questo turno
ui-choice-support = Carta supporto
ui-choice-exit = lascia il tabellone
ui-choice-ignore = Tieni la trincea: ignora una ritirata
ui-choice-take = Accetta tutte le ritirate
ui-choice-keep = Tieni tutti i dadi così
ui-choice-reroll = Ripeti il tiro: { $faces }
ui-choice-breakthrough = Sfonda in { $hex }

ui-odds = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}{ $reasons }; perdite { $harm }%, elimina { $eliminate }%, respinge { $retreat }%
ui-odds-hits = { $hits ->
    [0] nessun colpo
    [one] 1 colpo
   *[other] { $hits } colpi
}: { $chance }%
ui-odds-none = Nessun dado: il bersaglio è fuori gittata o troppo protetto.

## Many choices: first the unit, then what it does

ui-folded = { $name } ({ $choices ->
    [one] 1 scelta
   *[other] { $choices } scelte
})
ui-back = torna a tutte le unità
ui-unfold-first = { $number } sta per più scelte: scrivi { $number } per vederle.

## Answers

ui-not-understood = Non capisco “{ $line }”. Scrivi un numero della lista, oppure help.
ui-no-number = Non c’è la scelta { $number }; la lista va da 1 a { $last }.
ui-no-hex = L’esagono { $hex } non esiste: le righe vanno da A a G, le colonne da 1 a 10, in B, D e F da 1 a 9.
ui-one-at-a-time = Qui una cosa alla volta.
ui-really-done = Così finisce il tuo turno, e non si può annullare. Scrivilo di nuovo per confermare.
ui-end-turn = Non resta nulla da fare. Invio chiude il turno, undo annulla l’ultimo passo
ui-nothing-left = In questo turno non resta nulla da scegliere: premi Invio o scrivi undo.
ui-why-what = Chiedi di un’azione, per esempio: why { $example }
ui-why-allowed = Questo si può fare adesso.
ui-why-hidden-hand = Non puoi vedere le carte di quella mano.
ui-why-hidden-deck = Il caso decide quale carta si pesca.
ui-odds-what = Indica un attacco, per esempio: odds F3xE4
ui-odds-nobody = Serve un’unità nel primo esagono e un nemico nel secondo.
ui-rules-which = Indica una regola o una parola (le regole sono in inglese): { $examples }
ui-rules-none = Le regole non dicono nulla su “{ $word }”.
ui-rules-more = E altre { $rules }; un ID o una parola più lunga restringe la ricerca.
ui-hand-hidden = Non ora: l’altro schieramento guarda lo schermo.
ui-hint = Il { $level } sceglierebbe “{ $notation }”: { $label }
ui-undone = Annullato: { $notation }
ui-no-undo = Non si può annullare oltre: dadi, carte o un giocatore hanno rivelato qualcosa di nuovo.
ui-saved-as = Ogni passo è salvato in { $path }
ui-farewell = La partita è salvata in { $path }
ui-continue = Per continuare: { $command }

## Before and after

ui-welcome = A ogni richiesta scrivi un numero della lista, oppure help.
ui-special-rules = Regole speciali
ui-offer = C’è una partita non finita: { $name }, turno { $turn }.
ui-offer-choice = 1 continua, 2 nuova partita
ui-hand-over = Passa lo schermo a: { $name }
ui-hide = Il tuo turno è finito. Premi Invio per nascondere lo schermo
ui-press-enter = Premi Invio
ui-turns-played = Turni giocati: { $turns }
ui-record-at = La partita registrata è in { $path }
ui-not-finished = La partita non è finita.
ui-cut-off = La registrazione è interrotta a metà di un’azione: il resto è perso.

## Lists

ui-column-number = N.
ui-column-name = Scenario
ui-column-first = Inizia
ui-column-hands = Carte
ui-column-medals = Medaglie
ui-column-badges = Distintivi
ui-column-inferred = Dedotto
ui-scenarios-note = Carte e medaglie: Ribelli/Impero. * = è possibile una vittoria improvvisa. Distintivi: as assalto, ew E-Web, sc esploratori, el soldati elite, sq squadriglia elite. Dedotto: ciò che le fonti non dicono.
ui-begins = inizia
ui-hand-size = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
ui-medals-to-win = { $medals ->
    [one] vince con 1 medaglia
   *[other] vince con { $medals } medaglie
}
ui-rules = Regole
ui-check-document = { $name }, { $units ->
    [one] 1 unità
   *[other] { $units } unità
}.
ui-check-record = partita registrata: { $name }, { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}, { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}.

# What may be typed in a battle; help-text follows it in every game.
help-battle =
    Un turno: gioca una carta, comanda le unità, muovile, attacca, pesca.

    3             prendi la scelta 3 della lista
    1 3           comanda due unità insieme
    move G3-F3    lo stesso in notazione; il verbo si può omettere: G3-F3
    attack F3xE4  attacca; più azioni di seguito: G3-F3; done; F3xE4
    order G3 F2   comanda in qualsiasi sequenza; “all” comanda tutte
    why ...       perché qualcosa non si può fare: why attack F3xE4
    odds F3xE4    le probabilità di un attacco
    board, hand, goal, list, log   rivedi: tabellone, carte, obiettivi, scelte, eventi
    rules WORD    cerca nelle regole (in inglese): rules trench
    info          spiega unità, distintivi, terreni e dadi; un esagono: info F3
    0             solo dove la lista lo mostra: una carta va sempre giocata

help-text =
    hint          che cosa farebbe il consigliere
    undo          annulla l’ultimo passo, se non ha rivelato nulla di nuovo
    save, quit    tutto è comunque già salvato; quit esce

## Pauses and defence

ui-go-on = Premi Invio per continuare
ui-go-on-first = Prima premi Invio per continuare, oppure scrivi undo.
ui-defend-retreat = { $unit } in { $hex }, ritirate rimaste: { $retreats }. Scegli dove si ritira l’unità:
ui-defend-shelter = { $unit } in { $hex }, ritirate: { $retreats }. La trincea permette di ignorarne una:
ui-second-order = basta attacchi, passa al secondo comando
