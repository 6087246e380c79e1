### What happens at a table apart from the moves (Polish)

talk-notice-title = Twój ruch: { $name }
talk-spectator = Widz
talk-nobody = W tej grze nie ma z kim rozmawiać.
talk-only-players = Przy tym stole piszą tylko gracze; możesz czytać.
talk-only-players-report = Tylko gracze mogą zgłosić wiadomość.
talk-empty = Najpierw coś napisz.
talk-too-long = Wiadomość może mieć najwyżej { $most } znaków; ta ma { $length }.
talk-too-fast = Za dużo naraz; poczekaj kilka sekund i wyślij ponownie.
talk-no-remark = Nie ma już takiej wiadomości.
talk-replaced = Teraz gra za ciebie komputer; najpierw wróć na swoje miejsce.
talk-not-replaced = Żaden komputer nie gra za ciebie, więc nie ma do czego wracać.
talk-no-person = Nie siedzi tam nikt, kogo mógłby zastąpić komputer.
talk-still-here = Ta osoba wciąż tu jest albo dopiero wyszła; poczekaj chwilę.
talk-paused = Gra jest wstrzymana; najpierw ją wznów.
talk-not-paused = Gra nie jest wstrzymana.
talk-no-offer = Tego nie można teraz zaproponować.
talk-offer-gone = Ta propozycja nie jest już aktualna.
talk-not-asked = Na tę propozycję odpowiadają inni.
talk-offer-draw = { $name }: propozycja remisu.
talk-offer-undo = { $name }: prośba o cofnięcie ostatniego wyboru.
talk-offer-pause = { $name }: propozycja przerwy.
talk-offer-abandon = { $name }: propozycja zakończenia gry bez wyniku.
talk-offer-rematch = { $name }: propozycja rewanżu z zamianą stron.
talk-agree-draw = { $name }: zgoda na remis.
talk-agree-undo = { $name }: zgoda na cofnięcie.
talk-agree-pause = { $name }: zgoda na przerwę.
talk-agree-abandon = { $name }: zgoda na zakończenie gry bez wyniku.
talk-agree-rematch = { $name }: zgoda na rewanż.
talk-refuse-draw = { $name }: odmowa remisu.
talk-refuse-undo = { $name }: odmowa cofnięcia.
talk-refuse-pause = { $name }: odmowa przerwy.
talk-refuse-abandon = { $name }: gra toczy się dalej.
talk-refuse-rematch = { $name }: odmowa rewanżu.
talk-withdraw-draw = { $name }: propozycja remisu wycofana.
talk-withdraw-undo = { $name }: prośba o cofnięcie wycofana.
talk-withdraw-pause = { $name }: propozycja przerwy wycofana.
talk-withdraw-abandon = { $name }: propozycja zakończenia gry wycofana.
talk-withdraw-rematch = { $name }: propozycja rewanżu wycofana.
talk-pause = Gra jest wstrzymana.
talk-resume = { $name }: koniec przerwy, gra toczy się dalej.
talk-undone = { $name }: ostatni wybór cofnięto za zgodą graczy.
talk-next = Następna gra jest gotowa.
talk-take-over-left = { $name }: teraz gra komputer.
talk-take-over-away = { $name }: dłuższa nieobecność; teraz gra komputer.
talk-take-over-time = { $name }: koniec czasu; teraz gra komputer.
talk-take-back = { $name }: powrót do stołu.
talk-delayed-turns = { $turns ->
    [one] Widzisz grę z opóźnieniem o jedną turę.
    [few] Widzisz grę z opóźnieniem o { $turns } tury.
   *[many] Widzisz grę z opóźnieniem o { $turns } tur.
}
talk-delayed-minutes = { $minutes ->
    [one] Widzisz grę z opóźnieniem o jedną minutę.
    [few] Widzisz grę z opóźnieniem o { $minutes } minuty.
   *[many] Widzisz grę z opóźnieniem o { $minutes } minut.
}

## On the screen

web-talk = Rozmowa
web-talk-unread = Rozmowa, nowe: { $count }
web-talk-about = Czytają to wszyscy przy stole, obie strony i widzowie.
web-talk-none = Nikt jeszcze nic nie powiedział.
web-talk-write = Napisz do wszystkich
web-talk-send = Wyślij
web-talk-read-only = Tu piszą tylko gracze.
web-talk-mute = Wycisz na tym urządzeniu
web-talk-unmute = Pokaż znów wiadomości: { $name }
web-talk-report = Zgłoś
web-talk-reported = Zgłoszono
web-talk-accept = Zgoda
web-talk-refuse = Odmów
web-talk-withdraw = Wycofaj
web-talk-paused = Gra jest wstrzymana; zegary stoją.
web-talk-resume = Wznów
web-talk-replaced = Komputer gra za ciebie.
web-talk-take-back = Wracam na swoje miejsce
web-talk-away = { $name }: dłuższa nieobecność.
web-talk-let-computer = Niech gra komputer
web-talk-leave = Niech komputer gra za mnie
web-talk-ask-draw = Zaproponuj remis
web-talk-ask-undo = Poproś o cofnięcie
web-talk-ask-pause = Zaproponuj przerwę
web-talk-ask-abandon = Zakończ bez wyniku
web-talk-ask-rematch = Rewanż z zamianą stron
web-talk-clocks = Zegary
web-talk-due = do { $when }
web-talk-not-started = Zegary ruszą, gdy będą wszyscy.
web-talk-second-game = Druga gra meczu jest gotowa, z zamianą stron.
web-talk-next-game = Następna gra jest gotowa, z zamianą stron.
web-talk-go-there = Przejdź do niej
web-talk-your-turn = Twój ruch: { $name }
web-terms = Z kilkoma osobami
web-terms-pace = Tempo
web-terms-pace-none = bez zegara
web-terms-pace-live = na żywo, z zegarem
web-terms-pace-days = powolna, dni na turę
web-terms-minutes = Minuty dla każdej osoby
web-terms-increment = Dodatkowe sekundy na turę
web-terms-days = Dni na turę
web-terms-out = Gdy skończy się czas
web-terms-out-computer = gra komputer
web-terms-out-loses = strona przegrywa
web-terms-delay = Widzowie widzą grę
web-terms-delay-none = na żywo
web-terms-delay-turn = o turę później
web-terms-delay-minutes = dziesięć minut później
web-terms-match = Mecz z dwóch gier, druga z zamianą stron
web-terms-spectators-talk = Widzowie mogą pisać
web-notice = Gdy jest mój ruch, a mnie nie ma
web-notice-push = Powiadamiaj mnie w tej przeglądarce
web-notice-push-on = Ta przeglądarka powiadomi cię, raz na turę.
web-notice-push-denied = Przeglądarka nie pozwala tu na powiadomienia; zmienisz to w jej ustawieniach tej strony.
web-notice-push-unable = Ta przeglądarka nie ma dostępu do usługi push; spróbuj poczty lub webhooka.
web-notice-kind = Jak
web-notice-mail = pocztą
web-notice-webhook = przez webhook
web-notice-address = Adres
web-notice-add = Dodaj
web-notice-added = Powiadomienia o tej grze będą tam trafiać, jedno na turę.
web-notice-stop = Koniec powiadomień o tej grze
web-notice-removed = Nie będzie już powiadomień o tej grze.
