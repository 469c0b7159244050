# Suggerimenti delle prime partite guidate di Dungeon Twister.

twister-guide-base-goal = Due squadre, un labirinto. Vince chi arriva per primo ai punti: 1 per ogni tuo personaggio che esce dall'altra linea, 1 per ogni nemico ucciso. Sei il Giallo e vai da sinistra a destra.
twister-guide-base-line = Prima scegli quattro personaggi per i punti della tua linea. Cominciano loro; i forti aprono la via, il Goblin che esce vale 2 punti.
twister-guide-base-lay = Tutto il resto va coperto nelle stanze, il tuo insieme al loro. Premi un segnalino, poi una stanza. Chi rivela una stanza ne piazza tutti i personaggi e gli oggetti del nemico: conviene rivelare per primi.
twister-guide-base-card = Ogni turno comincia con una carta Azione: 2, 3, 4 o 5 punti. Le carte tornano in mano solo dopo averle giocate tutte e quattro. Si comincia piano: il primo turno è un 2.
twister-guide-base-action = Ogni azione costa 1 punto. Premi un personaggio acceso: sotto appare che cosa può fare; quello che non può risponde perché no, con la regola.
twister-guide-base-reveal = Un personaggio accanto a una stanza nascosta può rivelarla. Poi tu piazzi tutti i personaggi che vi stanno, dei due colori, e gli oggetti del nemico; il nemico piazza i tuoi oggetti.
twister-guide-base-put = Ogni segnalino va su una casella di pavimento libera o sull'ingranaggio. Metti i nemici lontano dalla loro meta e dai tuoi deboli, e gli amici dove possono agire subito.
twister-guide-base-walk = Le caselle accese sono raggiungibili; il numero è la lunghezza della via. Muri e cancelli chiusi sbarrano la strada, e così le fosse e i nemici in piedi.
twister-guide-base-turn = Su un ingranaggio un personaggio gira la sua stanza, o quella con lo stesso numero: gira tutto quello che c'è sopra, e un muro diventa una porta.
twister-guide-base-fight = Accanto a un nemico puoi combattere. Chi sta accanto a un nemico della catena viene coinvolto; sotto si vede chi e perché.
twister-guide-base-combat = Ognuno mette una carta Combattimento coperta; si sommano forza e carta. I perdenti in piedi restano feriti, i feriti muoiono. Le carte spese non tornano: lo 0 è per gli scontri già vinti o persi.
twister-guide-base-take = Lungo la via un personaggio può prendere o lasciare qualcosa: un oggetto o un amico ferito. Ne porta uno alla volta.
twister-guide-base-others = Tocca al Blu. La cronaca a destra racconta ogni passo; premi una riga per vedere dove.

twister-guide-darkness-welcome = Forze delle Tenebre: otto personaggi nuovi, sei dei quali non-morti, stanze piene di tenebre e tessere corridoio per illuminarle. Uscire dall'altra linea dà sempre punti, e così uccidere.
twister-guide-darkness-line = Quattro per la tua linea. L'Angelo vola e illumina senza Torcia; il Ghoul è il più veloce a piedi; il Drago non-morto è il più forte e il più lento, e ucciderlo vale 2 punti.
twister-guide-darkness-lay = Anche gli oggetti vanno coperti nelle stanze. Torcia, Anello di Luce e Chiave servono presto; la Sacra Croce uccide ogni non-morto che entra nella sua casella, anche i tuoi.
twister-guide-darkness-card = Come nel gioco base: una carta Azione per turno, tutte e quattro prima che tornino.
twister-guide-darkness-dark = Le tenebre sono l'area nera tratteggiata. Nessuno vi entra camminando, e chi vi sta non può essere visto né attaccato; solo Ombra e Spettro vi passano liberamente. Chi è nelle tenebre può solo uscirne o rivelare una stanza.
twister-guide-darkness-reveal = Rivela una stanza: può portare tombe per il Negromante, la Fontana che guarisce, la Statua con la Spada a due Mani, o portatorce per tutti.
twister-guide-darkness-light = Qualcuno accanto alle tenebre ha luce: illuminare costa 0 punti, quante volte vuoi. È offerto qui sotto; passaci sopra per vedere quali caselle raggiunge.
twister-guide-darkness-length = Si sceglie solo la lunghezza: 1, 2 o 3 caselle. Quale tessera esce è fortuna, e va posata, con le sue fosse e i suoi muri.
twister-guide-darkness-tile = I numeri sono i posti dove entra. Premine uno, gira la tessera se può stare nei due versi, poi posala. Da ora è terreno comune e gira con la sua stanza.
twister-guide-darkness-leave = Le caselle accese sono raggiungibili. I non-morti evitano la Tomba Sacra e la Sacra Croce; le Ombre ogni Torcia. Nessuno si ferma su Fontana, Statua o sarcofago.
twister-guide-darkness-undead = Uno scontro: attento al Vampiro, che cresce di 1 per ogni nemico ferito che muore in uno scontro da lui vinto, e alle Mummie, che giocano lo 0 se ogni nemico accanto ha una Torcia.
twister-guide-darkness-join = Prima delle carte: un'Ombra nelle tenebre può partecipare o restarne fuori; la Spada a due Mani dà +2 all'attacco per 1 punto in più.
twister-guide-darkness-combat = Ognuno mette una carta coperta. Forza, oggetti e sangue sono già sommati; sotto sta scritto chi è vicino e non partecipa, e perché.
twister-guide-darkness-raise = Il Negromante accanto a una tomba, o a un ferito, crea uno Zombi del tuo colore: tre in tutta la partita, e ognuno può dare punti uscendo.
twister-guide-darkness-bat = Il Vampiro diventa Pipistrello per 1 punto: vola per 6 caselle e non porta nulla, con forza 0. Per 1 punto torna Vampiro.
twister-guide-darkness-curse = Un oggetto maledetto va a uno dei vincitori e resta fino alla morte: Anello della Debolezza, 1 di forza in meno; Palla al Piede, 1 di movimento in meno.
twister-guide-darkness-others = Tocca al Blu. Bada per chi illumina: un corridoio serve a tutti e due.

twister-now-who = Il Giallo: una squadra di otto, ognuno capace di qualcosa che gli altri non sanno fare.
twister-now-win = Arriva per primo a 5 punti. Uscire dall’altra parte vale 1, con un Tesoro 2, il Goblin 2; e 1 vale anche battere un nemico già ferito.
twister-now-turn = Gioca una carta Azione e spendi i suoi punti: camminare, combattere, girare una stanza, rivelarne una. Prima disponi i tuoi: quattro sulla linea, gli altri coperti nelle stanze.
twister-now-against = Il Blu è un bot.
