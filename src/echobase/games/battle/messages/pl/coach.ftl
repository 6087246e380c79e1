### Dlaczego jeden wybór jest lepszy od innego w Battle of Hoth (polski)

battle-coach-odds-better = { $unit } { $hex } → { $foe } { $there }: { $harm }% na usunięcie figurki, { $eliminate }% na eliminację.
battle-coach-odds-chosen = Drugi atak, { $unit } { $hex } → { $foe } { $there }: { $harm }% na usunięcie figurki, { $eliminate }% na eliminację.
battle-coach-inflicts-figures = { $stretch ->
    [turn] W tej turze wróg traci średnio figurek: { $better } zamiast { $chosen }.
    [reply] W swojej następnej turze wróg traci średnio figurek: { $better } zamiast { $chosen }.
   *[later] W ciągu { $turns } tur po odpowiedzi wróg traci średnio figurek: { $better } zamiast { $chosen }.
}
battle-coach-suffers-figures = { $stretch ->
    [turn] W tej turze tracisz średnio figurek: { $better } zamiast { $chosen }.
    [reply] W następnej turze wroga tracisz średnio figurek: { $better } zamiast { $chosen }.
   *[later] W ciągu { $turns } tur po odpowiedzi tracisz średnio figurek: { $better } zamiast { $chosen }.
}
battle-coach-wins-medals = { $stretch ->
    [turn] W tej turze zdobywasz średnio medali: { $better } zamiast { $chosen }.
    [reply] W następnej turze wroga liczba twoich medali zmienia się średnio o { $better } zamiast o { $chosen }.
   *[later] W ciągu { $turns } tur po odpowiedzi zdobywasz średnio medali: { $better } zamiast { $chosen }.
}
battle-coach-concedes-medals = { $stretch ->
    [turn] W tej turze liczba medali wroga zmienia się średnio o { $better } zamiast o { $chosen }.
    [reply] W swojej następnej turze wróg zdobywa średnio medali: { $better } zamiast { $chosen }.
   *[later] W ciągu { $turns } tur po odpowiedzi wróg zdobywa średnio medali: { $better } zamiast { $chosen }.
}
battle-coach-attacks = Przygotowuje atak w tej turze: { $unit } { $hex } → { $foe } { $there } w { $better }% partii zamiast w { $chosen }%.
battle-coach-answers = Unika odpowiedzi: { $unit } { $hex } → { $foe } { $there } w { $better }% partii zamiast w { $chosen }%.
battle-coach-keeps = Zachowuje kartę „{ $card }” na później.
