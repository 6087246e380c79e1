### The screens of Battle of Hoth in text (Italian)

## The board

ui-objective = Obiettivo
ui-exit = Uscita
ui-ordered = con comando
ui-nobody = nessuna unità
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
ui-kind-token = { $token ->
    [officer] ufficiale da portare in salvo
   *[other] segnalino da portare via
}
ui-kind-card = 1 carta in più finché è occupato

## Whose turn it is

ui-turn = turno { $turn }
ui-medals = Medaglie
ui-medals-of = { $medals } su { $target }
ui-hand = La tua mano
ui-support = Carte supporto
ui-drawn = Hai pescato
ui-orders = Comandi: { $units }.

## What to do in each step

ui-ask-play = Gioca una carta (tra parentesi: le unità tra cui scegliere):
ui-ask-choose = { $what ->
    [section] Scegli la sezione in cui la carta comanda unità:
   *[class] Scegli il tipo di unità che la carta comanda:
}
ui-ask-order = Comanda le unità: scrivi un numero o più (1 3), oppure all per tutte:
ui-ask-move = Muovi le unità una alla volta:
ui-move-marks = ! = nemici a tiro da lì, - = nessun attacco dopo questo movimento
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
ui-done-move-last = basta movimenti, fine del turno
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

## Answers

ui-no-hex = L’esagono { $hex } non esiste: le righe vanno da A a G, le colonne da 1 a 10, in B, D e F da 1 a 9.
ui-really-done = Così finisce il tuo turno, e non si può annullare. Scrivilo di nuovo per confermare.
ui-end-turn = Non resta nulla da fare. Invio chiude il turno, undo annulla l’ultimo passo
ui-nothing-left = In questo turno non resta nulla da scegliere: premi Invio o scrivi undo.
ui-why-hidden-hand = Non puoi vedere le carte di quella mano.
ui-why-hidden-deck = Il caso decide quale carta si pesca.
ui-odds-what = Indica un attacco, per esempio: odds F3xE4
ui-odds-nobody = Serve un’unità nel primo esagono e un nemico nel secondo.
ui-hand-hidden = Non ora: l’altro schieramento guarda lo schermo.

## Lists

ui-special-rules = Regole speciali
ui-column-number = N.
ui-column-id = Id
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

# What players can type in a battle; help-text follows it in every game.
help-battle =
    Un turno: gioca una carta, comanda le unità, muovile, attacca, pesca.

    3             scegli la voce 3 della lista
    1 3           comanda due unità insieme
    move G3-F3    un movimento in notazione; il verbo si può omettere: G3-F3
    attack F3xE4  attacca; più azioni di seguito: G3-F3; done; F3xE4
    order G3 F2   comanda in qualsiasi ordine; all comanda tutte
    why ...       perché qualcosa non si può fare: why attack F3xE4
    odds F3xE4    le probabilità di un attacco
    retreats ...  cover, away, ask: dove si ritirano le unità, in anticipo
    trenches ...  hold, ask: ignora sempre la ritirata che la trincea permette
    board, hand, goal, list, log   rivedi: tabellone, carte, obiettivi, scelte, eventi
    rules WORD    cerca nelle regole (in inglese): rules trench
    info          spiega unità, distintivi, terreni e dadi; un esagono: info F3
    0             termina la fase, se è nella lista; una carta va sempre giocata

## Pauses and defence

ui-go-on = Premi Invio per continuare
ui-go-on-first = Prima premi Invio per continuare, oppure scrivi undo.
ui-defend-retreat = { $unit } in { $hex }, ritirate rimaste: { $retreats }. Scegli dove si ritira l’unità:
ui-defend-shelter = { $unit } in { $hex }, ritirate: { $retreats }. La trincea permette di ignorarne una:
ui-second-order = basta attacchi, passa al secondo comando

## Looking things up

ui-info-dice =
    Il dado ha sei facce:
    { $infantry } × Fanteria: colpisce la fanteria
    { $vehicle } × Veicolo: colpisce i veicoli
    { $blast } × Esplosione: colpisce ogni unità e ogni struttura
    { $retreat } × Ritirata: fa indietreggiare l’unità di un esagono
    { $cross } × X: manca il bersaglio
ui-info-none = Niente su questo tabellone si chiama «{ $word }». Scrivi info per vedere tutto, o info F3 per un esagono.
ui-too-many-orders = { $orders ->
    [one] La carta dà solo 1 comando: scegli l’unità.
   *[other] La carta dà solo { $orders } comandi: scegli le unità.
}

## Problemi

puzzle-theme-command = La carta giusta
puzzle-theme-exit = Uscita
puzzle-theme-close-combat = Combattimento ravvicinato
puzzle-theme-retreat = Ritirata
puzzle-theme-breakthrough = Sfondamento
puzzle-theme-sudden-death = Vittoria improvvisa
puzzle-theme-last-medal = L’ultima medaglia
puzzle-theme-last-defence = Ultima difesa
