# Ciò che dice il server: rifiuti di un tavolo, problemi di una richiesta, note nel registro.

server-stale = Nel frattempo qualcosa è cambiato. Ecco com’è ora il tavolo.

refusal-over = La partita è finita.
refusal-not-asked = Ora non tocca a te.

server-no-spectator = Stai guardando. Può agire solo chi siede al tavolo.
server-no-seat = { $roleName } non siede al tuo posto.
server-no-device = { $roleName } non è davanti al dispositivo. Prima passalo.
server-no-move = Non esiste la mossa «{ $move }». Scegline una tra quelle offerte.
server-no-key = Il messaggio non aveva una chiave. Invialo di nuovo.
server-no-key-twice = Questa chiave sta già per un altro messaggio.
server-no-store = La mossa non è stata salvata, quindi non è successo nulla. Riprova; se fallisce ancora, il disco del server potrebbe essere pieno.

server-no-undo-over = La partita è finita e la sua sorte è stata rivelata; non si può ritirare nulla.
server-no-undo-moves = Non ci sono tante mosse da ritirare.
server-no-undo-others = Dopo ha mosso qualcun altro.
server-no-undo-learnt = Nel frattempo qualcuno ne ha saputo qualcosa.

server-log-undone = { $roleName } ha ritirato { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
server-log-rules-changed = Le regole sono migliorate da quando è iniziata questa partita. Si continua da qui; ciò che è successo prima non si può ritirare.

server-bad-binary = Un messaggio deve essere testo, non byte.
server-bad-size = Un messaggio può avere al massimo { $most } byte.
server-bad-message = Il messaggio non è stato capito: { $problem }
server-bad-hello = Prima saluta.
server-bad-input = { $where }: { $problem } { $remedy }
server-no-table = Questo tavolo non si può aprire: { $problem }
server-no-token = Questo collegamento è già stato aperto, o non è mai stato dato. Chiedine uno nuovo a chi te l’ha mandato.
server-no-origin = Un altro sito ha provato ad agire a tuo nome. È stato rifiutato.
server-http-4 = La richiesta non va bene: { $problem }
server-http-5 = Il server non ha potuto rispondere. Riprova.
server-failed = Il server ha commesso un errore. È stato annotato; riprova.
