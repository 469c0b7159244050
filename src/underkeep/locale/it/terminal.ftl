# Quel che « underkeep play » dice attorno a una partita.
terminal-welcome = Scrivi il numero di un’opzione, o il testo della mossa tra parentesi quadre. «help» elenca il resto.
terminal-help =
    Un numero o il testo di una mossa agisce; una riga vuota mostra di nuovo le opzioni.
      why MOSSA    perché una mossa non è permessa, con la sua regola
      look COSA    che cos’è un pezzo, una carta, un segnalino o un luogo: look d4, look drago
      piles        che cosa c’è in mazzi, scarti e riserva
      goal [RUOLO] che cosa deve fare un ruolo per vincere, e quanto gli manca
      hint         che cosa farebbe un bot forte, e perché
      prepared     una preparazione già pronta, dove il gioco ne ha
      undo         riprende l’ultima mossa, se non ha rivelato nulla a nessuno
      log [N]      che cosa è successo: le ultime 20 righe, o N
      rules ID     una regola, p. es. rules DT-MOVE-03, o una famiglia: rules DT-MOVE
      save FILE    conserva la partita; un nome che finisce in .yaml conserva questa posizione
      load FILE    continua una partita conservata, o comincia da una posizione
      onward       dopo la fine: la partita seguente, p. es. il prossimo capitolo di una Cronaca
      help         questo elenco
      quit         esce
terminal-pass = Passa il dispositivo a { $role }, che preme Invio.
terminal-pass-or-undo = Passa il dispositivo a { $role }, che preme Invio. («undo» riprende l’ultima mossa.)
terminal-no-number = { $most ->
    [0] Ora non ci sono opzioni.
    [1] C’è solo l’opzione 1.
   *[other] Dai un numero da 1 a { $most }.
  }
terminal-no-move = «{ $text }» non è né una mossa né un comando. «help» elenca i comandi.
terminal-look-what = Guardare che cosa? Indica un luogo o un nome: look d4.
terminal-look-nothing = Qui non si conosce niente con il nome «{ $thing }».
terminal-look-several = «{ $thing }» può essere: { $list }.
terminal-no-piles = Qui non ci sono mazzi né pile.
terminal-no-goal = Questo gioco non dice quanto manca a ciascuno.
terminal-no-role = Qui non c’è il ruolo «{ $role }». I ruoli sono { $roles }.
terminal-hint = Un bot forte giocherebbe: { $move }
terminal-legal = «{ $move }» è permessa.
terminal-undone = Mossa ripresa.
terminal-undo-nothing = Non c’è nulla da riprendere.
terminal-undo-learnt = Con quella mossa hai scoperto qualcosa: resta fatta.
terminal-undo-others = L’ultima mossa non era tua: resta fatta.
terminal-undo-known = Quella mossa ha rivelato qualcosa a { $roles }: resta fatta.
terminal-log-undo = { $role } ha ripreso una mossa.
terminal-no-rule = Non c’è la regola «{ $id }». Dai un id come sta tra parentesi, p. es. rules DT-MOVE-03.
terminal-which-file = Quale file? Dai il suo nome.
terminal-saved = Conservata in { $file }. Il file dice tutto ciò che è nascosto: non mostrarlo prima della fine.
terminal-loaded = Si continua con { $file }.
terminal-winners = Vince { $roles }.
terminal-no-winner = Non ha vinto nessuno.
terminal-onward = «onward» passa alla partita seguente.
terminal-no-onward = Da qui non si va oltre.
terminal-seed = Il seme era { $seed }. «save FILE» conserva la partita, «quit» esce.

terminal-option-only-with = solo con { $words }
terminal-prepared-offer = («prepared» prepara tutto per te)
terminal-prepared = Scrivi «prepared» e uno di questi nomi, oppure «prepared surprise».
terminal-prepared-none = A questa domanda non c'è niente da preparare.
