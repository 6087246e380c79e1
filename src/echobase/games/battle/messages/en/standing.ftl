### Answers in advance in a battle (English)

server-battle-retreat-cover = My units retreat to cover, where there is any, and else away from the enemy
server-battle-retreat-cover-always = Always to cover
server-battle-retreat-cover-stands = Retreats go to cover
server-battle-retreat-away = My units retreat as far from the nearest enemy as they can
server-battle-retreat-away-always = Always away from the enemy
server-battle-retreat-away-stands = Retreats go away from the enemy
server-battle-trench-hold = My infantry in trenches ignores the one retreat that it may
server-battle-trench-hold-always = Always hold trenches
server-battle-trench-hold-stands = Trenches are held

## In the terminal

ui-battle-in-advance-retreat = retreats cover (or away) answers this now and in advance.
ui-battle-in-advance-shelter = trenches hold answers this now and in advance.
ui-battle-in-advance-nobody = Answers in advance are for games in which another person plays the other side.
ui-battle-retreats-what = retreats cover, retreats away, or retreats ask
ui-battle-retreats-cover = From now on, your units retreat to cover where there is any, and else away from the enemy. retreats ask undoes that.
ui-battle-retreats-away = From now on, your units retreat as far from the nearest enemy as they can. retreats ask undoes that.
ui-battle-retreats-ask = The game asks you again where units retreat to.
ui-battle-trenches-what = trenches hold, or trenches ask
ui-battle-trenches-hold = From now on, your infantry in trenches ignores the one retreat that it may. trenches ask undoes that.
ui-battle-trenches-ask = The game asks you again whether infantry holds its trenches.
