### The screens of Battle of Hoth in text (Polish)

## The board

ui-objective = Kryterium
ui-exit = Wyjście
ui-ordered = z rozkazem
ui-nobody = brak jednostek
ui-figures = { $figures ->
    [one] 1 figurka
    [few] { $figures } figurki
    [many] { $figures } figurek
   *[other] { $figures } figurki
}
ui-units = { $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
    [many] { $units } jednostek
   *[other] { $units } jednostki
}
ui-held-by = zajmuje { $side }
ui-kind-temporary = { $medals ->
    [one] 1 medal
    [few] { $medals } medale
    [many] { $medals } medali
   *[other] { $medals } medalu
}, póki jest zajęte
ui-kind-permanent = { $medals ->
    [one] 1 medal
    [few] { $medals } medale
    [many] { $medals } medali
   *[other] { $medals } medalu
} za pierwsze wejście
ui-kind-periodic = { $medals ->
    [one] 1 medal
    [few] { $medals } medale
    [many] { $medals } medali
   *[other] { $medals } medalu
} na początku każdej tury
ui-kind-hold = zajmij wszystkie, by wygrać
ui-kind-token = { $token ->
    [officer] oficer do wyniesienia
   *[other] znacznik do wyniesienia
}
ui-kind-card = 1 karta więcej, póki jest zajęte

## Whose turn it is

ui-turn = tura { $turn }
ui-medals = Medale
ui-medals-of = { $medals } z { $target }
ui-hand = Twoja ręka
ui-support = Karty wsparcia
ui-drawn = Dobierasz kartę
ui-orders = Rozkazy: { $units }.

## What to do in each step

ui-ask-play = Zagraj kartę (w nawiasie: jednostki do wyboru):
ui-ask-choose = { $what ->
    [section] Wybierz strefę, w której karta wydaje rozkazy:
   *[class] Wybierz rodzaj jednostek, którym karta wydaje rozkazy:
}
ui-ask-order = Wydaj rozkazy: wpisz jeden numer lub kilka (1 3) albo all dla wszystkich:
ui-ask-move = Ruszaj jednostki jedna po drugiej:
ui-move-marks = ! = stamtąd wróg jest w zasięgu, - = po tym ruchu bez ataku
ui-ask-attack = Atakuj jednostkami jedna po drugiej:
ui-ask-attack-again = Zaatakuj jeszcze raz:
ui-ask-after-move = Ta jednostka może się ruszyć po ataku:
ui-ask-retreat = Wybierz, dokąd cofa się jednostka:
ui-ask-shelter = W okopach można zignorować jeden odwrót:
ui-ask-breakthrough = Droga dla twoich komandosów stoi otworem:
ui-ask-reroll = Wybierz kości do przerzutu:
ui-ask-arrive = Wystaw przybywającą jednostkę:
ui-ask-exchange = Odrzuć karty, które chcesz wymienić:
ui-ask-give-up-card = Oddaj jedną kartę:
ui-ask-recover = Wziąć kartę ze stosu kart odrzuconych zamiast dobierać?
ui-ask-strike = Wybierz cel uderzenia z orbity:
ui-ask-heal = Wybierz jednostkę, która odzyskuje figurki:
ui-ask-incursion = Użyć karty Wypad: ruch i atak jeszcze raz?
ui-ask-final-assault = Użyć Ostatecznego szturmu: 2 kości więcej przeciw cofającej się jednostce?

ui-done-order = dość rozkazów
ui-done-move = dość ruchów, czas na ataki
ui-done-move-last = dość ruchów, koniec tury
ui-done-attack = dość ataków, koniec tury
ui-done-attack-again = bez drugiego ataku
ui-done-after-move = zostań tutaj
ui-done-breakthrough = zostań na miejscu
ui-done-arrive = teraz nikt nie przybywa
ui-done-exchange = dość wymiany
ui-done-recover = dobierz jak zwykle
ui-done-strike = dość uderzeń
ui-done-heal = nie lecz nikogo więcej
ui-done-incursion = nie teraz
ui-done-final-assault = nie teraz

ui-choice-pass = Pas: żadnej karty w tej turze
ui-choice-support = Karta wsparcia
ui-choice-exit = opuść planszę
ui-choice-ignore = Trzymaj okopy: zignoruj jeden odwrót
ui-choice-take = Wykonaj każdy odwrót
ui-choice-keep = Zostaw wszystkie kości
ui-choice-reroll = Przerzuć: { $faces }
ui-choice-breakthrough = Przejmij pozycję { $hex }

ui-odds = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}{ $reasons }; straty { $harm }%, wyeliminuje { $eliminate }%, odepchnie { $retreat }%
ui-odds-hits = { $hits ->
    [0] bez trafień
    [one] 1 trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}: { $chance }%

## Answers

ui-no-hex = Nie ma pola { $hex }: rzędy od A do G, kolumny od 1 do 10, w B, D i F od 1 do 9.
ui-really-done = To kończy twoją turę i nie da się tego cofnąć. Wpisz to jeszcze raz, aby potwierdzić.
ui-end-turn = Nic więcej do zrobienia. Enter kończy turę, undo cofa ostatni krok
ui-nothing-left = W tej turze nie ma już wyboru: naciśnij Enter albo wpisz undo.
ui-why-hidden-hand = Nie widzisz kart na tej ręce.
ui-why-hidden-deck = O tym, którą kartę się dobiera, decyduje los.
ui-odds-what = Podaj atak, na przykład: odds F3xE4
ui-odds-nobody = Na pierwszym polu musi stać jednostka, a na drugim wróg.
ui-hand-hidden = Nie teraz: druga strona patrzy na ekran.

## Lists

ui-special-rules = Zasady specjalne
ui-column-number = Nr
ui-column-id = Id
ui-column-name = Scenariusz
ui-column-first = Zaczyna
ui-column-hands = Karty
ui-column-medals = Medale
ui-column-badges = Odznaki
ui-column-inferred = Domysły
ui-scenarios-note = Karty i medale: Rebelia/Imperium. * = możliwy nagły koniec. Odznaki: as komandosi, ew E-Web, sc zwiadowcy, el elitarni żołnierze, sq elitarna eskadra. Domysły: to, czego źródła nie podają.
ui-begins = zaczyna
ui-hand-size = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
ui-medals-to-win = { $medals ->
    [one] 1 medal wygrywa
    [few] { $medals } medale wygrywają
    [many] { $medals } medali wygrywa
   *[other] { $medals } medalu wygrywa
}
ui-rules = Zasady
ui-check-document = { $name }, { $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
    [many] { $units } jednostek
   *[other] { $units } jednostki
}.

# What players can type in a battle; help-text follows it in every game.
help-battle =
    Tura: zagraj kartę, wydaj rozkazy, ruszaj jednostki, atakuj, dobierz.

    3             wybierz numer 3 z listy
    1 3           rozkaz dla dwóch jednostek naraz
    move G3-F3    ruch w notacji; czasownik można pominąć: G3-F3
    attack F3xE4  atak; kilka działań z rzędu: G3-F3; done; F3xE4
    order G3 F2   rozkazy w dowolnej kolejności; all dla wszystkich
    why ...       dlaczego czegoś nie można zrobić: why attack F3xE4
    odds F3xE4    szanse ataku
    retreats ...  cover, away, ask: z góry, dokąd cofają się jednostki
    trenches ...  hold, ask: z góry ignoruj odwrót, na który pozwalają okopy
    board, hand, goal, list, log   pokaż znów: plansza, karty, cele, wybory, przebieg
    rules WORD    szukaj w zasadach (po angielsku): rules trench
    info          co robią jednostki, odznaki, teren i kości; jedno pole: info F3
    0             kończy krok, jeśli jest na liście; kartę zawsze trzeba zagrać

## Pauses and defence

ui-go-on = Naciśnij Enter, aby grać dalej
ui-go-on-first = Najpierw naciśnij Enter, aby grać dalej, albo wpisz undo.
ui-defend-retreat = { $unit } na { $hex }, pozostałe odwroty: { $retreats }. Wybierz, dokąd cofa się jednostka:
ui-defend-shelter = { $unit } na { $hex }, odwroty: { $retreats }. W okopach można zignorować jeden:
ui-second-order = dość ataków, czas na drugi rozkaz

## Looking things up

ui-info-dice =
    Kość ma sześć ścianek:
    { $infantry } × Piechota: trafia piechotę
    { $vehicle } × Pojazd: trafia pojazdy
    { $blast } × Wybuch: trafia każdą jednostkę i konstrukcję
    { $retreat } × Odwrót: cofa jednostkę o jedno pole
    { $cross } × Krzyżyk: pudło
ui-info-none = Nic na tej planszy nie nazywa się „{ $word }”. Wpisz info, by zobaczyć wszystko, albo info F3, by sprawdzić pole.
ui-too-many-orders = { $orders ->
    [one] Karta daje tylko 1 rozkaz: wybierz jednostkę.
    [few] Karta daje tylko { $orders } rozkazy: wybierz jednostki.
   *[other] Karta daje tylko { $orders } rozkazów: wybierz jednostki.
}

## Zadania

puzzle-theme-command = Właściwa karta
puzzle-theme-exit = Zejście z planszy
puzzle-theme-close-combat = Atak z bliska
puzzle-theme-retreat = Odwrót
puzzle-theme-breakthrough = Przejęcie pozycji
puzzle-theme-sudden-death = Nagły koniec
puzzle-theme-last-medal = Ostatni medal
puzzle-theme-last-defence = Ostatnia obrona
