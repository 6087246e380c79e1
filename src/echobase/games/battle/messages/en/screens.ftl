### The screens of Battle of Hoth in text (English)

## The board

ui-objective = Objective
ui-exit = Exit
ui-ordered = ordered
ui-nobody = no units
ui-figures = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}
ui-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
ui-held-by = held by the { $side-key ->
    [rebel] Rebels
   *[empire] Empire
}
ui-kind-temporary = { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} while held
ui-kind-permanent = { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} for the first to enter
ui-kind-periodic = { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} at the start of each turn
ui-kind-hold = hold all of them to win
ui-kind-token = { $token ->
    [officer] officer to bring out
   *[other] marker to bring out
}
ui-kind-card = 1 more card in hand while held

## Whose turn it is

ui-turn = turn { $turn }
ui-medals = Medals
ui-medals-of = { $medals } of { $target }
ui-hand = Your hand
ui-support = Support cards
ui-drawn = You drew
ui-orders = Orders: { $units }.

## What to do in each step

ui-ask-play = Play a card (in brackets: the units to choose from):
ui-ask-choose = { $what ->
    [section] Choose the section in which your card orders units:
   *[class] Choose the type of units your card orders:
}
ui-ask-order = Order units: type one number or several (1 3), or all:
ui-ask-move = Move your units one by one:
ui-move-marks = ! = enemies in range from there, - = no attack after this move
ui-ask-attack = Attack with your units one by one:
ui-ask-attack-again = Attack again:
ui-ask-after-move = This unit may move after its attack:
ui-ask-retreat = Choose where the unit retreats to:
ui-ask-shelter = The trench lets the unit ignore one retreat:
ui-ask-breakthrough = The way is open for your assault unit:
ui-ask-reroll = Choose the dice to re-roll:
ui-ask-arrive = Place the arriving unit:
ui-ask-exchange = Discard the cards you want to exchange:
ui-ask-give-up-card = Give up one card:
ui-ask-recover = Take a card from your discard pile instead of drawing?
ui-ask-strike = Choose a target for the orbital strike:
ui-ask-heal = Choose a unit to regain figures:
ui-ask-incursion = Use Incursion: move and attack again?
ui-ask-final-assault = Use Final Assault: 2 more dice against the retreating unit?

ui-done-order = no more orders
ui-done-move = no more moves, start attacking
ui-done-move-last = no more moves, end the turn
ui-done-attack = no more attacks, end the turn
ui-done-attack-again = no second attack
ui-done-after-move = stay here
ui-done-breakthrough = stay where you are
ui-done-arrive = no unit arrives now
ui-done-exchange = no more exchanges
ui-done-recover = draw a card as usual
ui-done-strike = no more strikes
ui-done-heal = no more healing
ui-done-incursion = not now
ui-done-final-assault = not now

ui-choice-pass = Pass: play no card this turn
ui-choice-support = Support card
ui-choice-exit = leave the board
ui-choice-ignore = Hold the trench: ignore one retreat
ui-choice-take = Take every retreat
ui-choice-keep = Keep all dice as they are
ui-choice-reroll = Re-roll: { $faces }
ui-choice-breakthrough = Break through to { $hex }

ui-odds = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $reasons }; losses { $harm }%, eliminate { $eliminate }%, push back { $retreat }%
ui-odds-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}: { $chance }%

## Answers

ui-no-hex = There is no hex { $hex }: rows run from A to G, columns from 1 to 10 (in B, D and F from 1 to 9).
ui-really-done = That ends your turn and can’t be undone. Type it again to confirm.
ui-end-turn = Nothing left to do. Enter ends your turn, undo reverts your last step
ui-nothing-left = You have nothing left to choose this turn: press Enter, or type undo.
ui-why-hidden-hand = That hand is hidden from you.
ui-why-hidden-deck = Chance decides which card is drawn.
ui-odds-what = Name an attack, for example: odds F3xE4
ui-odds-nobody = There must be a unit on the first hex and an enemy on the second.
ui-hand-hidden = Not now: the other side is looking at the screen.

## Lists

ui-special-rules = Special rules
ui-column-number = No.
ui-column-id = Id
ui-column-name = Scenario
ui-column-first = First
ui-column-hands = Cards
ui-column-medals = Medals
ui-column-badges = Badges
ui-column-inferred = Inferred
ui-scenarios-note = Cards and medals: Rebels/Empire. * = sudden death is possible. Badges: as assault, ew E-Web, sc scout, el elite troops, sq elite squadron. Inferred: what the sources leave open.
ui-begins = begins
ui-hand-size = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ui-medals-to-win = { $medals ->
    [one] 1 medal wins
   *[other] { $medals } medals win
}
ui-rules = Rules
ui-check-document = { $name }, { $units ->
    [one] 1 unit
   *[other] { $units } units
}.

# What players can type in a battle; help-text follows it in every game.
help-battle =
    A turn: play a card, order units, move them, attack, draw.

    3             pick choice 3 from the list
    1 3           order two units at once
    move G3-F3    a move in notation; you can leave out the verb: G3-F3
    attack F3xE4  attack; several actions in a row: G3-F3; done; F3xE4
    order G3 F2   order units in any sequence; all orders every unit
    why ...       why you can’t do something: why attack F3xE4
    odds F3xE4    the odds of an attack
    retreats ...  cover, away, ask: where units retreat to, in advance
    trenches ...  hold, ask: ignore the one retreat that trenches allow, in advance
    board, hand, goal, list, log   show again: board, cards, goals, choices, what happened
    rules WORD    look up the rules: rules trench, rules B-ATTACK-06
    info          what units, badges, terrain and dice do; info F3 for one hex
    0             end the step, where the list offers it; a card must be played

## Pauses and defence

ui-go-on = Press Enter to continue
ui-go-on-first = First press Enter to continue, or type undo.
ui-defend-retreat = { $unit } on { $hex }, retreats left: { $retreats }. Choose where the unit retreats to:
ui-defend-shelter = { $unit } on { $hex }, retreats: { $retreats }. The trench lets the unit ignore one:
ui-second-order = no more attacks, start the second order

## Looking things up

ui-info-dice =
    The die has six faces:
    { $infantry } × Infantry: hits infantry
    { $vehicle } × Vehicle: hits vehicles
    { $blast } × Blast: hits every unit and structure
    { $retreat } × Retreat: pushes the unit back one hex
    { $cross } × Cross: misses
ui-info-none = Nothing on this board is called “{ $word }”. Type info for everything, or info F3 for a hex.
ui-too-many-orders = { $orders ->
    [one] The card gives only 1 order: choose the unit.
   *[other] The card gives only { $orders } orders: choose the units.
}

## Puzzles

puzzle-theme-command = The right card
puzzle-theme-exit = Exit
puzzle-theme-close-combat = Close combat
puzzle-theme-retreat = Retreat
puzzle-theme-breakthrough = Breakthrough
puzzle-theme-sudden-death = Sudden death
puzzle-theme-last-medal = The last medal
puzzle-theme-last-defence = Last defence
