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
