### Battle of Hoth: the workshop (English)

battle-start-blank = Empty board
battle-start-blank-note = Nothing but snow: five medals win, four cards each.
battle-bad-no-units = { $side-key ->
    [rebel] the Rebels have no units
   *[empire] the Empire has no units
}
battle-count-tiles = Terrain tiles
battle-count-badges = Badges
battle-count-structures = Structures
battle-count-medals = Medal tokens

## Tools

battle-tool-eraser = Eraser
battle-tool-eraser-note = Takes everything off a hex.
battle-tool-temporary = Medal while held
battle-tool-temporary-note = Counts for the side whose unit stands here.
battle-tool-permanent = Medal for good
battle-tool-permanent-note = Paid the first time a unit enters the hex.
battle-tool-periodic = Medal every turn
battle-tool-periodic-note = Paid at the start of the side’s turn while its unit stands here.
battle-tool-hold = Position to hold
battle-tool-hold-note = Whoever holds all hexes of the position wins, if the victory says so.
battle-tool-card = Extra card while held
battle-tool-card-note = One more card in hand for the side whose unit stands here.
battle-tool-token = Token to carry
battle-tool-token-note = One side may carry it, the enemy captures it.
battle-tool-exit = Exit
battle-tool-exit-note = Units of the side may leave the board here; only on the edge of the board.
battle-tool-arrival = Place of arrival
battle-tool-arrival-note = New units of the side appear here; the form of arrivals says which and when.

## Words in forms

battle-word-rebel = Rebels
battle-word-empire = Empire
battle-word-either = Either side
battle-word-any = Any unit
battle-word-artillery = Artillery
battle-word-destroy-structures = Destroy structures
battle-word-eliminate = Eliminate units
battle-word-exit = Leave the board by an exit
battle-word-hold = Position to hold
battle-word-token-exits = Bring a token off the board
battle-word-token-captured = Capture a token
battle-word-temporary = Medal while held
battle-word-permanent = Medal for good
battle-word-periodic = Medal every turn
battle-word-token = Token to carry
battle-word-card = Extra card while held
battle-word-left = Left edge
battle-word-right = Right edge
battle-word-rebel-baseline = Baseline of the Rebels
battle-word-imperial-baseline = Baseline of the Empire
battle-word-once = Once
battle-word-every-turn = Every turn
battle-word-losses = For every unit lost
battle-word-start-of-turn = At the start of the turn
battle-word-end-of-turn = At the end of the turn
battle-word-baseline = On the own baseline
battle-word-near = Next to a unit
battle-word-hexes = On certain hexes
battle-word-A = Towards row A
battle-word-G = Towards row G
battle-word-beside = Beside the hand
battle-word-deck = In the deck
battle-word-start = Start of the turn
battle-word-play = Play a card
battle-word-order = Give orders
battle-word-move = Move
battle-word-attack = Attack
battle-word-refill = Draw a card

## Forms

battle-form-story = Title and story
battle-form-story-note = In one or more languages; where one is missing, English stands in.
battle-form-basics = Who begins, and hands
battle-form-victory = Medals to win
battle-form-victory-note = 0: this side wins by sudden death only.
battle-form-sudden-death-rebel = Sudden death: the Rebels win at once
battle-form-sudden-death-empire = Sudden death: the Empire wins at once
battle-form-objectives = Medals, positions and tokens
battle-form-exits = Exits
battle-form-arrivals = Arrivals
battle-form-arrivals-note = Units that come into play during the battle.
battle-form-charge = Charges
battle-form-charge-note = A side gathers charges every turn as long as its structure stands, and turns them into medals.
battle-form-kills = Medals for eliminated units
battle-form-special = Special rules
battle-form-cards = Leaders and support cards
battle-form-cards-note = Leaders: one for each side, or none at all.
battle-form-units = Units
battle-form-structures = Structures
battle-form-secondary = Secondary objectives
battle-form-secondary-note = What a side wants in secret besides winning. Fill in one question.
battle-form-play = Battle in progress
battle-form-play-note = Whose turn it is, and the cards in hand. Without it the document is a scenario.
battle-field-name = Title (English)
battle-field-names-it = Title (Italian)
battle-field-names-pl = Title (Polish)
battle-field-briefing = What has happened before
battle-field-goals-rebel = Goal of the Rebels
battle-field-goals-empire = Goal of the Empire
battle-field-special = Special rules in words
battle-field-first = First turn
battle-field-hands-rebel = Cards of the Rebels
battle-field-hands-empire = Cards of the Empire
battle-field-rebel-medals = Medals of the Rebels
battle-field-empire-medals = Medals of the Empire
battle-field-type = What
battle-field-need = How many
battle-field-units = Which units
battle-field-of = Which exit, position or token
battle-field-id = Name for references
battle-field-hexes = Hexes
battle-field-hex = Hex
battle-field-side = Side
battle-field-medals = Medals
battle-field-edge = Across which edge
battle-field-edge-note = Left out: any edge.
battle-field-carrier = Only with a token
battle-field-kind = Kind of unit
battle-form-structures-kind = Kind of structure
battle-field-how = How often
battle-field-when = When
battle-field-where = Where
battle-field-count = How many units
battle-field-from-turn = From turn
battle-field-near = Next to
battle-field-optional = The player may decline
battle-field-limit = At most on the board
battle-field-limit-note = 0: no limit.
battle-field-per-turn = Charges a turn
battle-field-cost = Charges for a reward
battle-field-kill-medals-echo-trooper = Echo Base troopers
battle-field-kill-medals-snowspeeder = Snowspeeders
battle-field-kill-medals-rebel-artillery = Rebel artillery
battle-field-kill-medals-snowtrooper = Snowtroopers
battle-field-kill-medals-at-at = AT-AT
battle-field-kill-medals-probe-droid = Probe droids
battle-field-no-kill-medals = No medals for kills
battle-field-no-kill-medals-note = These sides win nothing by eliminating units.
battle-field-ridge-cost = Cost of a ridge
battle-field-ridge-cost-note = Hexes of movement that climbing takes: 1, or 2 for steep ridges.
battle-field-retreat-rebel = Retreat of the Rebels
battle-field-retreat-empire = Retreat of the Empire
battle-field-passing = A player may pass
battle-field-passing-note = Instead of playing a card.
battle-field-beyond-box = More pieces than in the box
battle-field-leaders-rebel = Leader of the Rebels
battle-field-leaders-empire = Leader of the Empire
battle-field-support = Support cards
battle-field-support-in = Where support cards are
battle-field-figures = Figures
battle-field-figures-note = Left out: a whole unit.
battle-field-badge = Badge
battle-field-goals-0-hold = Hold these hexes at the end
battle-field-goals-0-reach = Reach one of these hexes
battle-field-goals-0-eliminate = Eliminate these units
battle-field-goals-0-keep = Keep these units
battle-field-goals-0-losses = Lose at most so many units
battle-field-goals-0-exit = Leave by this exit
battle-field-goals-0-token = Bring this token home
battle-field-goals-0-medals = Win so many medals
battle-field-goals-0-need = How many hexes or units
battle-field-goals-0-by-turn = By this turn
battle-field-active = Whose turn
battle-field-step = Part of the turn
battle-field-hands-0 = Hand of the Rebels
battle-field-hands-1 = Hand of the Empire
battle-field-medals-rebel = Medals won by the Rebels
battle-field-medals-empire = Medals won by the Empire

## Small changes

battle-change-medals = { $side-key ->
    [rebel] The Rebels need { $count ->
        [one] 1 medal
       *[other] { $count } medals
    } instead of { $before }.
   *[empire] The Empire needs { $count ->
        [one] 1 medal
       *[other] { $count } medals
    } instead of { $before }.
}
battle-change-hand = { $side-key ->
    [rebel] The Rebels have { $count ->
        [one] 1 card
       *[other] { $count } cards
    } instead of { $before }.
   *[empire] The Empire has { $count ->
        [one] 1 card
       *[other] { $count } cards
    } instead of { $before }.
}
battle-change-first = { $side-key ->
    [rebel] The Rebels begin.
   *[empire] The Empire begins.
}
battle-change-fewer = One unit less: { $unit } on { $hex }.
battle-change-more = One unit more: { $unit } on { $hex }.
battle-change-cover = Cover on { $hex }: { $terrain }.
