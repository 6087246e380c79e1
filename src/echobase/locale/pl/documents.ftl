### Co jest nie tak z dokumentem dowolnej gry (polski)

document-missing = brakuje tego pola
document-unknown = nieznane pole; znane pola: { $known }
document-choice = { $word } jest niemożliwe; możliwe wartości: { $known }
document-one-of = możliwe wartości: { $known }; jest { $got ->
    [int] liczba całkowita
    [float] liczba
    [str] tekst
    [bool] prawda lub fałsz
    [array] lista
    [object] tabela
    [null] nic
   *[other] { $got }
}
document-type = potrzebne: { $wanted ->
    [int] liczba całkowita
    [float] liczba
    [str] tekst
    [bool] prawda lub fałsz
    [array] lista
    [object] tabela
    [null] nic
   *[other] { $wanted }
}; jest { $got ->
    [int] liczba całkowita
    [float] liczba
    [str] tekst
    [bool] prawda lub fałsz
    [array] lista
    [object] tabela
    [null] nic
   *[other] { $got }
}
document-least = potrzebna liczba całkowita, co najmniej { $limit }
document-most = potrzebna liczba całkowita, najwyżej { $limit }
document-short = potrzebny tekst, co najmniej { $least } znaków
document-few = potrzebna lista, co najmniej { $least }
document-version = dokument powstał z wersją { $found } zasad, a ten program zna wersje od 1 do { $known }
document-deep = zbyt głęboko zagnieżdżone jak na dokument
