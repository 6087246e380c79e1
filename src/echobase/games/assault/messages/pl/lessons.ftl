### Instruktor w lekcjach Assault on Hoth (Polish)

## 1. Rundy i talia akcji

lesson-assault-rounds = Rundy i talia akcji
lesson-assault-rounds-goal = Doczekaj właściwej karty i zniszcz AT-ST przed swoją wieżyczką.
lesson-assault-rounds-march = Strony nie grają tu na zmianę: każdą rundę otwiera karta. „{ action-troopers-move }”: teraz każdy twój żołnierz może się ruszyć. Przesuń ich albo zakończ rundę.
lesson-assault-rounds-shoot = „{ action-towers-fire }”: teraz twoja wieżyczka może strzelać. Najlepszy strzał jest już wybrany: w AT-ST przed nią. Ognia!
lesson-assault-rounds-moved = W rundzie jednostka działa raz. Inne tego samego rodzaju wciąż mogą się ruszyć.
lesson-assault-rounds-imperial = To była karta Imperium, więc i jego runda. W każdej turze wychodzi wszystkie dwadzieścia kart.
lesson-assault-rounds-held-fire = Runda minęła, a wieżyczka nie strzeliła. Karty na nikogo nie czekają: spróbuj ponownie.
lesson-assault-rounds-other-target = Tamta AT-ST jest daleko i może poczekać. Spróbuj ponownie, z tą tuż przed wieżyczką.
lesson-assault-rounds-done = Trafiona! Talia decyduje, kto działa, a ty, jak. Gdy się skończy, tasuje się ją i zaczyna się nowa tura.

## 2. Żołnierze, zasięg i ochrona

lesson-assault-troopers = Żołnierze, zasięg i ochrona
lesson-assault-troopers-goal = Podejdź blisko i zestrzel jednego z dwóch szturmowców.
lesson-assault-troopers-closer = Makropole to kwiat z siedmiu pól o grubym obrysie. Każde makropole zasięgu zabiera strzałowi jedną kość. Podprowadź żołnierzy bliżej i zakończ rundę.
lesson-assault-troopers-fire = „{ action-troopers-fire }”. Najlepsze strzały są już wybrane. Wskaż żołnierza i cel, by zobaczyć szanse: zasięg i ochrona zabierają kości, a pancerz mówi, ilu mieczy trzeba. Potem ognia.
lesson-assault-troopers-moved = Żołnierz idzie do pięciu pól w dowolną stronę, także przez pola innych jednostek. W trudnym terenie twoich żołnierzy też trudniej trafić.
lesson-assault-troopers-cover = Ten kryje się w trudnym terenie: ochrona zabiera ci kość. Ale na lekki pancerz wystarczy jeden miecz.
lesson-assault-troopers-heavy = Ciężki pancerz: do trafienia trzeba dwóch mieczy.
lesson-assault-troopers-cliff = Urwiska są tylko dla śmigaczy. Wszyscy inni je obchodzą.
lesson-assault-troopers-impossible = Gdy kości jest mniej, niż wynosi pancerz celu, strzału w ogóle nie ma. Podejdź bliżej!
lesson-assault-troopers-nobody-fired = Runda minęła, a obaj szturmowcy wciąż stoją. Spróbuj ponownie, z mniejszej odległości.
lesson-assault-troopers-missed = Nikt nie był dość blisko, by strzelić. Spróbuj ponownie i najpierw podejdź.
lesson-assault-troopers-done = Dobry strzał! Żołnierzowi wystarcza jedno trafienie, po obu stronach.

## 3. Wieżyczki i Baza

lesson-assault-base = Wieżyczki i Baza
lesson-assault-base-goal = Wyprowadź żołnierza z Bazy i zniszcz AT-ST wieżyczką.
lesson-assault-base-out = Twoi żołnierze czekają w Bazie, gdzie nie sięga żaden ostrzał. Wybierz jednego i wyprowadź go zaznaczonym wejściem.
lesson-assault-base-more = Inni też mogą wyjść. Gdy wystarczy, zakończ rundę.
lesson-assault-base-towers = „{ action-towers-fire }”. Wieżyczka nigdy się nie rusza, ale ma sześć kości i strzela we wszystkie strony. Wybierz ją, potem AT-ST, i ognia!
lesson-assault-base-towers-closed = Ten szturmowiec może poczekać: groźna jest AT-ST.
lesson-assault-base-left-base = Już jest na zewnątrz! Wyjście kosztuje jeden z jego pięciu punktów ruchu. Tą samą drogą może wrócić.
lesson-assault-base-closed-entry = Na wschodnim wejściu stoi szturmowiec i je zamyka. Użyj drugiego.
lesson-assault-base-stayed = Nikt nie wyszedł. Spróbuj ponownie: wybierz żołnierza, potem pole przy wejściu.
lesson-assault-base-held-fire = Wieżyczka nie strzeliła. Wieżyczki mają tylko dwie karty w turze, więc ich używaj. Spróbuj ponownie!
lesson-assault-base-done = Tunele i wieżyczki: tak Rebelianci utrzymują linię.

## 4. AT-AT, zwrot i pole ostrzału

lesson-assault-walkers = AT-AT, zwrot i pole ostrzału
lesson-assault-walkers-goal = Teraz grasz Imperium: obróć swoją AT-AT i zniszcz wieżyczkę laserową.
lesson-assault-walkers-turn = Twoja AT-AT patrzy w złą stronę, a strzela tylko do tego, co ma przed sobą. Wybierz pole, a potem zwrot, aż będzie mogła stamtąd strzelić do wieżyczki.
lesson-assault-walkers-fire = „{ action-walkers-fire }”: wieżyczka jest w polu ostrzału twojej AT-AT. Weź ją na cel i ognia!
lesson-assault-walkers-fire-closed = To żadne zagrożenie dla AT-AT. Strzelaj do wieżyczki!
lesson-assault-walkers-crushed = Zmiażdżony! Gdzie AT-AT stanie, tam giną żołnierze, wieżyczki, a nawet własne AT-ST.
lesson-assault-walkers-turned = Wachlarz pól przed twoją AT-AT to jej pole ostrzału. Trudny teren kosztuje ją trzy punkty.
lesson-assault-walkers-field = AT-AT strzela tylko przed siebie: wachlarz pól przed nią to jej pole ostrzału.
lesson-assault-walkers-cost = Pięć punktów ruchu: pole otwarte kosztuje jeden, trudne trzy, każdy obrót jeden. Urwiska są zamknięte.
lesson-assault-walkers-out-of-field = AT-AT nie ma celu: wieżyczki nie ma przed nią albo jest za daleko. Spróbuj ponownie i pilnuj, w którą stronę patrzy.
lesson-assault-walkers-held-fire = Wieżyczka wciąż stoi i odpowie ogniem. Spróbuj ponownie!
lesson-assault-walkers-done = Ale huk! Zwracaj się tam, gdzie chcesz strzelać w następnej rundzie, a nie tam, dokąd idziesz.

## 5. Śmigacze i harpuny

lesson-assault-harpoons = Śmigacze i harpuny
lesson-assault-harpoons-goal = Powal AT-AT harpunem.
lesson-assault-harpoons-fly = Pancerz AT-AT jest gruby, ale harpun może ją podciąć. Podleć oboma śmigaczami tuż obok: nie zatrzymają ich nawet urwiska.
lesson-assault-harpoons-harpoon = Oto właściwa karta! Wybierz śmigacz obok AT-AT, potem AT-AT i harpun. Powalą ją trzy miecze.
lesson-assault-harpoons-beside = Na AT-AT w tym samym makropolu harpun rzuca pięcioma kośćmi, na AT-AT w sąsiednim czterema.
lesson-assault-harpoons-slipped = Linka się ześlizgnęła. Nic się nie stało: może spróbować drugi śmigacz.
lesson-assault-harpoons-shot = Strzał może uszkodzić AT-AT, ale trzeba trzech, czterech celnych. Harpun kończy sprawę od razu.
lesson-assault-harpoons-adjacent = Harpun sięga tylko AT-AT na sąsiednim polu.
lesson-assault-harpoons-escaped = AT-AT wciąż stoi na nogach. Spróbuj ponownie: oba śmigacze tuż obok, a potem harpuny.
lesson-assault-harpoons-done = Runęła! A z nią wszyscy na pokładzie. Taka karta jest tylko jedna w turze, więc trzymaj się wtedy blisko.

## 6. Luke i Moc

lesson-assault-luke = Luke i Moc
lesson-assault-luke-goal = Ocal Luke’a przed ogniem AT-AT, a potem z jego pomocą zniszcz odległą AT-ST.
lesson-assault-luke-shield = AT-AT strzela do śmigacza 1, a tylko ty wiesz, że leci nim Luke. Każdy z jego dziesięciu punktów Mocy wydany teraz zwiększa pancerz o jeden: wystarczą dwa, trzy.
lesson-assault-luke-strike = Teraz uderza Luke. AT-ST jest za daleko na zwykły strzał, ale każdy punkt Mocy dodaje kość: wybierz śmigacz 1, AT-ST i wydaj kilka punktów.
lesson-assault-luke-strike-critical = Trafienie krytyczne by go zniszczyło! Za jeden punkt Mocy staje się uszkodzeniem kadłuba i Luke leci dalej.
lesson-assault-luke-raised = Strzał się ześlizguje. Ale teraz Imperium wie, którym śmigaczem leci Luke.
lesson-assault-luke-softened = Było blisko! Jeszcze jedno uszkodzenie kadłuba i po śmigaczu.
lesson-assault-luke-lucky = Odważnie! Nikt jeszcze nie wie, że to Luke.
lesson-assault-luke-points = Za daleko na tyle kości. Dodać je może tylko Luke: wydaj punkty Mocy przy jego strzale.
lesson-assault-luke-lost-luke = Luke został zestrzelony. Spróbuj ponownie i pozwól, by chroniła go Moc.
lesson-assault-luke-held-fire = AT-ST umknęła. Spróbuj ponownie: strzał Luke’a z punktami Mocy.
lesson-assault-luke-no-points = AT-AT jest na razie zbyt twarda. Spróbuj ponownie: twoim celem jest AT-ST.
lesson-assault-luke-done = Moc była z tobą! Punkty nigdy nie wracają, więc wydawaj je wtedy, gdy to się liczy.

## 7. Generator, sieć i transportowce

lesson-assault-generator = Generator, sieć i transportowce
lesson-assault-generator-goal = Jako Imperium: zniszcz generator osłon, zanim odleci piąty transportowiec.
lesson-assault-generator-grid = Zniszcz generator osłon, a wygrasz. Ale jeśli wcześniej odleci piąty transportowiec, wygrają Rebelianci! Stąd generator jest za mocny, więc najpierw ostrzelaj sieć energetyczną.
lesson-assault-generator-grid-closed = Nie ma czasu na nic innego: najpierw sieć, potem generator.
lesson-assault-generator-generator = Teraz generator! Szanse są marne, ale nie ma czasu podchodzić bliżej: strzelaj, zanim odleci następny transportowiec.
lesson-assault-generator-grid-down = Sieć zniszczona, a pancerz generatora spada z trzech do dwóch: teraz kości wystarczy.
lesson-assault-generator-transport = Transportowiec odleciał. W każdej turze wychodzą dwa wydarzenia: to zegar tej gry.
lesson-assault-generator-too-strong = Jego pancerz to trzy, a zasięg i ochrona zostawiają ci dwie kości. Bez sieci pancerz to tylko dwa.
lesson-assault-generator-too-late = Piąty transportowiec odleciał i wygrali Rebelianci. Spróbuj ponownie, szybciej!
lesson-assault-generator-wasted = Nie ma czasu na nic innego: najpierw sieć, potem generator. Spróbuj ponownie!
lesson-assault-generator-done = Generator zniszczony, Imperium wygrywa! Rebeliantami grasz na czas, a Imperium nie ma go do stracenia.

## 8. Pierwszy szturm

lesson-assault-first-assault = Twój pierwszy szturm
lesson-assault-first-assault-goal = Wygraj całą grę jako Imperium na krótkiej mapie: zniszcz generator osłon. Instruktor zostaje przy tobie.
lesson-assault-first-assault-begin = Wygrywasz, niszcząc generator osłon na drugim końcu mapy, na południu, a przegrywasz, gdy odleci piąty transportowiec. Każda karta mówi, które twoje jednostki mogą działać.
lesson-assault-first-assault-begin-snowtroopers-move = Wygrywasz, jeśli zniszczysz generator osłon na południu, zanim odleci piąty transportowiec. Szturmowcy dojadą tam w AT-AT: zostaw ich na pokładzie i zakończ rundę.
lesson-assault-first-assault-march = Maszeruj na drugi koniec mapy wszystkimi czterema AT-AT, razem.
lesson-assault-first-assault-march-walkers-move = Serce twojego szturmu: poślij naprzód wszystkie cztery AT-AT, gdzie się da otwartym terenem, i niech na koniec patrzą na wroga.
lesson-assault-first-assault-march-walkers-move-or-fire = Ruch albo ostrzał, każda AT-AT, jak chcesz: strzelaj tam, gdzie szanse są dobre, resztą maszeruj.
lesson-assault-first-assault-march-walkers-fire = Najgroźniejsze są wieżyczki i śmigacze, więc strzelaj do nich. Brak dobrego celu? To po prostu zakończ rundę.
lesson-assault-first-assault-march-at-sts-move = AT-ST są szybkie, ale niszczy je jedno trafienie. Niech idą na zwiad, najlepiej trudnym terenem i z dala od drogi AT-AT.
lesson-assault-first-assault-march-at-sts-fire = Cztery kości na każdą AT-ST: szukaj lekkich celów.
lesson-assault-first-assault-march-snowtroopers-move = Szturmowcy jadą w AT-AT, gdzie nikt nie może do nich strzelać. Na razie zostaw ich na pokładzie: zakończ rundę.
lesson-assault-first-assault-march-snowtroopers-fire = Strzelać mogą tylko szturmowcy idący pieszo. Jeśli nikt nie wysiadł, zakończ rundę.
lesson-assault-first-assault-march-place = Posiłki! Wybierz pole z krótką, wolną drogą naprzód.
lesson-assault-first-assault-march-face = Niech AT-AT patrzy naprzód, na drugi koniec mapy: każdy obrót o bok kosztuje ją punkt.
lesson-assault-first-assault-approach = Naprzód, do sieci energetycznej i generatora osłon: im szybciej będą w zasięgu, tym lepiej.
lesson-assault-first-assault-approach-walkers-move = Ustaw AT-AT tak, by mieć sieć i generator w zasięgu i przed sobą, najlepiej w odległości dwóch makropól lub mniejszej.
lesson-assault-first-assault-approach-walkers-fire = Sieć albo generator w zasięgu? To obierz je za cel, nawet jeśli inne strzały mają lepsze szanse. W przeciwnym razie oczyść drogę.
lesson-assault-first-assault-approach-snowtroopers-move = Blisko sieci albo generatora szturmowcy też mogą wysiąść i do nich strzelać. W przeciwnym razie zostaw ich na pokładzie: zakończ rundę.
lesson-assault-first-assault-approach-place = { lesson-assault-first-assault-march-place }
lesson-assault-first-assault-approach-face = { lesson-assault-first-assault-march-face }
lesson-assault-first-assault-finish = Teraz wszystko w generator! Strzelać mogą do niego także AT-ST i szturmowcy, jeśli są dość blisko.
lesson-assault-first-assault-finish-walkers-move = Ustaw każdą AT-AT tak, by mogła strzelać do generatora: ma być przed nią, o dwa makropola lub bliżej.
lesson-assault-first-assault-finish-walkers-move-or-fire = Strzelaj do generatora każdą AT-AT, która ma niezłe szanse, a pozostałe podprowadź bliżej.
lesson-assault-first-assault-finish-walkers-fire = Generator w zasięgu? Niech będzie celem każdej AT-AT, która ma go w polu ostrzału, nawet jeśli inne strzały mają lepsze szanse.
lesson-assault-first-assault-finish-snowtroopers-move = Blisko generatora szturmowcy też mogą wysiąść i do niego strzelać. W przeciwnym razie zostaw ich na pokładzie: zakończ rundę.
lesson-assault-first-assault-finish-place = { lesson-assault-first-assault-march-place }
lesson-assault-first-assault-finish-face = { lesson-assault-first-assault-march-face }
lesson-assault-first-assault-crushed = Zmiażdżony pod stopami AT-AT, a kosztowało to tylko krok.
lesson-assault-first-assault-lost-walker = AT-AT stracona, ze wszystkimi na pokładzie. Zestrzeliwuj śmigacze, zanim podlecą: groźne są ich harpuny.
lesson-assault-first-assault-grid-down = Sieć energetyczna zniszczona! Pancerz generatora to teraz tylko dwa.
lesson-assault-first-assault-luke = A więc to Luke! Ujawnił się, a wydane punkty Mocy już nie wrócą.
lesson-assault-first-assault-held = Tę kartę zachowujesz: użyj jej, gdy najbardziej pomoże.
lesson-assault-first-assault-transport = Transportowiec odleciał. Licz je u góry: z piątym przegrywasz.
lesson-assault-first-assault-damaged = Trafienie w AT-AT lub śmigacz rozstrzyga tabela: działa, nogi albo kadłub. Panele pokazują uszkodzenia każdego z nich.
lesson-assault-first-assault-displaced = Śmigacz na drodze AT-AT zostaje tylko wypchnięty.
lesson-assault-first-assault-dismounted = Pieszo mogą strzelać i trzymać teren, ale nie stawiaj ich na drodze własnych AT-AT.
lesson-assault-first-assault-new-turn = Zagrano wszystkie dwadzieścia kart, więc talia jest tasowana: nowa tura.
lesson-assault-first-assault-field = Tego nie ma przed tą AT-AT. Obróć ją w następnym ruchu.
lesson-assault-first-assault-impossible = Za daleko albo zbyt gruby pancerz na tyle kości. Najpierw podejdź.
lesson-assault-first-assault-defeat = Tym razem wygrali Rebelianci. Maszeruj szybciej i nie zatrzymuj się przy każdym żołnierzu. Spróbuj ponownie!
lesson-assault-first-assault-done = Generator zniszczony: pierwszy szturm wygrany! Następnym razem zagraj Rebeliantami.
