### Why something cannot be done in an assault, and where the dice of a shot come from (Polish)
### $unit begins a sentence; $unit-in, $unit-gen and $unit-acc stand inside one and $unit-gender is
### m, f or person; $foe and $walker likewise.

## Why not?

assault-why-over = Gra jest skończona.
assault-why-step = To nie należy do obecnego kroku: { $step }.
assault-why-first = { $step-key ->
    [draw] Najpierw dobiera się kartę akcji.
    [event] Najpierw dobiera się kartę wydarzenia.
    [roll] Najpierw rzut kośćmi ognia.
    [damage] Najpierw rzut kośćmi uszkodzeń.
    [place] Najpierw wystaw jednostkę, na którą przyszła kolej.
    [face] Najpierw wybierz zwrot AT-AT.
    [load] Najpierw wybierz, kto jedzie w AT-AT.
    [luke] Najpierw wybierz śmigacz Luke’a.
    [displace] Najpierw usuń śmigacz z drogi AT-AT.
    [armour] Najpierw odpowiedz na strzał: punkty na pancerz albo nic.
    [critical] Najpierw odpowiedz na trafienie krytyczne.
    [regroup] Najpierw wybierz żołnierzy, którzy wracają.
    [hotshot] Najpierw wybierz śmigacz dla strzelca wyborowego.
   *[other] Najpierw musi się skończyć ten krok: { $step }.
}
assault-why-luck = Teraz decyduje los: { $step }.
assault-why-dice = { $count ->
    [one] Rzuca się tu dokładnie 1 kością.
    [few] Rzuca się tu dokładnie { $count } kośćmi.
    [many] Rzuca się tu dokładnie { $count } kośćmi.
   *[other] Rzuca się tu dokładnie { $count } kości.
}
assault-why-deck = Takiej karty nie ma już w talii.
assault-why-kind = Karta „{ $card }” nie dotyczy { $unit-gen }.
assault-why-card = { $act ->
    [move] Karta „{ $card }” nie pozwala na ruch.
    [harpoon] Karta „{ $card }” nie pozwala na użycie harpuna.
   *[fire] Karta „{ $card }” nie pozwala strzelać.
}
assault-why-not-in-play = Nie ma w grze: { $unit-in }.
assault-why-used = { $unit } ma już za sobą działanie w tej rundzie.
assault-why-not-yours = { $unit } to nie twoja jednostka.
assault-why-moving = { $unit } jest w trakcie ruchu: najpierw go dokończ.
assault-why-not-held = Nie masz karty „{ $event }”.
assault-why-veers = Karta „{ $event }” pomaga tylko AT-AT.
assault-why-repair-round = Karta „{ $event }” działa tylko w rundach Imperium.
assault-why-no-hit = Nie ma takiego uszkodzenia do naprawy.
assault-why-points = { $force ->
    [0] { $unit } nie ma punktów Mocy do wydania.
    [one] { $unit } ma tylko 1 punkt Mocy do wydania.
    [few] { $unit } ma tylko { $force } punkty Mocy do wydania.
    [many] { $unit } ma tylko { $force } punktów Mocy do wydania.
   *[other] { $unit } ma tylko { $force } punktu Mocy do wydania.
}

## Why not: set-up and arrivals

assault-why-no-place = Na tej mapie nie ma takiego miejsca.
assault-why-imperial-sector = { $unit } musi zacząć w sektorze Imperium.
assault-why-sector-4 = { $unit } musi zacząć w sektorze Rebelii 4.
assault-why-forward-line = { $unit } musi zacząć na południe od wysuniętej linii obrony.
assault-why-ascending = Takie same jednostki wystawia się w kolejności pól, ramka Bazy na końcu: { $unit-in } nie może tam stanąć.
assault-why-no-room = { $hex } zostawia za mało miejsca: takie jednostki jak { $unit-in } też muszą się zmieścić.
assault-why-arrival = { $unit } nie może przybyć na { $hex }: { $sector ->
    [imperial] wybierz wolne pole sektora Imperium
   *[other] wybierz wolne pole sektora Rebelii { $sector }
}.
assault-why-nearest = { $unit } nie może przybyć na { $hex }: sektor jest pełny, więc wybierz pole tak bliskie jak { $to }.
assault-why-load = Nie ma dość śnieżnych szturmowców tego rodzaju dla { $unit-gen } i następnych AT-AT.
assault-why-luke = Luke Skywalker musi lecieć jednym ze śmigaczy od 1 do 5.
assault-why-hotshot = { $unit } nie ma żywego strzelca pokładowego.
assault-why-return = Żaden taki żołnierz nie poległ.

## Why not: moves

assault-why-legs = { $unit } ma dwa uszkodzenia nóg: nie może iść ani się obracać.
assault-why-costs = { $cost ->
    [one] To kosztuje 1 punkt ruchu
    [few] To kosztuje { $cost } punkty ruchu
    [many] To kosztuje { $cost } punktów ruchu
   *[other] To kosztuje { $cost } punktu ruchu
}, a zostało: { $left }.
assault-why-edge = { $unit } stoi przy krawędzi planszy: przed nią nie ma już pola.
assault-why-cliff = { $unit } nie może stanąć na { $hex }: to urwisko.
assault-why-installation = Żadna AT-AT nie może wejść na { $hex }: stoi tam konstrukcja.
assault-why-occupied = Pole { $hex } jest zajęte: { $foe-in }.
assault-why-steps = { $unit } porusza się krok po kroku: naprzód, obrót w lewo, obrót w prawo, stop.
assault-why-alike = { $unit } niczym się nie różni od { $foe-gen }: najpierw rusz tamtego.
assault-why-same-hex = { $unit } już tam jest.
assault-why-too-far = { $unit } nie dotrze na { $hex }: koszt w punktach ruchu { $cost }, a dostępne { $left }.
assault-why-displace = { $unit } musi trafić na jedno z najbliższych pustych pól.

## Why not: the Base and riding

assault-why-base-kind = Z Bazy korzystają tylko żołnierze Rebelii, a to { $unit-in }.
assault-why-entries = { $unit } nie ma przejścia: na każdym wejściu do Bazy stoi jednostka Imperium.
assault-why-in-base = { $unit } jest już w Bazie.
assault-why-base-far = { $unit } nie dotrze do wolnego wejścia do Bazy z jednym punktem w zapasie.
assault-why-mount-kind = W AT-AT jeżdżą tylko śnieżni szturmowcy, a to { $unit-in }.
assault-why-bay = { $walker } ma dwa uszkodzenia kadłuba: nikt nie może wsiąść.
assault-why-full = { $walker } nie ma już miejsca: trzech śnieżnych szturmowców jest na pokładzie.
assault-why-same-walker = { $unit } jest już na pokładzie { $walker-gen }.
assault-why-mount-far = { $unit } nie dotrze do { $walker-gen } z jednym punktem w zapasie.

## Why not: fire and harpoons

assault-why-inside = { $unit } nie może strzelać z wnętrza Bazy ani AT-AT.
assault-why-blaster = { $unit } ma dwa uszkodzenia blastera i nie może strzelać.
assault-why-in-cliffs = { $unit } jest nad urwiskiem: nie może strzelać ani użyć harpuna.
assault-why-no-shot = { $unit } nie ma celu: nikt w polu ostrzału nie jest dość blisko dla jego kości.
assault-why-no-walker = { $unit } nie ma obok żadnej AT-AT, w którą można by trafić harpunem.
assault-why-own = Jednostki nie mogą strzelać do swoich: { $foe-in }.
assault-why-target-cliffs = { $foe } jest nad urwiskiem i nie może być celem.
assault-why-target-inside = { $foe } jest wewnątrz Bazy lub AT-AT i nie może być celem.
assault-why-field = { $unit } nie może strzelać do { $foe-gen }: cel jest poza polem ostrzału.
assault-why-impossible = Nie można strzelić do { $foe-gen }: { $count ->
    [0] ani jednej kości
    [one] 1 kość
   *[other] { $count } kości
} na odległość { $range }, a { $armour ->
    [one] potrzebne jest 1 trafienie
    [few] potrzebne są { $armour } trafienia
   *[other] potrzeba { $armour } trafień
}.
assault-why-gunner = { $unit } nie ma już strzelca pokładowego: harpun odpada.
assault-why-adjacent = { $unit } nie sąsiaduje z polem { $walker-gen }.

## Where the dice of a shot come from

assault-dice-strength = Siła ognia
assault-dice-harpoon = Harpun
assault-dice-blaster = Uszkodzony blaster
assault-dice-gunner = Zabity strzelec pokładowy
assault-dice-hotshot = Strzelec wyborowy
assault-dice-veers = Generał Veers
assault-dice-force = Punkty Mocy
assault-dice-range = Odległość { $range }
assault-dice-cover = { $terrain }

## What else matters before the roll

assault-note-force = Moc prowadzi strzał: trafia bez rzutu.
assault-note-no-cover = { $foe } nigdy nie ma ochrony terenu.
assault-note-maybe-luke = Jeśli leci nim Luke, może jeszcze wzmocnić pancerz.
assault-note-luke = Luke może jeszcze wzmocnić pancerz, najwyżej o { $force }.
assault-note-harpoon = Trafienie od razu niszczy AT-AT.
