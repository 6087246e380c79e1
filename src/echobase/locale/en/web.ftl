### The screens of the browser client (English)

## The first screen

web-claim = The battle of Hoth, on your table.
web-continue = Continue
web-new-game = New game
web-play-this = Play
web-other-games = Other games in progress
web-finished = Finished games
web-forget = Delete
web-forget-really = Delete “{ $name }” for good?
web-load-record = Load a record
web-load-record-text = A record is a whole game as a text file; it opens as a replay.
web-settings = Settings
web-home = Home
web-loading = Loading…
web-all-sides = All sides at this screen
web-your-move = your move
web-their-move = to move: { $name }
web-more-games = { $count } more

## A new game

web-scenarios-scenario = Scenarios
web-scenarios-map = Maps
web-scenarios-workshop = From the workshop
web-picture-of = Picture: { $name }
web-who-plays = Who plays
web-against-computer = You against the computer
web-people = People at this screen
web-people-text = You pass the screen around; cards stay hidden
web-level = Computer level
web-level-seconds = The computer thinks about { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} a turn.
web-style = Style
web-begin = Begin the battle
web-options = Options
web-seats = Players
web-seat-count = { $count } players
web-pair = Two players command
web-person = Person
web-computer = Computer
web-name = Name
web-leader = Leader
web-leader-any = Any leader
web-with-leaders = Play with leaders and their cards
web-with-hints = Allow hints
web-with-undo = Allow undo
web-with-dice = Roll real dice and enter the results

## The table

web-you-are = You play: { $side }
web-against = against { $name }
web-watching = You are watching
web-briefing = Briefing
web-board = Board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Whole board
web-mini-map = The whole map: click a place or use the arrow keys to go there
web-show-map = Small map
web-north = { $turned ->
    [yes] North is at the bottom of the board
   *[no] North is at the top of the board
}
web-undo = Undo
web-hint = Hint
web-hint-wait = Thinking…
web-turn = Your turn
web-decision = What to do
web-choose = Choose
web-choose-target = Choose a target on the board
web-choose-place = Choose where it goes
web-choose-either = Choose where it goes, or choose a target
web-choose-facing = { $unit }: choose its facing
web-face-how = Choose a neighbouring hex: it will face that way.
web-or-another = You can choose another unit instead.
web-face-only = There it can only face { $facing }.
web-turn-how = Choose it again to turn it where it stands.
web-face = Face { $facing }
web-to-face = to face { $facing }
web-fire-from-there = From there it could fire at:
web-fire-at-nobody = From there it couldn’t fire at anybody.
web-wait = Please wait…
web-watch = What happened
web-back = Back
web-skip = Skip
web-pause = Pause
web-resume = Resume
web-step = Step forward
web-step-back = Step back
web-go-to = { $unit } to { $place }
web-plan-volley = { $count ->
    [2] Fire both at the best odds
   *[other] Fire all { $count } at the best odds
}
web-plan-several = Select several
web-plan-count = How many go together?
web-plan-shots = Shots at the best odds
web-plan-edit = Choose a unit to give it another target.
web-plan-change = Choose another target for this unit.
web-plan-alone = Choose a unit on the board to fire with it alone, or a row of this list to change its target.
web-plan-shot = { $unit } → { $target }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $chance }%
web-plan-remove = Leave out: { $what }
web-plan-add-all = Add all
web-plan-spare = Not firing: too little chance, or you left them out. Press one to add it.
web-plan-fire = Fire { $count ->
    [one] 1 shot
   *[other] { $count } shots
}
web-plan-moves = Moves of the group
web-plan-move = Move { $count ->
    [one] 1 unit
   *[other] { $count } units
}
web-plan-team = { $count ->
    [one] 1 unit selected
   *[other] { $count } units selected
}
web-plan-gather = Choose the units to move together.
web-plan-choose-units = Choose units
web-plan-choose-place = Choose where they go
web-plan-elsewhere = Choose another hex to send them elsewhere.
web-plan-nobody = None of them can get any closer to { $place }.
web-plan-in-group = selected
web-variants = Variants
web-fire = fire
web-walk-there = walk there, facing { $facing }
web-plain = no extras
web-all-choices = All choices ({ $count })
web-roll = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
web-roll-force = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, Force −{ $points }
web-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
web-dice-rolled = Dice
web-other-targets = Other targets
web-faces = What the faces do
web-effect-hit = hit
web-effect-push = retreat
web-effect-miss = miss
web-needs = It takes
web-or-more = { $count } of these or more
web-type-dice = Enter the dice you rolled: { $dice }
web-play-card = Play this card
web-spend = Spend { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-in-advance = Answers in advance
web-ask-again = Ask me again
web-use-card = Use “{ $card }”
web-use-card-on = Use it on: { $unit }
web-do-it = Do it
web-go-there = Go there
web-reroll = Re-roll these dice
web-see-result = See the result
web-goals = Goals
web-of = of { $count }
web-figures = { $figures } of { $full } figures
web-of-hits = { $hits } of { $most } hits
web-dice-at = range { $range }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
web-log = Log
web-displays = Displays
web-order-all = { $units ->
    [2] Order both units
   *[other] Order all { $units } units
}
web-could-order = { $units ->
    [0] No unit can get an order from it right now
    [one] 1 unit to choose from, marked on the board
   *[other] { $units } units to choose from, marked on the board
}
web-can-act = can act
web-in-reach = in reach
web-can-lift = can be picked up again
web-waits-there = { $unit } will stand here
web-tray = To be placed
web-target-only = target
web-target = target, { $chance }%
ui-move-targets = enemy in range
ui-move-no-attack = no attack
web-lost = Connection lost. Reconnecting…
web-joining = Taking a seat…
web-hand-over = Hand the screen to: { $name }
web-hand-over-text = Nobody else should be looking.
web-take-seat = I’m here
web-close = Close
web-menu = Menu
web-resign = Resign
web-resign-text = Resign for: { $side }? That ends the game for everyone and can’t be undone.
web-keep-playing = Keep playing
web-put-away = Put the card away

## Why something can’t be done now

web-why-showing = What happened is still being shown; Skip ends it.
web-why-hand-over = First { $name } has to take the screen.
web-why-late = The server has not answered yet.
web-why-watching = You are only watching this game.
web-why-over = The game is over.
web-why-undo = There is nothing to undo: either you have not chosen anything yet, or your choice has revealed something.
web-why-dice-left = Enter all the dice first.
web-why-dice-full = All the dice are entered; go back to change one.
web-why-dice-none = No dice have been entered yet.
web-why-start = This is the beginning of the game.
web-why-end = This is the end of the game.
web-why-largest = The board can’t get any larger.
web-why-whole = You can already see the whole board.

## The end

web-won = Victory
web-lost-game = Defeat
web-winner = { $side }: victory
web-over = The game is over
web-next = What next?
web-rematch = Rematch
web-switch-sides = Switch sides
web-next-scenario = Next: { $name }
web-see-board = See the board
web-save-record = Save the record
web-analysis = Analysis
web-decisive = The decisive moment
web-watch-again = Watch again
web-score = Final score
web-in-short = The game in short
web-turns = Turns
web-losses = Losses
web-no-losses = none
web-chances = Winning chances
web-chances-text = { $side ->
    [rebel] The Rebels’ chance of winning went from { $first }% to { $last }%.
   *[other] { $name }: the chance of winning went from { $first }% to { $last }%.
}
web-analysis-waits = Analysing the game: { $percent }%. You can keep playing in the meantime.
web-analysis-failed = This game could not be analysed.
web-luck = Luck
web-luck-of = Luck with
web-luck-worth = Winning chance, points
web-luck-dice = Dice
web-luck-cards = Cards
web-luck-shared = Common cards
web-fair = With average luck, chance of winning for { $name }: { $chance }% (± { $error }).
web-luck-see = How the dice fell
web-luck-hits = Hits
web-luck-figures = Figures lost by the enemy
web-luck-retreats = Retreats
web-luck-damage = Damage
web-side = Side
web-measure = Measure
web-rolled = Rolled
web-expected = Expected
web-costly = Costly decisions
web-costly-none = No decision clearly cost enough to mention.
web-average = points of winning chance lost per decision, on average; the adviser would have chosen differently in { $differed } of { $decided }.
web-chosen = Chosen:
web-better = Better:
web-cost-interval = Winning chance given away: { $low } to { $high } points, with 95% confidence, judged by what could be known then.
web-why-better = Why it is better
web-try-position = Try it again from here
web-watch-chosen = Watch what was chosen
web-watch-better = Watch the better line
web-show-position = Show in the replay
web-grade-inaccuracy = Inaccuracy
web-grade-mistake = Mistake
web-grade-blunder = Blunder
web-band = The light band holds the true chance in 95 of 100 cases.
web-out-of-time = The time was up before everything was examined.
web-progress = Your progress
web-progress-text = Average loss per decision in your last { $count } games, in points of winning chance: first { $first }, now { $last }. Lower is better.
web-line-chosen = What was chosen
web-line-better = The better line
web-back-to-game = Back to the game

## Replay

web-replay = Replay
web-eyes = Seen by
web-eyes-open = All cards face up
web-turn-board = Turn the board
web-timeline = Timeline
web-turn-before = Previous turn
web-turn-after = Next turn

## Settings

web-language = Language
web-speed = Playback speed
web-speed-0 = Instant
web-speed-0-5 = Slow
web-speed-1 = Normal
web-speed-2 = Fast
web-tell = What happened, in words
web-tell-steps = Every step
web-tell-together = Similar events together
web-tell-brief = Briefly
web-and-more = { $more ->
    [one] and one more
   *[other] and { $more } more
}
web-text-size = Text size
web-size-0 = Normal
web-size-1 = Large
web-size-2 = Very large
web-more-settings = More
web-sound = Sound
web-marks = Letters on units, for colour-blind players
web-own-side = Own side at the bottom of the board
web-less-motion = No motion: every step is described, but nothing moves
web-effects = Sound effects
web-music = Music
web-volume = Volume: { $name }

## Keys

web-keys = Keys
web-keys-tab = Tab goes through everything that can be pressed; Enter or Space presses it.
web-key-next = Press the big button
web-key-next-anyway = The same, wherever the focus is
web-key-following = Go to the next unit, card or button that offers something
web-key-previous = Go to the previous one
web-key-board = Go to the board
web-key-walk = On the board: go to the neighbouring hex
web-key-choose = On the board: choose this hex
web-key-all = Order every unit the card can order
web-key-volley = Show the shots of all units at the best odds
web-key-several = Select several units to move together
web-key-back = Go back: drop the target, then the unit
web-key-undo = Undo
web-key-hint = Ask for a hint
web-key-pause = Pause or resume what is being shown
web-key-step = Show one step, then wait
web-key-info = Show the card of the unit you point at
web-key-map = Show or hide the small map
web-key-play = Play or pause
web-key-forward = One step forward
web-key-backward = One step back
web-key-turn-after = Next turn
web-key-turn-before = Previous turn
web-key-put-away = Put away the card that was turned over
web-key-watch = Watch the decisive moment again
web-key-table = See the board
web-key-paint = On the board: use the tool in hand
web-key-erase = On the board: clear this hex
web-key-next-tool = Take the next tool
web-key-previous-tool = Take the previous tool
web-key-next-group = Take the first tool of the next group
web-key-hand = Take the hand, which moves things
web-key-eraser = Take the eraser
web-key-problem = Go to the next problem
web-key-trial = Try the draft
web-key-redo = Redo
web-key-done = Put away the tool
web-key-rules = Open or close the rules
web-key-list = Show this list
web-cap-enter = Enter
web-cap-space = Space
web-cap-escape = Esc
web-cap-shift = Shift
web-cap-ctrl = Ctrl
web-cap-delete = Del
web-cap-backspace = Backspace
web-cap-pageup = Page Up
web-cap-pagedown = Page Down

## Lessons

web-learn = Learn by playing
web-learn-new = New here? Learn by playing
web-learn-text = Short lessons of two to four minutes: a coach beside the board tells you what matters when it matters. No rulebook needed.
web-learn-first = { $game }: first lesson
web-lessons-done = { $done } of { $lessons } lessons done
web-minutes = { $minutes } min
web-lesson-start = Start
web-lesson-continue = Continue
web-lesson-replay = Play again
web-lesson-done = done
web-lesson-part = Part { $part } of { $parts }
web-coach = Coach
web-coach-points = the coach points here
web-try-again = Try again
web-next-lesson = Next lesson
web-all-lessons = All lessons
web-start-again = Start this lesson again

## Puzzles

web-puzzles = Puzzles
web-puzzles-text = Find the best choice: positions from games between computer players, in which one choice clearly wins most often.
web-puzzles-done = { $done } of { $puzzles } solved
web-puzzles-none = There are no puzzles here.
web-puzzles-none-left = Every puzzle here is solved.
web-puzzles-none-such = No puzzle matches. Choose other filters.
web-puzzles-next = Next unsolved puzzle
web-puzzles-list = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
}
web-puzzle = Puzzle
web-puzzle-number = Puzzle { $number }
web-puzzle-of = Puzzle { $number } · { $level }
web-puzzle-solved = solved
web-puzzle-missed = missed
web-puzzle-new = new
web-puzzle-streak = Streak: { $streak }
web-puzzle-best-streak = best { $best }
web-puzzle-streak-text = Puzzles solved at the first try, one after the other. Kept on this device.
web-puzzle-game = Game
web-puzzle-level = Difficulty
web-puzzle-theme = Theme
web-puzzle-state = Status
web-puzzle-any = All
web-puzzle-show = Show the answer
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-play-on = Play on from here
web-puzzle-chances = Games won after each choice
web-puzzle-chances-text = The bar is the share of games won, the line its 95% interval: { $games } games for each choice.
web-puzzle-chance = { $chance }% (95%: { $low } to { $high })
web-puzzle-yours = your choice
web-puzzle-best = the best
web-puzzle-why = Why it is better
web-puzzle-why-wait = Playing both choices out…
web-puzzle-why-none = No reasons could be found this time.
web-puzzle-finders = Computer players who find it
web-puzzle-finder = { $name }: { $share }%
web-puzzle-opening = Setting up the puzzle…

## Pages that cannot be shown

web-missing-unknown = There is no such game
web-missing-unknown-text = It may have been deleted, or the address is incomplete.
web-missing-broken = This game is broken
web-missing-broken-text = What is kept of it is damaged, or there is an error in the game’s own code. Your other games are not affected.
web-missing-forbidden = This seat is not yours
web-missing-forbidden-text = The game exists, but this browser has no seat in it.
web-missing-old = This page is older than the server
web-missing-old-text = Reload it to continue; nothing is lost.
web-missing-link = This link is incomplete
web-missing-link-text = Copy the whole address again, with everything after the #.
web-missing-page = There is nothing here
web-missing-page-text = The address leads nowhere.
web-reload = Reload

## The rules

web-rules = Rules
web-rules-about = What the rules say about this
web-rules-game = Which game
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-none = Nothing found. Try another word.
web-rules-whole = All rules on one page
web-rules-sheets = Reference sheets
web-rules-print = Print
web-rules-sheet = Sheet: { $title }
web-rules-dice = How the dice are counted
