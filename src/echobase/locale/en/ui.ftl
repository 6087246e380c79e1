### The screens of the terminal game (English)

## Whose turn it is

ui-member = { $side }, player { $number }
ui-card = Card in play

## Many choices: first the unit, then what it does

ui-folded = { $name } ({ $choices ->
    [one] 1 choice
   *[other] { $choices } choices
})
ui-back = back to all units
ui-unfold-first = { $number } stands for several choices: type { $number } to see them.

## Answers

ui-not-understood = I don’t understand “{ $line }”. Type a number from the list, or help.
ui-no-number = There is no choice { $number }; the list goes from 1 to { $last }.
ui-one-at-a-time = One at a time here, please.
ui-type-again = Type it again to confirm.
ui-why-what = Ask about an action, for example: why { $example }
ui-why-allowed = You can do that now.
ui-rules-which = Name a word or a rule, for example: { $examples }
ui-rules-none = The rules say nothing about “{ $word }”.
ui-rules-more = And { $rules } more; a longer ID or word narrows the search.
ui-rules-also = More about it, by address:
ui-rules-saved = Rules saved: { $path }
ui-hint = The { $level } would choose “{ $notation }”: { $label }
ui-undone = Undone: { $notation }
ui-no-undo = You can’t undo any further: dice, cards or a player revealed something new.
ui-nothing-to-undo = There is nothing to undo yet.
ui-saved-as = Every step is saved in { $path }
ui-farewell = The game is saved in { $path }
ui-continue = Continue it with: { $command }
ui-really-resign = { $side-key ->
    [rebel] The Rebels give up and the Empire wins.
    [empire] The Empire gives up and the Rebels win.
   *[other] { $side } gives up and loses.
} This ends the game and can’t be undone.
ui-no-resign = Nobody can resign here: it would not be clear who wins.

## Before and after

ui-welcome = At every prompt type a number from the list, or help.
ui-offer = There is an unfinished game: { $name }, turn { $turn }.
ui-offer-choice = 1 continue it, 2 start a new game
ui-offer-quit = q leave
ui-hand-over = Hand the screen to: { $name }
ui-hide = Your turn is over. Press Enter to hide the screen
ui-press-enter = Press Enter
ui-turns-played = Turns played: { $turns }
ui-record-at = The record of the game is in { $path }
ui-not-finished = The game is not finished.
ui-cut-off = The record was cut off in the middle of an action: the rest is lost.

## Lists

ui-try-again = Press Enter to try again.
ui-check-lesson = lesson { $number } of { $game }: { $name }
ui-check-record = record of { $name }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
ui-picture-saved = Picture saved: { $path }
ui-film-saved = Film saved: { $path }

help-text =
    hint          what the adviser would do
    undo          revert your last step, unless it revealed something new
    resign        give up: the other side wins
    save, quit    every step is saved anyway; quit leaves the game

# Scenarios and maps that were made with the workshop, in lists.
ui-from-workshop = From the workshop
