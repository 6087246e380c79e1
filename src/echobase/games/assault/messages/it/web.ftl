### The browser client of Assault on Hoth (Italian)

web-force-points = Punti per la corazza (ne hai { $left }): % colpo / distruzione
web-harpoon = arpione
web-used = ha già agito
web-transports = Trasporti partiti: { $away } su { $needed }
web-transports-text = { $turn ->
    [0] Preparazione
   *[other] Turno { $turn }
}. Con il quinto trasporto vincono i Ribelli.
web-walkers = AT-AT
web-aboard = a bordo
web-speeders = Snowspeeder
web-destroyed = Distrutto
web-track-blaster = Blaster
web-track-legs = Zampe
web-track-body = Scafo
web-track-gunner = Artigliere
web-force = Forza
web-luke-in = Luke pilota lo snowspeeder { $number }.
web-luke-secret = Solo i Ribelli sanno quale snowspeeder pilota Luke.
web-base-box = Riquadro della Base
web-base-leave = { $unit }: scegli per uscire dalla Base
web-base-stay = { $unit } è nella Base
web-empty = vuoto
web-held = Carte evento conservate
web-round = Carta { $round } di { $rounds }
web-transports-away = Trasporti partiti
web-generator-goal = Generatore dello scudo distrutto
web-event-card = Evento
web-cards-left = Carte rimaste
web-cards-left-button = { $cards ->
    [one] 1 carta rimasta
   *[other] { $cards } carte rimaste
}
web-actions-left = Carte azione rimaste in questo turno: { $left } su { $all }
web-events-left = Carte evento rimaste: { $left } su { $all }
web-decks-text = Tutti sanno quali carte sono rimaste, ma nessuno ne conosce l’ordine.
web-copies-left = { $left } su { $all }
web-events = Eventi
web-off-map = Non sulla mappa
