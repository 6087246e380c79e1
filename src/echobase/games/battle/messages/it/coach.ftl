### Perché una scelta è migliore di un’altra in Battle of Hoth (italiano)

battle-coach-odds-better = { $unit } { $hex } → { $foe } { $there }: { $harm }% di rimuovere una miniatura, { $eliminate }% di eliminare.
battle-coach-odds-chosen = L’altro attacco, { $unit } { $hex } → { $foe } { $there }: { $harm }% di rimuovere una miniatura, { $eliminate }% di eliminare.
battle-coach-inflicts-figures = { $stretch ->
    [turn] In questo turno il nemico perde in media { $better } miniature, invece di { $chosen }.
    [reply] Nel suo prossimo turno il nemico perde in media { $better } miniature, invece di { $chosen }.
   *[later] Nei { $turns } turni dopo la risposta il nemico perde in media { $better } miniature, invece di { $chosen }.
}
battle-coach-suffers-figures = { $stretch ->
    [turn] In questo turno perdi in media { $better } miniature, invece di { $chosen }.
    [reply] Nel prossimo turno del nemico perdi in media { $better } miniature, invece di { $chosen }.
   *[later] Nei { $turns } turni dopo la risposta perdi in media { $better } miniature, invece di { $chosen }.
}
battle-coach-wins-medals = { $stretch ->
    [turn] In questo turno guadagni in media { $better } medaglie, invece di { $chosen }.
    [reply] Nel prossimo turno del nemico le tue medaglie cambiano in media di { $better }, invece di { $chosen }.
   *[later] Nei { $turns } turni dopo la risposta guadagni in media { $better } medaglie, invece di { $chosen }.
}
battle-coach-concedes-medals = { $stretch ->
    [turn] In questo turno le medaglie del nemico cambiano in media di { $better }, invece di { $chosen }.
    [reply] Nel suo prossimo turno il nemico guadagna in media { $better } medaglie, invece di { $chosen }.
   *[later] Nei { $turns } turni dopo la risposta il nemico guadagna in media { $better } medaglie, invece di { $chosen }.
}
battle-coach-attacks = Prepara un attacco in questo turno: { $unit } { $hex } → { $foe } { $there } nel { $better }% delle partite, invece che nel { $chosen }%.
battle-coach-answers = Evita una risposta: { $unit } { $hex } → { $foe } { $there } nel { $better }% delle partite, invece che nel { $chosen }%.
battle-coach-keeps = Tiene «{ $card }» per dopo.
