### The screens of the browser client (English)

## The first screen

web-claim = The battle of Hoth, on your table of ice.
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

## A new game

web-scenarios-scenario = Scenarios
web-scenarios-map = Maps
web-picture-of = Picture: { $name }
web-who-plays = Who plays
web-against-computer = You against the computer
web-people = People at this screen
web-people-text = You pass the screen around; cards stay hidden
web-level = Computer level
web-style = Style
web-style-plain = Balanced
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
web-undo = Undo
web-hint = Hint
web-hint-wait = Thinking…
web-turn = Your turn
web-decision = What to do
web-choose = Choose
web-choose-target = Choose a target on the board
web-choose-place = Choose where it goes
web-choose-either = Choose where it goes, or a target
web-wait = Please wait…
web-watch = What happened
web-back = Back
web-skip = Skip
web-pause = Pause
web-resume = Resume
web-step = Step forward
web-step-back = Step back
web-go-to = { $unit } to { $place }
web-force-points = Force Points for armour
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
web-type-dice = Enter the dice you rolled: { $dice }
web-play-card = Play this card
web-do-it = Do it
web-see-result = See the result
web-log = Log
web-figures = { $figures } of { $full } figures
web-ordered = ordered
web-order-all = Order all { $units } units
web-ordered-so-far = { $units ->
    [0] No unit ordered yet
    [one] 1 unit ordered
   *[other] { $units } units ordered
}
web-could-order = { $units ->
    [0] It can’t order any unit right now
    [one] It can order 1 unit, marked on the board
   *[other] It can order { $units } units, marked on the board
}
web-used = has acted
web-can-act = can act
web-in-reach = in reach
web-target = target, { $chance } %
web-lost = Connection lost. Reconnecting…
web-joining = Taking a seat…
web-hand-over = Hand the screen to: { $name }
web-hand-over-text = Nobody else should be looking.
web-take-seat = I’m here
web-close = Close

## Battle of Hoth

web-steps = Steps of the turn
web-step-play = Play
web-step-order = Order
web-step-move = Move
web-step-attack = Attack
web-step-draw = Draw
web-cards = Cards
web-played = Played this turn
web-hand = Your hand
web-all = All
web-deck = Deck: { $cards }
web-discard = Discarded: { $cards }
web-support = Support cards
web-seat = Player { $number }
web-medals = Medals
web-of = of { $count }
web-card-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## Assault on Hoth

web-transports = { $away } of { $needed } transports away
web-transports-text = Turn { $turn }. The Rebels win with the fifth transport.
web-displays = Displays
web-walkers = Walkers
web-aboard = aboard
web-speeders = Snowspeeders
web-destroyed = Destroyed
web-track-blaster = Blaster
web-track-legs = Legs
web-track-body = Body
web-track-gunner = Gunner
web-of-hits = { $hits } of { $most } hits
web-force = Force
web-luke-in = Luke flies Snowspeeder { $number }.
web-luke-secret = Only the Rebels know which Snowspeeder Luke flies.
web-base-box = Base Box
web-empty = empty
web-held = Held event cards
web-round = Card { $round } of { $rounds }

## The end

web-won = Victory
web-lost-game = Defeat
web-winner = { $side }: victory
web-next = What next?
web-rematch = Rematch
web-see-board = See the board
web-save-record = Save the record
web-statistics = Statistics
web-turns = Turns
web-turn-number = Turn { $turn }
web-lost-by = Lost, { $side }
web-transports-away = Transports away
web-chances = Winning chances
web-chances-text = { $side ->
    [rebel] The Rebels’ chance of winning went from { $first } % to { $last } %.
   *[other] { $name }: the chance of winning went from { $first } % to { $last } %.
}
web-analysis-waits = Analysing the game: { $percent } %. You can keep playing in the meantime.
web-analysis-failed = This game could not be analysed.
web-luck = Dice luck
web-luck-hits = Hits
web-luck-figures = Figures lost by the enemy
web-luck-retreats = Retreats
web-luck-damage = Damage
web-side = Side
web-measure = Measure
web-rolled = Rolled
web-expected = Expected
web-costly = Costliest decisions
web-costly-line = “{ $chosen }” instead of “{ $better }” cost about { $cost } points of winning chance.
web-costly-none = No decision stands out.
web-differed = The adviser would have chosen differently in { $differed } of { $decided } decisions.

## Replay

web-replay = Replay
web-eyes = Seen by
web-eyes-open = All cards face up
web-timeline = Timeline
web-turn-before = Previous turn
web-turn-after = Next turn

## Settings

web-language = Language
web-speed = Animation speed
web-speed-0 = Off
web-speed-0-5 = Slow
web-speed-1 = Normal
web-speed-2 = Fast
web-text-size = Text size
web-size-0 = Normal
web-size-1 = Large
web-size-2 = Very large
web-more-settings = More
web-sound = Sounds
web-marks = Letters on units, for colour-blind players
web-less-motion = No motion

## Pages that cannot be shown

web-missing-unknown = There is no such game
web-missing-unknown-text = It may have been deleted, or the address is incomplete.
web-missing-forbidden = This seat is not yours
web-missing-forbidden-text = The game exists, but this browser has no seat in it.
web-missing-old = This page is older than the server
web-missing-old-text = Reload it to continue; nothing is lost.
web-missing-link = This link is incomplete
web-missing-link-text = Copy the whole address again, with everything after the #.
web-missing-page = There is nothing here
web-missing-page-text = The address leads nowhere.
web-reload = Reload
