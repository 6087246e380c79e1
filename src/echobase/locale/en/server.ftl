### What the server tells people in the browser (English)

## Questions

server-step-pause = End
server-ask-play = Play a card
server-ask-order = Choose the units to order
server-assault-ask-place = { $unit }: choose a hex
server-assault-ask-round = Choose a unit, then its action
server-assault-only-done = No unit can use this card right now
server-end-turn = Nothing left to do. You can still undo your last step.
server-card-follows = A card will be drawn next. You can still undo your last step.
server-end-round = No unit is left to act. You can still undo your last step.
server-go-on = Continue
server-assault-done = End the round
server-really-order = No more orders: end your turn?
server-really-move = End your turn without these moves?
server-really-attack = Some units can still attack. End your turn?
server-assault-really-done = These units can still act: { $names }. End the round?
server-assault-crush-own = That would crush your own units: { $names }. Do it anyway?
server-assault-shows-luke = That shows everyone which Snowspeeder is Luke’s and can’t be undone. Do it anyway?
server-assault-crushes = crushes { $names }
server-dealing = Dealing cards

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

server-you-decide = It’s your decision.
server-decides = Now deciding: { $name }.
server-thinks = { $name } is thinking.
server-type-dice = { $dice ->
    [one] Roll 1 die on the table and enter what it shows.
   *[other] Roll { $dice } dice on the table and enter what they show.
}
server-face-vader = Vader
server-face-saber = Lightsaber
server-face-blank = blank

## Answers

server-why-allowed = You can do that now.
server-hint = The { $level } would choose: { $label }
server-stale = The game has moved on. Please choose again.
server-spectator = You are only watching this game.
server-not-your-turn = Another player is deciding right now.
server-unknown-action = That isn’t one of the choices right now.
server-malformed = The server can’t read that message.
server-unexpected = Something went wrong on the server; nothing was changed.
server-too-long = That message is too long.
server-no-hints = This game has no hints.
server-no-hint-now = It isn’t your decision right now.
server-no-dice = There are no dice to roll right now.
server-wrong-dice = { $dice ->
    [one] Enter exactly 1 die with one of these faces: { $names }
   *[other] Enter exactly { $dice } dice with these faces: { $names }
}
server-not-stored = Your step could not be saved, so it was not made: { $reason }

## Computer players

server-level-random = Recruit
server-level-random-text = Plays at random; good for trying out the rules.
server-level-cadet = Cadet
server-level-cadet-text = Marches and shoots without a plan; a good first opponent.
server-level-trooper = Trooper
server-level-trooper-text = Looks for the immediate gain in every order, move and attack.
server-level-captain = Captain
server-level-captain-text = Plans its turn and considers the reply.
server-level-general = General
server-level-general-text = Thinks through the enemy’s replies; takes a little time.
server-style-even = Even
server-style-even-text = Weighs attack and safety equally.
server-style-bold = Bold
server-style-bold-text = Attacks wherever it can.
server-style-careful = Careful
server-style-careful-text = Keeps its units safe and waits for good opportunities.
server-setup-default = Suggested set-up
server-setup-free = Free set-up
