### What happens in an assault (Polish)
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
    [few] { $heavy } ciężcy
   *[other] { $heavy } ciężkich
} i { $light ->
    [one] 1 lekki
    [few] { $light } lekcy
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
