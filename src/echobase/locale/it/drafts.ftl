### Il laboratorio: prove e biblioteca (italiano)

workshop-even-from-start = Si può equilibrare solo una battaglia dal suo inizio.
workshop-runs-own = { $most ->
    [one] Hai già una prova in corso; fermala o aspetta che finisca.
   *[other] Hai già { $most } prove in corso; fermane una o aspetta che finisca.
}
workshop-runs-full = Molti altri stanno misurando adesso; riprova tra qualche minuto.
workshop-run-slow = Le partite durano troppo per essere misurate qui.
workshop-run-failed = I giocatori del computer non sono riusciti a giocarla fino in fondo.
workshop-run-lost = Il server è ripartito prima che tutte le partite fossero giocate. Quello che aveva trovato fino ad allora si vede qui.
workshop-run-unknown = Queste partite non ci sono più: i risultati restano un’ora. Misura di nuovo.
workshop-read-record = Questa è la registrazione di una partita, non una battaglia né una mappa. Aprila come replay.
workshop-read-line = La riga { $line } non si può leggere. O è danneggiata, o non è una battaglia né una mappa.
workshop-read-damaged = Non si può leggere. O manca la fine, o non è una battaglia né una mappa.
workshop-read-game = Il testo non dice per quale gioco è. Il suo campo “game” deve essere uno di questi: { $games }.
workshop-not-playable = Non si può ancora giocare: { $problem }
library-twice = È già nella biblioteca: { $name }
library-empty = Nessuno ha pubblicato nulla del genere.
library-line = { $id }  { $name } ({ $game })
library-by = di { $author }
library-plays = { $plays ->
    [one] 1 partita
   *[other] { $plays } partite
}
library-likes = { $likes ->
    [one] piace a 1
   *[other] piace a { $likes }
}
library-fetched = { $path }: { $name }
library-removed = { $id }: rimosso.
