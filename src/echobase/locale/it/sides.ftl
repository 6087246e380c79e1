### The two sides of the battle of Hoth (Italian)

side-rebel = Alleanza Ribelle
side-empire = Impero Galattico
side-rebel-short = Ribelli
side-empire-short = Impero
side-resigns = { $side-key ->
    [rebel] I Ribelli si arrendono.
    [empire] L’Impero si arrende.
   *[other] { $side } si arrende.
}
side-wins-by-resignation = { $side-key ->
    [rebel] Vincono i Ribelli: l’Impero si è arreso.
    [empire] Vince l’Impero: i Ribelli si sono arresi.
   *[other] Vince { $side }: l’avversario si è arreso.
}
side-out-of-time = { $side-key ->
    [rebel] I Ribelli hanno esaurito il tempo.
    [empire] L’Impero ha esaurito il tempo.
   *[other] { $side } ha esaurito il tempo.
}
side-wins-by-time = { $side-key ->
    [rebel] Vincono i Ribelli: l’Impero ha esaurito il tempo.
    [empire] Vince l’Impero: i Ribelli hanno esaurito il tempo.
   *[other] Vince { $side }: l’avversario ha esaurito il tempo.
}
players-agree-draw = I giocatori si accordano per il pareggio.
players-agree-abandon = I giocatori abbandonano la partita.
ended-by-draw = Pareggio: i giocatori si sono accordati.
ended-by-abandon = Nessun risultato: i giocatori hanno abbandonato la partita.
