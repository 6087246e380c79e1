### The workshop: runs and the library (English)

workshop-even-from-start = Only a battle from its beginning can be made even.
workshop-runs-own = { $most ->
    [one] You already have a run in progress; stop it or wait for it.
   *[other] You already have { $most } runs in progress; stop one or wait for it.
}
workshop-runs-full = Many others are measuring now; try again in a few minutes.
workshop-run-slow = The games take too long to be measured here.
workshop-run-failed = The computer players could not play this to the end.
workshop-run-lost = The server was restarted before all games were played. What it had found until then is shown.
workshop-run-unknown = These games are no longer there: results are kept for an hour. Measure again.
workshop-read-record = This is the record of a game, not a battle or a map. Open it as a replay.
workshop-read-line = Line { $line } cannot be read. Either it is damaged, or this is no battle and no map.
workshop-read-damaged = This cannot be read. Either its end is missing, or it is no battle and no map.
workshop-read-game = The text does not say for which of the games it is. Its field “game” has to be one of these: { $games }.
workshop-not-playable = This cannot be played yet: { $problem }
library-twice = This is in the library already: { $name }
library-empty = Nobody has published anything that fits.
library-line = { $id }  { $name } ({ $game })
library-by = by { $author }
library-plays = { $plays ->
    [one] 1 game
   *[other] { $plays } games
}
library-likes = { $likes ->
    [one] 1 like
   *[other] { $likes } likes
}
library-fetched = { $path }: { $name }
library-removed = { $id }: removed.
