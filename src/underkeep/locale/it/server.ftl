# Ciò che dice il server: rifiuti di un tavolo, problemi di una richiesta, note nel registro.

server-stale = Nel frattempo qualcosa è cambiato. Ecco com’è ora il tavolo.

server-no-spectator = Stai guardando. Può agire solo chi siede al tavolo.
server-no-seat = { $roleName } non siede al tuo posto.
server-no-device = { $roleName } non è davanti al dispositivo. Prima passalo.
server-no-move = Non esiste la mossa «{ $move }». Scegline una tra quelle offerte.
server-no-key = Il messaggio non aveva una chiave. Invialo di nuovo.
server-no-key-twice = Questa chiave sta già per un altro messaggio.
server-no-store = La mossa non è stata salvata, quindi non è successo nulla. Riprova; se fallisce ancora, il disco del server potrebbe essere pieno.

server-no-undo-over = La partita è finita e la sua sorte è stata rivelata; non si può ritirare nulla.
server-no-undo-moves = Non ci sono tante mosse da ritirare.

server-log-undone = { $roleName } ha ritirato { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
server-log-rules-changed = Le regole sono migliorate da quando è iniziata questa partita. Si continua da qui; ciò che è successo prima non si può ritirare.
server-log-rules-newer = Le regole sono migliorate da quando è iniziata questa partita. Le mosse restano come sono; si continua con quelle nuove.
server-log-older-rules = Questa partita è stata giocata con regole precedenti. È conservato il finale; le mosse non si possono rivedere una per una.

server-bad-binary = Un messaggio deve essere testo, non byte.
server-bad-size = Un messaggio può avere al massimo { $most } byte.
server-bad-message = Il messaggio non è stato capito: { $problem }
server-bad-hello = Prima saluta.
server-bad-input = { $where }: { $problem } { $remedy }
server-old-page = Questa pagina è più vecchia o più nuova del server. Ricaricala.
server-no-table = Questo tavolo non si può aprire: { $problem }
server-set-aside = Per ora questo tavolo non si può aprire: { $problem } Nulla è andato perso, e chi gestisce il server è stato avvisato.
server-no-token = Questo collegamento è già stato aperto, o non è mai stato dato. Chiedine uno nuovo a chi te l’ha mandato.
server-no-such-host = Questo server non risponde a quel nome. Apri l’indirizzo che dà chi lo gestisce.
server-no-origin = Un altro sito ha provato ad agire a tuo nome. È stato rifiutato.
server-http-4 = La richiesta non va bene: { $problem }
server-http-5 = Il server non ha potuto rispondere. Riprova.
server-failed = Il server ha commesso un errore. È stato annotato; riprova.
server-moved = Il tavolo sta passando a un altro server. Riprova.

server-no-undo-absent = Verrebbe ripresa la mossa di qualcuno a cui non si può più chiedere: resta.
server-no-undo-time = Resterebbe troppo poco tempo: quello usato per pensare è speso, anche se la mossa viene ripresa.
server-no-undo-far = Non si possono ritirare più di { $most } mosse alla volta.
server-no-undo-learnt = Con queste mosse altri hanno saputo qualcosa, e nessuno può dimenticarlo.

server-fact-unseen = è successo qualcosa che non hai visto

server-no-over = La partita è finita.
server-no-start = Chi ospita non ha ancora iniziato la partita.
server-no-start-twice = La partita è già iniziata.
server-no-start-seats = Alcuni posti sono ancora vuoti. Aspetta gli invitati, o fai giocare dei bot al loro posto.
server-no-share-now = Le quote di sorte si aprono quando tutti siedono e ne hanno promessa una, ciascuna una volta sola.
server-no-share-other = Questa non è la quota di sorte che hai promesso.
server-no-away = In questo momento un bot gioca per te. Prima riprendi il tuo posto.
server-no-petition-open = Un’altra richiesta attende risposta. Una alla volta.
server-no-petition-again = Le tue ultime { $most } richieste sono state rifiutate. Fai una mossa prima di chiedere ancora.
server-no-petition-asked = Questa richiesta non era rivolta a te, o hai già risposto.
server-no-concede = Qui ognuno gioca per sé. Puoi abbandonare.
server-no-resign = Questa partita si vince o si perde insieme. Chiedi agli altri di arrendersi.
server-no-draw = Questo gioco non conosce la patta d’accordo.
server-no-draw-bot = Non c’è nessuno con cui accordarsi: i bot continuano.
server-no-host = Può farlo solo chi ospita il tavolo.
server-no-replace-bot = Lì non siede una persona.
server-no-replace-here = Si può sostituire qualcuno solo quando il tavolo lo ha aspettato { $seconds } secondi mentre era assente.
server-no-leave = Un bot gioca già al tuo posto.
server-no-return = Nessun bot gioca per te.
server-no-return-lost = Il bot continua per te: hai abbandonato, o il tuo tempo è finito.

server-log-undone-agreed = { $roleName } ha ritirato { $count ->
    [one] una mossa
   *[other] { $count } mosse
}; tutti erano d’accordo.
server-log-ask-undo = { $roleName } chiede di ritirare { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
server-log-ask-draw = { $roleName } offre la patta.
server-log-ask-concede = { $roleName } chiede di arrendersi insieme.
server-log-agreed = { $roleName } è d’accordo.
server-log-declined = { $roleName } rifiuta.
server-log-withdrawn = { $roleName } ritira la richiesta.
server-log-timeout = Tempo scaduto per { $roleName }: si fa la mossa prevista dalle regole.
server-log-busy = I bot sono occupati: in questo turno per { $roleName } gioca uno più debole.
server-log-away-timeout = Tempo scaduto per { $roleName }: continua un bot.
server-log-away-host = Ora un bot gioca per { $roleName }, come ha deciso chi ospita.
server-log-away-resign = { $roleName } abbandona: continua un bot.
server-log-away-own = { $roleName } si assenta: continua un bot.
server-log-back = { $roleName } è tornato.
server-log-started = La partita comincia.
server-log-end-resign = { $roleName } abbandona.
server-log-end-timeout = Tempo scaduto per { $roleName }: la partita è persa.
server-log-end-concede = Tutti si arrendono.
server-log-end-draw = Le parti si accordano sulla patta.
server-log-end-closed = { $role ->
    [none] Chi ospita ha chiuso il tavolo.
   *[other] Chi ospita ha chiuso il tavolo: { $roleName } abbandona la partita.
  }

server-result-resign = { $roleName } ha abbandonato.
server-result-timeout = { $roleName } ha esaurito il tempo.
server-result-concede = Tutti si sono arresi insieme.
server-result-draw = Patta d’accordo.
server-result-closed = { $role ->
    [none] Chi ospita ha chiuso il tavolo prima della fine.
   *[other] Chi ospita ha chiuso il tavolo prima della fine: { $roleName } abbandona la partita.
  }

server-no-eyes = Finché la partita non è finita la vedi solo con i tuoi occhi.
server-no-fork = Una partita si può continuare altrove quando è finita.
server-no-lead = Puoi guidare la rivisione quando la partita è finita, se siedi al tavolo e nessun altro guida.
server-no-record = Di questa partita non si può fare un verbale: non è cominciata dall’inizio, o le regole sono cambiate strada facendo.
server-no-name = Un nome ha bisogno di almeno una lettera.
server-no-name-taken = Questo nome è di un’altra persona. Accedi se sei tu, o scegline un altro.
server-no-bot-owner = Solo chi ha un nome e una password può avere dei bot.
server-no-bot-name = Un bot tiene il nome con cui è stato creato.
server-no-challenge = Nessuno con quel nome è in ascolto di sfide.
server-bad-name = Un nome ha da 1 a 40 caratteri.
server-bad-password = Una password ha da 8 a 200 caratteri.
server-no-old-password = Per cambiare password scrivi prima quella attuale.
server-no-login = Nome e password non corrispondono.
server-no-login-again = Troppi tentativi. Riprova tra un minuto.
server-no-join = Questo posto è occupato, o il tavolo non è pubblico.
server-no-link = Solo chi ospita crea un nuovo link, e solo per un posto che nessuno ha preso.
server-no-rematch = Chi sedeva qui può giocare ancora quando la partita è finita.
server-no-sequel = Da qui non si va a una partita successiva.
server-no-chat-empty = Questo messaggio è vuoto.
server-no-chat-often = Non così in fretta: bastano cinque messaggi in dieci secondi.
server-no-report = Questa riga non si può segnalare: non c’è, o nessuno sa chi sei.
server-no-report-often = Cinque segnalazioni all’ora bastano. Chi gestisce il server le ha.
server-no-webhooks = Questo server non chiama webhook.
server-log-patched = Chi gestisce il server ha messo sul tavolo un’altra posizione. Ciò che c’era prima non si può ritirare, e la sorte non è quella promessa.
server-log-undone-operator = Chi gestisce il server ha ritirato { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
server-too-many = Troppe richieste dal tuo indirizzo. Aspetta un minuto.

server-no-hint = Nessun bot di questo gioco sa ancora dire perché gioca ciò che gioca.
server-no-forecast = Per questo gioco non ci sono previsioni.
server-no-hint-now = Ora i bot hanno troppo da fare. Chiedi di nuovo.
server-no-why-person = L’ha giocato una persona. Chiedi a lei.
server-no-why-none = Non ha ancora fatto niente.
server-no-why-secret = Non puoi ancora sapere che cosa ha fatto. Chiedi dopo la partita.
server-no-study = Che cosa ha deciso la partita si dice quando è finita.
server-no-lesson = È permesso, ma in questo momento la lezione parla d’altro. Non è cambiato nulla.
server-no-puzzle = Questo tentativo è finito. Ricomincia, o guarda la soluzione.
server-no-hint-puzzle = Questo è un rompicapo: ha i suoi aiuti.

# ratings, invitations, one's own page
server-no-name-like = Questo nome si può confondere con quello di un’altra persona qui. Scegline un altro.
server-no-undo-rated = In una partita classificata si può annullare solo un passo che non ha mostrato nulla a nessuno.
server-no-hint-rated = Questa partita è classificata: fino alla fine nessun bot dà consigli.
server-log-hint = { $roleName } ha chiesto consiglio a un bot.
server-no-rated-name = Una partita classificata è per chi ha un nome e una password. Di’ prima i tuoi nella pagina iniziale.
server-no-rated-twice = A un tavolo classificato ognuno siede una volta sola.
server-link-used = Questo invito è già stato usato: qualcuno siede lì. Puoi guardare, o chiederne un altro a chi ospita.
server-no-invited = Nessuno qui tiene questo nome con una password. Manda invece un link.
server-no-invited-twice = Siede già a questo tavolo, o è stato invitato.
server-no-answer = A questo tavolo nessun posto è tenuto per te.
server-no-page = Di’ prima il tuo nome: poi c’è una pagina su di te.
server-no-game = Non hai una partita così.
server-no-farewell = Questo non è il tuo nome. Nulla è stato cancellato.
server-no-chat-silenced = Chi gestisce questo server ti ha tolto la parola.
server-no-chat-phrase = Questa frase non c’è.
server-no-chat-thing = Solo chi siede al tavolo può indicare qualcosa, una cosa alla volta.
server-no-mail = Questo server non manda posta.
server-no-mail-name = Le lettere sono per chi ha un nome e una password.
server-no-mail-again = Oggi è stato chiesto spesso. Riprova domani.
server-no-mail-now = La lettera non è partita. Controlla l’indirizzo, o riprova più tardi.
server-no-mail-token = Questo link non vale più.
server-no-name-for-piece = Prima scegli un nome: ciò che crei si conserva con quello.
server-no-more-pieces = Non è tuo, oppure ne hai già conservati quanti si può. Elimina quelli che non ti servono più.
server-no-such-piece = Qui non c’è più niente. Forse chi l’ha creato lo ha eliminato.
server-no-more-measuring = Per ora i bot hanno giocato abbastanza per te. Riprova tra un’ora.
server-measuring-waits = I bot sono occupati ad altri tavoli. Cominciano appena uno di loro è libero.
