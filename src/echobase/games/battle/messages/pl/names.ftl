### Battle of Hoth: names and explanations (Polish)

## The game

game-battle = Bitwa o Hoth
game-battle-about = Szybkie bitwy dwóch stron na lodach Hoth: karty dają rozkazy, kości rozstrzygają starcia, a medale decydują o zwycięstwie.

## Units: each name stands for one whole unit; dice are listed by distance

unit-echo-trooper = Żołnierze z Bazy Echo
unit-echo-trooper-about = Piechota, 3 figurki. Po ruchu do 1 pola może atakować, po ruchu o 2 pola już nie. Kości według odległości: 3/2/1.
unit-snowspeeder = Śmigacze śnieżne
unit-snowspeeder-about = Pojazd latający, 3 figurki. Ruch do 3 pól, także nad szczelinami, i atak. Kości według odległości: 4/2.
unit-rebel-artillery = Rebelianckie działo
unit-rebel-artillery-about = Jednostka specjalna, 1 figurka. Nie porusza się. Kości według odległości: 3/3/2/2. Trafia ją tylko wybuch, nigdy się nie wycofuje, a za jej utratę nie ma medalu.
unit-snowtrooper = Śnieżni szturmowcy
unit-snowtrooper-about = Piechota, 4 figurki. Po ruchu do 1 pola może atakować, po ruchu o 2 pola już nie. Kości według odległości: 3/2/1.
unit-at-at = AT-AT
unit-at-at-about = Pojazd, 1 figurka. Ruch do 1 pola, nigdy na grań, i atak. Kości według odległości: 3/3/3. Nigdy się nie wycofuje, teren jej nie chroni, a niszczy ją dopiero wybuch w przerzucie potwierdzającym.
unit-probe-droid = Droidy zwiadowcze
unit-probe-droid-about = Jednostka specjalna, 2 figurki. Ruch do 2 pól i atak. Kości według odległości: 2/1. Trafia ją tylko wybuch, a za jej utratę nie ma medalu, chyba że scenariusz mówi inaczej.
class-infantry = Piechota
class-vehicle = Pojazd
class-special = Specjalna
class-infantry-all = Piechota
class-vehicle-all = Pojazdy
class-special-all = Jednostki specjalne

## Badges of special forces

badge-assault = Komandosi
badge-assault-about = Przejęcie pozycji: gdy atakiem z bliska wyeliminują wroga lub zmuszą go do odwrotu, mogą wejść na zwolnione pole i zaatakować jeszcze raz. Raz na turę.
badge-eweb = E-Web
badge-eweb-about = Gotowa: w każdym ataku może raz przerzucić dowolne ze swoich kości. W ruchu: zwykła piechota. Rozkaz z ruchem zmienia stan na „w ruchu”, rozkaz bez ruchu przywraca gotowość.
badge-eweb-in-place = Gotowa
badge-eweb-moving = W ruchu
badge-scout = Zwiadowcy
badge-scout-about = Gdy stoją na grani, inne przyjazne jednostki rzucają 1 kością więcej przeciw każdej wrogiej jednostce, którą widzą zwiadowcy, bez względu na odległość.
badge-elite = Elitarni żołnierze
badge-elite-about = Ruch do 2 pól i nadal atak. Ograniczenia terenu pozostają w mocy.
badge-elite-squadron = Elitarna eskadra
badge-elite-squadron-about = Te śmigacze zaczynają z 4 figurkami zamiast 3.

## Terrain and structures

terrain-open = Otwarty teren
terrain-open-about = Bez żadnych efektów.
terrain-ridge = Grań
terrain-ridge-about = AT-AT tu nie wejdzie. Cel na grani zabiera atakującemu 1 kość, chyba że on też stoi na grani. Blokuje pole widzenia, ale nie z grani na grań.
terrain-building = Budynek
terrain-building-about = Wejście kończy ruch i wyklucza atak w tej turze. Ochrona: 2 kości przeciw pojazdom, 1 przeciw innym. Pojazd w budynku atakuje z 2 kośćmi mniej. Blokuje pole widzenia.
terrain-wreckage = Wrak
terrain-wreckage-about = Wejście kończy ruch i wyklucza atak w tej turze. Ochrona: 2 kości przeciw pojazdom, 1 przeciw innym. Pojazd na polu wraku atakuje z 2 kośćmi mniej. Blokuje pole widzenia.
terrain-rocks = Skały
terrain-rocks-about = Wejście kończy ruch i wyklucza atak w tej turze. Ochrona: 2 kości przeciw pojazdom, 1 przeciw innym. Blokują pole widzenia.
terrain-trench = Okopy
terrain-trench-about = Piechota w okopach jest atakowana z 1 kością mniej i może zignorować jeden odwrót. Inne jednostki nic nie zyskują. Nie blokują pola widzenia.
terrain-serac = Serak
terrain-serac-about = Żadna jednostka nigdy tu nie wejdzie. Zawsze blokuje pole widzenia, nawet między graniami.
terrain-crevasse = Szczelina
terrain-crevasse-about = Wejdą tu tylko jednostki latające. Nie blokuje pola widzenia.
structure-shield-generator = Generator osłon
structure-shield-generator-about = Konstrukcja, nie jednostka. Nikt tu nie wejdzie, blokuje pole widzenia i ma ochronę terenu, na którym stoi. Niszczy go jeden wybuch.
structure-ion-cannon = Działo jonowe
structure-ion-cannon-about = Konstrukcja, nie jednostka. Nikt tu nie wejdzie, blokuje pole widzenia i ma ochronę terenu, na którym stoi. Niszczy je jeden wybuch.

## Goals, and what is marked on the board: $what and $token are keys

goal-medals = Medale
goal-charge = Ładunki działa jonowego
goal-destroy-structures = { $what ->
    [shield_generator] Zniszczone generatory osłon
    [ion_cannon] Zniszczone działo jonowe
   *[other] Zniszczone konstrukcje
}
goal-eliminate = Wyeliminowane: { $units }
goal-exit = Jednostki, które wyszły przez { $hexes }
goal-hold = Zajęte pozycje: { $hexes }
goal-token-exits = { $what ->
    [officer] Oficer wyniesiony
   *[other] Znacznik wyniesiony
}
goal-token-captured = { $what ->
    [officer] Oficer schwytany
   *[other] Znacznik przejęty
}
goal-short-medals = medale
goal-short-charge = ładunki
goal-short-destroy-structures = zniszczone
goal-short-eliminate = wyeliminowane
goal-short-exit = wyszły
goal-short-hold = zajęte
goal-short-token-exits = wyniesiony
goal-short-token-captured = schwytany

mark-for = { $side ->
    [rebel] dla Rebelii
    [empire] dla Imperium
   *[either] dla każdej strony
}
mark-temporary = { $medals ->
    [one] medal przechodni
    [few] { $medals } medale przechodnie
    [many] { $medals } medali przechodnich
   *[other] { $medals } medalu przechodniego
}
mark-permanent = { $medals ->
    [one] medal stały
    [few] { $medals } medale stałe
    [many] { $medals } medali stałych
   *[other] { $medals } medalu stałego
}
mark-periodic = { $medals ->
    [one] 1 medal na początku każdej tury
    [few] { $medals } medale na początku każdej tury
    [many] { $medals } medali na początku każdej tury
   *[other] { $medals } medalu na początku każdej tury
}
mark-hold = pozycja do zajęcia
mark-card = dodatkowa karta, póki jest zajęte
mark-token = { $token ->
    [officer] oficer
   *[other] znacznik
}
mark-carried = { $token ->
    [officer] niesie oficera
   *[other] niesie znacznik
}
mark-held = { $side ->
    [rebel] zajmuje Rebelia
   *[empire] zajmuje Imperium
}
mark-won = { $side ->
    [rebel] zdobyła Rebelia
   *[empire] zdobyło Imperium
}
mark-target = { $side ->
    [rebel] cel Rebelii
   *[empire] cel Imperium
}
mark-exit = { $side ->
    [rebel] wyjście Rebelii
   *[empire] wyjście Imperium
}
mark-exit-carrier = { $token ->
    [officer] dla jednostki z oficerem
   *[other] dla jednostki ze znacznikiem
}
mark-exit-only = tylko { $units }
mark-medals-each = { $medals ->
    [one] 1 medal za każdą jednostkę
    [few] { $medals } medale za każdą jednostkę
    [many] { $medals } medali za każdą jednostkę
   *[other] { $medals } medalu za każdą jednostkę
}
mark-ruin = { $what ->
    [shield_generator] ruiny generatora osłon
    [ion_cannon] ruiny działa jonowego
   *[other] ruiny
}

## Faces of the attack die

face-infantry = Piechota
face-vehicle = Pojazd
face-blast = Wybuch
face-retreat = Odwrót
face-cross = Krzyżyk

## Sections of the battlefield

section-left = Lewa flanka
section-centre = Środek
section-right = Prawa flanka

## Steps of a turn

step-play = Zagranie karty dowodzenia
step-order = Wydanie rozkazów
step-move = Ruch jednostkami
step-attack = Przeprowadzenie ataku
step-draw = Dobranie karty dowodzenia

## Leaders

leader-leia = Leia Organa
leader-luke = Luke Skywalker
leader-han = Han Solo
leader-piett = Firmus Piett
leader-vader = Darth Vader
leader-veers = Maximilian Veers

## Command cards: section cards

card-assault-left = Szturm: lewa flanka
card-assault-left-text = Wydaj rozkaz wszystkim swoim jednostkom na lewej flance.
card-assault-centre = Szturm: środek
card-assault-centre-text = Wydaj rozkaz wszystkim swoim jednostkom w środkowej strefie.
card-assault-right = Szturm: prawa flanka
card-assault-right-text = Wydaj rozkaz wszystkim swoim jednostkom na prawej flance.
card-raid-left = Rajd: lewa flanka
card-raid-left-text = Wydaj rozkaz maksymalnie 2 jednostkom na lewej flance.
card-raid-centre = Rajd: środek
card-raid-centre-text = Wydaj rozkaz maksymalnie 2 jednostkom w środkowej strefie.
card-raid-right = Rajd: prawa flanka
card-raid-right-text = Wydaj rozkaz maksymalnie 2 jednostkom na prawej flance.
card-recon-left = Rekonesans: lewa flanka
card-recon-left-text = Wydaj rozkaz 1 jednostce na lewej flance.
card-recon-centre = Rekonesans: środek
card-recon-centre-text = Wydaj rozkaz 1 jednostce w środkowej strefie.
card-recon-right = Rekonesans: prawa flanka
card-recon-right-text = Wydaj rozkaz 1 jednostce na prawej flance.
card-recon-in-force = Rozpoznanie bojem
card-recon-in-force-text = Wydaj rozkaz 1 jednostce w każdej z trzech stref.
card-pincer-move = Manewr kleszczowy
card-pincer-move-text = Wydaj rozkaz maksymalnie 2 jednostkom na lewej i maksymalnie 2 na prawej flance.

## Command cards: tactic cards

card-direct-from-hq = Prosto z dowództwa
card-direct-from-hq-text = Wydaj rozkaz maksymalnie 3 jednostkom w dowolnych strefach.
card-trooper-assault-rebel = Szturm piechoty
card-trooper-assault-rebel-text = Wybierz strefę: wydaj rozkaz całej swojej piechocie w tej strefie, każda jednostka ma +1 kość. Brak piechoty? Rozkaz dla dowolnej 1 jednostki, bez premii.
card-trooper-assault-empire = Szturm piechoty
card-trooper-assault-empire-text = Wybierz strefę: wydaj rozkaz całej swojej piechocie w tej strefie. Brak piechoty? Rozkaz dla dowolnej 1 jednostki.
card-speeder-assault = Szturm śmigaczy
card-speeder-assault-text = Wydaj rozkaz maksymalnie 2 jednostkom pojazdów; każda może po swoim ataku ruszyć się o 1 pole. Brak pojazdów? Rozkaz dla dowolnej 1 jednostki, bez premii.
card-imperial-assault = Szturm Imperium
card-imperial-assault-text = Wybierz piechotę, pojazdy albo jednostki specjalne: wydaj rozkaz maksymalnie 3 jednostkom tego rodzaju, każda ma +1 pole ruchu.
card-artillery-barrage = Nawała artyleryjska
card-artillery-barrage-text = Wydaj rozkaz 1 jednostce artylerii: atakuje dwa razy, za każdym razem z +1 kością. Brak artylerii? Rozkaz dla dowolnej 1 jednostki, bez premii.
card-precision-fire = Precyzyjny ostrzał
card-precision-fire-text = Wydaj rozkaz 1 jednostce pojazdów: ma +1 pole ruchu i +1 kość. Brak pojazdów? Rozkaz dla dowolnej 1 jednostki, bez premii.
card-defensive-position = Pozycja obronna
card-defensive-position-text = Wydaj rozkaz maksymalnie 3 jednostkom. Nie mogą się ruszyć, ale atakują z +1 kością.
card-search-and-destroy = Znajdź i zniszcz
card-search-and-destroy-text = Wydaj rozkaz maksymalnie 2 jednostkom; każda może po swoim ataku ruszyć się o maksymalnie 2 pola.
card-rebel-spearhead = Rebeliancka szpica
card-rebel-spearhead-text = Wydaj rozkaz maksymalnie 2 jednostkom. Ignorują ograniczenia ruchu i ataku, jakie nakłada teren.
card-pressing-forward = Parcie naprzód
card-pressing-forward-text = Wydaj rozkaz maksymalnie 2 jednostkom: mają +2 pola ruchu, ale nie mogą atakować.

## Leader cards: Leia Organa

card-assistance = Pomoc
card-assistance-text = Każda twoja osłabiona jednostka odzyskuje 1 figurkę. Potem wydaj rozkaz dowolnej 1 jednostce.
card-orders-from-the-princess = Rozkazy księżniczki
card-orders-from-the-princess-text = Wydaj rozkaz maksymalnie 2 jednostkom w dowolnych strefach, każda ma +1 kość.
card-our-last-hope = Nasza ostatnia nadzieja
card-our-last-hope-text = Wydaj rozkaz 1 jednostce piechoty: ma +1 pole ruchu i +1 kość. Brak piechoty? Rozkaz dla dowolnej 1 jednostki, bez premii.

## Leader cards: Luke Skywalker

card-in-formation = W szyku
card-in-formation-text = Wydaj rozkaz maksymalnie 2 jednostkom w dowolnych strefach, każda ma +1 pole ruchu.
card-tactical-assault = Szturm taktyczny
card-tactical-assault-text = Wydaj rozkaz 1 jednostce pojazdów: ma +1 pole ruchu i +1 kość. Brak pojazdów? Rozkaz dla dowolnej 1 jednostki, bez premii.
card-ready-for-battle = Gotowi do walki
card-ready-for-battle-text = Wydaj rozkaz wszystkim swoim jednostkom. Żadna nie może się ruszyć.

## Leader cards: Han Solo

card-diversion = Dywersja
card-diversion-text = Wydaj rozkaz maksymalnie 2 jednostkom w dwóch różnych strefach, każda ma +1 kość.
card-here-they-come = Nadchodzą!
card-here-they-come-text = Wydaj rozkaz 1 jednostce piechoty: ma +2 pola ruchu, +1 kość i ignoruje ograniczenia terenu. Brak piechoty? Rozkaz dla dowolnej 1 jednostki, bez premii.
card-scoundrels-support = Wsparcie łotra
card-scoundrels-support-text = Wydaj rozkaz 1 jednostce piechoty: +1 kość za każdą sąsiednią przyjazną jednostkę. Brak piechoty? Rozkaz dla dowolnej 1 jednostki, bez premii.

## Leader cards: Firmus Piett

card-reinforcements = Posiłki
card-reinforcements-text = Uzupełnij 1 jednostkę piechoty do pełnego składu i wydaj jej rozkaz z +1 kością. Brak piechoty? Rozkaz dla dowolnej 1 jednostki, bez premii.
card-deploy-the-fleet = Rozmieścić flotę!
card-deploy-the-fleet-text = Odrzuć maksymalnie 3 karty i dobierz o 1 więcej, niż odrzucono. Potem zagraj kolejną kartę dowodzenia.
card-orbital-strike = Uderzenie z orbity
card-orbital-strike-text = Bez rozkazów. Wybierz maksymalnie 3 wrogie jednostki i rzuć 1 kością przeciw każdej z nich: jej symbol, wybuch lub odwrót to trafienie.

## Leader cards: Darth Vader

card-force-powers = Potęga Mocy
card-force-powers-text = Wydaj rozkaz maksymalnie 2 jednostkom w dowolnych strefach. W ich atakach każdy odwrót liczy się jako wybuch.
card-determination = Determinacja
card-determination-text = Wydaj 1 jednostce dwa rozkazy: rusza się i atakuje, a potem robi to jeszcze raz.
card-imperial-discipline = Imperialna dyscyplina
card-imperial-discipline-text = Wydaj rozkaz wszystkim swoim jednostkom. Każda atakuje z 1 kością mniej.

## Leader cards: Maximilian Veers

card-walker-attack = Atak maszyn kroczących
card-walker-attack-text = Wydaj rozkaz maksymalnie 3 jednostkom pojazdów, każda ma +1 kość w ataku z bliska. Brak pojazdów? Rozkaz dla dowolnej 1 jednostki, bez premii.
card-successful-landings = Udany desant
card-successful-landings-text = Wydaj rozkaz maksymalnie 3 jednostkom w dowolnych strefach; każda może po swoim ataku ruszyć się o 1 pole.
card-concentrated-fire = Skoncentrowany ogień
card-concentrated-fire-text = Wydaj rozkaz maksymalnie 3 jednostkom w dowolnych strefach. Druga atakująca ten sam cel ma +1 kość, trzecia +2.

## Support cards

support-combat-experience = Doświadczenie bojowe
support-combat-experience-text = Zamiast zagrywać kartę dowodzenia, wydaj rozkaz wszystkim swoim jednostkom, każda ma +1 kość w ataku z bliska.
support-air-support = Wsparcie z powietrza
support-air-support-text = Podczas ataków rzuć 2 kośćmi przeciw dowolnej wrogiej jednostce na planszy. Teren jej nie chroni.
support-lets-finish-this = Skończmy z tym
support-lets-finish-this-text = Po jednym rzucie ataku przerzuć raz dowolne z jego kości. Nie dotyczy przerzutów potwierdzających.
support-reserve-forces = Siły rezerwowe
support-reserve-forces-text = Podczas wydawania rozkazów uzupełnij jedną swoją jednostkę do pełnego składu.
support-desperate-stand = Rozpaczliwy opór
support-desperate-stand-text = Podczas ataków jednostka piechoty, w której została tylko jedna figurka, wykonuje swój atak z +2 kośćmi.
support-special-orders = Rozkazy specjalne
support-special-orders-text = Zamiast dobierać, weź dowolną kartę ze swojego stosu kart odrzuconych.
support-incursion = Wypad
support-incursion-text = Po swoim ataku jedna objęta rozkazem jednostka piechoty może od razu ruszyć się i zaatakować ponownie.
support-scout-support = Zwiadowca
support-scout-support-text = Podczas wydawania rozkazów wydaj rozkaz jeszcze 1 jednostce piechoty w dowolnej strefie, bez premii z karty dowodzenia.
support-final-assault = Ostateczny szturm
support-final-assault-text = Gdy wroga jednostka wycofa się po twoim ataku, rzuć przeciw niej jeszcze 2 kośćmi. Teren jej nie chroni.
support-rout = Rozgromienie
support-rout-text = Podczas ataków jeden twój atak ignoruje całą ochronę terenu.

## Scenario 1

scenario-imperial-scout-mission = Imperialny zwiad
scenario-imperial-scout-mission-briefing = Na północy wylądowały droidy zwiadowcze, a strzeże ich pięć jednostek śnieżnych szturmowców. Z południowego skraju wyrusza siedem rebelianckich patroli, by uciszyć droidy, zanim odkryją bazę. Seraki i szczeliny dzielą lód na wąskie przejścia i nikt nie wie, kto czeka na ich końcu.
scenario-imperial-scout-mission-goal-rebel = Zdobądź 4 medale. Za każdą wyeliminowaną jednostkę droidów zwiadowczych dostajesz 2.
scenario-imperial-scout-mission-goal-empire = Zdobądź 4 medale, eliminując jednostki Rebelii.
scenario-imperial-scout-mission-special = Za każdą wyeliminowaną jednostkę droidów zwiadowczych Rebelia dostaje 2 medale zamiast żadnego.

## Scenario 2

scenario-snowspeeder-counter-attack = Kontratak śmigaczy śnieżnych
scenario-snowspeeder-counter-attack-briefing = Śnieżni szturmowcy zajęli granie, a za nimi wyłania się pierwsza maszyna AT-AT. Na południowym zachodzie trzy eskadry śmigaczy uruchamiają silniki, a na południowym wschodzie za pasem szczelin czekają cztery jednostki rebelianckiej piechoty. Tylko szybkie uderzenie może zatrzymać kolumnę, zanim zbierze siły.
scenario-snowspeeder-counter-attack-goal-rebel = Zdobądź 4 medale, eliminując jednostki Imperium.
scenario-snowspeeder-counter-attack-goal-empire = Zdobądź 4 medale, eliminując jednostki Rebelii.
scenario-snowspeeder-counter-attack-special = Ta bitwa nie ma zasad specjalnych.

## Scenario 3

scenario-enemy-spotted = Wykryto wroga
scenario-enemy-spotted-briefing = Wartownik zobaczył to, czego wszyscy się bali: maszynę AT-AT na skraju skał, w otoczeniu sześciu jednostek śnieżnych szturmowców, z droidami zwiadowczymi na czele. Rebelianci mają siedem jednostek piechoty i jedną eskadrę śmigaczy. Kto powali kolosa, wykona prawie połowę zadania.
scenario-enemy-spotted-goal-rebel = Zdobądź 5 medali. Za AT-AT dostajesz 2.
scenario-enemy-spotted-goal-empire = Zdobądź 5 medali, eliminując jednostki Rebelii.
scenario-enemy-spotted-special = Za wyeliminowanie AT-AT Rebelia dostaje 2 medale zamiast 1.

## Scenario 4

scenario-successful-landings = Udany desant
scenario-successful-landings-briefing = Imperialny desant przebiegł zgodnie z planem: maszerują dwie maszyny AT-AT i cztery jednostki śnieżnych szturmowców. Na południu Rebelianci trzymają budynek i pobliskie granie, a w odwodzie mają jedną eskadrę śmigaczy. Obie strony chcą tego budynku, bo strzeże drogi do bazy.
scenario-successful-landings-goal-rebel = Zdobądź 4 medale. Utrzymanie budynku na polu F6 daje 1, a na początku jest twój.
scenario-successful-landings-goal-empire = Zdobądź 4 medale. Utrzymanie budynku na polu F6 daje 1.
scenario-successful-landings-special = Budynek na polu F6 to 1 medal przechodni dla strony, której jednostka tam stoi; medal przepada, gdy ta jednostka odejdzie lub zostanie wyeliminowana. Na początku stoi tam jednostka Rebelii, więc Rebelia zaczyna z 1 medalem.

## Scenario 5

scenario-hill-alpha-defense = Obrona wzgórza Alfa
scenario-hill-alpha-defense-briefing = Na wzgórzu Alfa rebelianckie działo ukryte we wraku trzyma pod ogniem całą dolinę. Za nim niewiele: cztery jednostki piechoty, jedna eskadra śmigaczy i drugie działo. Śnieżni szturmowcy i droidy zwiadowcze podchodzą między skałami z obu stron, a kto trzyma wzgórze, jest w połowie drogi do zwycięstwa.
scenario-hill-alpha-defense-goal-rebel = Zdobądź 5 medali. Utrzymanie wraku na polu D5 daje 2, a na początku jest twój.
scenario-hill-alpha-defense-goal-empire = Zdobądź 5 medali. Utrzymanie wraku na polu D5 daje 2.
scenario-hill-alpha-defense-special = Wrak na polu D5 to 2 medale przechodnie, zdobywane i tracone razem, dla strony, której jednostka tam stoi. Na początku stoi tam rebelianckie działo, więc Rebelia zaczyna z 2 medalami. Wyeliminowanie działa nie daje Imperium medalu, ale odbiera Rebelii te 2.

## Scenario 6

scenario-retrieve-imperial-data = Zdobyć imperialne dane
scenario-retrieve-imperial-data-briefing = We wraku na polu D3 są imperialne dane, a pilnują ich droidy zwiadowcze. Rebelianccy komandosi i zwiadowcy wychodzą z okopów, by skopiować, ile się da, a w powietrzu osłania ich jedna eskadra śmigaczy. Imperium ma maszynę AT-AT i uzupełnia każdą straconą jednostkę piechoty, więc nie da się go łatwo wykrwawić.
scenario-retrieve-imperial-data-goal-rebel = Zdobądź 5 medali. Na początku każdej twojej tury twoja piechota na wraku (pole D3) zdobywa 1.
scenario-retrieve-imperial-data-goal-empire = Zdobądź 5 medali, eliminując jednostki Rebelii.
scenario-retrieve-imperial-data-special = Dane: na początku każdej tury Rebelii jej jednostka piechoty na wraku (pole D3) zdobywa 1 stały medal. Machina wojenna: w miejsce każdej wyeliminowanej jednostki imperialnej piechoty na koniec następnej tury Imperium pojawia się nowa, bez odznaki, na pustym polu w rzędzie A. Rebelia zachowuje zdobyte medale.

## Scenario 7

scenario-outpost-attack = Atak na posterunek
scenario-outpost-attack-briefing = Mały posterunek na polu E6 strzeże przejścia między graniami, a tuż za nim stoi działo. Z północnych narożników nadchodzą dwie maszyny AT-AT, a między nimi śnieżni szturmowcy, E-Web i droidy zwiadowcze. Elitarni żołnierze Rebelii spieszą z obu flank, śmigacze są w drodze. Posterunek musi tylko dość długo wytrzymać.
scenario-outpost-attack-goal-rebel = Zdobądź 5 medali, eliminując jednostki Imperium.
scenario-outpost-attack-goal-empire = Zdobądź 5 medali. Gdy twoja jednostka po raz pierwszy wejdzie do budynku na polu E6, dostajesz 1.
scenario-outpost-attack-special = Gdy jednostka Imperium po raz pierwszy wejdzie do budynku na polu E6, Imperium zdobywa 1 stały medal. Jeden raz, na początku swojej szóstej lub późniejszej tury, Rebelia może wystawić 2 nowe jednostki śmigaczy na pustych polach w rzędzie G; w tej samej turze mogą one dostać rozkaz.

## Scenario 8

scenario-medevac = Ewakuacja medyczna!
scenario-medevac-briefing = Ranny oficer Rebelii leży na polu D7 w pierścieniu okopów, a pięć jednostek piechoty nie chce odejść bez dowódcy. Śnieżni szturmowcy napierają ze wszystkich stron, część jest już na tyłach Rebeliantów. Dwie eskadry śmigaczy czekają przy wyjściu na południowym zachodzie, ale na lodzie między nimi a oficerem roi się od wrogów.
scenario-medevac-goal-rebel = Nagły koniec: wygrywasz, gdy jednostka niosąca oficera opuści planszę przez pole C1 lub G1. Wygrywasz też, gdy masz 5 medali.
scenario-medevac-goal-empire = Nagły koniec: wygrywasz, gdy twoja jednostka wejdzie na pole oficera, którego nikt nie niesie. Wygrywasz też, gdy masz 5 medali.
scenario-medevac-special = Oficer zaczyna na polu D7. Jednostka Rebelii, która wejdzie na jego pole, zabiera go bez żadnego kosztu i nie może go przekazać. Jeśli zostanie wyeliminowana, oficer zostaje na jej ostatnim polu. Aby wyjść przez C1 lub G1, jednostka zużywa jeszcze jedno pole ruchu, przekraczając zachodnią krawędź.

## Scenario 9

scenario-securing-defensive-positions = Zabezpieczyć pozycje obronne
scenario-securing-defensive-positions-briefing = Nad doliną panują trzy miejsca: dwie granie i wrak. Siedem jednostek rebelianckiej piechoty rusza z południa, by je zająć, zanim zamknie się pułapka; naprzeciw idzie siedem jednostek śnieżnych szturmowców z E-Webem. Dziś bez maszyn kroczących i bez śmigaczy: to walka zwykłych piechurów.
scenario-securing-defensive-positions-goal-rebel = Zdobądź 4 medale. Nagły koniec: wygrywasz też, gdy twoje jednostki stoją równocześnie na polach D1, C6 i D9.
scenario-securing-defensive-positions-goal-empire = Zdobądź 4 medale, eliminując jednostki Rebelii.
scenario-securing-defensive-positions-special = Pola D1, C6 i D9 może trzymać dowolna jednostka Rebelii, a liczą się w turach obu stron. Same w sobie nie dają medali.

## Scenario 10

scenario-target-the-shield-generators = Cel: generatory osłon
scenario-target-the-shield-generators-briefing = Dopóki stoją oba generatory osłon, żadna flota nie zbombarduje bazy. Trzy maszyny AT-AT i sześć jednostek śnieżnych szturmowców przybyły je zniszczyć. Na ich drodze są tylko linia okopów, dwa działa i dwie eskadry śmigaczy.
scenario-target-the-shield-generators-goal-rebel = Zdobądź 5 medali, eliminując jednostki Imperium.
scenario-target-the-shield-generators-goal-empire = Nagły koniec: zniszcz oba generatory osłon. Medale nic ci tu nie dają.
scenario-target-the-shield-generators-special = Jednostki Imperium mogą atakować generatory osłon na polach G2 i G9 tak jak jednostki; do zniszczenia generatora wystarczy jeden wybuch. Imperium nie dostaje medali za wyeliminowane jednostki Rebelii.

## Scenario 11

scenario-rebel-breakout = Wyrwać się z okrążenia
scenario-rebel-breakout-briefing = Siedem jednostek rebelianckiej piechoty jest odciętych, a jedyna droga do domu wiedzie na północ, prosto przez wroga. Środek pola przegradzają strome granie, za którymi czyhają śnieżni szturmowcy z E-Webem. Każda jednostka, która dotrze do przeciwległej krawędzi, doczeka następnej walki.
scenario-rebel-breakout-goal-rebel = Zdobądź 5 medali. Każda twoja jednostka, która opuści planszę z rzędu A, daje 1, tak samo jak wyeliminowanie droidów zwiadowczych.
scenario-rebel-breakout-goal-empire = Zdobądź 5 medali, eliminując jednostki Rebelii.
scenario-rebel-breakout-special = Jednostki Rebelii mogą wyjść z dowolnego pola rzędu A, zużywając jeszcze jedno pole ruchu; każda daje Rebelii 1 medal. Wyeliminowanie droidów zwiadowczych też daje 1 medal. Wejście na grań kosztuje 2 pola ruchu, ale nie podczas odwrotu ani przejęcia pozycji.

## Scenario 12

scenario-under-siege = W oblężeniu
scenario-under-siege-briefing = Pierścień się zaciska: śnieżni szturmowcy i dwie maszyny AT-AT nadchodzą z północy i ze wschodu. Rebelianci cofnęli się do południowo-zachodniego narożnika, gdzie z budynków strzelają dwa działa, a dwie elitarne eskadry śmigaczy czekają w gotowości. Jeśli imperialna piechota wedrze się do tego narożnika, nie będzie już dokąd uciekać.
scenario-under-siege-goal-rebel = Zdobądź 4 medale, eliminując jednostki Imperium.
scenario-under-siege-goal-empire = Zdobądź 4 medale. Twoja piechota na którymkolwiek z pól F1, F2, G1, G2 i G3 daje 1.
scenario-under-siege-special = Dopóki imperialna piechota stoi na co najmniej jednym z pól F1, F2, G1, G2 i G3, Imperium ma 1 medal przechodni, nigdy więcej niż jeden łącznie. Jednostki Rebelii nic tam nie zyskują.

## Scenario 13

scenario-enter-echo-base = Wtargnięcie do Bazy Echo
scenario-enter-echo-base-briefing = Maszyny kroczące stoją u progu bazy. Trzy AT-AT górują nad okopami, a z ich wnętrza schodzą wciąż nowi śnieżni szturmowcy. Do środka prowadzą dwie bramy, a każdej broni ostatnia jednostka rebelianckiej piechoty. Albo padną kolosy, albo baza zostanie zdobyta.
scenario-enter-echo-base-goal-rebel = Zdobądź 5 medali. Nagły koniec: wygrywasz też, gdy wszystkie trzy AT-AT zostaną wyeliminowane.
scenario-enter-echo-base-goal-empire = Nagły koniec: wygrywasz, gdy trzy twoje jednostki piechoty opuszczą planszę przez pole G3 lub G8. Medale nic ci tu nie dają.
scenario-enter-echo-base-special = Na koniec każdej swojej tury Imperium może wystawić jedną nową jednostkę piechoty na pustym polu obok swojej maszyny AT-AT, o ile ma na planszy mniej niż 8 jednostek piechoty. Wejście do budynków na polach G3 i G8 kończy ruch, więc imperialna piechota wychodzi stamtąd dopiero z kolejnym rozkazem. Imperium nie dostaje medali za wyeliminowane jednostki Rebelii.

## Scenario 14

scenario-protect-rebel-transports = Ochrona rebelianckich transportowców
scenario-protect-rebel-transports-briefing = Transportowce startują jeden po drugim, a działo jonowe na południowej grani oczyszcza im niebo. Siedem jednostek rebelianckiej piechoty i jedno działo trzymają granie i okopy na przedpolu. Maszyna AT-AT i siedem jednostek śnieżnych szturmowców muszą uciszyć działo jonowe, zanim odleci ostatni statek.
scenario-protect-rebel-transports-goal-rebel = Zdobądź 3 medale, strzelając z działa jonowego: każde 3 ładunki to 1 medal.
scenario-protect-rebel-transports-goal-empire = Nagły koniec: zniszcz działo jonowe na polu G4. Medale nic ci tu nie dają.
scenario-protect-rebel-transports-special = Na początku każdej tury Rebelii działo jonowe zyskuje 1 ładunek, a co trzeci ładunek zamienia się w 1 stały medal Rebelii. Za wyeliminowane jednostki żadna strona nie dostaje medali. Działo na polu G4 można atakować tak jak jednostkę i chroni je grań; niszczy je jeden wybuch.

## Scenario 15

scenario-south-gate-retreat = Odwrót przez południową bramę
scenario-south-gate-retreat-briefing = Rozkaz wycofania się przyszedł późno. Osiem jednostek rebelianckiej piechoty jest rozciągniętych przez środek pola, a od południowej bramy dzielą je seraki i szczelina. Z północy schodzi sześć jednostek śnieżnych szturmowców i maszyna AT-AT; jedna eskadra śmigaczy i jedno działo muszą zyskać na czasie.
scenario-south-gate-retreat-goal-rebel = Zdobądź 5 medali: każda twoja jednostka piechoty, która opuści planszę przez pole G5 lub G6, daje 1.
scenario-south-gate-retreat-goal-empire = Nagły koniec: wygrywasz, gdy cztery jednostki rebelianckiej piechoty zostaną wyeliminowane. Medale nic ci tu nie dają.
scenario-south-gate-retreat-special = Wyjść może tylko rebeliancka piechota, przez budynki na polach G5 i G6; wejście kończy ruch, więc wyjście wymaga kolejnego rozkazu. Rebelia nie dostaje medali za wyeliminowane jednostki Imperium. Jednostka, która wyszła, nie liczy się jako wyeliminowana.

## Scenario 16

scenario-echo-base-evacuation = Ewakuacja Bazy Echo
scenario-echo-base-evacuation-briefing = Baza jest stracona, a droga do ostatnich statków wiedzie na północ, przez linie Imperium. Osiem jednostek rebelianckiej piechoty i jedna eskadra śmigaczy próbują prześlizgnąć się między skałami i szczelinami obok sześciu jednostek śnieżnych szturmowców i maszyny AT-AT. Z grani na polu D3 dowódca widzi całe pole bitwy i obie strony o tym wiedzą.
scenario-echo-base-evacuation-goal-rebel = Zdobądź 5 medali. Każda twoja jednostka, która opuści planszę z rzędu A, daje 1.
scenario-echo-base-evacuation-goal-empire = Zdobądź 5 medali, eliminując jednostki Rebelii.
scenario-echo-base-evacuation-special = Jednostki Rebelii mogą wyjść z dowolnego pola rzędu A, zużywając jeszcze jedno pole ruchu; każda daje Rebelii 1 medal. Strona, która zajmie grań na polu D3, dobiera 1 dodatkową kartę i gra z większą ręką, dopóki trzyma grań. Gdy ją straci, odrzuca 1 wybraną kartę.

## Scenario 17

scenario-last-stand = Ostatni bastion
scenario-last-stand-briefing = Ostatni Rebelianci okopali się wokół działa na grani na polu D5. Imperium nadciąga z trzech narożników naraz: jedna maszyna AT-AT na północnym zachodzie, druga na północnym wschodzie, a na południowym wschodzie są już śnieżni szturmowcy. Wolny pozostaje tylko południowy zachód, gdzie E-Web we wraku trzyma uchylone drzwi.
scenario-last-stand-goal-rebel = Zdobądź 5 medali. Każda twoja jednostka, która opuści planszę przez pole G1, daje 1.
scenario-last-stand-goal-empire = Zdobądź 5 medali. Gdy twoja jednostka po raz pierwszy wejdzie na grań na polu D5, dostajesz 2.
scenario-last-stand-special = Jednostki Rebelii mogą wyjść z pola G1 przez zachodnią krawędź, zużywając jeszcze jedno pole ruchu; każda daje Rebelii 1 medal. Gdy jednostka Imperium po raz pierwszy wejdzie na grań na polu D5, Imperium zdobywa 2 stałe medale; AT-AT nie mogą tam wejść.

## Reports

report-score-battle = Medale
