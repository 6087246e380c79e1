### Dlaczego jeden wybór jest lepszy od innego w Assault on Hoth (polski)

assault-coach-odds-better = { $unit } → { $foe }: { $hit }% na trafienie, { $destroy }% na zniszczenie.
assault-coach-odds-chosen = Drugi strzał, { $unit } → { $foe }: { $hit }% na trafienie, { $destroy }% na zniszczenie.
assault-coach-inflicts-damage = { $stretch ->
    [turn] W tej rundzie wróg otrzymuje średnio punktów uszkodzeń: { $better } zamiast { $chosen }.
    [reply] W następnych dwóch rundach wróg otrzymuje średnio punktów uszkodzeń: { $better } zamiast { $chosen }.
   *[later] W ciągu kolejnych { $turns } rund wróg otrzymuje średnio punktów uszkodzeń: { $better } zamiast { $chosen }.
}
assault-coach-suffers-damage = { $stretch ->
    [turn] W tej rundzie otrzymujesz średnio punktów uszkodzeń: { $better } zamiast { $chosen }.
    [reply] W następnych dwóch rundach otrzymujesz średnio punktów uszkodzeń: { $better } zamiast { $chosen }.
   *[later] W ciągu kolejnych { $turns } rund otrzymujesz średnio punktów uszkodzeń: { $better } zamiast { $chosen }.
}
assault-coach-attacks = Przygotowuje strzał w tej rundzie: { $unit } → { $foe } w { $better }% partii zamiast w { $chosen }%.
assault-coach-answers = Unika odpowiedzi: { $unit } → { $foe } w { $better }% partii zamiast w { $chosen }%.
assault-coach-keeps = Zachowuje „{ $event }” na później.
