### The browser client of Battle of Hoth (English)

ui-no-target = win by sudden death only
web-ordered = ordered
web-ordered-so-far = { $units ->
    [0] No unit ordered yet
    [one] 1 unit ordered
   *[other] { $units } units ordered
}
web-steps = Steps of the turn
web-step-play = Play
web-step-order = Order
web-step-move = Move
web-step-attack = Attack
web-step-arrive = Arrive
web-step-draw = Draw
web-cards = Cards
web-played = Played this turn
web-hand = Your hand
web-all = All
web-deck = Deck: { $cards }
web-discard = Discarded: { $cards }
web-piles = Cards played so far
web-in-hand = In hand: { $cards }
web-known = Known to be in hand: { $cards }
web-nothing-discarded = Nothing discarded yet
web-support = Support cards
web-support-mark = Support
web-support-once = Once in each battle.
web-seat = Player { $number }
web-card-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
