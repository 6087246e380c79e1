### The screens of the browser client (Italian)

## The first screen

web-claim = La battaglia di Hoth, sul tuo tavolo.
web-continue = Continua
web-new-game = Nuova partita
web-play-this = Gioca
web-other-games = Altre partite in corso
web-finished = Partite concluse
web-forget = Elimina
web-forget-really = Eliminare per sempre «{ $name }»?
web-load-record = Carica una registrazione
web-load-record-text = Una registrazione è una partita intera in un file di testo; si apre come replay.
web-settings = Impostazioni
web-home = Pagina iniziale
web-loading = Caricamento…
web-all-sides = Tutti gli schieramenti a questo schermo
web-your-move = tocca a te
web-their-move = tocca a: { $name }
web-more-games = Altre { $count }

## A new game

web-scenarios-scenario = Scenari
web-scenarios-map = Mappe
web-scenarios-workshop = Dal laboratorio
web-picture-of = Immagine: { $name }
web-who-plays = Chi gioca
web-against-computer = Tu contro il computer
web-people = Più persone a questo schermo
web-people-text = Vi passate lo schermo; le carte restano coperte
web-level = Livello del computer
web-level-seconds = Il computer pensa circa { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
} a turno.
web-style = Stile
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
web-north = { $turned ->
    [yes] Il nord è in basso sul tabellone
   *[no] Il nord è in alto sul tabellone
}
web-undo = Annulla
web-hint = Consiglio
web-hint-wait = Ci penso…
web-turn = Il tuo turno
web-decision = Cosa fare
web-choose = Scegli
web-choose-target = Scegli un bersaglio sul tabellone
web-choose-place = Scegli dove va
web-choose-either = Scegli dove va, oppure un bersaglio
web-choose-facing = { $unit }: scegli l’orientamento
web-face-how = Scegli un esagono vicino: guarderà da quella parte.
web-or-another = Puoi anche scegliere un’altra unità.
web-face-only = Lì può guardare solo verso { $facing }.
web-turn-how = Sceglila di nuovo per farla ruotare sul posto.
web-face = Orienta a { $facing }
web-to-face = per rivolgersi a { $facing }
web-fire-from-there = Da lì potrebbe sparare a:
web-fire-at-nobody = Da lì non potrebbe sparare a nessuno.
web-wait = Attendi…
web-watch = Che cosa è successo
web-back = Indietro
web-skip = Salta
web-pause = Pausa
web-resume = Riprendi
web-step = Passo avanti
web-step-back = Passo indietro
web-go-to = { $unit } verso { $place }
web-plan-volley = { $count ->
    [2] Fuoco con entrambe, con le migliori probabilità
   *[other] Fuoco con tutte e { $count }, con le migliori probabilità
}
web-plan-several = Seleziona più unità
web-plan-count = Quante vanno insieme?
web-plan-shots = Tiri con le migliori probabilità
web-plan-edit = Scegli un’unità per darle un altro bersaglio.
web-plan-change = Scegli un altro bersaglio per questa unità.
web-plan-alone = Scegli un’unità sulla mappa per sparare solo con quella, o una riga di questo elenco per cambiarne il bersaglio.
web-plan-shot = { $unit } → { $target }, { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, { $chance }%
web-plan-remove = Escludi: { $what }
web-plan-add-all = Aggiungi tutte
web-plan-spare = Non sparano: poche probabilità, o escluse da te. Premi su una per aggiungerla.
web-plan-fire = Fai fuoco: { $count ->
    [one] 1 tiro
   *[other] { $count } tiri
}
web-plan-moves = Movimenti del gruppo
web-plan-move = Muovi { $count ->
    [one] 1 unità
   *[other] { $count } unità
}
web-plan-team = { $count ->
    [one] 1 unità selezionata
   *[other] { $count } unità selezionate
}
web-plan-gather = Scegli le unità da muovere insieme.
web-plan-choose-units = Scegli le unità
web-plan-choose-place = Scegli dove vanno
web-plan-elsewhere = Scegli un altro esagono per mandarle altrove.
web-plan-nobody = Nessuna può avvicinarsi di più a { $place }.
web-plan-in-group = selezionata
web-variants = Varianti
web-fire = fuoco
web-walk-there = cammina fin lì, orientamento: { $facing }
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
web-other-targets = Altri bersagli
web-faces = Che cosa fanno le facce
web-effect-hit = colpo
web-effect-push = ritirata
web-effect-miss = mancato
web-needs = Ne servono
web-or-more = { $count } o più
web-type-dice = Inserisci i dadi tirati: { $dice }
web-play-card = Gioca questa carta
web-spend = Spendi { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
web-in-advance = Risposte in anticipo
web-ask-again = Chiedimelo di nuovo
web-use-card = Usa «{ $card }»
web-use-card-on = Usala su: { $unit }
web-do-it = Esegui
web-go-there = Vai lì
web-reroll = Ripeti il tiro di questi dadi
web-see-result = Vedi il risultato
web-goals = Obiettivi
web-of = su { $count }
web-figures = { $figures } miniature su { $full }
web-of-hits = { $hits } colpi su { $most }
web-dice-at = distanza { $range }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
web-log = Diario
web-displays = Schede
web-order-all = { $units ->
    [2] Comanda entrambe le unità
   *[other] Comanda tutte le { $units } unità
}
web-could-order = { $units ->
    [0] Ora non può dare comandi a nessuna unità
    [one] 1 unità tra cui scegliere, segnata sul tabellone
   *[other] { $units } unità tra cui scegliere, segnate sul tabellone
}
web-can-act = può agire
web-in-reach = raggiungibile
web-can-lift = si può riprendere
web-waits-there = Qui starà { $unit }
web-tray = Da piazzare
web-target-only = bersaglio
web-target = bersaglio, { $chance }%
ui-move-targets = nemico a tiro
ui-move-no-attack = niente attacco
web-lost = Connessione persa. Nuovo tentativo…
web-joining = Prendo posto…
web-hand-over = Passa lo schermo a: { $name }
web-hand-over-text = Nessun altro dovrebbe guardare ora.
web-take-seat = Ci sono
web-close = Chiudi
web-menu = Menu
web-resign = Arrenditi
web-resign-text = Vuoi arrenderti per: { $side }? La partita finisce per tutti e non si può annullare.
web-keep-playing = Continua a giocare
web-put-away = Metti via la carta

## Why something can’t be done now

web-why-showing = Ti viene ancora mostrato ciò che è successo; Salta lo conclude.
web-why-hand-over = Prima lo schermo deve passare a: { $name }.
web-why-late = Il server non ha ancora risposto.
web-why-watching = Stai solo guardando questa partita.
web-why-over = La partita è finita.
web-why-undo = Non c’è nulla da annullare: non hai ancora scelto nulla, oppure la tua scelta ha rivelato qualcosa.
web-why-dice-left = Prima inserisci tutti i dadi.
web-why-dice-full = Tutti i dadi sono inseriti; torna indietro per cambiarne uno.
web-why-dice-none = Non è ancora stato inserito alcun dado.
web-why-start = Questo è l’inizio della partita.
web-why-end = Questa è la fine della partita.
web-why-largest = Il tabellone non può diventare più grande.
web-why-whole = Vedi già tutto il tabellone.

## The end

web-won = Vittoria
web-lost-game = Sconfitta
web-winner = { $side }: vittoria
web-over = La partita è finita
web-next = E ora?
web-rematch = Rivincita
web-switch-sides = Scambia gli schieramenti
web-next-scenario = Prossimo: { $name }
web-see-board = Vedi il tabellone
web-save-record = Salva la registrazione
web-analysis = Analisi
web-decisive = Il momento decisivo
web-watch-again = Rivedi
web-score = Risultato finale
web-in-short = La partita in breve
web-turns = Turni
web-losses = Perdite
web-no-losses = nessuna
web-chances = Probabilità di vittoria
web-chances-text = { $side ->
    [rebel] La probabilità di vittoria dei Ribelli è passata da { $first }% a { $last }%.
   *[other] { $name }: la probabilità di vittoria è passata da { $first }% a { $last }%.
}
web-analysis-waits = Analisi della partita: { $percent }%. Nel frattempo puoi continuare a giocare.
web-analysis-failed = Non è stato possibile analizzare questa partita.
web-luck = Fortuna
web-luck-of = Fortuna con
web-luck-worth = Probabilità di vittoria, punti
web-luck-dice = Dadi
web-luck-cards = Carte
web-luck-shared = Carte comuni
web-fair = Con una fortuna media, probabilità di vittoria per { $name }: { $chance }% (± { $error }).
web-luck-see = Come sono caduti i dadi
web-luck-hits = Colpi
web-luck-figures = Miniature perse dal nemico
web-luck-retreats = Ritirate
web-luck-damage = Danni
web-side = Schieramento
web-measure = Misura
web-rolled = Ottenuto
web-expected = Atteso
web-costly = Decisioni costose
web-costly-none = Nessuna decisione è costata con chiarezza qualcosa che valga la pena nominare.
web-average = punti di probabilità perduti in media per decisione; il consigliere avrebbe scelto diversamente in { $differed } su { $decided }.
web-chosen = Scelta:
web-better = Meglio:
web-cost-interval = Probabilità di vittoria ceduta: da { $low } a { $high } punti, con una confidenza del 95%, in base a ciò che si poteva sapere.
web-why-better = Perché è meglio
web-try-position = Riprova da qui
web-watch-chosen = Guarda la scelta fatta
web-watch-better = Guarda la linea migliore
web-show-position = Mostra nel replay
web-grade-inaccuracy = Imprecisione
web-grade-mistake = Errore
web-grade-blunder = Errore grave
web-band = La fascia chiara contiene la vera probabilità in 95 casi su 100.
web-out-of-time = Il tempo è scaduto prima che tutto fosse esaminato.
web-progress = I tuoi progressi
web-progress-text = Perdita media per decisione nelle tue ultime { $count } partite, in punti di probabilità: prima { $first }, ora { $last }. Meno è meglio.
web-line-chosen = La scelta fatta
web-line-better = La linea migliore
web-back-to-game = Torna alla partita

## Replay

web-replay = Replay
web-eyes = Visto da
web-eyes-open = Tutte le carte scoperte
web-turn-board = Gira il tabellone
web-timeline = Linea del tempo
web-turn-before = Turno precedente
web-turn-after = Turno successivo

## Settings

web-language = Lingua
web-speed = Velocità di riproduzione
web-speed-0 = Immediata
web-speed-0-5 = Lenta
web-speed-1 = Normale
web-speed-2 = Veloce
web-tell = Gli eventi a parole
web-tell-steps = Ogni passo
web-tell-together = Eventi simili insieme
web-tell-brief = In breve
web-and-more = { $more ->
    [one] e un altro
   *[other] e altri { $more }
}
web-text-size = Dimensione del testo
web-size-0 = Normale
web-size-1 = Grande
web-size-2 = Molto grande
web-more-settings = Altro
web-sound = Audio
web-marks = Lettere sulle unità, per daltonici
web-own-side = Il proprio schieramento in basso sul tabellone
web-less-motion = Nessun movimento: ogni passo è descritto, ma nulla si muove
web-effects = Effetti sonori
web-music = Musica
web-volume = Volume: { $name }

## Keys

web-keys = Tasti
web-keys-tab = Tab passa per tutto ciò che si può premere; Invio o Spazio lo preme.
web-key-next = Premi il pulsante grande
web-key-next-anyway = Lo stesso, ovunque sia il focus
web-key-following = Vai alla prossima unità, carta o pulsante che offre qualcosa
web-key-previous = Vai a quella precedente
web-key-board = Vai al tabellone
web-key-walk = Sul tabellone: vai all’esagono vicino
web-key-choose = Sul tabellone: scegli questo esagono
web-key-all = Comanda tutte le unità che la carta può comandare
web-key-volley = Mostra i tiri di tutte le unità con le migliori probabilità
web-key-several = Seleziona più unità da muovere insieme
web-key-back = Torna indietro: lascia il bersaglio, poi l’unità
web-key-undo = Annulla
web-key-hint = Chiedi un consiglio
web-key-pause = Metti in pausa o riprendi ciò che viene mostrato
web-key-step = Mostra un passo, poi attendi
web-key-info = Mostra la scheda dell’unità indicata
web-key-map = Mostra o nascondi la mappa piccola
web-key-play = Riproduci o metti in pausa
web-key-forward = Un passo avanti
web-key-backward = Un passo indietro
web-key-turn-after = Turno successivo
web-key-turn-before = Turno precedente
web-key-put-away = Metti via la carta scoperta
web-key-watch = Rivedi il momento decisivo
web-key-table = Vedi il tabellone
web-key-paint = Sul tabellone: usa lo strumento in mano
web-key-erase = Sul tabellone: svuota questo esagono
web-key-next-tool = Prendi lo strumento successivo
web-key-previous-tool = Prendi lo strumento precedente
web-key-next-group = Prendi il primo strumento del gruppo successivo
web-key-hand = Prendi la mano, che sposta le cose
web-key-eraser = Prendi la gomma
web-key-problem = Vai al prossimo problema
web-key-trial = Prova la bozza
web-key-redo = Ripeti
web-key-done = Riponi lo strumento
web-key-rules = Apri o chiudi le regole
web-key-list = Mostra questo elenco
web-cap-enter = Invio
web-cap-space = Spazio
web-cap-escape = Esc
web-cap-shift = Maiusc
web-cap-ctrl = Ctrl
web-cap-delete = Canc
web-cap-backspace = Backspace
web-cap-pageup = Pag ↑
web-cap-pagedown = Pag ↓

## Lezioni

web-learn = Impara giocando
web-learn-new = È la prima volta? Impara giocando
web-learn-text = Brevi lezioni da due a quattro minuti: accanto al tabellone un istruttore ti dice ciò che conta nel momento in cui conta. Non serve il manuale.
web-learn-first = { $game }: prima lezione
web-lessons-done = { $done } lezioni su { $lessons } completate
web-minutes = { $minutes } min
web-lesson-start = Inizia
web-lesson-continue = Continua
web-lesson-replay = Rigioca
web-lesson-done = completata
web-lesson-part = Parte { $part } di { $parts }
web-coach = Istruttore
web-coach-points = indicato dall’istruttore
web-try-again = Riprova
web-next-lesson = Lezione successiva
web-all-lessons = Tutte le lezioni
web-start-again = Ricomincia questa lezione

## Puzzles

web-puzzles = Problemi
web-puzzles-text = Trova la scelta migliore: posizioni da partite del computer in cui una scelta vince chiaramente più spesso.
web-puzzles-done = { $done } di { $puzzles } risolti
web-puzzles-none = Qui non ci sono problemi.
web-puzzles-none-left = Qui tutti i problemi sono risolti.
web-puzzles-none-such = Nessun problema corrisponde. Scegli altri filtri.
web-puzzles-next = Prossimo problema irrisolto
web-puzzles-list = { $puzzles ->
    [one] { $puzzles } problema
   *[other] { $puzzles } problemi
}
web-puzzle = Problema
web-puzzle-number = Problema { $number }
web-puzzle-of = Problema { $number } · { $level }
web-puzzle-solved = risolto
web-puzzle-missed = mancato
web-puzzle-new = nuovo
web-puzzle-streak = Serie: { $streak }
web-puzzle-best-streak = record { $best }
web-puzzle-streak-text = Problemi risolti al primo tentativo, uno dopo l’altro. Restano su questo dispositivo.
web-puzzle-game = Gioco
web-puzzle-level = Difficoltà
web-puzzle-theme = Tema
web-puzzle-state = Stato
web-puzzle-any = Tutti
web-puzzle-show = Mostra la soluzione
web-puzzle-next = Prossimo problema
web-puzzle-all = Tutti i problemi
web-puzzle-play-on = Continua la partita da qui
web-puzzle-chances = Partite vinte dopo ogni scelta
web-puzzle-chances-text = La barra è la quota di partite vinte, la linea il suo intervallo al 95%: { $games } partite per ogni scelta.
web-puzzle-chance = { $chance }% (95%: da { $low } a { $high })
web-puzzle-yours = la tua scelta
web-puzzle-best = la migliore
web-puzzle-why = Perché è migliore
web-puzzle-why-wait = Si giocano entrambe le scelte…
web-puzzle-why-none = Questa volta non si è trovata alcuna ragione.
web-puzzle-finders = Giocatori del computer che la trovano
web-puzzle-finder = { $name }: { $share }%
web-puzzle-opening = Si prepara il problema…

## Pages that cannot be shown

web-missing-unknown = Questa partita non esiste
web-missing-unknown-text = Forse è stata eliminata, o l’indirizzo è incompleto.
web-missing-broken = Questa partita è danneggiata
web-missing-broken-text = I suoi dati sono danneggiati, oppure c’è un errore nel codice del gioco. Le tue altre partite sono intatte.
web-missing-forbidden = Questo posto non è tuo
web-missing-forbidden-text = La partita esiste, ma questo browser non ha un posto al tavolo.
web-missing-old = Questa pagina è più vecchia del server
web-missing-old-text = Ricaricala per continuare; nulla va perso.
web-missing-link = Questo link non è completo
web-missing-link-text = Copia di nuovo tutto l’indirizzo, compreso ciò che segue il #.
web-missing-page = Qui non c’è nulla
web-missing-page-text = L’indirizzo non porta da nessuna parte.
web-reload = Ricarica

## The rules

web-rules = Regole
web-rules-about = Che cosa dicono le regole
web-rules-game = Quale gioco
web-rules-search = Cerca nelle regole
web-rules-contents = Indice
web-rules-none = Non si è trovato nulla. Prova un’altra parola.
web-rules-whole = Tutte le regole in una pagina
web-rules-sheets = Schede di consultazione
web-rules-print = Stampa
web-rules-sheet = Scheda: { $title }
web-rules-dice = Come si contano i dadi
