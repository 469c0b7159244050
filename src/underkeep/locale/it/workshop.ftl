# L’officina: pacchetti fatti dalle persone. Quello che vi porta un gioco sta nel suo workshop.ftl.
workshop-title = Officina
workshop-lead = Crea contenuti tuoi: il server li controlla mentre lavori, i bot dicono quanto sono difficili e tu li giochi subito.
workshop-none = Questo gioco non ha ancora un’officina.
workshop-unfit = Questa officina non può mostrare una cosa simile.
workshop-too-large = Il file supera i { $kb } kB.
workshop-begin = Comincia qualcosa di nuovo
workshop-name = Nome
workshop-new-name = Il mio scenario
workshop-from = Parti da
workshop-from-nothing = zero
workshop-open = Apri l’officina
workshop-own = Quello che hai creato
workshop-own-none = Con il tuo nome non è ancora conservato niente.
workshop-left = Continua con { $name }
workshop-delete = Elimina { $name }
workshop-import = Apri un file di pacchetto
workshop-leave = Torna all’inizio
workshop-undo = Annulla
workshop-redo = Ripeti
workshop-words = Mostra come elenco
workshop-play = Gioca
workshop-not-yet = Non si può ancora giocare: il controllo dice che cosa manca.
workshop-state-checking = controllo in corso …
workshop-state-valid = giocabile
workshop-state-draft = non ancora giocabile
workshop-tools = Che cosa puoi farne
workshop-beside = Controllo, equilibrio e dettagli
workshop-part-palette = Che cosa si può collocare
workshop-part-details = Testi e regole
workshop-tab-map = Mappa
workshop-tab-palette = Stanze
workshop-tab-check = Controllo
workshop-tab-details = Testi
workshop-tab-balance = Equilibrio
workshop-tab-share = Condividi
workshop-playable = Giocabile
workshop-not-playable = Non ancora giocabile
workshop-faults = { $count ->
    [one] Manca o non va una cosa.
   *[other] Mancano o non vanno { $count } cose.
}
workshop-no-check = Il server non risponde, quindi niente viene controllato. Il tuo lavoro resta in questo browser.
workshop-show = Mostra
workshop-balance = Equilibrio
workshop-old = di una versione precedente
workshop-share = { $share } %
workshop-interval = { $low }–{ $high }, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
workshop-length = Una partita richiede { $decisions } decisioni. Giocate in { $seconds } s.
workshop-which-run = Che cosa si gioca
workshop-games = Partite
workshop-level = Bot
workshop-running = { $done } partite su { $of }
workshop-stop = Ferma
workshop-measure = { $games ->
    [one] Fai giocare ai bot 1 partita
   *[other] Fai giocare ai bot { $games } partite
}
workshop-keep-title = Conserva e condividi
workshop-keep-text = Per ora sta solo in questo browser.
workshop-keep = Conserva con il mio nome
workshop-kept-keeping = Salvataggio in corso …
workshop-kept-kept = Conservato con il tuo nome, e così ogni modifica.
workshop-kept-failed = L’ultima modifica non è stata conservata. È ancora in questo browser.
workshop-save = Salva come file di pacchetto
workshop-link-title = Link
workshop-link-text = Chiunque abbia questo link può giocarlo e modificarne una copia.
workshop-link-not-yet = Potrai condividere un link quando sarà giocabile.
workshop-copy = Copia il link
workshop-copied = Copiato
