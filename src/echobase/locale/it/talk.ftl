### What happens at a table apart from the moves (Italian)

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
