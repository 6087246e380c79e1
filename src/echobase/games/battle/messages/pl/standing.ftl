### Answers in advance in a battle (Polish)

server-battle-retreat-cover = Moje jednostki cofają się w osłonę, jeśli jakaś jest, a jeśli nie, jak najdalej od wroga
server-battle-retreat-cover-always = Zawsze w osłonę
server-battle-retreat-cover-stands = Odwrót w osłonę
server-battle-retreat-away = Moje jednostki cofają się jak najdalej od najbliższego wroga
server-battle-retreat-away-always = Zawsze dalej od wroga
server-battle-retreat-away-stands = Odwrót dalej od wroga
server-battle-trench-hold = Moja piechota w okopach ignoruje ten jeden odwrót, który może
server-battle-trench-hold-always = Zawsze utrzymuj okopy
server-battle-trench-hold-stands = Okopy są utrzymywane

## In the terminal

ui-battle-in-advance-retreat = retreats cover (albo away) odpowiada teraz i z góry.
ui-battle-in-advance-shelter = trenches hold odpowiada teraz i z góry.
ui-battle-in-advance-nobody = Odpowiedzi z góry są na gry, w których drugą stroną gra inna osoba.
ui-battle-retreats-what = retreats cover, retreats away albo retreats ask
ui-battle-retreats-cover = Od teraz twoje jednostki cofają się w osłonę, jeśli jakaś jest, a jeśli nie, jak najdalej od wroga. retreats ask to odwołuje.
ui-battle-retreats-away = Od teraz twoje jednostki cofają się jak najdalej od najbliższego wroga. retreats ask to odwołuje.
ui-battle-retreats-ask = Gra znów pyta, dokąd cofają się jednostki.
ui-battle-trenches-what = trenches hold albo trenches ask
ui-battle-trenches-hold = Od teraz twoja piechota w okopach ignoruje ten jeden odwrót, który może. trenches ask to odwołuje.
ui-battle-trenches-ask = Gra znów pyta, czy piechota utrzymuje okopy.
