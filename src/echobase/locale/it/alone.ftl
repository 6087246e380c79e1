### A page without a server (Italian)

alone-starting = Preparazione del gioco…
alone-games = Recupero delle tue partite…
alone-failed = Il gioco non può partire qui: { $reason }. Serve un browser aggiornato con WebAssembly e spazio per conservare le partite; ricarica la pagina o prova un altro browser.
alone-incomplete = Una parte del gioco non si è potuta caricare. Controlla la connessione, poi ricarica la pagina.
alone-old-browser = Questo browser è troppo vecchio per il gioco, oppure WebAssembly è disattivato. Usa una versione aggiornata di Firefox, Chrome, Edge o Safari.
alone-newer = C’è una versione più recente. Le tue partite restano.
alone-renew = Usala ora
alone-keeps-nothing = Questo browser ora non conserva le partite: la memoria è piena, oppure questa è una finestra privata. Per fare spazio, salva le registrazioni delle partite e cancella qui le partite; oppure apri la pagina in un’altra finestra.
alone-needs-server = Qui giochi su questo dispositivo. Per giocare con persone altrove serve un server.
alone-slow-level = { $level } gioca solo su un server: questa pagina non è abbastanza veloce.
web-missing-server = Per questo serve un server
web-missing-server-text = Qui giochi solo su questo dispositivo. Amici, sala d’attesa e link si trovano su un server di Echo Base.
alone-save = Salva la partita fin qui
