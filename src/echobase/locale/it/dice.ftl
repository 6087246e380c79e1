### Fair dice: who gives to them, who types them in, and whether they fit (Italian)

## At the table

dice-not-due = Ora i dadi non prendono più nulla da questo posto.
dice-broken-seal = Questo posto aveva annunciato altri numeri casuali.
dice-not-yours = Questi dadi li tira e li inserisce: { $name }.

## What a check finds

dice-not-over = La partita non è finita, quindi la registrazione non apre il segreto: i dadi si possono controllare dopo la fine.
dice-no-secret = Questa registrazione non dice da che cosa seguono i suoi dadi, quindi non si possono controllare. Lo dicono solo le partite giocate fino alla fine su un server, tranne lezioni e problemi.
dice-other-luck = La registrazione nomina un hash diverso da quello mostrato all’inizio della partita: il server ha cambiato il suo segreto.
dice-wrong-secret = Il segreto non corrisponde all’hash pubblicato: è stato cambiato il segreto, la partita, la preparazione o i posti.
dice-wrong-seal = { $name }: ciò che questo posto ha dato non è ciò che aveva annunciato, o non era dovuto.
dice-swapped = Tutto torna se i numeri casuali sono dati ad altri posti: i posti sono stati scambiati.
dice-wrong-contribution = La maggior parte dei tiri non torna da quando { $name } ha dato numeri casuali: quei numeri sono stati cambiati.
dice-wrong-roll = { $when }, azione { $number } non torna. Nella registrazione: «{ $rolled }» Doveva essere: «{ $due }»
dice-all-fit = Ogni tiro e ogni pesca torna ({ $rolls }).
dice-some-fit = Tiri e pesche che tornano: { $rolls }.
dice-typed = Tiri inseriti a mano, che non si possono controllare: { $rolls }.
dice-gave = { $name } ha dato numeri casuali, che contano dall’azione { $number } in poi.
dice-server-alone = Tiri e pesche che si basano solo sul segreto del server, perché nessun posto aveva ancora dato nulla: { $rolls }.
dice-older = Tutti i tiri e le pesche si basano solo sul segreto del server: la partita è di prima che i posti dessero numeri casuali, e l’hash non nomina la partita.

## The page in the browser

dice-title = Controlla i dadi
dice-page-fit = Ogni tiro e ogni pesca torna con ciò che era fissato prima.
dice-page-wrong = Qualcosa non torna.
dice-page-none = In questa partita non c’è nulla da controllare.
dice-wrong-count = Tiri e pesche che non tornano: { $rolls }.
dice-noted = L’hash è quello che questo browser ha annotato quando si è seduto.
dice-not-noted = Questo browser non era al tavolo prima della fine, quindi non ha un hash proprio da confrontare.
dice-own = Ciò che questo browser ha dato conta come è stato dato.
dice-own-missing = Ciò che questo browser ha dato, o ha visto dare da altri, non è nella registrazione com’era: qualcuno l’ha cambiato.
dice-no-crypto = Questo browser calcola gli hash solo con una connessione sicura (https). Salva la registrazione e controllala con: echobase verify RECORD
dice-how = Come funziona
dice-how-secret = Prima della partita il server sceglie un segreto e ne mostra l’hash, un’impronta che nomina anche questa partita, la sua preparazione e i suoi posti. Non può più cambiare il segreto senza che tutti se ne accorgano.
dice-how-seats = Poi il browser di ogni giocatore dà numeri casuali propri. Il server non può conoscerli quando sceglie il segreto, e i giocatori non conoscono il segreto. A chi ha già dato si chiedono, quando si unisce un altro giocatore, altri numeri annunciati prima: così nessuno ha l’ultima parola.
dice-how-roll = Ogni tiro segue dal segreto, dai numeri di tutti i posti che ne hanno dati e dal posto del tiro nella partita. Dopo la fine il segreto si apre, e chiunque può ricalcolare ogni tiro. Questa pagina l’ha appena fatto, nel tuo browser.
dice-how-limits = I giocatori del computer non danno nulla. Un server non può cambiare un tiro, ma può conoscere i prossimi: gioca le partite classificate su un server il cui gestore non siede al tavolo.
dice-how-own = Per non fidarti di nessuna pagina di questo server, salva la registrazione e controllala sul tuo computer: echobase verify RECORD
dice-list = Tutti i tiri e le pesche
dice-column-when = Quando
dice-column-what = Che cosa è successo
dice-column-check = Controllo
dice-fits = torna
dice-fits-not = non torna
dice-was-typed = inserito a mano
dice-hash = Hash
dice-secret = Segreto
dice-luck-report = Fortuna di entrambe le parti
