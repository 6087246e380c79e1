# Campagne: elenco, moduli campagna, percorso, rapporti e ricompense.

ui-check-campaign = campagna di { $game }: { $name }, battaglie: { $nodes }, finali: { $endings }
ui-check-campaign-record = registrazione della campagna { $name }: battaglie giocate { $battles }, ora a { $place }

campaign-place = { $chapter }, { $title }
campaign-ending-narrow = «{ $title }» (vittoria di misura: { $name })
campaign-ending-clear = «{ $title }» (vittoria netta: { $name })
campaign-ending-complete = «{ $title }» (vittoria totale: { $name })
campaign-if-won = Se vinci:
campaign-if-lost = Se perdi:
campaign-if-won-with = Se vinci e riesci in questo: { $objectives }
campaign-if-won-with-it = Se vinci e raggiungi il tuo obiettivo segreto:
campaign-if-won-without = Se vinci senza raggiungere { $objectives ->
    [one] il tuo obiettivo segreto:
   *[other] nessun obiettivo segreto:
}
campaign-if-lost-with = Se perdi, ma riesci in questo: { $objectives }
campaign-if-lost-with-it = Se perdi, ma raggiungi il tuo obiettivo segreto:
campaign-if-lost-without = Se perdi senza raggiungere { $objectives ->
    [one] il tuo obiettivo segreto:
   *[other] nessun obiettivo segreto:
}
campaign-leads-to = La strada porta a { $place }.
campaign-leads-to-one-of = I segreti del nemico decidono dove porta la strada: { $places }.
campaign-you-get = Ricevi per il resto della campagna: { $cards }.
campaign-you-choose = Ne scegli una per il resto della campagna: { $cards }.
campaign-enemy-get = Il nemico riceve: { $cards }.
campaign-enemy-choose = Il nemico ne sceglie una: { $cards }.
campaign-lead = { $cards ->
    [0] In questa battaglia nessuno schieramento porta più carte supporto dell’altro; le ultime vinte hanno la precedenza.
    [one] In questa battaglia uno schieramento porta al massimo una carta supporto in più dell’altro; le ultime vinte hanno la precedenza.
   *[other] In questa battaglia uno schieramento porta al massimo { $cards } carte supporto in più dell’altro; le ultime vinte hanno la precedenza.
}
campaign-behind = In questa battaglia devi fare a meno di: { $cards }.
campaign-changes = In { $place }: { $change }
campaign-may-change = Forse, in { $place }: { $change }

# Nel terminale.

ui-campaign-row = { $id }: { $title }. { $blurb } Battaglie: { $battles }, finali: { $endings }, circa { $minutes } minuti.
ui-campaign-none = Nessuna campagna installata. «echobase check FILE» ne controlla una tua.
ui-campaign-book = Modulo campagna: { $name }
ui-campaign-only = Solo { $name } può continuare a leggere. Premi Invio
ui-campaign-close = Premi Invio per chiudere il modulo
ui-campaign-different = Che cosa hanno cambiato le battaglie precedenti
ui-campaign-goals = Come si vince questa battaglia
ui-campaign-goal = { $name }: { $goal }
ui-campaign-objectives = I tuoi obiettivi segreti
ui-campaign-cards = Le tue carte supporto
ui-campaign-prospects = Che cosa cambierà con questa battaglia
ui-campaign-card = { $name }: { $text }
ui-campaign-debriefing = Rapporto: { $place }
ui-campaign-winner = La battaglia è stata vinta da: { $name }.
ui-campaign-met = Raggiunto ({ $name }): { $objective }
ui-campaign-unmet = Non raggiunto ({ $name }): { $objective }
ui-campaign-got = { $name } ora ha: { $cards }
ui-campaign-choose = { $name }: scegli la tua ricompensa
ui-campaign-choice = Numero della carta>
ui-campaign-chosen-by-computer = { $name } sceglie: { $card }
ui-campaign-no-result = Nessuno ha vinto. La battaglia si combatterà di nuovo.
ui-campaign-road = La strada percorsa
ui-campaign-step = { $place }: vinta da { $name }
ui-campaign-here = { $place }: la prossima battaglia
ui-campaign-end = La fine: { $place }
ui-campaign-saved = La campagna è salvata in { $path }.
ui-campaign-continue = Per continuarla: { $command }
ui-campaign-changed = La campagna è stata modificata dopo che l’hai iniziata; la tua continua com’era.
ui-campaign-help = Scrivi objectives per vedere a che punto sono i tuoi obiettivi segreti.
ui-campaign-no-objectives = Ora non si possono mostrare gli obiettivi segreti.
ui-campaign-done = Per ora raggiunto: { $objective }
ui-campaign-not-done = Non ancora: { $objective }
ui-campaign-next = Premi Invio per la battaglia, o scrivi quit per fermarti qui>

# Il laboratorio.

campaign-degree-narrow = vittoria di misura
campaign-degree-clear = vittoria netta
campaign-degree-complete = vittoria totale
ui-campaign-won-by = Vinte: { $name }, %
ui-campaign-outcome = Esito
ui-campaign-from = Da
ui-campaign-to = A
ui-campaign-taken = Percorsa
ui-campaign-battle = Battaglia
ui-campaign-in-campaigns = In campagna
ui-campaign-reached = Raggiunta
ui-campaign-objective = Obiettivo
ui-campaign-objectives-met = Raggiunto, %
ui-campaign-favoured = Ha vinto di più
ui-campaign-brings = Varianti e carte
ui-campaign-card-head = Carta
ui-campaign-with = Con
ui-campaign-without = Senza
ui-campaign-table-whole = Campagne intere
ui-campaign-table-edges = Dove porta la strada
ui-campaign-table-nodes = Ogni battaglia da sola, senza carte
ui-campaign-table-objectives = Obiettivi secondari, senza carte
ui-campaign-table-extremes = Ogni battaglia con il massimo che uno schieramento può aver vinto prima e il minimo dell’altro
ui-campaign-table-cards = Carte supporto: battaglie vinte con e senza, a parità di fortuna
ui-campaign-graph = La strada, con le quote sui rami
ui-campaign-graph-note = Una linea è spessa quanto la quota delle campagne che dalla battaglia prosegue di lì; la barra in un riquadro mostra chi ha vinto la battaglia.
ui-campaign-came = { $share } delle campagne
ui-campaign-played = Partite giocate: { $games } su { $wanted }. Giocatori: { $players }. Seme: { $seed }.
