### Assault on Hoth: names and explanations (Polish)

game-assault = Szturm na Hoth
game-assault-about = Długi marsz przez lód: maszyny kroczące AT-AT prą na południe do generatora osłon, a Rebelia powstrzymuje je, dopóki nie odleci pięć transportowców. Jedna talia mówi, kto może działać, druga odmierza czas.

## Counters: W2 is counter-w with number 2. The name itself begins a sentence or stands in a list;
## .in (nominative), .gen and .acc stand inside one; .gender is m, f or person.

counter-w = AT-AT { $number }
    .in = AT-AT { $number }
    .gen = AT-AT { $number }
    .acc = AT-AT { $number }
    .gender = f
counter-a = AT-ST { $number }
    .in = AT-ST { $number }
    .gen = AT-ST { $number }
    .acc = AT-ST { $number }
    .gender = f
counter-ls = Lekki śnieżny szturmowiec { $number }
    .in = lekki śnieżny szturmowiec { $number }
    .gen = lekkiego śnieżnego szturmowca { $number }
    .acc = lekkiego śnieżnego szturmowca { $number }
    .gender = person
counter-hs = Ciężki śnieżny szturmowiec { $number }
    .in = ciężki śnieżny szturmowiec { $number }
    .gen = ciężkiego śnieżnego szturmowca { $number }
    .acc = ciężkiego śnieżnego szturmowca { $number }
    .gender = person
counter-s = Śmigacz śnieżny { $number }
    .in = śmigacz śnieżny { $number }
    .gen = śmigacza śnieżnego { $number }
    .acc = śmigacz śnieżny { $number }
    .gender = m
counter-t = Wieżyczka laserowa { $number }
    .in = wieżyczka laserowa { $number }
    .gen = wieżyczki laserowej { $number }
    .acc = wieżyczkę laserową { $number }
    .gender = f
counter-lt = Lekki żołnierz { $number }
    .in = lekki żołnierz { $number }
    .gen = lekkiego żołnierza { $number }
    .acc = lekkiego żołnierza { $number }
    .gender = person
counter-ht = Ciężki żołnierz { $number }
    .in = ciężki żołnierz { $number }
    .gen = ciężkiego żołnierza { $number }
    .acc = ciężkiego żołnierza { $number }
    .gender = person
counter-p = Sieć energetyczna
    .in = sieć energetyczna
    .gen = sieci energetycznej
    .acc = sieć energetyczną
    .gender = f
counter-g = Generator osłon
    .in = generator osłon
    .gen = generatora osłon
    .acc = generator osłon
    .gender = m

## Kinds of units and the two installations

kind-walker = Maszyna krocząca AT-AT
kind-walker-about = Siła ognia 6, pancerz 3, 5 punktów ruchu: wejście na teren otwarty kosztuje 1, na trudny 3, obrót o jeden bok 1. Idzie tylko prosto przed siebie i strzela tylko do przodu. Wozi do 3 śnieżnych szturmowców i miażdży wszystko, na co nadepnie; śmigacze wypycha. Trafienia uszkadzają blastery, nogi lub kadłub.
kind-at-st = AT-ST
kind-at-st-about = Siła ognia 4, pancerz 2, 5 punktów ruchu. Skręca swobodnie i strzela w każdą stronę. Niszczy ją jedno trafienie.
kind-light-snowtrooper = Lekki śnieżny szturmowiec
kind-light-snowtrooper-about = Siła ognia 3, pancerz 1, 5 punktów ruchu. Może jechać w AT-AT; wsiadanie lub wysiadanie kosztuje 1 punkt. Ginie od jednego trafienia.
kind-heavy-snowtrooper = Ciężki śnieżny szturmowiec
kind-heavy-snowtrooper-about = Siła ognia 4, pancerz 2, 5 punktów ruchu. Może jechać w AT-AT; wsiadanie lub wysiadanie kosztuje 1 punkt. Ginie od jednego trafienia.
kind-snowspeeder = Śmigacz śnieżny
kind-snowspeeder-about = Siła ognia 5, pancerz 2, 5 punktów ruchu. Lata nad urwiskami, ale tam nie strzela i nie można do niego strzelać. Z żywym strzelcem pokładowym może użyć harpuna przeciw sąsiedniej AT-AT. Trafienia zabijają strzelca lub uszkadzają kadłub.
kind-laser-tower = Wieżyczka laserowa
kind-laser-tower-about = Siła ognia 6, pancerz 2. Nigdy się nie porusza i strzela w każdą stronę. Niszczy ją jedno trafienie.
kind-light-trooper = Lekki żołnierz
kind-light-trooper-about = Siła ognia 3, pancerz 1, 5 punktów ruchu. Chodzi tunelami Bazy; wejście lub wyjście kosztuje 1 punkt. Ginie od jednego trafienia.
kind-heavy-trooper = Ciężki żołnierz
kind-heavy-trooper-about = Siła ognia 4, pancerz 2, 5 punktów ruchu. Chodzi tunelami Bazy; wejście lub wyjście kosztuje 1 punkt. Ginie od jednego trafienia.
kind-power-grid = Sieć energetyczna
kind-power-grid-about = Konstrukcja o pancerzu 3, teren nigdy jej nie chroni. Niszczy ją jedno trafienie i odtąd generator osłon ma pancerz 2 zamiast 3.
kind-shield-generator = Generator osłon
kind-shield-generator-about = Konstrukcja o pancerzu 3, a bez sieci energetycznej 2, zawsze pod ochroną terenu. Niszczy ją jedno trafienie i wtedy wygrywa Imperium.

## Luke

hero-luke = Luke Skywalker
hero-luke-about = Potajemnie leci jednym ze śmigaczy od 1 do 5 i ma 10 punktów Mocy. Punkt daje 1 kość więcej do strzału lub harpuna, albo 1 pancerza na rundę, gdy ktoś do niego strzela, albo zmienia trafienie krytyczne w trafienie kadłuba. Pierwszy wydany punkt go ujawnia.

## Terrain, features and sectors

terrain-clear = Teren otwarty
terrain-clear-about = Kosztuje 1 punkt ruchu. Nie daje ochrony.
terrain-rough = Trudny teren
terrain-rough-about = AT-AT płaci 3 punkty ruchu, inni 1. Daje ochronę, czyli 1 kość mniej dla strzelającego, wszystkim poza AT-AT, śmigaczami i siecią energetyczną.
terrain-cliff = Urwisko
terrain-cliff-about = Wlecieć mogą tylko śmigacze. Póki tam są, nie strzelają i nikt do nich nie strzela.
feature-base-entry = Wejście do Bazy
feature-base-entry-about = Tędy żołnierze Rebelii wchodzą do ramki Bazy lub z niej wychodzą, za 1 punkt ruchu, chyba że stoi tu jednostka Imperium.
feature-base-box = Ramka Bazy
feature-base-box-about = Tunele pod lodem. Mieszczą dowolnie wielu żołnierzy Rebelii, poza zasięgiem ostrzału; wychodzą oni dowolnym wolnym wejściem.
feature-power-grid = Sieć energetyczna
feature-shield-generator = Generator osłon
feature-forward-line = Wysunięta linia obrony
feature-forward-line-about = Rebelia rozstawia wieżyczki laserowe i żołnierzy na południe od tej linii. Potem linia nic już nie znaczy.
feature-macrohex = Makropole
feature-macrohex-about = Kwiat z siedmiu pól. Zasięg liczy się w makropolach, a każde zabiera strzałowi 1 kość.
sector-imperial = Sektor Imperium
sector-rebel-3 = Sektor Rebelii 3
sector-rebel-4 = Sektor Rebelii 4

## Facings of a Walker

facing-n = północ
facing-ne = północny wschód
facing-se = południowy wschód
facing-s = południe
facing-sw = południowy zachód
facing-nw = północny zachód

## Faces of the dice

face-vader = Vader
face-saber = Miecz świetlny
face-blank = Puste

## Damage: what a hit does, and the tracks it is counted on

damage-blaster-1 = pierwsze uszkodzenie blastera, siła ognia mniejsza o 3
damage-blaster-2 = drugie uszkodzenie blastera, koniec strzelania
damage-legs-1 = pierwsze uszkodzenie nóg, o 2 punkty ruchu mniej
damage-legs-2 = drugie uszkodzenie nóg, maszyna unieruchomiona
damage-body-1 = pierwsze uszkodzenie kadłuba, na razie bez skutku
damage-body-2 = drugie uszkodzenie kadłuba, nikt na pokładzie nie przeżyje i nikt już nie wsiądzie
damage-body-3 = trzecie uszkodzenie kadłuba, to koniec
damage-hull-1 = pierwsze uszkodzenie kadłuba, na razie bez skutku
damage-hull-2 = drugie uszkodzenie kadłuba, to koniec
damage-gunner = strzelec pokładowy zabity, siła ognia mniejsza o 2 i koniec z harpunem
damage-critical = trafienie krytyczne, to koniec
track-blaster = uszkodzenie blastera
track-legs = uszkodzenie nóg
track-body = uszkodzenie kadłuba

## Steps of play

assault-step-draw = Dobranie karty akcji
assault-step-event = Dobranie karty wydarzenia
assault-step-roll = Rzut kośćmi ognia
assault-step-damage = Rzut kośćmi uszkodzeń
assault-step-place = Wystawienie jednostki
assault-step-face = Wybór zwrotu AT-AT
assault-step-load = Wybór żołnierzy na pokładzie AT-AT
assault-step-luke = Wybór śmigacza Luke’a
assault-step-round = Działania jednostek
assault-step-walk = Dalszy ruch AT-AT
assault-step-displace = Wypchnięcie śmigacza
assault-step-armour = Wzmocnienie pancerza Luke’a
assault-step-critical = Złagodzenie trafienia krytycznego
assault-step-regroup = Wybór powracających żołnierzy
assault-step-hotshot = Wybór śmigacza dla strzelca wyborowego

## Action cards

action-walkers-move = Maszyny kroczące AT-AT: ruch
action-walkers-move-info = Każda AT-AT może się ruszyć, z 5 punktami ruchu, a z uszkodzonymi nogami mniej.
action-walkers-move-or-fire = Maszyny kroczące AT-AT: ruch lub ostrzał
action-walkers-move-or-fire-info = Każda AT-AT może się ruszyć albo raz strzelić.
action-walkers-fire = Maszyny kroczące AT-AT: ostrzał
action-walkers-fire-info = Każda AT-AT może raz strzelić do celu w swoim polu ostrzału.
action-at-sts-move = AT-ST: ruch
action-at-sts-move-info = Każda AT-ST może się ruszyć, z 5 punktami ruchu.
action-at-sts-fire = AT-ST: ostrzał
action-at-sts-fire-info = Każda AT-ST może raz strzelić.
action-snowtroopers-move = Śnieżni szturmowcy: ruch
action-snowtroopers-move-info = Każdy śnieżny szturmowiec może się ruszyć z 5 punktami ruchu; wsiadanie lub wysiadanie kosztuje 1 z nich.
action-snowtroopers-fire = Śnieżni szturmowcy: ostrzał
action-snowtroopers-fire-info = Każdy śnieżny szturmowiec na planszy może raz strzelić; ci na pokładzie AT-AT nie mogą.
action-troopers-move = Żołnierze Rebelii: ruch
action-troopers-move-info = Każdy żołnierz Rebelii może się ruszyć z 5 punktami ruchu; wejście do Bazy lub wyjście z niej kosztuje 1 z nich.
action-troopers-fire = Żołnierze Rebelii: ostrzał
action-troopers-fire-info = Każdy żołnierz Rebelii na planszy może raz strzelić; ci w Bazie nie mogą.
action-towers-fire = Wieżyczki laserowe: ostrzał
action-towers-fire-info = Każda wieżyczka laserowa może raz strzelić.
action-snowspeeders-move = Śmigacze śnieżne: ruch
action-snowspeeders-move-info = Każdy śmigacz może się ruszyć, z 5 punktami ruchu.
action-snowspeeders-fire = Śmigacze śnieżne: ostrzał
action-snowspeeders-fire-info = Każdy śmigacz może raz strzelić, ale nie znad urwiska.
action-snowspeeders-move-or-fire = Śmigacze śnieżne: ruch lub ostrzał
action-snowspeeders-move-or-fire-info = Każdy śmigacz może się ruszyć albo raz strzelić.
action-snowspeeders-move-fire-or-harpoon = Śmigacze śnieżne: ruch, ostrzał lub harpun
action-snowspeeders-move-fire-or-harpoon-info = Każdy śmigacz może się ruszyć, raz strzelić albo użyć harpuna przeciw sąsiedniej AT-AT: trzy symbole miecza świetlnego ją powalają.
action-draw-event = Wydarzenie
action-draw-event-info = Dobiera się następną kartę wydarzenia; żadna jednostka nie działa.

## Event cards

event-transport-away = Transportowiec odleciał!
event-transport-away-info = Kolejny transportowiec opuszcza planetę. Piąty daje zwycięstwo Rebelii.
event-rebel-heavy-and-light = Posiłki Rebeliantów! Ciężki i lekki żołnierz
event-rebel-heavy-and-light-info = Jeden ciężki i jeden lekki żołnierz pojawiają się w ramce Bazy.
event-rebel-two-light = Posiłki Rebeliantów! Dwóch lekkich żołnierzy
event-rebel-two-light-info = Dwóch lekkich żołnierzy pojawia się w ramce Bazy.
event-rebel-two-heavy = Posiłki Rebeliantów! Dwóch ciężkich żołnierzy
event-rebel-two-heavy-info = Dwóch ciężkich żołnierzy pojawia się w ramce Bazy.
event-rebel-three-speeders = Posiłki Rebeliantów! Trzy śmigacze śnieżne
event-rebel-three-speeders-info = Śmigacze 6, 7 i 8 przybywają w sektorze Rebelii 3.
event-imperial-at-st = Posiłki Imperium! AT-ST
event-imperial-at-st-info = Jedna AT-ST przybywa w sektorze Imperium.
event-imperial-walker = Posiłki Imperium! Maszyna krocząca AT-AT
event-imperial-walker-info = AT-AT 5 przybywa w sektorze Imperium, z jednym ciężkim i dwoma lekkimi śnieżnymi szturmowcami na pokładzie.
event-troopers-regroup = Żołnierze Rebelii się przegrupowują!
event-troopers-regroup-info = Dwóch poległych żołnierzy, których wybiera Rebelia, wraca do ramki Bazy.
event-hotshot-gunner = Strzelec wyborowy!
event-hotshot-gunner-info = Jeden śmigacz ma siłę ognia większą o 2, dopóki żyje jego strzelec pokładowy.
event-the-force = Moc jest z tobą!
event-the-force-info = Zachowuje ją Rebelia: jeden jej strzał trafia bez rzutu. Nie działa na harpun ani na strzał niemożliwy.
event-repair-droid = Bojowy droid naprawczy!
event-repair-droid-info = Zachowuje go Imperium: w rundzie Imperium usuwa jedno uszkodzenie jednej AT-AT.
event-veers = Generał Veers kieruje ogniem
event-veers-info = Zachowuje ją Imperium: jeden strzał jednej AT-AT ma siłę ognia większą o 2.

## Options

option-map = Mapa
option-map-info = Pole bitwy, na którym toczy się gra.
option-field-of-fire = Pole ostrzału
option-field-of-fire-info = Szerokość pola ostrzału AT-AT: 60, 120 lub 180 stopni.
option-reshuffle-first-five = Druga szansa
option-reshuffle-first-five-info = Jeśli pięć pierwszych wydarzeń to same transportowce, piąty wraca, a talię wydarzeń tasuje się na nowo.
option-sets-up-first = Kto rozstawia się pierwszy
option-sets-up-first-info = Strona, która rozstawia się pierwsza; druga widzi wynik przed własnym rozstawieniem.
option-setup = Ustawienie
option-setup-info = Dowolne ustawienie: każda strona rozstawia jednostki, gdzie chce. Proponowane ustawienie: jednostki zaczynają tam, gdzie podaje mapa.

## Maps

map-echo-base-north = Baza Echo, północny skraj
map-echo-base-north-briefing = Na północy stoją cztery AT-AT, a od południowej krawędzi dzieli je trzydzieści sześć rzędów lodu. Imperium musi zniszczyć generator osłon; Rebelia musi wytrwać, aż odleci pięć transportowców, albo wybić wszystkie jednostki Imperium. Pięć wejść do tuneli pozwala żołnierzom Rebelii zjawiać się tam, gdzie nikt się ich nie spodziewa, a sieć energetyczna na zachodzie kusi, by po drodze o nią zahaczyć.
map-north-ridge-short = Północna grań, krótka
map-north-ridge-short-briefing = Desant wylądował bliżej, niż ktokolwiek sądził, i zostały tylko dwadzieścia cztery rzędy do przejścia. Imperium musi zniszczyć generator osłon, zanim odleci piąty transportowiec; Rebelia musi się utrzymać albo nie zostawić ani jednej jednostki Imperium. Marsz jest krótki, a pierwsze strzały padają wcześnie: w sam raz na drugą bitwę wieczoru.
map-blizzard = Zamieć
map-blizzard-briefing = Śnieg kryje urwiska, dopóki się przed nimi nie stanie, a popękany lód pokrywa dużą część równiny. AT-AT muszą znaleźć nieliczne łatwe drogi na południe, do generatora osłon, a Rebelii wystarczy czas dla pięciu transportowców. Trudny teren spowalnia każdą AT-AT i daje ochronę wszystkim pieszym, a liczne urwiska należą do śmigaczy.

## Reports

report-score-assault = Transportowce, które odleciały
