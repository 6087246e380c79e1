### What happens in a battle (English)
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
battle-support-drawn = “{ $card }” is drawn and laid open as a support card.
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
    [one] retreats
   *[many] retreat
} from { $hex } to { $to }.
battle-cornered = { $unit } on { $hex } can’t retreat any further and { $unit-form ->
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
    [one] picks up
   *[many] pick up
} { $token ->
    [officer] the officer
   *[other] the marker
} on { $hex }.
battle-captured = { $token ->
    [officer] The officer
   *[other] The marker
} on { $hex } is captured!
battle-dropped = { $token ->
    [officer] The officer stays
   *[other] The marker stays
} behind on { $hex }.
battle-brought-out = { $token ->
    [officer] The officer is
   *[other] The marker is
} brought out from { $hex }!
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

## Steps that are not named in names.ftl

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
step-retreat = Retreat
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
