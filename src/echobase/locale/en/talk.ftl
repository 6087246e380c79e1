### What happens at a table apart from the moves (English)

talk-spectator = Spectator
talk-nobody = There is nobody to talk to in this game.
talk-only-players = Only players may write at this table; you can read.
talk-only-players-report = Only players can report a remark.
talk-empty = Write something first.
talk-too-long = A message has at most { $most } characters; this one has { $length }.
talk-too-fast = That is a lot at once; wait a few seconds and send it again.
talk-no-remark = There is no such message any more.
talk-replaced = A computer plays for you now; take your seat back first.
talk-not-replaced = No computer plays for you, so there is nothing to take back.
talk-no-person = Nobody sits there whom a computer could replace.
talk-still-here = They are still here, or have left only just now; wait a little.
talk-paused = The game is paused; resume it first.
talk-not-paused = The game is not paused.
talk-no-offer = That can’t be offered now.
talk-offer-gone = That offer is no longer open.
talk-not-asked = Others have to answer that offer.
talk-offer-draw = { $name } – a draw is offered.
talk-offer-undo = { $name } – a request to undo the last choice.
talk-offer-pause = { $name } – a pause is suggested.
talk-offer-abandon = { $name } – a suggestion to end the game without a result.
talk-offer-rematch = { $name } – a rematch with sides switched is offered.
talk-agree-draw = { $name } – the draw is accepted.
talk-agree-undo = { $name } – the undo is accepted.
talk-agree-pause = { $name } – the pause is accepted.
talk-agree-abandon = { $name } – ending the game without a result is accepted.
talk-agree-rematch = { $name } – the rematch is accepted.
talk-refuse-draw = { $name } – the draw is declined.
talk-refuse-undo = { $name } – the undo is declined.
talk-refuse-pause = { $name } – the pause is declined.
talk-refuse-abandon = { $name } – the game goes on.
talk-refuse-rematch = { $name } – the rematch is declined.
talk-withdraw-draw = { $name } – the offer of a draw is withdrawn.
talk-withdraw-undo = { $name } – the request to undo is withdrawn.
talk-withdraw-pause = { $name } – the suggestion to pause is withdrawn.
talk-withdraw-abandon = { $name } – the suggestion to end the game is withdrawn.
talk-withdraw-rematch = { $name } – the offer of a rematch is withdrawn.
talk-pause = The game is paused.
talk-resume = { $name } – the game goes on after the pause.
talk-undone = { $name } – the last choice was undone by agreement.
talk-next = The next game is ready.
talk-take-over-left = { $name } – a computer plays this seat now.
talk-take-over-away = { $name } – away for a while; a computer plays this seat now.
talk-take-over-time = { $name } – out of time; a computer plays this seat now.
talk-take-back = { $name } – back at the table.
talk-delayed-turns = { $turns ->
    [one] You see the game one turn later than it is played.
   *[other] You see the game { $turns } turns later than it is played.
}
talk-delayed-minutes = { $minutes ->
    [one] You see the game one minute later than it is played.
   *[other] You see the game { $minutes } minutes later than it is played.
}
