# Kampanie: lista, dzienniki kampanii, droga, podsumowania i nagrody.

ui-check-campaign = kampania gry { $game }: { $name }, bitwy: { $nodes }, zakończenia: { $endings }
ui-check-campaign-record = zapis kampanii { $name }: rozegrane bitwy { $battles }, teraz { $place }

campaign-place = { $chapter }, { $title }
campaign-ending-narrow = „{ $title }” (zwycięstwo o włos: { $name })
campaign-ending-clear = „{ $title }” (wyraźne zwycięstwo: { $name })
campaign-ending-complete = „{ $title }” (całkowite zwycięstwo: { $name })
campaign-if-won = Jeśli wygrasz:
campaign-if-lost = Jeśli przegrasz:
campaign-if-won-with = Jeśli wygrasz i uda ci się to: { $objectives }
campaign-if-won-with-it = Jeśli wygrasz i osiągniesz swój tajny cel:
campaign-if-won-without = Jeśli wygrasz, ale nie osiągniesz { $objectives ->
    [one] swojego tajnego celu:
   *[other] żadnego tajnego celu:
}
campaign-if-lost-with = Jeśli przegrasz, ale uda ci się to: { $objectives }
campaign-if-lost-with-it = Jeśli przegrasz, ale osiągniesz swój tajny cel:
campaign-if-lost-without = Jeśli przegrasz i nie osiągniesz { $objectives ->
    [one] swojego tajnego celu:
   *[other] żadnego tajnego celu:
}
campaign-leads-to = Droga prowadzi do: { $place }.
campaign-leads-to-one-of = O tym, dokąd prowadzi droga, zdecydują tajemnice wroga: { $places }.
campaign-you-get = Otrzymujesz do końca kampanii: { $cards }.
campaign-you-choose = Wybierasz jedną do końca kampanii: { $cards }.
campaign-enemy-get = Wróg otrzymuje: { $cards }.
campaign-enemy-choose = Wróg wybiera jedną z nich: { $cards }.
campaign-lead = { $cards ->
    [0] Do tej bitwy żadna strona nie zabiera więcej kart wsparcia niż przeciwnik; pierwszeństwo mają zdobyte ostatnio.
    [one] Do tej bitwy strona zabiera najwyżej o jedną kartę wsparcia więcej niż przeciwnik; pierwszeństwo mają zdobyte ostatnio.
    [few] Do tej bitwy strona zabiera najwyżej o { $cards } karty wsparcia więcej niż przeciwnik; pierwszeństwo mają zdobyte ostatnio.
   *[other] Do tej bitwy strona zabiera najwyżej o { $cards } kart wsparcia więcej niż przeciwnik; pierwszeństwo mają zdobyte ostatnio.
}
campaign-behind = W tej bitwie musisz się obejść bez: { $cards }.
campaign-changes = W bitwie { $place }: { $change }
campaign-may-change = Być może w bitwie { $place }: { $change }

# W terminalu.

ui-campaign-row = { $id }: { $title }. { $blurb } Bitwy: { $battles }, zakończenia: { $endings }, około { $minutes } min.
ui-campaign-none = Nie zainstalowano żadnej kampanii. „echobase check FILE” sprawdza twoją własną.
ui-campaign-book = Dziennik kampanii: { $name }
ui-campaign-only = Dalej czyta tylko { $name }. Naciśnij Enter
ui-campaign-close = Naciśnij Enter, aby zamknąć dziennik
ui-campaign-different = Co zmieniły wcześniejsze bitwy
ui-campaign-goals = Jak wygrać tę bitwę
ui-campaign-goal = { $name }: { $goal }
ui-campaign-objectives = Twoje tajne cele
ui-campaign-cards = Twoje karty wsparcia
ui-campaign-prospects = Co zmieni ta bitwa
ui-campaign-card = { $name }: { $text }
ui-campaign-debriefing = Podsumowanie: { $place }
ui-campaign-winner = Bitwę wygrywa: { $name }.
ui-campaign-met = Osiągnięto ({ $name }): { $objective }
ui-campaign-unmet = Nie osiągnięto ({ $name }): { $objective }
ui-campaign-got = { $name } ma teraz: { $cards }
ui-campaign-choose = { $name }: wybierz nagrodę
ui-campaign-choice = Numer karty>
ui-campaign-chosen-by-computer = { $name } wybiera: { $card }
ui-campaign-no-result = Nikt nie wygrał. Bitwa zostanie stoczona ponownie.
ui-campaign-road = Przebyta droga
ui-campaign-step = { $place }: wygrywa { $name }
ui-campaign-here = { $place }: następna bitwa
ui-campaign-end = Koniec: { $place }
ui-campaign-saved = Kampania jest zapisana w { $path }.
ui-campaign-continue = Kontynuuj ją poleceniem: { $command }
ui-campaign-changed = Kampania zmieniła się, odkąd ją rozpoczęto; twoja toczy się dalej bez zmian.
ui-campaign-help = Wpisz objectives, aby zobaczyć stan swoich tajnych celów.
ui-campaign-no-objectives = Teraz nie można pokazać tajnych celów.
ui-campaign-done = Na razie osiągnięty: { $objective }
ui-campaign-not-done = Jeszcze nie: { $objective }
ui-campaign-next = Naciśnij Enter, aby rozpocząć bitwę, albo wpisz quit, aby przerwać>

# Laboratorium.

campaign-degree-narrow = zwycięstwo o włos
campaign-degree-clear = wyraźne zwycięstwo
campaign-degree-complete = całkowite zwycięstwo
ui-campaign-won-by = Wygrane: { $name }, %
ui-campaign-outcome = Wynik
ui-campaign-from = Skąd
ui-campaign-to = Dokąd
ui-campaign-taken = Obrana
ui-campaign-battle = Bitwa
ui-campaign-in-campaigns = W kampaniach
ui-campaign-reached = Osiągnięta
ui-campaign-objective = Cel
ui-campaign-objectives-met = Osiągnięty, %
ui-campaign-favoured = Wygrała najwięcej
ui-campaign-brings = Warianty i karty
ui-campaign-card-head = Karta
ui-campaign-with = Z nią
ui-campaign-without = Bez niej
ui-campaign-table-whole = Całe kampanie
ui-campaign-table-edges = Dokąd prowadzi droga
ui-campaign-table-nodes = Każda bitwa osobno, bez kart
ui-campaign-table-objectives = Cele dodatkowe, bez kart
ui-campaign-table-extremes = Każda bitwa, gdy jedna strona wygrała wcześniej najwięcej, a druga najmniej, jak to możliwe
ui-campaign-table-cards = Karty wsparcia: bitwy wygrane z nimi i bez nich, przy tym samym szczęściu
ui-campaign-graph = Droga z udziałami na gałęziach
ui-campaign-graph-note = Linia jest tym grubsza, im więcej kampanii poszło z danej bitwy tą drogą; pasek w ramce pokazuje, kto wygrał bitwę.
ui-campaign-came = { $share } kampanii
ui-campaign-played = Rozegrane partie: { $games } z { $wanted }. Gracze: { $players }. Ziarno: { $seed }.
