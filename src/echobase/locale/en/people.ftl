### People: tables by link, the lobby, profiles, friends, ratings (English)

## A table for others

people-with-others = Play with others
people-with-friend = Play with a friend
people-online = Somebody elsewhere
people-online-text = By link, or anybody from the lobby
people-your-name = Your name
people-your-name-example = What should others call you?
people-your-seat = Your seat
people-who-joins = Who may join
people-by-link = Whoever I send a link to
people-by-link-text = You get a private link for each free seat, and one for spectators.
people-by-lobby = Anybody in the lobby
people-by-lobby-text = Everybody can see this table, sit down, and watch.
people-by-friend = My friend { $name }
people-rated = Rated game
people-rated-text = Counts for the ratings of everybody at the table: no hints, no computer players.
people-unrated-computer = A rated game has no computer players.
people-unrated-dice = In a rated game the server rolls the dice.
people-open-table = Open the table
people-rated-mark = rated

## At the table

people-here = Who is here
people-present = Players here: { $here } of { $all }
people-connected = here
people-away = away
people-free = free seat
people-somebody = somebody
people-nobody-yet = nobody yet
people-send-link = Send this link to the player:
people-link-for = Link for { $side }
people-new-link = Make a new link
people-revoke = Revoke this link
people-make-link = Make a link
people-counts = This game is rated.
people-counts-not = This game is not rated.
people-counts-agree = This game is rated: by sitting down you agree that it counts.
people-watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
people-spectators = Link for spectators
people-own-link = Your own seat on another device
people-own-link-text = Keep this link to yourself: whoever opens it plays for you.
people-copy = Copy
people-copied = Copied

## A link to a seat

people-invited = You are invited
people-invited-to = You are invited to play { $game }
people-you-would-be = You would play: { $side }
people-sit-down = Sit down
people-taken-text = Somebody sits here already. If that was you, open the table in the same browser, or bring your profile to this one.
people-watch = Watch the game
people-ask-again = Ask whoever sent it for a new link.

## The lobby

people-lobby = Lobby
people-quick = Quick match
people-quick-text = Sit down with whoever is waiting for this game, or wait for the next person.
people-invitations = You are invited
people-open-tables = Tables waiting for somebody
people-no-tables = Nobody is waiting right now. Open a table yourself: the next visitor can join it in one click.
people-open-a-table = Open a table: { $game }
people-own-tables = Your waiting tables
people-to-table = To the table
people-join-as = Join as { $side }
people-name-first = Type your name first.
people-rated-really = This game is rated. Do you agree that it counts?

## Friends

people-friends = Friends
people-no-friends = No friends here yet. Send somebody your link, and you will find each other in this list.
people-friends-later = Once you have played with a name, you can make friends here.
people-friend-link = Make a link for friends
people-friend-link-text = Whoever opens this link within a week becomes your friend:
people-invite = Invite
people-invite-to = Invite to { $game }
people-part = End the friendship
people-part-really = Remove { $name } from your friends?
people-befriend = A friend
people-befriend-text = Somebody wants to be your friend here: you will see each other's open tables and can invite each other.
people-befriend-go = Become friends

## The profile

people-profile = Your profile
people-profile-text = There are no accounts: your profile is a key that only this browser knows, with a name. Your games, friends and ratings belong to it.
people-rename = Change the name
people-make-profile = Make a profile
people-saved = Saved.
people-own-page = Your page
people-move = Another device
people-move-text = A link brings your profile with its games to another browser. It works once, within 15 minutes; keep it to yourself.
people-move-make = Make a link to another device
people-delete = Delete the profile
people-delete-text = Your name, ratings and friends are forgotten. Games stay; your seats in them become “somebody”.
people-delete-really = Delete your profile for good?
people-deleted = Your profile is deleted.
people-arrive = Your profile on this device
people-arrive-text = This link brings your profile to this browser, with its games, friends and ratings.
people-arrive-instead = It takes the place of the profile { $name } in this browser.
people-arrive-go = Bring it here

## The page of a player

people-player = Player
people-ratings = Ratings
people-no-ratings = No rated games yet.
people-unsure = still uncertain
people-rated-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
people-curve = The rating after each game: { $values }
people-results = Results by scenario and side
people-scenario = Scenario
people-side = Side
people-played = Played
people-won = Won
people-own-scenario = A scenario of their own
people-games = Games
people-no-games = No finished games with others yet.
people-drawn = draw

## What could not be done

people-error-offline = The server does not answer. Try again in a moment.
people-error-bad-link = This link does not work: it was revoked, renewed, or is incomplete.
people-error-seat-taken = Somebody else was faster: this seat is taken.
people-error-seat-kept = This seat is kept for somebody else.
people-error-own-table = You sit at this table already.
people-error-not-agreed = Whether this game is rated has changed since you agreed to it. Reload the page and look again.
people-error-no-profile = This needs a profile. Type your name first.
people-error-used-link = This link was used already or is too old. Make a new one.
people-error-own-link = This is your own link: send it to a friend.
people-error-no-friend = Only friends can be invited. Send a link instead.
people-error-unknown-player = There is no such player; perhaps the profile was deleted.
people-error-no-table = There is no such table; perhaps it was deleted.
people-error-unknown-game = There is no such game; perhaps it was deleted.
people-error-over = This game is over.
people-error-too-many = You have done this too often lately. Please try again later.
