### A page without a server (Polish)

alone-starting = Przygotowywanie gry…
alone-games = Wczytywanie twoich gier…
alone-failed = Gra nie może się tu uruchomić: { $reason }. Potrzebuje aktualnej przeglądarki z WebAssembly i miejsca na gry; wczytaj stronę ponownie albo użyj innej przeglądarki.
alone-incomplete = Nie udało się wczytać części gry. Sprawdź połączenie, a potem wczytaj stronę ponownie.
alone-old-browser = Ta przeglądarka jest za stara dla gry albo ma wyłączone WebAssembly. Użyj aktualnej wersji programu Firefox, Chrome, Edge lub Safari.
alone-newer = Jest nowsza wersja. Twoje gry zostają.
alone-renew = Użyj jej teraz
alone-keeps-nothing = Ta przeglądarka nie zachowuje teraz gier: pamięć jest pełna albo to okno prywatne. Aby zrobić miejsce, pobierz zapisy gier i usuń te gry tutaj; albo otwórz stronę w innym oknie.
alone-needs-server = Tutaj grasz na tym urządzeniu. Gra z ludźmi gdzie indziej wymaga serwera.
alone-slow-level = { $level } gra tylko na serwerze: ta strona nie myśli dość szybko.
web-missing-server = To wymaga serwera
web-missing-server-text = Tutaj grasz tylko na tym urządzeniu. Znajomi, poczekalnia i linki są na serwerze Echo Base.
alone-save = Zapisz dotychczasową grę
