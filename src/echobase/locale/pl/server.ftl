### What the server tells people in the browser (Polish)

## Questions

server-step-pause = Koniec
server-go-on = Dalej

## Who decides

server-you-decide = To twoja decyzja.
server-decides = Teraz decyduje: { $name }.
server-thinks = { $name } myśli.
server-type-dice = { $dice ->
    [one] Rzuć { $dice } kością na stole i wpisz, co pokazuje.
   *[other] Rzuć { $dice } kośćmi na stole i wpisz, co pokazują.
}

## Answers

server-why-allowed = To można teraz zrobić.
server-hint = { $level } wybrałby: { $label }
server-stale = Gra poszła tymczasem dalej. Wybierz jeszcze raz.
server-spectator = Tylko oglądasz tę grę.
server-no-lesson = Ta gra nie jest lekcją.
server-no-puzzle = Ta gra nie jest zadaniem.
server-not-your-turn = Teraz decyduje inny gracz.
server-dice-first = Najpierw trzeba wpisać kości.
server-unknown-action = Tego nie ma teraz wśród możliwości.
server-malformed = Serwer nie może odczytać tej wiadomości.
server-unexpected = Coś poszło nie tak na serwerze; nic się nie zmieniło.
server-broken-game = Przeszkodził w tym błąd w kodzie samej gry; nic się nie zmieniło.
server-too-long = Ta wiadomość jest za długa.
server-no-hints = W tej grze nie ma podpowiedzi.
server-no-hint-now = To nie twoja decyzja.
server-no-dice = Teraz nie ma rzutu kośćmi.
server-wrong-dice = { $dice ->
    [one] Podaj dokładnie { $dice } kość, z jedną z tych ścianek: { $names }
    [few] Podaj dokładnie { $dice } kości, z tymi ściankami: { $names }
   *[other] Podaj dokładnie { $dice } kości, z tymi ściankami: { $names }
}
server-not-stored = Nie udało się zapisać ruchu, więc nie został wykonany: { $reason }
server-record-hides = Ta gra coś przed tobą ukrywa, na przykład karty drugiej strony. Jej zapis będzie można zachować, gdy się skończy.
server-over = Gra już się skończyła.

## Computer players

server-level-waits = Czeka
server-level-random = Rekrut
server-level-random-text = Gra na chybił trafił; dobry do poznania zasad.
server-level-cadet = Kadet
server-level-cadet-text = Naciera i strzela bez planu; dobry pierwszy przeciwnik.
server-level-trooper = Żołnierz
server-level-trooper-text = Szuka natychmiastowej korzyści w każdym rozkazie, ruchu i ataku.
server-level-captain = Kapitan
server-level-captain-text = Planuje turę i liczy się z odpowiedzią.
server-level-general = Generał
server-level-general-text = Przewiduje odpowiedzi wroga; potrzebuje na to chwili.
server-level-admiral = Admirał
server-level-admiral-text = Zastanawia się najdłużej; najsilniejszy przeciwnik.
server-style-even = Wyważony
server-style-even-text = Tak samo ceni atak i bezpieczeństwo.
server-style-bold = Śmiały
server-style-bold-text = Atakuje, gdzie tylko może.
server-style-careful = Ostrożny
server-style-careful-text = Chroni swoje jednostki i czeka na dobre okazje.

## Cards of units

unit-card-abilities = Właściwości
unit-card-never-moves = nigdy się nie rusza

## Odds

server-odds-destroy = zniszczenie
server-analysis-failed = Tej gry nie udało się przeanalizować.
