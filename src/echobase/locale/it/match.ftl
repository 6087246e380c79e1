### The score of a match of two games (Italian)

match-now-leads = Incontro dopo la prima partita: { $one } { $score } { $other }. In vantaggio: { $ahead }.
match-now-level = Incontro dopo la prima partita: { $one } { $score } { $other }. Parità.
match-end-leads = L’incontro è finito: { $one } { $score } { $other }. Vince l’incontro: { $ahead }.
match-end-level = L’incontro è finito: { $one } { $score } { $other }. Finisce in parità.
