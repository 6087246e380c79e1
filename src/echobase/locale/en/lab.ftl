## The lab: tables of simulations and tournaments

ui-lab-by-scenario = By scenario: games won, with the 95% interval
ui-lab-by-player = By player
ui-lab-by-ending = How the games ended
ui-lab-standings = Standings: ratings with their 95% interval
ui-lab-scores = Head to head: games won in %, with the 95% interval
ui-lab-scenario = Scenario
ui-lab-player = Player
ui-lab-all = All
ui-lab-games = Games
ui-lab-turns = Turns
ui-lab-decisions = Decisions
ui-lab-endings = Reasons
ui-lab-won = Won
ui-lab-seconds = s/game
ui-lab-rating = Rating
ui-lab-interval = 95%
ui-lab-by-length = Length: median and range
ui-lab-by-score = Mean score after each quarter of the turns
ui-lab-by-loss = Losses: units per game, the most frequent kinds and hexes
ui-lab-side = Side
ui-lab-score = Score
ui-lab-stage = { $percent }%
ui-lab-lost = Lost
ui-lab-lost-kinds = Kinds
ui-lab-lost-hexes = Hexes
ui-lab-file = { $games ->
    [one] { $path }: 1 game
   *[other] { $path }: { $games } games
}
ui-lab-stopped = Stopped after { $done } of { $wanted } games; nothing is lost. To continue: { $command }
ui-lab-unfinished = { $games ->
    [one] 1 game was abandoned because it took too many decisions (--limit).
   *[other] { $games } games were abandoned because they took too many decisions (--limit).
}
reason-unfinished = abandoned
ui-train-about = Learned from { $games } games, { $positions } positions.
ui-train-quality = In { $games } unseen games: log loss { $loss }, the likelier side won in { $accuracy }% of the positions.
ui-train-file = Table: { $path }
ui-policy-title = Generations
ui-policy-generation = Generation
ui-policy-games = Games against the one before
ui-policy-won = Won (95%)
ui-policy-kept = Better
ui-policy-yes = yes
ui-policy-no = no

## Puzzles

ui-puzzles-found = { $count ->
    [one] Found { $count } puzzle.
   *[other] Found { $count } puzzles.
}
ui-puzzles-by-level = By difficulty
ui-puzzles-by-theme = By theme
ui-puzzles-level = Difficulty
ui-puzzles-theme = Theme
ui-puzzles-count = Puzzles
ui-puzzles-folder = Folder: { $path }
ui-puzzles-proved = The answer is still the best choice in { $best } of { $count } puzzles, and by at least { $points } points in { $clear }.
ui-puzzles-doubtful = Where another choice won more often this time
ui-puzzles-puzzle = Puzzle
ui-puzzles-answer = Answer
ui-puzzles-lead = Lead in points
puzzle-theme-march = Move
puzzle-theme-fire = Fire

## Making scenarios even

ui-even-progress = Looking for changes
ui-even-change = Change
ui-even-before = As it is
ui-even-title = More even
ui-even-none = None of the changes makes it more even.
ui-even-file = The most even one is in { $path }.
