### The reference sheets of Assault on Hoth (Italian)

sheet-assault-units = Unità
sheet-assault-terrain = Terreno
sheet-assault-features = Sulla mappa
sheet-assault-hero = L’eroe
sheet-assault-cards = Carte
sheet-assault-fire = Fuoco
sheet-assault-armour = Corazza
sheet-assault-cover = Protezione
sheet-assault-count = Inizio + eventi
sheet-assault-about = In breve
sheet-assault-effect = Effetto
sheet-assault-copies = Copie
sheet-assault-yes = sì
sheet-assault-no = no
sheet-assault-damage = Dadi danno: { $name }
sheet-assault-walker-blaster = Blaster: il primo, potenza di fuoco −3; il secondo, non può sparare; gli altri contano come scafo
sheet-assault-walker-body = Scafo: il secondo, chi è a bordo muore e nessuno può salire; il terzo, distrutto
sheet-assault-walker-legs = Zampe: il primo, 2 punti movimento in meno; il secondo, né passi né rotazioni; gli altri contano come scafo
sheet-assault-walker-critical = Critico: distrutto con tutti quelli a bordo
sheet-assault-snowspeeder-gunner = Artigliere: il primo, potenza di fuoco −2, niente arpione e niente artigliere infallibile; gli altri contano come scafo
sheet-assault-snowspeeder-body = Scafo: il secondo, distrutto
sheet-assault-snowspeeder-critical = Critico: distrutto; Luke può farne un colpo allo scafo per 1 punto
sheet-assault-chances = Probabilità di colpire
sheet-assault-dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
sheet-assault-needs = Corazza { $armour }
sheet-assault-actions = Carte azione: { $side }
sheet-assault-events = Carte evento
