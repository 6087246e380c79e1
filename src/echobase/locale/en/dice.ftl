### Fair dice: who gives to them, who types them in, and whether they fit (English)

## At the table

dice-not-due = The dice need nothing more from this seat right now.
dice-broken-seal = This seat announced different random numbers.
dice-not-yours = These dice are for { $name } to roll and enter.

## What a check finds

dice-not-over = This game is not over, so its record does not open the secret: the dice can be checked after the end.
dice-no-secret = This record does not say what its dice follow from, so they cannot be checked. Only games played to the end on a server do, other than lessons and puzzles.
dice-other-luck = The record names a different hash from the one shown when the game began: the server has changed its secret.
dice-wrong-secret = The secret does not fit the published hash: the secret, the game, its set-up or its seats were changed.
dice-wrong-seal = { $name }: what this seat gave is not what it had announced, or was not due.
dice-swapped = Everything fits once the random numbers are given to other seats: the seats were swapped.
dice-wrong-contribution = Most rolls do not fit since { $name } gave random numbers: those numbers were changed.
dice-wrong-roll = { $when }, action { $number } does not fit. In the record: “{ $rolled }” It had to be: “{ $due }”
dice-all-fit = Every roll and draw fits ({ $rolls }).
dice-some-fit = Rolls and draws that fit: { $rolls }.
dice-typed = Rolls that people typed in, which nobody can check: { $rolls }.
dice-gave = { $name } gave random numbers, which count from action { $number }.
dice-server-alone = Rolls and draws that depend on the server’s secret alone, because no seat had given anything yet: { $rolls }.
dice-older = All rolls and draws depend on the server’s secret alone: the game is from before seats gave random numbers, and the hash names no game.

## The page in the browser

dice-title = Check the dice
dice-page-fit = Every roll and draw matches what was fixed beforehand.
dice-page-wrong = Something does not fit.
dice-page-none = There is nothing to check in this game.
dice-wrong-count = Rolls and draws that do not fit: { $rolls }.
dice-noted = The hash is the one that this browser noted when it sat down.
dice-not-noted = This browser was not at the table before the end, so it has no hash of its own to compare with.
dice-own = The numbers that this browser gave were used unchanged.
dice-own-missing = What this browser gave, or saw others give, is not in the record as it was: somebody has changed it.
dice-no-crypto = This browser computes hashes only over a secure connection (https). Save the record and check it with: echobase verify RECORD
dice-how = How this works
dice-how-secret = Before the game the server chooses a secret and shows its hash, a fingerprint that also names this game, its set-up and its seats. From then on it can’t change the secret without everybody noticing.
dice-how-seats = Then the browser of each player gives random numbers of its own. The server cannot know them when it chooses its secret, and the players do not know the secret. Whoever has given is asked once more when another player joins, for numbers announced before, so nobody has the last word.
dice-how-roll = Each roll follows from the secret, the numbers of all seats that have given, and the place of the roll in the game. After the end the secret is opened, and anybody can compute every roll again. This page has just done so, in your browser.
dice-how-limits = Computer players give nothing. A server cannot change a roll, but it can know the next ones: play rated games on one whose operator does not sit at the table.
dice-how-own = To trust no page of this server, save the record and check it on your own machine: echobase verify RECORD
dice-list = All rolls and draws
dice-column-when = When
dice-column-what = What happened
dice-column-check = Check
dice-fits = fits
dice-fits-not = does not fit
dice-was-typed = typed in
dice-hash = Hash
dice-secret = Secret
dice-luck-report = Luck of both sides
