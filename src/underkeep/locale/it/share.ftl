# Che cosa un messaggio mostra dell'indirizzo di un tavolo o di un replay.

share-title = { $game }: { $who }
share-person = { $name } ({ $roles })
share-somebody = qualcuno
share-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
  }
share-under-way = { $moves ->
    [0] La partita non è ancora cominciata.
    [one] Una mossa finora.
   *[other] { $moves } mosse finora.
  } Guardala nel tuo browser.
share-won = Vittoria di { $winners } dopo { $moves } mosse. Rivedila mossa per mossa.
share-unwon = Finita dopo { $moves } mosse senza vincitori. Rivedila mossa per mossa.
share-picture = Un disegno di { $game }
share-go = Al tavolo
