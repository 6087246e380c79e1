### Battle of Hoth: co jest nie tak ze scenariuszem (polski)

battle-bad-hex = nie ma pola '{ $hex }'; rzędy to A do G, kolumny 1 do 10 w A C E G i 1 do 9 w B D F
battle-bad-kind = nie ma rodzaju jednostki '{ $word }'; znane: { $known }
battle-bad-units = nie ma jednostek '{ $word }'; możliwe wartości: { $known }
battle-bad-ridge-cost = 1 lub 2 pola ruchu; jest { $got }
battle-bad-hand = na ręce jest od 0 do 8 kart; jest { $got }
battle-bad-second-terrain = { $hex } ma już teren: { $terrain }; jeden na pole
battle-bad-second-structure = { $hex } ma już budowlę
battle-bad-objective = każdy cel musi mieć własny id i pole
battle-bad-token = żeton leży na jednym polu
battle-bad-permanent = najwyżej { $most } pól ze stałymi medalami lub żetonami
battle-bad-border = { $hex } nie leży na tej krawędzi
battle-bad-exit-id = inne wyjście też nazywa się '{ $word }'
battle-bad-arrival = podaj gdzie: na linii bazowej, obok rodzaju jednostki albo na liście pól
battle-bad-victory = potrzebne są medale albo warunek nagłej śmierci
battle-bad-of = nie ma tu '{ $word }' tego rodzaju; znane: { $known }
battle-bad-taken = { $hex } jest już zajęte: { $unit }
battle-bad-closed = { $unit }: ta jednostka nigdy nie może stać na { $hex } ({ $terrain })
battle-bad-moving = tylko dla E-Weba w grze; każdy E-Web zaczyna rozstawiony
battle-bad-badge = { $unit }: ta jednostka nie może nosić odznaki { $badge ->
    [assault] Komandosi
    [eweb] E-Web
    [scout] Zwiadowcy
    [elite] Elitarni żołnierze
   *[other] Elitarna eskadra
}
battle-bad-figures = { $most ->
    [one] jedna figurka; jest { $got }
   *[other] od 1 do { $most } figurek; jest { $got }
}
battle-bad-box-figures = { $unit }: figurki: { $count }, a w pudełku jest ich { $most }; beyond_box = true pozwala na więcej
battle-bad-box-tiles = kafelki terenu: { $count }, a w pudełku jest ich { $most }; beyond_box = true pozwala na więcej
battle-bad-box-badges = odznaki: { $count }, a w pudełku jest ich { $most }; beyond_box = true pozwala na więcej
battle-bad-box-structures = budowle: { $count }, a w pudełku jest ich { $most }; beyond_box = true pozwala na więcej
battle-bad-box-medals = żetony medali: { $count }, a w pudełku jest ich { $most }; beyond_box = true pozwala na więcej
