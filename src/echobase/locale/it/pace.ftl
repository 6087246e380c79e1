### The pace of tables that wait for somebody (Italian)

pace = Ritmo
pace-any = qualsiasi ritmo
pace-none = senza orologio
pace-live = dal vivo
pace-days = lenta
pace-live-clock = dal vivo: { $minutes } min + { $increment } s per turno
pace-live-only = dal vivo: { $minutes } min
pace-slow-days = { $days ->
    [one] lenta: un giorno per turno
   *[other] lenta: { $days } giorni per turno
}
pace-loses = Chi esaurisce il tempo perde.
pace-computer = Quando il tempo finisce, il computer prende il posto.
pace-match = due partite, a parti invertite
pace-count = { $name } ({ $count })
pace-nothing = Ora non aspetta nessun tavolo con questo ritmo.
