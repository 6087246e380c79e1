### Battle of Hoth: co jest nie tak ze scenariuszem (polski)

problem-battle-no-hex = nie wybrano pola
problem-battle-hex = nie ma pola '{ $hex }'; rzędy to A do G, kolumny 1 do 10 w A C E G i 1 do 9 w B D F
problem-battle-kind = nie ma rodzaju jednostki '{ $word }'; znane: { $known }
problem-battle-units = nie ma jednostek '{ $word }'; możliwe wartości: { $known }
problem-battle-ridge-cost = 1 lub 2 pola ruchu; jest { $got }
problem-battle-hand = { $side-key ->
    [rebel] Rebelianci mają na ręce od 0 do 8 kart; jest { $got }
   *[empire] Imperium ma na ręce od 0 do 8 kart; jest { $got }
}
problem-battle-second-terrain = { $hex } ma już teren: { $terrain }; jeden na pole
problem-battle-second-structure = { $hex } ma już konstrukcję
problem-battle-objective = każdy cel musi mieć własną nazwę (id) i pole
problem-battle-token = znacznik leży na jednym polu
problem-battle-permanent = najwyżej { $most } pól ze stałymi medalami lub znacznikami
problem-battle-border = { $edge ->
    [any] { $hex } nie leży na krawędzi planszy
   *[other] { $hex } nie leży na krawędzi, którą podaje wyjście
}
problem-battle-exit-id = inne wyjście też nazywa się '{ $word }'
problem-battle-arrival = brakuje miejsca przybycia: podaj rodzaj jednostki, obok której się pojawią, albo pola
problem-battle-victory = { $side-key ->
    [rebel] Rebelianci potrzebują medali do zwycięstwa albo warunku nagłego końca
   *[empire] Imperium potrzebuje medali do zwycięstwa albo warunku nagłego końca
}
problem-battle-of = { $known ->
    [none] ta bitwa nie ma jeszcze takiego wyjścia, pozycji ani znacznika
   *[other] nie ma tu '{ $word }' tego rodzaju; wybierz { $known }
}
problem-battle-taken = { $hex } jest już zajęte: { $unit }
problem-battle-closed = { $unit }: ta jednostka nigdy nie może stać na { $hex } ({ $terrain })
problem-battle-moving = tylko dla E-Weba w grze; każdy E-Web zaczyna rozstawiony
problem-battle-badge = { $unit }: ta jednostka nie może nosić odznaki { $badge ->
    [assault] Komandosi
    [eweb] E-Web
    [scout] Zwiadowcy
    [elite] Elitarni żołnierze
   *[other] Elitarna eskadra
}
problem-battle-figures = { $most ->
    [one] jedna figurka; jest { $got }
   *[other] od 1 do { $most } figurek; jest { $got }
}
problem-battle-box-figures = { $unit }: figurki: { $count }, a w pudełku jest ich { $most }; „Więcej elementów niż w pudełku” (beyond_box) pozwala na więcej
problem-battle-box-tiles = kafelki terenu: { $count }, a w pudełku jest ich { $most }; „Więcej elementów niż w pudełku” (beyond_box) pozwala na więcej
problem-battle-box-badges = odznaki: { $count }, a w pudełku jest ich { $most }; „Więcej elementów niż w pudełku” (beyond_box) pozwala na więcej
problem-battle-box-structures = konstrukcje: { $count }, a w pudełku jest ich { $most }; „Więcej elementów niż w pudełku” (beyond_box) pozwala na więcej
problem-battle-box-medals = żetony medali: { $count }, a w pudełku jest ich { $most }; „Więcej elementów niż w pudełku” (beyond_box) pozwala na więcej
