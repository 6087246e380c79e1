### Ciò che dice una lezione di qualsiasi gioco (Italian)

lesson-over = Questa lezione è finita. Passa alla prossima, o rigiocala.
lesson-try-again-first = Prima riprova: l’istruttore ti riporta indietro.
lesson-pause = Qui non c’è altro da decidere. Vai avanti quando vuoi.
lesson-finished = Lezione finita
lesson-stopped = Riprova
