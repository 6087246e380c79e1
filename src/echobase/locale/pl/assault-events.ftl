### What happens in an assault, and why something cannot be done (Polish)
### $unit begins a sentence; $unit-in, $unit-gen and $unit-acc stand inside one and $unit-gender is
### m, f or person; $foe and $walker likewise.

## Turns, cards and events

assault-turn = Tura { $turn }
assault-card = Runda { $round } - { $card }
assault-event = Wydarzenie - { $event }
assault-no-event = Talia wydarzeń jest pusta: nic się nie dzieje.
assault-nobody-acts = Żadna jednostka nie może użyć tej karty.
assault-holds = { $side } nic nie robi w tej rundzie.
assault-transport = Transportowce, które odleciały: { $count } z 5.
assault-transport-back = Pięć pierwszych wydarzeń to same transportowce. Ten zostaje na ziemi, a karty wydarzeń tasuje się na nowo.
assault-held = { $side } zachowuje kartę „{ $event }” na później.
assault-arrives = { $unit } przybywa na { $hex }.
assault-arrives-base = { $unit } przybywa do ramki Bazy.
assault-returns = { $unit } jest znowu w ramce Bazy.
assault-nobody-returns = Żaden żołnierz Rebelii nie poległ, więc nikt nie wraca.
assault-hotshot = Strzelec wyborowy wsiada do { $unit-gen }: siła ognia większa o 2.
assault-no-hotshot = Żaden śmigacz nie ma żywego strzelca pokładowego: karta przepada.
assault-repaired = Droid naprawczy działa. { $unit }: jedno { $track } mniej.

## Set-up

assault-suggested = { $side } przyjmuje proponowane ustawienie.
assault-placed = { $unit } zajmuje pole { $hex }.
assault-placed-base = { $unit } czeka w ramce Bazy.
assault-loaded = Śnieżni szturmowcy na pokładzie { $unit-gen }: { $heavy ->
    [one] 1 ciężki
   *[other] { $heavy } ciężkich
} i { $light ->
    [one] 1 lekki
   *[other] { $light } lekkich
}.
assault-luke-chosen = Luke Skywalker wsiadł do jednego ze śmigaczy. Tylko Rebelia wie, do którego.

## Moves

assault-turns = { $unit } zwraca się na { $facing }.
assault-steps = { $unit } idzie na { $hex }.
assault-moves = { $unit } rusza na { $hex }.
assault-crushes = { $unit } miażdży { $foe-acc }!
assault-displaced = { $unit } zostaje wypchnięty na { $hex }.
assault-dismounts = { $unit } wysiada z { $walker-gen }.
assault-mounts = { $unit } wsiada do { $walker-gen }.
assault-leaves-base = { $unit } wychodzi z Bazy.
assault-enters-base = { $unit } wchodzi do Bazy.

## Fire

assault-fires = { $unit } strzela do { $foe-gen }: { $count ->
    [one] 1 kość
   *[other] { $count } kości
} przeciw pancerzowi { $armour }.
assault-veers = Generał Veers kieruje ogniem { $unit-gen }.
assault-force-card = Moc prowadzi strzał { $unit-gen }: trafia bez rzutu.
assault-shot-fails = Strzał { $unit-gen } nie może już trafić i chybia.
assault-roll = Kości: Vader { $vaders }, miecz świetlny { $sabers }, puste { $blanks }.
assault-hit = Trafienie! Cel: { $foe-in }.
assault-missed = Pudło! { $foe } wychodzi bez szwanku.
assault-damage-roll = Kości uszkodzeń dla { $unit-gen }: { $sum }.
assault-damaged = { $unit }: { $damage }.
assault-destroyed = { $unit } { $unit-gender ->
    [f] zostaje zniszczona
    [person] ginie
   *[m] zostaje zniszczony
}!
assault-lost-aboard = { $unit } ginie na pokładzie { $walker-gen }.
assault-grid-destroyed = Sieć energetyczna zostaje zniszczona! Pancerz generatora osłon spada do 2.
assault-generator-destroyed = Generator osłon zostaje zniszczony!

## Harpoons

assault-harpoons = { $unit } wystrzeliwuje harpun w stronę { $foe-gen }: { $count ->
    [one] 1 kość
   *[other] { $count } kości
}.
assault-harpooned = Lina oplata nogi { $unit-gen }!
assault-harpoon-fails = Harpun nie chwyta: { $unit-in } stoi dalej.

## Luke

assault-luke-revealed = Luke Skywalker się ujawnia. Oto jego maszyna: { $unit-in }!
assault-luke-fires = Luke Skywalker za sterami { $unit-gen } wydaje { $points ->
    [one] 1 punkt Mocy na 1 dodatkową kość
    [few] { $points } punkty Mocy na { $points } dodatkowe kości
    [many] { $points } punktów Mocy na { $points } dodatkowych kości
   *[other] { $points } punktu Mocy na { $points } dodatkowej kości
}.
assault-armour-raised = Luke Skywalker wydaje { $points ->
    [one] 1 punkt Mocy
    [few] { $points } punkty Mocy
    [many] { $points } punktów Mocy
   *[other] { $points } punktu Mocy
}: pancerz { $unit-gen } rośnie o { $points } w tej rundzie. Zostało punktów: { $force }.
assault-softened = Luke Skywalker wydaje 1 punkt Mocy: trafienie krytyczne { $unit-gen } staje się uszkodzeniem kadłuba. Zostało punktów: { $force }.
assault-luke-was = Maszyna Luke’a Skywalkera: { $unit-in }. Zostało punktów Mocy: { $force }.

## The end

assault-won = { $side } wygrywa: { $reason }.
reason-generator = generator osłon jest zniszczony
reason-transports = odleciało pięć transportowców
reason-annihilation = na planszy nie ma już jednostek Imperium

## Why not?

assault-why-over = Gra jest skończona.
assault-why-step = Nie teraz: trwa krok „{ $step }”.
assault-why-luck = Teraz decyduje los: „{ $step }”.
assault-why-dice = { $count ->
    [one] Rzuca się tu dokładnie 1 kością.
    [few] Rzuca się tu dokładnie { $count } kośćmi.
    [many] Rzuca się tu dokładnie { $count } kośćmi.
   *[other] Rzuca się tu dokładnie { $count } kości.
}
assault-why-deck = Takiej karty nie ma już w talii.
assault-why-kind = Karta „{ $card }” nie dotyczy { $unit-gen }.
assault-why-card = Karta „{ $card }” nie pozwala na takie działanie.
assault-why-not-in-play = Nie ma w grze: { $unit-in }.
assault-why-used = { $unit } ma już za sobą działanie w tej rundzie.
assault-why-moving = { $unit } jest w trakcie ruchu: najpierw go dokończ.
assault-why-not-held = Karty „{ $event }” nie można tu użyć: nie masz jej albo to nie ten moment.
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
assault-why-ascending = Takie same jednostki wystawia się w kolejności pól, ramka Bazy na końcu, a dla reszty musi zostać miejsce: { $unit-in } nie może tam stanąć.
assault-why-arrival = { $unit } nie może przybyć na { $hex }: wybierz wolne pole sektora, a gdy jest pełny, najbliższe wolne.
assault-why-load = Nie ma dość śnieżnych szturmowców tego rodzaju dla { $unit-gen } i następnych AT-AT.
assault-why-luke = Luke Skywalker musi lecieć jednym ze śmigaczy od 1 do 5.
assault-why-hotshot = { $unit } nie jest w grze albo nie ma żywego strzelca pokładowego.
assault-why-return = Nie ten: poległo za mało takich żołnierzy albo ciężkiego trzeba było wskazać najpierw.

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
assault-why-too-far = { $unit } nie dotrze na { $hex } w ramach swoich punktów ruchu.
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
assault-why-own = Jednostki nie mogą strzelać do swoich: { $foe-in }.
assault-why-target-cliffs = { $foe } jest nad urwiskiem i nie może być celem.
assault-why-target-inside = { $foe } jest wewnątrz Bazy lub AT-AT i nie może być celem.
assault-why-field = { $unit } nie może strzelać do { $foe-gen }: cel jest poza polem ostrzału.
assault-why-impossible = Strzał niemożliwy do { $foe-gen }: { $count ->
    [0] ani jednej kości
    [one] 1 kość
   *[other] { $count } kości
} przeciw pancerzowi { $armour }.
assault-why-gunner = { $unit } nie ma już strzelca pokładowego: harpun odpada.
assault-why-adjacent = { $unit } nie sąsiaduje z polem { $walker-gen }.

## Where the dice of a shot come from

assault-dice-strength = siła ognia { $dice }
assault-dice-harpoon = harpun { $dice }
assault-dice-blaster = uszkodzony blaster { $dice-signed }
assault-dice-gunner = zabity strzelec pokładowy { $dice-signed }
assault-dice-hotshot = strzelec wyborowy { $dice-signed }
assault-dice-veers = Veers { $dice-signed }
assault-dice-force = punkty Mocy { $dice-signed }
assault-dice-range = zasięg { $dice-signed }
assault-dice-cover = ochrona { $dice-signed }
