### The screens of the browser client (Polish)

## The first screen

web-claim = Bitwa o Hoth na twoim lodowym stole.
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

## A new game

web-scenarios-scenario = Scenariusze
web-scenarios-map = Mapy
web-picture-of = Obraz: { $name }
web-who-plays = Kto gra
web-against-computer = Ty przeciw komputerowi
web-people = Kilka osób przy tym ekranie
web-people-text = Podajecie sobie ekran; karty są ukryte
web-level = Poziom komputera
web-style = Styl
web-style-plain = Wyważony
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
web-undo = Cofnij
web-hint = Podpowiedź
web-hint-wait = Zastanawiam się…
web-turn = Twoja tura
web-decision = Co robić
web-choose = Wybierz
web-choose-target = Wybierz cel na planszy
web-choose-place = Wybierz, dokąd idzie
web-choose-either = Wybierz, dokąd idzie, albo cel
web-wait = Czekaj…
web-watch = Co się stało
web-back = Wstecz
web-skip = Pomiń
web-pause = Pauza
web-resume = Wznów
web-step = Krok naprzód
web-step-back = Krok wstecz
web-go-to = { $unit } na { $place }
web-force-points = Punkty Mocy na pancerz
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
web-type-dice = Wpisz wyrzucone kości: { $dice }
web-play-card = Zagraj tę kartę
web-do-it = Wykonaj
web-see-result = Zobacz wynik
web-log = Dziennik
web-figures = figurki: { $figures } z { $full }
web-ordered = z rozkazem
web-order-all = Rozkaz dla wszystkich jednostek: { $units }
web-ordered-so-far = { $units ->
    [0] Żadna jednostka nie ma jeszcze rozkazu
    [one] 1 jednostka z rozkazem
    [few] { $units } jednostki z rozkazem
   *[other] { $units } jednostek z rozkazem
}
web-could-order = { $units ->
    [0] Teraz nie może wydać rozkazu żadnej jednostce
    [one] Może wydać rozkaz 1 jednostce, zaznaczonej na planszy
   *[other] Może wydać rozkazy { $units } jednostkom, zaznaczonym na planszy
}
web-used = już działał
web-can-act = może działać
web-in-reach = w zasięgu
web-target = cel, { $chance } %
web-lost = Utracono połączenie. Łączę ponownie…
web-joining = Zajmuję miejsce…
web-hand-over = Przekaż ekran: { $name }
web-hand-over-text = Nikt inny nie powinien teraz patrzeć.
web-take-seat = Jestem
web-close = Zamknij

## Battle of Hoth

web-steps = Etapy tury
web-step-play = Karta
web-step-order = Rozkazy
web-step-move = Ruch
web-step-attack = Atak
web-step-draw = Dobieranie
web-cards = Karty
web-played = Zagrana w tej turze
web-hand = Twoja ręka
web-all = Wszystkie
web-deck = Talia: { $cards }
web-discard = Odrzucone: { $cards }
web-support = Karty wsparcia
web-seat = Gracz { $number }
web-medals = Medale
web-of = z { $count }
web-card-count = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
}

## Assault on Hoth

web-transports = Transportowce, które odleciały: { $away } z { $needed }
web-transports-text = Tura { $turn }. Rebelia wygrywa z piątym transportowcem.
web-displays = Karty jednostek
web-walkers = Maszyny kroczące AT-AT
web-aboard = na pokładzie
web-speeders = Śmigacze śnieżne
web-destroyed = Zniszczony
web-track-blaster = Blaster
web-track-legs = Nogi
web-track-body = Kadłub
web-track-gunner = Strzelec
web-of-hits = trafienia: { $hits } z { $most }
web-force = Moc
web-luke-in = Luke leci śmigaczem { $number }.
web-luke-secret = Tylko Rebelia wie, którym śmigaczem leci Luke.
web-base-box = Ramka Bazy
web-empty = pusta
web-held = Zachowane karty wydarzeń
web-round = Karta { $round } z { $rounds }

## The end

web-won = Zwycięstwo
web-lost-game = Porażka
web-winner = { $side }: zwycięstwo
web-next = Co dalej?
web-rematch = Rewanż
web-see-board = Zobacz planszę
web-save-record = Zapisz przebieg
web-statistics = Statystyki
web-turns = Tury
web-turn-number = Tura { $turn }
web-lost-by = Straty, { $side }
web-transports-away = Transportowce, które odleciały
web-chances = Szanse na zwycięstwo
web-chances-text = { $side ->
    [rebel] Szansa Rebelii na zwycięstwo zmieniła się z { $first } % na { $last } %.
   *[other] { $name }: szansa na zwycięstwo zmieniła się z { $first } % na { $last } %.
}
web-analysis-waits = Analiza gry: { $percent } %. W tym czasie możesz grać dalej.
web-analysis-failed = Tej gry nie udało się przeanalizować.
web-luck = Szczęście w kościach
web-luck-hits = Trafienia
web-luck-figures = Figurki stracone przez wroga
web-luck-retreats = Odwroty
web-luck-damage = Uszkodzenia
web-side = Strona
web-measure = Miara
web-rolled = Wypadło
web-expected = Oczekiwane
web-costly = Najkosztowniejsze decyzje
web-costly-line = „{ $chosen }” zamiast „{ $better }” kosztowało około { $cost } punktów szansy na zwycięstwo.
web-costly-none = Żadna decyzja się nie wyróżnia.
web-differed = Doradca wybrałby inaczej w { $differed } z { $decided } decyzji.

## Replay

web-replay = Powtórka
web-eyes = Widziane przez
web-eyes-open = Wszystkie karty odkryte
web-timeline = Oś czasu
web-turn-before = Poprzednia tura
web-turn-after = Następna tura

## Settings

web-language = Język
web-speed = Szybkość animacji
web-speed-0 = Wyłączone
web-speed-0-5 = Wolno
web-speed-1 = Normalnie
web-speed-2 = Szybko
web-text-size = Wielkość tekstu
web-size-0 = Normalny
web-size-1 = Duży
web-size-2 = Bardzo duży
web-more-settings = Więcej
web-sound = Dźwięki
web-marks = Litery na jednostkach dla osób nierozróżniających barw
web-less-motion = Bez ruchu

## Pages that cannot be shown

web-missing-unknown = Nie ma takiej gry
web-missing-unknown-text = Być może została usunięta albo adres jest niepełny.
web-missing-forbidden = To miejsce nie jest twoje
web-missing-forbidden-text = Gra istnieje, ale ta przeglądarka nie ma w niej miejsca.
web-missing-old = Ta strona jest starsza niż serwer
web-missing-old-text = Odśwież ją, aby kontynuować; nic nie przepadnie.
web-missing-link = Ten link jest niepełny
web-missing-link-text = Skopiuj jeszcze raz cały adres, razem z tym, co stoi po znaku #.
web-missing-page = Nic tu nie ma
web-missing-page-text = Ten adres donikąd nie prowadzi.
web-reload = Odśwież
