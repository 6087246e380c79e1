### Instruktor w lekcjach Battle of Hoth (Polish)

## 1. Karty i strefy

lesson-battle-cards = Karty i strefy
lesson-battle-cards-goal = Przepędź dwa patrole: jeden na środku, drugi po lewej.
lesson-battle-cards-first = Dwa patrole podeszły za blisko. Przepędź je!
lesson-battle-cards-first-play = Witaj w dowództwie! Prowadzisz pomarańczowych Rebeliantów. Karta mówi, ile jednostek działa i gdzie: zagraj kartę na patrol pośrodku albo na ten po lewej.
lesson-battle-cards-first-order = Teraz wskaż, kto działa. Wybierz podświetlonych żołnierzy: twoja karta może wydać im rozkaz.
lesson-battle-cards-first-move = Jednostki z rozkazem mogą się ruszyć. Te sięgną patrolu z miejsca, więc przejdź od razu do ataku.
lesson-battle-cards-first-attack = Wybierz patrol i zaatakuj. Liczba obok to szansa na trafienie.
lesson-battle-cards-second = Został jeden patrol. Dalej jak przedtem: od razu do ataku.
lesson-battle-cards-second-play = Teraz drugi patrol. Sprawdź, gdzie stoi, i znajdź kartę na tę strefę.
lesson-battle-cards-second-order = Został jeden patrol. Jak przedtem, wydaj rozkaz podświetlonym żołnierzom.
lesson-battle-cards-hit = Świetnie: cała jednostka wyeliminowana, a to jest warte medal.
lesson-battle-cards-drew = Na koniec tury dobrano nową kartę.
lesson-battle-cards-section = Przerywane linie dzielą planszę na lewą flankę, środek i prawą flankę, patrząc z twojej strony.
lesson-battle-cards-wrong-card = Ta karta wydaje rozkazy w strefie, w której nie ma patrolu. Spójrz na małą mapę na każdej karcie i spróbuj ponownie.
lesson-battle-cards-too-long = Patrole wciąż tu są. Zacznijmy od nowa: najpierw karta na właściwą strefę, potem rozkaz, potem atak.
lesson-battle-cards-done = Oba patrole zniknęły! Zagranie karty, rozkazy, ruch, atak i dobranie karty: oto cała tura.

## 2. Ruch i teren

lesson-battle-moves = Ruch i teren
lesson-battle-moves-goal = Doprowadź jednostki na zaznaczone pola, a potem uderz na samotnego szturmowca.
lesson-battle-moves-march = Doprowadź żołnierzy do okopów, a śmigacze za szczelinę.
lesson-battle-moves-march-play = Żołnierze mają dotrzeć do okopów, śmigacze na drugą stronę szczeliny. „{ card-direct-from-hq }” wydaje rozkazy trzem jednostkom, gdziekolwiek są.
lesson-battle-moves-march-order = Wydaj rozkaz obu jednostkom, które mają się ruszyć: żołnierzom i śmigaczom.
lesson-battle-moves-march-move = Wybierz jednostkę, potem pole z przerywaną obwódką. Żołnierze idą do dwóch pól, śmigacze lecą do trzech. Kieruj się na zaznaczone pola.
lesson-battle-moves-strike = Teraz uderz na samotnego szturmowca u góry.
lesson-battle-moves-strike-play = Wszyscy są na miejscu. Przed żołnierzami został jeden szturmowiec: zagraj kartę na środek.
lesson-battle-moves-strike-order = Wydaj rozkaz swoim żołnierzom. Nikogo więcej tu nie trzeba.
lesson-battle-moves-strike-move = Uwaga: po ruchu o jedno pole żołnierze mogą atakować, po dwóch już nie. Podejdź o pole, by mieć kość więcej, albo zostań na miejscu.
lesson-battle-moves-strike-attack = Jest w zasięgu. Wybierz szturmowca i zaatakuj!
lesson-battle-moves-rocks = Skały, budynki i wraki zatrzymują ruch, a kto na nie wejdzie, nie atakuje w tej turze. „Cofnij” przywróci jednostkę na miejsce.
lesson-battle-moves-short = Ta jednostka nie stoi jeszcze na swoim zaznaczonym polu, a w turze rusza się tylko raz. „Cofnij” przywróci ją na miejsce.
lesson-battle-moves-trench = W okopach trudniej trafić twoich żołnierzy.
lesson-battle-moves-flies = Śmigacze latają, więc szczelina ich nie zatrzyma. Nikt inny jej nie przekroczy.
lesson-battle-moves-too-far = Dwa pola to za daleko: w tej turze ci żołnierze już nie zaatakują. „Cofnij” przywróci ich na miejsce.
lesson-battle-moves-idle-card = W strefie tej karty nie ma żadnej twojej jednostki, więc nikt nie działa. „Cofnij” przywróci kartę.
lesson-battle-moves-closed = Na lodowe wieże, czyli seraki, nie wejdzie nikt, a szczelinę przekroczą tylko jednostki latające.
lesson-battle-moves-distance = Jednostka dotrze tylko na pola z przerywaną obwódką. Drogę zamykają też inne jednostki i niedostępny teren.
lesson-battle-moves-wrong-card = „{ card-raid-centre }” nie wydaje rozkazów na prawej flance, gdzie są śmigacze. Spróbuj ponownie z kartą „{ card-direct-from-hq }”.
lesson-battle-moves-not-there = Tura minęła, a nie obie jednostki stoją na zaznaczonych polach. Spróbuj ponownie: wydaj rozkaz obu i obie przesuń.
lesson-battle-moves-lost-way = To trwa zbyt długo. Zacznijmy od nowa: obie jednostki, oba zaznaczone pola, potem atak.
lesson-battle-moves-done = Dobry marsz! Żołnierze: jedno pole i atak albo dwa bez ataku. Śmigacze: trzy pola i atak.

## 3. Atak, kości i szanse

lesson-battle-attack = Atak, kości i szanse
lesson-battle-attack-goal = Wyeliminuj jedną z dwóch jednostek szturmowców.
lesson-battle-attack-close-in = Trzy jednostki mają już rozkazy. Żołnierze rzucają 3 kośćmi tuż przy wrogu, 2 z dwóch pól i 1 z trzech: podejdź o jedno pole, gdzie się da, i przejdź do ataku.
lesson-battle-attack-first = Wybierz atakującego, potem cel. Zanim rzucisz, spójrz na szanse: ile masz kości i dlaczego oraz co robi każda ścianka.
lesson-battle-attack-finish = Nie odpuszczaj! Jednostka ze stratami wciąż atakuje z pełną siłą, więc bij w tę samą, aż zniknie.
lesson-battle-attack-too-far = Dwa pola to za daleko: w tej turze ci żołnierze już nie zaatakują. „Cofnij” przywróci ich na miejsce.
lesson-battle-attack-faces = Głowa żołnierza trafia piechotę, maszyna krocząca pojazdy, wybuch wszystkich. Flaga zmusza do odwrotu, a krzyżyk to pudło.
lesson-battle-attack-hit = Każde trafienie zabiera jedną figurkę. Jednostka jest warta medal dopiero wtedy, gdy straci ostatnią.
lesson-battle-attack-ridge = Stoją na grani, a to zabiera ci jedną kość. Druga jednostka nie ma żadnej ochrony.
lesson-battle-attack-pushed = To była flaga: odpycha jednostkę o jedno pole. Wkrótce dowiesz się więcej, a teraz za nimi!
lesson-battle-attack-range = Żołnierze sięgają na trzy pola i ani kroku dalej. Najpierw podejdź.
lesson-battle-attack-nobody-attacked = Tura minęła i nikt nie zaatakował. Pamiętaj: po dwóch polach żołnierz nie atakuje. Spróbuj ponownie!
lesson-battle-attack-too-long = Bronią się zbyt długo. Spróbuj ponownie: podejdź i niech wszystkie jednostki biją w jeden cel.
lesson-battle-attack-done = Wyeliminowani, a medal jest twój! Podchodź blisko, wybieraj cel z lepszymi szansami i atakuj razem.

## 4. Pole widzenia

lesson-battle-sight = Pole widzenia
lesson-battle-sight-goal = Znajdź wolną linię i wyeliminuj obie jednostki szturmowców.
lesson-battle-sight-look = Atak wymaga wolnej linii. Wybierz żołnierzy: przerywana linia kończy się tam, gdzie coś ją zasłania. Przesuń każdą jednostkę na pole ze znakiem celu.
lesson-battle-sight-shoot = Wolna linia, czysty strzał. Atakuj!
lesson-battle-sight-shoot-play = Jeszcze nie wszyscy zniknęli. Zagraj kartę na strefę, w której stoją najbliżsi im żołnierze.
lesson-battle-sight-shoot-order = Wydaj rozkaz żołnierzom, którzy mogą mieć wolną linię.
lesson-battle-sight-shoot-move = Wejdź na pole ze znakiem celu albo zostań, jeśli już ich widać.
lesson-battle-sight-blocked = Liczy się linia między środkami obu pól. Zasłaniają ją seraki, budynki, granie, skały i każda jednostka.
lesson-battle-sight-moved = Linia wzdłuż krawędzi dwóch pól jest wolna, dopóki tylko jedno z nich jest zasłonięte.
lesson-battle-sight-one-down = Jedna jednostka z głowy. Teraz druga!
lesson-battle-sight-building = Budynek zatrzymuje żołnierzy i w tej turze nie zaatakują. „Cofnij” przywróci ich na miejsce.
lesson-battle-sight-idle-card = W strefie tej karty nie ma żadnej twojej jednostki, więc nikt nie działa. „Cofnij” przywróci kartę.
lesson-battle-sight-no-line = Nikt nie miał wolnej linii, więc nikt nie mógł zaatakować. Spróbuj ponownie: szukaj pól ze znakiem celu.
lesson-battle-sight-too-long = Wciąż tam są. Spróbuj ponownie: jeden dobry krok w bok otwiera linię.
lesson-battle-sight-done = Bystre oko! Często wystarczy krok w bok: tobie i im.

## 5. Odwrót

lesson-battle-retreat = Odwrót
lesson-battle-retreat-goal = Wycofaj się w porządku, a potem wyeliminuj jednostkę przypartą do krawędzi.
lesson-battle-retreat-fall-back = Szturmowcy wyrzucili flagę. Każda flaga cofa jednostkę o jedno pole, w stronę jej linii bazowej. Drogę wybierasz ty: otwarty śnieg czy okopy?
lesson-battle-retreat-corner = Szturmowcy u góry mają za plecami krawędź planszy. Dopadnij ich!
lesson-battle-retreat-corner-play = Twoja tura! Szturmowcy przy górnej krawędzi nie mają dokąd się cofnąć. Zagraj kartę na środek.
lesson-battle-retreat-corner-order = Wydaj rozkaz dwóm jednostkom u góry: to wystarczy.
lesson-battle-retreat-corner-move = O pole bliżej to kość więcej, a atak wciąż jest możliwy.
lesson-battle-retreat-corner-attack = Zaatakuj jednostkę przy krawędzi wszystkimi, którzy jej sięgną.
lesson-battle-retreat-shelter = Dobry wybór: w okopach piechota może przy każdym ataku zignorować jedną flagę.
lesson-battle-retreat-open = Na razie są bezpieczni. W okopach mogliby zignorować następną flagę.
lesson-battle-retreat-cornered = Nie mogą się cofnąć, a każdy krok, którego nie zrobią, kosztuje ich figurkę. Przy krawędzi odwrót boli najbardziej.
lesson-battle-retreat-pushed = Mieli za sobą miejsce, więc flagi tylko ich odepchnęły.
lesson-battle-retreat-too-far = Dwa pola to za daleko: w tej turze ci żołnierze już nie zaatakują. „Cofnij” przywróci ich na miejsce.
lesson-battle-retreat-idle-card = W strefie tej karty nie ma żadnej twojej jednostki, więc nikt nie działa. „Cofnij” przywróci kartę.
lesson-battle-retreat-too-long = Wciąż się trzymają. Spróbuj ponownie: podejdź tuż obok i zaatakuj obiema jednostkami.
lesson-battle-retreat-done = Nie ma dokąd uciec! Zostawiaj miejsce za swoimi jednostkami i napieraj tam, gdzie wróg go nie ma.

## 6. AT-AT

lesson-battle-walkers = AT-AT
lesson-battle-walkers-goal = Powal AT-AT śmigaczami.
lesson-battle-walkers-hunt = Powal AT-AT. Twoje śmigacze dadzą radę.
lesson-battle-walkers-hunt-play = AT-AT! Najlepszą odpowiedzią są śmigacze: z bliska rzucają czterema kośćmi. Zagraj „{ card-speeder-assault }”.
lesson-battle-walkers-hunt-order = Wydaj rozkaz obu jednostkom śmigaczy.
lesson-battle-walkers-hunt-move = Podleć tuż obok, na pole ze znakiem celu: z sąsiedniego pola cztery kości, z dwóch pól dwie.
lesson-battle-walkers-hunt-attack = Zaatakuj i patrz na szanse: kośćmi, które trafiły, rzuca się jeszcze raz, a AT-AT niszczy dopiero wybuch w tym drugim rzucie.
lesson-battle-walkers-finish = Atakuj dalej! Każde trafienie w pierwszym rzucie to kość więcej w drugim.
lesson-battle-walkers-finish-after-move = Z tą kartą śmigacz może po ataku odlecieć o jedno pole, z dala od kłopotów. Albo zostaw go na miejscu.
lesson-battle-walkers-held = W drugim rzucie nie było wybuchu: pancerz wytrzymał i AT-AT jest jak nowa. Nie poddawaj się!
lesson-battle-walkers-missed = Tym razem bez trafień. AT-AT nigdy się nie cofa, a teren nigdy jej nie chroni.
lesson-battle-walkers-rocks = Skały zatrzymują nawet śmigacze i w tej turze nie zaatakują. „Cofnij” przywróci je na miejsce.
lesson-battle-walkers-far-away = Tura minęła, a AT-AT nie została trafiona. Spróbuj ponownie: podleć tuż obok i użyj obu jednostek śmigaczy.
lesson-battle-walkers-too-long = Maszeruje dalej. Spróbuj ponownie: obie jednostki śmigaczy, tuż obok niej.
lesson-battle-walkers-done = Leży! Na AT-AT trzeba wielu kości, z bliska i od kilku jednostek.

## 7. Siły specjalne

lesson-battle-special-forces = Siły specjalne
lesson-battle-special-forces-goal = Działkiem E-Web i komandosami wyeliminuj dwie jednostki szturmowców.
lesson-battle-special-forces-eweb = Odznaka czyni jednostkę wyjątkową. Żołnierze po lewej mają działko E-Web: jeśli się nie ruszą, mogą przerzucić kości. Zaatakuj nimi.
lesson-battle-special-forces-eweb-closed = Najpierw E-Web: zaatakuj żołnierzami po lewej.
lesson-battle-special-forces-eweb-reroll = Kiepski rzut. Dzięki E-Web możesz rzucić dowolnymi z tych kości jeszcze raz. Wszystkie pudła są już zaznaczone: rzucaj!
lesson-battle-special-forces-assault = Teraz komandosi po prawej. Gdy odepchną lub wyeliminują sąsiedniego wroga, mogą przejąć pozycję: wejść na puste pole i zaatakować jeszcze raz.
lesson-battle-special-forces-assault-closed = Teraz kolej na komandosów: zaatakuj wroga, którego mają przed sobą.
lesson-battle-special-forces-assault-reroll = Znów E-Web: przerzuć pudła albo zostaw kości.
lesson-battle-special-forces-assault-breakthrough = Pole jest puste: przejmij pozycję! Wybierz je, a stamtąd jednostka zaatakuje jeszcze raz.
lesson-battle-special-forces-onward = Atakuj jeszcze raz, póki są w rozsypce!
lesson-battle-special-forces-rerolled = O wiele lepiej! Po ruchu E-Web trzeba rozstawić na nowo: wydaj jednostce rozkaz i zostaw ją na miejscu.
lesson-battle-special-forces-scouted = Widzisz dodatkową kość? Zwiadowcy stoją na grani i widzą cel, więc wszyscy inni, którzy go atakują, rzucają jedną kością więcej.
lesson-battle-special-forces-stopped = Za wcześnie na koniec: po przejęciu pozycji jednostka może zaatakować znowu. Spróbuj!
lesson-battle-special-forces-done = Wspaniale! A elitarni żołnierze ruszają się o dwa pola i wciąż atakują.

## 8. Kryteria i przywódcy

lesson-battle-victory = Kryteria i przywódcy
lesson-battle-victory-goal = Wygraj małą bitwę: zdobądź trzy medale przed Imperium.
lesson-battle-victory-start = Potrzebujesz trzech medali, a masz jeden. Zaznaczone pole jest warte medal, dopóki stoi tam twoja jednostka.
lesson-battle-victory-start-play = Do zwycięstwa trzeba trzech medali, a masz jeden. Zaznaczone pole jest warte medal, dopóki tam stoisz. Karta Lei „{ card-orders-from-the-princess }” wydaje rozkaz dwóm jednostkom, każda ma kość więcej.
lesson-battle-victory-start-order = Wydaj rozkaz jednostkom, które dojdą na zaznaczone pole. Z kartą Lei rzucają też jedną kością więcej.
lesson-battle-victory-start-move = Wprowadź jedną jednostkę na zaznaczone pole. Druga może zająć pozycję do ataku.
lesson-battle-victory-last = Jeszcze jeden medal i wygrywasz. Utrzymaj zaznaczone pole i wyeliminuj osłabionych szturmowców.
lesson-battle-victory-last-play = Jeszcze jeden medal i wygrywasz. Która karta pozwoli zaatakować osłabionych szturmowców?
lesson-battle-victory-last-move = Jedną jednostką zostań na zaznaczonym polu. Stamtąd też można atakować.
lesson-battle-victory-last-attack = Atakuj! Jeśli ich wyeliminujesz, masz trzy medale.
lesson-battle-victory-seize = Jeszcze jeden medal i wygrywasz: wprowadź jednostkę na zaznaczone pole.
lesson-battle-victory-seize-play = Jeszcze jeden medal i wygrywasz: zajmij zaznaczone pole. Zagraj kartę na jednostkę, która tam dojdzie.
lesson-battle-victory-seize-order = Wydaj rozkaz jednostce, która dojdzie na zaznaczone pole.
lesson-battle-victory-held = Zaznaczone pole jest twoje, a z nim medal, dopóki tam stoisz.
lesson-battle-victory-left = Zaznaczone pole zostało puste i medal przepadł. Cofnij ruch albo tam wróć.
lesson-battle-victory-wiped-out = Ten medal zostaje na zawsze. Teraz zaznaczone pole!
lesson-battle-victory-too-far = Dwa pola to za daleko: w tej turze ci żołnierze już nie zaatakują.
lesson-battle-victory-idle-card = W strefie tej karty nie ma żadnej twojej jednostki, więc nikt nie działa. „Cofnij” przywróci kartę.
lesson-battle-victory-too-long = Za wolno: w prawdziwej bitwie Imperium już by wygrało. Spróbuj ponownie!
lesson-battle-victory-done = Zwycięstwo! Każdy scenariusz mówi, ilu medali trzeba i które pola są ich warte.

## 9. Pierwsza bitwa

lesson-battle-first-battle = Twoja pierwsza bitwa
lesson-battle-first-battle-goal = Wygraj scenariusz „{ scenario-imperial-scout-mission }”: cztery medale. Instruktor zostaje przy tobie.
lesson-battle-first-battle-opening = Prowadź żołnierzy naprzód, ramię w ramię.
lesson-battle-first-battle-opening-play = Prawdziwa bitwa: wygrywa ten, kto pierwszy zdobędzie cztery medale. Nikt nie jest jeszcze w zasięgu, więc zagraj kartę, która poprowadzi naprzód kilka jednostek.
lesson-battle-first-battle-opening-choose = Ta karta każe najpierw wybrać. Weź stronę, na której może ruszyć najwięcej twoich jednostek.
lesson-battle-first-battle-opening-order = Wydaj tyle rozkazów, na ile pozwala karta. Kto idzie razem, ten razem uderza.
lesson-battle-first-battle-opening-move = Jednostka, która nie ma nikogo w zasięgu, może iść pełne dwa pola. Uważaj jednak: sięgają na trzy pola, tak jak ty.
lesson-battle-first-battle-opening-attack = Ktoś już jest w zasięgu. Porównaj szanse i ognia!
lesson-battle-first-battle-opening-retreat = Twoja jednostka musi się wycofać. Wybierz drogę: poza zasięg wroga i z wolnym miejscem za plecami.
lesson-battle-first-battle-advance = Poczekaj na nich albo podejdź: przewagę ma ten, kto pierwszy odda dobre strzały.
lesson-battle-first-battle-advance-play = Zachowuj karty na strefy, w których stoją twoje jednostki. Podpowiedź nic nie kosztuje.
lesson-battle-first-battle-advance-attack = Niech kilka jednostek bije w ten sam cel: medal jest tylko za wyeliminowaną jednostkę.
lesson-battle-first-battle-advance-retreat = { lesson-battle-first-battle-opening-retreat }
lesson-battle-first-battle-fight = Wybieraj najsłabszego wroga w zasięgu i wycofuj własne poturbowane jednostki. Droidy zwiadowcze są warte dwa medale.
lesson-battle-first-battle-fight-play = Która karta pozwoli kilku jednostkom zaatakować tego samego słabego wroga? Droid zwiadowczy jest wart dwa medale.
lesson-battle-first-battle-fight-move = Wycofaj poturbowane jednostki poza zasięg wroga, który wynosi trzy, a świeże poślij naprzód.
lesson-battle-first-battle-fight-attack = Najpierw atakuj najsłabszego wroga, kilkoma jednostkami: medal daje dopiero ostatnia figurka.
lesson-battle-first-battle-fight-retreat = { lesson-battle-first-battle-opening-retreat }
lesson-battle-first-battle-decision = Koniec blisko! Szukaj ataku, który rozstrzygnie, i trzymaj poza zasięgiem jednostki z jedną figurką.
lesson-battle-first-battle-decision-move = Poślij naprzód jednostki, które mogą to rozstrzygnąć, a te z jedną figurką trzymaj poza zasięgiem.
lesson-battle-first-battle-decision-attack = Porównaj szanse i atakuj tam, gdzie najłatwiej wyeliminować jednostkę.
lesson-battle-first-battle-decision-retreat = { lesson-battle-first-battle-opening-retreat }
lesson-battle-first-battle-probe-droid = Droid zwiadowczy zniszczony! W tej bitwie to dwa medale.
lesson-battle-first-battle-medal = Medal dla ciebie! Cała jednostka wyeliminowana.
lesson-battle-first-battle-lost-unit = Straciliśmy jednostkę: to medal dla Imperium. Nie zostawiaj słabej jednostki w zasięgu kilku wrogów.
lesson-battle-first-battle-cornered = Nie ma miejsca na odwrót, więc kosztuje to figurki.
lesson-battle-first-battle-pushed = Flaga ich odpycha. Może już nie sięgną ich inne jednostki, więc dobrze wybieraj kolejność ataków.
lesson-battle-first-battle-fall-back = Twoi żołnierze musieli się cofnąć. Wrócą z następnym rozkazem.
lesson-battle-first-battle-too-far = Ta jednostka mogła zaatakować, ale dwa pola to za daleko. „Cofnij” przywróci ją na miejsce.
lesson-battle-first-battle-idle-card = W strefie tej karty nie ma żadnej twojej jednostki, więc nikt nie działa. „Cofnij” przywróci kartę.
lesson-battle-first-battle-hit = Trafienie. Osłabione jednostki walczą tak samo jak pełne, więc dobij je.
lesson-battle-first-battle-missed = Pech. Z większą liczbą kości zdarza się rzadziej: podejdź tam, gdzie warto zaryzykować.
lesson-battle-first-battle-wounded = Twoja jednostka została trafiona, ale wciąż rzuca wszystkimi kośćmi.
lesson-battle-first-battle-new-card = Nowa karta: na ręce masz zawsze cztery.
lesson-battle-first-battle-blocked = Coś stoi na drodze. Przerywana linia pokazuje gdzie: może pomóc krok w bok.
lesson-battle-first-battle-closed = Seraki i szczeliny są dla żołnierzy zamknięte. Obejdź je.
lesson-battle-first-battle-section = Ta jednostka jest w innej strefie. Mała mapa na karcie pokazuje, gdzie karta wydaje rozkazy.
lesson-battle-first-battle-defeat = Tym razem Imperium było pierwsze. Zdarza się każdemu: spróbuj ponownie!
lesson-battle-first-battle-done = Pierwsza bitwa wygrana! Czeka jeszcze szesnaście scenariuszy z AT-AT, śmigaczami i przywódcami.
