### Games without words of their own (English)

plain-check = { $game }: { $name }
plain-won = { $name } wins: { $why }.
plain-turn = turn { $turn }
plain-ask = What do you do?
plain-done = done: go on
plain-field = { $name }: { $value }
plain-info-none = “{ $word }” is not a hex of this board.
plain-info-empty = { $hex }: nothing to say.
plain-help =
    3             take choice 3 of the list
    move A1-A2    the same in notation; the verb may be left out: A1-A2
    why ...       why something is not possible: why move A1-C9
    board, goal, list, log   look again: board, goal, choices, what happened
    info A1       what is known of a hex

server-level-searcher = Searcher
server-level-searcher-text = Tries every choice in imagined games; knows the rules but no tricks.

games-broken = cannot be used: { $reason }
plain-report-lead = { $name } won { $percent } % of the games.
plain-report-heat = { $name }: { $lost } a game
