### Assault on Hoth: names and explanations (Italian)

game-assault = Assalto a Hoth
game-assault-about = Una lunga marcia sui ghiacci: gli AT-AT puntano a sud verso il generatore dello scudo, mentre i Ribelli li rallentano finché cinque trasporti non sono in salvo. Un mazzo dice chi può agire, un altro segna il tempo.

## Counters: W2 is counter-w with number 2. The name itself stands in a list; .The begins a sentence,
## .the, .to, .of and .from stand inside one; .gender is m, f or person.

counter-w = AT-AT { $number }
    .The = L’AT-AT { $number }
    .the = l’AT-AT { $number }
    .to = all’AT-AT { $number }
    .of = dell’AT-AT { $number }
    .from = dall’AT-AT { $number }
    .gender = m
counter-a = AT-ST { $number }
    .The = L’AT-ST { $number }
    .the = l’AT-ST { $number }
    .to = all’AT-ST { $number }
    .of = dell’AT-ST { $number }
    .from = dall’AT-ST { $number }
    .gender = m
counter-ls = Soldato artico leggero { $number }
    .The = Il soldato artico leggero { $number }
    .the = il soldato artico leggero { $number }
    .to = al soldato artico leggero { $number }
    .of = del soldato artico leggero { $number }
    .from = dal soldato artico leggero { $number }
    .gender = person
counter-hs = Soldato artico pesante { $number }
    .The = Il soldato artico pesante { $number }
    .the = il soldato artico pesante { $number }
    .to = al soldato artico pesante { $number }
    .of = del soldato artico pesante { $number }
    .from = dal soldato artico pesante { $number }
    .gender = person
counter-s = Snowspeeder { $number }
    .The = Lo snowspeeder { $number }
    .the = lo snowspeeder { $number }
    .to = allo snowspeeder { $number }
    .of = dello snowspeeder { $number }
    .from = dallo snowspeeder { $number }
    .gender = m
counter-t = Torretta laser { $number }
    .The = La torretta laser { $number }
    .the = la torretta laser { $number }
    .to = alla torretta laser { $number }
    .of = della torretta laser { $number }
    .from = dalla torretta laser { $number }
    .gender = f
counter-lt = Soldato leggero { $number }
    .The = Il soldato leggero { $number }
    .the = il soldato leggero { $number }
    .to = al soldato leggero { $number }
    .of = del soldato leggero { $number }
    .from = dal soldato leggero { $number }
    .gender = person
counter-ht = Soldato pesante { $number }
    .The = Il soldato pesante { $number }
    .the = il soldato pesante { $number }
    .to = al soldato pesante { $number }
    .of = del soldato pesante { $number }
    .from = dal soldato pesante { $number }
    .gender = person
counter-p = Rete energetica
    .The = La rete energetica
    .the = la rete energetica
    .to = alla rete energetica
    .of = della rete energetica
    .from = dalla rete energetica
    .gender = f
counter-g = Generatore dello scudo
    .The = Il generatore dello scudo
    .the = il generatore dello scudo
    .to = al generatore dello scudo
    .of = del generatore dello scudo
    .from = dal generatore dello scudo
    .gender = m

## Kinds of units and the two installations

kind-walker = AT-AT
kind-walker-about = Potenza di fuoco 6, corazza 3, 5 punti movimento: un esagono aperto costa 1, uno accidentato 3, ruotare di un lato 1. Cammina solo in avanti e spara solo davanti a sé. Porta fino a 3 soldati artici e schiaccia ciò che calpesta; gli snowspeeder vengono spostati. I colpi danneggiano blaster, zampe o scafo.
kind-at-st = AT-ST
kind-at-st-about = Potenza di fuoco 4, corazza 2, 5 punti movimento. Gira liberamente e spara in ogni direzione. Un colpo lo distrugge.
kind-light-snowtrooper = Soldato artico leggero
kind-light-snowtrooper-about = Potenza di fuoco 3, corazza 1, 5 punti movimento. Può viaggiare su un AT-AT; salire o scendere costa 1 punto. Un colpo lo elimina.
kind-heavy-snowtrooper = Soldato artico pesante
kind-heavy-snowtrooper-about = Potenza di fuoco 4, corazza 2, 5 punti movimento. Può viaggiare su un AT-AT; salire o scendere costa 1 punto. Un colpo lo elimina.
kind-snowspeeder = Snowspeeder
kind-snowspeeder-about = Potenza di fuoco 5, corazza 2, 5 punti movimento. Vola sopra i dirupi, ma lì non spara e non è un bersaglio. Con l’artigliere vivo può arpionare un AT-AT adiacente. I colpi uccidono l’artigliere o danneggiano lo scafo.
kind-laser-tower = Torretta laser
kind-laser-tower-about = Potenza di fuoco 6, corazza 2. Non si muove mai e spara in ogni direzione. Un colpo la distrugge.
kind-light-trooper = Soldato leggero
kind-light-trooper-about = Potenza di fuoco 3, corazza 1, 5 punti movimento. Passa per i tunnel della Base; entrare o uscire costa 1 punto. Un colpo lo elimina.
kind-heavy-trooper = Soldato pesante
kind-heavy-trooper-about = Potenza di fuoco 4, corazza 2, 5 punti movimento. Passa per i tunnel della Base; entrare o uscire costa 1 punto. Un colpo lo elimina.
kind-power-grid = Rete energetica
kind-power-grid-about = Struttura con corazza 3, mai protetta dal terreno. Un colpo la distrugge, e da allora il generatore dello scudo ha corazza 2 invece di 3.
kind-shield-generator = Generatore dello scudo
kind-shield-generator-about = Struttura con corazza 3, o 2 senza la rete energetica, sempre protetta dal terreno. Un colpo la distrugge e l’Impero vince.

## Luke

hero-luke = Luke Skywalker
hero-luke-about = Pilota in segreto uno degli snowspeeder da 1 a 5 e ha 10 punti Forza. Un punto aggiunge 1 dado al suo tiro o al suo arpione, oppure 1 corazza per il round quando gli sparano, oppure riduce un colpo critico a un colpo allo scafo. Il primo punto speso lo rivela.

## Terrain, features and sectors

terrain-clear = Terreno aperto
terrain-clear-about = Costa 1 punto movimento. Nessuna protezione.
terrain-rough = Terreno accidentato
terrain-rough-about = Costa 3 punti movimento a un AT-AT, 1 agli altri. Protegge, con 1 dado in meno per chi spara, tutti tranne AT-AT, snowspeeder e rete energetica.
terrain-cliff = Dirupo
terrain-cliff-about = Vi entrano solo gli snowspeeder. Finché sono lì non sparano e nessuno può sparargli.
feature-base-entry = Ingresso della Base
feature-base-entry-about = Da qui i soldati ribelli entrano nel riquadro della Base o ne escono, per 1 punto movimento, a meno che vi sia sopra un’unità imperiale.
feature-base-box = Riquadro della Base
feature-base-box-about = I tunnel sotto il ghiaccio. Contiene quanti soldati ribelli si vuole, al riparo da ogni tiro; ne escono da qualsiasi ingresso libero.
feature-power-grid = Rete energetica
feature-shield-generator = Generatore dello scudo
feature-forward-line = Linea avanzata
feature-forward-line-about = I Ribelli piazzano torrette laser e soldati a sud di questa linea. Dopo la preparazione non conta più.
feature-macrohex = Macroesagono
feature-macrohex-about = Un fiore di sette esagoni. La gittata si conta in macroesagoni, e ognuno costa al tiro 1 dado.
sector-imperial = Settore imperiale
sector-rebel-3 = Settore ribelle 3
sector-rebel-4 = Settore ribelle 4

## Facings of a Walker

facing-n = nord
facing-ne = nord-est
facing-se = sud-est
facing-s = sud
facing-sw = sud-ovest
facing-nw = nord-ovest

## Faces of the dice

face-vader = Vader
face-saber = Spada laser
face-blank = Vuoto

## Damage: what a hit does, and the tracks it is counted on

damage-blaster-1 = primo colpo ai blaster, potenza di fuoco ridotta di 3
damage-blaster-2 = secondo colpo ai blaster, non può più sparare
damage-legs-1 = primo colpo alle zampe, 2 punti movimento in meno
damage-legs-2 = secondo colpo alle zampe, immobilizzato
damage-body-1 = primo colpo allo scafo, per ora nessun effetto
damage-body-2 = secondo colpo allo scafo, nessuno a bordo sopravvive e nessuno può più salire
damage-body-3 = terzo colpo allo scafo, è la fine
damage-hull-1 = primo colpo allo scafo, per ora nessun effetto
damage-hull-2 = secondo colpo allo scafo, è la fine
damage-gunner = artigliere ucciso, potenza di fuoco ridotta di 2 e niente arpione
damage-critical = colpo critico, è la fine
track-blaster = colpo ai blaster
track-legs = colpo alle zampe
track-body = colpo allo scafo

## Steps of play

assault-step-draw = Pescare una carta azione
assault-step-event = Pescare una carta evento
assault-step-roll = Tirare i dadi fuoco
assault-step-damage = Tirare i dadi danno
assault-step-place = Piazzare un’unità
assault-step-face = Scegliere l’orientamento di un AT-AT
assault-step-load = Scegliere chi viaggia su un AT-AT
assault-step-luke = Scegliere lo snowspeeder di Luke
assault-step-round = Agire con le unità
assault-step-walk = Proseguire con l’AT-AT
assault-step-displace = Spostare lo snowspeeder
assault-step-armour = Rafforzare o no la corazza di Luke
assault-step-critical = Attenuare o no il colpo critico
assault-step-regroup = Scegliere i soldati che ritornano
assault-step-hotshot = Scegliere lo snowspeeder dell’artigliere infallibile

## Action cards

action-walkers-move = AT-AT: movimento
action-walkers-move-info = Ogni AT-AT può muoversi, con 5 punti movimento o meno se le zampe sono colpite.
action-walkers-move-or-fire = AT-AT: movimento o fuoco
action-walkers-move-or-fire-info = Ogni AT-AT può muoversi oppure sparare una volta.
action-walkers-fire = AT-AT: fuoco
action-walkers-fire-info = Ogni AT-AT può sparare una volta, a un bersaglio nel suo campo di tiro.
action-at-sts-move = AT-ST: movimento
action-at-sts-move-info = Ogni AT-ST può muoversi, con 5 punti movimento.
action-at-sts-fire = AT-ST: fuoco
action-at-sts-fire-info = Ogni AT-ST può sparare una volta.
action-snowtroopers-move = Soldati artici: movimento
action-snowtroopers-move-info = Ogni soldato artico può muoversi con 5 punti movimento; salire a bordo o scendere ne costa 1.
action-snowtroopers-fire = Soldati artici: fuoco
action-snowtroopers-fire-info = Ogni soldato artico sulla mappa può sparare una volta; chi è a bordo di un AT-AT no.
action-troopers-move = Soldati ribelli: movimento
action-troopers-move-info = Ogni soldato ribelle può muoversi con 5 punti movimento; entrare nella Base o uscirne ne costa 1.
action-troopers-fire = Soldati ribelli: fuoco
action-troopers-fire-info = Ogni soldato ribelle sulla mappa può sparare una volta; chi è nella Base no.
action-towers-fire = Torrette laser: fuoco
action-towers-fire-info = Ogni torretta laser può sparare una volta.
action-snowspeeders-move = Snowspeeder: movimento
action-snowspeeders-move-info = Ogni snowspeeder può muoversi, con 5 punti movimento.
action-snowspeeders-fire = Snowspeeder: fuoco
action-snowspeeders-fire-info = Ogni snowspeeder può sparare una volta, ma non da un dirupo.
action-snowspeeders-move-or-fire = Snowspeeder: movimento o fuoco
action-snowspeeders-move-or-fire-info = Ogni snowspeeder può muoversi oppure sparare una volta.
action-snowspeeders-move-fire-or-harpoon = Snowspeeder: movimento, fuoco o arpione
action-snowspeeders-move-fire-or-harpoon-info = Ogni snowspeeder può muoversi, o sparare una volta, o arpionare un AT-AT adiacente: tre simboli spada laser lo abbattono.
action-draw-event = Evento
action-draw-event-info = Si pesca la prossima carta evento; nessuna unità agisce.

## Event cards

event-transport-away = Trasporto in salvo!
event-transport-away-info = Un altro trasporto lascia il pianeta. Con il quinto i Ribelli vincono la partita.
event-rebel-heavy-and-light = Rinforzi ribelli! Un soldato pesante e uno leggero
event-rebel-heavy-and-light-info = Un soldato pesante e uno leggero appaiono nel riquadro della Base.
event-rebel-two-light = Rinforzi ribelli! Due soldati leggeri
event-rebel-two-light-info = Due soldati leggeri appaiono nel riquadro della Base.
event-rebel-two-heavy = Rinforzi ribelli! Due soldati pesanti
event-rebel-two-heavy-info = Due soldati pesanti appaiono nel riquadro della Base.
event-rebel-three-speeders = Rinforzi ribelli! Tre snowspeeder
event-rebel-three-speeders-info = Gli snowspeeder 6, 7 e 8 arrivano nel settore ribelle 3.
event-imperial-at-st = Rinforzi imperiali! Un AT-ST
event-imperial-at-st-info = Un AT-ST arriva nel settore imperiale.
event-imperial-walker = Rinforzi imperiali! Un AT-AT
event-imperial-walker-info = L’AT-AT 5 arriva nel settore imperiale con un soldato artico pesante e due leggeri a bordo.
event-troopers-regroup = I soldati ribelli si riorganizzano!
event-troopers-regroup-info = Due soldati eliminati, a scelta dei Ribelli, tornano nel riquadro della Base.
event-hotshot-gunner = Artigliere infallibile!
event-hotshot-gunner-info = Uno snowspeeder ha 2 di potenza di fuoco in più finché il suo artigliere vive.
event-the-force = La Forza è con te!
event-the-force-info = La conservano i Ribelli: un loro tiro colpisce senza dadi. Non vale per un arpione né per un tiro impossibile.
event-repair-droid = Droide riparatore da combattimento!
event-repair-droid-info = Lo conserva l’Impero: in un round imperiale toglie un colpo a un AT-AT.
event-veers = Il generale Veers dirige il fuoco
event-veers-info = La conserva l’Impero: un tiro di un AT-AT ha 2 di potenza di fuoco in più.

## Options

option-map = Mappa
option-map-info = Il campo di battaglia su cui si gioca.
option-field-of-fire = Campo di tiro
option-field-of-fire-info = L’ampiezza del campo di tiro di un AT-AT: 60, 120 o 180 gradi.
option-reshuffle-first-five = Seconda occasione
option-reshuffle-first-five-info = Se i primi cinque eventi sono tutti trasporti, il quinto torna nel mazzo e gli eventi si rimescolano.
option-sets-up-first = Chi si schiera per primo
option-sets-up-first-info = Lo schieramento che piazza per primo; l’altro vede il risultato prima di piazzare.
option-setup = Preparazione
option-setup-info = Preparazione libera: ogni schieramento piazza le sue unità dove vuole. Preparazione suggerita: le unità partono dove propone la mappa.

## Maps

map-echo-base-north = Base Echo, perimetro nord
map-echo-base-north-briefing = Quattro AT-AT sono pronti a nord, e trentasei file di ghiaccio li separano dal bordo meridionale. L’Impero deve abbattere il generatore dello scudo; i Ribelli devono resistere finché cinque trasporti non sono in salvo, o eliminare ogni unità imperiale. Cinque ingressi dei tunnel fanno spuntare i soldati ribelli dove nessuno li aspetta, e la rete energetica a ovest è una tappa che fa gola.
map-north-ridge-short = Cresta nord, breve
map-north-ridge-short-briefing = Lo sbarco è avvenuto più vicino del previsto, e restano solo ventiquattro file da attraversare. L’Impero deve distruggere il generatore dello scudo prima che parta il quinto trasporto; i Ribelli devono resistere, o non lasciare in piedi nessuna unità imperiale. La marcia è breve e i primi tiri arrivano presto: una partita per la seconda battaglia della serata.
map-blizzard = Bufera
map-blizzard-briefing = La neve nasconde i dirupi finché non ci si è davanti, e il ghiaccio spezzato copre gran parte della piana. Gli AT-AT devono trovare le poche vie facili verso sud e il generatore dello scudo, mentre ai Ribelli basta il tempo per cinque trasporti. Il terreno accidentato rallenta ogni AT-AT e protegge chi va a piedi, e i molti dirupi sono il regno degli snowspeeder.

## Reports

report-score-assault = Trasporti partiti
