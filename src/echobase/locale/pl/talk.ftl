### What happens at a table apart from the moves (Polish)

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
