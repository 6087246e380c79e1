### Why something cannot be done in a battle, and where the dice of an attack come from (English)
### $unit-form is "one" or "many", the grammatical number of the unit's name.

## What comes first

battle-why-over = The battle is over.
battle-why-step = That is not part of the current step: { $step }.
battle-why-first = { $step-key ->
    [play] Play a card first: it decides which units get orders.
    [choose] First choose what your card asks for.
    [exchange] First choose which cards to exchange.
    [give_up_card] First choose the card to give up.
    [recover] First decide whether to take back a discarded card.
    [strike] First choose the targets of the orbital strike.
    [heal] First choose the units that regain figures.
    [arrive] First place the units that arrive.
    [retreat] The attacked unit must retreat first.
    [shelter] First decide whether to ignore a retreat in the trench.
    [reroll] First choose the dice to re-roll.
    [breakthrough] First decide about the breakthrough.
    [incursion] First decide about the incursion.
    [final_assault] First decide about the final assault.
    [roll] Roll the dice first.
    [confirm] Make the confirmation roll first.
    [draw] A card is drawn first.
    [deal] The cards are dealt first.
   *[other] This step has to end first: { $step }.
}
battle-why-orders-first = Finish your orders first; then units move.
battle-why-order-it-first = Give the unit on { $hex } an order first.
battle-why-moves-first = Finish your moves first; then units attack.
battle-why-none-reaches = From where they stand, none of the units with orders can attack { $unit } on { $hex }.
battle-why-moves-over = The moves of this turn are over: now units attack.
battle-why-orders-over = The orders of this turn have been given.
battle-why-not-its-turn = Only the unit on { $hex } may act now.

## Cards and dice

battle-why-not-in-hand = That card is not in your hand.
battle-why-dice = { $dice ->
    [one] This roll takes exactly 1 die.
   *[other] This roll takes exactly { $dice } dice.
}

## Orders

battle-why-no-unit = There is no unit on { $hex }.
battle-why-not-yours = { $unit } on { $hex }: not your unit.
battle-why-ordered-already = The unit on { $hex } already has an order.
battle-why-no-orders = “{ $card }” gives no orders.
battle-why-no-orders-left = { $orders ->
    [one] “{ $card }” gives 1 order, and you have used it.
   *[other] “{ $card }” gives { $orders } orders, and you have used them all.
}
battle-why-wrong-kind = “{ $card }” can’t order this kind of unit: { $unit }.
battle-why-wrong-section = “{ $card }” gives no order { $section ->
    [left] on the left flank
    [centre] in the centre
    [right] on the right flank
    [left-centre] on the left flank or in the centre
   *[other] in the centre or on the right flank
}, where { $hex } is.
battle-why-section-used = “{ $card }” has no order left { $section ->
    [left] on the left flank
    [centre] in the centre
    [right] on the right flank
    [left-centre] on the left flank or in the centre
   *[other] in the centre or on the right flank
}, where { $hex } is.
battle-why-order-sequence = Give orders in the sequence of the hexes: { $hex } comes later.
battle-why-not-ordered = The unit on { $hex } has no order this turn.

## Moves

battle-why-immobile = { $unit } can never move.
battle-why-moved = The unit on { $hex } has already moved.
battle-why-card-no-move = “{ $card }” allows no moves.
battle-why-shut-in = The unit on { $hex } has nowhere to go: every hex around it is taken or closed.
battle-why-no-exit = There is no exit within reach of { $hex }.
battle-why-same-hex = The unit is already on { $hex }.
battle-why-occupied = { $hex } is taken: { $unit }.
battle-why-closed = { $unit } can’t enter { $hex } ({ $terrain }).
battle-why-too-far = Too far: { $distance } hexes, but { $limit ->
    [0] the unit can’t move now
    [one] the unit can move 1 at most
   *[other] the unit can move { $limit } at most
}.
battle-why-way-unit = { $foe } on { $hex } { $foe-form ->
    [one] is
   *[many] are
} in the way to { $to }.
battle-why-way-closed = { $unit } can’t cross { $hex } ({ $terrain }) on the way to { $to }.
battle-why-way-stops = Entering { $hex } ({ $terrain }) ends the move before { $to }.
battle-why-way-token = Taking the marker on { $hex } ends the move before { $to }.
battle-why-way-steep = { $terrain } on { $hex } costs more than 1 hex of movement: too far to { $to }.

## Attacks

battle-why-halted = { $terrain } on { $hex }: the unit entered this turn, so it can neither move on nor attack.
battle-why-barred = { $limit ->
    [0] The unit on { $hex } has moved this turn, so it can’t attack.
    [one] The unit on { $hex } moved more than 1 hex this turn, so it can’t attack.
   *[other] The unit on { $hex } moved more than { $limit } hexes this turn, so it can’t attack.
}
battle-why-attacked = The unit on { $hex } has already attacked.
battle-why-card-no-attack = “{ $card }” allows no attacks.
battle-why-no-enemy = There is no enemy left to attack.
battle-why-nobody-in-range = No enemy in range of { $hex }: the range is { $range }, and the nearest is { $distance } hexes away.
battle-why-no-clear-shot = The unit on { $hex } has no clear line of sight to any enemy in range.
battle-why-no-target = There is no enemy on { $hex }.
battle-why-out-of-range = Out of range: { $distance } hexes away, but the range is { $range }.
battle-why-sight = { $by ->
    [unit] { $unit } on { $blocked } { $unit-form ->
        [one] blocks
       *[many] block
    } the line of sight to { $hex }.
    [terrain] { $terrain } on { $blocked } { $terrain-key ->
        [rocks] block
       *[other] blocks
    } the line of sight to { $hex }.
    [sides] { $blocked } and { $other } block the line of sight to { $hex } from both sides.
   *[edge] The edge of the board and { $blocked } block the line of sight to { $hex }.
}
battle-why-no-dice = No dice are left against { $hex }: { $base ->
    [one] 1 die
   *[other] { $base } dice
} at this range, { $lost } lost.

## Retreats, arrivals and special targets

battle-why-not-back = From { $from } the unit can’t retreat to { $hex }: each step leads one row towards its own baseline.
battle-why-shorter = From { $hex } the retreat would end too early: choose a hex that lets the unit retreat farther.
battle-why-breakthrough = A breakthrough leads to { $hex } only.
battle-why-landing = { $unit } can’t arrive on { $hex }: only on the marked hexes.
battle-why-landing-near = { $unit } must arrive next to a unit of this kind: { $foe }.
battle-why-place-sequence = Place identical units in the sequence of the hexes: { $hex } comes too early, or leaves no room for the rest.
battle-why-struck = The unit on { $hex } has been struck already.
battle-why-full-strength = The unit on { $hex } is at full strength.

## Where the dice of an attack come from

battle-dice-base = Range { $range }
battle-dice-card = { $card }
battle-dice-scout = Scout on { $hex }
battle-dice-protection = { $terrain }
battle-dice-penalty = Attacks from: { $terrain }

## What else matters before the roll

battle-note-retreat-is-blast = “{ $card }”: each retreat counts as a blast.
battle-note-rout = “{ $card }” ignores the protection of terrain.
battle-note-rerolls = These odds assume that the E-Web re-rolls every miss once.
battle-note-confirmation = Hits must be confirmed: each is rolled once more, and one blast destroys the { $unit }.
battle-note-unprotected = { $terrain } gives no protection to this unit: { $unit }.
battle-note-never-retreats = { $unit } never { $unit-form ->
    [one] retreats
   *[many] retreat
}.
battle-note-shelter = The trench lets the target ignore one retreat.
battle-note-cornered = The target can’t retreat: each retreat costs it a figure.
