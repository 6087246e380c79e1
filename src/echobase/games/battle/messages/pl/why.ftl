### Why something cannot be done in a battle, and where the dice of an attack come from (Polish)
### $unit-form is "one" or "many", the grammatical number of the unit's name.

## What comes first

battle-why-over = Bitwa jest skończona.
battle-why-step = To nie należy do obecnego kroku: { $step }.
battle-why-first = { $step-key ->
    [play] Najpierw zagraj kartę: to ona daje rozkazy jednostkom.
    [choose] Najpierw dokonaj wyboru, którego wymaga karta.
    [exchange] Najpierw wybierz karty do wymiany.
    [give_up_card] Najpierw wybierz kartę do oddania.
    [recover] Najpierw zdecyduj, czy odzyskać odrzuconą kartę.
    [strike] Najpierw wybierz cele uderzenia z orbity.
    [heal] Najpierw wybierz jednostki, które odzyskają figurki.
    [arrive] Najpierw wystaw przybywające jednostki.
    [retreat] Najpierw zaatakowana jednostka musi się wycofać.
    [shelter] Najpierw zdecyduj, czy zignorować odwrót w okopach.
    [reroll] Najpierw wybierz kości do przerzutu.
    [breakthrough] Najpierw zdecyduj o przejęciu pozycji.
    [incursion] Najpierw zdecyduj o wypadzie.
    [final_assault] Najpierw zdecyduj o ostatecznym szturmie.
    [roll] Najpierw rzut kośćmi.
    [confirm] Najpierw przerzut potwierdzający.
    [draw] Najpierw dobiera się kartę.
    [deal] Najpierw rozdaje się karty.
   *[other] Najpierw musi się skończyć ten krok: { $step }.
}
battle-why-orders-first = Najpierw skończ wydawać rozkazy, potem jednostki się ruszą.
battle-why-order-it-first = Najpierw wydaj rozkaz jednostce na { $hex }.
battle-why-moves-first = Najpierw skończ ruchy, potem jednostki zaatakują.
battle-why-none-reaches = Ze swoich pól jednostki z rozkazem nie mogą zaatakować: { $unit } na { $hex }.
battle-why-moves-over = Ruchy w tej turze są już skończone: teraz jednostki atakują.
battle-why-orders-over = Rozkazy w tej turze są już wydane.
battle-why-not-its-turn = Teraz może działać tylko jednostka na { $hex }.

## Cards and dice

battle-why-not-in-hand = Nie masz tej karty na ręce.
battle-why-dice = { $dice ->
    [one] Rzuca się tu dokładnie 1 kością.
    [few] Rzuca się tu dokładnie { $dice } kośćmi.
    [many] Rzuca się tu dokładnie { $dice } kośćmi.
   *[other] Rzuca się tu dokładnie { $dice } kości.
}

## Orders

battle-why-no-unit = Na { $hex } nie ma jednostki.
battle-why-not-yours = { $unit } na { $hex }: to nie twoja jednostka.
battle-why-ordered-already = Jednostka na { $hex } ma już rozkaz.
battle-why-no-orders = „{ $card }” nie daje rozkazów.
battle-why-no-orders-left = { $orders ->
    [one] „{ $card }” daje 1 rozkaz i jest on wydany.
    [few] „{ $card }” daje { $orders } rozkazy i wszystkie są wydane.
    [many] „{ $card }” daje { $orders } rozkazów i wszystkie są wydane.
   *[other] „{ $card }” daje { $orders } rozkazu.
}
battle-why-wrong-kind = „{ $card }” nie daje rozkazów jednostkom tego rodzaju: { $unit }.
battle-why-wrong-section = „{ $card }” nie daje rozkazów { $section ->
    [left] na lewej flance
    [centre] w środku
    [right] na prawej flance
    [left-centre] na lewej flance ani w środku
   *[other] w środku ani na prawej flance
}, gdzie leży { $hex }.
battle-why-section-used = „{ $card }” nie ma już rozkazu { $section ->
    [left] na lewej flance
    [centre] w środku
    [right] na prawej flance
    [left-centre] na lewej flance ani w środku
   *[other] w środku ani na prawej flance
}, gdzie leży { $hex }.
battle-why-order-sequence = Rozkazy wydaje się w kolejności pól, a { $hex } jest dalej.
battle-why-not-ordered = Jednostka na { $hex } nie ma rozkazu w tej turze.

## Moves

battle-why-immobile = { $unit } nigdy się nie porusza.
battle-why-moved = Jednostka na { $hex } już się ruszyła.
battle-why-card-no-move = „{ $card }” nie pozwala na ruch.
battle-why-shut-in = Jednostka na { $hex } nie ma dokąd iść: sąsiednie pola są zajęte albo niedostępne.
battle-why-no-exit = Z { $hex } nie da się dojść do żadnego wyjścia.
battle-why-same-hex = Jednostka już stoi na { $hex }.
battle-why-occupied = Pole { $hex } jest zajęte: { $unit }.
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
battle-why-way-unit = { $foe } na { $hex } { $foe-form ->
    [one] zagradza
   *[many] zagradzają
} drogę na { $to }.
battle-why-way-closed = { $unit } nie { $unit-form ->
    [one] może
   *[many] mogą
} przejść przez { $hex } ({ $terrain }) w drodze na { $to }.
battle-why-way-stops = Wejście na { $hex } ({ $terrain }) kończy ruch, więc na { $to } nie da się dojść.
battle-why-way-token = Zabranie znacznika z { $hex } kończy ruch, więc na { $to } nie da się dojść.
battle-why-way-steep = { $terrain } na { $hex }: wejście kosztuje więcej niż 1 pole ruchu, więc na { $to } jest za daleko.

## Attacks

battle-why-halted = { $terrain } na { $hex }: jednostka weszła tam w tej turze, więc nie może ruszyć się dalej ani atakować.
battle-why-barred = { $limit ->
    [0] Jednostka na { $hex } ruszyła się w tej turze, więc nie może atakować.
    [one] Jednostka na { $hex } ruszyła się o więcej niż 1 pole, więc w tej turze nie może atakować.
    [few] Jednostka na { $hex } ruszyła się o więcej niż { $limit } pola, więc w tej turze nie może atakować.
   *[other] Jednostka na { $hex } ruszyła się o więcej niż { $limit } pól, więc w tej turze nie może atakować.
}
battle-why-attacked = Jednostka na { $hex } już atakowała.
battle-why-card-no-attack = „{ $card }” nie pozwala na atak.
battle-why-no-enemy = Nie ma już wroga, którego można by zaatakować.
battle-why-nobody-in-range = Z { $hex } żaden wróg nie jest w zasięgu: zasięg { $range }, a do najbliższego { $distance }.
battle-why-no-clear-shot = Jednostka na { $hex } nie widzi żadnego wroga w zasięgu.
battle-why-no-target = Na { $hex } nie ma wroga.
battle-why-out-of-range = Poza zasięgiem: odległość { $distance }, a zasięg { $range }.
battle-why-sight = { $by ->
    [unit] { $unit } na { $blocked } { $unit-form ->
        [one] zasłania
       *[many] zasłaniają
    } { $hex }.
    [terrain] { $terrain } na { $blocked } { $terrain-key ->
        [rocks] zasłaniają
       *[other] zasłania
    } { $hex }.
    [sides] { $blocked } i { $other } zasłaniają { $hex } z obu stron.
   *[edge] Krawędź planszy i { $blocked } zasłaniają { $hex }.
}
battle-why-no-dice = Przeciw { $hex } nie zostaje ani jedna kość: { $base ->
    [one] 1 kość
    [few] { $base } kości
    [many] { $base } kości
   *[other] { $base } kości
} na tę odległość, minus { $lost }.

## Retreats, arrivals and special targets

battle-why-not-back = Z { $from } nie można wycofać się na { $hex }: każdy krok prowadzi o jeden rząd bliżej własnej linii bazowej.
battle-why-shorter = Z { $hex } odwrót skończyłby się za wcześnie: wybierz pole, z którego jednostka cofnie się dalej.
battle-why-breakthrough = Przejęcie pozycji prowadzi tylko na { $hex }.
battle-why-landing = { $unit } nie { $unit-form ->
    [one] może
   *[many] mogą
} przybyć na { $hex }: tylko na zaznaczone pola.
battle-why-landing-near = { $unit }: przybycie tylko obok jednostki tego rodzaju: { $foe }.
battle-why-place-sequence = Takie same jednostki wystawia się w kolejności pól: na { $hex } za wcześnie albo zabraknie miejsca dla reszty.
battle-why-struck = Jednostka na { $hex } została już ostrzelana.
battle-why-full-strength = Jednostka na { $hex } ma komplet figurek.

## Where the dice of an attack come from

battle-dice-base = Odległość { $range }
battle-dice-card = { $card }
battle-dice-scout = Zwiadowcy na { $hex }
battle-dice-protection = { $terrain }
battle-dice-penalty = Atak z terenu: { $terrain }

## What else matters before the roll

battle-note-retreat-is-blast = „{ $card }”: każdy odwrót liczy się jak wybuch.
battle-note-rout = „{ $card }” ignoruje ochronę terenu.
battle-note-rerolls = Te szanse zakładają, że E-Web przerzuca raz każdą chybioną kość.
battle-note-confirmation = Trafienia trzeba potwierdzić: każdą taką kością rzuca się ponownie, a jeden wybuch niszczy cel: { $unit }.
battle-note-unprotected = { $terrain }: ta jednostka nie ma stąd ochrony: { $unit }.
battle-note-never-retreats = { $unit } nigdy się nie { $unit-form ->
    [one] wycofuje
   *[many] wycofują
}.
battle-note-shelter = Okopy pozwalają celowi zignorować jeden odwrót.
battle-note-cornered = Cel nie ma dokąd się wycofać: każdy odwrót kosztuje go figurkę.
