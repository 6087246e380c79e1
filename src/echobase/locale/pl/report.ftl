## The report of the lab

report-title = { $command ->
    [balance] Czy scenariusze są wyrównane?
    [tournament] Kto gra najlepiej?
    [simulate] Jak przebiegły partie
   *[several] Wyniki laboratorium
}
report-about = Partie: { $games }, scenariusze: { $scenarios }. { $count ->
    [one] Gracz: { $players }
   *[other] Gracze: { $players }
}
report-unfinished = Niepełne: { $done } z { $wanted } partii.
report-fan-project = Echo Base to nieoficjalny projekt fanowski.
report-none-finished = Żadna partia nie dobiegła końca.

report-overview = W skrócie
report-more-empire = Częściej wygrywa Imperium
report-more-rebel = Częściej wygrywa Rebelia
report-overview-note = Udział wygranych Rebelii z przedziałem 95%. W zabarwionym środku (od 35 do 65%) scenariusz uchodzi za wyrównany.

report-open = Sprawa otwarta: żadna strona nie ma wyraźnej przewagi. { $side-key ->
    [rebel] Rebelia wygrała
   *[empire] Imperium wygrało
} { $percent }% partii.
report-edge = { $side-key ->
    [rebel] Rebelia ma przewagę: wygrała
   *[empire] Imperium ma przewagę: wygrało
} { $percent }% partii.
report-favoured = { $side-key ->
    [rebel] Rebelia jest wyraźnym faworytem: wygrała
   *[empire] Imperium jest wyraźnym faworytem: wygrało
} { $percent }% partii.
report-lopsided = Nierówny scenariusz: { $side-key ->
    [rebel] Imperium prawie nie ma szans. Rebelia wygrała
   *[empire] Rebelia prawie nie ma szans. Imperium wygrało
} { $percent }% partii.
report-lead = { $side-key ->
    [rebel] Rebelia wygrała
   *[empire] Imperium wygrało
} { $percent }% partii.
report-even = Każda strona wygrała połowę partii.
report-lengths = Partie: { $games }. Mediana i zakres: tury { $turns }, decyzje { $decisions }.

report-lost = Dotychczasowe straty
report-ends = W której turze kończyły się partie
report-heat = Gdzie padały jednostki
report-heat-side = { $side-key ->
    [rebel] Jednostki Rebelii: { $lost } na partię
   *[empire] Jednostki Imperium: { $lost } na partię
}
report-heat-hex = { $hex }: straty na 100 partii: { $losses }
report-kinds = Które jednostki padały
report-unit = Jednostka
report-lost-a-game = Straty na partię

report-notes = Jak to czytać
report-note-interval = Liczby w nawiasach to przedziały 95%: przy bardzo wielu partiach udział najprawdopodobniej mieściłby się w nich. Partie przerwane się nie liczą.
report-note-verdict = Po obu stronach gra ten sam gracz, więc różnicę robi scenariusz. Strona ma przewagę, gdy jej przedział leży powyżej 50%; jest faworytem, gdy druga strona na pewno wygrywa mniej niż 35%, a scenariusz jest nierówny, gdy jest to mniej niż 25%. Inni gracze, zwłaszcza ludzie, mogą osiągać inne wyniki.
report-note-band = Krzywe pokazują średnią po każdej turze; pasmo wokół krzywej obejmuje środkowe 80% partii. Zakończona partia zachowuje swój ostatni wynik, a krzywe kończą się, gdy 95% partii jest zakończonych.
report-note-heat = Liczby na planszy to straty na 100 partii; pola, gdzie jest ich mniej niż 3, nie mają liczby. Obie mapy mają tę samą skalę: im ciemniej, tym więcej. Kto był na pokładzie maszyny kroczącej, padł tam, gdzie ona.

report-settings = Ustawienia
report-game = Gra
report-what = Polecenie
report-scenarios = Scenariusze
report-players = Gracze
report-options = Opcje
report-default = domyślne
report-games-each = Partie każdego scenariusza
report-seed = Ziarno
report-limit = Decyzje do przerwania partii
report-played-by = Rozegrane przez
report-rules = Wersja zasad
report-again = Aby rozegrać te same partie jeszcze raz:
report-no-command = Te partie pochodzą z pliku albo z opcji dostępnych tylko w Pythonie; plik wyników zawiera je w całości.
report-made-by = Ta strona
report-date = Data
report-system = System
ui-lab-report = Raport: { $path }

## The report of a training

report-train-title = { $game }: co daje zwycięstwo
report-train-about = Pozycje: { $positions }, z partii gracza { $player } z samym sobą: { $games }
report-train-quality = Jak dobrze przewiduje
report-train-seen = Pozycje, z których się uczono
report-train-held-out = Pozycje odłożone (liczba partii)
report-train-loss = Strata logarytmiczna
report-train-offset-loss = Strata logarytmiczna z samego scenariusza
report-train-accuracy = Wygrała bardziej prawdopodobna strona
report-train-given-up = Partie przerwane
report-train-quality-note = Zmierzono na co szóstej partii, z której się nie uczono. Strata logarytmiczna to 0,693 dla zgadywania i 0 dla doskonałej prognozy; los trzyma ją daleko od zera.
report-train-calibration = Przewidziane szanse i rzeczywiste wyniki
report-train-tenth = Szansa
report-train-positions = Pozycje
report-train-expected = Oczekiwano
report-train-won = Wygrano
report-train-calibration-note = Gdzie obie kolumny się zgadzają, przewidziane szanse są trafne.
report-train-feature = Cecha
report-train-weight = Waga
report-train-network = Sieć
report-train-layers = Warstwy
report-train-again = Aby odtworzyć te same wagi:
