### Battle of Hoth: names and explanations (Italian)

## The game

game-battle = Battaglia di Hoth
game-battle-about = Battaglie rapide tra due schieramenti sui ghiacci di Hoth: le carte danno i comandi, i dadi risolvono gli scontri e le medaglie decidono chi vince.

## Units: each name stands for one whole unit; dice are listed by distance

unit-echo-trooper = Soldati della Base Echo
unit-echo-trooper-about = Fanteria, 3 miniature. Può attaccare dopo un movimento fino a 1 esagono, non dopo uno di 2 esagoni. Dadi per distanza: 3/2/1.
unit-snowspeeder = Snowspeeder
unit-snowspeeder-about = Veicolo volante, 3 miniature. Si muove fino a 3 esagoni, anche sopra i crepacci, e attacca. Dadi per distanza: 4/2.
unit-rebel-artillery = Artiglieria ribelle
unit-rebel-artillery-about = Unità speciale, 1 miniatura. Non può muoversi. Dadi per distanza: 3/3/2/2. La colpisce solo un’esplosione, non si ritira mai e la sua perdita non vale medaglie.
unit-snowtrooper = Soldati artici
unit-snowtrooper-about = Fanteria, 4 miniature. Può attaccare dopo un movimento fino a 1 esagono, non dopo uno di 2 esagoni. Dadi per distanza: 3/2/1.
unit-at-at = AT-AT
unit-at-at-about = Veicolo, 1 miniatura. Si muove fino a 1 esagono, mai sui crinali, e attacca. Dadi per distanza: 3/3/3. Non si ritira mai, non ha protezione dal terreno e cade solo con un’esplosione nel tiro di conferma.
unit-probe-droid = Droidi sonda
unit-probe-droid-about = Unità speciale, 2 miniature. Si muove fino a 2 esagoni e attacca. Dadi per distanza: 2/1. La colpisce solo un’esplosione e la sua perdita non vale medaglie, salvo che lo dica lo scenario.
class-infantry = Fanteria
class-vehicle = Veicolo
class-special = Speciale
class-infantry-all = Fanteria
class-vehicle-all = Veicoli
class-special-all = Unità speciali

## Badges of special forces

badge-assault = Assalto
badge-assault-about = Sfondamento: se il suo attacco ravvicinato elimina il nemico o lo respinge, l’unità può entrare nell’esagono libero e attaccare ancora. Una volta per turno.
badge-eweb = E-Web
badge-eweb-about = Posizionata: a ogni attacco può ripetere una volta il tiro dei dadi che vuole. In movimento: fanteria normale. Se comandata si muove, passa in movimento; se comandata resta ferma, torna posizionata.
badge-eweb-in-place = Posizionata
badge-eweb-moving = In movimento
badge-scout = Esploratori
badge-scout-about = Finché sta su un crinale, le altre unità amiche tirano 1 dado in più contro ogni unità nemica che essa vede, a qualsiasi distanza.
badge-elite = Soldati elite
badge-elite-about = Si muovono fino a 2 esagoni e possono comunque attaccare. Le restrizioni del terreno restano valide.
badge-elite-squadron = Squadriglia elite
badge-elite-squadron-about = Questi snowspeeder iniziano con 4 miniature invece di 3.

## Terrain and structures

terrain-open = Terreno aperto
terrain-open-about = Nessun effetto.
terrain-ridge = Crinale
terrain-ridge-about = Vietato agli AT-AT. Chi attacca tira 1 dado in meno, a meno di stare anch’esso su un crinale. Blocca la linea di vista, ma non da un crinale all’altro.
terrain-building = Edificio
terrain-building-about = Chi entra si ferma e in quel turno non attacca. Protezione: 2 dadi contro i veicoli, 1 contro gli altri. I veicoli all’interno attaccano con 2 dadi in meno. Blocca la linea di vista.
terrain-wreckage = Rottame
terrain-wreckage-about = Chi entra si ferma e in quel turno non attacca. Protezione: 2 dadi contro i veicoli, 1 contro gli altri. I veicoli all’interno attaccano con 2 dadi in meno. Blocca la linea di vista.
terrain-rocks = Roccia
terrain-rocks-about = Chi entra si ferma e in quel turno non attacca. Protezione: 2 dadi contro i veicoli, 1 contro gli altri. Blocca la linea di vista.
terrain-trench = Trincea
terrain-trench-about = Qui la fanteria subisce attacchi con 1 dado in meno e può ignorare una ritirata. Le altre unità non ne traggono vantaggio. Non blocca la linea di vista.
terrain-serac = Seracco
terrain-serac-about = Nessuna unità può mai entrarvi. Blocca sempre la linea di vista, anche tra i crinali.
terrain-crevasse = Crepaccio
terrain-crevasse-about = Solo le unità volanti possono entrarvi. Non blocca la linea di vista.
structure-shield-generator = Generatore dello scudo
structure-shield-generator-about = Una struttura, non un’unità. Nessuno può entrarvi, blocca la linea di vista e ha la protezione del terreno sottostante. Basta un’esplosione per distruggerlo.
structure-ion-cannon = Cannone a ioni
structure-ion-cannon-about = Una struttura, non un’unità. Nessuno può entrarvi, blocca la linea di vista e ha la protezione del terreno sottostante. Basta un’esplosione per distruggerlo.

## Goals, and what is marked on the board: $what and $token are keys

goal-medals = Medaglie
goal-charge = Cariche del cannone a ioni
goal-destroy-structures = { $what ->
    [shield_generator] Generatori dello scudo distrutti
    [ion_cannon] Cannone a ioni distrutto
   *[other] Strutture distrutte
}
goal-eliminate = Unità eliminate: { $units }
goal-exit = Unità uscite da { $hexes }
goal-hold = Posizioni occupate: { $hexes }
goal-token-exits = { $what ->
    [officer] Ufficiale portato in salvo
   *[other] Segnalino portato via
}
goal-token-captured = { $what ->
    [officer] Ufficiale catturato
   *[other] Segnalino catturato
}
goal-short-medals = medaglie
goal-short-charge = cariche
goal-short-destroy-structures = distrutti
goal-short-eliminate = eliminate
goal-short-exit = uscite
goal-short-hold = occupate
goal-short-token-exits = in salvo
goal-short-token-captured = catturato

mark-for = { $side ->
    [rebel] per i Ribelli
    [empire] per l’Impero
   *[either] per entrambi
}
mark-temporary = { $medals ->
    [one] medaglia temporanea
   *[other] { $medals } medaglie temporanee
}
mark-permanent = { $medals ->
    [one] medaglia permanente
   *[other] { $medals } medaglie permanenti
}
mark-periodic = { $medals ->
    [one] 1 medaglia all’inizio di ogni turno
   *[other] { $medals } medaglie all’inizio di ogni turno
}
mark-hold = posizione da occupare
mark-card = carta in più finché è occupato
mark-token = { $token ->
    [officer] l’ufficiale
   *[other] il segnalino
}
mark-carried = { $token ->
    [officer] porta l’ufficiale
   *[other] porta il segnalino
}
mark-held = { $side ->
    [rebel] in mano ai Ribelli
   *[empire] in mano all’Impero
}
mark-won = { $side ->
    [rebel] conquistata dai Ribelli
   *[empire] conquistata dall’Impero
}
mark-target = { $side ->
    [rebel] obiettivo dei Ribelli
   *[empire] obiettivo dell’Impero
}
mark-exit = { $side ->
    [rebel] uscita dei Ribelli
   *[empire] uscita dell’Impero
}
mark-exit-carrier = { $token ->
    [officer] per l’unità con l’ufficiale
   *[other] per l’unità con il segnalino
}
mark-exit-only = solo { $units }
mark-medals-each = { $medals ->
    [one] 1 medaglia per ogni unità
   *[other] { $medals } medaglie per ogni unità
}
mark-ruin = { $what ->
    [shield_generator] rovine del generatore dello scudo
    [ion_cannon] rovine del cannone a ioni
   *[other] rovine
}

## Faces of the attack die

face-infantry = Fanteria
face-vehicle = Veicolo
face-blast = Esplosione
face-retreat = Ritirata
face-cross = X

## Sections of the battlefield

section-left = Fianco sinistro
section-centre = Centro
section-right = Fianco destro

## Steps of a turn

step-play = Giocare una carta ordini
step-order = Comandare le unità
step-move = Muovere le unità
step-attack = Attaccare
step-draw = Pescare una carta ordini

## Leaders

leader-leia = Leia Organa
leader-luke = Luke Skywalker
leader-han = Han Solo
leader-piett = Firmus Piett
leader-vader = Darth Vader
leader-veers = Maximilian Veers

## Command cards: section cards

card-assault-left = Assalto: fianco sinistro
card-assault-left-text = Comanda tutte le tue unità sul fianco sinistro.
card-assault-centre = Assalto: centro
card-assault-centre-text = Comanda tutte le tue unità al centro.
card-assault-right = Assalto: fianco destro
card-assault-right-text = Comanda tutte le tue unità sul fianco destro.
card-raid-left = Raid: fianco sinistro
card-raid-left-text = Comanda fino a 2 unità sul fianco sinistro.
card-raid-centre = Raid: centro
card-raid-centre-text = Comanda fino a 2 unità al centro.
card-raid-right = Raid: fianco destro
card-raid-right-text = Comanda fino a 2 unità sul fianco destro.
card-recon-left = Ricognizione: fianco sinistro
card-recon-left-text = Comanda 1 unità sul fianco sinistro.
card-recon-centre = Ricognizione: centro
card-recon-centre-text = Comanda 1 unità al centro.
card-recon-right = Ricognizione: fianco destro
card-recon-right-text = Comanda 1 unità sul fianco destro.
card-recon-in-force = Ricognizione in forze
card-recon-in-force-text = Comanda 1 unità in ognuna delle tre sezioni.
card-pincer-move = Manovra a tenaglia
card-pincer-move-text = Comanda fino a 2 unità sul fianco sinistro e fino a 2 sul fianco destro.

## Command cards: tactic cards

card-direct-from-hq = Direttamente dal quartier generale
card-direct-from-hq-text = Comanda fino a 3 unità ovunque.
card-trooper-assault-rebel = Assalto della fanteria
card-trooper-assault-rebel-text = Scegli una sezione: comanda tutta la tua fanteria lì presente, ogni unità con +1 dado. Niente fanteria? Comanda 1 unità qualsiasi, senza bonus.
card-trooper-assault-empire = Assalto della fanteria
card-trooper-assault-empire-text = Scegli una sezione: comanda tutta la tua fanteria lì presente. Niente fanteria? Comanda 1 unità qualsiasi.
card-speeder-assault = Assalto degli speeder
card-speeder-assault-text = Comanda fino a 2 unità di veicoli; ognuna può muoversi di 1 esagono dopo aver attaccato. Niente veicoli? Comanda 1 unità qualsiasi, senza bonus.
card-imperial-assault = Assalto imperiale
card-imperial-assault-text = Scegli fanteria, veicoli o unità speciali: comanda fino a 3 unità di quel tipo, ognuna con +1 esagono di movimento.
card-artillery-barrage = Sbarramento d’artiglieria
card-artillery-barrage-text = Comanda 1 unità di artiglieria: attacca due volte, ogni volta con +1 dado. Niente artiglieria? Comanda 1 unità qualsiasi, senza bonus.
card-precision-fire = Fuoco di precisione
card-precision-fire-text = Comanda 1 unità di veicoli con +1 esagono di movimento e +1 dado. Niente veicoli? Comanda 1 unità qualsiasi, senza bonus.
card-defensive-position = Posizione difensiva
card-defensive-position-text = Comanda fino a 3 unità. Non possono muoversi, ma attaccano con +1 dado.
card-search-and-destroy = Cerca e distruggi
card-search-and-destroy-text = Comanda fino a 2 unità; ognuna può muoversi fino a 2 esagoni dopo aver attaccato.
card-rebel-spearhead = Avanguardia ribelle
card-rebel-spearhead-text = Comanda fino a 2 unità. Ignorano le restrizioni del terreno al movimento e all’attacco.
card-pressing-forward = Avanzata incalzante
card-pressing-forward-text = Comanda fino a 2 unità con +2 esagoni di movimento. Non possono attaccare.

## Leader cards: Leia Organa

card-assistance = Assistenza
card-assistance-text = Ogni tua unità indebolita recupera 1 miniatura. Poi comanda 1 unità qualsiasi.
card-orders-from-the-princess = Ordini della principessa
card-orders-from-the-princess-text = Comanda fino a 2 unità ovunque, ognuna con +1 dado.
card-our-last-hope = La nostra ultima speranza
card-our-last-hope-text = Comanda 1 unità di fanteria con +1 esagono di movimento e +1 dado. Niente fanteria? Comanda 1 unità qualsiasi, senza bonus.

## Leader cards: Luke Skywalker

card-in-formation = In formazione
card-in-formation-text = Comanda fino a 2 unità ovunque, ognuna con +1 esagono di movimento.
card-tactical-assault = Assalto tattico
card-tactical-assault-text = Comanda 1 unità di veicoli con +1 esagono di movimento e +1 dado. Niente veicoli? Comanda 1 unità qualsiasi, senza bonus.
card-ready-for-battle = Pronti alla battaglia
card-ready-for-battle-text = Comanda tutte le tue unità. Nessuna può muoversi.

## Leader cards: Han Solo

card-diversion = Diversivo
card-diversion-text = Comanda fino a 2 unità in due sezioni diverse, ognuna con +1 dado.
card-here-they-come = Eccoli che arrivano
card-here-they-come-text = Comanda 1 unità di fanteria con +2 esagoni di movimento e +1 dado; ignora le restrizioni del terreno. Niente fanteria? Comanda 1 unità qualsiasi, senza bonus.
card-scoundrels-support = L’aiuto della canaglia
card-scoundrels-support-text = Comanda 1 unità di fanteria: +1 dado per ogni unità amica adiacente. Niente fanteria? Comanda 1 unità qualsiasi, senza bonus.

## Leader cards: Firmus Piett

card-reinforcements = Rinforzi
card-reinforcements-text = Riporta 1 unità di fanteria al completo e comandala con +1 dado. Niente fanteria? Comanda 1 unità qualsiasi, senza bonus.
card-deploy-the-fleet = Schierare la Flotta
card-deploy-the-fleet-text = Scarta fino a 3 carte e pescane altrettante più 1. Poi gioca un’altra carta ordini.
card-orbital-strike = Bombardamento orbitale
card-orbital-strike-text = Nessun comando. Scegli fino a 3 unità nemiche e tira 1 dado contro ognuna: il suo simbolo, un’esplosione o una ritirata è un colpo.

## Leader cards: Darth Vader

card-force-powers = I poteri della Forza
card-force-powers-text = Comanda fino a 2 unità ovunque. Nei loro attacchi ogni ritirata vale come esplosione.
card-determination = Determinazione
card-determination-text = Comanda 1 unità due volte: si muove e attacca, poi si muove e attacca di nuovo.
card-imperial-discipline = Disciplina imperiale
card-imperial-discipline-text = Comanda tutte le tue unità. Ognuna attacca con 1 dado in meno.

## Leader cards: Maximilian Veers

card-walker-attack = Attacco dei camminatori
card-walker-attack-text = Comanda fino a 3 unità di veicoli, ognuna con +1 dado in combattimento ravvicinato. Niente veicoli? Comanda 1 unità qualsiasi, senza bonus.
card-successful-landings = Sbarco riuscito
card-successful-landings-text = Comanda fino a 3 unità ovunque; ognuna può muoversi di 1 esagono dopo aver attaccato.
card-concentrated-fire = Fuoco concentrato
card-concentrated-fire-text = Comanda fino a 3 unità ovunque. La seconda che attacca lo stesso bersaglio tira +1 dado, la terza +2.

## Support cards

support-combat-experience = Esperienza di combattimento
support-combat-experience-text = Invece di giocare una carta ordini, comanda tutte le tue unità, ognuna con +1 dado in combattimento ravvicinato.
support-air-support = Supporto aereo
support-air-support-text = Durante gli attacchi, tira 2 dadi contro un’unità nemica qualsiasi sul tabellone. Il terreno non la protegge.
support-lets-finish-this = Facciamola finita
support-lets-finish-this-text = Dopo un tiro di attacco, ripeti una volta il tiro dei dadi che vuoi. Non vale per i tiri di conferma.
support-reserve-forces = Forze di riserva
support-reserve-forces-text = Mentre dai i comandi, riporta al completo una tua unità.
support-desperate-stand = Resistenza disperata
support-desperate-stand-text = Durante gli attacchi, un’unità di fanteria ridotta a una sola miniatura effettua il suo attacco con +2 dadi.
support-special-orders = Ordini speciali
support-special-orders-text = Invece di pescare, prendi una carta qualsiasi dalla tua pila degli scarti.
support-incursion = Incursione
support-incursion-text = Dopo il suo attacco, un’unità di fanteria comandata può subito muoversi e attaccare di nuovo.
support-scout-support = Esploratore
support-scout-support-text = Mentre dai i comandi, comanda 1 unità di fanteria in più, ovunque, senza i bonus della tua carta ordini.
support-final-assault = Assalto finale
support-final-assault-text = Quando un’unità nemica si ritira per un tuo attacco, tira altri 2 dadi contro di essa. Il terreno non la protegge.
support-rout = In rotta
support-rout-text = Durante gli attacchi, un tuo attacco ignora ogni protezione del terreno.

## Scenario 1

scenario-imperial-scout-mission = Missione esplorativa imperiale
scenario-imperial-scout-mission-briefing = A nord sono atterrati dei droidi sonda, e cinque unità di soldati artici li proteggono. Sette pattuglie ribelli partono dal margine meridionale per zittire i droidi prima che scoprano la base. Seracchi e crepacci dividono il ghiaccio in passaggi stretti, e nessuno sa chi aspetti dall’altra parte.
scenario-imperial-scout-mission-goal-rebel = Conquista 4 medaglie. Ogni unità di droidi sonda che elimini ne vale 2.
scenario-imperial-scout-mission-goal-empire = Conquista 4 medaglie eliminando unità ribelli.
scenario-imperial-scout-mission-special = Ogni unità di droidi sonda eliminata dai Ribelli vale per loro 2 medaglie invece di nessuna.

## Scenario 2

scenario-snowspeeder-counter-attack = Contrattacco degli snowspeeder
scenario-snowspeeder-counter-attack-briefing = I soldati artici hanno preso i crinali, e alle loro spalle compare il primo AT-AT. A sud-ovest tre squadriglie di snowspeeder accendono i motori, mentre a sud-est quattro unità di fanteria ribelle attendono dietro una fila di crepacci. Solo un colpo rapido può fermare la colonna prima che raccolga le forze.
scenario-snowspeeder-counter-attack-goal-rebel = Conquista 4 medaglie eliminando unità imperiali.
scenario-snowspeeder-counter-attack-goal-empire = Conquista 4 medaglie eliminando unità ribelli.
scenario-snowspeeder-counter-attack-special = Questa battaglia non ha regole speciali.

## Scenario 3

scenario-enemy-spotted = Nemico avvistato
scenario-enemy-spotted-briefing = Una sentinella ha visto ciò che tutti temevano: un AT-AT al margine delle rocce, con sei unità di soldati artici attorno e dei droidi sonda in testa. I Ribelli hanno sette unità di fanteria e una sola squadriglia di snowspeeder. Chi abbatte il camminatore ha fatto quasi metà del lavoro.
scenario-enemy-spotted-goal-rebel = Conquista 5 medaglie. L’AT-AT ne vale 2.
scenario-enemy-spotted-goal-empire = Conquista 5 medaglie eliminando unità ribelli.
scenario-enemy-spotted-special = L’eliminazione dell’AT-AT vale per i Ribelli 2 medaglie invece di 1.

## Scenario 4

scenario-successful-landings = Sbarco riuscito
scenario-successful-landings-briefing = Lo sbarco imperiale è andato secondo i piani: due AT-AT e quattro unità di soldati artici sono in marcia. A sud i Ribelli tengono un edificio e i crinali accanto, con una squadriglia di snowspeeder di riserva. Entrambi vogliono quell’edificio, perché domina la via verso la base.
scenario-successful-landings-goal-rebel = Conquista 4 medaglie. Tenere l’edificio in F6 ne vale 1, e all’inizio è tuo.
scenario-successful-landings-goal-empire = Conquista 4 medaglie. Tenere l’edificio in F6 ne vale 1.
scenario-successful-landings-special = L’edificio in F6 vale 1 medaglia temporanea per lo schieramento che vi tiene un’unità; la medaglia si perde quando quell’unità se ne va o viene eliminata. All’inizio vi si trova un’unità ribelle, quindi i Ribelli partono con 1 medaglia.

## Scenario 5

scenario-hill-alpha-defense = Difesa della Collina Alfa
scenario-hill-alpha-defense-briefing = Sulla Collina Alfa un cannone ribelle è nascosto in un rottame e tiene sotto tiro tutta la valle. Dietro c’è poco: quattro unità di fanteria, una squadriglia di snowspeeder e un secondo cannone. Soldati artici e droidi sonda si avvicinano tra le rocce da entrambi i lati, e chi tiene la collina è a metà strada verso la vittoria.
scenario-hill-alpha-defense-goal-rebel = Conquista 5 medaglie. Tenere il rottame in D5 ne vale 2, e all’inizio è tuo.
scenario-hill-alpha-defense-goal-empire = Conquista 5 medaglie. Tenere il rottame in D5 ne vale 2.
scenario-hill-alpha-defense-special = Il rottame in D5 vale 2 medaglie temporanee, prese e perse insieme, per lo schieramento che vi tiene un’unità. All’inizio vi si trova un’artiglieria ribelle, quindi i Ribelli partono con 2 medaglie. Eliminarla non dà medaglie all’Impero, ma toglie quelle 2 ai Ribelli.

## Scenario 6

scenario-retrieve-imperial-data = Recuperare i dati imperiali
scenario-retrieve-imperial-data-briefing = Nel rottame in D3 ci sono dati imperiali, sorvegliati da droidi sonda. Truppe d’assalto ed esploratori ribelli lasciano le trincee per copiare tutto ciò che possono, con una squadriglia di snowspeeder in volo. L’Impero ha un AT-AT e rimpiazza ogni unità di fanteria perduta, perciò logorarlo serve a poco.
scenario-retrieve-imperial-data-goal-rebel = Conquista 5 medaglie. All’inizio di ogni tuo turno la tua fanteria sul rottame in D3 ne guadagna 1.
scenario-retrieve-imperial-data-goal-empire = Conquista 5 medaglie eliminando unità ribelli.
scenario-retrieve-imperial-data-special = Dati: all’inizio di ogni turno ribelle, un’unità di fanteria ribelle sul rottame in D3 guadagna 1 medaglia permanente. Macchina bellica: ogni unità di fanteria imperiale eliminata viene rimpiazzata alla fine del turno imperiale successivo da una nuova, senza distintivo, in un esagono libero della fila A. I Ribelli tengono le medaglie conquistate.

## Scenario 7

scenario-outpost-attack = Attacco all’avamposto
scenario-outpost-attack-briefing = Un piccolo avamposto in E6 sorveglia il passo tra i crinali, con un cannone subito dietro. Dagli angoli settentrionali avanzano due AT-AT, e tra loro soldati artici, un E-Web e droidi sonda. Soldati elite ribelli accorrono da entrambi i fianchi, e gli snowspeeder sono in arrivo. L’avamposto deve solo resistere abbastanza a lungo.
scenario-outpost-attack-goal-rebel = Conquista 5 medaglie eliminando unità imperiali.
scenario-outpost-attack-goal-empire = Conquista 5 medaglie. La prima volta che una tua unità entra nell’edificio in E6 ne guadagni 1.
scenario-outpost-attack-special = La prima volta che un’unità imperiale entra nell’edificio in E6, l’Impero guadagna 1 medaglia permanente. Una sola volta, all’inizio del loro sesto turno o di uno successivo, i Ribelli possono collocare 2 nuove unità di snowspeeder in esagoni liberi della fila G; si possono comandare già in quel turno.

## Scenario 8

scenario-medevac = Evacuazione medica!
scenario-medevac-briefing = Un ufficiale ribelle ferito giace in D7, in un anello di trincee, e cinque unità di fanteria rifiutano di partire senza il loro comandante. I soldati artici premono da ogni lato, e alcuni sono già alle spalle dei Ribelli. Due squadriglie di snowspeeder attendono presso l’uscita a sud-ovest, ma tra loro e l’ufficiale il ghiaccio è pieno di nemici.
scenario-medevac-goal-rebel = Vittoria improvvisa: vinci appena l’unità che porta l’ufficiale lascia il tabellone da C1 o G1. Vinci anche con 5 medaglie.
scenario-medevac-goal-empire = Vittoria improvvisa: vinci appena una tua unità entra nell’esagono dell’ufficiale mentre nessuno lo porta. Vinci anche con 5 medaglie.
scenario-medevac-special = L’ufficiale inizia in D7. Un’unità ribelle che entra nel suo esagono lo porta con sé senza alcun costo e non può cederlo. Se quell’unità viene eliminata, l’ufficiale resta nel suo ultimo esagono. Per uscire da C1 o G1, l’unità spende un altro esagono di movimento oltre il bordo occidentale.

## Scenario 9

scenario-securing-defensive-positions = Occupare le posizioni difensive
scenario-securing-defensive-positions-briefing = Tre punti dominano la valle: due crinali e un rottame. Sette unità di fanteria ribelle partono da sud per occuparli prima che la trappola si chiuda; sette unità di soldati artici con un E-Web vengono loro incontro. Oggi niente camminatori e niente speeder: questo scontro è dei soldati a piedi.
scenario-securing-defensive-positions-goal-rebel = Conquista 4 medaglie. Vittoria improvvisa: vinci anche appena le tue unità occupano insieme D1, C6 e D9.
scenario-securing-defensive-positions-goal-empire = Conquista 4 medaglie eliminando unità ribelli.
scenario-securing-defensive-positions-special = Qualsiasi unità ribelle può tenere D1, C6 o D9, e i tre esagoni contano nei turni di entrambi gli schieramenti. Di per sé non valgono medaglie.

## Scenario 10

scenario-target-the-shield-generators = Obiettivo: generatori dello scudo
scenario-target-the-shield-generators-briefing = Finché i due generatori dello scudo restano in piedi, nessuna flotta può bombardare la base. Tre AT-AT e sei unità di soldati artici sono qui per abbatterli. In mezzo ci sono una linea di trincee, due cannoni e due squadriglie di snowspeeder.
scenario-target-the-shield-generators-goal-rebel = Conquista 5 medaglie eliminando unità imperiali.
scenario-target-the-shield-generators-goal-empire = Vittoria improvvisa: distruggi i due generatori dello scudo. Qui le medaglie non ti servono.
scenario-target-the-shield-generators-special = Per le unità imperiali i generatori dello scudo in G2 e G9 sono bersagli come qualsiasi unità; per distruggerne uno basta un’esplosione. L’Impero non riceve medaglie per le unità ribelli eliminate.

## Scenario 11

scenario-rebel-breakout = Sortita ribelle
scenario-rebel-breakout-briefing = Sette unità di fanteria ribelle sono tagliate fuori, e l’unica via di casa porta a nord, dritta attraverso il nemico. Crinali ripidi sbarrano il centro del campo, e dietro aspettano i soldati artici con un E-Web. Ogni unità che raggiunge il bordo opposto vivrà per combattere ancora.
scenario-rebel-breakout-goal-rebel = Conquista 5 medaglie. Ogni tua unità che lascia il tabellone dalla fila A ne vale 1, e così pure i droidi sonda.
scenario-rebel-breakout-goal-empire = Conquista 5 medaglie eliminando unità ribelli.
scenario-rebel-breakout-special = Le unità ribelli possono uscire da qualsiasi esagono della fila A spendendo un altro esagono di movimento; ognuna vale 1 medaglia per i Ribelli. Anche l’eliminazione dei droidi sonda vale 1 medaglia. Salire su un crinale costa 2 esagoni di movimento, ma non in ritirata o in uno sfondamento.

## Scenario 12

scenario-under-siege = Sotto assedio
scenario-under-siege-briefing = L’anello si stringe: soldati artici e due AT-AT arrivano da nord e da est. I Ribelli si sono ritirati nell’angolo sud-ovest, dove due cannoni sparano dagli edifici e due squadriglie elite di snowspeeder sono pronte. Se la fanteria imperiale entra in quell’angolo, non resta più dove andare.
scenario-under-siege-goal-rebel = Conquista 4 medaglie eliminando unità imperiali.
scenario-under-siege-goal-empire = Conquista 4 medaglie. La tua fanteria in uno degli esagoni F1, F2, G1, G2 e G3 ne vale 1.
scenario-under-siege-special = Finché la fanteria imperiale occupa almeno uno degli esagoni F1, F2, G1, G2 e G3, l’Impero ha 1 medaglia temporanea, mai più di una in tutto. Le unità ribelli lì non guadagnano nulla.

## Scenario 13

scenario-enter-echo-base = Irruzione nella Base Echo
scenario-enter-echo-base-briefing = I camminatori sono alle porte della base. Tre AT-AT incombono sulle trincee, e sempre nuovi soldati artici ne scendono. Due ingressi portano all’interno, ognuno difeso da un’ultima unità di fanteria ribelle. O si abbattono i camminatori, o la base sarà travolta.
scenario-enter-echo-base-goal-rebel = Conquista 5 medaglie. Vittoria improvvisa: vinci anche appena tutti e tre gli AT-AT sono eliminati.
scenario-enter-echo-base-goal-empire = Vittoria improvvisa: vinci appena tre tue unità di fanteria hanno lasciato il tabellone da G3 o G8. Qui le medaglie non ti servono.
scenario-enter-echo-base-special = Alla fine di ogni suo turno l’Impero può collocare una nuova unità di fanteria in un esagono libero accanto a un suo AT-AT, finché ha meno di 8 unità di fanteria sul tabellone. Entrare negli edifici in G3 e G8 pone fine al movimento, quindi la fanteria imperiale esce da lì con un comando successivo. L’Impero non riceve medaglie per le unità ribelli eliminate.

## Scenario 14

scenario-protect-rebel-transports = Proteggere i trasporti ribelli
scenario-protect-rebel-transports-briefing = I trasporti decollano uno dopo l’altro, e il cannone a ioni sul crinale meridionale sgombra loro il cielo. Sette unità di fanteria ribelle e un solo pezzo d’artiglieria tengono i crinali e le trincee davanti a esso. Un AT-AT e sette unità di soldati artici devono far tacere il cannone a ioni prima che parta l’ultima nave.
scenario-protect-rebel-transports-goal-rebel = Conquista 3 medaglie sparando con il cannone a ioni: ogni 3 cariche valgono 1 medaglia.
scenario-protect-rebel-transports-goal-empire = Vittoria improvvisa: distruggi il cannone a ioni in G4. Qui le medaglie non ti servono.
scenario-protect-rebel-transports-special = All’inizio di ogni turno ribelle il cannone a ioni guadagna 1 carica, e ogni terza carica diventa 1 medaglia permanente per i Ribelli. Le unità eliminate non danno medaglie a nessuno. Il cannone in G4 si può attaccare come un’unità e ha la protezione del suo crinale; un’esplosione lo distrugge.

## Scenario 15

scenario-south-gate-retreat = Ritirata al cancello sud
scenario-south-gate-retreat-briefing = L’ordine di ripiegare è arrivato tardi. Otto unità di fanteria ribelle sono sparse al centro del campo, e tra loro e il cancello sud ci sono seracchi e un crepaccio. Sei unità di soldati artici e un AT-AT scendono da nord; una squadriglia di snowspeeder e un cannone devono guadagnare tempo.
scenario-south-gate-retreat-goal-rebel = Conquista 5 medaglie: ogni tua unità di fanteria che lascia il tabellone da G5 o G6 ne vale 1.
scenario-south-gate-retreat-goal-empire = Vittoria improvvisa: vinci appena quattro unità di fanteria ribelle sono eliminate. Qui le medaglie non ti servono.
scenario-south-gate-retreat-special = Solo la fanteria ribelle può uscire, passando per gli edifici in G5 e G6; entrarvi pone fine al movimento, quindi per uscire serve un comando successivo. I Ribelli non ricevono medaglie per le unità imperiali eliminate. Un’unità uscita non conta come eliminata.

## Scenario 16

scenario-echo-base-evacuation = Evacuazione della Base Echo
scenario-echo-base-evacuation-briefing = La base è perduta, e la via per le ultime navi passa a nord, attraverso le linee imperiali. Otto unità di fanteria ribelle e una squadriglia di snowspeeder cercano un varco tra rocce e crepacci, oltre sei unità di soldati artici e un AT-AT. Dal crinale in D3 un comandante vede tutto il campo, ed entrambi gli schieramenti lo sanno.
scenario-echo-base-evacuation-goal-rebel = Conquista 5 medaglie. Ogni tua unità che lascia il tabellone dalla fila A ne vale 1.
scenario-echo-base-evacuation-goal-empire = Conquista 5 medaglie eliminando unità ribelli.
scenario-echo-base-evacuation-special = Le unità ribelli possono uscire da qualsiasi esagono della fila A spendendo un altro esagono di movimento; ognuna vale 1 medaglia per i Ribelli. Chi prende il crinale in D3 pesca 1 carta in più e gioca con la mano più grande finché lo tiene. Quando lo perde, scarta 1 carta a sua scelta.

## Scenario 17

scenario-last-stand = Ultima resistenza
scenario-last-stand-briefing = Gli ultimi Ribelli si sono trincerati attorno a un cannone sul crinale in D5. L’Impero arriva da tre angoli insieme, con un AT-AT a nord-ovest e un altro a nord-est, e i soldati artici sono già a sud-est. Solo il sud-ovest è libero, dove un E-Web in un rottame tiene socchiusa la porta.
scenario-last-stand-goal-rebel = Conquista 5 medaglie. Ogni tua unità che lascia il tabellone da G1 ne vale 1.
scenario-last-stand-goal-empire = Conquista 5 medaglie. La prima volta che una tua unità sale sul crinale in D5 ne guadagni 2.
scenario-last-stand-special = Le unità ribelli possono uscire da G1 oltre il bordo occidentale spendendo un altro esagono di movimento; ognuna vale 1 medaglia per i Ribelli. La prima volta che un’unità imperiale sale sul crinale in D5, l’Impero guadagna 2 medaglie permanenti; gli AT-AT non possono salirvi.

## Reports

report-score-battle = Medaglie
