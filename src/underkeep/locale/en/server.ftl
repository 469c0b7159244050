# What the server says: refusals of a table, problems of a request, notes in the log.

server-stale = Something changed meanwhile. Here is how the table stands now.

refusal-over = The game is over.
refusal-not-asked = You are not asked now.

server-no-spectator = You are watching. Only those who sit at the table may act.
server-no-seat = { $roleName } does not sit on your seat.
server-no-device = { $roleName } is not at the device. Pass it on first.
server-no-move = There is no move “{ $move }”. Choose one of those offered.
server-no-key = The message had no key. Send it again.
server-no-key-twice = This key stands for another message already.
server-no-store = The move could not be saved, so nothing happened. Try again; if it fails again, the disk of the server may be full.

server-no-undo-over = The game is over and its luck has been told; nothing can be taken back.
server-no-undo-moves = There are not so many moves to take back.
server-no-undo-others = Somebody else has moved since.
server-no-undo-learnt = Somebody has learnt something by it since.

server-log-undone = { $roleName } took back { $count ->
    [one] one move
   *[other] { $count } moves
}.
server-log-rules-changed = The rules were improved since this game began. It goes on from here; what was before cannot be taken back.

server-bad-binary = A message must be text, not bytes.
server-bad-size = A message may have { $most } bytes at most.
server-bad-message = The message was not understood: { $problem }
server-bad-hello = Say hello first.
server-bad-input = { $where }: { $problem } { $remedy }
server-no-table = This table cannot be opened: { $problem }
server-no-token = This link was opened already, or was never given. Ask whoever sent it for a new one.
server-no-origin = Another site tried to act in your name. It was refused.
server-http-4 = The request does not fit: { $problem }
server-http-5 = The server could not answer. Try again.
server-failed = The server made a mistake. It was noted; try again.
