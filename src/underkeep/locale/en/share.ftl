# What a messenger shows of the address of a table or replay.

share-title = { $game }: { $who }
share-person = { $name } ({ $roles })
share-somebody = somebody
share-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
  }
share-under-way = { $moves ->
    [0] The game has not begun yet.
    [one] One move so far.
   *[other] { $moves } moves so far.
  } Watch it in your browser.
share-won = Won by { $winners } after { $moves } moves. See it move by move.
share-unwon = Over after { $moves } moves; nobody won. See it move by move.
share-picture = A drawing of { $game }
share-go = To the table
