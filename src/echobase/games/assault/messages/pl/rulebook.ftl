### The reference sheets of Assault on Hoth (Polish)

sheet-assault-units = Jednostki
sheet-assault-terrain = Teren
sheet-assault-features = Na mapie
sheet-assault-hero = Bohater
sheet-assault-cards = Karty
sheet-assault-fire = Siła ognia
sheet-assault-armour = Pancerz
sheet-assault-cover = Ochrona
sheet-assault-count = Początek + wydarzenia
sheet-assault-about = W skrócie
sheet-assault-effect = Działanie
sheet-assault-copies = Kopie
sheet-assault-yes = tak
sheet-assault-no = nie
sheet-assault-damage = Kości uszkodzeń: { $name }
sheet-assault-walker-blaster = Blaster: pierwsze, siła ognia −3; drugie, koniec strzelania; dalsze liczą się jako kadłub
sheet-assault-walker-body = Kadłub: drugie, pokład ginie i nikt nie wsiądzie; trzecie, zniszczona
sheet-assault-walker-legs = Nogi: pierwsze, 2 punkty ruchu mniej; drugie, ani kroku, ani obrotu; dalsze liczą się jako kadłub
sheet-assault-walker-critical = Krytyczne: zniszczona ze wszystkimi na pokładzie
sheet-assault-snowspeeder-gunner = Strzelec: pierwsze, siła ognia −2, koniec harpuna i strzelca wyborowego; dalsze liczą się jako kadłub
sheet-assault-snowspeeder-body = Kadłub: drugie, zniszczony
sheet-assault-snowspeeder-critical = Krytyczne: zniszczony; Luke za 1 punkt zmienia je w uszkodzenie kadłuba
sheet-assault-chances = Szansa trafienia
sheet-assault-dice = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
sheet-assault-needs = Pancerz { $armour }
sheet-assault-actions = Karty akcji: { $side }
sheet-assault-events = Karty wydarzeń
