# Kampanie w przeglądarce: wybór, dzienniki kampanii, droga, podsumowania i nagrody.

book-campaigns = Kampanie
book-campaigns-text = Bitwy, które się łączą: zwycięstwa, porażki i tajne cele zmieniają następną.
book-none = Nie ma zainstalowanych kampanii.
book-about = Bitwy: { $battles } · zakończenia: { $endings } · około { $minutes } min
book-in-progress = Kampanie w toku
book-forget = Usuń z listy
book-forget-really = Usunąć „{ $name }” z listy? Potem nikt nie będzie mógł jej kontynuować.
book-gone = Tej kampanii nie można tu kontynuować: { $problem }
book-your-side = Kto gra?
book-both = Dwie osoby przy tym ekranie
book-both-text = Dzienniki czyta się po przekazaniu ekranu.
book-against = przeciwko komputerowi
book-begin = Rozpocznij kampanię
book-road = Przebyta droga
book-won-by = Wygrywa: { $name }
book-here = Następna bitwa
book-fighting = Bitwa trwa
book-met-count = { $count ->
    [one] osiągnięto { $count } tajny cel
    [few] osiągnięto { $count } tajne cele
   *[other] osiągnięto { $count } tajnych celów
}
book-the-end = Koniec
book-of = Dziennik kampanii: { $name }
book-open = Otwórz dziennik
book-close = Zamknij dziennik
book-page-back = Wróć
book-page-on = Odwróć stronę
book-pages = Strona { $page } z { $pages }
book-different = Co zmieniły wcześniejsze bitwy
book-objectives = Twoje tajne cele
book-cards = Twoje karty wsparcia
book-prospects = Co zmieni ta bitwa
book-debriefing = Podsumowanie
book-turns = Tury: { $turns }
book-all-objectives = Tajne cele, teraz jawne dla obu stron
book-achieved = Osiągnięto
book-missed = Nie osiągnięto
book-no-objectives = W tej bitwie ich nie było.
book-rewards = Nagrody
book-no-rewards = Ta bitwa nie przyniosła kart wsparcia.
book-choose = Wybierz nagrodę
book-choose-text = Zostaje z tobą do końca kampanii.
book-take = Weź tę kartę
book-must-choose = Nagrodę musi jeszcze wybrać: { $name }
book-to-battle = Do bitwy
book-to-battle-again = Wróć do bitwy
book-back-to-campaign = Wróć do kampanii
book-undecided = Nikt nie wygrał ostatniej bitwy. Zostanie stoczona ponownie.
book-changed = Kampania zmieniła się od rozpoczęcia; twoja toczy się dalej tak, jak się zaczęła.
book-degree-narrow = Zwycięstwo o włos: { $name }
book-degree-clear = Wyraźne zwycięstwo: { $name }
book-degree-complete = Całkowite zwycięstwo: { $name }
book-other-campaigns = Wszystkie kampanie
