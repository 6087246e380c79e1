# Con che cosa vince una parte, nelle battaglie senza un testo proprio. $what e $only possono essere vuoti.

goal-line-medals = { $medals ->
    [one] Conquista 1 medaglia.
   *[other] Conquista { $medals } medaglie.
}
goal-line-eliminated = Ogni unità nemica che elimini ne vale 1.
goal-line-worth = { $medals ->
    [0] Non ne ricevi per: { $units }.
   *[other] Ne ricevi { $medals } per: { $units }.
}
goal-line-together = { $hexes } insieme
goal-line-temporary = { $hexes }: { $medals } finché vi si trova una tua unità{ $only }.
goal-line-permanent = { $hexes }: { $medals } la prima volta che vi entra una tua unità{ $only }.
goal-line-periodic = { $hexes }: { $medals } all’inizio di ogni tuo turno, se vi si trova una tua unità{ $only }.
goal-line-card = { $hexes }: 1 carta in più in mano finché vi si trova una tua unità{ $only }.
goal-line-leaving = Ogni tua unità che lascia il tabellone da { $hexes } ne vale { $medals }{ $only }.
goal-line-charge = Cariche del cannone a ioni: { $gain } a ogni tuo turno; ogni { $charges } ne valgono { $medals }.
goal-line-only = { " " }(solo: { $units })
goal-line-destroy-structures = Vittoria improvvisa: vinci appena { $what ->
    [shield_generator] { $need ->
        [one] un generatore dello scudo è distrutto
       *[other] { $need } generatori dello scudo sono distrutti
    }
    [ion_cannon] { $need ->
        [one] il cannone a ioni è distrutto
       *[other] { $need } cannoni a ioni sono distrutti
    }
   *[other] { $need ->
        [one] una struttura è distrutta
       *[other] { $need } strutture sono distrutte
    }
} ({ $hexes }).
goal-line-eliminate = { $need ->
    [one] Vittoria improvvisa: vinci appena è eliminata 1 di queste unità: { $units }.
   *[other] Vittoria improvvisa: vinci appena sono eliminate { $need } di queste unità: { $units }.
}
goal-line-exit = { $need ->
    [one] Vittoria improvvisa: vinci appena 1 tua unità ha lasciato il tabellone da { $hexes }.
   *[other] Vittoria improvvisa: vinci appena { $need } tue unità hanno lasciato il tabellone da { $hexes }.
}
goal-line-hold = Vittoria improvvisa: vinci appena le tue unità occupano insieme tutti questi esagoni: { $hexes }.
goal-line-token-exits = { $what ->
    [officer] Vittoria improvvisa: vinci appena l’unità che porta l’ufficiale lascia il tabellone da { $hexes }.
   *[other] Vittoria improvvisa: vinci appena l’unità che porta il segnalino lascia il tabellone da { $hexes }.
}
goal-line-token-captured = { $what ->
    [officer] Vittoria improvvisa: vinci appena una tua unità entra nell’esagono dell’ufficiale mentre nessuno lo porta. All’inizio si trova in { $hexes }.
   *[other] Vittoria improvvisa: vinci appena una tua unità entra nell’esagono del segnalino mentre nessuno lo porta. All’inizio si trova in { $hexes }.
}
