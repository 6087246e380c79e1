### The score of a match of two games (English)

match-now-leads = Match after the first game: { $one } { $score } { $other }. { $ahead } – in the lead.
match-now-level = Match after the first game: { $one } { $score } { $other }. It is level.
match-end-leads = The match is over: { $one } { $score } { $other }. { $ahead } – winner of the match.
match-end-level = The match is over: { $one } { $score } { $other }. It ends level.
