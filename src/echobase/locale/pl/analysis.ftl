## Analysis of a record: winning chances, costly decisions, dice luck

ui-analysis-chances = Szanse na zwycięstwo (wyuczona wartość i partie dograne z każdej pozycji, średnio { $games })
ui-analysis-chance = { $chances } (95%: od { $low } do { $high })
ui-analysis-end = Koniec
ui-analysis-now = Teraz
ui-analysis-decisions = Kosztowne decyzje
ui-analysis-differed = { $player } postąpiłby inaczej w { $differed } z { $decided } decyzji.
ui-analysis-inaccuracy = niedokładność
ui-analysis-mistake = błąd
ui-analysis-blunder = gruby błąd
ui-analysis-cost = stracone punkty szansy na zwycięstwo: { $cost } (95%: od { $low } do { $high })
ui-analysis-chosen = Wybrano: { $words }
ui-analysis-better = { $player }: { $words }
ui-analysis-none = Żadna decyzja nie kosztowała wyraźnie niczego, co warto wymienić.
ui-analysis-average = { $who }: średnia strata na decyzję w punktach szansy na zwycięstwo: { $loss } (decyzji: { $decided })
ui-analysis-luck = Szczęście
ui-analysis-luck-line = { $side }, { $measure }: wyrzucono { $rolled }, oczekiwano { $expected }, { $surplus } (odchyleń standardowych: { $deviations })
ui-analysis-hits = trafienia
ui-analysis-figures = usunięte figurki
ui-analysis-retreats = odwroty
ui-analysis-damage = punkty uszkodzeń
ui-analysis-dice = { $side }, kości: { $luck } p. szansy na zwycięstwo, błąd { $error }
ui-analysis-cards = { $side }, karty: { $luck } p. szansy na zwycięstwo, błąd { $error }
ui-analysis-shared = Wspólne karty, { $side }: { $luck } p. szansy na zwycięstwo, błąd { $error }
ui-analysis-fair = { $side }: przy przeciętnym szczęściu { $chance }% szans na zwycięstwo, błąd { $error }.
ui-analysis-out-of-time = Czas upłynął, zanim wszystko zbadano; --seconds daje go więcej.
ui-analysis-file = Analiza jest w { $path }
