## Analysis of a record: winning chances, costly decisions, dice luck

ui-analysis-chances = { $games ->
    [one] Probabilità di vittoria: il valore appreso e una partita giocata da ogni posizione
   *[other] Probabilità di vittoria: il valore appreso e circa { $games } partite giocate da ogni posizione
}
ui-analysis-chance = { $chances } (95%: da { $low } a { $high })
ui-analysis-end = La fine
ui-analysis-now = Adesso
ui-analysis-decisions = Decisioni costose
ui-analysis-differed = { $player } avrebbe scelto diversamente in { $differed } decisioni su { $decided }.
ui-analysis-inaccuracy = imprecisione
ui-analysis-mistake = errore
ui-analysis-blunder = errore grave
ui-analysis-cost = { $cost } punti di probabilità perduti (95%: da { $low } a { $high })
ui-analysis-chosen = Scelta: { $words }
ui-analysis-better = { $player }: { $words }
ui-analysis-none = Nessuna decisione è costata con chiarezza qualcosa che valga la pena nominare.
ui-analysis-average = { $decided ->
    [one] { $who }: { $loss } punti di probabilità perduti nell’unica decisione
   *[other] { $who }: { $loss } punti di probabilità perduti in media per decisione ({ $decided } decisioni)
}
ui-analysis-luck = Fortuna
ui-analysis-luck-line = { $side }, { $measure }: tirati { $rolled }, attesi { $expected }, { $surplus } ({ $deviations } deviazioni standard)
ui-analysis-hits = colpi
ui-analysis-figures = miniature rimosse
ui-analysis-retreats = ritirate
ui-analysis-damage = punti di danno
ui-analysis-dice = { $side }, dadi: { $luck } punti di probabilità, più o meno { $error }
ui-analysis-cards = { $side }, carte: { $luck } punti di probabilità, più o meno { $error }
ui-analysis-shared = Le carte comuni hanno portato a { $side } { $luck } punti di probabilità, più o meno { $error }
ui-analysis-fair = Con una fortuna media { $side } avrebbe vinto nel { $chance }% dei casi, più o meno { $error }.
ui-analysis-out-of-time = Il tempo è scaduto prima che tutto fosse esaminato; --seconds ne concede di più.
ui-analysis-file = L’analisi è in { $path }
