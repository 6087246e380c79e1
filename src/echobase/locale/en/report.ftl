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
report-unfinished = Incomplete: { $done } of { $wanted } games.
report-fan-project = Echo Base is an unofficial fan project.
report-none-finished = No game was finished.

report-overview = At a glance
report-more-empire = Empire wins more
report-more-rebel = Rebels win more
report-overview-note = The Rebels’ share of wins with its 95% interval. A scenario counts as fair within the tinted middle (35 to 65%).

report-open = Open: neither side has a clear edge. { $side-key ->
    [rebel] The Rebels
   *[empire] The Empire
} won { $percent }% of the games.
report-edge = { $side-key ->
    [rebel] The Rebels have the edge: they
   *[empire] The Empire has the edge: it
} won { $percent }% of the games.
report-favoured = { $side-key ->
    [rebel] The Rebels are clearly favoured: they
   *[empire] The Empire is clearly favoured: it
} won { $percent }% of the games.
report-lopsided = Lopsided: { $side-key ->
    [rebel] the Empire hardly stands a chance. The Rebels
   *[empire] the Rebels hardly stand a chance. The Empire
} won { $percent }% of the games.
report-lead = { $side-key ->
    [rebel] The Rebels
   *[empire] The Empire
} won { $percent }% of the games.
report-even = Each side won half of the games.
report-lengths = { $games ->
    [one] 1 game
   *[other] { $games } games
}. Median and range: { $turns } turns, { $decisions } decisions.

report-lost = Units lost so far
report-ends = The turn in which games ended
report-heat = Where units fell
report-heat-side = { $side-key ->
    [rebel] Rebel units: { $lost } per game
   *[empire] Imperial units: { $lost } per game
}
report-heat-hex = { $hex }: { $losses } losses in 100 games
report-kinds = Which units were lost
report-unit = Unit
report-lost-a-game = Lost per game

report-notes = How to read this
report-note-interval = The numbers in brackets are 95% intervals: over very many games, the share would most likely lie within them. Abandoned games do not count.
report-note-verdict = The same player plays both sides, so any difference comes from the scenario. A side has the edge when its interval lies above 50%; it is favoured when the other side surely wins less than 35%, and the scenario is lopsided when that is less than 25%. Other players, people above all, may get different results.
report-note-band = Curves show the mean after each turn; the band around one holds the middle 80% of the games. A game that is over keeps its last score, and curves end when 95% of the games are over.
report-note-heat = Numbers on the board are losses in 100 games; hexes with fewer than 3 show none. Both maps use the same scale: darker means more losses. Units aboard a Walker count where it fell.

report-settings = Settings
report-game = Game
report-what = Command
report-scenarios = Scenarios
report-players = Players
report-options = Options
report-default = default
report-games-each = Games per scenario
report-seed = Seed
report-limit = Decisions until a game is abandoned
report-played-by = Played by
report-rules = Rules version
report-again = To play the same games again:
report-no-command = These games come from a file or from options that only Python offers; the results file lists them in full.
report-made-by = This page
report-date = Date
report-system = System
ui-lab-report = Report: { $path }

## The report of a training

report-train-title = { $game }: what wins
report-train-about = { $positions } positions of { $games } games of { $player } against itself
report-train-quality = How well it predicts
report-train-seen = Positions it learned from
report-train-held-out = Positions held out (number of games)
report-train-loss = Log loss
report-train-offset-loss = Log loss from the scenario alone
report-train-accuracy = The likelier side won
report-train-given-up = Abandoned games
report-train-quality-note = Measured on every sixth game, which it did not learn from. Log loss is 0.693 for guessing and 0 for perfect foresight; chance keeps it far from that.
report-train-calibration = Predicted chances and actual results
report-train-tenth = Chance
report-train-positions = Positions
report-train-expected = Expected
report-train-won = Won
report-train-calibration-note = Where both columns agree, the predicted chances are right.
report-train-feature = Feature
report-train-weight = Weight
report-train-network = Network
report-train-layers = Layers
report-train-again = To reproduce the same weights:
