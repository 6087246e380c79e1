### The two sides of the battle of Hoth (English)

side-rebel = Rebel Alliance
side-empire = Galactic Empire
side-rebel-short = Rebels
side-empire-short = Empire
side-resigns = { $side-key ->
    [rebel] The Rebels resign.
    [empire] The Empire resigns.
   *[other] { $side } resigns.
}
side-wins-by-resignation = { $side-key ->
    [rebel] The Rebels win: the Empire has resigned.
    [empire] The Empire wins: the Rebels have resigned.
   *[other] { $side } wins: the other side has resigned.
}
side-out-of-time = { $side-key ->
    [rebel] The Rebels are out of time.
    [empire] The Empire is out of time.
   *[other] { $side } is out of time.
}
side-wins-by-time = { $side-key ->
    [rebel] The Rebels win: the Empire ran out of time.
    [empire] The Empire wins: the Rebels ran out of time.
   *[other] { $side } wins: the other side ran out of time.
}
players-agree-draw = The players agree on a draw.
players-agree-abandon = The players abandon the game.
ended-by-draw = A draw: the players agreed on it.
ended-by-abandon = No result: the players abandoned the game.
