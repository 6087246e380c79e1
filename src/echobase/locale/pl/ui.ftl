### The screens of the terminal game (Polish)

## Whose turn it is

ui-member = { $side }, gracz { $number }
ui-card = Zagrana karta

## Many choices: first the unit, then what it does

ui-folded = { $name } ({ $choices ->
    [one] 1 wybór
    [few] { $choices } wybory
    [many] { $choices } wyborów
   *[other] { $choices } wyboru
})
ui-back = wróć do wszystkich jednostek
ui-unfold-first = Pod { $number } jest kilka możliwości: wpisz { $number }, by je zobaczyć.

## Answers

ui-not-understood = Nie rozumiem „{ $line }”. Wpisz numer z listy albo help.
ui-no-number = Nie ma wyboru { $number }; lista sięga od 1 do { $last }.
ui-one-at-a-time = Tutaj po jednym naraz.
ui-type-again = Wpisz to jeszcze raz, aby potwierdzić.
ui-why-what = Zapytaj o działanie, na przykład: why { $example }
ui-why-allowed = To można teraz zrobić.
ui-rules-which = Podaj słowo lub numer zasady, na przykład: { $examples }
ui-rules-none = Zasady nic nie mówią o „{ $word }”.
ui-rules-more = I jeszcze { $rules }; dłuższy numer lub słowo zawęzi wyszukiwanie.
ui-rules-also = Więcej na ten temat, według adresu:
ui-rules-saved = Zasady zapisane: { $path }
ui-hint = { $level } wybrałby „{ $notation }”: { $label }
ui-undone = Cofnięto: { $notation }
ui-no-undo = Dalej cofnąć się nie da: kości, karty albo któryś z graczy pokazali już coś nowego.
ui-nothing-to-undo = Nie ma jeszcze czego cofać.
ui-saved-as = Każdy krok jest zapisany w { $path }
ui-farewell = Gra jest zapisana w { $path }
ui-continue = Aby ją kontynuować: { $command }
ui-really-resign = { $side-key ->
    [rebel] Rebelia poddaje się i wygrywa Imperium.
    [empire] Imperium poddaje się i wygrywa Rebelia.
   *[other] { $side } poddaje się i przegrywa.
} To kończy grę i nie da się tego cofnąć.
ui-no-resign = Tutaj nikt nie może się poddać: nie byłoby jasne, kto wygrywa.

## Before and after

ui-welcome = Przy każdym pytaniu wpisz numer z listy albo help.
ui-offer = Jest niedokończona gra: { $name }, tura { $turn }.
ui-offer-choice = 1 kontynuuj ją, 2 nowa gra
ui-offer-quit = q wyjdź
ui-hand-over = Przekaż ekran: { $name }
ui-hide = Koniec twojej tury. Naciśnij Enter, by ukryć ekran
ui-press-enter = Naciśnij Enter
ui-turns-played = Rozegrane tury: { $turns }
ui-record-at = Zapis gry jest w { $path }
ui-not-finished = Gra nie jest skończona.
ui-cut-off = Zapis urywa się w środku działania: reszta przepadła.

## Lists

ui-try-again = Naciśnij Enter, aby spróbować ponownie.
ui-check-lesson = lekcja { $number } gry { $game }: { $name }
ui-check-record = zapis gry { $name }, { $actions ->
    [one] 1 działanie
    [few] { $actions } działania
    [many] { $actions } działań
   *[other] { $actions } działania
}, { $turns ->
    [one] 1 tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}.
ui-picture-saved = Obraz zapisany: { $path }
ui-film-saved = Film zapisany: { $path }

help-text =
    hint          co zrobiłby doradca
    undo          cofa ostatni krok, jeśli nie ujawnił niczego nowego
    resign        poddajesz się: wygrywa druga strona
    save, quit    wszystko i tak jest zapisane; quit kończy

# Scenarios and maps that were made with the workshop, in lists.
ui-from-workshop = Z warsztatu
