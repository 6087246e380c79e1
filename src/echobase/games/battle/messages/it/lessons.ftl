### L’istruttore nelle lezioni di Battle of Hoth (Italian)

## 1. Carte e sezioni

lesson-battle-cards = Carte e sezioni
lesson-battle-cards-goal = Scaccia due pattuglie, una al centro e una alla tua sinistra.
lesson-battle-cards-first = Due pattuglie si sono avvicinate troppo. Scacciale!
lesson-battle-cards-first-play = Salve, comandante! Guidi i Ribelli, in arancione. Una carta dice quante unità agiscono, e dove: giocane una per la pattuglia al centro o per quella alla tua sinistra.
lesson-battle-cards-first-order = Ora di’ chi agisce. Scegli i soldati illuminati: la tua carta può comandarli.
lesson-battle-cards-first-move = Le unità comandate possono muovere. Queste colpiscono la pattuglia da dove sono, quindi passa subito all’attacco.
lesson-battle-cards-first-attack = Scegli la pattuglia e attacca. Il numero lì accanto è la tua probabilità di colpire.
lesson-battle-cards-second = Resta una pattuglia. Continua come prima: subito all’attacco.
lesson-battle-cards-second-play = Ora l’altra pattuglia. Guarda dove si trova e cerca la carta per quella sezione.
lesson-battle-cards-second-order = Resta una pattuglia. Comanda i soldati illuminati, come prima.
lesson-battle-cards-hit = Ottimo: tutta l’unità è eliminata, e questo vale una medaglia.
lesson-battle-cards-drew = Alla fine del turno hai pescato una nuova carta.
lesson-battle-cards-section = Le linee tratteggiate dividono il tabellone in sinistra, centro e destra, visti dal tuo lato.
lesson-battle-cards-wrong-card = Quella carta comanda unità in una sezione senza pattuglie. Guarda la piccola mappa su ogni carta e riprova.
lesson-battle-cards-too-long = Le pattuglie sono ancora lì. Ricominciamo: prima una carta per la sezione giusta, poi un comando, poi l’attacco.
lesson-battle-cards-done = Tutte e due le pattuglie sono sparite! Giocare una carta, comandare, muovere, attaccare e pescare: questo è un turno intero.

## 2. Movimento e terreno

lesson-battle-moves = Movimento e terreno
lesson-battle-moves-goal = Porta le unità sugli esagoni segnati, poi colpisci il soldato artico isolato.
lesson-battle-moves-march = Porta i soldati nella trincea e gli snowspeeder oltre il crepaccio.
lesson-battle-moves-march-play = I soldati devono arrivare alla trincea, gli snowspeeder oltre il crepaccio. “{ card-direct-from-hq }” comanda fino a tre unità, ovunque siano.
lesson-battle-moves-march-order = Comanda le due unità che devono muovere: i soldati e gli snowspeeder.
lesson-battle-moves-march-move = Scegli un’unità, poi un esagono dal bordo tratteggiato. I soldati fanno fino a due esagoni, gli snowspeeder fino a tre. Punta agli esagoni segnati.
lesson-battle-moves-strike = Ora colpisci il soldato artico isolato in alto.
lesson-battle-moves-strike-play = Sono tutti al loro posto. Davanti ai tuoi soldati resta un soldato artico: gioca una carta per il centro.
lesson-battle-moves-strike-order = Comanda i tuoi soldati. Non ti serve nessun altro.
lesson-battle-moves-strike-move = Attenzione: chi muove di un esagono può ancora attaccare, chi muove di due no. Avvicinati di un esagono per un dado in più, o resta dove sei.
lesson-battle-moves-strike-attack = È a tiro. Scegli il soldato artico e attacca!
lesson-battle-moves-rocks = Rocce, edifici e rottami fermano il movimento, e chi vi entra non attacca in quel turno. Con Annulla torni indietro.
lesson-battle-moves-short = Quell’unità non è ancora sul suo esagono segnato, e ogni unità muove una volta sola per turno. Con Annulla torna indietro.
lesson-battle-moves-trench = In una trincea i tuoi soldati sono più difficili da colpire.
lesson-battle-moves-flies = Gli snowspeeder volano, quindi un crepaccio non li ferma. Nessun altro lo attraversa.
lesson-battle-moves-too-far = Due esagoni sono troppi: in questo turno questi soldati non possono più attaccare. Con Annulla torni indietro.
lesson-battle-moves-idle-card = Nessuna delle tue unità è nella sezione di quella carta, quindi nessuno agisce. Con Annulla riprendi la carta.
lesson-battle-moves-closed = Nessuno entra nelle torri di ghiaccio, i seracchi, e solo chi vola supera un crepaccio.
lesson-battle-moves-distance = Un’unità raggiunge solo gli esagoni dal bordo tratteggiato. Anche altre unità e terreni chiusi sbarrano la strada.
lesson-battle-moves-wrong-card = “{ card-raid-centre }” non comanda nessuno a destra, dove sono gli snowspeeder. Riprova con “{ card-direct-from-hq }”.
lesson-battle-moves-not-there = Il turno è finito, ma non tutte e due le unità sono sugli esagoni segnati. Riprova: comandale entrambe, poi muovile entrambe.
lesson-battle-moves-lost-way = Ci vuole troppo. Ricominciamo: entrambe le unità, entrambi gli esagoni segnati, poi l’attacco.
lesson-battle-moves-done = Bella manovra! I soldati: un esagono e attacco, o due senza. Gli snowspeeder: tre, e attacco.

## 3. Attacco, dadi e probabilità

lesson-battle-attack = Attacco, dadi e probabilità
lesson-battle-attack-goal = Elimina una delle due unità di soldati artici.
lesson-battle-attack-close-in = Le tue tre unità hanno già un comando. I soldati tirano 3 dadi accanto al nemico, 2 a due esagoni e 1 a tre: avvicinati di un esagono dove puoi, poi passa all’attacco.
lesson-battle-attack-first = Scegli chi attacca, poi il bersaglio. Prima di tirare guarda le probabilità: quanti dadi hai e perché, e cosa fa ogni faccia.
lesson-battle-attack-finish = Insisti! Un’unità con perdite attacca ancora con tutti i suoi dadi: colpisci sempre la stessa, finché non sparisce.
lesson-battle-attack-too-far = Due esagoni sono troppi: in questo turno questi soldati non possono più attaccare. Con Annulla torni indietro.
lesson-battle-attack-faces = La testa del soldato colpisce la fanteria, il camminatore i veicoli, l’esplosione tutti. La bandiera respinge, la X manca il bersaglio.
lesson-battle-attack-hit = Ogni colpo toglie una miniatura. Un’unità vale una medaglia solo quando cade la sua ultima miniatura.
lesson-battle-attack-ridge = Sono su un crinale, che ti toglie un dado. L’altra unità non ha protezione.
lesson-battle-attack-pushed = Era una bandiera: respinge un’unità di un esagono. Presto ne saprai di più: inseguili!
lesson-battle-attack-range = I soldati arrivano a tre esagoni e non oltre. Prima avvicinati.
lesson-battle-attack-nobody-attacked = Il turno è finito e nessuno ha attaccato. Ricorda: dopo due esagoni un soldato non attacca. Riprova!
lesson-battle-attack-too-long = Hanno resistito troppo a lungo. Riprova: avvicinati, e tutte le tue unità sullo stesso bersaglio.
lesson-battle-attack-done = Eliminata, e una medaglia per te! Avvicinati, scegli il bersaglio con le probabilità migliori e attacca in gruppo.

## 4. Linea di vista

lesson-battle-sight = Linea di vista
lesson-battle-sight-goal = Trova una linea libera ed elimina entrambe le unità di soldati artici.
lesson-battle-sight-look = Un attacco ha bisogno di una linea libera. Scegli i tuoi soldati: una linea tratteggiata finisce dove qualcosa la blocca. Porta ogni unità su un esagono con il mirino.
lesson-battle-sight-shoot = Linea libera, tiro libero. Attacca!
lesson-battle-sight-shoot-play = Non sono ancora tutti eliminati. Gioca una carta per la sezione dei soldati più vicini a loro.
lesson-battle-sight-shoot-order = Comanda i soldati che possono avere una linea libera.
lesson-battle-sight-shoot-move = Vai su un esagono con il mirino, o resta fermo se li vedi già.
lesson-battle-sight-blocked = Conta la linea fra i centri dei due esagoni. La bloccano seracchi, edifici, crinali, rocce e qualsiasi unità.
lesson-battle-sight-moved = Una linea lungo il bordo fra due esagoni è libera, se solo uno dei due è ostruito.
lesson-battle-sight-one-down = Un’unità è eliminata. Ora l’altra!
lesson-battle-sight-building = Un edificio ferma i tuoi soldati, che in questo turno non attaccano. Con Annulla torni indietro.
lesson-battle-sight-idle-card = Nessuna delle tue unità è nella sezione di quella carta, quindi nessuno agisce. Con Annulla riprendi la carta.
lesson-battle-sight-no-line = Nessuno aveva una linea libera, quindi nessuno ha potuto attaccare. Riprova: cerca gli esagoni con il mirino.
lesson-battle-sight-too-long = Sono ancora lì. Riprova: un buon passo di lato apre la linea.
lesson-battle-sight-done = Che occhio! Spesso basta un passo di lato, per te e per loro.

## 5. Ritirata

lesson-battle-retreat = Ritirata
lesson-battle-retreat-goal = Ripiega in buon ordine, poi elimina l’unità con le spalle al bordo.
lesson-battle-retreat-fall-back = I soldati artici hanno tirato una bandiera contro di te. Ogni bandiera spinge un’unità indietro di un esagono, verso il proprio lato. Scegli tu: neve aperta o trincea?
lesson-battle-retreat-corner = I soldati artici in alto hanno il bordo del tabellone alle spalle. Vai a prenderli!
lesson-battle-retreat-corner-play = Tocca a te! I soldati artici sul bordo in alto non hanno spazio per ritirarsi. Gioca una carta per il centro.
lesson-battle-retreat-corner-order = Comanda le due unità lassù: bastano loro.
lesson-battle-retreat-corner-move = Un esagono più vicino vuol dire un dado in più, e puoi ancora attaccare.
lesson-battle-retreat-corner-attack = Attacca l’unità sul bordo con tutti quelli che la raggiungono.
lesson-battle-retreat-shelter = Ottima scelta: in una trincea la fanteria può ignorare una bandiera a ogni attacco.
lesson-battle-retreat-open = Per ora sono al sicuro. Nella trincea avrebbero potuto ignorare la prossima bandiera.
lesson-battle-retreat-cornered = Non possono ritirarsi, e ogni passo che non possono fare costa loro una miniatura. È sul bordo che una ritirata fa più male.
lesson-battle-retreat-pushed = Avevano spazio alle spalle, quindi le bandiere li hanno solo respinti.
lesson-battle-retreat-too-far = Due esagoni sono troppi: in questo turno questi soldati non possono più attaccare. Con Annulla torni indietro.
lesson-battle-retreat-idle-card = Nessuna delle tue unità è nella sezione di quella carta, quindi nessuno agisce. Con Annulla riprendi la carta.
lesson-battle-retreat-too-long = Resistono ancora. Riprova: vai accanto a loro e attacca con entrambe le unità.
lesson-battle-retreat-done = Nessuna via di fuga! Lascia spazio dietro le tue unità, e incalza il nemico dove lui non ne ha.

## 6. AT-AT

lesson-battle-walkers = AT-AT
lesson-battle-walkers-goal = Abbatti un AT-AT con i tuoi snowspeeder.
lesson-battle-walkers-hunt = Abbatti l’AT-AT. I tuoi snowspeeder ce la fanno.
lesson-battle-walkers-hunt-play = Un AT-AT! Gli snowspeeder sono la risposta migliore: da vicino tirano quattro dadi. Gioca “{ card-speeder-assault }”.
lesson-battle-walkers-hunt-order = Comanda entrambe le unità di snowspeeder.
lesson-battle-walkers-hunt-move = Volagli accanto, su un esagono con il mirino: quattro dadi da vicino, due da due esagoni.
lesson-battle-walkers-hunt-attack = Attaccalo, e guarda le probabilità: i dadi che colpiscono si tirano di nuovo, e solo un’esplosione in questo secondo tiro distrugge l’AT-AT.
lesson-battle-walkers-finish = Attacca ancora! Ogni colpo del primo tiro è un dado in più nel secondo.
lesson-battle-walkers-finish-after-move = Con questa carta, dopo l’attacco uno snowspeeder può volare via di un esagono, fuori pericolo. Oppure lascialo dov’è.
lesson-battle-walkers-held = Nel secondo tiro nessuna esplosione: la corazza tiene e l’AT-AT è come nuovo. Non mollare!
lesson-battle-walkers-missed = Nessun colpo stavolta. Un AT-AT non si ritira mai, e il terreno non lo protegge mai.
lesson-battle-walkers-rocks = Le rocce fermano anche gli snowspeeder, che in questo turno non attaccano. Con Annulla torni indietro.
lesson-battle-walkers-far-away = Il turno è finito e l’AT-AT non è stato colpito. Riprova: volagli accanto e usa entrambe le unità di snowspeeder.
lesson-battle-walkers-too-long = Continua a marciare. Riprova: entrambe le unità di snowspeeder, proprio accanto.
lesson-battle-walkers-done = È caduto! Contro gli AT-AT servono molti dadi, da vicino, da più unità.

## 7. Forze speciali

lesson-battle-special-forces = Forze speciali
lesson-battle-special-forces-goal = Con una E-Web e un’unità d’assalto elimina due unità di soldati artici.
lesson-battle-special-forces-eweb = Un distintivo rende speciale un’unità. I soldati a sinistra hanno un cannone E-Web: se non si muovono possono ripetere il tiro dei dadi. Attacca con loro.
lesson-battle-special-forces-eweb-closed = Prima la E-Web: attacca con i soldati a sinistra.
lesson-battle-special-forces-eweb-reroll = Un brutto tiro. Grazie alla E-Web puoi ritirare i dadi che vuoi. Quelli a vuoto sono già scelti: ritirali!
lesson-battle-special-forces-assault = Ora l’unità d’assalto a destra. Se respinge o elimina un nemico adiacente, può sfondare: entra nell’esagono vuoto e attacca di nuovo.
lesson-battle-special-forces-assault-closed = Ora tocca all’unità d’assalto: attacca il nemico che ha davanti.
lesson-battle-special-forces-assault-reroll = Ancora la E-Web: ritira i dadi a vuoto, o tieni il risultato.
lesson-battle-special-forces-assault-breakthrough = L’esagono è vuoto: sfonda! Sceglilo, e da lì l’unità attacca un’altra volta.
lesson-battle-special-forces-onward = Attacca ancora, finché vacillano!
lesson-battle-special-forces-rerolled = Molto meglio! Dopo un movimento la E-Web va piazzata di nuovo: comanda l’unità e lasciala ferma.
lesson-battle-special-forces-scouted = Hai notato il dado in più? I tuoi esploratori sono su un crinale e vedono il bersaglio, perciò tutti gli altri che lo attaccano tirano un dado in più.
lesson-battle-special-forces-stopped = Hai smesso troppo presto: dopo uno sfondamento l’unità può attaccare di nuovo. Provaci!
lesson-battle-special-forces-done = Splendido! I soldati elite, a proposito, muovono di due esagoni e attaccano lo stesso.

## 8. Obiettivi e leader

lesson-battle-victory = Obiettivi e leader
lesson-battle-victory-goal = Vinci una piccola battaglia: arriva a tre medaglie prima dell’Impero.
lesson-battle-victory-start = Ti servono tre medaglie e ne hai una. L’esagono segnato vale una medaglia finché c’è una tua unità.
lesson-battle-victory-start-play = Si vince con tre medaglie, e tu ne hai una. L’esagono segnato ne vale una finché ci resti. La carta di Leia, “{ card-orders-from-the-princess }”, comanda due unità, ognuna con un dado in più.
lesson-battle-victory-start-order = Comanda unità che possono raggiungere l’esagono segnato. Con la carta di Leia tirano anche un dado in più.
lesson-battle-victory-start-move = Porta un’unità sull’esagono segnato. L’altra può mettersi in posizione per attaccare.
lesson-battle-victory-last = Ancora una medaglia, e vinci. Tieni l’esagono segnato ed elimina i soldati artici indeboliti.
lesson-battle-victory-last-play = Ancora una medaglia, e vinci. Quale carta ti fa attaccare i soldati artici indeboliti?
lesson-battle-victory-last-move = Con un’unità resta sull’esagono segnato. Puoi attaccare anche da lì.
lesson-battle-victory-last-attack = Attacca! Se li elimini, hai tre medaglie.
lesson-battle-victory-seize = Ancora una medaglia, e vinci: porta un’unità sull’esagono segnato.
lesson-battle-victory-seize-play = Ancora una medaglia, e vinci: prendi l’esagono segnato. Gioca una carta per un’unità che può raggiungerlo.
lesson-battle-victory-seize-order = Comanda un’unità che può raggiungere l’esagono segnato.
lesson-battle-victory-held = L’esagono segnato è tuo, e anche la sua medaglia, finché ci resti.
lesson-battle-victory-left = Hai lasciato l’esagono segnato, e la medaglia è persa. Annulla, o tornaci.
lesson-battle-victory-wiped-out = Questa medaglia resta tua. Ora l’esagono segnato!
lesson-battle-victory-too-far = Due esagoni sono troppi: in questo turno questi soldati non possono più attaccare.
lesson-battle-victory-idle-card = Nessuna delle tue unità è nella sezione di quella carta, quindi nessuno agisce. Con Annulla riprendi la carta.
lesson-battle-victory-too-long = Ci hai messo troppo: in una vera battaglia l’Impero avrebbe già vinto. Riprova!
lesson-battle-victory-done = Vittoria! Ogni scenario dice quante medaglie servono e quali esagoni ne valgono.

## 9. La prima battaglia

lesson-battle-first-battle = La tua prima battaglia
lesson-battle-first-battle-goal = Vinci “{ scenario-imperial-scout-mission }”: quattro medaglie. L’istruttore resta al tuo fianco.
lesson-battle-first-battle-opening = Porta avanti i tuoi soldati, fianco a fianco.
lesson-battle-first-battle-opening-play = Una vera battaglia: vince chi arriva per primo a quattro medaglie. Nessuno è ancora a tiro, quindi gioca una carta che porti avanti più unità.
lesson-battle-first-battle-opening-choose = Questa carta ti fa scegliere prima. Prendi il lato dove può avanzare la maggior parte delle tue unità.
lesson-battle-first-battle-opening-order = Comanda tutte le unità che la carta permette. Chi avanza insieme può colpire insieme.
lesson-battle-first-battle-opening-move = Un’unità che non trova nessuno a tiro può usare tutti e due gli esagoni. Ma attenzione: arrivano a tre esagoni, proprio come te.
lesson-battle-first-battle-opening-attack = Qualcuno è già a tiro. Confronta le probabilità, e fuoco!
lesson-battle-first-battle-opening-retreat = La tua unità deve ritirarsi. Scegli la via: fuori dalla portata del nemico e con spazio alle spalle.
lesson-battle-first-battle-advance = Lasciali venire, o avvicinati: chi tira per primo da una buona posizione è in vantaggio.
lesson-battle-first-battle-advance-play = Conserva carte per le sezioni dove sono le tue unità. Chiedere un suggerimento non costa nulla.
lesson-battle-first-battle-advance-attack = Attacca lo stesso bersaglio con più unità: solo un’unità eliminata vale una medaglia.
lesson-battle-first-battle-advance-retreat = { lesson-battle-first-battle-opening-retreat }
lesson-battle-first-battle-fight = Scegli il nemico più debole a tiro, e metti al sicuro le tue unità malridotte. Un’unità di droidi sonda vale due medaglie.
lesson-battle-first-battle-fight-play = Con quale carta più unità attaccano lo stesso nemico debole? Un droide sonda vale due medaglie.
lesson-battle-first-battle-fight-move = Ritira le unità malconce fuori dalla portata del nemico, che è tre, e porta avanti quelle fresche.
lesson-battle-first-battle-fight-attack = Attacca prima il nemico più debole, con più unità: solo l’ultima miniatura dà la medaglia.
lesson-battle-first-battle-fight-retreat = { lesson-battle-first-battle-opening-retreat }
lesson-battle-first-battle-decision = Manca poco! Cerca l’attacco che decide, e tieni fuori tiro le unità con una sola miniatura.
lesson-battle-first-battle-decision-move = Porta avanti le unità che possono decidere, e tieni fuori portata quelle con una sola miniatura.
lesson-battle-first-battle-decision-attack = Confronta le probabilità e attacca dove è più facile eliminare un’unità.
lesson-battle-first-battle-decision-retreat = { lesson-battle-first-battle-opening-retreat }
lesson-battle-first-battle-probe-droid = Un droide sonda eliminato! In questa battaglia vale due medaglie.
lesson-battle-first-battle-medal = Una medaglia per te! Tutta l’unità è eliminata.
lesson-battle-first-battle-lost-unit = Hanno eliminato una tua unità: una medaglia per l’Impero. Non lasciare un’unità debole a tiro di più nemici.
lesson-battle-first-battle-cornered = Non c’è spazio per ritirarsi, quindi si perdono miniature.
lesson-battle-first-battle-pushed = Una bandiera li respinge. Ora forse sono fuori tiro per le altre tue unità: scegli bene l’ordine degli attacchi.
lesson-battle-first-battle-fall-back = I tuoi soldati hanno dovuto ripiegare. Potranno tornare con il prossimo comando.
lesson-battle-first-battle-too-far = Quell’unità avrebbe potuto attaccare, ma due esagoni sono troppi. Con Annulla torni indietro.
lesson-battle-first-battle-idle-card = Nessuna delle tue unità è nella sezione di quella carta, quindi nessuno agisce. Con Annulla riprendi la carta.
lesson-battle-first-battle-hit = Colpiti. Le unità indebolite combattono come prima, quindi finiscile.
lesson-battle-first-battle-missed = Che sfortuna. Con più dadi succede meno spesso: avvicinati dove il rischio vale la pena.
lesson-battle-first-battle-wounded = La tua unità è stata colpita, ma tira ancora tutti i suoi dadi.
lesson-battle-first-battle-new-card = Una nuova carta: la tua mano ne ha sempre quattro.
lesson-battle-first-battle-blocked = Qualcosa è in mezzo. La linea tratteggiata mostra dove si ferma: un passo di lato può aiutare.
lesson-battle-first-battle-closed = Seracchi e crepacci sono chiusi ai soldati. Aggirali.
lesson-battle-first-battle-section = Quell’unità è in un’altra sezione. La piccola mappa sulla carta mostra dove dà comandi.
lesson-battle-first-battle-defeat = Stavolta l’Impero è arrivato primo. Capita a ogni comandante: riprova!
lesson-battle-first-battle-done = Hai vinto la tua prima battaglia! Ti aspettano altri sedici scenari, con AT-AT, snowspeeder e leader.
