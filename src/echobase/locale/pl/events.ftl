### What happens in a battle, and why something cannot be done (Polish)
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
} ze sobą znacznik z { $hex }.
battle-captured = Znacznik na { $hex } wpada w ręce wroga!
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

## Steps that are not named in battle.ftl

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

## Why not?

battle-why-over = Bitwa jest skończona.
battle-why-step = Nie teraz: trwa krok „{ $step }”.
battle-why-not-in-hand = Nie masz tej karty na ręce.
battle-why-dice = { $dice ->
    [one] Rzuca się tu dokładnie 1 kością.
    [few] Rzuca się tu dokładnie { $dice } kośćmi.
    [many] Rzuca się tu dokładnie { $dice } kośćmi.
   *[other] Rzuca się tu dokładnie { $dice } kości.
}
battle-why-retreat = Odwrót na { $hex } jest niemożliwy albo byłby krótszy, niż musi być.
battle-why-no-own-unit = Nie masz jednostki na { $hex }.
battle-why-ordered-already = Jednostka na { $hex } ma już rozkaz.
battle-why-no-orders-left = { $orders ->
    [0] Karta nie daje rozkazów.
    [one] Karta daje 1 rozkaz i jest on wydany.
    [few] Karta daje { $orders } rozkazy i wszystkie są wydane.
    [many] Karta daje { $orders } rozkazów i wszystkie są wydane.
   *[other] Karta daje { $orders } rozkazu.
}
battle-why-wrong-kind = „{ $card }” nie daje rozkazów jednostkom tego rodzaju: { $unit }.
battle-why-wrong-section = „{ $card }” nie ma już rozkazu dla strefy, w której leży { $hex }.
battle-why-order-sequence = Rozkazy wydaje się w kolejności pól, a { $hex } jest dalej.
battle-why-not-ordered = Jednostka na { $hex } nie ma rozkazu w tej turze.
battle-why-not-its-turn = Teraz może działać tylko jednostka na { $hex }.
battle-why-immobile = { $unit } nigdy się nie porusza.
battle-why-moved = Jednostka na { $hex } już się ruszyła.
battle-why-card-no-move = „{ $card }” nie pozwala na ruch.
battle-why-no-exit = Z { $hex } nie da się dojść do żadnego wyjścia.
battle-why-same-hex = Jednostka już stoi na { $hex }.
battle-why-occupied = Pole { $hex } jest zajęte.
battle-why-closed = { $unit } nie { $unit-form ->
    [one] może
   *[many] mogą
} wejść na { $hex } ({ $terrain }).
battle-why-too-far = Za daleko: odległość { $distance }, a { $limit ->
    [0] jednostka nie może się teraz ruszyć
    [one] ruch sięga najwyżej na 1 pole
    [few] ruch sięga najwyżej na { $limit } pola
    [many] ruch sięga najwyżej na { $limit } pól
   *[other] ruch sięga najwyżej na { $limit } pola
}.
battle-why-no-path = Nie ma wolnej drogi na { $hex } w zasięgu { $limit ->
    [one] 1 pola
   *[other] { $limit } pól
}.
battle-why-barred = Jednostka na { $hex } ruszyła się za daleko, by atakować w tej turze.
battle-why-halted = Jednostka na { $hex } ({ $terrain }) weszła na ten teren w tej turze, więc nie może ruszyć się dalej ani atakować.
battle-why-attacked = Jednostka na { $hex } już atakowała.
battle-why-card-no-attack = „{ $card }” nie pozwala na atak.
battle-why-no-target = Na { $hex } nie ma wroga.
battle-why-out-of-range = Poza zasięgiem: odległość { $distance }, a zasięg { $range }.
battle-why-sight = Nie widać { $hex }: zasłania { $blocked }.
battle-why-no-dice = Nie zostałaby ani jedna kość do rzutu.

## Where the dice of an attack come from

battle-dice-base = baza { $dice }
battle-dice-card = karta { $dice-signed }
battle-dice-scout = zwiadowcy { $dice-signed }
battle-dice-support = wsparcie { $dice-signed }
battle-dice-protection = ochrona { $dice-signed }
battle-dice-penalty = utrudnienie { $dice-signed }
