# Il laboratorio nel browser: bozze, editor, condivisione, prove, equilibrio.

editor-workshop = Laboratorio
editor-workshop-text = Crea le tue battaglie e mappe, misurane l’equilibrio e condividile.
editor-about = Crea le tue battaglie e le tue mappe. Le bozze restano su questo dispositivo a ogni modifica: puoi chiudere la pagina quando vuoi.
editor-to-workshop = Al laboratorio
editor-back-to-draft = Torna alla bozza

## Bozze e da che cosa iniziare

editor-drafts = Le tue bozze
editor-unnamed = Senza titolo
editor-name = Nome
editor-rename = Rinomina
editor-keep-name = Conserva questo nome
editor-copy = Crea una copia
editor-copy-of = { $name } (copia)
editor-delete = Elimina
editor-deleted = Eliminata: { $name }
editor-damaged = Una bozza su questo dispositivo è danneggiata e non si può aprire. Puoi salvare quel che ne resta come file di testo.
editor-save-rest = Salva quel che resta
editor-device-full = Su questo dispositivo non c’è posto per un’altra bozza. Elimina quelle che non ti servono più, oppure salvale prima come file.
editor-not-kept = Questa bozza non può essere conservata su questo dispositivo: non c’è più posto. Salvala ora come file per non perdere nulla.
editor-gone = Questa bozza qui non c’è
editor-gone-text = Forse è stata eliminata, o è stata fatta su un altro dispositivo.
editor-new = Nuova bozza
editor-start-blank = Da zero
editor-start-scenario = Da uno scenario
editor-start-scenario-map = Da una mappa
editor-start-campaign = Da una campagna
editor-start-workshop = Dal laboratorio
editor-import = Da un file o da un testo
editor-import-text = Trascina un file TOML su questa pagina, sceglilo o incollane il testo.
editor-choose-file = Scegli un file
editor-paste = Incolla testo
editor-paste-here = Incolla qui il testo del file
editor-open-text = Apri questo testo
editor-too-large = È troppo grande per essere una battaglia o una mappa: si possono leggere al massimo { $most } kB.
editor-empty-text = Non contiene nulla.

## L’editor

editor-board = Il tabellone della bozza
editor-parts = Parti della bozza
editor-tab-tools = Strumenti
editor-tab-rules = Regole
editor-tab-check = Controllo
editor-tab-balance = Equilibrio
editor-tools = Strumenti
editor-hand = Mano
editor-hand-text = Trascina le unità per spostarle, trascina il terreno per spostare la mappa
editor-group-terrain = Terreno
editor-group-unit = Unità
editor-group-structure = Strutture
editor-group-marker = Segnalini
editor-group-area = Aree
editor-badge = Distintivo
editor-no-badge = Nessuno
editor-for-side = Per
editor-figures = Miniature
editor-fewer = Una in meno
editor-more = Una in più
editor-is-picked = scelto
editor-is-moved = in spostamento
editor-size = Dimensioni della mappa
editor-columns = Colonne
editor-rows = Righe
editor-size-note = Da { $least } a { $most }. Le colonne si aggiungono e si tolgono a destra, le righe in basso; ciò che resta senza esagono sparisce, anche i settori.
editor-redo = Ripeti
editor-mirror = Specchia destra e sinistra
editor-nothing = Non indicato
editor-add = Aggiungi
editor-remove = Togli
editor-pick-hexes = Scegli sul tabellone
editor-picking = Scegli gli esagoni sul tabellone: { $name }
editor-done = Fatto
editor-problem-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}
editor-problems = Problemi
editor-playable = Si può giocare.
editor-not-playable = Non si può ancora giocare.
editor-box = Pezzi della scatola
editor-of-box = { $used } di { $available }

## Provare e condividere

editor-try = Prova
editor-unknown-game = Questo server non ha il gioco.
editor-share = Condividi
editor-link = Link
editor-link-text = Il link contiene l’intera bozza. Al server non arriva nulla finché qualcuno non la gioca o non la apre nel laboratorio.
editor-link-long = Il link ha { $count } caratteri. Alcuni programmi tagliano link così lunghi; un file è più sicuro.
editor-link-arrived = Qualcuno ti ha mandato questo con il link.
editor-link-cut = Questo link è incompleto: la fine manca o è danneggiata. Copia di nuovo tutto l’indirizzo.
editor-link-foreign = Questo link non contiene né una battaglia né una mappa. Controlla l’indirizzo.
editor-link-large = Ciò che questo link contiene è troppo grande per essere una battaglia o una mappa.
editor-file = File
editor-file-text = Un file TOML si apre in ogni laboratorio, dalla riga di comando e in Python.
editor-save-file = Salva come file
editor-change-it = Guardala o modificala
editor-change-it-text = Apre una tua bozza su questo dispositivo.
editor-open-here = Apri nel laboratorio
editor-look-at-it = Guarda questa posizione
editor-open-desk = Apri nell’analisi

## Equilibrio

editor-balance-text = Giocatori del computer combattono questa battaglia più e più volte, per vedere chi vince.
editor-games = Partite
editor-players = Giocatori
editor-measure = Misura l’equilibrio
editor-measure-again = Misura di nuovo
editor-stop = Ferma
editor-waiting = { $ahead ->
    [0] Si comincia…
    [one] In attesa: { $ahead } richiesta prima di te.
   *[other] In attesa: { $ahead } richieste prima di te.
}
editor-progress = Partite giocate
editor-games-played = { $games } di { $wanted } partite
editor-stale = La bozza è cambiata dopo questa misura.
editor-share-of = { $name }: { $share }% (95%: da { $low } a { $high })
editor-favours = Favorisce: { $name }
editor-is-even = Equilibrata, per quanto dicono queste partite.
editor-still-open = Troppo poche partite per dirlo.
editor-length = Durata tipica
editor-turns = { $turns } turni (da { $shortest } a { $longest })
editor-endings = Che cosa ha deciso
editor-heat = Mostra dove sono cadute le unità, in media per partita
editor-even = Rendila equilibrata
editor-even-text = Cerca piccole modifiche che avvicinano le due parti e misura ciascuna con 200 partite dei giocatori scelti sopra. Con giocatori bravi servono ore; puoi fermare in qualsiasi momento.
editor-even-stale = La bozza è cambiata da allora. Una modifica qui sotto riparte dalla bozza su cui si è cercato.
editor-even-search = Cerca modifiche
editor-tried = Modifiche provate: { $count } di { $changes }, partite: { $games }
editor-before = Senza modifiche { $name } vince nel { $share }% dei casi (95%: da { $low } a { $high }).
editor-proposal = { $name }: { $share }% (95%: da { $low } a { $high }) in { $games } partite
editor-apply = Fai questa modifica
editor-apply-instead = Fai questa, al posto dell’altra
editor-applied = Modificata
editor-no-proposals = Nessuna piccola modifica avvicina le due parti.

## Il tavolo delle posizioni

editor-tab-desk = Analisi
editor-desk-text = Mostra le probabilità esatte di ogni attacco della parte che decide, le linee di vista, che cosa farebbe il computer e la probabilità di vincere.
editor-desk-look = Mostra probabilità e linee di vista
editor-desk-think = Chiedi consiglio e probabilità
editor-desk-thinking = Sto pensando, qualche secondo…
editor-desk-side = Decide: { $name }
editor-desk-attacks = Attacchi
editor-desk-none = Da qui non c’è nulla da attaccare.
editor-desk-attack = { $unit } ({ $from }) → { $foe } ({ $to })
editor-desk-advice = La scelta di: { $level }
editor-desk-chances = Probabilità di vincere
editor-desk-games = Da { $games } partite giocate da qui in poi.
editor-desk-share = Condividi questa posizione
editor-desk-share-text = L’indirizzo contiene l’intera posizione e porta a questa analisi.
editor-from-game = Apri nel laboratorio
editor-opening = Apro questo momento nel laboratorio…

## La biblioteca

editor-library = Biblioteca
editor-library-text = Battaglie e mappe pubblicate su questo server.
editor-library-empty = Nessun risultato. Pubblica qualcosa di tuo: apri una bozza e scegli «Condividi».
editor-to-library = Alla biblioteca
editor-publish = Pubblica
editor-no-name = Dagli un nome prima di pubblicarlo.
editor-publish-text = Chiunque su questo server potrà trovarla, giocarla e copiarla. Puoi ritirarla quando vuoi.
editor-author = Il tuo nome (se vuoi)
editor-plays = { $count ->
    [0] Mai giocata
    [one] Giocata una volta
   *[other] Giocata { $count } volte
}
editor-like = Mi piace
editor-withdraw = Ritira
editor-withdraw-really = Ritirare «{ $name }» dalla biblioteca?
editor-search = Cerca
editor-all-games = Tutti i giochi
editor-sort = Ordine
editor-sort-new = Prima le più recenti
editor-sort-likes = Le più apprezzate
editor-sort-plays = Le più giocate
editor-show-more = Mostra altre
