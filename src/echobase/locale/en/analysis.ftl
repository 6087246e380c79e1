## Analysis of a record: winning chances, costly decisions, dice luck

ui-analysis-chances = { $games ->
    [one] Chance of winning: one game played out from each position
   *[other] Chance of winning: { $games } games played out from each position
}
ui-analysis-chance = { $chances }, give or take { $error }
ui-analysis-end = The end
ui-analysis-now = Now
ui-analysis-decisions = Costliest decisions
ui-analysis-differed = { $player } would have chosen differently in { $differed } of { $decided } decisions.
ui-analysis-cost = { $cost } points of winning chance lost (95%: { $low } to { $high })
ui-analysis-chosen = Chosen: { $words }
ui-analysis-better = { $player }: { $words }
ui-analysis-few = { $count ->
    [0] None stands out clearly; more games (--games) show smaller differences.
    [one] Only one stands out clearly; more games (--games) show smaller differences.
   *[other] Only { $count } stand out clearly; more games (--games) show smaller differences.
}
ui-analysis-luck = Dice luck
ui-analysis-luck-line = { $side }, { $measure }: { $rolled } rolled, { $expected } expected, { $surplus } ({ $deviations } standard deviations)
ui-analysis-hits = hits
ui-analysis-figures = figures removed
ui-analysis-retreats = retreats
ui-analysis-damage = points of damage
ui-analysis-cards = Cards are not counted: what a card is worth depends on who holds it and when.
ui-analysis-file = The analysis is in { $path }
