## Analysis of a record: winning chances, costly decisions, dice luck

ui-analysis-chances = Szanse na zwycięstwo (partii dogranych z każdej pozycji: { $games })
ui-analysis-chance = { $chances }, błąd { $error }
ui-analysis-end = Koniec
ui-analysis-now = Teraz
ui-analysis-decisions = Najkosztowniejsze decyzje
ui-analysis-differed = { $player } postąpiłby inaczej w { $differed } z { $decided } decyzji.
ui-analysis-cost = stracone punkty szansy na zwycięstwo: { $cost } (95%: od { $low } do { $high })
ui-analysis-chosen = Wybrano: { $words }
ui-analysis-better = { $player }: { $words }
ui-analysis-few = { $count ->
    [0] Żadna nie wyróżnia się wyraźnie; więcej partii (--games) pokaże mniejsze różnice.
    [one] Tylko jedna wyróżnia się wyraźnie; więcej partii (--games) pokaże mniejsze różnice.
    [few] Tylko { $count } wyróżniają się wyraźnie; więcej partii (--games) pokaże mniejsze różnice.
   *[other] Tylko { $count } wyróżnia się wyraźnie; więcej partii (--games) pokaże mniejsze różnice.
}
ui-analysis-luck = Szczęście w kościach
ui-analysis-luck-line = { $side }, { $measure }: wyrzucono { $rolled }, oczekiwano { $expected }, { $surplus } (odchyleń standardowych: { $deviations })
ui-analysis-hits = trafienia
ui-analysis-figures = usunięte figurki
ui-analysis-retreats = odwroty
ui-analysis-damage = punkty uszkodzeń
ui-analysis-cards = Kart tu nie wliczono: ich wartość zależy od tego, kto je ma i kiedy.
ui-analysis-file = Analiza jest w { $path }
