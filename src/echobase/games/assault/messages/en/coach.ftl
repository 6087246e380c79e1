### Why a choice is better than another one in Assault on Hoth (English)

assault-coach-odds-better = { $unit } → { $foe }: { $hit }% to hit, { $destroy }% to destroy.
assault-coach-odds-chosen = The other shot, { $unit } → { $foe }: { $hit }% to hit, { $destroy }% to destroy.
assault-coach-inflicts-damage = { $stretch ->
    [turn] In this round the enemy takes { $better } points of damage on average, instead of { $chosen }.
    [reply] In the next two rounds the enemy takes { $better } points of damage on average, instead of { $chosen }.
   *[later] In the { $turns } rounds after those the enemy takes { $better } points of damage on average, instead of { $chosen }.
}
assault-coach-suffers-damage = { $stretch ->
    [turn] In this round you take { $better } points of damage on average, instead of { $chosen }.
    [reply] In the next two rounds you take { $better } points of damage on average, instead of { $chosen }.
   *[later] In the { $turns } rounds after those you take { $better } points of damage on average, instead of { $chosen }.
}
assault-coach-attacks = It prepares a shot in this round: { $unit } → { $foe } in { $better }% of the games, instead of { $chosen }%.
assault-coach-answers = It avoids an answer: { $unit } → { $foe } in { $better }% of the games, instead of { $chosen }%.
assault-coach-keeps = It keeps “{ $event }” for later.
