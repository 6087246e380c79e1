### The screens of the terminal game (Italian)

## Whose turn it is

ui-member = { $side }, giocatore { $number }
ui-card = Carta in gioco

## Many choices: first the unit, then what it does

ui-folded = { $name } ({ $choices ->
    [one] 1 scelta
   *[other] { $choices } scelte
})
ui-back = torna a tutte le unità
ui-unfold-first = { $number } sta per più scelte: scrivi { $number } per vederle.

## Answers

ui-not-understood = Non capisco «{ $line }». Scrivi un numero della lista, oppure help.
ui-no-number = Non c’è la scelta { $number }; la lista va da 1 a { $last }.
ui-one-at-a-time = Qui una cosa alla volta.
ui-type-again = Scrivilo di nuovo per confermare.
ui-why-what = Chiedi di un’azione, per esempio: why { $example }
ui-why-allowed = Questo si può fare adesso.
ui-rules-which = Indica una parola o una regola, per esempio: { $examples }
ui-rules-none = Le regole non dicono nulla su «{ $word }».
ui-rules-more = E altre { $rules }; un ID o una parola più lunga restringe la ricerca.
ui-rules-also = Altro sull’argomento, per indirizzo:
ui-rules-saved = Regole salvate: { $path }
ui-hint = { $level } sceglierebbe «{ $notation }»: { $label }
ui-undone = Annullato: { $notation }
ui-no-undo = Non si può annullare oltre: dadi, carte o un giocatore hanno rivelato qualcosa di nuovo.
ui-nothing-to-undo = Non c’è ancora nulla da annullare.
ui-saved-as = Ogni passo è salvato in { $path }
ui-farewell = La partita è salvata in { $path }
ui-continue = Per continuare: { $command }
ui-really-resign = { $side-key ->
    [rebel] I Ribelli si arrendono e vince l’Impero.
    [empire] L’Impero si arrende e vincono i Ribelli.
   *[other] { $side } si arrende e perde.
} La partita finisce e non si può annullare.
ui-no-resign = Qui nessuno può arrendersi: non sarebbe chiaro chi vince.

## Before and after

ui-welcome = A ogni richiesta scrivi un numero della lista, oppure help.
ui-offer = C’è una partita non finita: { $name }, turno { $turn }.
ui-offer-choice = 1 continua, 2 nuova partita
ui-offer-quit = q esci
ui-hand-over = Passa lo schermo a: { $name }
ui-hide = Il tuo turno è finito. Premi Invio per nascondere lo schermo
ui-press-enter = Premi Invio
ui-turns-played = Turni giocati: { $turns }
ui-record-at = La registrazione della partita è in { $path }
ui-not-finished = La partita non è finita.
ui-cut-off = La registrazione è interrotta a metà di un’azione: il resto è perso.

## Lists

ui-try-again = Premi Invio per riprovare.
ui-check-lesson = lezione { $number } di { $game }: { $name }
ui-check-record = registrazione di { $name }, { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}, { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}.
ui-picture-saved = Immagine salvata: { $path }
ui-film-saved = Filmato salvato: { $path }

help-text =
    hint          che cosa farebbe il consigliere
    undo          annulla l’ultimo passo, se non ha rivelato nulla di nuovo
    resign        ti arrendi: vince l’altro schieramento
    save, quit    tutto è comunque già salvato; quit esce

# Scenarios and maps that were made with the workshop, in lists.
ui-from-workshop = Dal laboratorio
