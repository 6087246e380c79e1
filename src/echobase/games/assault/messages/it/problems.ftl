### Assault on Hoth: che cosa non va in una mappa (italiano)

problem-assault-size = al massimo 99 colonne, 99 righe e { $most } esagoni
problem-assault-rows = servono { $wanted } righe; trovate { $got }
problem-assault-row = la riga { $row } ha { $got } esagoni invece di { $wanted }
problem-assault-basis = così i fiori di sette non ricoprono la mappa; prova [[2, 1], [-1, 3]]
problem-assault-origin = un’etichetta di quattro cifre; trovato '{ $word }'
problem-assault-no-hex = nessun esagono scelto
problem-assault-outside = '{ $hex }' è fuori dalla mappa, che va da { $first } a { $last }
problem-assault-twice = un esagono è nominato due volte
problem-assault-sector = almeno { $least } esagoni senza dirupi; trovati { $got }
problem-assault-symbol = simbolo sconosciuto '{ $word }'; simboli noti: { $known }
problem-assault-no-generator = manca il Generatore dello scudo
problem-assault-smooth-generator = il Generatore dello scudo deve stare su terreno accidentato
problem-assault-no-grid = manca la Rete energetica
problem-assault-no-entry = manca un ingresso della Base
problem-assault-feature-in-cliff = { $feature ->
    [base_entry] l’ingresso della Base in { $hex } non può stare in un dirupo
    [power_grid] la Rete energetica in { $hex } non può stare in un dirupo
   *[other] il Generatore dello scudo in { $hex } non può stare in un dirupo
}
problem-assault-second-grid = una seconda Rete energetica in { $hex }; ce n’è esattamente una
problem-assault-second-generator = un secondo Generatore dello scudo in { $hex }; ce n’è esattamente uno
problem-assault-both-sectors = { $hex } è anche nel settore imperiale
problem-assault-row-north = la riga prima di first_row_south
problem-assault-line-north = la Linea avanzata deve stare a sud di tutto il settore imperiale
problem-assault-line-south = la Linea avanzata deve stare a nord di entrambe le installazioni
problem-assault-south = almeno { $least } esagoni senza dirupi a sud della Linea avanzata; trovati { $got }
problem-assault-cut-off = { $count ->
    [one] i dirupi isolano { $hex } dal resto della mappa
   *[other] i dirupi isolano { $count } esagoni dal resto della mappa, tra cui { $hex }
}
problem-assault-remark = { $feature ->
    [base_entry] in { $hex } non c’è un ingresso della Base
    [power_grid] in { $hex } non c’è la Rete energetica
   *[other] in { $hex } non c’è il Generatore dello scudo
}
problem-assault-untrue = si dice { $said }, ma la mappa dà { $is_ }
problem-assault-figure = valore sconosciuto; noti: { $known }
problem-assault-set-up-outside = '{ $hex }' è fuori dalla mappa
problem-assault-set-up-hex = { $why ->
    [cliff] { $unit } non si può schierare in { $hex }, un dirupo
    [taken] { $unit } non si può schierare in { $hex }, già occupato
    [sector] { $unit } non si può schierare in { $hex }: solo nel Settore imperiale
    [sector-4] { $unit } non si può schierare in { $hex }: solo nel Settore ribelle 4
   *[line] { $unit } non si può schierare in { $hex }: solo a sud della Linea avanzata
}
problem-assault-numbers = { $who ->
    [walker] gli AT-AT hanno i numeri da 1 a { $most }, ciascuno una volta; trovato: { $got }
   *[other] gli Snowspeeder hanno i numeri da 1 a { $most }, ciascuno una volta; trovato: { $got }
}
problem-assault-number = { $kind }: { $wanted } iniziano la partita; trovato { $got }
problem-assault-bay = l’AT-AT { $number } deve trasportarne { $wanted }
problem-assault-aboard = { $kind }: { $wanted } devono essere a bordo degli AT-AT
