### The browser client of Battle of Hoth (Italian)

ui-no-target = vince solo con vittoria improvvisa
web-ordered = con comando
web-ordered-so-far = { $units ->
    [0] Ancora nessuna unità con comando
    [one] 1 unità con comando
   *[other] { $units } unità con comando
}
web-steps = Fasi del turno
web-step-play = Carta
web-step-order = Comandi
web-step-move = Movimento
web-step-attack = Attacco
web-step-arrive = Arrivi
web-step-draw = Pesca
web-cards = Carte
web-played = Giocata in questo turno
web-hand = La tua mano
web-all = Tutte
web-deck = Mazzo: { $cards }
web-discard = Scarti: { $cards }
web-piles = Carte giocate finora
web-in-hand = In mano: { $cards }
web-known = Si sa che ha in mano: { $cards }
web-nothing-discarded = Ancora nessuno scarto
web-support = Carte supporto
web-support-mark = Supporto
web-support-once = Una volta per battaglia.
web-seat = Giocatore { $number }
web-card-count = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
