## Laboratorium: tabele symulacji i turniejów

ui-lab-by-scenario = Według scenariuszy: wygrane partie z przedziałem 95 %
ui-lab-by-player = Według graczy
ui-lab-by-ending = Jak kończyły się partie
ui-lab-standings = Klasyfikacja: rankingi z przedziałem 95 %
ui-lab-scores = Wygrane w bezpośrednich partiach w %, z przedziałem 95 %
ui-lab-scenario = Scenariusz
ui-lab-player = Gracz
ui-lab-all = Wszystkie
ui-lab-games = Partie
ui-lab-turns = Tury
ui-lab-decisions = Decyzje
ui-lab-endings = Powody
ui-lab-won = Wygrane
ui-lab-as-rebel = Rebelianci
ui-lab-as-empire = Imperium
ui-lab-seconds = s/partię
ui-lab-rating = Ranking
ui-lab-interval = 95 %
ui-lab-file = { $path }: partie: { $games }
ui-lab-stopped = Przerwano po { $done } z { $wanted } partii; nic nie przepadło. Aby kontynuować: { $command }
ui-lab-unfinished = Partie przerwane, bo wymagały zbyt wielu decyzji (--limit): { $games }.
reason-unfinished = przerwana
