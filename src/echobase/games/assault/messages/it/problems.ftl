### Assault on Hoth: che cosa non va in una mappa (italiano)

assault-bad-size = al massimo 99 colonne, 99 righe e { $most } esagoni
assault-bad-rows = servono { $wanted } righe; trovate { $got }
assault-bad-row = la riga { $row } ha { $got } esagoni invece di { $wanted }
assault-bad-basis = così i fiori di sette non ricoprono la mappa; prova [[2, 1], [-1, 3]]
assault-bad-origin = un’etichetta di quattro cifre; trovato '{ $word }'
assault-bad-outside = '{ $hex }' è fuori dalla mappa, che va da { $first } a { $last }
assault-bad-twice = un esagono è nominato due volte
assault-bad-sector = almeno { $least } esagoni senza dirupi; trovati { $got }
assault-bad-symbol = simbolo sconosciuto '{ $word }'; simboli noti: { $known }
assault-bad-no-generator = manca il Generatore dello scudo (G)
assault-bad-smooth-generator = il Generatore dello scudo deve stare su terreno accidentato
assault-bad-no-grid = manca la Rete energetica (P)
assault-bad-no-entry = manca un ingresso della Base (B)
assault-bad-feature-in-cliff = { $feature ->
    [base_entry] l’ingresso della Base in { $hex } non può stare in un dirupo
    [power_grid] la Rete energetica in { $hex } non può stare in un dirupo
   *[other] il Generatore dello scudo in { $hex } non può stare in un dirupo
}
assault-bad-second-grid = una seconda Rete energetica in { $hex }; ce n’è esattamente una
assault-bad-second-generator = un secondo Generatore dello scudo in { $hex }; ce n’è esattamente uno
assault-bad-both-sectors = { $hex } è anche nel settore imperiale
assault-bad-row-north = la riga prima di first_row_south
assault-bad-line-north = la Linea avanzata deve stare a sud di tutto il settore imperiale
assault-bad-line-south = la Linea avanzata deve stare a nord di entrambe le installazioni
assault-bad-south = almeno { $least } esagoni senza dirupi a sud della Linea avanzata; trovati { $got }
assault-bad-cut-off = i dirupi isolano { $hex } dal resto della mappa
assault-bad-remark = { $feature ->
    [base_entry] in { $hex } non c’è un ingresso della Base
    [power_grid] in { $hex } non c’è la Rete energetica
   *[other] in { $hex } non c’è il Generatore dello scudo
}
assault-bad-untrue = si dice { $said }, ma la mappa dà { $is_ }
assault-bad-figure = valore sconosciuto; noti: { $known }
assault-bad-set-up-outside = '{ $hex }' è fuori dalla mappa
assault-bad-set-up-hex = { $unit } non si può schierare in { $hex }
assault-bad-numbers = i numeri da 1 a { $most }, ciascuno una volta; trovato { $got }
assault-bad-number = { $kind }: { $wanted } iniziano la partita; trovato { $got }
assault-bad-bay = l’AT-AT { $number } deve trasportarne { $wanted }
assault-bad-aboard = { $kind }: { $wanted } devono essere a bordo
