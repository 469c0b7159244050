# L'interfaccia attorno ai giochi. Comune a tutte le schermate del client.

title = Underkeep: sotterranei da ogni lato
title-turn = Tocca a te
opening = Apro il tavolo…
close = Chiudi
back = Indietro
try-again = Riprova
error-offline = Il server non risponde. È acceso?
offline = Mi ricollego…
you = tu
bot-word = bot
rule-word = regola

# home
home-title = Tre sotterranei. Ogni lato della storia.
home-lead = Gioca l'eroe, i mostri o la caverna stessa, contro amici con un link o contro i bot. Senza account.
home-loading = Un attimo…
games = Giochi
your-tables = I tuoi tavoli
go-on-with = Continua con { $game }
moves-made = { $moves ->
    [0] non iniziata
    [one] una mossa fatta
   *[other] { $moves } mosse fatte
  }
continue = Continua
play-now = Gioca subito
new-table = Nuovo tavolo
not-yet = Non ancora al tavolo. Il regolamento sì.
read-rules = Leggi il regolamento
players-word = giocatori
minutes = { $minutes } min
weight = Peso
weight-of = peso { $weight } su 5
thanks = Realizzazione amatoriale non ufficiale, disegnata e scritta da noi, con un grazie ad autori ed editori:
thanks-game = { $game } di { $designers } ({ $publishers }).
game-vast-name = Vast
game-vast-lead = Cinque ruoli, cinque giochi diversi, una caverna che vuole seppellirli tutti.
game-vast-you = Tu sei il Cavaliere, quattro bot giocano il resto.
game-heroes-name = Keep the Heroes Out!
game-heroes-lead = Voi siete i mostri. La gilda è alla porta. Difendete insieme il Tesoro.
game-heroes-you = Tu e un clan bot, nel primo scenario.
game-twister-name = Dungeon Twister
game-twister-lead = Otto stanze su ingranaggi, due squadre, niente dadi.
game-twister-you = Tu sei il Giallo, scatola base, contro un bot.
back-home = Torna ai giochi

# impostazioni
settings = Impostazioni
settings-language = Lingua
settings-theme = Tema
theme-system = Come il sistema
theme-dark = Torce
theme-light = Pergamena
theme-toggle = Passa dalle torce alla pergamena e viceversa
settings-text = Dimensione del testo
text-1 = Normale
text-2 = Più grande
text-3 = Massima
settings-motion = Animazioni
motion-normal = Normali
motion-off = Nessuna
settings-motion-help = Se il sistema chiede meno movimento, nulla si muove qualunque cosa stia qui.
settings-keys = Tasti singoli
settings-keys-help = Da 1 a 9 si agisce, U annulla, H chiede a un bot, T vista testuale, L storia, G la corsa, R regole, S salta, più, meno e 0 per lo zoom. Spazio, frecce, Fine e Maiusc con 1–4 guidano nella storia.
settings-words = Vista testuale
settings-words-help = Tabellone e opzioni a parole, per lettori di schermo e tastiera.

# nuovo tavolo
setup-title = Chi siede dove?
setup-lead = Tutto ha già un valore sensato.
setup-seats = Posti
setup-pack = Contenuti
setup-pack-own = Quelli del gioco
setup-pack-help = I pacchetti cambiano o aggiungono stanze, carte e scenari. Partite registrate e classifiche li tengono separati.
seat-me = Io
seat-me-help = tu, in questo browser
seat-link = Amico
seat-link-help = riceve un link tutto suo
seat-hotseat = A turno
seat-hotseat-help = su questo dispositivo, a turno
seat-bot = Bot
seat-bot-help = gioca da sé
bot-level = Livello del bot per { $role }
level-novice = Principiante
level-adept = Esperto
level-master = Maestro
level-grandmaster = Gran maestro
level-random = A caso
engine-building = Il server sta ancora compilando il suo motore. Tutti i livelli giocano; tra qualche minuto maestro e gran maestro vedranno più lontano.
engine-pure = Questo server non ha il motore compilato. Tutti i livelli giocano; principiante ed esperto come ovunque, maestro e gran maestro pensano altrettanto a lungo ma vedono meno lontano.
section-game = La partita
section-rulings = Interpretazioni dei punti dubbi
section-switches = Varianti di regola
all-recommended = { $count ->
    [one] come consigliato
   *[other] tutte e { $count } come consigliato
  }
changed = { $count ->
    [one] una cambiata
   *[other] { $count } cambiate
  }
from-to = da { $low } a { $high }
seed = Seme
seed-help = Un numero intero: lo stesso fa la stessa partita. Chi lo conosce conosce tutta la sorte.
seed-random = a caso
this-table = Questo tavolo
people-bots = { $people ->
    [0] nessuna persona
    [one] una persona
   *[other] { $people } persone
  }, { $bots ->
    [0] nessun bot
    [one] un bot
   *[other] { $bots } bot
  }
open-table = Apri il tavolo
open-links = Avrai un link per ogni amico. Vale una volta sola.
open-now = La partita comincia subito.

# il tavolo
your-move = La tua mossa
actions = Azioni
board = Tabellone
roles = Squadre
log = Storia
log-open = Apri la storia ({ $count ->
    [0] niente di nuovo
    [one] una riga nuova
   *[other] { $count } righe nuove
  })
log-fold = Ripiega la storia
parts = Parti del tavolo
tab-table = Tavolo
rules-short = Regole
undo = { $count ->
    [0] Niente da annullare
   *[other] Annulla l'ultimo passo (U)
  }
skip = Salta l'animazione
text-view = Vista testuale
text-can = si può scegliere
plain-where = mostrato a parole
plain-asked = è il suo turno
fit = Adatta il tabellone
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
choose-what = che cosa fa?
go-on = Avanti
game-over = La partita è finita.
watching = Stai guardando.
watching-only = Stai guardando: solo chi siede al tavolo può chiedere e agire.
waiting-for = Si aspetta: { $who }.
one-moment = Un momento…
hint = Ciò che brilla si può scegliere. Premi qualunque altra cosa per sapere perché no.
hint-wait = Premi qualcosa sul tabellone per saperne di più.
hint-short = Tocca qualunque cosa per sapere perché no.
dock-fold = Ripiega per vedere di più il tabellone
dock-open = Mostra carte e azioni
tab-text = Testo
why-not = { $what }: perché no?
why-nothing = Ora non c'è niente da fare con questo.
why-wait = Non tocca a te.
the-rule = La regola: { $rule }
all-options = Tutte le opzioni
type-move = La tua mossa, o il suo numero:
do-it = Esegui
no-such-move = Non è tra le opzioni.
player-here = un amico
player-away = un amico, assente
player-waiting = posto libero
invite = Invita
invite-help = Ogni link apre un posto, una volta sola. Mandalo a chi deve sedersi lì.
invite-link = Link per { $role }
invite-renew = Nuovo link
invite-renew-help = Crea un altro link per questo posto; quello di prima non vale più.
copy-link = Copia link
copied = Copiato
watch = Link per chi guarda soltanto

# passa il dispositivo
pass-to = Passa a { $role }
pass-hidden = Ciò che è nascosto resta nascosto finché { $role } non dice di sì.
pass-show = Sono { $role }, mostra la mia parte
pass-since = Ciò che tutti hanno visto

# la fine
result-won = Hai vinto
result-lost = Hai perso
result-none = Nessuno ha vinto
result-winner = Ha vinto { $who }
play-again = Gioca ancora
see-board = Guarda il tabellone
result-proof = La sorte era onesta?
result-proof-help = Il primo numero era mostrato dall'inizio e vincola il secondo, il seme di tutta la sorte.

# attorno al tavolo
undo-ask = Annulla: fin dove? (U)
undo-title = Annulla
undo-lead = Tornare a prima di quale mossa? Tutto ciò che è seguito si annulla, anche la sorte e gli orologi.
undo-unseen = { $who } ha fatto qualcosa che non potevi vedere.
undo-gain = Così hai saputo qualcosa, perciò gli altri devono acconsentire.
undo-do = { $count ->
    [one] Annulla una mossa
   *[other] Annulla { $count } mosse
  }
undo-ask-others = { $count ->
    [one] Chiedi agli altri di annullare una mossa
   *[other] Chiedi agli altri di annullare { $count } mosse
  }
undo-no-further = Non più indietro: qualcun altro ha saputo qualcosa.
undo-no = Niente può essere annullato: qualcun altro ha saputo qualcosa.
petition-what = Di che si tratta?
petition-gain = Ha saputo chi chiede:
petition-undo = { $who } chiede di annullare { $count ->
    [one] una mossa
   *[other] { $count } mosse
  }.
petition-draw = { $who } offre la patta.
petition-concede = { $who } chiede di arrendersi insieme.
petition-waiting = In attesa di { $who }.
agree = Accetta
decline = Rifiuta
withdraw = Ritira
start = Inizia la partita
start-ready = Ci sono tutti.
start-empty = Alcuni posti sono ancora liberi. Invita qualcuno.
start-wait = Chi ospita darà inizio alla partita.
stood-in = Un bot gioca al tuo posto.
come-back = Riprendo il mio posto
learnt-by = { $who ->
    [none] { $what }.
   *[other] { $who }: { $what }.
  }
clocks = Orologi
seat-here = al tavolo
seat-away = assente
seat-stood-in = continua un bot
replace = Fai giocare un bot
leave = Fai giocare un bot per me
offer-draw = Offri la patta
concede = Arrendersi insieme
resign = Abbandona
resign-sure = Abbandoni davvero?
close-table = Chiudi il tavolo
close-sure = Chiuderlo davvero per tutti?
commitment-help = Questo numero era fissato prima della prima mossa. Alla fine si rivela il seme e chiunque può controllare che corrisponda.
luck-chosen = Il seme è stato scelto da chi ha creato questo tavolo: può conoscere tutta la sorte.
luck-chosen-short = seme scelto
luck-server = La sorte è un segreto del server: nessuno di chi gioca l’ha scelta.
luck-shared = La sorte nasce da un segreto del server e da una quota di chiunque giochi, così che nessuno potesse sceglierla.
luck-given = { $count ->
    [0] Nessuno ha aperto una quota.
    [one] Una quota è stata aperta in tempo.
   *[other] { $count } quote sono state aperte in tempo.
 }
luck-left-out = La tua è rimasta fuori, perché eri via quando sono state aperte.
proof-other = Questo non è il numero che questo browser ha visto per primo!
proof-swapped = Una quota non è quella che era stata promessa!
proof-fair = Controllato in questo browser: il seme corrisponde al numero.
proof-false = Il seme non corrisponde al numero!
rematch = Rivincita a parti invertite
rematch-together = Ancora una volta insieme
rematch-join = Alla rivincita
onward = Alla prossima partita
replay = Rivedi la partita

# tavoli e nomi
your-turn = Tocca a te
tables-public = Tavoli pubblici
sit-down = Siediti come { $role }
look-on = Guarda
name-mine = Il tuo nome
name-none = Di' il tuo nome
name-help = Gli altri al tavolo lo vedono. Con una password il nome è solo tuo e i tuoi tavoli ti seguono su altri dispositivi.
name-field = Nome
password-present = La password attuale, per cambiarla
password-field = Password (facoltativa, almeno 8 caratteri)
name-take = Prendi questo nome
log-in = Ce l'ho già: entra
log-out = Esci ({ $name })
log-out-everywhere = Esci da tutti i dispositivi
record-paste = Incolla una partita
record-help = Il testo di una partita registrata, al massimo 1 MB. Viene controllato e aperto per rivederla.
record-open = Controlla e apri

# preparare un tavolo
section-table = Al tavolo
table-public = Nell'elenco pubblico
table-public-help = Chiunque può vedere il tavolo e prendere i posti liberi.
table-title = Titolo
table-start = Inizia chi ospita
table-start-help = Nessuno muove prima che ci siano tutti e tu lo dica.
table-absent = Minuti prima che chi ospita possa sostituire qualcuno
table-absent-help = Chi è assente mentre il tavolo aspetta; un bot gioca fino al suo ritorno.
clock-kind = Orologio
clock-help = Scorre mentre qualcuno deve rispondere.
clock-none = Nessuno
clock-move = Per ogni mossa
clock-bank = Per tutta la partita
clock-minutes = Minuti
clock-increment = Secondi in più per ogni turno
clock-timeout = Quando il tempo scade
clock-timeout-bot = Continua un bot
clock-timeout-default = La mossa più mite
clock-timeout-loss = La partita è persa

# rivedere una partita
replay-of = Rivedi
replay-move = Mossa { $move } di { $moves }
replay-first = All'inizio
replay-prev = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-eyes = Vista da
replay-eyes-own = I miei occhi
replay-eyes-open = Tutto scoperto
replay-fork = Continua da qui contro i bot
replay-fork-as = come { $role }
replay-lead = Guida gli altri
replay-lead-stop = Smetti di guidare
replay-follow = { $who } guida la visione.
replay-copy = Copia il link a questa mossa
replay-save = Salva la partita
replay-more = Altro
replay-back = Al tavolo

# avvisi
settings-sound = Suono quando tocca a te
settings-notify = Avviso del sistema quando tocca a te
settings-notify-help = Solo mentre questa pagina non si vede. Il browser ti chiede il permesso.

# webhook
webhook = Chiama un indirizzo quando tocca a me
webhook-help = Per chi è via: il server manda un messaggio https a questo indirizzo quando il tavolo aspetta te e tu non ci sei. Dice quale tavolo, niente della partita.
webhook-field = Indirizzo da chiamare, solo https
webhook-keep = Conserva
webhook-kept = Conservato

# chiacchiere
chat = Chiacchiere
chat-say = Di' qualcosa
chat-send = Invia
chat-watcher = Chi guarda
chat-quiet = Qui non ha ancora parlato nessuno.
chat-mute = Non mostrare più { $who }
chat-report = Segnala questa riga di { $who } a chi gestisce il server
chat-reported = Segnalata
chat-unmute = Mostra di nuovo { $who }

# regolamento
rulebook = Regolamento

# Prime partite guidate
guide = Suggerimento
guide-next = Ho capito
guide-stop = Basta suggerimenti
guide-title = Prima partita? Impara un ruolo passo per passo
guide-lead = Una partita vera con bot e suggerimenti; scegli il ruolo da imparare.

# il consiglio di un bot, e com'è andata una partita
adviser = Chiedi a un bot
adviser-key = Chiedi a un bot (H)
adviser-help = Non sa più di te.
adviser-thinks = Sta pensando…
adviser-no-reasons = Qui non c’è niente da soppesare.
adviser-for = a favore:
adviser-against = contro:
hint-ask = Tu che cosa faresti?
hint-says = { $level } giocherebbe:
hint-do = Fallo
beliefs-show = Che cosa crede di ciò che è nascosto
beliefs-none = Niente di ciò che qualcuno sa ti è nascosto.
why-ask = { $role }: perché l’hai fatto?
why-says = { $role } ha fatto questo:
study = Com’è andata
study-short = Corso
study-ask = Che cosa ha deciso la partita?
study-chance = probabilità di vittoria, in percento
study-goal = parte del proprio obiettivo, in percento
study-chart = Grafico di { $moves } mosse; i punti di svolta qui sotto ne dicono il più.
study-all = Tutti insieme
study-making = Esaminate { $done } mosse su { $moves }…
study-move = mossa { $move }
study-quiet = Nessuna mossa ha cambiato molto.
study-help = Stime di un bot che vede tutto scoperto. Ciò che avrebbe giocato il maestro è giudicato con gli occhi di quel ruolo.
turning-points = Punti di svolta
review-best = Il maestro avrebbe giocato:
review-same = Il maestro avrebbe giocato lo stesso.

# the story
story-filter = Che cosa mostra la storia
story-kind = Genere
story-kind-all = Tutto
story-kind-deeds = Solo le azioni
story-kind-mine = Ciò che mi riguarda
story-none = Non è ancora successo nulla.
story-deeds = { $count ->
    [0] { "" }
    [one] un'azione
   *[other] { $count } azioni
  }
story-more = { $count ->
    [one] Mostra che cosa ne è seguito
   *[other] Mostra che cosa ne è seguito: { $count } righe
  }
story-less = Nascondi che cosa ne è seguito
story-then = Mostra il tabellone com'era allora
card-plain = Non vi è stampato altro.
then = Com'era:
then-back = Torna ad ora
then-gone = Il tabellone di quel momento non è più noto.

# how fast others' scenes are told
pace = Ritmo della storia
pace-prev = Scena precedente (←)
pace-pause = Pausa (Spazio)
pace-play = Continua (Spazio)
pace-next = Scena successiva (→)
pace-scene = Scena { $n } di { $count }
pace-all = { $count ->
    [0] Ancora nulla da raccontare
    [one] una scena, raccontata
   *[other] { $count } scene, tutte raccontate
  }
pace-waiting = { $count ->
    [one] Tocca a te; una scena aspetta
   *[other] Tocca a te; { $count } scene aspettano
  }
pace-to-me = Alla mia decisione (Fine)
pace-to-me-short = Alla mia decisione
pace-to-now = Ad ora (Fine)
pace-to-now-short = Ad ora
pace-speed = Velocità della storia
pace-step = Passo
pace-slow = Lenta
pace-normal = Normale
pace-fast = Veloce
pace-none = Nessuna
settings-pace-help = Quanto resta ogni scena degli altri. Passo aspetta te, Nessuna racconta tutto subito.
not-sent = Sei offline: non è stato inviato nulla. Riprova quando la connessione è tornata.
inspect = Che cos’è
settings-coordinates = Coordinate
settings-coordinates-help = Nomi di colonne e righe lungo il tabellone, come li usano racconto e suggerimenti.
settings-moments = Carte per i grandi momenti
settings-moments-help = Una morte, un agguato, uno scontro: una carta sul tabellone finché non prosegui.
settings-hints = Suggerimenti nelle prime partite
settings-hints-help = Nelle prime due partite con un ruolo poche frasi spiegano di che cosa si tratta.
settings-effects = Suoni per i grandi momenti
settings-volume = Volume

# since your last turn
recap = Dal tuo ultimo turno
recap-close = Ripiega
recap-again = Rivedi la scena
recap-hurt = Ti ha danneggiato.

# the race
race = La corsa
race-threat = può vincere al prossimo turno
race-may-win = Può vincere al prossimo turno: { $who }
race-public = Da ciò che tutti sanno.

# moments
moment-death = Una morte!
moment-strike = Un colpo!
moment-ambush = Agguato!
moment-loot = Saccheggio!
moment-collapse = La caverna crolla!
moment-fight = Uno scontro
moment-wave = L'ondata è finita
moment-end = È deciso
moment-again = Ancora

# how it ended
result-race = Quanto erano vicini
result-deeds = Chi ha fatto che cosa
result-share = Condividi il link
result-show = Mostra il risultato

# schieramenti pronti
prepared-offer = Piazzali per me …
prepared-title = Uno schieramento già pronto
prepared-surprise = Sorprendimi
prepared-surprise-why = Uno di questi, a sorte.
prepared-text = Non devi piazzare tutti a mano: tre schieramenti sono già pronti, ognuno con il suo perché.

# people: one's games, oneself, ladders, talk
somebody = qualcuno
rated = classificata
casual = amichevole
name-away = { $who }, assente
seat-kept-for = tenuto per { $who }
people-here = Chi c’è
people-watching = guardano:
people-unnamed = { $count ->
    [one] e una persona senza nome
   *[other] e { $count } persone senza nome
  }
presence-here = presente
presence-away = assente
presence-thinking = sta pensando
presence-free = posto libero
presence-stood-in = gioca un bot
mine-title = Le mie partite
mine-turn = Tocca a te
mine-invited = Ti hanno invitato
mine-waiting = In attesa degli altri
mine-finished = Finite
mine-all = Tutte le partite
mine-more = Mostra tutte e { $count }
mine-any-game = Qualsiasi gioco
mine-outcome = Com’è finita
mine-any-outcome = Qualsiasi fine
mine-who = Con chi
mine-none = Nessuna partita finita corrisponde.
mine-empty = Qui non hai ancora giocato.
mine-pages = Pagine di partite finite
mine-page = Pagina { $page } di { $pages }
mine-newer = Più recenti
mine-older = Meno recenti
invited-by = { $who } tiene un posto per te: { $role }.
invited-take = Siediti
kept-for-you = Un posto è tenuto per te: { $role }.
invite-name = Nome di qualcuno per { $role }
invite-name-short = o invita per nome
invite-do = Invita
invited-now = { $who }: invito fatto
gathering = Comincia quando tutti siedono.
gathering-luck = Allora si estrae la sorte: fino a quel momento il tabellone è solo un esempio.
gathering-help = Fino ad allora nessun orologio corre.
game-hide = Togli dalla mia lista
rematch-short = Rivincita
clock-short = restano
clock-no = senza orologio
clock-said-bank = { $time } + { $increment } s
clock-said-turn = { $time } a mossa
lobby-host = ospita { $who }
outcome-won = Vinta
outcome-lost = Persa
outcome-drawn = Patta
outcome-none = Senza esito
outcome-sign-won = V
outcome-sign-lost = P
outcome-sign-drawn = N
outcome-sign-none = –
ended-resign = abbandono
ended-timeout = tempo scaduto
ended-concede = resa comune
ended-draw = patta concordata
ended-closed = chiusa da chi ospita
rating-gained = punteggio { $points }
page-title = Su di me
page-since = qui da { $when }
page-games = partite
page-won = vinte
page-streak = di fila
page-best = ruolo migliore
page-ratings = Punteggi per ruolo
page-line = Com’è andata
page-form = Forma
page-form-help = le più recenti in fondo
page-moments = Momenti migliori
role-word = Ruolo
rating-word = Punteggio
rating-sure = Intervallo, 95 %
rating-expected = Attese
rating-said = { $points } più o meno { $sure }
rating-went = { $role }: da { $from } a { $to } in { $games } partite
rating-help = La barra è dove sta la vera forza con il 95 % di certezza; la linea tratteggiata è 1500. Attese: quante volte vince in quel ruolo chi ha quella forza, perché i ruoli non sono uguali.
rating-none = Le partite classificate danno un punteggio: sceglile quando prepari un tavolo.
tally-all = { $games ->
    [one] Una partita
   *[other] { $games } partite
  }, { $won } vinte, circa { $moves } mosse ciascuna.
tally-roles = Per ruolo
tally-sets = Per partecipanti
tally-options = Per scenario e difficoltà
tally-won = { $won } su { $games }
ladder = Classifica
ladder-help = Ordinata secondo l’estremo inferiore dell’intervallo; un posto vuole { $least } partite classificate nel ruolo. Le persone sono nominate se lo desiderano.
ladder-none = In questo ruolo nessuno ha ancora giocato una partita classificata.
own-title = Solo tuo
own-listed = Nominami nella classifica
own-listed-help = Altrimenti lì sei qualcuno.
own-data = I miei dati in un file
own-delete = Cancella il mio nome
own-delete-help = Nome, password, sessioni, punteggi, quello che hai detto e i tuoi bot sono cancellati per sempre. I tavoli restano, con qualcuno al tuo posto. Le copie di riserva di chi gestisce il server possono conservare per un po’ dati vecchi.
own-delete-name = Scrivi il tuo nome per conferma: { $name }
own-delete-password = Password, se ne hai una
own-delete-do = Cancella per sempre
emblem-field = Campo dell’emblema
emblem-colour = Colore dell’emblema
emblem-sign = Figura dell’emblema
emblem-plain = pieno
emblem-pale = partito
emblem-fess = troncato
emblem-bend = tagliato
emblem-quarter = inquartato
emblem-chevron = a punta
emblem-red = rosso
emblem-blue = blu
emblem-green = verde
emblem-gold = oro
emblem-violet = viola
emblem-teal = verde acqua
emblem-rust = ruggine
emblem-slate = ardesia
emblem-tower = torre
emblem-key = chiave
emblem-flame = fiamma
emblem-crown = corona
emblem-sword = spada
emblem-moon = luna
emblem-star = stella
emblem-gem = gemma
emblem-eye = occhio
emblem-mushroom = fungo
emblem-bat = pipistrello
emblem-anchor = ancora
table-rated = Classificata
table-rated-help = Conta per i punteggi: persone con password, seme non scelto, nessun consiglio, niente annullato che la sorte abbia mostrato.
rated-help = Questa partita è classificata: nessun consiglio, e non si annulla ciò che la sorte ha mostrato.
chat-short = Parla
chat-unread = { $count ->
    [one] un messaggio nuovo
   *[other] { $count } messaggi nuovi
  }
chat-points = indica
phrases = Di’ in fretta…
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna, buon divertimento!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-moment = Un momento, per favore.
phrase-sorry = Scusa!
phrase-your-turn = Tocca a te.
phrase-nice-move = Che mossa!
phrase-oops = Ops.
phrase-good-game = Bella partita!
phrase-agree = D’accordo.
phrase-other-idea = Ho un’altra idea.
point = Indica qualcosa sul tabellone
point-now = Premi sul tabellone ciò che intendi.
plan = Proponi
plan-to = Proponi a { $who }
plan-says = propone: { $what }
plan-secret = Ciò che può fare ora dipende da carte che non vedi. Dillo a parole.
mail-box = Lettere quando un tavolo mi aspetta
mail-box-help = Solo mentre sei assente, al più qualcuna. Prima si chiede all’indirizzo; ogni lettera ha un link che le fa cessare.
mail-box-keep = Chiedi a questo indirizzo
mail-box-asked = È in viaggio una lettera con la domanda.
mail-box-on = Le lettere vanno lì.
mail-yes-title = Lettere da Underkeep?
mail-yes-do = Sì, avvisami per posta
mail-yes-done = D’ora in poi le lettere arrivano qui.
mail-stop-title = Basta lettere?
mail-stop-do = Basta lettere
mail-stop-done = Qui non arrivano più lettere.
skip-question = Alla domanda
skip-board = Al tabellone
settings-weigh = Chiedi prima di rinunciare a qualcosa
settings-weigh-help = Finire un turno con qualcosa in sospeso chiede conferma una volta; su uno schermo tattile anche ogni rischio.
weigh-no = Non ancora
weigh-never = Fallo e non chiedere più
hint-drawn = Il consiglio del bot è disegnato sul tabellone: { $what }
table-rules = Regole in vigore a questo tavolo
yes-word = sì
no-word = no
undo-choice = { $who } ha risposto a una domanda.

# Links at the top of the home page, and the rulebook's choice of a game
rules-book = Quale gioco
nav-sections = Sezioni
nav-learn = Impara
nav-puzzles = Rompicapi
nav-rules = Regolamenti
nav-ladder = Classifiche
nav-research = Ricerca
