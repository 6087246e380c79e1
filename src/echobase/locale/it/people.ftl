### Persone: tavoli con un link, sala d’attesa, profili, amici, punteggi (Italian)

## Un tavolo per altri

people-with-others = Gioca con altri
people-with-friend = Gioca con un amico
people-online = Qualcuno altrove
people-online-text = Con un link, o chiunque dalla sala d’attesa
people-your-name = Il tuo nome
people-your-name-example = Come ti devono chiamare gli altri
people-your-seat = Il tuo posto
people-who-joins = Chi può unirsi
people-by-link = Chi riceve un link da me
people-by-link-text = Ricevi un link privato per ogni posto libero e uno per gli spettatori.
people-by-lobby = Chiunque nella sala d’attesa
people-by-lobby-text = Tutti possono vedere questo tavolo, sedersi e guardare.
people-by-friend = Il mio amico { $name }
people-rated = Partita classificata
people-rated-text = Conta per i punteggi di tutti al tavolo: niente consigli, niente giocatori del computer.
people-unrated-computer = Una partita classificata non ha giocatori del computer.
people-unrated-dice = In una partita classificata i dadi sono del server.
people-open-table = Apri il tavolo
people-rated-mark = classificata

## Al tavolo

people-here = Chi è qui
people-present = Giocatori presenti: { $here } di { $all }
people-connected = presente
people-away = assente
people-free = posto libero
people-somebody = qualcuno
people-nobody-yet = ancora nessuno
people-send-link = Manda questo link al giocatore:
people-link-for = Link per { $side }
people-new-link = Crea un nuovo link
people-revoke = Revoca questo link
people-make-link = Crea un link
people-counts = Questa partita è classificata.
people-counts-not = Questa partita non è classificata.
people-counts-agree = Questa partita è classificata: sedendoti accetti che conti.
people-watching = { $count ->
    [0] Nessuno guarda.
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
people-spectators = Link per gli spettatori
people-own-link = Il tuo posto su un altro dispositivo
people-own-link-text = Tieni questo link per te: chi lo apre gioca al tuo posto.
people-copy = Copia
people-copied = Copiato

## Un link a un posto

people-invited = Hai un invito
people-invited-to = Hai un invito a giocare: { $game }
people-you-would-be = Giocheresti con: { $side }
people-sit-down = Siediti
people-taken-text = Qui siede già qualcuno. Se eri tu, apri il tavolo nello stesso browser, o porta qui il tuo profilo.
people-watch = Guarda la partita
people-ask-again = Chiedi un nuovo link a chi te l’ha mandato.

## La sala d’attesa

people-lobby = Sala d’attesa
people-quick = Partita rapida
people-quick-text = Siediti con chi aspetta per questo gioco, o aspetta il prossimo.
people-invitations = Hai un invito
people-open-tables = Tavoli che aspettano qualcuno
people-no-tables = Ora non aspetta nessuno. Apri tu un tavolo: il prossimo visitatore può unirsi con un clic.
people-open-a-table = Apri un tavolo: { $game }
people-own-tables = I tuoi tavoli in attesa
people-to-table = Al tavolo
people-join-as = Unisciti: { $side }
people-name-first = Prima scrivi il tuo nome.
people-rated-really = Questa partita è classificata. Accetti che conti?

## Amici

people-friends = Amici
people-no-friends = Ancora nessun amico qui. Manda il tuo link a qualcuno e vi troverete in questo elenco.
people-friends-later = Quando avrai giocato con un nome, qui potrai fare amicizia.
people-friend-link = Crea un link per gli amici
people-friend-link-text = Chi apre questo link entro una settimana diventa tuo amico:
people-invite = Invita
people-invite-to = Invita a { $game }
people-part = Termina l’amicizia
people-part-really = Togliere { $name } dai tuoi amici?
people-befriend = Un amico
people-befriend-text = Qualcuno vuole esserti amico qui: vedrete i tavoli aperti l’uno dell’altro e potrete invitarvi.
people-befriend-go = Fate amicizia

## Il profilo

people-profile = Il tuo profilo
people-profile-text = Non ci sono account: il tuo profilo è una chiave nota solo a questo browser, con un nome. Ne fanno parte le tue partite, gli amici e i punteggi.
people-rename = Cambia il nome
people-make-profile = Crea un profilo
people-saved = Salvato.
people-own-page = La tua pagina
people-move = Un altro dispositivo
people-move-text = Un link porta il tuo profilo con le sue partite in un altro browser. Funziona una volta, entro 15 minuti; tienilo per te.
people-move-make = Crea un link per un altro dispositivo
people-delete = Elimina il profilo
people-delete-text = Il tuo nome, i punteggi e gli amici vengono dimenticati. Le partite restano, e nei tuoi posti comparirà «qualcuno».
people-delete-really = Eliminare per sempre il tuo profilo?
people-deleted = Il tuo profilo è eliminato.
people-arrive = Il tuo profilo su questo dispositivo
people-arrive-text = Questo link porta il tuo profilo in questo browser, con partite, amici e punteggi.
people-arrive-instead = Prende il posto del profilo { $name } in questo browser.
people-arrive-go = Portalo qui

## La pagina di un giocatore

people-player = Giocatore
people-ratings = Punteggi
people-no-ratings = Ancora nessuna partita classificata.
people-unsure = ancora incerto
people-rated-games = { $count ->
    [one] una partita classificata
   *[other] { $count } partite classificate
}
people-curve = Il punteggio dopo ogni partita: { $values }
people-results = Risultati per scenario e schieramento
people-scenario = Scenario
people-side = Schieramento
people-played = Giocate
people-won = Vinte
people-own-scenario = Uno scenario proprio
people-games = Partite
people-no-games = Ancora nessuna partita finita con altri.
people-drawn = pareggio

## Che cosa non è riuscito

people-error-offline = Il server non risponde. Riprova fra un momento.
people-error-bad-link = Questo link non funziona: è stato revocato o rinnovato, o è incompleto.
people-error-seat-taken = Qualcun altro è stato più veloce: questo posto è occupato.
people-error-seat-kept = Questo posto è riservato a qualcun altro.
people-error-own-table = Siedi già a questo tavolo.
people-error-not-agreed = Da quando hai accettato è cambiato se questa partita è classificata o no. Ricarica la pagina e guarda di nuovo.
people-error-no-profile = Serve un profilo. Prima scrivi il tuo nome.
people-error-used-link = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo.
people-error-own-link = Questo è il tuo link: mandalo a un amico.
people-error-no-friend = Si possono invitare solo amici. Manda invece un link.
people-error-unknown-player = Questo giocatore non c’è; forse il profilo è stato eliminato.
people-error-no-table = Questo tavolo non c’è; forse è stato eliminato.
people-error-unknown-game = Questa partita non c’è; forse è stata eliminata.
people-error-over = Questa partita è finita.
people-error-too-many = L’hai fatto molte volte di recente. Riprova più tardi.
