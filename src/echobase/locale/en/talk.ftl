### What happens at a table apart from the moves (English)

talk-notice-title = Your turn: { $name }
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

## On the screen

web-talk = Talk
web-talk-unread = Talk, new: { $count }
web-talk-about = Everybody at the table reads this, both sides and spectators.
web-talk-none = Nobody has said anything yet.
web-talk-write = Write to everybody
web-talk-send = Send
web-talk-read-only = Only players write here.
web-talk-mute = Mute on this device
web-talk-unmute = Show messages again: { $name }
web-talk-report = Report
web-talk-reported = Reported
web-talk-accept = Accept
web-talk-refuse = Decline
web-talk-withdraw = Withdraw
web-talk-paused = The game is paused; no clock runs.
web-talk-resume = Resume
web-talk-replaced = A computer plays for you.
web-talk-take-back = Take my seat back
web-talk-away = { $name }: away for a while.
web-talk-let-computer = Let a computer play
web-talk-leave = Let a computer play for me
web-talk-ask-draw = Offer a draw
web-talk-ask-undo = Ask to undo
web-talk-ask-pause = Suggest a pause
web-talk-ask-abandon = End without a result
web-talk-ask-rematch = Rematch with sides switched
web-talk-clocks = Clocks
web-talk-due = due { $when }
web-talk-not-started = The clocks start when everybody is here.
web-talk-pair = Match: you have { NUMBER($points) } of 1 from the first game.
web-talk-second-game = The second game of the match is ready, with sides switched.
web-talk-next-game = The next game is ready, with sides switched.
web-talk-go-there = Go there
web-talk-your-turn = Your turn: { $name }
web-terms = With several people
web-terms-pace = Pace
web-terms-pace-none = no clock
web-terms-pace-live = live, with a clock
web-terms-pace-days = slow, days for a turn
web-terms-minutes = Minutes for each person
web-terms-increment = Seconds more for each turn
web-terms-days = Days for a turn
web-terms-out = When time runs out
web-terms-out-computer = a computer takes the seat
web-terms-out-loses = the side loses
web-terms-delay = Spectators see the game
web-terms-delay-none = live
web-terms-delay-turn = one turn later
web-terms-delay-minutes = ten minutes later
web-terms-match = A match of two games, the second with sides switched
web-terms-spectators-talk = Spectators may write
