### Ludzie: stoły z linkiem, poczekalnia, profile, znajomi, rankingi (Polish)

## Stół dla innych

people-with-others = Zagraj z innymi
people-with-friend = Zagraj ze znajomym
people-online = Ktoś gdzie indziej
people-online-text = Przez link albo ktokolwiek z poczekalni
people-your-name = Twoje imię
people-your-name-example = Jak inni mają cię nazywać
people-your-seat = Twoje miejsce
people-who-joins = Kto może dołączyć
people-by-link = Osoby, którym wyślę link
people-by-link-text = Dostaniesz prywatny link do każdego wolnego miejsca i jeden dla widzów.
people-by-lobby = Ktokolwiek z poczekalni
people-by-lobby-text = Wszyscy mogą zobaczyć ten stół, usiąść i oglądać.
people-by-friend = Mój znajomy: { $name }
people-rated = Gra rankingowa
people-rated-text = Liczy się do rankingu wszystkich przy stole: bez podpowiedzi i bez graczy komputerowych.
people-unrated-computer = W grze rankingowej nie ma graczy komputerowych.
people-unrated-dice = W grze rankingowej kośćmi rzuca serwer.
people-open-table = Otwórz stół
people-rated-mark = rankingowa

## Przy stole

people-here = Kto tu jest
people-present = Obecni gracze: { $here } z { $all }
people-connected = obecny
people-away = nieobecny
people-free = wolne miejsce
people-somebody = ktoś
people-nobody-yet = jeszcze nikt
people-send-link = Wyślij ten link graczowi:
people-link-for = Link: { $side }
people-new-link = Utwórz nowy link
people-revoke = Unieważnij ten link
people-make-link = Utwórz link
people-counts = Ta gra jest rankingowa.
people-counts-not = Ta gra nie jest rankingowa.
people-counts-agree = Ta gra jest rankingowa: siadając, zgadzasz się, że się liczy.
people-watching = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
   *[other] Ogląda { $count } osób.
}
people-spectators = Link dla widzów
people-own-link = Twoje miejsce na innym urządzeniu
people-own-link-text = Zachowaj ten link dla siebie: kto go otworzy, gra za ciebie.
people-copy = Kopiuj
people-copied = Skopiowano

## Link do miejsca

people-invited = Masz zaproszenie
people-invited-to = Masz zaproszenie do gry: { $game }
people-you-would-be = Twoja strona: { $side }
people-sit-down = Usiądź
people-taken-text = Ktoś już tu siedzi. Jeśli to ty, otwórz stół w tej samej przeglądarce albo przenieś tu swój profil.
people-watch = Oglądaj grę
people-ask-again = Poproś osobę, która go wysłała, o nowy link.

## Poczekalnia

people-lobby = Poczekalnia
people-quick = Szybka gra
people-quick-text = Usiądź z kimś, kto czeka na tę grę, albo poczekaj na następną osobę.
people-invitations = Masz zaproszenie
people-open-tables = Stoły, które na kogoś czekają
people-no-tables = Teraz nikt nie czeka. Otwórz stół: następny gość dołączy jednym kliknięciem.
people-open-a-table = Otwórz stół: { $game }
people-own-tables = Twoje stoły, które czekają
people-to-table = Do stołu
people-join-as = Dołącz: { $side }
people-name-first = Najpierw wpisz swoje imię.
people-rated-really = Ta gra jest rankingowa. Zgadzasz się, że się liczy?

## Znajomi

people-friends = Znajomi
people-no-friends = Nie masz tu jeszcze znajomych. Wyślij komuś swój link, a znajdziecie się na tej liście.
people-friends-later = Gdy zagrasz pod swoim imieniem, możesz tu dodawać znajomych.
people-friend-link = Utwórz link dla znajomych
people-friend-link-text = Kto otworzy ten link w ciągu tygodnia, zostanie twoim znajomym:
people-invite = Zaproś
people-invite-to = Zaproś: { $game }
people-part = Usuń ze znajomych
people-part-really = Usunąć ze znajomych: { $name }?
people-befriend = Znajomy
people-befriend-text = Ktoś chce być tu twoim znajomym: będziecie widzieć nawzajem swoje otwarte stoły i będziecie mogli się zapraszać.
people-befriend-go = Zostańcie znajomymi

## Profil

people-profile = Twój profil
people-profile-text = Nie ma tu kont: twój profil to klucz, który zna tylko ta przeglądarka, i imię. Należą do niego twoje gry, znajomi i rankingi.
people-rename = Zmień imię
people-make-profile = Utwórz profil
people-saved = Zapisano.
people-own-page = Twoja strona
people-move = Inne urządzenie
people-move-text = Link przenosi twój profil z grami do innej przeglądarki. Działa raz, przez 15 minut; zachowaj go dla siebie.
people-move-make = Utwórz link do innego urządzenia
people-delete = Usuń profil
people-delete-text = Twoje imię, rankingi i znajomi zostaną zapomniani. Gry zostają, a na twoich miejscach pojawi się „ktoś”.
people-delete-really = Usunąć twój profil na zawsze?
people-deleted = Twój profil został usunięty.
people-arrive = Twój profil na tym urządzeniu
people-arrive-text = Ten link przenosi twój profil do tej przeglądarki, z grami, znajomymi i rankingami.
people-arrive-instead = Zastąpi w tej przeglądarce profil: { $name }.
people-arrive-go = Przenieś tutaj

## Strona gracza

people-player = Gracz
people-ratings = Rankingi
people-no-ratings = Jeszcze żadnej gry rankingowej.
people-unsure = jeszcze niepewny
people-rated-games = { $count ->
    [one] jedna gra rankingowa
    [few] { $count } gry rankingowe
   *[other] { $count } gier rankingowych
}
people-curve = Ranking po każdej grze: { $values }
people-results = Wyniki według scenariusza i strony
people-scenario = Scenariusz
people-side = Strona
people-played = Rozegrane
people-won = Wygrane
people-own-scenario = Własny scenariusz
people-games = Gry
people-no-games = Jeszcze żadnej ukończonej gry z innymi.
people-drawn = remis

## Co się nie udało

people-error-offline = Serwer nie odpowiada. Spróbuj za chwilę.
people-error-bad-link = Ten link nie działa: został unieważniony, odnowiony albo jest niepełny.
people-error-seat-taken = Ktoś inny był szybszy: to miejsce jest zajęte.
people-error-seat-kept = To miejsce jest zarezerwowane dla kogoś innego.
people-error-own-table = Już siedzisz przy tym stole.
people-error-not-agreed = Zmieniło się to, czy ta gra jest rankingowa. Odśwież stronę i sprawdź jeszcze raz.
people-error-no-profile = Do tego potrzebny jest profil. Najpierw wpisz swoje imię.
people-error-used-link = Ten link został już użyty albo jest za stary. Utwórz nowy.
people-error-own-link = To twój własny link: wyślij go znajomemu.
people-error-no-friend = Zapraszać można tylko znajomych. Wyślij zamiast tego link.
people-error-unknown-player = Nie ma takiego gracza; może profil został usunięty.
people-error-no-table = Nie ma takiego stołu; może został usunięty.
people-error-unknown-game = Nie ma takiej gry; może została usunięta.
people-error-over = Ta gra jest skończona.
people-error-too-many = Ostatnio było tego bardzo dużo. Spróbuj ponownie później.
