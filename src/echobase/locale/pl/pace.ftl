### The pace of tables that wait for somebody (Polish)

pace = Tempo gry
pace-any = dowolne tempo
pace-none = bez zegara
pace-live = na żywo
pace-days = powoli
pace-live-clock = na żywo: { $minutes } min + { $increment } s na turę
pace-live-only = na żywo: { $minutes } min
pace-slow-days = { $days ->
    [one] powoli: jeden dzień na turę
    [few] powoli: { $days } dni na turę
   *[many] powoli: { $days } dni na turę
}
pace-loses = Komu skończy się czas, ten przegrywa.
pace-computer = Gdy skończy się czas, miejsce zajmuje komputer.
pace-match = dwie gry, z zamianą stron
pace-count = { $name } ({ $count })
pace-nothing = Teraz nie czeka żaden stół z takim tempem.
