### The two sides of the battle of Hoth (Polish)

side-rebel = Sojusz Rebeliantów
side-empire = Imperium Galaktyczne
side-rebel-short = Rebelia
side-empire-short = Imperium
side-resigns = { $side-key ->
    [rebel] Rebelia poddaje się.
    [empire] Imperium poddaje się.
   *[other] { $side } poddaje się.
}
side-wins-by-resignation = { $side-key ->
    [rebel] Wygrywa Rebelia: Imperium poddało się.
    [empire] Wygrywa Imperium: Rebelia poddała się.
   *[other] Wygrywa { $side }: przeciwnik poddał się.
}
