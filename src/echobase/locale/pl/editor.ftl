# Warsztat w przeglądarce: szkice, edytor, udostępnianie, próby, równowaga.

editor-workshop = Warsztat
editor-workshop-text = Twórz własne bitwy i mapy, sprawdzaj ich równowagę i dziel się nimi.
editor-about = Twórz własne bitwy i mapy. Szkice są zapisywane na tym urządzeniu po każdej zmianie, więc stronę można zamknąć w każdej chwili.
editor-to-workshop = Do warsztatu
editor-back-to-draft = Wróć do szkicu

## Szkice i od czego zacząć

editor-drafts = Twoje szkice
editor-unnamed = Bez tytułu
editor-name = Nazwa
editor-rename = Zmień nazwę
editor-keep-name = Zachowaj tę nazwę
editor-copy = Utwórz kopię
editor-copy-of = { $name } (kopia)
editor-delete = Usuń
editor-deleted = Usunięto: { $name }
editor-damaged = Szkic na tym urządzeniu jest uszkodzony i nie da się go otworzyć. To, co z niego zostało, można zapisać jako plik tekstowy.
editor-save-rest = Zapisz to, co zostało
editor-device-full = Na tym urządzeniu nie ma miejsca na kolejny szkic. Usuń niepotrzebne szkice albo najpierw zapisz je jako pliki.
editor-not-kept = Tego szkicu nie da się zachować na tym urządzeniu: nie ma już miejsca. Zapisz go teraz jako plik, żeby nic nie zginęło.
editor-gone = Nie ma tu takiego szkicu
editor-gone-text = Mógł zostać usunięty albo powstał na innym urządzeniu.
editor-new = Nowy szkic
editor-start-blank = Od zera
editor-start-scenario = Ze scenariusza
editor-start-scenario-map = Z mapy
editor-start-campaign = Z kampanii
editor-start-workshop = Z warsztatu
editor-import = Z pliku lub tekstu
editor-import-text = Upuść na tę stronę plik TOML, wybierz go albo wklej jego tekst.
editor-choose-file = Wybierz plik
editor-paste = Wklej tekst
editor-paste-here = Wklej tu tekst pliku
editor-open-text = Otwórz ten tekst
editor-too-large = To za duże na bitwę lub mapę: można wczytać najwyżej { $most } kB.
editor-empty-text = Nic w tym nie ma.

## Edytor

editor-board = Plansza szkicu
editor-parts = Części szkicu
editor-tab-tools = Narzędzia
editor-tab-rules = Zasady
editor-tab-check = Kontrola
editor-tab-balance = Równowaga
editor-tools = Narzędzia
editor-hand = Ręka
editor-hand-text = Przeciągaj jednostki, aby je przesunąć; przeciągaj teren, aby przesunąć mapę
editor-group-terrain = Teren
editor-group-unit = Jednostki
editor-group-structure = Konstrukcje
editor-group-marker = Znaczniki
editor-group-area = Obszary
editor-badge = Odznaka
editor-no-badge = Brak
editor-for-side = Dla
editor-figures = Figurki
editor-fewer = O jedną mniej
editor-more = O jedną więcej
editor-is-picked = wybrane
editor-is-moved = przesuwane
editor-size = Rozmiar mapy
editor-columns = Kolumny
editor-rows = Wiersze
editor-size-note = Od { $least } do { $most }. Kolumn przybywa i ubywa po prawej, wierszy na dole; co zostaje bez pola, znika, sektory też.
editor-redo = Ponów
editor-mirror = Odbij w lustrze
editor-nothing = Nie ustawiono
editor-add = Dodaj
editor-remove = Usuń
editor-pick-hexes = Wybierz na planszy
editor-picking = Wybierz pola na planszy: { $name }
editor-done = Gotowe
editor-problem-count = { $count ->
    [one] { $count } problem
    [few] { $count } problemy
   *[other] { $count } problemów
}
editor-problems = Problemy
editor-playable = Można w to grać.
editor-not-playable = Jeszcze nie można w to grać.
editor-box = Elementy z pudełka
editor-of-box = { $used } z { $available }

## Próby i udostępnianie

editor-try = Wypróbuj
editor-unknown-game = Ten serwer nie ma tej gry.
editor-share = Udostępnij
editor-link = Link
editor-link-text = Link zawiera cały szkic. Nic nie trafia na serwer, dopóki ktoś nie zacznie w to grać albo nie otworzy tego w warsztacie.
editor-link-long = Link ma tyle znaków: { $count }. Niektóre programy ucinają tak długie linki; plik jest pewniejszy.
editor-link-arrived = Ktoś przysłał ci to razem z linkiem.
editor-link-cut = Ten link jest niepełny: brakuje końca albo jest uszkodzony. Skopiuj cały adres jeszcze raz.
editor-link-foreign = Ten link nie zawiera ani bitwy, ani mapy. Sprawdź adres.
editor-link-large = To, co zawiera ten link, jest za duże na bitwę lub mapę.
editor-file = Plik
editor-file-text = Plik TOML otwiera się w każdym warsztacie, w wierszu poleceń i w Pythonie.
editor-save-file = Zapisz jako plik
editor-change-it = Obejrzyj albo zmień
editor-change-it-text = Otwiera twój własny szkic na tym urządzeniu.
editor-open-here = Otwórz w warsztacie
editor-look-at-it = Obejrzyj tę pozycję
editor-open-desk = Otwórz w analizie

## Równowaga

editor-balance-text = Gracze komputerowi toczą tę bitwę raz po raz, żeby było widać, kto wygrywa.
editor-games = Gry
editor-players = Gracze
editor-measure = Zmierz równowagę
editor-measure-again = Zmierz ponownie
editor-stop = Zatrzymaj
editor-waiting = { $ahead ->
    [0] Zaczynamy…
    [one] Oczekiwanie: przed tobą { $ahead } zlecenie.
    [few] Oczekiwanie: przed tobą { $ahead } zlecenia.
   *[other] Oczekiwanie: przed tobą { $ahead } zleceń.
}
editor-progress = Rozegrane gry
editor-games-played = Gry: { $games } z { $wanted }
editor-stale = Od tego pomiaru szkic się zmienił.
editor-share-of = { $name }: { $share }% (95%: od { $low } do { $high })
editor-favours = Przewagę ma: { $name }
editor-is-even = Wyrównana, na ile mówią te gry.
editor-still-open = Za mało gier, żeby to ocenić.
editor-length = Typowa długość
editor-turns = Tury: { $turns } (od { $shortest } do { $longest })
editor-endings = Co rozstrzygnęło
editor-heat = Pokaż, gdzie padały jednostki, średnio na grę
editor-even = Wyrównaj szanse
editor-even-text = Szuka drobnych zmian, które zbliżają obie strony, i mierzy każdą w 200 grach graczy wybranych wyżej. Z dobrymi graczami trwa to godziny; możesz zatrzymać w każdej chwili.
editor-even-stale = Szkic od tego czasu się zmienił. Zmiana poniżej wychodzi od szkicu, dla którego szukano.
editor-even-search = Szukaj zmian
editor-tried = Wypróbowane zmiany: { $count } z { $changes }, gry: { $games }
editor-before = Bez zmiany { $name } wygrywa w { $share }% gier (95%: od { $low } do { $high }).
editor-proposal = { $name }: { $share }% (95%: od { $low } do { $high }), gry: { $games }
editor-apply = Wprowadź tę zmianę
editor-apply-instead = Zrób tę zamiast tamtej
editor-applied = Wprowadzono
editor-no-proposals = Żadna drobna zmiana nie zbliża stron.

## Stół pozycji

editor-tab-desk = Analiza
editor-desk-text = Pokazuje dokładne szanse każdego ataku strony, która decyduje, linie widzenia, co zrobiłby komputer i szansę na zwycięstwo.
editor-desk-look = Pokaż szanse i linie widzenia
editor-desk-think = Zapytaj o radę i szanse
editor-desk-thinking = Myślenie potrwa kilka sekund…
editor-desk-side = Decyduje: { $name }
editor-desk-attacks = Ataki
editor-desk-none = Stąd nie ma czego atakować.
editor-desk-attack = { $unit } ({ $from }) → { $foe } ({ $to })
editor-desk-advice = Wybór: { $level }
editor-desk-chances = Szansa na zwycięstwo
editor-desk-games = Z gier rozegranych od tego miejsca: { $games }.
editor-desk-share = Udostępnij tę pozycję
editor-desk-share-text = Adres zawiera całą pozycję i prowadzi do tej analizy.
editor-from-game = Otwórz w warsztacie
editor-opening = Otwieranie tej chwili w warsztacie…

## Biblioteka

editor-library = Biblioteka
editor-library-text = Bitwy i mapy opublikowane na tym serwerze.
editor-library-empty = Nic nie znaleziono. Opublikuj coś własnego: otwórz szkic i wybierz „Udostępnij”.
editor-to-library = Do biblioteki
editor-publish = Opublikuj
editor-no-name = Nadaj temu nazwę przed publikacją.
editor-publish-text = Każdy na tym serwerze będzie mógł to znaleźć, zagrać w to i skopiować. Możesz to wycofać w każdej chwili.
editor-author = Twoje imię (jeśli chcesz)
editor-plays = { $count ->
    [0] Jeszcze nie rozegrano
    [one] Rozegrano { $count } raz
   *[other] Rozegrano { $count } razy
}
editor-like = Lubię to
editor-withdraw = Wycofaj
editor-withdraw-really = Wycofać „{ $name }” z biblioteki?
editor-search = Szukaj
editor-all-games = Wszystkie gry
editor-sort = Kolejność
editor-sort-new = Od najnowszych
editor-sort-likes = Najbardziej lubiane
editor-sort-plays = Najczęściej grane
editor-show-more = Pokaż więcej
