### The browser client of Assault on Hoth (English)

web-force-points = Points for armour ({ $left } left): % hit / destroyed
web-harpoon = harpoon
web-used = has acted
web-transports = { $away } of { $needed } transports away
web-transports-text = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}. The Rebels win with the fifth transport.
web-walkers = Walkers
web-aboard = aboard
web-speeders = Snowspeeders
web-destroyed = Destroyed
web-track-blaster = Blaster
web-track-legs = Legs
web-track-body = Body
web-track-gunner = Gunner
web-force = Force
web-luke-in = Luke flies Snowspeeder { $number }.
web-luke-secret = Only the Rebels know which Snowspeeder Luke flies.
web-base-box = Base Box
web-base-leave = { $unit }: choose it to leave the Base
web-base-stay = { $unit } is in the Base
web-empty = empty
web-held = Held event cards
web-round = Card { $round } of { $rounds }
web-transports-away = Transports away
web-generator-goal = Shield Generator destroyed
web-event-card = Event
web-cards-left = Cards left
web-cards-left-button = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
web-actions-left = Action cards left this turn: { $left } of { $all }
web-events-left = Event cards left: { $left } of { $all }
web-decks-text = Everyone knows which cards are left, but nobody knows their order.
web-copies-left = { $left } of { $all }
web-events = Events
web-off-map = Not on the map
