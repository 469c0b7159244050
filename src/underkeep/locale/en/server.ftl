# What the server says: refusals of a table, problems of a request, notes in the log.

server-stale = Something changed meanwhile. Here is how the table stands now.

server-no-spectator = You are watching. Only those who sit at the table may act.
server-no-seat = { $roleName } does not sit on your seat.
server-no-device = { $roleName } is not at the device. Pass it on first.
server-no-move = There is no move “{ $move }”. Choose one of those offered.
server-no-key = The message had no key. Send it again.
server-no-key-twice = This key stands for another message already.
server-no-store = The move could not be saved, so nothing happened. Try again; if it fails again, the disk of the server may be full.

server-no-undo-over = The game is over and its luck has been told; nothing can be taken back.
server-no-undo-moves = There are not so many moves to take back.

server-log-undone = { $roleName } took back { $count ->
    [one] one move
   *[other] { $count } moves
}.
server-log-rules-changed = The rules were improved since this game began. It goes on from here; what was before cannot be taken back.
server-log-rules-newer = The rules were improved since this game began. Its moves stand as they are; it goes on by the new ones.
server-log-older-rules = This game was played by older rules. How it ended is kept; its moves cannot be shown one by one.

server-bad-binary = A message must be text, not bytes.
server-bad-size = A message may have { $most } bytes at most.
server-bad-message = The message was not understood: { $problem }
server-bad-hello = Say hello first.
server-bad-input = { $where }: { $problem } { $remedy }
server-old-page = This page is older or newer than the server. Load it again.
server-no-table = This table cannot be opened: { $problem }
server-set-aside = This table cannot be opened for now: { $problem } Nothing of it is lost, and whoever runs this server has been told.
server-no-token = This link was opened already, or was never given. Ask whoever sent it for a new one.
server-no-such-host = This server does not answer to that name. Open the address that its operator gives.
server-no-origin = Another site tried to act in your name. It was refused.
server-http-4 = The request does not fit: { $problem }
server-http-5 = The server could not answer. Try again.
server-failed = The server made a mistake. It was noted; try again.
server-moved = The table is moving to another server. Try again.

server-no-undo-absent = A move of somebody who cannot be asked any more would be taken back: it stays.
server-no-undo-time = Too little time would be left: what was thought is spent, also when its move is taken back.
server-no-undo-far = No more than { $most } moves can be taken back at once.
server-no-undo-learnt = Others have learnt something by these moves, and nobody can forget it.

server-fact-unseen = something happened that you did not see

server-no-over = The game is over.
server-no-start = The host has not started the game yet.
server-no-start-twice = The game was started already.
server-no-start-seats = Some seats are still empty. Wait for those invited, or let bots play for them.
server-no-share-now = Shares of the luck are opened once everybody sits and has pledged one, each once.
server-no-share-other = This is not the share of the luck that you pledged.
server-no-away = A bot plays for you at the moment. Take your seat back first.
server-no-petition-open = Another request is waiting for its answer. One at a time.
server-no-petition-again = Your last { $most } requests were declined. Make a move before you ask again.
server-no-petition-asked = This request was not put to you, or you have answered it.
server-no-concede = Here everybody plays for themselves. You may resign.
server-no-resign = This game is won or lost together. Ask the others to give up.
server-no-draw = This game knows no draw by agreement.
server-no-draw-bot = There is nobody to agree with: bots play on.
server-no-host = Only the host of the table may do that.
server-no-replace-bot = No person sits there.
server-no-replace-here = Somebody may be replaced only after the table has waited { $seconds } seconds for them while they were away.
server-no-leave = A bot plays for you already.
server-no-return = No bot plays for you.
server-no-return-lost = The bot plays on for you: you resigned, or your time is used up.

server-log-undone-agreed = { $roleName } took back { $count ->
    [one] one move
   *[other] { $count } moves
}; everybody agreed.
server-log-ask-undo = { $roleName } asks to take back { $count ->
    [one] one move
   *[other] { $count } moves
}.
server-log-ask-draw = { $roleName } offers a draw.
server-log-ask-concede = { $roleName } asks to give up together.
server-log-agreed = { $roleName } agrees.
server-log-declined = { $roleName } declines.
server-log-withdrawn = { $roleName } withdraws the request.
server-log-timeout = Time is up for { $roleName }: the rules’ own move is made.
server-log-busy = The bots are busy: a weaker one plays for { $roleName } this turn.
server-log-away-timeout = Time is up for { $roleName }: a bot plays on.
server-log-away-host = A bot plays for { $roleName } now, as the host decided.
server-log-away-resign = { $roleName } resigns: a bot plays on.
server-log-away-own = { $roleName } is away: a bot plays on.
server-log-back = { $roleName } is back.
server-log-started = The game begins.
server-log-end-resign = { $roleName } resigns.
server-log-end-timeout = Time is up for { $roleName }: the game is lost.
server-log-end-concede = All give up.
server-log-end-draw = The sides agree on a draw.
server-log-end-closed = { $role ->
    [none] The host closed the table.
   *[other] The host closed the table: { $roleName } gives the game up.
  }

server-result-resign = { $roleName } resigned.
server-result-timeout = { $roleName } ran out of time.
server-result-concede = All gave up together.
server-result-draw = A draw by agreement.
server-result-closed = { $role ->
    [none] The host closed the table before the end.
   *[other] The host closed the table before the end: { $roleName } gives the game up.
  }

server-no-eyes = Until the game is over you see it through your own eyes only.
server-no-fork = A game can be continued elsewhere once it is over.
server-no-lead = You can lead a replay once the game is over, if you sit at the table and nobody else leads.
server-no-record = No record can be made of this game: it did not begin at the beginning, or its rules changed on the way.
server-no-name = A name needs at least one letter.
server-no-name-taken = Somebody else has this name. Log in if it is you, or choose another.
server-no-bot-owner = Only somebody with a name and a password can have bots.
server-no-bot-name = A bot keeps the name it was made with.
server-no-challenge = Nobody of that name is listening for challenges.
server-bad-name = A name has 1 to 40 characters.
server-bad-password = A password has 8 to 200 characters.
server-no-old-password = Say your present password to get another one.
server-no-login = Name and password do not fit.
server-no-login-again = Too many attempts. Try again in a minute.
server-no-join = This seat is taken, or the table is not public.
server-no-link = Only the host makes a new link, and only for a seat that nobody has taken.
server-no-rematch = Those who sat here can play once more when the game is over.
server-no-sequel = There is no next game to go on to from here.
server-no-chat-empty = There is nothing in this message.
server-no-chat-often = Not so fast: five messages in ten seconds are enough.
server-no-report = This line cannot be reported: it is not there, or nobody knows who you are.
server-no-report-often = Five reports an hour are enough. The operator has them.
server-no-webhooks = This server calls no webhooks.
server-log-patched = The operator of the server put another position on the table. What was before cannot be taken back, and the luck is not the one committed to.
server-log-undone-operator = The operator of the server took back { $count ->
    [one] one move
   *[other] { $count } moves
}.
server-too-many = Too many requests from your address. Wait a minute.

server-no-hint = No bot of this game can say yet why it plays what it plays.
server-no-forecast = This game has no forecast.
server-no-hint-now = The bots have too much to do just now. Ask again.
server-no-why-person = A person played that. Ask them.
server-no-why-none = It has not done anything yet.
server-no-why-secret = You cannot know yet what it did. Ask after the game.
server-no-study = What turned the game is told when it is over.
server-no-lesson = That is allowed, but this lesson is about something else just now. Nothing was changed.
server-no-puzzle = This try is over. Start again, or see the solution.
server-no-hint-puzzle = This is a puzzle: it has hints of its own.

# ratings, invitations, one's own page
server-no-name-like = This name could be taken for somebody else’s here. Choose another.
server-no-undo-rated = In a rated game only a step that showed nothing to anybody can be taken back.
server-no-hint-rated = This game is rated: no bot gives advice until it is over.
server-log-hint = { $roleName } asked a bot for advice.
server-no-rated-name = A rated game is for people with a name and a password. Tell yours on the home page first.
server-no-rated-twice = At a rated table everybody sits once.
server-link-used = This invitation was used already: somebody sits there. You can watch, or ask the host for another.
server-no-invited = Nobody here keeps that name with a password. Send a link instead.
server-no-invited-twice = They sit at this table already, or are invited.
server-no-answer = No seat is kept for you at this table.
server-no-page = Tell your name first: then there is a page about you.
server-no-game = You have no such game.
server-no-farewell = That is not your name. Nothing was deleted.
server-no-chat-silenced = The operator of this server has muted you.
server-no-chat-phrase = There is no such phrase.
server-no-chat-thing = Only those who sit at the table may point at things, one at a time.
server-no-mail = This server sends no mail.
server-no-mail-name = Letters are for people with a name and a password.
server-no-mail-again = That was asked often today. Try again tomorrow.
server-no-mail-now = The letter could not be sent. Check the address, or try again later.
server-no-mail-token = This link no longer works.
server-no-name-for-piece = Take a name first: what you make is kept with it.
server-no-more-pieces = This is not yours, or you have kept as many as one may. Delete one you no longer need.
server-no-such-piece = There is nothing here any more. Its maker may have deleted it.
server-no-more-measuring = Bots have played long enough for you for now. Try again in an hour.
server-measuring-waits = The bots are busy at other tables. They begin as soon as one of them is free.
