### Assault on Hoth: warsztat (polski)

workshop-assault-start-blank = Pusta równina
workshop-assault-start-blank-note = 15 kolumn i 24 rzędy otwartego terenu z trzema sektorami; nic jeszcze nie zbudowano.

## Narzędzia

workshop-assault-rotate = Obróć teren o 180°
workshop-assault-tool-eraser = Gumka
workshop-assault-tool-eraser-note = Usuwa to, co jest na wierzchu: najpierw jednostki, potem konstrukcje, potem teren, a z pustego pola sektory.
workshop-assault-tool-imperial-note = Tu wystawia się Imperium i pojawiają się jego posiłki.
workshop-assault-tool-rebel-3-note = Tu przybywają żołnierze Rebelii.
workshop-assault-tool-rebel-4-note = Tu wystawia się śmigacze i tu przybywają.
workshop-assault-tool-line-note = Rząd tego pola jest pierwszym na południe od linii.
workshop-assault-tool-unit-note = { $count ->
    [one] Grę zaczyna jedna.
    [few] Grę zaczynają { $count }.
   *[other] Grę zaczyna { $count }.
}

## Słowa w formularzach

workshop-assault-word-rebel = Rebelia
workshop-assault-word-empire = Imperium
workshop-assault-word-free = Dowolnie
workshop-assault-word-default = Jak w propozycji

## Formularze

workshop-assault-form-story = Tytuł i opowieść
workshop-assault-form-story-note = W jednym lub kilku językach; gdzie brakuje, zastępuje angielski.
workshop-assault-form-line = Wysunięta linia obrony
workshop-assault-form-line-note = Rebelia wystawia się na południe od niej. Leży na południe od sektora Imperium i na północ od sieci energetycznej i generatora osłon.
workshop-assault-form-sectors = Sektory
workshop-assault-form-sectors-note = Pola, na których jednostki się wystawia i na które przybywają: Imperium w swoim sektorze, żołnierze Rebelii w sektorze 3, śmigacze w sektorze 4.
workshop-assault-form-walkers = Proponowane ustawienie: AT-AT
workshop-assault-form-walkers-note = AT-AT od 1 do 4, w każdym trzech śnieżnych szturmowców: razem czterech ciężkich i ośmiu lekkich.
workshop-assault-form-at-sts = Proponowane ustawienie: AT-ST
workshop-assault-form-at-sts-note = Dwie AT-ST.
workshop-assault-form-speeders = Proponowane ustawienie: śmigacze
workshop-assault-form-speeders-note = Śmigacze od 1 do 5.
workshop-assault-form-rebels = Proponowane ustawienie: wieżyczki i żołnierze
workshop-assault-form-rebels-note = Sześć wieżyczek; z tymi w ramce Bazy czterech ciężkich i dziesięciu lekkich żołnierzy.
workshop-assault-form-options = Opcje
workshop-assault-form-macrohexes = Makropola
workshop-assault-form-macrohexes-note = Przesunięcie początku inaczej grupuje kwiaty z siedmiu pól, w których liczy się zasięg.
workshop-assault-form-units = Jednostki w grze
workshop-assault-form-units-note = Tylko dla gry w toku; kogo nie ma na liście, ten jest jeszcze w pudełku.
workshop-assault-form-play = Gra w toku
workshop-assault-form-play-note = Bez tego dokument jest mapą.
workshop-assault-field-name = Tytuł (angielski)
workshop-assault-field-names-it = Tytuł (włoski)
workshop-assault-field-names-pl = Tytuł (polski)
workshop-assault-field-briefing = Co było wcześniej
workshop-assault-field-goals-rebel = Cel Rebelii
workshop-assault-field-goals-empire = Cel Imperium
workshop-assault-field-special = Zasady specjalne słowami
workshop-assault-field-first-row-south = Pierwszy rząd na południe od linii
workshop-assault-field-imperial-hexes = Sektor Imperium
workshop-assault-field-rebel-3-hexes = Sektor Rebelii 3
workshop-assault-field-rebel-4-hexes = Sektor Rebelii 4
workshop-assault-field-number = Numer
workshop-assault-field-hex = Pole
workshop-assault-field-facing = Zwrot
workshop-assault-field-passengers-heavy-snowtrooper = Ciężcy śnieżni szturmowcy na pokładzie
workshop-assault-field-passengers-light-snowtrooper = Lekcy śnieżni szturmowcy na pokładzie
workshop-assault-field-at-sts = Pola AT-ST
workshop-assault-field-laser-towers = Pola wieżyczek laserowych
workshop-assault-field-heavy-troopers = Pola ciężkich żołnierzy
workshop-assault-field-light-troopers = Pola lekkich żołnierzy
workshop-assault-field-base-box-heavy-trooper = Ciężcy żołnierze w ramce Bazy
workshop-assault-field-base-box-light-trooper = Lekcy żołnierze w ramce Bazy
workshop-assault-field-field-of-fire = Pole ostrzału
workshop-assault-field-field-of-fire-note = 60, 120 albo 180 stopni.
workshop-assault-field-sets-up-first = Kto rozstawia się pierwszy
workshop-assault-field-setup = Ustawienie
workshop-assault-field-setup-note = Dowolnie: obie strony wystawiają swoje jednostki. Jak w propozycji: gra zaczyna się od wystawienia z tej mapy.
workshop-assault-field-reshuffle-first-five = Druga szansa
workshop-assault-field-reshuffle-first-five-note = Jeśli pierwszych pięć kart to same transportowce, piąta wraca, a talię się tasuje.
workshop-assault-field-origin = Początek
workshop-assault-field-origin-note = Oznaczenie pola, na przykład 0101.
workshop-assault-field-unit = Jednostka
workshop-assault-field-place = Miejsce
workshop-assault-field-place-note = Pole, base (baza), AT-AT, która ją wiezie (W2), albo destroyed (zniszczona).
workshop-assault-field-blaster = Trafienia w blaster
workshop-assault-field-legs = Trafienia w nogi
workshop-assault-field-body = Trafienia w kadłub
workshop-assault-field-gunner = Trafienia w strzelca
workshop-assault-field-turn = Tura
workshop-assault-field-transports = Transportowce, które odleciały
workshop-assault-field-grid-stands = Sieć energetyczna stoi
workshop-assault-field-luke = Śmigacz Luke’a
workshop-assault-field-force = Punkty Mocy
workshop-assault-field-revealed = Luke jest ujawniony

## Małe zmiany

workshop-assault-change-shorter = Jeden rząd mniej przed Wysuniętą linią obrony: bez rzędu { $row }.
workshop-assault-change-longer = Jeden rząd więcej przed Wysuniętą linią obrony: rząd { $row } dwa razy.
workshop-assault-change-fire = Pole ostrzału AT-AT ma { $angle } stopni.
workshop-assault-change-first = { $side-key ->
    [rebel] Pierwsza wystawia się Rebelia.
   *[empire] Pierwsze wystawia się Imperium.
}
workshop-assault-change-entry = Bez wejścia do Bazy na { $hex }.
workshop-assault-change-cover = Trudny teren na { $hex }.
