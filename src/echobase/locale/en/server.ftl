### What the server tells people in the browser (English)

## Questions

server-step-pause = End
server-go-on = Continue

## Who decides

server-you-decide = It’s your decision.
server-decides = Now deciding: { $name }.
server-thinks = { $name } is thinking.
server-type-dice = { $dice ->
    [one] Roll 1 die on the table and enter what it shows.
   *[other] Roll { $dice } dice on the table and enter what they show.
}

## Answers

server-why-allowed = You can do that now.
server-hint = The { $level } would choose: { $label }
server-stale = The game has moved on. Please choose again.
server-spectator = You are only watching this game.
server-no-lesson = This game is not a lesson.
server-no-puzzle = This game is not a puzzle.
server-not-your-turn = Another player is deciding right now.
server-dice-first = Enter the dice first.
server-unknown-action = That isn’t one of the choices right now.
server-malformed = The server can’t read that message.
server-unexpected = Something went wrong on the server; nothing was changed.
server-broken-game = An error in the game’s own code stopped that; nothing was changed.
server-too-long = That message is too long.
server-no-hints = This game has no hints.
server-no-hint-now = It isn’t your decision right now.
server-no-dice = There are no dice to roll right now.
server-wrong-dice = { $dice ->
    [one] Enter exactly 1 die with one of these faces: { $names }
   *[other] Enter exactly { $dice } dice with these faces: { $names }
}
server-not-stored = Your step could not be saved, so it was not made: { $reason }
server-record-hides = This game hides something from you, such as the other side’s cards. You can save its record when it is over.
server-over = The game is already over.

## Computer players

server-level-waits = Waits
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
server-level-admiral = Admiral
server-level-admiral-text = Searches longest of all; the strongest opponent.
server-style-even = Balanced
server-style-even-text = Weighs attack and safety equally.
server-style-bold = Bold
server-style-bold-text = Attacks wherever it can.
server-style-careful = Careful
server-style-careful-text = Keeps its units safe and waits for good opportunities.

## Cards of units

unit-card-abilities = Special
unit-card-never-moves = never moves

## Odds

server-odds-destroy = destroyed
server-analysis-failed = This game could not be analysed.
