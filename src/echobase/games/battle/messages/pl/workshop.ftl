### Battle of Hoth: warsztat (polski)

workshop-battle-start-blank = Pusta plansza
workshop-battle-start-blank-note = Sam śnieg: wygrywa pięć medali, po cztery karty.
problem-battle-no-units = { $side-key ->
    [rebel] Rebelia nie ma jednostek
   *[empire] Imperium nie ma jednostek
}
workshop-battle-count-tiles = Kafelki terenu
workshop-battle-count-badges = Odznaki
workshop-battle-count-structures = Konstrukcje
workshop-battle-count-medals = Żetony medali

## Narzędzia

workshop-battle-rotate = Obróć o 180°
workshop-battle-tool-eraser = Gumka
workshop-battle-tool-eraser-note = Usuwa to, co jest na wierzchu: najpierw jednostki i konstrukcje, potem znaczniki, potem teren.
workshop-battle-tool-temporary = Medal przechodni
workshop-battle-tool-temporary-note = Liczy się stronie, której jednostka tu stoi.
workshop-battle-tool-permanent = Medal stały
workshop-battle-tool-permanent-note = Zdobywa się go przy pierwszym wejściu jednostki na pole.
workshop-battle-tool-periodic = Medal co turę
workshop-battle-tool-periodic-note = Zdobywa go na początku swojej tury strona, której jednostka tu stoi.
workshop-battle-tool-hold = Pozycja do utrzymania
workshop-battle-tool-hold-note = Kto trzyma wszystkie pola pozycji, wygrywa, jeśli tak mówią warunki zwycięstwa.
workshop-battle-tool-card = Dodatkowa karta
workshop-battle-tool-card-note = Jedna karta więcej na ręce dla strony, której jednostka tu stoi.
workshop-battle-tool-token = Znacznik do niesienia
workshop-battle-tool-token-note = Jedna strona może go nieść, wróg go zdobywa.
workshop-battle-tool-exit = Wyjście
workshop-battle-tool-exit-note = Jednostki tej strony mogą tu opuścić planszę; tylko na jej krawędzi.
workshop-battle-tool-arrival = Miejsce przybycia
workshop-battle-tool-arrival-note = Tu pojawiają się nowe jednostki strony; formularz przybyć mówi, które i kiedy.

## Słowa w formularzach

workshop-battle-mark-arrival = tu przybywają: { $unit }
workshop-battle-word-rebel = Rebelia
workshop-battle-word-empire = Imperium
workshop-battle-word-either = Dowolna strona
workshop-battle-word-any = Dowolna jednostka
workshop-battle-word-artillery = Artyleria
workshop-battle-word-destroy-structures = Zniszczyć konstrukcje
workshop-battle-word-eliminate = Wyeliminować jednostki
workshop-battle-word-exit = Opuścić planszę wyjściem
workshop-battle-word-hold = Pozycja do utrzymania
workshop-battle-word-token-exits = Wynieść znacznik z planszy
workshop-battle-word-token-captured = Zdobyć znacznik
workshop-battle-word-temporary = Medal przechodni
workshop-battle-word-permanent = Medal stały
workshop-battle-word-periodic = Medal co turę
workshop-battle-word-token = Znacznik do niesienia
workshop-battle-word-card = Dodatkowa karta
workshop-battle-word-left = Lewa krawędź
workshop-battle-word-right = Prawa krawędź
workshop-battle-word-rebel-baseline = Linia bazowa Rebelii
workshop-battle-word-imperial-baseline = Linia bazowa Imperium
workshop-battle-word-once = Raz
workshop-battle-word-every-turn = Co turę
workshop-battle-word-losses = Za każdą straconą jednostkę
workshop-battle-word-start-of-turn = Na początku tury
workshop-battle-word-end-of-turn = Na końcu tury
workshop-battle-word-baseline = Na własnej linii bazowej
workshop-battle-word-near = Obok jednostki
workshop-battle-word-hexes = Na wybranych polach
workshop-battle-word-A = W stronę rzędu A
workshop-battle-word-G = W stronę rzędu G
workshop-battle-word-beside = Obok ręki
workshop-battle-word-deck = W talii
workshop-battle-word-start = Początek tury
workshop-battle-word-play = Zagranie karty
workshop-battle-word-order = Rozkazy
workshop-battle-word-move = Ruch
workshop-battle-word-attack = Atak
workshop-battle-word-refill = Dobranie karty

## Formularze

workshop-battle-form-story = Tytuł i opowieść
workshop-battle-form-story-note = W jednym lub kilku językach; gdzie brakuje, zastępuje angielski.
workshop-battle-form-basics = Kto zaczyna i ręce
workshop-battle-form-victory = Medale do zwycięstwa
workshop-battle-form-victory-note = 0: ta strona wygrywa tylko nagłym końcem.
workshop-battle-form-sudden-death-rebel = Nagły koniec: Rebelia od razu wygrywa
workshop-battle-form-sudden-death-rebel-note = Gdy tylko jedno z tego zachodzi, bez względu na medale.
workshop-battle-form-sudden-death-empire = Nagły koniec: Imperium od razu wygrywa
workshop-battle-form-sudden-death-empire-note = Gdy tylko jedno z tego zachodzi, bez względu na medale.
workshop-battle-form-objectives = Medale, pozycje i znaczniki
workshop-battle-form-objectives-note = Pola, które dają medale albo które wymienia inna zasada. Znaczniki wśród narzędzi też kładą je na planszy.
workshop-battle-form-objectives-type = Co
workshop-battle-form-objectives-type-note = Przechodni: przepada razem z polem. Stały: wypłacany raz. Co turę: wypłacany na początku tury. Pozycja i znacznik liczą się tam, gdzie wymienia je nagły koniec.
workshop-battle-form-exits = Wyjścia
workshop-battle-form-exits-note = Pola, z których jednostki jednej strony mogą opuścić planszę.
workshop-battle-form-arrivals = Przybycia
workshop-battle-form-arrivals-note = Jednostki, które wchodzą do gry w czasie bitwy.
workshop-battle-form-charge = Ładunki
workshop-battle-form-charge-note = Strona zbiera ładunki co turę, póki stoi jej konstrukcja, i zamienia je w medale.
workshop-battle-form-kills = Medale za wyeliminowane jednostki
workshop-battle-form-kills-note = Medale, które dostaje wróg za każdą.
workshop-battle-form-special = Zasady specjalne
workshop-battle-form-cards = Przywódcy i karty wsparcia
workshop-battle-form-cards-note = Przywódcy: po jednym dla każdej strony albo wcale.
workshop-battle-form-units = Jednostki
workshop-battle-form-structures = Konstrukcje
workshop-battle-form-secondary = Cele dodatkowe
workshop-battle-form-secondary-note = Czego strona chce w tajemnicy poza zwycięstwem. Wypełnij jeden cel; dwa ostatnie pola mówią, ile i do kiedy.
workshop-battle-form-secondary-id = Nazwa dla innych zasad
workshop-battle-form-secondary-id-note = Tą nazwą odwołuje się do niego kampania.
workshop-battle-form-play = Bitwa w toku
workshop-battle-form-play-note = Czyja tura i karty na ręce. Bez tego dokument jest scenariuszem.
workshop-battle-field-name = Tytuł (angielski)
workshop-battle-field-names-it = Tytuł (włoski)
workshop-battle-field-names-pl = Tytuł (polski)
workshop-battle-field-briefing = Co było wcześniej
workshop-battle-field-goals-rebel = Cel Rebelii
workshop-battle-field-goals-empire = Cel Imperium
workshop-battle-field-special = Zasady specjalne słowami
workshop-battle-field-first = Pierwsza tura
workshop-battle-field-hands-rebel = Karty Rebelii
workshop-battle-field-hands-empire = Karty Imperium
workshop-battle-field-rebel-medals = Medale Rebelii
workshop-battle-field-empire-medals = Medale Imperium
workshop-battle-field-type = Co
workshop-battle-field-need = Ile
workshop-battle-field-units = Które jednostki
workshop-battle-field-of = Które wyjście, pozycja lub znacznik
workshop-battle-field-of-note = Wyjście, pozycja lub znacznik tej bitwy; najpierw je dodaj.
workshop-battle-field-id = Nazwa dla innych zasad
workshop-battle-field-id-note = Tą nazwą odwołuje się do tego nagły koniec albo cel dodatkowy.
workshop-battle-field-hexes = Pola
workshop-battle-field-hex = Pole
workshop-battle-field-side = Strona
workshop-battle-field-medals = Medale
workshop-battle-form-exits-medals = Medale
workshop-battle-form-exits-medals-note = Za każdą jednostkę, która tu wyjdzie.
workshop-battle-field-edge = Przez którą krawędź
workshop-battle-field-edge-note = Puste: przez dowolną krawędź.
workshop-battle-field-carrier = Tylko ze znacznikiem
workshop-battle-field-carrier-note = Jednostka może wyjść tylko ze znacznikiem, który niesie.
workshop-battle-field-kind = Rodzaj jednostki
workshop-battle-form-structures-kind = Rodzaj konstrukcji
workshop-battle-field-how = Jak często
workshop-battle-field-when = Kiedy
workshop-battle-field-where = Gdzie
workshop-battle-field-count = Ile jednostek
workshop-battle-field-from-turn = Od tury
workshop-battle-field-near = Obok
workshop-battle-field-optional = Gracz może zrezygnować
workshop-battle-field-limit = Najwyżej na planszy
workshop-battle-field-limit-note = 0: bez ograniczenia.
workshop-battle-field-per-turn = Ładunki na turę
workshop-battle-field-cost = Ładunki za nagrodę
workshop-battle-field-kill-medals-echo-trooper = Żołnierze z Bazy Echo
workshop-battle-field-kill-medals-snowspeeder = Śmigacze śnieżne
workshop-battle-field-kill-medals-rebel-artillery = Rebelianckie działo
workshop-battle-field-kill-medals-snowtrooper = Śnieżni szturmowcy
workshop-battle-field-kill-medals-at-at = AT-AT
workshop-battle-field-kill-medals-probe-droid = Droidy zwiadowcze
workshop-battle-field-no-kill-medals = Bez medali za eliminacje
workshop-battle-field-no-kill-medals-note = Te strony nie zdobywają nic za eliminowanie jednostek.
workshop-battle-field-ridge-cost = Koszt grani
workshop-battle-field-ridge-cost-note = Pola ruchu za wejście: 1 albo 2 dla stromych grani.
workshop-battle-field-retreat-rebel = Odwrót Rebelii
workshop-battle-field-retreat-empire = Odwrót Imperium
workshop-battle-field-passing = Można spasować
workshop-battle-field-passing-note = Zamiast zagrać kartę.
workshop-battle-field-beyond-box = Więcej elementów niż w pudełku
workshop-battle-field-beyond-box-note = Wtedy można w to grać tylko na ekranie.
workshop-battle-field-leaders-rebel = Przywódca Rebelii
workshop-battle-field-leaders-empire = Przywódca Imperium
workshop-battle-field-support = Karty wsparcia
workshop-battle-field-support-note = Te, które biorą udział.
workshop-battle-field-support-in = Gdzie są karty wsparcia
workshop-battle-field-support-in-note = W talii: strona dobiera je przed innymi kartami.
workshop-battle-field-figures = Figurki
workshop-battle-field-figures-note = Puste: cała jednostka.
workshop-battle-field-badge = Odznaka
workshop-battle-field-goals-0-hold = Trzymać te pola na końcu
workshop-battle-field-goals-0-reach = Dotrzeć na jedno z tych pól
workshop-battle-field-goals-0-eliminate = Wyeliminować te jednostki
workshop-battle-field-goals-0-keep = Zachować te jednostki
workshop-battle-field-goals-0-losses = Stracić najwyżej tyle jednostek
workshop-battle-field-goals-0-exit = Opuścić planszę tym wyjściem
workshop-battle-field-goals-0-token = Dostarczyć ten znacznik
workshop-battle-field-goals-0-medals = Zdobyć tyle medali
workshop-battle-field-goals-0-need = Ile pól lub jednostek
workshop-battle-field-goals-0-by-turn = Do tej tury
workshop-battle-field-active = Czyja tura
workshop-battle-field-step = Część tury
workshop-battle-field-hands-0 = Ręka Rebelii
workshop-battle-field-hands-1 = Ręka Imperium
workshop-battle-field-medals-rebel = Medale zdobyte przez Rebelię
workshop-battle-field-medals-empire = Medale zdobyte przez Imperium

## Małe zmiany

workshop-battle-change-medals = { $side-key ->
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
workshop-battle-change-hand = { $side-key ->
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
workshop-battle-change-first = { $side-key ->
    [rebel] Zaczyna Rebelia.
   *[empire] Zaczyna Imperium.
}
workshop-battle-change-fewer = Jedna jednostka mniej: { $unit } na { $hex }.
workshop-battle-change-more = Jedna jednostka więcej: { $unit } na { $hex }.
workshop-battle-change-cover = Ochrona na { $hex }: { $terrain }.
