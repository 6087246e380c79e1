### Co serwer mówi w przeglądarce

## Pytania

server-step-pause = Koniec
server-ask-play = Zagraj jedną kartę
server-ask-order = Wybierz jednostki, które dostaną rozkaz
server-assault-ask-place = { $unit }: wybierz pole
server-assault-ask-round = Wybierz jednostkę, a potem jej działanie
server-assault-only-done = Żadna jednostka nie może teraz użyć tej karty
server-end-turn = Nic już nie zostało do zrobienia. Możesz jeszcze cofnąć ostatni ruch.
server-card-follows = Za chwilę zostanie dobrana karta. Możesz jeszcze cofnąć ostatni ruch.
server-end-round = Nikt już nie może działać. Możesz jeszcze cofnąć ostatni ruch.
server-go-on = Dalej
server-assault-done = Zakończ rundę
server-really-order = Koniec rozkazów: zakończyć turę?
server-really-move = Zakończyć turę bez tych ruchów?
server-really-attack = Niektóre jednostki mogą jeszcze atakować. Zakończyć turę?
server-assault-really-done = Mogą jeszcze działać: { $names }. Zakończyć rundę?
server-assault-crush-own = To zmiażdży twoje własne jednostki: { $names }. Zrobić to mimo wszystko?
server-assault-shows-luke = To pokaże wszystkim, którym śmigaczem leci Luke, i nie da się tego cofnąć. Zrobić to mimo wszystko?
server-assault-crushes = miażdży: { $names }
server-dealing = Rozdawanie kart

## Żetony i wybory po nazwie

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
server-say-play = zagranie „{ $card }”
server-say-order = rozkaz: { $whom }
server-say-attack = { $who }, atak na: { $whom }
server-say-fire = { $who }, strzał do: { $whom }
server-say-harpoon = { $who }, harpun: { $whom }

## Szanse

server-odds-harm = co najmniej jedno trafienie
server-odds-eliminate = wyeliminowana
server-odds-retreat = cofa się
server-odds-hit = trafienie (pancerz { $armour })
server-odds-destroy = zniszczenie

## Kto decyduje

server-you-decide = To twoja decyzja.
server-decides = Teraz decyduje: { $name }.
server-thinks = { $name } myśli.
server-type-dice = { $dice ->
    [one] Rzuć { $dice } kością na stole i wpisz, co pokazuje.
   *[other] Rzuć { $dice } kośćmi na stole i wpisz, co pokazują.
}
server-face-vader = Vader
server-face-saber = Miecz świetlny
server-face-blank = puste

## Odpowiedzi

server-why-allowed = To można teraz zrobić.
server-hint = { $level } wybiera: { $label }
server-stale = Gra poszła tymczasem dalej. Wybierz jeszcze raz.
server-spectator = Tylko oglądasz tę grę.
server-not-your-turn = Teraz decyduje inny gracz.
server-unknown-action = Tego nie ma teraz wśród możliwości.
server-malformed = Serwer nie może odczytać tej wiadomości.
server-unexpected = Coś poszło nie tak na serwerze; nic się nie zmieniło.
server-too-long = Ta wiadomość jest za długa.
server-no-hints = W tej grze nie ma podpowiedzi.
server-no-hint-now = To nie twoja decyzja.
server-no-dice = Teraz nie ma rzutu kośćmi.
server-wrong-dice = { $dice ->
    [one] Podaj dokładnie { $dice } kość, z jedną z tych ścianek: { $names }
    [few] Podaj dokładnie { $dice } kości, z tymi ściankami: { $names }
   *[other] Podaj dokładnie { $dice } kości, z tymi ściankami: { $names }
}
server-not-stored = Nie udało się zapisać ruchu, więc nie został wykonany: { $reason }

## Gracze komputerowi

server-level-random = Rekrut
server-level-random-text = Gra na chybił trafił; dobry do poznania zasad.
server-level-cadet = Kadet
server-level-cadet-text = Naciera i strzela bez planu; dobry pierwszy przeciwnik.
server-level-trooper = Żołnierz
server-level-trooper-text = Szuka natychmiastowej korzyści w każdym rozkazie, ruchu i ataku.
server-level-captain = Kapitan
server-level-captain-text = Planuje turę i liczy się z odpowiedzią.
server-level-general = Generał
server-level-general-text = Przewiduje odpowiedzi wroga; potrzebuje na to chwili.
server-style-even = Wyważony
server-style-even-text = Tak samo ceni atak i bezpieczeństwo.
server-style-bold = Śmiały
server-style-bold-text = Atakuje, gdzie tylko może.
server-style-careful = Ostrożny
server-style-careful-text = Chroni swoje jednostki i czeka na dobre okazje.
server-setup-default = Proponowane ustawienie
server-setup-free = Dowolne ustawienie
