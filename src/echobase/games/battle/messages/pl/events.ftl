### What happens in a battle (Polish)
### $unit-form is "one" or "many", the grammatical number of the unit's name; $side-key is the key
### behind the side's name.

card-none = brak karty

## The turn and its cards

battle-turn = { $side-key ->
    [rebel] Tura Rebelii { $turn }
   *[empire] Tura Imperium { $turn }
}
battle-played = { $side } zagrywa „{ $card }”.
battle-passed = { $side } pasuje i nie zagrywa karty.
battle-support = Zagrano kartę wsparcia „{ $card }”.
battle-support-drawn = „{ $card }” zostaje dobrana i odkryta jako karta wsparcia.
battle-chose = Wybór: { $choice }.
battle-discarded = Odrzucono kartę „{ $card }”.
battle-drew = { $side } dobiera kartę.
battle-reshuffled = { $side } tasuje odrzucone karty w nową talię.

## Orders and moves

battle-ordered = { $unit } na { $hex } { $unit-form ->
    [one] dostaje
   *[many] dostają
} rozkaz.
battle-regained = { $unit } na { $hex } { $unit-form ->
    [one] odzyskuje
   *[many] odzyskują
} { $figures ->
    [one] 1 figurkę
    [few] { $figures } figurki
    [many] { $figures } figurek
   *[other] { $figures } figurki
}.
battle-moved = { $unit } { $unit-form ->
    [one] rusza
   *[many] ruszają
} { $way }.
battle-exited = { $unit } { $unit-form ->
    [one] opuszcza
   *[many] opuszczają
} planszę z { $hex }.
battle-arrived = { $unit } { $unit-form ->
    [one] przybywa
   *[many] przybywają
} na { $hex }.
battle-broke-through = { $unit } { $unit-form ->
    [one] przejmuje
   *[many] przejmują
} pozycję: { $hex }-{ $to }.

## Attacks

battle-attacked = { $unit } na { $hex } { $unit-form ->
    [one] atakuje
   *[many] atakują
} { $target } ({ $foe }) { $dice ->
    [one] 1 kością
    [few] { $dice } kośćmi
    [many] { $dice } kośćmi
   *[other] { $dice } kości
}.
battle-struck = Uderzenie z orbity spada na { $hex } ({ $unit }).
battle-rolled = Kości: { $faces }
battle-rerolls = Przerzucane kości: { $faces }
battle-confirmed = Przerzut potwierdzający: { $faces } { $blasts ->
    [0] - pancerz wytrzymuje.
   *[other] - wybuch przebija pancerz!
}
battle-hit = { $unit } na { $hex } { $unit-form ->
    [one] traci
   *[many] tracą
} { $figures ->
    [one] 1 figurkę
    [few] { $figures } figurki
    [many] { $figures } figurek
   *[other] { $figures } figurki
}.
battle-missed = { $unit } na { $hex } { $unit-form ->
    [one] wychodzi
   *[many] wychodzą
} bez strat.
battle-eliminated = { $unit } na { $hex } { $unit-form ->
    [one] pada!
   *[many] giną do ostatniej figurki!
}
battle-destroyed = { $unit } na { $hex } wylatuje w powietrze!
battle-retreated = { $unit } { $unit-form ->
    [one] cofa
   *[many] cofają
} się z { $hex } na { $to }.
battle-cornered = { $unit } na { $hex } nie { $unit-form ->
    [one] ma dokąd się cofnąć i traci
   *[many] mają dokąd się cofnąć i tracą
} { $figures ->
    [one] 1 figurkę
    [few] { $figures } figurki
    [many] { $figures } figurek
   *[other] { $figures } figurki
}.
battle-held-trench = { $unit } na { $hex } { $unit-form ->
    [one] trzyma okopy i ignoruje
   *[many] trzymają okopy i ignorują
} jeden odwrót.

## Medals, objectives, the end

battle-medals = { $side } zdobywa { $medals ->
    [one] 1 medal
    [few] { $medals } medale
    [many] { $medals } medali
   *[other] { $medals } medalu
}.
battle-held = { $side } zajmuje { $objective }.
battle-lost = { $side } traci { $objective }.
battle-picked-up = { $unit } { $unit-form ->
    [one] zabiera
   *[many] zabierają
} ze sobą { $token ->
    [officer] oficera
   *[other] znacznik
} z { $hex }.
battle-captured = { $token ->
    [officer] Oficer
   *[other] Znacznik
} na { $hex } wpada w ręce wroga!
battle-dropped = { $token ->
    [officer] Oficer zostaje
   *[other] Znacznik zostaje
} na { $hex }.
battle-brought-out = { $token ->
    [officer] Oficer wydostaje się
   *[other] Znacznik opuszcza planszę
} z { $hex }!
battle-charged = Działo jonowe ma { $charges ->
    [one] 1 ładunek
    [few] { $charges } ładunki
    [many] { $charges } ładunków
   *[other] { $charges } ładunku
}.
battle-won = { $side } wygrywa bitwę: { $reason }.
reason-medals = dość medali
reason-sudden-death = nagły koniec
reason-no-units = wróg nie ma już jednostek
reason-left-ahead = ostatnia jednostka opuściła planszę z większą liczbą medali niż wróg

## Steps that are not named in names.ftl

step-deal = Rozdanie kart
step-start = Początek tury
step-arrive = Wystawienie przybywających jednostek
step-exchange = Wymiana kart
step-choose = Wybór na karcie
step-roll = Rzut kośćmi
step-reroll = Przerzut kości
step-confirm = Przerzut potwierdzający
step-hits = Trafienia
step-shelter = Obrona okopów
step-retreat = Odwrót
step-final-assault = Ostateczny szturm
step-breakthrough = Przejęcie pozycji
step-attack-again = Ponowny atak
step-after-move = Ruch po ataku
step-incursion = Wypad
step-strike = Uderzenie z orbity
step-heal = Leczenie
step-give-up-card = Oddanie karty
step-refill = Koniec tury
step-end = Koniec tury
step-next = Następna tura
step-recover = Odzyskanie karty
step-over = Koniec bitwy
