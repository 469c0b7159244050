# Suggerimenti delle prime partite guidate di Vast.

vast-guide-knight-goal = Sei il Cavaliere. Uccidi il Drago: dorme sotto la caverna e ha la Salute scritta sulla sua plancia. I Goblin ti cacciano, la Caverna ti manda Eventi, il Ladro prende ciò che ti serve.
vast-guide-knight-cubes = I cubetti Eroe sono la tua forza. Premi uno spazio che brilla sulla tua plancia: Movimento per i passi, Percezione per gli Incontri, Forza per i combattimenti, o l'equipaggiamento. Tornano tutti al prossimo turno.
vast-guide-knight-walk = Le tessere che brillano sono quelle su cui puoi andare. Una tessera Buia si rivela quando entri: costa un Incontro e dà 1 Coraggio.
vast-guide-knight-turn = Hai rivelato una tessera: scegli come giace. Indica un'immagine per vederla al suo posto.
vast-guide-knight-meet = In un Incontro puoi fare più cose sulla tua tessera, prima gli attacchi.
vast-guide-knight-encounter = Puoi avere qui un Incontro senza muoverti: prendi un Tesoro, distruggi un Cristallo, attacca.
vast-guide-knight-brace = Un'Imboscata! Una Tribù nascosta più forte di te può attaccare. Aggiungi ora cubetti liberi alla Forza, se serve.
vast-guide-knight-keep = La Caverna ti ha dato una carta Tesoro. Tienila, o prendi 5 Coraggio: il Coraggio porta altri cubetti.
vast-guide-knight-quest = Una Missione è compiuta: premi la sua carta prima di fare altro.
vast-guide-knight-end = Quando nient'altro serve, fermati. I cubetti su Forza e Scudo ti proteggono fino al tuo prossimo turno.
vast-guide-knight-others = Ora giocano gli altri. La riga nel riquadro dice chi decide cosa e perché; premi il nome di un ruolo per leggere la sua plancia.

vast-guide-goblins-goal = Siete i Goblin: tre Tribù contro il Cavaliere. Portate la sua Salute a 0.
vast-guide-goblins-war = Ogni turno pescate tante carte Guerra quanta è la Furia e ne tenete una. Dice quanti Goblin si uniscono a ogni Tribù e se arrivano Mostri, Segreti o Furia.
vast-guide-goblins-over = Più di quattro Goblin in una Tribù sono troppi: una Tribù a vostra scelta si disperde, prima una rivelata.
vast-guide-goblins-monster = Un Mostro rende più forte una Tribù. Si perde quando la Tribù si disperde.
vast-guide-goblins-tribe = Attivate ogni Tribù una volta. Quelle nascoste possono apparire su tessere Buie con il loro simbolo.
vast-guide-goblins-reveal = Scegliete la tessera Buia da cui esce la Tribù. Meglio vicino al Cavaliere, se siete più forti.
vast-guide-goblins-act = Una Tribù rivelata si muove quanto vuole, ma non attraverso muri, poi agisce una volta.
vast-guide-goblins-attack = Il Cavaliere è qui ed è più debole: attaccate! Poi la Tribù si disperde e la Furia cala di 1.
vast-guide-goblins-ambush = Il Cavaliere è caduto in un'Imboscata nel suo turno. Una Tribù nascosta più forte può colpire subito.
vast-guide-goblins-others = Ora giocano gli altri. Attenti al Drago: divora i Goblin.

vast-guide-dragon-goal = Sei il Drago. Dormi: svegliati portando cubetti al Risveglio, risali su una tessera Cristallo, poi esci dall'Ingresso.
vast-guide-dragon-move = Una volta per turno ti muovi gratis di 1 o 2 tessere in linea retta, sotto muri e buio.
vast-guide-dragon-power = I poteri brillano quando carte e Gemme possono pagarne i simboli. Indica Artiglio o Fiamma: la mappa mostra quante delle sei facce del dado colpiscono ogni tessera.
vast-guide-dragon-pay = Una Gemma sulla mappa paga il suo simbolo una volta per turno e non si consuma; una carta sì.
vast-guide-dragon-wake = Hai guadagnato un cubetto: premi la riga Indolenza che brilla. Ogni sezione risveglia un cubetto per turno.
vast-guide-dragon-hoard = Puoi raccogliere i Tesori sotto di te. Poi ne restituisci uno alla Caverna per risvegliare un cubetto Cupidigia.
vast-guide-dragon-gem = Una Gemma posata sulla mappa paga ogni turno, ma altri possono rubarla.
vast-guide-dragon-surface = Sei sveglio su una tessera Cristallo: in superficie puoi essere attaccato, ma solo da lì fuggi.
vast-guide-dragon-end = Fermati quando non puoi pagare altro. Riposare, senza mossa libera né Ala, risveglia una volta la Superbia.
vast-guide-dragon-others = La mano si ripesca ogni turno: lo Spirito dice quante carte.

vast-guide-cave-edge = Sei la Caverna stessa. Ogni volta che un passaggio porta nel nulla vi posi una tessera Buia scelta dalla mano. Solo tu sai cos'è.
vast-guide-cave-event = Il Cavaliere incontra un Evento: gioca quella delle carte in cima che ti conviene.
vast-guide-cave-deal = Il Cavaliere prende un Tesoro: scegli quale di due carte riceve. Nessun altro la vede.
vast-guide-cave-goal = Vinci quando tutte le tessere sono piazzate, comincia il Collasso e sono cadute abbastanza tessere Cristallo. Fino ad allora impedisci agli altri di vincere.
vast-guide-cave-collect = Raccogli Presagi: più Tesori e Cristalli ci sono in giro, più ne peschi.
vast-guide-cave-omen = I presagi che puoi pagare brillano. Ognuno mostra quanto costa ora e i tre simboli che accetta.
vast-guide-cave-shape = Modella la Caverna: piazza una tessera Buia dove vuoi sul bordo, e avvicina la fine.
vast-guide-cave-treasure = Piazza un Tesoro per attirare qualcuno, o per tenere Drago e Ladro lontani da ciò che vogliono.
vast-guide-cave-fall = Il Collasso è cominciato: scegli le tessere da rimuovere, prima i Cristalli.
vast-guide-cave-others = Sei interpellata spesso nei turni altrui. Il riquadro dice di chi è il turno e perché decidi tu.

vast-guide-thief-goal = Sei il Ladro. Porta il bottino all'Ingresso finché il nascondiglio è pieno. La morte non è la fine: ritorni.
vast-guide-thief-stats = Ogni turno assegni tre segnalini: Movimento, Furtività e Taccheggio. La Furtività deve battere la percezione altrui; il Taccheggio è il numero di cubetti Azione.
vast-guide-thief-walk = Cammini su tessere Buie e Illuminate. Finendo il movimento su una tessera Buia puoi guardarla o rivelarla.
vast-guide-thief-loot = C'è qualcosa da depredare sotto di te. Ogni cosa che porti abbassa la Furtività.
vast-guide-thief-lock = Una Cripta: la apri solo tu. Con 1 cubetto serve un 4, con 2 un 2, con 3 si apre.
vast-guide-thief-pick = Borseggia chi è sulla tua tessera: più cubetti, più probabilità.
vast-guide-thief-stab = Pugnala per ferire qualcuno; più cubetti fanno più male.
vast-guide-thief-home = Con il bottino in mano torna all'Ingresso: entrarci mette tutto al sicuro.
vast-guide-thief-upgrade = Ogni segnalino al sicuro diventa una miglioria a tua scelta.
vast-guide-thief-others = Gli altri possono ucciderti se ti percepiscono. Un Livello di Bottino Perso basso rende la cosa poco utile.

vast-now-who = Il Cavaliere, solo nella caverna con una spada, qualche cubetto e poco altro.
vast-now-win = Uccidi il Drago prima che voli via, che i Goblin ti sfianchino, che il Ladro abbia rubato abbastanza o che la Caverna crolli.
vast-now-turn = Posa i cubetti su Movimento, Percezione, Forza o equipaggiamento, cammina, illumina tessere, prendi ciò che trovi, colpisci; poi giocano gli altri quattro.
vast-now-against = Goblin, Drago, Caverna e Ladro, ognuno un bot che vuole altro.
