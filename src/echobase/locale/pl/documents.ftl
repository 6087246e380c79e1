### Co jest nie tak z dokumentem dowolnej gry (polski)

document-missing = brakuje tego pola
document-unknown = nieznane pole; znane pola: { $known }
document-choice = { $word } jest niemożliwe; możliwe wartości: { $known }
document-one-of = możliwe wartości: { $known }; jest { $got }
document-type = wartość nie jest właściwego rodzaju: oczekiwano { $wanted }, jest { $got }
document-least = potrzebna liczba całkowita, co najmniej { $limit }
document-most = potrzebna liczba całkowita, najwyżej { $limit }
document-short = potrzebny tekst, co najmniej { $least } znaków
document-few = potrzebna lista, co najmniej { $least }
document-version = dokument powstał z wersją { $found } zasad, a ten program zna wersje od 1 do { $known }
document-deep = zbyt głęboko zagnieżdżone jak na dokument
