### Perché una scelta è migliore di un’altra, nei fatti: per suggerimenti e analisi (italiano)

coach-wins = Vince subito nel { $better }% delle partite, invece che nel { $chosen }%.
coach-later = Niente di ciò che si può contare a breve differisce con chiarezza: il vantaggio si vede solo più tardi.
coach-instead = In confronto a «{ $words }»:
coach-only = Non c’è altro da scegliere.
coach-alike = Nei prossimi turni niente di ciò che si può contare differisce con chiarezza.
