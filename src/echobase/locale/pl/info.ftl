# Co można sprawdzić podczas bitwy: info, help, rules, rozkazy, undo.

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
ui-nothing-to-undo = Nie ma jeszcze czego cofać.
ui-offer-quit = q wyjdź
