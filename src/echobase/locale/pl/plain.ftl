### Gry bez własnych słów (polski)

plain-check = { $game }: { $name }
plain-won = Wygrywają { $name }: { $why }.
plain-turn = tura { $turn }
plain-ask = Co robisz?
plain-done = Dalej
plain-field = { $name }: { $value }
plain-info-none = „{ $word }” nie jest polem tej planszy.
plain-info-empty = { $hex }: nic tu nie ma.
plain-help =
    3             wybierz pozycję 3 z listy
    move A1-A2    to samo w notacji; czasownik można pominąć: A1-A2
    why ...       dlaczego coś jest niemożliwe: why move A1-C9
    board, goal, list, log   spójrz jeszcze raz: plansza, cel, wybory, co się stało
    info A1       co jest na polu

server-level-searcher = Poszukiwacz
server-level-searcher-text = Próbuje każdego wyboru w wyobrażonych grach; zna zasady, ale żadnych sztuczek.

games-broken = nie można użyć: { $reason }
plain-report-lead = Partie wygrane przez stronę { $name }: { $percent } %.
plain-report-heat = { $name }: { $lost } na partię
