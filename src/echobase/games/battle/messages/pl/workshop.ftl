### Battle of Hoth: warsztat (polski)

battle-start-blank = Pusta plansza
battle-start-blank-note = Sam śnieg: wygrywa pięć medali, po cztery karty.
battle-bad-no-units = { $side-key ->
    [rebel] Rebelia nie ma jednostek
   *[empire] Imperium nie ma jednostek
}
battle-count-tiles = Kafelki terenu
battle-count-badges = Odznaki
battle-count-structures = Budowle
battle-count-medals = Żetony medali

## Narzędzia

battle-tool-eraser = Gumka
battle-tool-eraser-note = Usuwa wszystko z pola.
battle-tool-temporary = Medal przechodni
battle-tool-temporary-note = Liczy się stronie, której jednostka tu stoi.
battle-tool-permanent = Medal stały
battle-tool-permanent-note = Zdobywa się go przy pierwszym wejściu jednostki na pole.
battle-tool-periodic = Medal co turę
battle-tool-periodic-note = Zdobywa go na początku swojej tury strona, której jednostka tu stoi.
battle-tool-hold = Pozycja do utrzymania
battle-tool-hold-note = Kto trzyma wszystkie pola pozycji, wygrywa, jeśli tak mówią warunki zwycięstwa.
battle-tool-card = Dodatkowa karta
battle-tool-card-note = Jedna karta więcej na ręce dla strony, której jednostka tu stoi.
battle-tool-token = Żeton do niesienia
battle-tool-token-note = Jedna strona może go nieść, wróg go zdobywa.
battle-tool-exit = Wyjście
battle-tool-exit-note = Jednostki tej strony mogą tu opuścić planszę; tylko na jej krawędzi.
battle-tool-arrival = Miejsce przybycia
battle-tool-arrival-note = Tu pojawiają się nowe jednostki strony; formularz przybyć mówi, które i kiedy.

## Słowa w formularzach

battle-word-rebel = Rebelia
battle-word-empire = Imperium
battle-word-either = Dowolna strona
battle-word-any = Dowolna jednostka
battle-word-artillery = Artyleria
battle-word-destroy-structures = Zniszczyć budowle
battle-word-eliminate = Wyeliminować jednostki
battle-word-exit = Opuścić planszę wyjściem
battle-word-hold = Pozycja do utrzymania
battle-word-token-exits = Wynieść żeton z planszy
battle-word-token-captured = Zdobyć żeton
battle-word-temporary = Medal przechodni
battle-word-permanent = Medal stały
battle-word-periodic = Medal co turę
battle-word-token = Żeton do niesienia
battle-word-card = Dodatkowa karta
battle-word-left = Lewa krawędź
battle-word-right = Prawa krawędź
battle-word-rebel-baseline = Linia bazowa Rebelii
battle-word-imperial-baseline = Linia bazowa Imperium
battle-word-once = Raz
battle-word-every-turn = Co turę
battle-word-losses = Za każdą straconą jednostkę
battle-word-start-of-turn = Na początku tury
battle-word-end-of-turn = Na końcu tury
battle-word-baseline = Na własnej linii bazowej
battle-word-near = Obok jednostki
battle-word-hexes = Na wybranych polach
battle-word-A = W stronę rzędu A
battle-word-G = W stronę rzędu G
battle-word-beside = Obok ręki
battle-word-deck = W talii
battle-word-start = Początek tury
battle-word-play = Zagranie karty
battle-word-order = Rozkazy
battle-word-move = Ruch
battle-word-attack = Atak
battle-word-refill = Dobranie karty

## Formularze

battle-form-story = Tytuł i opowieść
battle-form-story-note = W jednym lub kilku językach; gdzie brakuje, zastępuje angielski.
battle-form-basics = Kto zaczyna i ręce
battle-form-victory = Medale do zwycięstwa
battle-form-victory-note = 0: ta strona wygrywa tylko nagłą śmiercią.
battle-form-sudden-death-rebel = Nagła śmierć: Rebelia od razu wygrywa
battle-form-sudden-death-empire = Nagła śmierć: Imperium od razu wygrywa
battle-form-objectives = Medale, pozycje i żetony
battle-form-exits = Wyjścia
battle-form-arrivals = Przybycia
battle-form-arrivals-note = Jednostki, które wchodzą do gry w czasie bitwy.
battle-form-charge = Ładunki
battle-form-charge-note = Strona zbiera ładunki co turę, póki stoi jej budowla, i zamienia je w medale.
battle-form-kills = Medale za wyeliminowane jednostki
battle-form-special = Zasady specjalne
battle-form-cards = Dowódcy i karty wsparcia
battle-form-cards-note = Dowódcy: po jednym dla każdej strony albo wcale.
battle-form-units = Jednostki
battle-form-structures = Budowle
battle-form-secondary = Cele poboczne
battle-form-secondary-note = Czego strona chce w tajemnicy poza zwycięstwem. Wypełnij jedno pytanie.
battle-form-play = Bitwa w toku
battle-form-play-note = Czyja tura i karty na ręce. Bez tego dokument jest scenariuszem.
battle-field-name = Tytuł (angielski)
battle-field-names-it = Tytuł (włoski)
battle-field-names-pl = Tytuł (polski)
battle-field-briefing = Co było wcześniej
battle-field-goals-rebel = Cel Rebelii
battle-field-goals-empire = Cel Imperium
battle-field-special = Zasady specjalne słowami
battle-field-first = Pierwsza tura
battle-field-hands-rebel = Karty Rebelii
battle-field-hands-empire = Karty Imperium
battle-field-rebel-medals = Medale Rebelii
battle-field-empire-medals = Medale Imperium
battle-field-type = Co
battle-field-need = Ile
battle-field-units = Które jednostki
battle-field-of = Które wyjście, pozycja lub żeton
battle-field-id = Nazwa do odwołań
battle-field-hexes = Pola
battle-field-hex = Pole
battle-field-side = Strona
battle-field-medals = Medale
battle-field-edge = Przez którą krawędź
battle-field-edge-note = Puste: przez dowolną krawędź.
battle-field-carrier = Tylko z żetonem
battle-field-kind = Rodzaj jednostki
battle-form-structures-kind = Rodzaj budowli
battle-field-how = Jak często
battle-field-when = Kiedy
battle-field-where = Gdzie
battle-field-count = Ile jednostek
battle-field-from-turn = Od tury
battle-field-near = Obok
battle-field-optional = Gracz może zrezygnować
battle-field-limit = Najwyżej na planszy
battle-field-limit-note = 0: bez ograniczenia.
battle-field-per-turn = Ładunki na turę
battle-field-cost = Ładunki za nagrodę
battle-field-kill-medals-echo-trooper = Żołnierze z Bazy Echo
battle-field-kill-medals-snowspeeder = Śmigacze śnieżne
battle-field-kill-medals-rebel-artillery = Rebelianckie działo
battle-field-kill-medals-snowtrooper = Śnieżni szturmowcy
battle-field-kill-medals-at-at = AT-AT
battle-field-kill-medals-probe-droid = Droidy zwiadowcze
battle-field-no-kill-medals = Bez medali za eliminacje
battle-field-no-kill-medals-note = Te strony nie zdobywają nic za eliminowanie jednostek.
battle-field-ridge-cost = Koszt grani
battle-field-ridge-cost-note = Pola ruchu za wejście: 1 albo 2 dla stromych grani.
battle-field-retreat-rebel = Odwrót Rebelii
battle-field-retreat-empire = Odwrót Imperium
battle-field-passing = Można spasować
battle-field-passing-note = Zamiast zagrać kartę.
battle-field-beyond-box = Więcej elementów niż w pudełku
battle-field-leaders-rebel = Dowódca Rebelii
battle-field-leaders-empire = Dowódca Imperium
battle-field-support = Karty wsparcia
battle-field-support-in = Gdzie są karty wsparcia
battle-field-figures = Figurki
battle-field-figures-note = Puste: cała jednostka.
battle-field-badge = Odznaka
battle-field-goals-0-hold = Trzymać te pola na końcu
battle-field-goals-0-reach = Dotrzeć na jedno z tych pól
battle-field-goals-0-eliminate = Wyeliminować te jednostki
battle-field-goals-0-keep = Zachować te jednostki
battle-field-goals-0-losses = Stracić najwyżej tyle jednostek
battle-field-goals-0-exit = Opuścić planszę tym wyjściem
battle-field-goals-0-token = Dostarczyć ten żeton
battle-field-goals-0-medals = Zdobyć tyle medali
battle-field-goals-0-need = Ile pól lub jednostek
battle-field-goals-0-by-turn = Do tej tury
battle-field-active = Czyja tura
battle-field-step = Część tury
battle-field-hands-0 = Ręka Rebelii
battle-field-hands-1 = Ręka Imperium
battle-field-medals-rebel = Medale zdobyte przez Rebelię
battle-field-medals-empire = Medale zdobyte przez Imperium

## Małe zmiany

battle-change-medals = { $side-key ->
    [rebel] Rebelii { $count ->
        [one] wystarczy 1 medal
        [few] wystarczą { $count } medale
       *[other] wystarczy { $count } medali
    } zamiast { $before }.
   *[empire] Imperium { $count ->
        [one] wystarczy 1 medal
        [few] wystarczą { $count } medale
       *[other] wystarczy { $count } medali
    } zamiast { $before }.
}
battle-change-hand = { $side-key ->
    [rebel] Rebelia ma { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } zamiast { $before }.
   *[empire] Imperium ma { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } zamiast { $before }.
}
battle-change-first = { $side-key ->
    [rebel] Zaczyna Rebelia.
   *[empire] Zaczyna Imperium.
}
battle-change-fewer = Jedna jednostka mniej: { $unit } na { $hex }.
battle-change-more = Jedna jednostka więcej: { $unit } na { $hex }.
battle-change-cover = Osłona na { $hex }: { $terrain }.
