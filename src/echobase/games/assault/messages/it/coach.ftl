### Perché una scelta è migliore di un’altra in Assault on Hoth (italiano)

assault-coach-odds-better = { $unit } → { $foe }: { $hit }% di colpire, { $destroy }% di distruggere.
assault-coach-odds-chosen = L’altro tiro, { $unit } → { $foe }: { $hit }% di colpire, { $destroy }% di distruggere.
assault-coach-inflicts-damage = { $stretch ->
    [turn] In questo round il nemico subisce in media { $better } punti di danno, invece di { $chosen }.
    [reply] Nei prossimi due round il nemico subisce in media { $better } punti di danno, invece di { $chosen }.
   *[later] Nei { $turns } round successivi il nemico subisce in media { $better } punti di danno, invece di { $chosen }.
}
assault-coach-suffers-damage = { $stretch ->
    [turn] In questo round subisci in media { $better } punti di danno, invece di { $chosen }.
    [reply] Nei prossimi due round subisci in media { $better } punti di danno, invece di { $chosen }.
   *[later] Nei { $turns } round successivi subisci in media { $better } punti di danno, invece di { $chosen }.
}
assault-coach-attacks = Prepara un tiro in questo round: { $unit } → { $foe } nel { $better }% delle partite, invece che nel { $chosen }%.
assault-coach-answers = Evita una risposta: { $unit } → { $foe } nel { $better }% delle partite, invece che nel { $chosen }%.
assault-coach-keeps = Tiene «{ $event }» per dopo.
