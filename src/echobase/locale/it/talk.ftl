### What happens at a table apart from the moves (Italian)

talk-notice-title = Tocca a te: { $name }
talk-spectator = Spettatore
talk-nobody = In questa partita non c’è nessuno con cui parlare.
talk-only-players = A questo tavolo scrivono solo i giocatori; tu puoi leggere.
talk-only-players-report = Solo i giocatori possono segnalare un messaggio.
talk-empty = Scrivi prima qualcosa.
talk-too-long = Un messaggio ha al massimo { $most } caratteri; questo ne ha { $length }.
talk-too-fast = Sono troppi messaggi; aspetta qualche secondo e invia di nuovo.
talk-no-remark = Questo messaggio non c’è più.
talk-replaced = Ora gioca il computer al posto tuo; prima riprendi il tuo posto.
talk-not-replaced = Nessun computer gioca al posto tuo: non c’è nulla da riprendere.
talk-no-person = Lì non siede nessuno che il computer possa sostituire.
talk-still-here = È ancora qui, o è uscito solo ora; aspetta un po’.
talk-paused = La partita è in pausa; prima riprendila.
talk-not-paused = La partita non è in pausa.
talk-no-offer = Ora non si può proporre.
talk-offer-gone = Questa proposta non è più valida.
talk-not-asked = A questa proposta devono rispondere altri.
talk-offer-draw = { $name }: proposta di pareggio.
talk-offer-undo = { $name }: richiesta di annullare l’ultima scelta.
talk-offer-pause = { $name }: proposta di pausa.
talk-offer-abandon = { $name }: proposta di chiudere la partita senza risultato.
talk-offer-rematch = { $name }: proposta di rivincita a parti invertite.
talk-agree-draw = { $name }: pareggio accettato.
talk-agree-undo = { $name }: annullamento accettato.
talk-agree-pause = { $name }: pausa accettata.
talk-agree-abandon = { $name }: chiusura senza risultato accettata.
talk-agree-rematch = { $name }: rivincita accettata.
talk-refuse-draw = { $name }: pareggio rifiutato.
talk-refuse-undo = { $name }: annullamento rifiutato.
talk-refuse-pause = { $name }: pausa rifiutata.
talk-refuse-abandon = { $name }: la partita continua.
talk-refuse-rematch = { $name }: rivincita rifiutata.
talk-withdraw-draw = { $name }: proposta di pareggio ritirata.
talk-withdraw-undo = { $name }: richiesta di annullare ritirata.
talk-withdraw-pause = { $name }: proposta di pausa ritirata.
talk-withdraw-abandon = { $name }: proposta di chiudere la partita ritirata.
talk-withdraw-rematch = { $name }: proposta di rivincita ritirata.
talk-pause = La partita è in pausa.
talk-resume = { $name }: la partita riprende dopo la pausa.
talk-undone = { $name }: ultima scelta annullata di comune accordo.
talk-next = La prossima partita è pronta.
talk-take-over-left = { $name }: ora gioca il computer.
talk-take-over-away = { $name }: assente da un po’; ora gioca il computer.
talk-take-over-time = { $name }: tempo esaurito; ora gioca il computer.
talk-take-back = { $name }: di nuovo al tavolo.
talk-delayed-turns = { $turns ->
    [one] Vedi la partita con un turno di ritardo.
   *[other] Vedi la partita con { $turns } turni di ritardo.
}
talk-delayed-minutes = { $minutes ->
    [one] Vedi la partita con un minuto di ritardo.
   *[other] Vedi la partita con { $minutes } minuti di ritardo.
}

## On the screen

web-talk = Chat
web-talk-unread = Chat, nuovi: { $count }
web-talk-about = Lo leggono tutti al tavolo, entrambe le parti e gli spettatori.
web-talk-none = Nessuno ha ancora detto nulla.
web-talk-write = Scrivi a tutti
web-talk-send = Invia
web-talk-read-only = Qui scrivono solo i giocatori.
web-talk-mute = Silenzia su questo dispositivo
web-talk-unmute = Mostra di nuovo i messaggi: { $name }
web-talk-report = Segnala
web-talk-reported = Segnalato
web-talk-accept = Accetta
web-talk-refuse = Rifiuta
web-talk-withdraw = Ritira
web-talk-paused = La partita è in pausa; i tempi sono fermi.
web-talk-resume = Riprendi
web-talk-replaced = Il computer gioca al posto tuo.
web-talk-take-back = Riprendo il mio posto
web-talk-away = { $name }: assente da un po’.
web-talk-let-computer = Fai giocare il computer
web-talk-leave = Fai giocare il computer per me
web-talk-ask-draw = Proponi il pareggio
web-talk-ask-undo = Chiedi di annullare
web-talk-ask-pause = Proponi una pausa
web-talk-ask-abandon = Chiudi senza risultato
web-talk-ask-rematch = Rivincita a parti invertite
web-talk-clocks = Orologi
web-talk-due = entro { $when }
web-talk-not-started = I tempi partono quando ci sono tutti.
web-talk-pair = Incontro: hai { NUMBER($points) } su 1 dalla prima partita.
web-talk-second-game = La seconda partita dell’incontro è pronta, a parti invertite.
web-talk-next-game = La prossima partita è pronta, a parti invertite.
web-talk-go-there = Vai alla partita
web-talk-your-turn = Tocca a te: { $name }
web-terms = Con più persone
web-terms-pace = Ritmo
web-terms-pace-none = senza orologio
web-terms-pace-live = dal vivo, con orologio
web-terms-pace-days = lenta, giorni per turno
web-terms-minutes = Minuti per persona
web-terms-increment = Secondi in più per turno
web-terms-days = Giorni per turno
web-terms-out = A tempo scaduto
web-terms-out-computer = gioca il computer
web-terms-out-loses = la parte perde
web-terms-delay = Gli spettatori vedono la partita
web-terms-delay-none = dal vivo
web-terms-delay-turn = un turno dopo
web-terms-delay-minutes = dieci minuti dopo
web-terms-match = Un incontro di due partite, la seconda a parti invertite
web-terms-spectators-talk = Gli spettatori possono scrivere
