### Games without words of their own (English)

plain-check = { $game }: { $name }
plain-won = { $name } wins: { $why }.
plain-turn = turn { $turn }
plain-ask = What do you do?
plain-done = Continue
plain-field = { $name }: { $value }
plain-info-none = “{ $word }” is not a hex of this board.
plain-info-empty = { $hex }: nothing here.
plain-help =
    3             pick choice 3 from the list
    move A1-A2    a move in notation; you can leave out the verb: A1-A2
    why ...       why you can’t do something: why move A1-C9
    board, goal, list, log   show again: board, goal, choices, what happened
    info A1       what is on a hex

server-level-searcher = Searcher
server-level-searcher-text = Tries every choice in imagined games; knows the rules but no tricks.

games-broken = cannot be used: { $reason }
plain-report-lead = { $name } won { $percent }% of the games.
plain-report-heat = { $name }: { $lost } per game
