### A page without a server (Polish)

alone-starting = Przygotowywanie gry…
alone-failed = Gra nie może się tu uruchomić: { $reason }. Potrzebuje aktualnej przeglądarki z WebAssembly i miejsca na gry; wczytaj stronę ponownie albo użyj innej przeglądarki.
alone-newer = Jest nowsza wersja. Twoje gry zostają.
alone-renew = Użyj jej teraz
alone-keeps-nothing = Ta przeglądarka nie zachowuje teraz gier: pamięć jest pełna albo to okno prywatne. Zapisy zakończonych gier nadal można pobrać.
alone-needs-server = Tutaj grasz na tym urządzeniu. Gra z ludźmi gdzie indziej wymaga serwera.
alone-slow-level = { $level } gra tylko na serwerze: ta strona nie myśli dość szybko.
web-missing-server = To wymaga serwera
web-missing-server-text = Tutaj grasz tylko na tym urządzeniu. Znajomi, poczekalnia i linki są na serwerze Echo Base.
