## Analysis of a record: winning chances, costly decisions, luck

ui-analysis-chances = { $games ->
    [one] Chance of winning: the learned value, and one game played out from each position
   *[other] Chance of winning: the learned value, and about { $games } games played out from each position
}
ui-analysis-chance = { $chances } (95%: { $low } to { $high })
ui-analysis-end = The end
ui-analysis-now = Now
ui-analysis-decisions = Costly decisions
ui-analysis-differed = { $player } would have chosen differently in { $differed } of { $decided } decisions.
ui-analysis-inaccuracy = inaccuracy
ui-analysis-mistake = mistake
ui-analysis-blunder = blunder
ui-analysis-cost = { $cost } points of winning chance lost (95%: { $low } to { $high })
ui-analysis-chosen = Chosen: { $words }
ui-analysis-better = { $player }: { $words }
ui-analysis-none = No decision clearly cost enough to mention.
ui-analysis-average = { $decided ->
    [one] { $who }: { $loss } points of winning chance lost in the only decision
   *[other] { $who }: { $loss } points of winning chance lost per decision, on average ({ $decided } decisions)
}
ui-analysis-luck = Luck
ui-analysis-luck-line = { $side }, { $measure }: { $rolled } rolled, { $expected } expected, { $surplus } ({ $deviations } standard deviations)
ui-analysis-hits = hits
ui-analysis-figures = figures removed
ui-analysis-retreats = retreats
ui-analysis-damage = points of damage
ui-analysis-dice = { $side }, dice: { $luck } points of winning chance, give or take { $error }
ui-analysis-cards = { $side }, cards: { $luck } points of winning chance, give or take { $error }
ui-analysis-shared = What both sides drew brought { $side } { $luck } points of winning chance, give or take { $error }
ui-analysis-fair = With average luck, chance of winning for { $side }: { $chance }%, give or take { $error }.
ui-analysis-out-of-time = The time was up before everything was examined; --seconds gives it more.
ui-analysis-file = The analysis is in { $path }
