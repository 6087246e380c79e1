### The score of a match of two games (Polish)

match-now-leads = Mecz po pierwszej grze: { $one } { $score } { $other }. Prowadzi: { $ahead }.
match-now-level = Mecz po pierwszej grze: { $one } { $score } { $other }. Jest równo.
match-end-leads = Koniec meczu: { $one } { $score } { $other }. Mecz wygrywa: { $ahead }.
match-end-level = Koniec meczu: { $one } { $score } { $other }. Mecz kończy się remisem.
