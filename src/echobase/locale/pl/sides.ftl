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
side-out-of-time = { $side-key ->
    [rebel] Rebelii skończył się czas.
    [empire] Imperium skończył się czas.
   *[other] { $side }: czas się skończył.
}
side-wins-by-time = { $side-key ->
    [rebel] Wygrywa Rebelia: Imperium skończył się czas.
    [empire] Wygrywa Imperium: Rebelii skończył się czas.
   *[other] Wygrywa { $side }: przeciwnikowi skończył się czas.
}
players-agree-draw = Gracze zgadzają się na remis.
players-agree-abandon = Gracze przerywają grę.
ended-by-draw = Remis: gracze zgodzili się na niego.
ended-by-abandon = Bez wyniku: gracze przerwali grę.
