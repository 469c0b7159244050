# The workshop: packs that people make. What a game brings to it stands in its own workshop.ftl.
workshop-title = Workshop
workshop-lead = Make content of your own: the server checks it while you work, bots say how hard it is, and you play it at once.
workshop-none = This game has no workshop yet.
workshop-unfit = This is not something that this workshop can show.
workshop-too-large = The file is larger than { $kb } kB.
workshop-begin = Begin something new
workshop-name = Name
workshop-new-name = My scenario
workshop-from = Begin from
workshop-from-nothing = nothing
workshop-open = Open the workshop
workshop-own = What you have made
workshop-own-none = Nothing is kept with your name yet.
workshop-left = Go on with { $name }
workshop-delete = Delete { $name }
workshop-import = Open a pack file
workshop-leave = Back to the beginning
workshop-undo = Undo
workshop-redo = Redo
workshop-words = Show it as a list
workshop-play = Play it
workshop-not-yet = It cannot be played yet: the check says what is missing.
workshop-state-checking = checking …
workshop-state-valid = playable
workshop-state-draft = not playable yet
workshop-tools = What you can do with it
workshop-beside = Check, balance and details
workshop-part-palette = What there is to place
workshop-part-details = Words and rules
workshop-tab-map = Map
workshop-tab-palette = Rooms
workshop-tab-check = Check
workshop-tab-details = Words
workshop-tab-balance = Balance
workshop-tab-share = Share
workshop-playable = Playable
workshop-not-playable = Not playable yet
workshop-faults = { $count ->
    [one] One thing is missing or wrong.
   *[other] { $count } things are missing or wrong.
}
workshop-no-check = The server does not answer, so nothing is checked. Your work is kept in this browser.
workshop-show = Show
workshop-balance = Balance
workshop-old = of an earlier version
workshop-share = { $share } %
workshop-interval = { $low }–{ $high }, { $games ->
    [one] 1 game
   *[other] { $games } games
}
workshop-length = A game takes { $decisions } decisions. Played in { $seconds } s.
workshop-which-run = What is played
workshop-games = Games
workshop-level = Bots
workshop-running = { $done } of { $of } games
workshop-stop = Stop
workshop-measure = { $games ->
    [one] Let bots play 1 game
   *[other] Let bots play { $games } games
}
workshop-keep-title = Keep and share
workshop-keep-text = So far it lies in this browser only.
workshop-keep = Keep it with my name
workshop-kept-keeping = It is being kept …
workshop-kept-kept = Kept with your name; every change is kept as well.
workshop-kept-failed = The last change could not be kept. It is still in this browser.
workshop-save = Save as a pack file
workshop-link-title = Link
workshop-link-text = Everybody with this link can play it and change a copy of it.
workshop-link-not-yet = You can share a link once it is playable.
workshop-copy = Copy the link
workshop-copied = Copied
