# Consigli della prima partita guidata di Keep the Heroes Out!

heroes-guide-gnoll-welcome = Benvenuto di sotto! Queste stanze sono casa tua. Gli Eroi vogliono il grande Tesoro nel Caveau, e le frecce nei passaggi mostrano come corrono. Prima i tuoi Gnoll prendono posto: clicca una stanza illuminata.
heroes-guide-gnoll-play = Tocca a te. Ogni carta mostra che cosa possono fare i tuoi Mostri. Clicca una carta per metterla sul tavolo; puoi giocarne quante vuoi, una dopo l'altra.
heroes-guide-gnoll-icons = Una carta si usa icona per icona: clicca un'icona illuminata. "Oppure" vuol dire un solo lato. Ciò che non usi va perso quando giochi la carta seguente.
heroes-guide-gnoll-move = Uno Spostamento: clicca uno dei tuoi Gnoll, poi la stanza in cui va. Può portare con sé un gettone.
heroes-guide-gnoll-load = Ciò che sta in una stanza si può portare in un'altra, per esempio una Moneta alla Fucina, dove compra Equipaggiamento.
heroes-guide-gnoll-strike = Un attacco: in Mischia colpisce un Eroe nella stanza di un tuo Mostro, a Distanza uno nella stanza accanto. Un Eroe battuto torna alla Gilda.
heroes-guide-gnoll-activate = Un'Attivazione usa l'azione di una stanza con un tuo Mostro (il piccolo segno in basso), completa un Portale o usa l'abilità del tuo Clan.
heroes-guide-gnoll-end = Quando nessuna icona ti serve più, gioca la carta seguente o finisci la fase. Poi vengono il bottino, una nuova mano di cinque e gli Eroi.
heroes-guide-gnoll-refresh = Puoi scartare una carta per mettere il bottino che non vuoi sotto il suo mazzo. Se ti piace ciò che c'è, passa.
heroes-guide-gnoll-odds = Guarda il pannello della Gilda: mostra quali carte sono ancora nel mazzo, così sai che cosa può arrivare e dove.
heroes-guide-gnoll-assault = La Gilda ha mandato una carta: un Eroe in ogni stanza di quel tipo. Un Eroe combatte un Mostro se c'è, altrimenti saccheggia se sono abbastanza, altrimenti aspetta o corre verso il Caveau. Scegli "A passi" nel pannello per seguire ogni anello.
heroes-guide-gnoll-order = Più Eroi potrebbero agire. Decidi tu chi è il prossimo: un ordine accorto può fermare un saccheggio.
heroes-guide-gnoll-goal = Quando il mazzo Gilda è finito due volte e il grande Tesoro è ancora lì, hai vinto. Tieni una guardia vicino al Caveau. Buona fortuna!

heroes-now-who = Un clan di mostri, con un altro clan al tuo fianco.
heroes-now-win = Insieme: il grande Tesoro del Caveau dev’essere ancora lì quando il mazzo della gilda è finito due volte.
heroes-now-turn = Gioca le tue carte icona per icona, poi pesca fino a cinque, poi la gilda manda gli eroi dove dice la sua carta.
heroes-now-against = Solo gli eroi, che seguono regole fisse; il clan accanto a te lo gioca un bot.
