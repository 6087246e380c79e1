### Answers in advance in a battle (Italian)

server-battle-retreat-cover = Le mie unità si ritirano al riparo, se ce n’è, altrimenti lontano dal nemico
server-battle-retreat-cover-always = Sempre al riparo
server-battle-retreat-cover-stands = Ritirate al riparo
server-battle-retreat-away = Le mie unità si ritirano il più lontano possibile dal nemico più vicino
server-battle-retreat-away-always = Sempre lontano dal nemico
server-battle-retreat-away-stands = Ritirate lontano dal nemico
server-battle-trench-hold = La mia fanteria in trincea ignora la ritirata che può ignorare
server-battle-trench-hold-always = Tieni sempre le trincee
server-battle-trench-hold-stands = Le trincee si tengono

## In the terminal

ui-battle-in-advance-retreat = retreats cover (o away) risponde ora e in anticipo.
ui-battle-in-advance-shelter = trenches hold risponde ora e in anticipo.
ui-battle-in-advance-nobody = Le risposte in anticipo servono quando un’altra persona gioca lo schieramento avversario.
ui-battle-retreats-what = retreats cover, retreats away oppure retreats ask
ui-battle-retreats-cover = D’ora in poi le tue unità si ritirano al riparo, se ce n’è, altrimenti lontano dal nemico. retreats ask lo annulla.
ui-battle-retreats-away = D’ora in poi le tue unità si ritirano il più lontano possibile dal nemico più vicino. retreats ask lo annulla.
ui-battle-retreats-ask = Il gioco torna a chiederti dove si ritirano le unità.
ui-battle-trenches-what = trenches hold oppure trenches ask
ui-battle-trenches-hold = D’ora in poi la tua fanteria in trincea ignora la ritirata che può ignorare. trenches ask lo annulla.
ui-battle-trenches-ask = Il gioco torna a chiederti se la fanteria tiene le trincee.
