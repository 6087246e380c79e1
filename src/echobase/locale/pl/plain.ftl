### Games without words of their own (Polish)

plain-check = { $game }: { $name }
plain-won = Wygrywa { $name }: { $why }.
plain-turn = tura { $turn }
plain-ask = Co robisz?
plain-done = Dalej
plain-field = { $name }: { $value }
plain-info-none = „{ $word }” nie jest polem tej planszy.
plain-info-empty = { $hex }: nic tu nie ma.
plain-help = 
    3             wybierz pozycję 3 z listy
    move A1-A2    ruch w notacji; czasownik można pominąć: A1-A2
    why ...       dlaczego czegoś nie można zrobić: why move A1-C9
    board, goal, list, log   pokaż znów: plansza, cel, wybory, przebieg
    info A1       co jest na polu

server-level-searcher = Poszukiwacz
server-level-searcher-text = Próbuje każdego wyboru w wyobrażonych grach; zna zasady, ale żadnych sztuczek.

games-broken = nie można użyć: { $reason }
plain-report-lead = Partie wygrane przez stronę { $name }: { $percent }%.
plain-report-heat = { $name }: { $lost } na partię
