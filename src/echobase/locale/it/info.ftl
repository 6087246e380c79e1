# Quello che si può consultare durante una battaglia: info, help, rules, comandi, undo.

ui-info-dice =
    Il dado ha sei facce:
    { $infantry } × Fanteria: colpisce la fanteria
    { $vehicle } × Veicolo: colpisce i veicoli
    { $blast } × Esplosione: colpisce ogni unità e ogni struttura
    { $retreat } × Ritirata: fa indietreggiare l’unità di un esagono
    { $cross } × X: manca il bersaglio
ui-info-none = Niente su questo tabellone si chiama “{ $word }”. Scrivi info per vedere tutto, o info F3 per un esagono.

ui-too-many-orders = { $orders ->
    [one] La carta dà solo 1 comando: scegli l’unità.
   *[other] La carta dà solo { $orders } comandi: scegli le unità.
}
ui-nothing-to-undo = Non c’è ancora nulla da annullare.
ui-offer-quit = q esci
