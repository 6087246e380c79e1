### The screens of the browser client (Italian)

## The first screen

web-claim = La battaglia di Hoth, sul tuo tavolo di ghiaccio.
web-continue = Continua
web-new-game = Nuova partita
web-play-this = Gioca
web-other-games = Altre partite in corso
web-finished = Partite concluse
web-forget = Elimina
web-forget-really = Eliminare per sempre «{ $name }»?
web-load-record = Carica un resoconto
web-load-record-text = Un resoconto è una partita intera in un file di testo; si apre come replay.
web-settings = Impostazioni
web-home = Pagina iniziale
web-loading = Caricamento…

## A new game

web-scenarios-scenario = Scenari
web-scenarios-map = Mappe
web-picture-of = Immagine: { $name }
web-who-plays = Chi gioca
web-against-computer = Tu contro il computer
web-people = Più persone a questo schermo
web-people-text = Vi passate lo schermo; le carte restano coperte
web-level = Livello del computer
web-style = Stile
web-style-plain = Equilibrato
web-begin = Comincia la battaglia
web-options = Opzioni
web-seats = Giocatori
web-seat-count = { $count } giocatori
web-pair = In due comandano
web-person = Persona
web-computer = Computer
web-name = Nome
web-leader = Leader
web-leader-any = Un leader qualsiasi
web-with-leaders = Gioca con i leader e le loro carte
web-with-hints = Consenti i consigli
web-with-undo = Consenti di annullare
web-with-dice = Tira dadi veri e inserisci i risultati

## The table

web-you-are = Giochi: { $side }
web-against = contro { $name }
web-watching = Stai guardando
web-briefing = Briefing
web-board = Tabellone
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-zoom-fit = Tutto il tabellone
web-mini-map = Tutta la mappa: fai clic su un punto o usa le frecce per spostarti
web-show-map = Mappa piccola
web-undo = Annulla
web-hint = Consiglio
web-hint-wait = Ci penso…
web-turn = Il tuo turno
web-decision = Cosa fare
web-choose = Scegli
web-choose-target = Scegli un bersaglio sul tabellone
web-choose-place = Scegli dove va
web-choose-either = Scegli dove va, o un bersaglio
web-wait = Attendi…
web-watch = Che cosa è successo
web-back = Indietro
web-skip = Salta
web-pause = Pausa
web-resume = Riprendi
web-step = Passo avanti
web-step-back = Passo indietro
web-go-to = { $unit } verso { $place }
web-force-points = Punti Forza per la corazza
web-variants = Varianti
web-fire = fuoco
web-walk-there = cammina fin lì, orientamento { $facing }
web-plain = senza extra
web-all-choices = Tutte le scelte ({ $count })
web-roll = Tira { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
web-roll-force = Tira { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, Forza −{ $points }
web-dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
web-dice-rolled = Dadi
web-type-dice = Inserisci i dadi tirati: { $dice }
web-play-card = Gioca questa carta
web-do-it = Esegui
web-see-result = Vedi il risultato
web-log = Diario
web-figures = { $figures } miniature su { $full }
web-ordered = con comando
web-order-all = Comanda tutte le { $units } unità
web-ordered-so-far = { $units ->
    [0] Ancora nessuna unità con comando
    [one] 1 unità con comando
   *[other] { $units } unità con comando
}
web-could-order = { $units ->
    [0] Ora non può comandare nessuna unità
    [one] Può comandare 1 unità, segnata sul tabellone
   *[other] Può comandare { $units } unità, segnate sul tabellone
}
web-used = ha già agito
web-can-act = può agire
web-in-reach = raggiungibile
web-target = bersaglio, { $chance } %
web-lost = Connessione persa. Nuovo tentativo…
web-joining = Prendo posto…
web-hand-over = Passa lo schermo a: { $name }
web-hand-over-text = Nessun altro dovrebbe guardare ora.
web-take-seat = Ci sono
web-close = Chiudi

## Battle of Hoth

web-steps = Fasi del turno
web-step-play = Carta
web-step-order = Comandi
web-step-move = Movimento
web-step-attack = Attacco
web-step-draw = Pesca
web-cards = Carte
web-played = Giocata in questo turno
web-hand = La tua mano
web-all = Tutte
web-deck = Mazzo: { $cards }
web-discard = Scarti: { $cards }
web-support = Carte supporto
web-seat = Giocatore { $number }
web-medals = Medaglie
web-of = su { $count }
web-card-count = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}

## Assault on Hoth

web-transports = { $away } trasporti su { $needed } partiti
web-transports-text = Turno { $turn }. Con il quinto trasporto vincono i Ribelli.
web-displays = Schede
web-walkers = AT-AT
web-aboard = a bordo
web-speeders = Snowspeeder
web-destroyed = Distrutto
web-track-blaster = Blaster
web-track-legs = Zampe
web-track-body = Scafo
web-track-gunner = Artigliere
web-of-hits = { $hits } colpi su { $most }
web-force = Forza
web-luke-in = Luke pilota lo snowspeeder { $number }.
web-luke-secret = Solo i Ribelli sanno quale snowspeeder pilota Luke.
web-base-box = Riquadro della Base
web-empty = vuoto
web-held = Carte evento conservate
web-round = Carta { $round } di { $rounds }

## The end

web-won = Vittoria
web-lost-game = Sconfitta
web-winner = { $side }: vittoria
web-next = E ora?
web-rematch = Rivincita
web-see-board = Vedi il tabellone
web-save-record = Salva il resoconto
web-statistics = Statistiche
web-turns = Turni
web-turn-number = Turno { $turn }
web-lost-by = Perdite, { $side }
web-transports-away = Trasporti partiti
web-chances = Probabilità di vittoria
web-chances-text = { $side ->
    [rebel] La probabilità di vittoria dei Ribelli è passata da { $first } % a { $last } %.
   *[other] { $name }: la probabilità di vittoria è passata da { $first } % a { $last } %.
}
web-analysis-waits = Analisi della partita: { $percent } %. Nel frattempo puoi continuare a giocare.
web-analysis-failed = Non è stato possibile analizzare questa partita.
web-luck = Fortuna ai dadi
web-luck-hits = Colpi
web-luck-figures = Miniature perse dal nemico
web-luck-retreats = Ritirate
web-luck-damage = Danni
web-side = Schieramento
web-measure = Misura
web-rolled = Ottenuto
web-expected = Atteso
web-costly = Le decisioni più costose
web-costly-line = «{ $chosen }» invece di «{ $better }» è costata circa { $cost } punti di probabilità.
web-costly-none = Nessuna decisione spicca.
web-differed = Il consigliere avrebbe scelto diversamente in { $differed } decisioni su { $decided }.

## Replay

web-replay = Replay
web-eyes = Visto da
web-eyes-open = Tutte le carte scoperte
web-timeline = Linea del tempo
web-turn-before = Turno precedente
web-turn-after = Turno successivo

## Settings

web-language = Lingua
web-speed = Velocità delle animazioni
web-speed-0 = Spente
web-speed-0-5 = Lenta
web-speed-1 = Normale
web-speed-2 = Veloce
web-text-size = Dimensione del testo
web-size-0 = Normale
web-size-1 = Grande
web-size-2 = Molto grande
web-more-settings = Altro
web-sound = Suoni
web-marks = Lettere sulle unità, per daltonici
web-less-motion = Nessun movimento

## Pages that cannot be shown

web-missing-unknown = Questa partita non esiste
web-missing-unknown-text = Forse è stata eliminata, o l’indirizzo è incompleto.
web-missing-forbidden = Questo posto non è tuo
web-missing-forbidden-text = La partita esiste, ma questo browser non ha un posto al tavolo.
web-missing-old = Questa pagina è più vecchia del server
web-missing-old-text = Ricaricala per continuare; nulla va perso.
web-missing-link = Questo link non è completo
web-missing-link-text = Copia di nuovo tutto l’indirizzo, compreso ciò che segue il #.
web-missing-page = Qui non c’è nulla
web-missing-page-text = L’indirizzo non porta da nessuna parte.
web-reload = Ricarica
