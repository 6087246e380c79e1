### Why a choice is better than another one in Battle of Hoth (English)

battle-coach-odds-better = { $unit } { $hex } → { $foe } { $there }: { $harm }% to remove a figure, { $eliminate }% to eliminate.
battle-coach-odds-chosen = The other attack, { $unit } { $hex } → { $foe } { $there }: { $harm }% to remove a figure, { $eliminate }% to eliminate.
battle-coach-inflicts-figures = { $stretch ->
    [turn] This turn the enemy loses { $better } figures on average, instead of { $chosen }.
    [reply] In its own next turn the enemy loses { $better } figures on average, instead of { $chosen }.
   *[later] In the { $turns } turns after the reply the enemy loses { $better } figures on average, instead of { $chosen }.
}
battle-coach-suffers-figures = { $stretch ->
    [turn] This turn you lose { $better } figures on average, instead of { $chosen }.
    [reply] In the enemy’s next turn you lose { $better } figures on average, instead of { $chosen }.
   *[later] In the { $turns } turns after the reply you lose { $better } figures on average, instead of { $chosen }.
}
battle-coach-wins-medals = { $stretch ->
    [turn] This turn you gain { $better } medals on average, instead of { $chosen }.
    [reply] In the enemy’s next turn your medals change by { $better } on average, instead of { $chosen }.
   *[later] In the { $turns } turns after the reply you gain { $better } medals on average, instead of { $chosen }.
}
battle-coach-concedes-medals = { $stretch ->
    [turn] This turn the enemy’s medals change by { $better } on average, instead of { $chosen }.
    [reply] In its next turn the enemy gains { $better } medals on average, instead of { $chosen }.
   *[later] In the { $turns } turns after the reply the enemy gains { $better } medals on average, instead of { $chosen }.
}
battle-coach-attacks = It prepares an attack this turn: { $unit } { $hex } → { $foe } { $there } in { $better }% of the games, instead of { $chosen }%.
battle-coach-answers = It avoids an answer: { $unit } { $hex } → { $foe } { $there } in { $better }% of the games, instead of { $chosen }%.
battle-coach-keeps = It keeps “{ $card }” for later.
