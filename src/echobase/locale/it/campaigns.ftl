# Campagne: elenco, moduli campagna, percorso, rapporti e ricompense.

ui-check-campaign = campagna di { $game }: { $name }, battaglie: { $nodes }, finali: { $endings }
