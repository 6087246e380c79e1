### The screens of Assault on Hoth in text (Polish)

## Units and places

ui-assault-aboard = na pokładzie { $name }
ui-assault-in-base = w ramce Bazy
ui-assault-in-box = jeszcze poza grą
ui-assault-displaced = w trakcie wypychania
ui-assault-destroyed = zniszczone
ui-assault-faces = zwrot: { $towards }
ui-assault-carries = wiezie { $names }
ui-assault-hotshot = strzelec wyborowy
ui-assault-blaster = trafienia blastera { $hits }
ui-assault-legs = trafienia nóg { $hits }
ui-assault-body = trafienia kadłuba { $hits }
ui-assault-no-gunner = strzelec zabity
ui-assault-off-map = krawędź planszy
ui-assault-beside = Obok { $name }: { $places }.
ui-assault-line = Wysunięta linia obrony biegnie między rzędami { $north } i { $south }.
ui-assault-away = Do generatora osłon: { $hexes ->
    [one] 1 pole
    [few] { $hexes } pola
   *[many] { $hexes } pól
}, zasięg { $apart }.
ui-assault-way = { $unit }: { $way }.

## How the game stands

ui-assault-transports = Transportowce, które odleciały: { $count } z { $needed }
ui-assault-grid-stands = sieć energetyczna stoi
ui-assault-grid-ruin = sieć energetyczna zniszczona
ui-assault-base-box = Ramka Bazy: lekcy { $light }, ciężcy { $heavy }
ui-assault-setting-up = przygotowanie do gry
ui-assault-when = tura { $turn }, runda { $round } z { $rounds }
ui-assault-to-come = Karty akcji do końca tury: Imperium { $empire }, Rebelia { $rebel }, wydarzenia { $events }
ui-assault-luke = Luke Skywalker: { $where }, punkty Mocy { $force }
ui-assault-luke-hidden = w jednym ze śmigaczy od 1 do 5
ui-assault-luke-secret = tajne
ui-assault-luke-raised = pancerz +{ $points } w tej rundzie
ui-assault-held = Karta zachowana
ui-assault-hits = Uszkodzenia
ui-assault-events = Wydarzenia
ui-assault-event-deck = Pozostałe karty wydarzeń

## Goals

ui-assault-goal-rebel = Wytrwajcie do odlotu piątego transportowca albo zniszczcie wszystkie jednostki Imperium na planszy.
ui-assault-goal-empire = Zniszczcie generator osłon, zanim odleci piąty transportowiec.
ui-assault-no-reshuffle = Karty wydarzeń działają tak, jak wyjdą, nawet gdy pierwszych pięć to same transportowce.

## What to decide

ui-assault-ask-place = { $unit }: wybierz pole. Wpisz jego oznaczenie albo numer:
ui-assault-any-sequence = Ustawiaj jednostki tego rodzaju w dowolnej kolejności, także kilka w jednym wierszu: 0412 0812 1113. lift 0412 podnosi jednostkę z powrotem.
ui-assault-base-last = base wysyła do ramki Bazy wszystkie pozostałe tego rodzaju.
ui-assault-waiting = Czekają, aż staną pozostałe tego rodzaju, i zapiszą się razem z nimi: { $names }
ui-assault-ask-face = { $unit }: wybierz zwrot:
ui-assault-ask-load = { $unit }: wybierz, kto jedzie na pokładzie:
ui-assault-ask-luke = Którym śmigaczem leci Luke Skywalker? Imperium się nie dowie:
ui-assault-ask-round = Wybierz jednostkę, potem jej działanie:
ui-assault-ask-unit = { $unit }: wybierz działanie, które zacznie się od razu:
ui-assault-ask-at-once = Wybierz działanie, które zacznie się od razu:
ui-assault-only-done = Żadna jednostka nie może teraz użyć tej karty; możesz tylko zakończyć rundę:
ui-assault-ask-walk = { $unit } na { $place }, zwrot na { $towards }, zostało { $points ->
    [one] 1 punkt ruchu
    [few] { $points } punkty ruchu
   *[many] { $points } punktów ruchu
}. Co dalej?
ui-assault-other-facing = Drogi z najtańszym zwrotem i kosztem; inny zwrot można wpisać, na przykład 0605:SE.
ui-assault-more-points = Więcej punktów Mocy, niż jest na liście, można wpisać, na przykład S3xW1 +5.
ui-assault-other-hexes = Na liście są wejścia, pola wokół nich i pola z celem; inne można wpisać.
ui-assault-ask-displace = Wchodzi { $walker }. { $unit }: wybierz, dokąd ucieka:
ui-assault-ask-armour = { $unit } pod ostrzałem ({ $foe }, { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
} przeciw pancerzowi { $armour }). Punkty Mocy na pancerz?
ui-assault-in-advance = nopoints round (albo always) odpowiada teraz i z góry, tak samo dla każdego śmigacza.
ui-assault-skip-long-odds = Wpisz longodds skip, aby takie rundy kończyły się same: wszystko, co mogło zostać, wymaga co najmniej pięciu punktów Mocy.
ui-assault-ask-critical = { $unit }: trafienie krytyczne. Wydać punkt Mocy, by je złagodzić?
ui-assault-ask-regroup = Kto wraca do ramki Bazy? Pozostało do wyboru: { $left }
ui-assault-ask-hotshot = Który śmigacz dostaje strzelca wyborowego?

ui-assault-suggested = Użyj proponowanego ustawienia tej mapy
ui-assault-surprise = Zaskocz mnie: jeden z pięciu losowo
ui-assault-column = { $column } kolumna
ui-assault-load = ciężcy { $heavy }, lekcy { $light }
ui-assault-to-base = do ramki Bazy
ui-assault-rest-to-base = { $count ->
    [one] do ramki Bazy
    [few] pozostali ({ $count }) do ramki Bazy
   *[many] pozostali ({ $count }) do ramki Bazy
}
ui-assault-to-mount = na pokład { $name }
ui-assault-step = krok na { $place }
ui-assault-left = obrót w lewo
ui-assault-right = obrót w prawo
ui-assault-stop = stop: AT-AT zostaje tutaj
ui-assault-done = done: koniec tej rundy
ui-assault-fire-at = strzał: { $name }
ui-assault-harpoon = harpun: { $name }
ui-assault-with-points = z { $points ->
    [one] 1 punktem Mocy
    [few] { $points } punktami Mocy
   *[many] { $points } punktami Mocy
}
ui-assault-with-veers = z kartą Veersa
ui-assault-with-force = z kartą Mocy
ui-assault-repair = Bojowy droid naprawczy: { $name }, jedno { $hit } mniej
ui-assault-armour = { $points ->
    [0] bez punktów
    [one] 1 punkt, zostaje { $left }
    [few] { $points } punkty, zostaje { $left }
   *[many] { $points } punktów, zostaje { $left }
}: pancerz { $armour }, trafienie { $chance }%, zniszczenie { $destroyed }%
ui-assault-suffer = bez punktów: trafienie krytyczne zostaje, zniszczenie { $destroyed }%
ui-assault-soften = 1 punkt, zostaje { $left }: zamienia się w trafienie kadłuba, zniszczenie { $destroyed }%
ui-assault-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

ui-assault-arrows = dokąd zwrócona jest AT-AT
ui-assault-sign-rough = trudny teren
ui-assault-sign-cliff = urwisko
ui-assault-sign-entry = wejście do Bazy
ui-assault-sign-targets = stamtąd cel w zasięgu
ui-assault-sign-harpoon = obok AT-AT
ui-assault-sign-crushes = miażdży wroga
ui-assault-sign-crushes-own = MIAŻDŻY WŁASNĄ JEDNOSTKĘ
ui-assault-sign-displaces = wypycha śmigacz

ui-assault-odds = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
}{ $reasons }, pancerz { $armour }: { $chances }
ui-assault-hit = trafienie { $chance }%
ui-assault-destroys = zniszczenie { $chance }%

## Answers

ui-assault-crush-own = To zmiażdży twoje własne jednostki: { $names }. Wpisz to jeszcze raz, aby potwierdzić.
ui-assault-really-done = { $units ->
    [one] Może jeszcze działać: { $names }. Wpisz to jeszcze raz, aby zakończyć rundę.
   *[other] Mogą jeszcze działać: { $names }. Wpisz to jeszcze raz, aby zakończyć rundę.
}
ui-assault-end-round = Nikt już nie może działać. Enter kończy rundę, undo cofa ostatni krok
ui-assault-nothing-left = W tej rundzie nie ma już wyboru: naciśnij Enter albo wpisz undo.
ui-assault-no-unit = Nie ma jednostki { $name }.
ui-assault-no-walker = Nie ma AT-AT { $name }.
ui-assault-no-facing = { $name } to nie zwrot: wybierz N, NE, SE, S, SW lub NW.
ui-assault-not-beside = { $hex } nie sąsiaduje z { $unit-in }: wybierz jedno z pól dookoła.
ui-assault-facing-far = { $unit } nie stanie na { $hex } ze zwrotem na { $facing }: koszt w punktach ruchu { $cost }, a dostępne { $left }.
ui-assault-idle-unit = { $unit }: teraz nic nie może zrobić.
ui-assault-in-the-way = { $foe } zagradza drogę.
ui-assault-no-way = { $unit } nie dotrze na { $hex }: urwiska albo inne jednostki zamykają każdą drogę.
ui-assault-nobody-there = Na { $hex } nikogo nie ma: najpierw wybierz jednostkę.
ui-assault-why-hidden = Tylko Rebelia wie, czy { $unit-in } ma punkty Mocy do wydania.
ui-assault-no-lift = Z { $hex } nie można podnieść jednostki: tylko te, które właśnie zostały ustawione.
ui-assault-too-many-hexes = Wszystkie jednostki tego rodzaju już stoją; zostało: { $names }
ui-assault-walk-interrupted = Droga { $name } się zmieniła: wybierz jeszcze raz.
ui-assault-no-hex = Nie ma pola { $hex }: oznaczenia to kolumna i rząd, od { $first } do { $last }.
ui-assault-whose-hex = Dla której jednostki jest { $hex }? Najpierw otwórz jednostkę albo ją wpisz: S3-{ $hex }.
ui-assault-odds-what = Podaj strzał albo harpun, na przykład: odds W2xT4, odds S3xW1 +2, odds harpoon S3xW1
ui-assault-odds-nobody = Potrzebna jest jednostka, która może strzelać, i wróg na planszy.
ui-assault-info-none = Nic tu nie nazywa się „{ $word }”. Wpisz info, by zobaczyć wszystko, info W1 dla jednostki, info 0812 dla pola.
ui-assault-map-what = map pokazuje wszystko; map 10-20 te rzędy (od 1 do { $rows }); map 12, map 0812 albo map W1 okolicę.
ui-assault-map-nowhere = { $name } nie jest na planszy.
ui-assault-no-points-what = nopoints round, nopoints always albo nopoints ask
ui-assault-no-points-round = Do końca tej rundy Luke nie wydaje punktów, gdy któryś śmigacz jest pod ostrzałem.
ui-assault-no-points-always = Od teraz Luke nie wydaje punktów, gdy któryś śmigacz jest pod ostrzałem. nopoints ask to odwołuje.
ui-assault-no-points-ask = Pytanie wraca za każdym razem, gdy śmigacz jest pod ostrzałem.
ui-assault-long-odds-what = longodds skip albo longodds ask
ui-assault-long-odds-skip = Od teraz runda kończy się sama, gdy można by już tylko strzelać za co najmniej pięć punktów Mocy. longodds ask to odwołuje.
ui-assault-long-odds-ask = Pytanie wraca, gdy wszystko, co zostało, wymaga co najmniej pięciu punktów Mocy.
ui-assault-standing-rebels = O punktach Luke’a decyduje tylko Rebelia, przy jednej ze swoich decyzji.

## Lists

ui-assault-column-id = Plansza
ui-assault-column-name = Nazwa
ui-assault-column-size = Rozmiar
ui-assault-column-setup = Proponowane ustawienie
ui-assault-yes = tak
ui-assault-no = nie
ui-assault-check = plansza { $name }, kolumny: { $columns }, rzędy: { $rows }.

# What players can type in an assault; help-text follows it in every game.
help-assault =
    Runda: karta mówi, które jednostki której strony mogą co zrobić; każda działa raz, w dowolnej kolejności.

    3             wybór 3 z listy; W1 otwiera jednostkę, 0 wraca
    W1-0605:S     wysyła AT-AT na pole i zwrot; kroki robi sama
    step W1       pojedyncze kroki: step, left, right, stop; w drodze bez jednostki
    move S3-0712  ruch; LT2-base wchodzi do Bazy, HS1-W2 wsiada na pokład
    fire W2xT4    strzał; W2xP, W2xG do konstrukcji; dodatki: force, veers, +2 punkty; czasownik można pominąć: W2xT4, S3-0712
    harpoon S3xW1 harpun na sąsiednią AT-AT; +2 dodaje punkty Mocy
    0612          samo pole, dla jednostki otwartej albo ustawianej; ustawiać można kilka naraz: 0412 0812 1113
    lift 0412     podnieś jednostkę, którą właśnie ustawiono
    map           cała plansza; map 10-20, map W1, map 0812: jej część
    units, cards  wszystkie jednostki z uszkodzeniami; karty do końca tury
    odds W2xT4    kości, powody i szanse strzału
    info ...      co robi dana rzecz: info W1, info 0812, info veers, info urwisko
    why ...       dlaczego coś nie jest możliwe: why fire W2xT4
    nopoints ...  round, always, ask: bez punktów Mocy pod ostrzałem
    longodds ...  skip, ask: bez pytań o strzały za co najmniej pięć punktów Mocy
    board, list   spójrz znowu: plansza, wybory
    goal, log     cele obu stron; co się stało
    rules WORD    szukaj w zasadach (po angielsku): rules harpoon, rules A-FIRE-06

## Zadania

puzzle-theme-harpoon = Harpun
puzzle-theme-luke = Luke i Moc
puzzle-theme-power = Generator i sieć
puzzle-theme-repair = Naprawy
puzzle-theme-walker-hunt = Polowanie na AT-AT
puzzle-theme-last-transport = Ostatni transportowiec
puzzle-theme-last-chance = Ostatnia szansa
puzzle-task-unit = Znajdź najlepsze działanie { $unit-gen }: to, które najczęściej stąd wygrywa. Wybierasz tylko raz i tylko dla tej jednostki.
