### Fair dice: who gives to them, who types them in, and whether they fit (Polish)

## At the table

dice-not-due = Kości nie przyjmują teraz nic więcej od tego miejsca.
dice-broken-seal = To miejsce zapowiedziało inne liczby losowe.
dice-not-yours = Tymi kośćmi rzuca i wpisuje wynik: { $name }.

## What a check finds

dice-not-over = Ta gra nie jest skończona, więc zapis nie ujawnia sekretu: kości można sprawdzić po zakończeniu.
dice-no-secret = Ten zapis nie mówi, z czego wynikają jego kości, więc nie można ich sprawdzić. Mówią to tylko gry rozegrane do końca na serwerze, oprócz lekcji i zadań.
dice-other-luck = Zapis podaje inny skrót niż ten pokazany na początku gry: serwer zmienił swój sekret.
dice-wrong-secret = Sekret nie pasuje do opublikowanego skrótu: zmieniono sekret, grę, jej ustawienie albo miejsca.
dice-wrong-seal = { $name }: to, co dało to miejsce, nie jest tym, co zapowiedziało, albo nie było należne.
dice-swapped = Wszystko pasuje, gdy liczby losowe dać innym miejscom: miejsca zostały zamienione.
dice-wrong-contribution = Większość rzutów nie pasuje, odkąd liczby losowe dało to miejsce: { $name }. Te liczby zostały zmienione.
dice-wrong-roll = { $when }, akcja { $number } nie pasuje. W zapisie: „{ $rolled }” Powinno być: „{ $due }”
dice-all-fit = Każdy rzut i każde dobranie pasuje ({ $rolls }).
dice-some-fit = Rzuty i dobrania, które pasują: { $rolls }.
dice-typed = Rzuty wpisane ręcznie, których nie można sprawdzić: { $rolls }.
dice-gave = { $name }: liczby losowe z tego miejsca liczą się od akcji { $number }.
dice-server-alone = Rzuty i dobrania oparte tylko na sekrecie serwera, bo żadne miejsce jeszcze nic nie dało: { $rolls }.
dice-older = Wszystkie rzuty i dobrania opierają się tylko na sekrecie serwera: gra jest z czasu, gdy miejsca nie dawały liczb losowych, a skrót nie nazywa gry.

## The page in the browser

dice-title = Sprawdź kości
dice-page-fit = Każdy rzut i każde dobranie pasuje do tego, co ustalono wcześniej.
dice-page-wrong = Coś nie pasuje.
dice-page-none = W tej grze nie ma czego sprawdzać.
dice-wrong-count = Rzuty i dobrania, które nie pasują: { $rolls }.
dice-noted = Skrót jest tym, który ta przeglądarka zanotowała, gdy usiadła do stołu.
dice-not-noted = Tej przeglądarki nie było przy stole przed końcem, więc nie ma własnego skrótu do porównania.
dice-own = To, co dała ta przeglądarka, liczy się tak, jak zostało dane.
dice-own-missing = Tego, co dała ta przeglądarka albo co widziała od innych, nie ma w zapisie w tej postaci: ktoś to zmienił.
dice-no-crypto = Ta przeglądarka oblicza skróty tylko przez bezpieczne połączenie (https). Zapisz grę i sprawdź ją poleceniem: echobase verify RECORD
dice-how = Jak to działa
dice-how-secret = Przed grą serwer wybiera sekret i pokazuje jego skrót, odcisk, który nazywa też tę grę, jej ustawienie i miejsca. Nie może już zmienić sekretu tak, by nikt tego nie zauważył.
dice-how-seats = Potem przeglądarka każdego gracza daje własne liczby losowe. Serwer nie może ich znać, gdy wybiera sekret, a gracze nie znają sekretu. Gdy dołącza następny gracz, ci, którzy już dali, dają jeszcze raz liczby zapowiedziane wcześniej, więc nikt nie ma ostatniego słowa.
dice-how-roll = Każdy rzut wynika z sekretu, z liczb wszystkich miejsc, które je dały, i z miejsca rzutu w grze. Po zakończeniu sekret zostaje ujawniony i każdy może obliczyć wszystkie rzuty od nowa. Ta strona właśnie to zrobiła, w twojej przeglądarce.
dice-how-limits = Gracze komputerowi nic nie dają. Serwer nie może zmienić rzutu, ale może znać następne: w gry rankingowe graj na serwerze, którego operator nie siedzi przy stole.
dice-how-own = Aby nie ufać żadnej stronie tego serwera, zapisz grę i sprawdź ją na własnym komputerze: echobase verify RECORD
dice-list = Wszystkie rzuty i dobrania
dice-column-when = Kiedy
dice-column-what = Co się stało
dice-column-check = Wynik
dice-fits = pasuje
dice-fits-not = nie pasuje
dice-was-typed = wpisane ręcznie
dice-hash = Skrót
dice-secret = Sekret
dice-luck-report = Szczęście obu stron
