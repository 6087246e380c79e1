### What the server says in Assault on Hoth (Polish)

server-assault-ask-place = { $unit }: wybierz pole
server-assault-lift = Podnieś z powrotem
server-assault-tray = { $name }: ustawiono { $placed } z { $total }
server-assault-ask-round = Wybierz jednostkę, a potem jej działanie
server-assault-only-done = Żadna jednostka nie może teraz użyć tej karty
server-end-round = Nikt już nie może działać. Możesz jeszcze cofnąć ostatni ruch.
server-assault-stop = Zatrzymaj się tutaj
server-assault-done = Zakończ rundę
server-assault-outside = poza polem ostrzału
server-assault-really-done = { $units ->
    [one] Może jeszcze działać: { $names }. Zakończyć rundę?
   *[other] Mogą jeszcze działać: { $names }. Zakończyć rundę?
}
server-assault-crush-own = To zmiażdży twoje własne jednostki: { $names }. Zrobić to mimo wszystko?
server-assault-shows-luke = To pokaże wszystkim, którym śmigaczem leci Luke, i nie da się tego cofnąć. Zrobić to mimo wszystko?
server-assault-crushes = miażdży: { $names }
server-aboard = na pokładzie: { $names }
server-counters-w = { $count ->
    [one] 1 maszyna AT-AT
    [few] { $count } maszyny AT-AT
   *[other] { $count } maszyn AT-AT
}
server-counters-a = { $count ->
    [one] 1 maszyna AT-ST
    [few] { $count } maszyny AT-ST
   *[other] { $count } maszyn AT-ST
}
server-counters-ls = { $count ->
    [one] 1 lekki śnieżny szturmowiec
    [few] { $count } lekcy śnieżni szturmowcy
   *[other] { $count } lekkich śnieżnych szturmowców
}
server-counters-hs = { $count ->
    [one] 1 ciężki śnieżny szturmowiec
    [few] { $count } ciężcy śnieżni szturmowcy
   *[other] { $count } ciężkich śnieżnych szturmowców
}
server-counters-s = { $count ->
    [one] 1 śmigacz śnieżny
    [few] { $count } śmigacze śnieżne
   *[other] { $count } śmigaczy śnieżnych
}
server-counters-t = { $count ->
    [one] 1 wieżyczka laserowa
    [few] { $count } wieżyczki laserowe
   *[other] { $count } wieżyczek laserowych
}
server-counters-lt = { $count ->
    [one] 1 lekki żołnierz
    [few] { $count } lekcy żołnierze
   *[other] { $count } lekkich żołnierzy
}
server-counters-ht = { $count ->
    [one] 1 ciężki żołnierz
    [few] { $count } ciężcy żołnierze
   *[other] { $count } ciężkich żołnierzy
}
server-say-fire = { $who }, strzał do: { $whom }
server-say-harpoon = { $who }, harpun: { $whom }
server-odds-hit = trafienie (pancerz { $armour })
server-setup-default = Proponowane ustawienie
server-setup-free = Dowolne ustawienie

## Replies about Luke’s points

server-assault-ask-armour = Wydać punkty Mocy na pancerz?
server-assault-ask-critical = Wydać punkt Mocy, by złagodzić trafienie krytyczne?
server-assault-armour = { $points ->
    [0] Bez punktów
    [one] 1 punkt: pancerz { $armour }
    [few] { $points } punkty: pancerz { $armour }
   *[many] { $points } punktów: pancerz { $armour }
}
server-assault-hit = trafienie
server-assault-suffer = Bez punktów: trafienie krytyczne zostaje
server-assault-soften = 1 punkt: zamienia się w trafienie kadłuba
server-assault-cost = { $points ->
    [0] bez punktów Mocy
    [one] 1 punkt Mocy
    [few] { $points } punkty Mocy
   *[many] { $points } punktów Mocy
}, zostaje { $left }
server-assault-first-point = Pierwszy punkt pokazuje wszystkim, którym śmigaczem leci Luke.
server-assault-nobody-spends = Luke’a tu nie ma. Pytanie pada mimo to, bo jego brak zdradziłby go wszystkim.
server-assault-no-points = Luke nie wydaje punktów Mocy, gdy śmigacz jest pod ostrzałem
server-assault-no-points-round = Bez punktów w tej rundzie
server-assault-no-points-always = Zawsze bez punktów
server-assault-no-points-round-stands = Pod ostrzałem bez punktów w tej rundzie
server-assault-no-points-always-stands = Pod ostrzałem bez punktów
server-assault-long-odds = Nie pytaj o strzały, które wymagają co najmniej pięciu punktów Mocy
server-assault-long-odds-always = Nie pytaj o strzały o małych szansach
server-assault-long-odds-always-stands = Bez pytań o strzały o małych szansach

## Cards of units

unit-card-fire = Siła ognia
unit-card-no-fire = nie może już strzelać
unit-card-dice-range = Kości według odległości w makropolach
unit-card-armour = Pancerz
unit-card-hit-damages = trafienie uszkadza
unit-card-hit-destroys = jedno trafienie niszczy
unit-card-points = Punkty ruchu
unit-card-walks = trudny teren kosztuje 3, obrót 1
unit-card-field = Pole ostrzału
unit-card-all-round = we wszystkich kierunkach
unit-card-angle = { $angle }° do przodu
unit-card-ahead = { $angle }° do przodu, zwrot: { $towards }
unit-card-aboard = Na pokładzie
unit-card-room = { $count } z { $room }
unit-card-harpoon = Harpun
unit-card-harpoon-how = przeciw sąsiedniej AT-AT: trzy symbole miecza świetlnego ją powalają
unit-card-no-harpoon = nie bez strzelca
unit-card-force = Punkty Mocy: { $points }
unit-card-rides = może jechać w AT-AT
unit-card-tunnels = chodzi tunelami Bazy
unit-card-flies-cliffs = lata nad urwiskami
unit-card-crushes = miażdży to, na co wejdzie
unit-card-round = W tej rundzie
unit-card-used = działanie wykonane
unit-card-no-cover = Tej jednostki teren nie chroni.
unit-card-installation = Konstrukcja
