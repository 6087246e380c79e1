### Assault on Hoth: co jest nie tak z mapą (polski)

problem-assault-size = najwyżej 99 kolumn, 99 rzędów i { $most } pól
problem-assault-rows = potrzeba { $wanted } rzędów; jest { $got }
problem-assault-row = rząd { $row } ma { $got } pól zamiast { $wanted }
problem-assault-basis = tak kwiaty z siedmiu pól nie pokryją mapy; spróbuj [[2, 1], [-1, 3]]
problem-assault-origin = etykieta z czterech cyfr; jest '{ $word }'
problem-assault-no-hex = nie wybrano pola
problem-assault-outside = '{ $hex }' leży poza mapą, która sięga od { $first } do { $last }
problem-assault-twice = pole wymieniono dwa razy
problem-assault-sector = co najmniej { $least } pól bez urwisk; jest { $got }
problem-assault-symbol = nieznany znak '{ $word }'; znane: { $known }
problem-assault-no-generator = brakuje Generatora osłon
problem-assault-smooth-generator = Generator osłon musi stać w trudnym terenie
problem-assault-no-grid = brakuje Sieci energetycznej
problem-assault-no-entry = brakuje wejścia do Bazy
problem-assault-feature-in-cliff = { $feature ->
    [base_entry] wejście do Bazy na { $hex } nie może być w urwisku
    [power_grid] Sieć energetyczna na { $hex } nie może być w urwisku
   *[other] Generator osłon na { $hex } nie może być w urwisku
}
problem-assault-second-grid = druga Sieć energetyczna na { $hex }; jest dokładnie jedna
problem-assault-second-generator = drugi Generator osłon na { $hex }; jest dokładnie jeden
problem-assault-both-sectors = { $hex } należy też do sektora Imperium
problem-assault-row-north = rząd przed first_row_south
problem-assault-line-north = Wysunięta linia obrony musi leżeć na południe od całego sektora Imperium
problem-assault-line-south = Wysunięta linia obrony musi leżeć na północ od obu instalacji
problem-assault-south = co najmniej { $least } pól bez urwisk na południe od Wysuniętej linii obrony; jest { $got }
problem-assault-cut-off = { $count ->
    [one] urwiska odcinają { $hex } od reszty mapy
    [few] urwiska odcinają { $count } pola od reszty mapy, wśród nich { $hex }
   *[other] urwiska odcinają { $count } pól od reszty mapy, wśród nich { $hex }
}
problem-assault-remark = { $feature ->
    [base_entry] na { $hex } nie ma wejścia do Bazy
    [power_grid] na { $hex } nie ma Sieci energetycznej
   *[other] na { $hex } nie ma Generatora osłon
}
problem-assault-untrue = podano { $said }, ale na mapie jest { $is_ }
problem-assault-figure = nieznana wartość; znane: { $known }
problem-assault-set-up-outside = '{ $hex }' leży poza mapą
problem-assault-set-up-hex = { $why ->
    [cliff] { $unit }: nie można wystawić na { $hex }, na urwisku
    [taken] { $unit }: nie można wystawić na { $hex }, pole jest zajęte
    [sector] { $unit }: nie można wystawić na { $hex }; tylko w Sektorze Imperium
    [sector-4] { $unit }: nie można wystawić na { $hex }; tylko w Sektorze Rebelii 4
   *[line] { $unit }: nie można wystawić na { $hex }; tylko na południe od wysuniętej linii obrony
}
problem-assault-numbers = { $who ->
    [walker] maszyny kroczące AT-AT mają numery od 1 do { $most }, każdy raz; jest: { $got }
   *[other] śmigacze śnieżne mają numery od 1 do { $most }, każdy raz; jest: { $got }
}
problem-assault-number = { $kind }: zaczyna { $wanted }; jest { $got }
problem-assault-bay = AT-AT { $number } musi wieźć { $wanted }
problem-assault-aboard = { $kind }: na pokładzie maszyn kroczących AT-AT musi być { $wanted }
