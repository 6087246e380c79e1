### What the server says to people in the browser

## Questions

server-step-pause = End
server-ask-play = Play one card
server-ask-order = Choose the units to order
server-assault-ask-place = { $unit }: choose a hex
server-assault-ask-round = Choose a unit, then what it does
server-assault-only-done = Nobody can do anything with this card now
server-end-turn = Nothing is left to do. You can still take back the last step.
server-card-follows = A card is drawn now. You can still take back the last step.
server-end-round = Nobody is left to act. You can still take back the last step.
server-go-on = Go on
server-assault-done = End the round
server-really-order = No order is given any more, and your turn ends. End it?
server-really-move = Your turn ends without these moves. End it?
server-really-attack = Units could still attack. End the turn?
server-assault-really-done = These could still act: { $names }. End the round?
server-assault-crush-own = That would crush own units: { $names }. Do it all the same?
server-assault-shows-luke = That shows everybody which Snowspeeder is Luke’s, and cannot be undone. Do it?
server-assault-crushes = crushes { $names }
server-dealing = Cards are dealt

## Counters and choices by name

server-aboard = aboard: { $names }
server-counters-w = { $count ->
    [one] 1 Walker
   *[other] { $count } Walkers
}
server-counters-a = { $count ->
    [one] 1 AT-ST
   *[other] { $count } AT-STs
}
server-counters-ls = { $count ->
    [one] 1 light Snowtrooper
   *[other] { $count } light Snowtroopers
}
server-counters-hs = { $count ->
    [one] 1 heavy Snowtrooper
   *[other] { $count } heavy Snowtroopers
}
server-counters-s = { $count ->
    [one] 1 Snowspeeder
   *[other] { $count } Snowspeeders
}
server-counters-t = { $count ->
    [one] 1 Laser Tower
   *[other] { $count } Laser Towers
}
server-counters-lt = { $count ->
    [one] 1 light Trooper
   *[other] { $count } light Troopers
}
server-counters-ht = { $count ->
    [one] 1 heavy Trooper
   *[other] { $count } heavy Troopers
}
server-say-play = play “{ $card }”
server-say-order = order { $whom }
server-say-attack = { $who }, attack on { $whom }
server-say-fire = { $who }, fire at { $whom }
server-say-harpoon = { $who }, harpoon { $whom }

## Odds

server-odds-harm = at least one hit
server-odds-eliminate = eliminated
server-odds-retreat = falls back
server-odds-hit = hit (armour { $armour })
server-odds-destroy = destroyed

## Who decides

server-you-decide = It is your decision.
server-decides = { $name }: it is their decision.
server-thinks = { $name } is thinking.
server-type-dice = { $dice ->
    [one] Roll 1 die on the table and type what it shows.
   *[other] Roll { $dice } dice on the table and type what they show.
}
server-face-vader = Vader
server-face-saber = Lightsaber
server-face-blank = blank

## Answers

server-why-allowed = That is possible now.
server-hint = The { $level } would choose: { $label }
server-stale = The game has gone on meanwhile. Please choose again.
server-spectator = You are only watching this game.
server-not-your-turn = Another player decides now.
server-unknown-action = That is not among the choices now.
server-malformed = That message cannot be read.
server-unexpected = Something went wrong in the server, and nothing was done.
server-too-long = That message is too long.
server-no-hints = There are no hints in this game.
server-no-hint-now = There is nothing to decide for you now.
server-no-dice = No dice are rolled now.
server-wrong-dice = { $dice ->
    [one] Exactly 1 die is needed, with one of these faces: { $names }
   *[other] Exactly { $dice } dice are needed, with these faces: { $names }
}
server-not-stored = This could not be saved, so it was not done: { $reason }

## Computer players

server-level-random = Recruit
server-level-random-text = Moves at random; to try the rules.
server-level-cadet = Cadet
server-level-cadet-text = Marches and shoots without a plan; a good first opponent.
server-level-trooper = Trooper
server-level-trooper-text = Takes what every order, move and attack brings at once.
server-level-captain = Captain
server-level-captain-text = Plans its turn and minds the answer.
server-level-general = General
server-level-general-text = Thinks ahead through the answers of the enemy; takes a little time.
server-style-even = Even
server-style-even-text = Weighs attack and safety alike.
server-style-bold = Bold
server-style-bold-text = Attacks wherever it can.
server-style-careful = Careful
server-style-careful-text = Keeps its units safe and waits for good chances.
server-setup-default = Suggested set-up
server-setup-free = Free set-up
