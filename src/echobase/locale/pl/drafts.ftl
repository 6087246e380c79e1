### Warsztat: pomiary i biblioteka (polski)

workshop-even-from-start = Wyrównać można tylko bitwę od jej początku.
workshop-runs-own = { $most ->
    [one] Masz już pomiar w toku; zatrzymaj go albo poczekaj.
    [few] Masz już { $most } pomiary w toku; zatrzymaj któryś albo poczekaj.
   *[other] Masz już { $most } pomiarów w toku; zatrzymaj któryś albo poczekaj.
}
workshop-runs-full = Wielu innych teraz mierzy; spróbuj za kilka minut.
workshop-run-slow = Te partie trwają zbyt długo, by je tu mierzyć.
workshop-run-failed = Gracze komputerowi nie zdołali tego rozegrać do końca.
workshop-run-lost = Serwer uruchomiono ponownie, zanim rozegrał wszystkie partie. Widać to, co zdążył ustalić.
workshop-run-unknown = Tych partii już nie ma: wyniki są przechowywane przez godzinę. Zmierz jeszcze raz.
workshop-read-record = To zapis gry, a nie bitwa ani mapa. Otwórz go jako powtórkę.
workshop-read-line = Nie da się odczytać wiersza { $line }. Albo jest uszkodzony, albo to nie bitwa ani mapa.
workshop-read-damaged = Nie da się tego odczytać. Albo brakuje końca, albo to nie bitwa ani mapa.
workshop-read-game = Tekst nie mówi, której gry dotyczy. Jego pole „game” musi mieć jedną z tych wartości: { $games }.
workshop-not-playable = W to nie można jeszcze grać: { $problem }
library-twice = To już jest w bibliotece: { $name }
library-empty = Nikt nie opublikował niczego takiego.
library-line = { $id }  { $name } ({ $game })
library-by = autor: { $author }
library-plays = { $plays ->
    [one] 1 gra
    [few] { $plays } gry
   *[other] { $plays } gier
}
library-likes = { $likes ->
    [one] 1 polubienie
    [few] { $likes } polubienia
   *[other] { $likes } polubień
}
library-fetched = { $path }: { $name }
library-removed = { $id }: usunięto.
