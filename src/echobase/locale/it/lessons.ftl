### Ciò che dice una lezione di qualsiasi gioco (Italian)

lesson-over = Questa lezione è finita. Passa alla prossima, o rigiocala.
lesson-try-again-first = Prima riprova: l’istruttore ti riporta indietro.
lesson-pause = Per ora non puoi fare altro. Continua quando vuoi.
lesson-finished = Lezione finita
lesson-stopped = Riprova
