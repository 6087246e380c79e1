### Assault on Hoth: co jest nie tak z mapą (polski)

assault-bad-size = najwyżej 99 kolumn, 99 rzędów i { $most } pól
assault-bad-rows = potrzeba { $wanted } rzędów; jest { $got }
assault-bad-row = rząd { $row } ma { $got } pól zamiast { $wanted }
assault-bad-basis = tak kwiaty z siedmiu pól nie pokryją mapy; spróbuj [[2, 1], [-1, 3]]
assault-bad-origin = etykieta z czterech cyfr; jest '{ $word }'
assault-bad-outside = '{ $hex }' leży poza mapą, która sięga od { $first } do { $last }
assault-bad-twice = pole wymieniono dwa razy
assault-bad-sector = co najmniej { $least } pól bez urwisk; jest { $got }
assault-bad-symbol = nieznany znak '{ $word }'; znane: { $known }
assault-bad-no-generator = brakuje Generatora osłon (G)
assault-bad-smooth-generator = Generator osłon musi stać w trudnym terenie
assault-bad-no-grid = brakuje Sieci energetycznej (P)
assault-bad-no-entry = brakuje wejścia do Bazy (B)
assault-bad-feature-in-cliff = { $feature ->
    [base_entry] wejście do Bazy na { $hex } nie może być w urwisku
    [power_grid] Sieć energetyczna na { $hex } nie może być w urwisku
   *[other] Generator osłon na { $hex } nie może być w urwisku
}
assault-bad-second-grid = druga Sieć energetyczna na { $hex }; jest dokładnie jedna
assault-bad-second-generator = drugi Generator osłon na { $hex }; jest dokładnie jeden
assault-bad-both-sectors = { $hex } należy też do sektora Imperium
assault-bad-row-north = rząd przed first_row_south
assault-bad-line-north = Wysunięta linia obrony musi leżeć na południe od całego sektora Imperium
assault-bad-line-south = Wysunięta linia obrony musi leżeć na północ od obu instalacji
assault-bad-south = co najmniej { $least } pól bez urwisk na południe od Wysuniętej linii obrony; jest { $got }
assault-bad-cut-off = urwiska odcinają { $hex } od reszty mapy
assault-bad-remark = { $feature ->
    [base_entry] na { $hex } nie ma wejścia do Bazy
    [power_grid] na { $hex } nie ma Sieci energetycznej
   *[other] na { $hex } nie ma Generatora osłon
}
assault-bad-untrue = podano { $said }, ale na mapie jest { $is_ }
assault-bad-figure = nieznana wartość; znane: { $known }
assault-bad-set-up-outside = '{ $hex }' leży poza mapą
assault-bad-set-up-hex = { $unit }: nie można wystawić na { $hex }
assault-bad-numbers = numery od 1 do { $most }, każdy raz; jest { $got }
assault-bad-number = { $kind }: zaczyna { $wanted }; jest { $got }
assault-bad-bay = AT-AT { $number } musi wieźć { $wanted }
assault-bad-aboard = { $kind }: na pokładzie musi być { $wanted }
