### Battle of Hoth: the workshop (English)

workshop-battle-start-blank = Empty board
workshop-battle-start-blank-note = Nothing but snow: five medals win, four cards each.
problem-battle-no-units = { $side-key ->
    [rebel] the Rebels have no units
   *[empire] the Empire has no units
}
workshop-battle-count-tiles = Terrain tiles
workshop-battle-count-badges = Badges
workshop-battle-count-structures = Structures
workshop-battle-count-medals = Medal tokens

## Tools

workshop-battle-rotate = Rotate by 180°
workshop-battle-tool-eraser = Eraser
workshop-battle-tool-eraser-note = Takes away what is uppermost: first units and structures, then markers, then terrain.
workshop-battle-tool-temporary = Medal while held
workshop-battle-tool-temporary-note = Counts for the side whose unit stands here.
workshop-battle-tool-permanent = Medal for good
workshop-battle-tool-permanent-note = Paid the first time a unit enters the hex.
workshop-battle-tool-periodic = Medal every turn
workshop-battle-tool-periodic-note = Paid at the start of the side’s turn while its unit stands here.
workshop-battle-tool-hold = Position to hold
workshop-battle-tool-hold-note = Whoever holds all hexes of the position wins, if the victory says so.
workshop-battle-tool-card = Extra card while held
workshop-battle-tool-card-note = One more card in hand for the side whose unit stands here.
workshop-battle-tool-token = Token to carry
workshop-battle-tool-token-note = One side may carry it, the enemy captures it.
workshop-battle-tool-exit = Exit
workshop-battle-tool-exit-note = Units of the side may leave the board here; only on the edge of the board.
workshop-battle-tool-arrival = Place of arrival
workshop-battle-tool-arrival-note = New units of the side appear here; the form of arrivals says which and when.

## Words in forms

workshop-battle-mark-arrival = { $unit } arrive here
workshop-battle-word-rebel = Rebels
workshop-battle-word-empire = Empire
workshop-battle-word-either = Either side
workshop-battle-word-any = Any unit
workshop-battle-word-artillery = Artillery
workshop-battle-word-destroy-structures = Destroy structures
workshop-battle-word-eliminate = Eliminate units
workshop-battle-word-exit = Leave the board by an exit
workshop-battle-word-hold = Position to hold
workshop-battle-word-token-exits = Bring a token off the board
workshop-battle-word-token-captured = Capture a token
workshop-battle-word-temporary = Medal while held
workshop-battle-word-permanent = Medal for good
workshop-battle-word-periodic = Medal every turn
workshop-battle-word-token = Token to carry
workshop-battle-word-card = Extra card while held
workshop-battle-word-left = Left edge
workshop-battle-word-right = Right edge
workshop-battle-word-rebel-baseline = Baseline of the Rebels
workshop-battle-word-imperial-baseline = Baseline of the Empire
workshop-battle-word-once = Once
workshop-battle-word-every-turn = Every turn
workshop-battle-word-losses = For every unit lost
workshop-battle-word-start-of-turn = At the start of the turn
workshop-battle-word-end-of-turn = At the end of the turn
workshop-battle-word-baseline = On its own baseline
workshop-battle-word-near = Next to a unit
workshop-battle-word-hexes = On certain hexes
workshop-battle-word-A = Towards row A
workshop-battle-word-G = Towards row G
workshop-battle-word-beside = Beside the hand
workshop-battle-word-deck = In the deck
workshop-battle-word-start = Start of the turn
workshop-battle-word-play = Play a card
workshop-battle-word-order = Give orders
workshop-battle-word-move = Move
workshop-battle-word-attack = Attack
workshop-battle-word-refill = Draw a card

## Forms

workshop-battle-form-story = Title and story
workshop-battle-form-story-note = In one or more languages; where one is missing, English stands in.
workshop-battle-form-basics = Who begins, and hands
workshop-battle-form-victory = Medals to win
workshop-battle-form-victory-note = 0: this side wins by sudden death only.
workshop-battle-form-sudden-death-rebel = Sudden death: the Rebels win at once
workshop-battle-form-sudden-death-rebel-note = As soon as one of these holds, whatever the medals say.
workshop-battle-form-sudden-death-empire = Sudden death: the Empire wins at once
workshop-battle-form-sudden-death-empire-note = As soon as one of these holds, whatever the medals say.
workshop-battle-form-objectives = Medals, positions and tokens
workshop-battle-form-objectives-note = Hexes that bring medals, or that another rule names. The markers among the tools put them on the board, too.
workshop-battle-form-objectives-type = What
workshop-battle-form-objectives-type-note = While held: taken back with the hex. For good: paid once. Every turn: paid at the start of a turn. A position and a token count where a sudden death names them.
workshop-battle-form-exits = Exits
workshop-battle-form-exits-note = Hexes from which units of one side can leave the board.
workshop-battle-form-arrivals = Arrivals
workshop-battle-form-arrivals-note = Units that come into play during the battle.
workshop-battle-form-charge = Charges
workshop-battle-form-charge-note = A side gathers charges every turn as long as its structure stands, and turns them into medals.
workshop-battle-form-kills = Medals for eliminated units
workshop-battle-form-kills-note = Medals that the enemy gets for each.
workshop-battle-form-special = Special rules
workshop-battle-form-cards = Leaders and support cards
workshop-battle-form-cards-note = Leaders: one for each side, or none at all.
workshop-battle-form-units = Units
workshop-battle-form-structures = Structures
workshop-battle-form-secondary = Secondary objectives
workshop-battle-form-secondary-note = What a side wants in secret besides winning. Fill in one goal; the last two fields say how many and until when.
workshop-battle-form-secondary-id = Name for other rules
workshop-battle-form-secondary-id-note = By this name a campaign means it.
workshop-battle-form-play = Battle in progress
workshop-battle-form-play-note = Whose turn it is, and the cards in hand. Without it the document is a scenario.
workshop-battle-field-name = Title (English)
workshop-battle-field-names-it = Title (Italian)
workshop-battle-field-names-pl = Title (Polish)
workshop-battle-field-briefing = What has happened before
workshop-battle-field-goals-rebel = Goal of the Rebels
workshop-battle-field-goals-empire = Goal of the Empire
workshop-battle-field-special = Special rules in words
workshop-battle-field-first = First turn
workshop-battle-field-hands-rebel = Cards of the Rebels
workshop-battle-field-hands-empire = Cards of the Empire
workshop-battle-field-rebel-medals = Medals of the Rebels
workshop-battle-field-empire-medals = Medals of the Empire
workshop-battle-field-type = What
workshop-battle-field-need = How many
workshop-battle-field-units = Which units
workshop-battle-field-of = Which exit, position or token
workshop-battle-field-of-note = An exit, position or token of this battle; add it first.
workshop-battle-field-id = Name for other rules
workshop-battle-field-id-note = By this name a sudden death or a secondary objective means it.
workshop-battle-field-hexes = Hexes
workshop-battle-field-hex = Hex
workshop-battle-field-side = Side
workshop-battle-field-medals = Medals
workshop-battle-form-exits-medals = Medals
workshop-battle-form-exits-medals-note = For every unit that leaves here.
workshop-battle-field-edge = Across which edge
workshop-battle-field-edge-note = Left out: any edge.
workshop-battle-field-carrier = Only with a token
workshop-battle-field-carrier-note = A unit can leave only with a token that it carries.
workshop-battle-field-kind = Kind of unit
workshop-battle-form-structures-kind = Kind of structure
workshop-battle-field-how = How often
workshop-battle-field-when = When
workshop-battle-field-where = Where
workshop-battle-field-count = How many units
workshop-battle-field-from-turn = From turn
workshop-battle-field-near = Next to
workshop-battle-field-optional = The player may decline
workshop-battle-field-limit = At most on the board
workshop-battle-field-limit-note = 0: no limit.
workshop-battle-field-per-turn = Charges a turn
workshop-battle-field-cost = Charges for a reward
workshop-battle-field-kill-medals-echo-trooper = Echo Base troopers
workshop-battle-field-kill-medals-snowspeeder = Snowspeeders
workshop-battle-field-kill-medals-rebel-artillery = Rebel artillery
workshop-battle-field-kill-medals-snowtrooper = Snowtroopers
workshop-battle-field-kill-medals-at-at = AT-AT
workshop-battle-field-kill-medals-probe-droid = Probe droids
workshop-battle-field-no-kill-medals = No medals for kills
workshop-battle-field-no-kill-medals-note = These sides win nothing by eliminating units.
workshop-battle-field-ridge-cost = Cost of a ridge
workshop-battle-field-ridge-cost-note = Hexes of movement that climbing takes: 1, or 2 for steep ridges.
workshop-battle-field-retreat-rebel = Retreat of the Rebels
workshop-battle-field-retreat-empire = Retreat of the Empire
workshop-battle-field-passing = A player may pass
workshop-battle-field-passing-note = Instead of playing a card.
workshop-battle-field-beyond-box = More pieces than in the box
workshop-battle-field-beyond-box-note = Then it can be played on a screen only.
workshop-battle-field-leaders-rebel = Leader of the Rebels
workshop-battle-field-leaders-empire = Leader of the Empire
workshop-battle-field-support = Support cards
workshop-battle-field-support-note = Those that take part.
workshop-battle-field-support-in = Where support cards are
workshop-battle-field-support-in-note = In the deck: the side draws them before its other cards.
workshop-battle-field-figures = Figures
workshop-battle-field-figures-note = Left out: a whole unit.
workshop-battle-field-badge = Badge
workshop-battle-field-goals-0-hold = Hold these hexes at the end
workshop-battle-field-goals-0-reach = Reach one of these hexes
workshop-battle-field-goals-0-eliminate = Eliminate these units
workshop-battle-field-goals-0-keep = Keep these units
workshop-battle-field-goals-0-losses = Lose at most this many units
workshop-battle-field-goals-0-exit = Leave by this exit
workshop-battle-field-goals-0-token = Bring this token home
workshop-battle-field-goals-0-medals = Win this many medals
workshop-battle-field-goals-0-need = How many hexes or units
workshop-battle-field-goals-0-by-turn = By this turn
workshop-battle-field-active = Whose turn
workshop-battle-field-step = Part of the turn
workshop-battle-field-hands-0 = Hand of the Rebels
workshop-battle-field-hands-1 = Hand of the Empire
workshop-battle-field-medals-rebel = Medals won by the Rebels
workshop-battle-field-medals-empire = Medals won by the Empire

## Small changes

workshop-battle-change-medals = { $side-key ->
    [rebel] The Rebels need { $count ->
        [one] 1 medal
       *[other] { $count } medals
    } instead of { $before }.
   *[empire] The Empire needs { $count ->
        [one] 1 medal
       *[other] { $count } medals
    } instead of { $before }.
}
workshop-battle-change-hand = { $side-key ->
    [rebel] The Rebels have { $count ->
        [one] 1 card
       *[other] { $count } cards
    } instead of { $before }.
   *[empire] The Empire has { $count ->
        [one] 1 card
       *[other] { $count } cards
    } instead of { $before }.
}
workshop-battle-change-first = { $side-key ->
    [rebel] The Rebels begin.
   *[empire] The Empire begins.
}
workshop-battle-change-fewer = One unit fewer: { $unit } on { $hex }.
workshop-battle-change-more = One more unit: { $unit } on { $hex }.
workshop-battle-change-cover = Cover on { $hex }: { $terrain }.
