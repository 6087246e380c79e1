# Kampanie: lista, dzienniki kampanii, droga, podsumowania i nagrody.

ui-check-campaign = kampania gry { $game }: { $name }, bitwy: { $nodes }, zakończenia: { $endings }
