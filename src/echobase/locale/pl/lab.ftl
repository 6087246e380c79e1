## The lab: tables of simulations and tournaments

ui-lab-by-scenario = Według scenariuszy: wygrane partie z przedziałem 95%
ui-lab-by-player = Według graczy
ui-lab-by-ending = Jak kończyły się partie
ui-lab-standings = Klasyfikacja: rankingi z przedziałem 95%
ui-lab-scores = Wygrane w bezpośrednich partiach w %, z przedziałem 95%
ui-lab-scenario = Scenariusz
ui-lab-player = Gracz
ui-lab-all = Wszystkie
ui-lab-games = Partie
ui-lab-turns = Tury
ui-lab-decisions = Decyzje
ui-lab-endings = Powody
ui-lab-won = Wygrane
ui-lab-seconds = s/partię
ui-lab-rating = Ranking
ui-lab-interval = 95%
ui-lab-by-length = Długość: mediana i zakres
ui-lab-by-score = Średni wynik po każdej ćwierci tur
ui-lab-by-loss = Straty: jednostki na partię, najczęstsze rodzaje i pola
ui-lab-side = Strona
ui-lab-score = Wynik
ui-lab-stage = { $percent }%
ui-lab-lost = Straty
ui-lab-lost-kinds = Rodzaje
ui-lab-lost-hexes = Pola
ui-lab-file = { $path }: partie: { $games }
ui-lab-stopped = Przerwano po { $done } z { $wanted } partii; nic nie przepadło. Aby kontynuować: { $command }
ui-lab-unfinished = Partie przerwane, bo wymagały zbyt wielu decyzji (--limit): { $games }.
reason-unfinished = przerwana
ui-train-about = Podstawa nauki: partie { $games }, pozycje { $positions }.
ui-train-quality = W { $games } nieznanych partiach: strata logarytmiczna { $loss }, bardziej prawdopodobna strona wygrała w { $accuracy }% pozycji.
ui-train-file = Tabela: { $path }
ui-policy-title = Pokolenia
ui-policy-generation = Pokolenie
ui-policy-games = Partie z poprzednim
ui-policy-won = Wygrane (95%)
ui-policy-kept = Lepsze
ui-policy-yes = tak
ui-policy-no = nie

## Zadania

ui-puzzles-found = { $count ->
    [one] Znaleziono { $count } zadanie.
    [few] Znaleziono { $count } zadania.
   *[many] Znaleziono { $count } zadań.
}
ui-puzzles-by-level = Według trudności
ui-puzzles-by-theme = Według tematu
ui-puzzles-level = Trudność
ui-puzzles-theme = Temat
ui-puzzles-count = Zadania
ui-puzzles-folder = Folder: { $path }
ui-puzzles-proved = Rozwiązanie nadal jest najlepszym wyborem w { $best } z { $count } zadań, a z przewagą co najmniej { $points } punktów w { $clear }.
ui-puzzles-doubtful = Gdzie tym razem inny wybór wygrywał częściej
ui-puzzles-puzzle = Zadanie
ui-puzzles-answer = Rozwiązanie
ui-puzzles-lead = Przewaga w punktach
puzzle-theme-march = Ruch
puzzle-theme-fire = Ostrzał

## Making scenarios even

ui-even-progress = Szukam zmian
ui-even-change = Zmiana
ui-even-before = Bez zmian
ui-even-title = Bardziej wyrównane
ui-even-none = Żadna zmiana nie wyrównuje szans.
ui-even-file = Najbardziej wyrównany jest w { $path }.
