### The screens of the browser client (Polish)

## The first screen

web-claim = Bitwa o Hoth na twoim stole.
web-continue = Kontynuuj
web-new-game = Nowa gra
web-play-this = Graj
web-other-games = Inne rozpoczęte gry
web-finished = Zakończone gry
web-forget = Usuń
web-forget-really = Usunąć „{ $name }” na zawsze?
web-load-record = Wczytaj zapis
web-load-record-text = Zapis to cała gra w pliku tekstowym; otworzy się jako powtórka.
web-settings = Ustawienia
web-home = Strona główna
web-loading = Wczytywanie…
web-all-sides = Wszystkie strony przy tym ekranie
web-your-move = twój ruch
web-their-move = ruch: { $name }
web-more-games = Więcej: { $count }

## A new game

web-scenarios-scenario = Scenariusze
web-scenarios-map = Mapy
web-scenarios-workshop = Z warsztatu
web-picture-of = Obraz: { $name }
web-who-plays = Kto gra
web-against-computer = Ty przeciw komputerowi
web-people = Kilka osób przy tym ekranie
web-people-text = Podajecie sobie ekran; karty są ukryte
web-level = Poziom komputera
web-level-seconds = Komputer myśli około { $seconds ->
    [one] { $seconds } sekundy
   *[other] { $seconds } sekund
} na turę.
web-style = Styl
web-begin = Rozpocznij bitwę
web-options = Opcje
web-seats = Gracze
web-seat-count = Liczba graczy: { $count }
web-pair = Dwóch graczy dowodzi
web-person = Człowiek
web-computer = Komputer
web-name = Imię
web-leader = Przywódca
web-leader-any = Dowolny przywódca
web-with-leaders = Graj z przywódcami i ich kartami
web-with-hints = Pozwól na podpowiedzi
web-with-undo = Pozwól cofać ruchy
web-with-dice = Rzucaj prawdziwymi kośćmi i wpisuj wyniki

## The table

web-you-are = Grasz: { $side }
web-against = przeciwnik: { $name }
web-watching = Oglądasz
web-briefing = Odprawa
web-board = Plansza
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz
web-zoom-fit = Cała plansza
web-mini-map = Cała mapa: kliknij miejsce lub użyj strzałek, żeby tam przejść
web-show-map = Mała mapa
web-north = { $turned ->
    [yes] Północ jest na dole planszy
   *[no] Północ jest na górze planszy
}
web-undo = Cofnij
web-hint = Podpowiedź
web-hint-wait = Zastanawiam się…
web-turn = Twoja tura
web-decision = Co robić
web-choose = Wybierz
web-choose-target = Wybierz cel na planszy
web-choose-place = Wybierz, dokąd idzie
web-choose-either = Wybierz, dokąd idzie, albo wskaż cel
web-choose-facing = { $unit }: wybierz zwrot
web-face-how = Wybierz sąsiednie pole: jednostka zwróci się w tę stronę.
web-or-another = Możesz też wybrać inną jednostkę.
web-face-only = Tam może się zwrócić tylko w jedną stronę: { $facing }.
web-turn-how = Wybierz ją jeszcze raz, aby obróciła się w miejscu.
web-face = Zwrot na { $facing }
web-to-face = aby zwrócić się na { $facing }
web-fire-from-there = Stamtąd mogłaby strzelać do:
web-fire-at-nobody = Stamtąd nie mogłaby strzelać do nikogo.
web-wait = Czekaj…
web-watch = Co się stało
web-back = Wstecz
web-skip = Pomiń
web-pause = Pauza
web-resume = Wznów
web-step = Krok naprzód
web-step-back = Krok wstecz
web-go-to = { $unit } na { $place }
web-plan-volley = { $count ->
    [2] Ogień obu z najlepszą szansą
   *[other] Ogień wszystkich ({ $count }) z najlepszą szansą
}
web-plan-several = Zaznacz kilka
web-plan-count = Ile ma iść razem?
web-plan-shots = Strzały z najlepszą szansą
web-plan-edit = Wybierz jednostkę, aby wskazać jej inny cel.
web-plan-change = Wybierz inny cel dla tej jednostki.
web-plan-alone = Wybierz jednostkę na mapie, by strzelać tylko nią, albo wiersz tej listy, by zmienić jej cel.
web-plan-shot = { $unit } → { $target }, { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[other] { $dice } kości
}, { $chance }%
web-plan-remove = Pomiń: { $what }
web-plan-add-all = Dodaj wszystkie
web-plan-spare = Nie strzelają: mała szansa albo pominięte przez ciebie. Naciśnij, aby dodać.
web-plan-fire = Oddaj { $count ->
    [one] 1 strzał
    [few] { $count } strzały
   *[other] { $count } strzałów
}
web-plan-moves = Ruchy grupy
web-plan-move = Przesuń { $count ->
    [one] 1 jednostkę
    [few] { $count } jednostki
   *[other] { $count } jednostek
}
web-plan-team = { $count ->
    [one] Zaznaczono 1 jednostkę
    [few] Zaznaczono { $count } jednostki
   *[other] Zaznaczono { $count } jednostek
}
web-plan-gather = Wybierz jednostki, które mają ruszyć razem.
web-plan-choose-units = Wybierz jednostki
web-plan-choose-place = Wybierz, dokąd idą
web-plan-elsewhere = Wybierz inne pole, aby wysłać je gdzie indziej.
web-plan-nobody = Żadna z nich nie może bardziej zbliżyć się do: { $place }.
web-plan-in-group = zaznaczona
web-variants = Warianty
web-fire = ogień
web-walk-there = idź tam, zwrot: { $facing }
web-plain = bez dodatków
web-all-choices = Wszystkie możliwości ({ $count })
web-roll = Rzuć { $dice ->
    [one] 1 kością
   *[other] { $dice } kośćmi
}
web-roll-force = Rzuć { $dice ->
    [one] 1 kością
   *[other] { $dice } kośćmi
}, Moc −{ $points }
web-dice = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[other] { $dice } kości
}
web-dice-rolled = Kości
web-other-targets = Inne cele
web-faces = Co robią ścianki
web-effect-hit = trafienie
web-effect-push = odwrót
web-effect-miss = pudło
web-needs = Potrzeba
web-or-more = { $count } lub więcej
web-type-dice = Wpisz wyrzucone kości: { $dice }
web-play-card = Zagraj tę kartę
web-spend = Wydaj { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-in-advance = Odpowiedzi z góry
web-ask-again = Pytaj mnie znowu
web-use-card = Użyj „{ $card }”
web-use-card-on = Użyj na: { $unit }
web-do-it = Wykonaj
web-go-there = Idź tam
web-reroll = Przerzuć te kości
web-see-result = Zobacz wynik
web-goals = Cele
web-of = z { $count }
web-figures = figurki: { $figures } z { $full }
web-of-hits = trafienia: { $hits } z { $most }
web-dice-at = odległość { $range }: { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
web-log = Dziennik
web-displays = Karty jednostek
web-order-all = { $units ->
    [2] Rozkaz dla obu jednostek
   *[other] Rozkaz dla wszystkich jednostek: { $units }
}
web-could-order = { $units ->
    [0] Teraz nie da rozkazu żadnej jednostce
    [one] Do wyboru 1 jednostka, zaznaczona na planszy
    [few] Do wyboru { $units } jednostki, zaznaczone na planszy
   *[other] Do wyboru { $units } jednostek, zaznaczonych na planszy
}
web-can-act = może działać
web-in-reach = w zasięgu
web-can-lift = można podnieść z powrotem
web-waits-there = Tu stanie { $unit }
web-tray = Do ustawienia
web-target-only = cel
web-target = cel, { $chance }%
ui-move-targets = wróg w zasięgu
ui-move-no-attack = bez ataku
web-lost = Utracono połączenie. Łączę ponownie…
web-joining = Zajmuję miejsce…
web-hand-over = Przekaż ekran: { $name }
web-hand-over-text = Nikt inny nie powinien teraz patrzeć.
web-take-seat = Jestem
web-close = Zamknij
web-menu = Menu
web-resign = Poddaj się
web-resign-text = Poddać grę jako: { $side }? To kończy grę dla wszystkich i nie da się tego cofnąć.
web-keep-playing = Graj dalej
web-put-away = Odłóż kartę

## Why something can’t be done now

web-why-showing = Wciąż pokazujemy, co się stało; Pomiń to zakończy.
web-why-hand-over = Najpierw ekran musi przejąć: { $name }.
web-why-late = Serwer jeszcze nie odpowiedział.
web-why-watching = Tylko oglądasz tę grę.
web-why-over = Gra się zakończyła.
web-why-undo = Nie ma czego cofnąć: jeszcze niczego nie wybrano albo wybór coś ujawnił.
web-why-dice-left = Najpierw wpisz wszystkie kości.
web-why-dice-full = Wszystkie kości są wpisane; wróć, aby którąś zmienić.
web-why-dice-none = Nie wpisano jeszcze żadnej kości.
web-why-start = To początek gry.
web-why-end = To koniec gry.
web-why-largest = Planszy nie da się już powiększyć.
web-why-whole = Widać już całą planszę.

## The end

web-won = Zwycięstwo
web-lost-game = Porażka
web-winner = { $side }: zwycięstwo
web-over = Gra zakończona
web-next = Co dalej?
web-rematch = Rewanż
web-switch-sides = Zamiana stron
web-next-scenario = Następny: { $name }
web-see-board = Zobacz planszę
web-save-record = Pobierz zapis
web-analysis = Analiza
web-decisive = Decydująca chwila
web-watch-again = Zobacz jeszcze raz
web-score = Wynik końcowy
web-in-short = Gra w skrócie
web-turns = Tury
web-losses = Straty
web-no-losses = brak
web-chances = Szanse na zwycięstwo
web-chances-text = { $side ->
    [rebel] Szansa Rebelii na zwycięstwo zmieniła się z { $first }% na { $last }%.
   *[other] { $name }: szansa na zwycięstwo zmieniła się z { $first }% na { $last }%.
}
web-analysis-waits = Analiza gry: { $percent }%. W tym czasie możesz grać dalej.
web-analysis-failed = Tej gry nie udało się przeanalizować.
web-luck = Szczęście
web-luck-of = Szczęście w
web-luck-worth = Szansa na zwycięstwo, punkty
web-luck-dice = Kości
web-luck-cards = Karty
web-luck-shared = Wspólne karty
web-fair = Szansa na zwycięstwo przy przeciętnym szczęściu, { $name }: { $chance }% (± { $error }).
web-luck-see = Jak padały kości
web-luck-hits = Trafienia
web-luck-figures = Figurki stracone przez wroga
web-luck-retreats = Odwroty
web-luck-damage = Uszkodzenia
web-side = Strona
web-measure = Miara
web-rolled = Wypadło
web-expected = Oczekiwane
web-costly = Kosztowne decyzje
web-costly-none = Żadna decyzja nie kosztowała wyraźnie niczego, co warto wymienić.
web-average = p. szansy na zwycięstwo traconych średnio na decyzję; doradca wybrałby inaczej w { $differed } z { $decided }.
web-chosen = Wybrano:
web-better = Lepiej:
web-cost-interval = Oddana szansa na zwycięstwo: od { $low } do { $high } punktów, na poziomie ufności 95%, według tego, co można było wiedzieć.
web-why-better = Dlaczego to lepsze
web-try-position = Spróbuj jeszcze raz stąd
web-watch-chosen = Obejrzyj to, co wybrano
web-watch-better = Obejrzyj lepszy wariant
web-show-position = Pokaż w powtórce
web-grade-inaccuracy = Niedokładność
web-grade-mistake = Błąd
web-grade-blunder = Gruby błąd
web-band = Jasny pas zawiera prawdziwą szansę w 95 przypadkach na 100.
web-out-of-time = Czas upłynął, zanim wszystko zbadano.
web-progress = Twoje postępy
web-progress-text = Średnia strata na decyzję w twoich ostatnich grach ({ $count }), w punktach szansy na zwycięstwo: najpierw { $first }, teraz { $last }. Im mniej, tym lepiej.
web-line-chosen = To, co wybrano
web-line-better = Lepszy wariant
web-back-to-game = Wróć do gry

## Replay

web-replay = Powtórka
web-eyes = Widziane przez
web-eyes-open = Wszystkie karty odkryte
web-turn-board = Obróć planszę
web-timeline = Oś czasu
web-turn-before = Poprzednia tura
web-turn-after = Następna tura

## Settings

web-language = Język
web-speed = Szybkość odtwarzania
web-speed-0 = Natychmiast
web-speed-0-5 = Wolno
web-speed-1 = Normalnie
web-speed-2 = Szybko
web-tell = Opis wydarzeń
web-tell-steps = Każdy krok
web-tell-together = Podobne wydarzenia razem
web-tell-brief = W skrócie
web-and-more = { $more ->
    [one] i jeszcze jedno
   *[other] i jeszcze { $more }
}
web-text-size = Wielkość tekstu
web-size-0 = Normalny
web-size-1 = Duży
web-size-2 = Bardzo duży
web-more-settings = Więcej
web-sound = Dźwięk
web-marks = Litery na jednostkach dla osób nierozróżniających barw
web-own-side = Własna strona na dole planszy
web-less-motion = Bez ruchu: każdy krok jest opisany, ale nic się nie porusza
web-effects = Efekty dźwiękowe
web-music = Muzyka
web-volume = Głośność: { $name }

## Keys

web-keys = Klawisze
web-keys-tab = Tab przechodzi przez wszystko, co można nacisnąć; Enter lub spacja naciska.
web-key-next = Naciśnij duży przycisk
web-key-next-anyway = To samo, gdziekolwiek jest fokus
web-key-following = Przejdź do następnej jednostki, karty lub przycisku, który coś daje
web-key-previous = Przejdź do poprzedniej z tych rzeczy
web-key-board = Przejdź na planszę
web-key-walk = Na planszy: przejdź na sąsiednie pole
web-key-choose = Na planszy: wybierz to pole
web-key-all = Wydaj rozkaz wszystkim jednostkom, którym pozwala na to karta
web-key-volley = Pokaż strzały wszystkich jednostek z najlepszą szansą
web-key-several = Zaznacz kilka jednostek, które mają ruszyć razem
web-key-back = Wstecz: porzuć cel, potem jednostkę
web-key-undo = Cofnij
web-key-hint = Poproś o podpowiedź
web-key-pause = Wstrzymaj lub wznów to, co jest pokazywane
web-key-step = Pokaż jeden krok i czekaj
web-key-info = Pokaż kartę wskazanej jednostki
web-key-map = Pokaż lub ukryj małą mapę
web-key-play = Odtwarzaj lub wstrzymaj
web-key-forward = Krok naprzód
web-key-backward = Krok wstecz
web-key-turn-after = Następna tura
web-key-turn-before = Poprzednia tura
web-key-put-away = Odłóż odkrytą kartę
web-key-watch = Zobacz jeszcze raz decydującą chwilę
web-key-table = Zobacz planszę
web-key-paint = Na planszy: użyj narzędzia w ręce
web-key-erase = Na planszy: wyczyść to pole
web-key-next-tool = Weź następne narzędzie
web-key-previous-tool = Weź poprzednie narzędzie
web-key-next-group = Weź pierwsze narzędzie następnej grupy
web-key-hand = Weź rękę, która przesuwa rzeczy
web-key-eraser = Weź gumkę
web-key-problem = Przejdź do następnego problemu
web-key-trial = Wypróbuj szkic
web-key-redo = Ponów
web-key-done = Odłóż narzędzie
web-key-rules = Otwórz lub zamknij zasady
web-key-list = Pokaż tę listę
web-cap-enter = Enter
web-cap-space = Spacja
web-cap-escape = Esc
web-cap-shift = Shift
web-cap-ctrl = Ctrl
web-cap-delete = Del
web-cap-backspace = Backspace
web-cap-pageup = Page Up
web-cap-pagedown = Page Down

## Lekcje

web-learn = Nauka przez grę
web-learn-new = Pierwszy raz? Ucz się, grając
web-learn-text = Krótkie lekcje po dwie do czterech minut: instruktor przy planszy mówi to, co ważne, dokładnie wtedy, gdy jest to ważne. Instrukcja nie będzie potrzebna.
web-learn-first = { $game }: pierwsza lekcja
web-lessons-done = Ukończone lekcje: { $done } z { $lessons }
web-minutes = { $minutes } min
web-lesson-start = Zacznij
web-lesson-continue = Kontynuuj
web-lesson-replay = Zagraj ponownie
web-lesson-done = ukończona
web-lesson-part = Część { $part } z { $parts }
web-coach = Instruktor
web-coach-points = wskazuje instruktor
web-try-again = Spróbuj ponownie
web-next-lesson = Następna lekcja
web-all-lessons = Wszystkie lekcje
web-start-again = Zacznij tę lekcję od nowa

## Puzzles

web-puzzles = Zadania
web-puzzles-text = Znajdź najlepszy wybór: pozycje z gier komputera, w których jeden wybór wyraźnie wygrywa najczęściej.
web-puzzles-done = rozwiązane: { $done } z { $puzzles }
web-puzzles-none = Nie ma tu żadnych zadań.
web-puzzles-none-left = Wszystkie zadania są tu rozwiązane.
web-puzzles-none-such = Żadne zadanie nie pasuje. Wybierz inne filtry.
web-puzzles-next = Następne nierozwiązane zadanie
web-puzzles-list = { $puzzles ->
    [one] { $puzzles } zadanie
    [few] { $puzzles } zadania
   *[many] { $puzzles } zadań
}
web-puzzle = Zadanie
web-puzzle-number = Zadanie { $number }
web-puzzle-of = Zadanie { $number } · { $level }
web-puzzle-solved = rozwiązane
web-puzzle-missed = nieudane
web-puzzle-new = nowe
web-puzzle-streak = Seria: { $streak }
web-puzzle-best-streak = rekord { $best }
web-puzzle-streak-text = Zadania rozwiązane za pierwszym razem, jedno po drugim. Zapisane na tym urządzeniu.
web-puzzle-game = Gra
web-puzzle-level = Trudność
web-puzzle-theme = Temat
web-puzzle-state = Stan
web-puzzle-any = Wszystkie
web-puzzle-show = Pokaż rozwiązanie
web-puzzle-next = Następne zadanie
web-puzzle-all = Wszystkie zadania
web-puzzle-play-on = Graj dalej stąd
web-puzzle-chances = Gry wygrane po każdym wyborze
web-puzzle-chances-text = Pasek to udział wygranych gier, kreska to jego przedział 95%; liczba gier na każdy wybór: { $games }.
web-puzzle-chance = { $chance }% (95%: od { $low } do { $high })
web-puzzle-yours = twój wybór
web-puzzle-best = najlepszy
web-puzzle-why = Dlaczego jest lepszy
web-puzzle-why-wait = Oba wybory są rozgrywane…
web-puzzle-why-none = Tym razem nie znaleziono powodów.
web-puzzle-finders = Gracze komputerowi, którzy go znajdują
web-puzzle-finder = { $name }: { $share }%
web-puzzle-opening = Przygotowanie zadania…

## Pages that cannot be shown

web-missing-unknown = Nie ma takiej gry
web-missing-unknown-text = Być może została usunięta albo adres jest niepełny.
web-missing-broken = Ta gra jest uszkodzona
web-missing-broken-text = Jej dane są uszkodzone albo w kodzie samej gry jest błąd. Twoje inne gry są nienaruszone.
web-missing-forbidden = To miejsce nie jest twoje
web-missing-forbidden-text = Gra istnieje, ale ta przeglądarka nie ma w niej miejsca.
web-missing-old = Ta strona jest starsza niż serwer
web-missing-old-text = Odśwież ją, aby kontynuować; nic nie przepadnie.
web-missing-link = Ten link jest niepełny
web-missing-link-text = Skopiuj jeszcze raz cały adres, razem z tym, co stoi po znaku #.
web-missing-page = Nic tu nie ma
web-missing-page-text = Ten adres donikąd nie prowadzi.
web-reload = Odśwież

## The rules

web-rules = Zasady
web-rules-about = Co mówią o tym zasady
web-rules-game = Która gra
web-rules-search = Szukaj w zasadach
web-rules-contents = Spis treści
web-rules-none = Nic nie znaleziono. Spróbuj innego słowa.
web-rules-whole = Wszystkie zasady na jednej stronie
web-rules-sheets = Arkusze pomocy
web-rules-print = Drukuj
web-rules-sheet = Arkusz: { $title }
web-rules-dice = Jak liczy się kości
