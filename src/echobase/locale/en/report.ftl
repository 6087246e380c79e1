## The report of the lab

report-title = { $command ->
    [balance] Are the scenarios fair?
    [tournament] Who plays best?
    [simulate] How the games went
   *[several] Results of the lab
}
report-about = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenarios
}. { $count ->
    [one] Player: { $players }
   *[other] Players: { $players }
}
report-unfinished = Not complete: { $done } of { $wanted } games.
report-fan-project = Echo Base is an unofficial fan project.
report-none-finished = No game came to an end.

report-overview = At a glance
report-more-empire = Empire wins more
report-more-rebel = Rebels win more
report-overview-note = The share of the Rebels with its 95 % interval. Within the tinted middle (35 to 65 %) a scenario counts as fair.

report-open = Open: neither side is shown to be stronger. { $side-key ->
    [rebel] The Rebels
   *[empire] The Empire
} won { $percent } % of the games.
report-edge = { $side-key ->
    [rebel] The Rebels have the edge: they
   *[empire] The Empire has the edge: it
} won { $percent } % of the games.
report-favoured = { $side-key ->
    [rebel] The Rebels are clearly favoured: they
   *[empire] The Empire is clearly favoured: it
} won { $percent } % of the games.
report-lopsided = Lopsided: { $side-key ->
    [rebel] the Empire hardly stands a chance. The Rebels
   *[empire] the Rebels hardly stand a chance. The Empire
} won { $percent } % of the games.
report-lead = { $side-key ->
    [rebel] The Rebels
   *[empire] The Empire
} won { $percent } % of the games.
report-even = Both sides won half of the games.
report-lengths = { $games ->
    [one] 1 game
   *[other] { $games } games
}. Median and range: { $turns } turns, { $decisions } decisions.

report-score-battle = Medals
report-score-assault = Transports away
report-lost = Units lost so far
report-ends = In which turn games ended
report-heat = Where units fell
report-heat-side = { $side-key ->
    [rebel] Rebel units: { $lost } a game
   *[empire] Imperial units: { $lost } a game
}
report-heat-hex = { $hex }: { $losses } losses in 100 games
report-kinds = Which units were lost
report-unit = Unit
report-lost-a-game = Lost a game

report-notes = How to read this
report-note-interval = The numbers in brackets are 95 % intervals: the share that very many games would show most likely lies within. Games that were given up count in no share.
report-note-verdict = The same player sits on both sides, so what differs is the scenario. A side has the edge when its interval lies above 50 %; it is favoured when the other side surely wins less than 35 %, and the scenario is lopsided when that is less than 25 %. Other players, above all people, may find it different.
report-note-band = Curves show the mean after each turn; the band around one holds the middle 80 % of the games. A game that is over keeps its last score, and curves end when 95 % of the games are over.
report-note-heat = Numbers on the board are losses in 100 games; hexes with fewer than 3 have none. Both maps use the same scale, the darker the more. Who was aboard a Walker fell where it fell.

report-settings = Settings
report-game = Game
report-what = Command
report-scenarios = Scenarios
report-players = Players
report-options = Options
report-default = default
report-games-each = Games of each scenario
report-seed = Seed
report-limit = Given up after decisions
report-played-by = Played by
report-rules = Version of the rules
report-again = The same games again:
report-no-command = These games follow from a file or from options that only Python can give; the results file has them in full.
report-made-by = This page
report-date = Date
report-system = System
ui-lab-report = Report: { $path }

## The report of a training

report-train-title = { $game }: what wins
report-train-about = { $positions } positions of { $games } games of { $player } against itself
report-train-quality = How well it foretells
report-train-seen = Positions learned from
report-train-held-out = Positions kept apart (of so many games)
report-train-loss = Log loss
report-train-offset-loss = Log loss by the scenario alone
report-train-accuracy = The likelier side won
report-train-given-up = Games given up
report-train-quality-note = Measured on every sixth game, from which nothing was learned. Log loss is 0.693 for guessing and 0 for who knows everything; luck keeps it far from that.
report-train-calibration = Chance given, and what came
report-train-tenth = Chance
report-train-positions = Positions
report-train-expected = Expected
report-train-won = Won
report-train-calibration-note = Where both columns agree, the chances mean what they say.
report-train-feature = Feature
report-train-weight = Weight
report-train-again = The same weights again:
