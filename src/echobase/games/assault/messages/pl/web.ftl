### The browser client of Assault on Hoth (Polish)

web-force-points = Punkty na pancerz (masz { $left }): % trafienia / zniszczenia
web-harpoon = harpun
web-used = działanie wykonane
web-transports = Transportowce, które odleciały: { $away } z { $needed }
web-transports-text = { $turn ->
    [0] Ustawienie
   *[other] Tura { $turn }
}. Rebelia wygrywa z piątym transportowcem.
web-walkers = Maszyny kroczące AT-AT
web-aboard = na pokładzie
web-speeders = Śmigacze śnieżne
web-destroyed = Zniszczony
web-track-blaster = Blaster
web-track-legs = Nogi
web-track-body = Kadłub
web-track-gunner = Strzelec
web-force = Moc
web-luke-in = Luke leci śmigaczem { $number }.
web-luke-secret = Tylko Rebelia wie, którym śmigaczem leci Luke.
web-base-box = Ramka Bazy
web-base-leave = { $unit }: wybierz, aby wyjść z Bazy
web-base-stay = { $unit } jest w Bazie
web-empty = pusta
web-held = Zachowane karty wydarzeń
web-round = Karta { $round } z { $rounds }
web-transports-away = Transportowce, które odleciały
web-generator-goal = Generator osłon zniszczony
web-event-card = Wydarzenie
web-cards-left = Pozostałe karty
web-cards-left-button = { $cards ->
    [one] Została 1 karta
    [few] Zostały { $cards } karty
   *[many] Zostało { $cards } kart
}
web-actions-left = Karty akcji pozostałe w tej turze: { $left } z { $all }
web-events-left = Pozostałe karty wydarzeń: { $left } z { $all }
web-decks-text = Wszyscy wiedzą, które karty zostały, ale nikt nie zna ich kolejności.
web-copies-left = { $left } z { $all }
web-events = Wydarzenia
web-off-map = Poza mapą
