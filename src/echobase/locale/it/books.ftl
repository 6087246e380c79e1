# Le campagne nel browser: scelta, moduli campagna, strada, rapporti e ricompense.

book-campaigns = Campagne
book-campaigns-text = Battaglie legate tra loro: vittorie, sconfitte e obiettivi segreti cambiano la successiva.
book-none = Nessuna campagna installata.
book-about = Battaglie: { $battles } · finali: { $endings } · circa { $minutes } minuti
book-in-progress = Campagne in corso
book-forget = Togli dall’elenco
book-forget-really = Togliere «{ $name }» dall’elenco? Poi nessuno potrà continuarla.
book-gone = Questa campagna non può continuare qui: { $problem }
book-your-side = Chi gioca?
book-both = In due a questo schermo
book-both-text = I moduli campagna si leggono passandosi lo schermo.
book-against = contro il computer
book-begin = Inizia la campagna
book-road = La strada percorsa
book-won-by = Vinta da: { $name }
book-here = Prossima battaglia
book-fighting = La battaglia è in corso
book-met-count = { $count ->
    [one] { $count } obiettivo segreto raggiunto
   *[other] { $count } obiettivi segreti raggiunti
}
book-the-end = La fine
book-of = Il modulo campagna di: { $name }
book-open = Apri il modulo
book-close = Chiudi il modulo
book-page-back = Torna indietro
book-page-on = Volta pagina
book-pages = Pagina { $page } di { $pages }
book-different = Che cosa cambia per via delle battaglie precedenti
book-objectives = I tuoi obiettivi segreti
book-cards = Le tue carte supporto
book-prospects = Che cosa cambierà con questa battaglia
book-debriefing = Rapporto
book-turns = Turni: { $turns }
book-all-objectives = Gli obiettivi segreti, ora noti a entrambi
book-achieved = Raggiunto
book-missed = Non raggiunto
book-no-objectives = In questa battaglia non ce n’erano.
book-rewards = Ricompense
book-no-rewards = Questa battaglia non ha portato carte supporto.
book-choose = Scegli la tua ricompensa
book-choose-text = È tua per il resto della campagna.
book-take = Prendi questa carta
book-must-choose = Deve ancora scegliere una ricompensa: { $name }
book-to-battle = Alla battaglia
book-to-battle-again = Torna alla battaglia
book-back-to-campaign = Torna alla campagna
book-undecided = Nessuno ha vinto l’ultima battaglia. Si combatte di nuovo.
book-changed = La campagna è stata modificata dopo l’inizio; la tua continua com’era.
book-degree-narrow = Vittoria di misura: { $name }
book-degree-clear = Vittoria netta: { $name }
book-degree-complete = Vittoria totale: { $name }
book-other-campaigns = Tutte le campagne
