## Analysis of a record: chances, costly decisions, luck

ui-analysis-chances = { $games ->
    [one] Chance to win: one game played on from each position
   *[other] Chance to win: { $games } games played on from each position
}
ui-analysis-chance = { $chances }, give or take { $error }
ui-analysis-end = The end
ui-analysis-now = Now
ui-analysis-decisions = The most costly decisions
ui-analysis-differed = { $player } would have decided otherwise in { $differed } of { $decided } decisions.
ui-analysis-cost = { $cost } points of chance given away (95 %: { $low } to { $high })
ui-analysis-chosen = Chosen: { $words }
ui-analysis-better = { $player }: { $words }
ui-analysis-few = { $count ->
    [0] None stands out clearly; more games (--games) tell smaller differences.
    [one] Only one stands out clearly; more games (--games) tell smaller differences.
   *[other] Only { $count } stand out clearly; more games (--games) tell smaller differences.
}
ui-analysis-luck = Luck of the dice
ui-analysis-luck-line = { $side }, { $measure }: { $rolled } rolled, { $expected } expected, { $surplus } ({ $deviations } standard deviations)
ui-analysis-hits = hits
ui-analysis-figures = figures removed
ui-analysis-retreats = retreats
ui-analysis-damage = points of damage
ui-analysis-cards = Cards are not counted: what a card is worth depends on who holds it and when.
ui-analysis-file = The analysis is in { $path }
