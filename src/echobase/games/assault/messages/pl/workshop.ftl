### Assault on Hoth: warsztat (polski)

assault-start-blank = Pusta równina
assault-start-blank-note = 15 kolumn i 24 rzędy czystego terenu z trzema sektorami; nic jeszcze nie zbudowano.

## Narzędzia

assault-tool-eraser = Gumka
assault-tool-eraser-note = Oczyszcza pole i usuwa to, co na nim stoi.
assault-tool-imperial-note = Tu wystawia się Imperium i pojawiają się jego posiłki.
assault-tool-rebel-3-note = Tu przybywają żołnierze Rebelii.
assault-tool-rebel-4-note = Tu wystawia się śmigacze i tu przybywają.
assault-tool-line-note = Rząd tego pola jest pierwszym na południe od linii.
assault-tool-unit-note = { $count ->
    [one] Grę zaczyna jedna.
    [few] Grę zaczynają { $count }.
   *[other] Grę zaczyna { $count }.
}

## Słowa w formularzach

assault-word-rebel = Rebelia
assault-word-empire = Imperium
assault-word-free = Dowolnie
assault-word-default = Jak w propozycji

## Formularze

assault-form-story = Tytuł i opowieść
assault-form-story-note = W jednym lub kilku językach; gdzie brakuje, zastępuje angielski.
assault-form-line = Wysunięta linia obrony
assault-form-sectors = Sektory
assault-form-walkers = Proponowane wystawienie: AT-AT
assault-form-walkers-note = AT-AT od 1 do 4, w każdym trzech szturmowców śnieżnych: razem czterech ciężkich i ośmiu lekkich.
assault-form-at-sts = Proponowane wystawienie: AT-ST
assault-form-speeders = Proponowane wystawienie: śmigacze
assault-form-speeders-note = Śmigacze od 1 do 5.
assault-form-rebels = Proponowane wystawienie: wieże i żołnierze
assault-form-rebels-note = Sześć wież; z tymi w Ramce Bazy czterech ciężkich i dziesięciu lekkich żołnierzy.
assault-form-options = Opcje
assault-form-macrohexes = Makropola
assault-form-macrohexes-note = Przesunięcie początku inaczej grupuje kwiaty z siedmiu pól, w których liczy się zasięg.
assault-form-units = Jednostki w grze
assault-form-units-note = Tylko dla gry w toku; kogo nie ma na liście, ten jest jeszcze w pudełku.
assault-form-play = Gra w toku
assault-form-play-note = Bez tego dokument jest mapą.
assault-field-name = Tytuł (angielski)
assault-field-names-it = Tytuł (włoski)
assault-field-names-pl = Tytuł (polski)
assault-field-briefing = Co było wcześniej
assault-field-goals-rebel = Cel Rebelii
assault-field-goals-empire = Cel Imperium
assault-field-special = Zasady specjalne słowami
assault-field-first-row-south = Pierwszy rząd na południe od linii
assault-field-imperial-hexes = Sektor Imperium
assault-field-rebel-3-hexes = Sektor Rebelii 3
assault-field-rebel-4-hexes = Sektor Rebelii 4
assault-field-number = Numer
assault-field-hex = Pole
assault-field-facing = Zwrot
assault-field-passengers-heavy-snowtrooper = Ciężcy szturmowcy na pokładzie
assault-field-passengers-light-snowtrooper = Lekcy szturmowcy na pokładzie
assault-field-at-sts = Pola AT-ST
assault-field-laser-towers = Pola wież laserowych
assault-field-heavy-troopers = Pola ciężkich żołnierzy
assault-field-light-troopers = Pola lekkich żołnierzy
assault-field-base-box-heavy-trooper = Ciężcy żołnierze w Ramce Bazy
assault-field-base-box-light-trooper = Lekcy żołnierze w Ramce Bazy
assault-field-field-of-fire = Pole ostrzału
assault-field-field-of-fire-note = 60, 120 albo 180 stopni.
assault-field-sets-up-first = Kto rozstawia się pierwszy
assault-field-setup = Ustawienie
assault-field-reshuffle-first-five = Druga szansa
assault-field-origin = Początek
assault-field-unit = Jednostka
assault-field-place = Miejsce
assault-field-place-note = Pole, base (baza), AT-AT, który ją wiezie (W2), albo destroyed (zniszczona).
assault-field-blaster = Trafienia w działa
assault-field-legs = Trafienia w nogi
assault-field-body = Trafienia w kadłub
assault-field-gunner = Trafienia w strzelca
assault-field-turn = Tura
assault-field-transports = Transporty, które odleciały
assault-field-grid-stands = Sieć energetyczna stoi
assault-field-luke = Śmigacz Luke’a
assault-field-force = Punkty Mocy
assault-field-revealed = Luke jest ujawniony

## Małe zmiany

assault-change-shorter = Jeden rząd mniej przed Wysuniętą linią obrony: bez rzędu { $row }.
assault-change-longer = Jeden rząd więcej przed Wysuniętą linią obrony: rząd { $row } dwa razy.
assault-change-fire = Pole ostrzału AT-AT ma { $angle } stopni.
assault-change-first = { $side-key ->
    [rebel] Pierwsza wystawia się Rebelia.
   *[empire] Pierwsze wystawia się Imperium.
}
assault-change-entry = Bez wejścia do Bazy na { $hex }.
assault-change-cover = Trudny teren na { $hex }.
