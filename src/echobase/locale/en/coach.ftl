### Why a choice is better than another one, in facts: for hints and analyses (English)

coach-wins = It wins at once in { $better }% of the games, instead of { $chosen }%.
coach-later = Nothing that can be counted soon differs clearly: the advantage shows only later.
coach-instead = Compared with “{ $words }”:
coach-only = There is nothing else to choose.
coach-alike = Nothing that can be counted in the next turns differs clearly.
