### Games without words of their own (Italian)

plain-check = { $game }: { $name }
plain-won = Vince { $name }: { $why }.
plain-turn = turno { $turn }
plain-ask = Che cosa fai?
plain-done = Continua
plain-field = { $name }: { $value }
plain-info-none = «{ $word }» non è un esagono di questo tabellone.
plain-info-empty = { $hex }: qui non c’è niente.
plain-help = 
    3             scegli la voce 3 della lista
    move A1-A2    un movimento in notazione; il verbo si può omettere: A1-A2
    why ...       perché qualcosa non si può fare: why move A1-C9
    board, goal, list, log   rivedi: tabellone, obiettivo, scelte, eventi
    info A1       che cosa c’è in un esagono

server-level-searcher = Cercatore
server-level-searcher-text = Prova ogni scelta in partite immaginate; conosce le regole ma nessun trucco.

games-broken = non utilizzabile: { $reason }
plain-report-lead = Partite vinte da { $name }: { $percent }%.
plain-report-heat = { $name }: { $lost } per partita
