### What happens in a battle, and why something cannot be done (English)
### $unit-form is "one" or "many", the grammatical number of the unit's name; $side-key is the key
### behind the side's name.

card-none = no card

## The turn and its cards

battle-turn = { $side-key ->
    [rebel] Rebel turn { $turn }
   *[empire] Imperial turn { $turn }
}
battle-played = { $side-key ->
    [rebel] The Rebels play
   *[empire] The Empire plays
} “{ $card }”.
battle-passed = { $side-key ->
    [rebel] The Rebels pass
   *[empire] The Empire passes
} without playing a card.
battle-support = Support card played: “{ $card }”.
battle-chose = Choice: { $choice }.
battle-discarded = “{ $card }” is discarded.
battle-drew = { $side-key ->
    [rebel] The Rebels draw
   *[empire] The Empire draws
} a card.
battle-reshuffled = { $side-key ->
    [rebel] The Rebels shuffle their
   *[empire] The Empire shuffles its
} discard pile into a new deck.

## Orders and moves

battle-ordered = { $unit } on { $hex } { $unit-form ->
    [one] gets
   *[many] get
} an order.
battle-regained = { $unit } on { $hex } { $unit-form ->
    [one] regains
   *[many] regain
} { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}.
battle-moved = { $unit } { $unit-form ->
    [one] moves
   *[many] move
} { $way }.
battle-exited = { $unit } { $unit-form ->
    [one] leaves
   *[many] leave
} the board from { $hex }.
battle-arrived = { $unit } { $unit-form ->
    [one] arrives
   *[many] arrive
} on { $hex }.
battle-broke-through = { $unit } { $unit-form ->
    [one] breaks
   *[many] break
} through from { $hex } to { $to }.

## Attacks

battle-attacked = { $unit } on { $hex } { $unit-form ->
    [one] attacks
   *[many] attack
} { $foe } on { $target } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
battle-struck = An orbital strike comes down on { $unit } on { $hex }.
battle-rolled = Dice: { $faces }
battle-rerolls = Re-rolled dice: { $faces }
battle-confirmed = Confirmation roll: { $faces } { $blasts ->
    [0] - the armour holds.
   *[other] - a blast gets through!
}
battle-hit = { $unit } on { $hex } { $unit-form ->
    [one] loses
   *[many] lose
} { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}.
battle-missed = { $unit } on { $hex } { $unit-form ->
    [one] takes
   *[many] take
} no losses.
battle-eliminated = { $unit } on { $hex } { $unit-form ->
    [one] is
   *[many] are
} wiped out!
battle-destroyed = { $unit } on { $hex } is destroyed!
battle-retreated = { $unit } { $unit-form ->
    [one] falls
   *[many] fall
} back from { $hex } to { $to }.
battle-cornered = { $unit } on { $hex } can’t fall back any further and { $unit-form ->
    [one] loses
   *[many] lose
} { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}.
battle-held-trench = { $unit } on { $hex } { $unit-form ->
    [one] holds
   *[many] hold
} the trench and { $unit-form ->
    [one] ignores
   *[many] ignore
} one retreat.

## Medals, objectives, the end

battle-medals = { $side-key ->
    [rebel] The Rebels win
   *[empire] The Empire wins
} { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}.
battle-held = { $side-key ->
    [rebel] The Rebels hold
   *[empire] The Empire holds
} { $objective }.
battle-lost = { $side-key ->
    [rebel] The Rebels lose
   *[empire] The Empire loses
} { $objective }.
battle-picked-up = { $unit } { $unit-form ->
    [one] picks
   *[many] pick
} up the marker on { $hex } and { $unit-form ->
    [one] carries
   *[many] carry
} it along.
battle-captured = The marker on { $hex } is captured!
battle-charged = The ion cannon holds { $charges ->
    [one] 1 charge
   *[other] { $charges } charges
}.
battle-won = { $side-key ->
    [rebel] The Rebels win
   *[empire] The Empire wins
} the battle: { $reason }.
reason-medals = enough medals
reason-sudden-death = sudden death
reason-no-units = the enemy has no units left
reason-left-ahead = the last unit left the board with more medals than the enemy

## Steps that are not named in battle.ftl

step-deal = Deal the cards
step-start = Start of the turn
step-arrive = Place arriving units
step-exchange = Exchange cards
step-choose = Make the card’s choice
step-roll = Roll the dice
step-reroll = Re-roll dice
step-confirm = Confirmation roll
step-hits = Take hits
step-shelter = Hold the trench
step-retreat = Fall back
step-final-assault = Final Assault
step-breakthrough = Breakthrough
step-attack-again = Attack again
step-after-move = Move after the attack
step-incursion = Incursion
step-strike = Orbital strike
step-heal = Healing
step-give-up-card = Give up a card
step-refill = End of the turn
step-end = End of the turn
step-next = Next turn
step-recover = Recover a card
step-over = The battle is over

## Why not?

battle-why-over = The battle is over.
battle-why-step = Not now: the current step is “{ $step }”.
battle-why-not-in-hand = That card is not in your hand.
battle-why-dice = { $dice ->
    [one] This roll takes exactly 1 die.
   *[other] This roll takes exactly { $dice } dice.
}
battle-why-retreat = The unit can’t fall back to { $hex }, or doing so would shorten its retreat.
battle-why-no-own-unit = You have no unit on { $hex }.
battle-why-ordered-already = The unit on { $hex } already has an order.
battle-why-no-orders-left = { $orders ->
    [0] The card gives no orders.
    [one] The card gives 1 order, and you have used it.
   *[other] The card gives { $orders } orders, and you have used them all.
}
battle-why-wrong-kind = “{ $card }” can’t order this kind of unit: { $unit }.
battle-why-wrong-section = “{ $card }” has no order left for the section of { $hex }.
battle-why-order-sequence = Give orders in the sequence of the hexes: { $hex } comes later.
battle-why-not-ordered = The unit on { $hex } has no order this turn.
battle-why-not-its-turn = Only the unit on { $hex } may act now.
battle-why-immobile = { $unit } can never move.
battle-why-moved = The unit on { $hex } has already moved.
battle-why-card-no-move = “{ $card }” allows no moves.
battle-why-no-exit = There is no exit within reach of { $hex }.
battle-why-same-hex = The unit is already on { $hex }.
battle-why-occupied = { $hex } is occupied.
battle-why-closed = { $unit } can’t enter { $hex } ({ $terrain }).
battle-why-too-far = Too far: { $distance } hexes, but { $limit ->
    [0] the unit can’t move now
    [one] the unit can move 1 at most
   *[other] the unit can move { $limit } at most
}.
battle-why-no-path = No free path to { $hex } within { $limit ->
    [one] 1 hex
   *[other] { $limit } hexes
}.
battle-why-barred = The unit on { $hex } has moved too far to attack this turn.
battle-why-halted = The unit on { $hex } ({ $terrain }) entered this terrain this turn, so it can’t move on or attack.
battle-why-attacked = The unit on { $hex } has already attacked.
battle-why-card-no-attack = “{ $card }” allows no attacks.
battle-why-no-target = There is no enemy on { $hex }.
battle-why-out-of-range = Out of range: { $distance } hexes away, but the range is { $range }.
battle-why-sight = No line of sight to { $hex }: blocked by { $blocked }.
battle-why-no-dice = No dice would be left to roll.

## Where the dice of an attack come from

battle-dice-base = base { $dice }
battle-dice-card = card { $dice-signed }
battle-dice-scout = scout { $dice-signed }
battle-dice-support = support { $dice-signed }
battle-dice-protection = cover { $dice-signed }
battle-dice-penalty = own ground { $dice-signed }
