### The browser client of Battle of Hoth (Polish)

ui-no-target = wygrywa tylko nagłym końcem
web-ordered = z rozkazem
web-ordered-so-far = { $units ->
    [0] Żadna jednostka nie ma jeszcze rozkazu
    [one] 1 jednostka z rozkazem
    [few] { $units } jednostki z rozkazem
   *[other] { $units } jednostek z rozkazem
}
web-steps = Etapy tury
web-step-play = Karta
web-step-order = Rozkazy
web-step-move = Ruch
web-step-attack = Atak
web-step-arrive = Przybycie
web-step-draw = Dobieranie
web-cards = Karty
web-played = Zagrana w tej turze
web-hand = Twoja ręka
web-all = Wsz.
web-deck = Talia: { $cards }
web-discard = Odrzucone: { $cards }
web-piles = Zagrane karty
web-in-hand = Na ręce: { $cards }
web-known = Wiadomo, że na ręce jest: { $cards }
web-nothing-discarded = Nic jeszcze nie odrzucono
web-support = Karty wsparcia
web-support-mark = Wsparcie
web-support-once = Raz w każdej bitwie.
web-seat = Gracz { $number }
web-card-count = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
