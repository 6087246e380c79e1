### L’istruttore nelle lezioni di Assault on Hoth (Italian)

## 1. I round e il mazzo azioni

lesson-assault-rounds = I round e il mazzo azioni
lesson-assault-rounds-goal = Aspetta la carta giusta e distruggi l’AT-ST davanti alla tua torretta.
lesson-assault-rounds-march = Qui non si gioca a turno: ogni round si apre con una carta. “{ action-troopers-move }”: ora ogni tuo soldato può muovere. Muovili, o termina il round.
lesson-assault-rounds-shoot = “{ action-towers-fire }”: ora la tua torretta può sparare. Il suo tiro migliore è già proposto, contro l’AT-ST che ha davanti: fuoco!
lesson-assault-rounds-moved = In un round ogni unità agisce una volta. Le altre dello stesso tipo possono ancora muovere.
lesson-assault-rounds-imperial = Era una carta imperiale, quindi il round dell’Impero. In ogni turno escono tutte e venti le carte.
lesson-assault-rounds-held-fire = Il round è finito e la tua torretta non ha sparato. Le carte non aspettano nessuno: riprova.
lesson-assault-rounds-other-target = Quell’AT-ST è lontano e può aspettare. Riprova, con quello proprio davanti alla torretta.
lesson-assault-rounds-done = Colpito! Il mazzo decide chi agisce, tu decidi come. Quando è vuoto si mescola e comincia un nuovo turno.

## 2. Soldati, gittata e protezione

lesson-assault-troopers = Soldati, gittata e protezione
lesson-assault-troopers-goal = Avvicinati e abbatti uno dei due soldati artici.
lesson-assault-troopers-closer = Un macroesagono è un fiore di sette esagoni dal bordo spesso. Ogni macroesagono di gittata costa un dado al tiro. Avvicina i tuoi soldati, poi termina il round.
lesson-assault-troopers-fire = “{ action-troopers-fire }”. I tiri migliori sono già proposti. Scegli un soldato e un bersaglio per vedere le probabilità: gittata e protezione costano dadi, la corazza dice quante spade laser servono. Poi fuoco.
lesson-assault-troopers-moved = Un soldato muove fino a cinque esagoni, anche attraverso altri. Sul terreno accidentato è più protetto.
lesson-assault-troopers-cover = Quello è nascosto sul terreno accidentato: la protezione ti costa un dado. Ma contro la corazza leggera basta una spada laser.
lesson-assault-troopers-heavy = Corazza pesante: per colpirlo servono due spade laser.
lesson-assault-troopers-cliff = I dirupi sono solo per gli snowspeeder. Tutti gli altri li aggirano.
lesson-assault-troopers-impossible = Con meno dadi della corazza del bersaglio non si può nemmeno tirare. Avvicinati!
lesson-assault-troopers-nobody-fired = Il round è finito ed entrambi i soldati artici sono ancora in piedi. Riprova, un po’ più da vicino.
lesson-assault-troopers-missed = Nessuno era abbastanza vicino per sparare. Riprova, e prima avvicinati.
lesson-assault-troopers-done = Bel tiro! A un soldato basta un colpo, da entrambe le parti.

## 3. Le torrette e la Base

lesson-assault-base = Le torrette e la Base
lesson-assault-base-goal = Fai uscire un soldato dalla Base e distruggi l’AT-ST con la torretta.
lesson-assault-base-out = I tuoi soldati aspettano nella Base, al sicuro da ogni tiro. Scegline uno e fallo uscire dall’ingresso segnato.
lesson-assault-base-more = Possono uscire anche gli altri. Quando hai finito, termina il round.
lesson-assault-base-towers = “{ action-towers-fire }”. Una torretta non si muove mai, ma ha sei dadi e spara in ogni direzione. Sceglila, poi l’AT-ST, e fuoco!
lesson-assault-base-towers-closed = Quel soldato artico può aspettare: il pericolo è l’AT-ST.
lesson-assault-base-left-base = Eccolo fuori! Uscire costa uno dei suoi cinque punti movimento. Per la stessa via può rientrare.
lesson-assault-base-closed-entry = Sull’ingresso a est c’è un soldato artico, e lo chiude. Usa l’altro.
lesson-assault-base-stayed = Non è uscito nessuno. Riprova: scegli un soldato, poi un esagono vicino all’ingresso.
lesson-assault-base-held-fire = La torretta non ha sparato. Le torrette hanno solo due carte per turno, quindi usale. Riprova!
lesson-assault-base-done = Tunnel e torrette: così i Ribelli tengono la linea.

## 4. AT-AT, orientamento e campo di tiro

lesson-assault-walkers = AT-AT, orientamento e campo di tiro
lesson-assault-walkers-goal = Ora sei l’Impero: gira il tuo AT-AT e distruggi la torretta laser.
lesson-assault-walkers-turn = Il tuo AT-AT guarda dalla parte sbagliata, e spara solo a ciò che ha davanti. Scegli un esagono, poi l’orientamento, finché da lì può sparare alla torretta.
lesson-assault-walkers-fire = “{ action-walkers-fire }”: la torretta è nel campo di tiro del tuo AT-AT. Prendila di mira, e fuoco!
lesson-assault-walkers-fire-closed = Quello non è un pericolo per un AT-AT. Spara alla torretta!
lesson-assault-walkers-crushed = Schiacciato! Dove mette piede, un AT-AT distrugge soldati, torrette e perfino i tuoi AT-ST.
lesson-assault-walkers-turned = Il ventaglio di esagoni davanti al tuo AT-AT è il suo campo di tiro. Il terreno accidentato gli costa tre punti.
lesson-assault-walkers-field = Un AT-AT spara solo in avanti: il ventaglio di esagoni davanti a lui è il suo campo di tiro.
lesson-assault-walkers-cost = Cinque punti a movimento: uno per un esagono aperto, tre per uno accidentato, uno per ogni rotazione. I dirupi sono chiusi.
lesson-assault-walkers-out-of-field = L’AT-AT non ha bersagli: la torretta non gli sta davanti, o è troppo lontana. Riprova, e bada a dove guarda.
lesson-assault-walkers-held-fire = La torretta è ancora in piedi, e risponderà al fuoco. Riprova!
lesson-assault-walkers-done = Che fragore! Orientati verso dove vuoi sparare nel prossimo round, non verso dove vai.

## 5. Snowspeeder e arpioni

lesson-assault-harpoons = Snowspeeder e arpioni
lesson-assault-harpoons-goal = Abbatti un AT-AT con un arpione.
lesson-assault-harpoons-fly = La corazza di un AT-AT è spessa, ma un arpione può farlo inciampare. Porta entrambi gli snowspeeder accanto all’AT-AT: nemmeno i dirupi li fermano.
lesson-assault-harpoons-harpoon = Ecco la carta giusta! Scegli uno snowspeeder accanto all’AT-AT, poi l’AT-AT, e scegli l’arpione. Tre spade laser lo abbattono.
lesson-assault-harpoons-beside = Contro un AT-AT nello stesso macroesagono un arpione tira cinque dadi, in quello accanto quattro.
lesson-assault-harpoons-slipped = Il cavo è scivolato. Poco male: può provare l’altro snowspeeder.
lesson-assault-harpoons-shot = Un tiro può danneggiare un AT-AT, ma ne servono tre o quattro buoni. Un arpione chiude subito la faccenda.
lesson-assault-harpoons-adjacent = Un arpione raggiunge solo un AT-AT nell’esagono accanto.
lesson-assault-harpoons-escaped = L’AT-AT è ancora in piedi. Riprova: entrambi gli snowspeeder accanto a lui, e poi gli arpioni.
lesson-assault-harpoons-done = Giù! Con lui è caduto chiunque fosse a bordo. Di questa carta ce n’è una sola per turno, quindi fatti trovare vicino quando arriva.

## 6. Luke e la Forza

lesson-assault-luke = Luke e la Forza
lesson-assault-luke-goal = Salva Luke dal fuoco di un AT-AT, poi distruggi con il suo aiuto l’AT-ST lontano.
lesson-assault-luke-shield = Un AT-AT spara allo Snowspeeder 1, e solo tu sai che lo pilota Luke. Ognuno dei suoi dieci punti Forza speso ora aggiunge uno di corazza: due o tre bastano.
lesson-assault-luke-strike = Ora tocca a Luke. L’AT-ST è troppo lontano per un tiro normale, ma ogni punto Forza aggiunge un dado: scegli lo Snowspeeder 1, l’AT-ST, e spendi qualche punto.
lesson-assault-luke-strike-critical = Un colpo critico lo distruggerebbe! Con un punto Forza diventa un danno allo scafo, e Luke continua a volare.
lesson-assault-luke-raised = Il tiro rimbalza. Ma ora l’Impero sa qual è lo snowspeeder di Luke.
lesson-assault-luke-softened = C’è mancato poco! Un altro danno allo scafo, e il suo snowspeeder è perduto.
lesson-assault-luke-lucky = Che coraggio! Nessuno sa ancora che è Luke.
lesson-assault-luke-points = Troppo lontano per questi dadi. Solo Luke può aggiungerne: spendi punti Forza con il suo tiro.
lesson-assault-luke-lost-luke = Luke è stato abbattuto. Riprova, e lascia che la Forza lo protegga.
lesson-assault-luke-held-fire = L’AT-ST è scappato. Riprova: il tiro di Luke, con i punti Forza.
lesson-assault-luke-no-points = L’AT-AT per ora è troppo robusto. Riprova: il tuo bersaglio è l’AT-ST.
lesson-assault-luke-done = La Forza era con te! I punti non tornano mai, quindi spendili quando conta.

## 7. Generatore, rete e trasporti

lesson-assault-generator = Generatore, rete e trasporti
lesson-assault-generator-goal = Con l’Impero: distruggi il generatore dello scudo prima che parta il quinto trasporto.
lesson-assault-generator-grid = Distruggi il generatore dello scudo e vinci. Ma se prima parte il quinto trasporto, vincono i Ribelli! Da qui il generatore è troppo robusto, quindi spara prima alla rete energetica.
lesson-assault-generator-grid-closed = Non c’è tempo per altro: prima la rete, poi il generatore.
lesson-assault-generator-generator = Ora il generatore! Le probabilità sono scarse, ma non c’è tempo per avvicinarsi: spara prima che parta il prossimo trasporto.
lesson-assault-generator-grid-down = La rete è distrutta, e la corazza del generatore scende da tre a due: ora i tuoi dadi bastano.
lesson-assault-generator-transport = Un trasporto è partito. In ogni turno escono due eventi: è l’orologio di questo gioco.
lesson-assault-generator-too-strong = La sua corazza è tre, e gittata e protezione ti lasciano due dadi. Senza la rete la corazza è solo due.
lesson-assault-generator-too-late = Il quinto trasporto è partito e i Ribelli hanno vinto. Riprova, più in fretta!
lesson-assault-generator-wasted = Non c’è tempo per altro: prima la rete, poi il generatore. Riprova!
lesson-assault-generator-done = Il generatore è distrutto e l’Impero vince! Con i Ribelli guadagni tempo; con l’Impero non ne hai da perdere.

## 8. Il primo assalto

lesson-assault-first-assault = Il tuo primo assalto
lesson-assault-first-assault-goal = Vinci con l’Impero una partita intera sulla mappa breve: distruggi il generatore dello scudo. L’istruttore resta al tuo fianco.
lesson-assault-first-assault-begin = Vinci se distruggi il generatore dello scudo in fondo alla mappa, a sud, e perdi quando parte il quinto trasporto. Ogni carta dice quali tue unità possono agire.
lesson-assault-first-assault-begin-snowtroopers-move = Vinci se distruggi il generatore dello scudo, a sud, prima che parta il quinto trasporto. I tuoi soldati artici ci arrivano negli AT-AT: lasciali a bordo e termina il round.
lesson-assault-first-assault-march = Avanti fino in fondo alla mappa con tutti e quattro gli AT-AT, uniti.
lesson-assault-first-assault-march-walkers-move = Il cuore del tuo assalto: fa’ avanzare tutti e quattro gli AT-AT, su terreno aperto dove puoi, e alla fine fa’ che guardino il nemico.
lesson-assault-first-assault-march-walkers-move-or-fire = Muovi o spara, come vuoi con ogni AT-AT: spara dove le probabilità sono buone, marcia con gli altri.
lesson-assault-first-assault-march-walkers-fire = Torrette laser e snowspeeder sono i tuoi nemici peggiori, quindi spara a loro. Nessun buon bersaglio? Allora termina il round.
lesson-assault-first-assault-march-at-sts-move = Gli AT-ST sono veloci, ma un colpo li distrugge. Mandali in avanscoperta, se possibile su terreno accidentato e fuori dal percorso dei tuoi AT-AT.
lesson-assault-first-assault-march-at-sts-fire = Quattro dadi per ogni AT-ST: cerca bersagli leggeri.
lesson-assault-first-assault-march-snowtroopers-move = I tuoi soldati artici viaggiano negli AT-AT, dove nessuno può colpirli. Per ora lasciali a bordo: termina il round.
lesson-assault-first-assault-march-snowtroopers-fire = Possono sparare solo i soldati artici a piedi. Se non è sceso nessuno, termina il round.
lesson-assault-first-assault-march-place = Rinforzi! Scegli un esagono con una via breve e libera in avanti.
lesson-assault-first-assault-march-face = Fa’ guardare l’AT-AT in avanti, verso il fondo della mappa: ogni rotazione di un lato gli costa un punto.
lesson-assault-first-assault-approach = Avanti verso la rete energetica e il generatore dello scudo: prima sono a tiro, meglio è.
lesson-assault-first-assault-approach-walkers-move = Porta la rete e il generatore a tiro e davanti ai tuoi AT-AT. Punta a due macroesagoni o meno.
lesson-assault-first-assault-approach-walkers-fire = La rete o il generatore sono a tiro? Allora sceglili come bersaglio, anche se altri tiri hanno probabilità migliori. Altrimenti apriti la strada.
lesson-assault-first-assault-approach-snowtroopers-move = Vicino alla rete o al generatore anche i tuoi soldati artici possono scendere e sparargli. Altrimenti lasciali a bordo: termina il round.
lesson-assault-first-assault-approach-place = { lesson-assault-first-assault-march-place }
lesson-assault-first-assault-approach-face = { lesson-assault-first-assault-march-face }
lesson-assault-first-assault-finish = Ora tutto sul generatore! Anche gli AT-ST e i soldati artici possono sparargli, se sono abbastanza vicini.
lesson-assault-first-assault-finish-walkers-move = Porta ogni AT-AT dove può sparare al generatore: davanti a sé, e a due macroesagoni o meno.
lesson-assault-first-assault-finish-walkers-move-or-fire = Spara al generatore con ogni AT-AT che ha buone probabilità, e avvicina gli altri.
lesson-assault-first-assault-finish-walkers-fire = Il generatore è a tiro? Allora sia il bersaglio di ogni AT-AT che lo ha nel campo di tiro, anche se altri tiri hanno probabilità migliori.
lesson-assault-first-assault-finish-snowtroopers-move = Vicino al generatore anche i tuoi soldati artici possono scendere e sparargli. Altrimenti lasciali a bordo: termina il round.
lesson-assault-first-assault-finish-place = { lesson-assault-first-assault-march-place }
lesson-assault-first-assault-finish-face = { lesson-assault-first-assault-march-face }
lesson-assault-first-assault-crushed = Schiacciato sotto i piedi di un AT-AT, e non è costato altro che il passo.
lesson-assault-first-assault-lost-walker = Un AT-AT è perduto, con tutti a bordo. Abbatti gli snowspeeder prima che si avvicinino: il pericolo sono i loro arpioni.
lesson-assault-first-assault-grid-down = La rete energetica è distrutta! Ora la corazza del generatore è solo due.
lesson-assault-first-assault-luke = Ecco Luke! Si è rivelato, e i punti Forza che spende non tornano più.
lesson-assault-first-assault-held = Questa carta resta a te: usala quando ti serve di più.
lesson-assault-first-assault-transport = Un trasporto è partito. Contali in alto: con il quinto hai perso.
lesson-assault-first-assault-damaged = Un colpo a un AT-AT o a uno snowspeeder si legge su una tabella: armi, zampe o scafo. I pannelli mostrano i danni di ciascuno.
lesson-assault-first-assault-displaced = Uno snowspeeder sulla via di un AT-AT viene solo spostato.
lesson-assault-first-assault-dismounted = A piedi possono sparare e tenere il terreno, ma tienili lontani dal percorso dei tuoi AT-AT.
lesson-assault-first-assault-new-turn = Tutte e venti le carte sono state giocate e si mescolano: comincia un nuovo turno.
lesson-assault-first-assault-field = Non è davanti a questo AT-AT. Giralo al prossimo movimento.
lesson-assault-first-assault-impossible = Troppo lontano, o troppo corazzato, per questi dadi. Prima avvicinati.
lesson-assault-first-assault-defeat = Stavolta hanno vinto i Ribelli. Marcia più in fretta e non fermarti per ogni soldato. Riprova!
lesson-assault-first-assault-done = Il generatore è distrutto: hai vinto il tuo primo assalto! La prossima volta prova con i Ribelli.
