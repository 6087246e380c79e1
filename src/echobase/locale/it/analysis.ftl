## Analysis of a record: winning chances, costly decisions, dice luck

ui-analysis-chances = { $games ->
    [one] Probabilità di vittoria: una partita giocata da ogni posizione
   *[other] Probabilità di vittoria: { $games } partite giocate da ogni posizione
}
ui-analysis-chance = { $chances }, più o meno { $error }
ui-analysis-end = La fine
ui-analysis-now = Adesso
ui-analysis-decisions = Le decisioni più costose
ui-analysis-differed = { $player } avrebbe scelto diversamente in { $differed } decisioni su { $decided }.
ui-analysis-cost = { $cost } punti di probabilità perduti (95%: da { $low } a { $high })
ui-analysis-chosen = Scelta: { $words }
ui-analysis-better = { $player }: { $words }
ui-analysis-few = { $count ->
    [0] Nessuna spicca con chiarezza; con più partite (--games) emergono differenze minori.
    [one] Solo una spicca con chiarezza; con più partite (--games) emergono differenze minori.
   *[other] Solo { $count } spiccano con chiarezza; con più partite (--games) emergono differenze minori.
}
ui-analysis-luck = Fortuna ai dadi
ui-analysis-luck-line = { $side }, { $measure }: tirati { $rolled }, attesi { $expected }, { $surplus } ({ $deviations } deviazioni standard)
ui-analysis-hits = colpi
ui-analysis-figures = miniature rimosse
ui-analysis-retreats = ritirate
ui-analysis-damage = punti di danno
ui-analysis-cards = Le carte non sono contate: il loro valore dipende da chi le tiene e quando.
ui-analysis-file = L’analisi è in { $path }
