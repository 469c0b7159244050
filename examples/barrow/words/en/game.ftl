# Barrow: questions, options, log, refusals. `$relic` is an id to select by, `$relicName` its name to be said.

game-barrow-name = Barrow
game-barrow-lead = A burial mound, two charms in your paw, and one relic too many.
game-barrow-you = You are the Raven, two bots dig after you.

barrow-role-raven = Raven
barrow-role-badger = Badger
barrow-role-fox = Fox
barrow-role-toad = Toad

# Options of a new table
barrow-option-players = Robbers
barrow-option-players-help = How many dig in the mound.

# Questions
barrow-ask-turn = { $sack ->
    [0] Your sack is empty, and { $mound } relics are left in the mound. What do you do?
    [one] There is one relic in your sack. { $mound } are left in the mound. What do you do?
   *[other] There are { $sack } relics in your sack. { $mound } are left in the mound. What do you do?
  }
barrow-ask-wight = A wight stands before you! What do you do?

# Options
barrow-do-dig = Dig
barrow-do-leave = Leave with the sack
barrow-do-rope = Let the sack down on a rope
barrow-do-ward = Ward the wight off
barrow-do-flee = Flee without the sack

# Log
barrow-log-relic-turned = { $whoName } digs: { $relic ->
    [wight] a wight!
   *[other] a { $relicName }.
  }
barrow-log-charm-drawn = { $whoName } draws { $charm ->
    [none] a charm
   *[other] a { $charmName }
  }.
barrow-log-charm-played = { $whoName } plays a { $charmName }.
barrow-log-sack-saved = { $whoName } saves { $count ->
    [one] one relic
   *[other] { $count } relics
  }.
barrow-log-sack-lost = { $whoName } flees and loses { $count ->
    [0] nothing
    [one] one relic
   *[other] { $count } relics
  }.
barrow-log-barrow-emptied = The mound is empty.

# What was learnt, for undo
barrow-fact-relic = a relic came to light
barrow-fact-charm = a charm was drawn or shown
barrow-fact-end = the game ended

# Refusals
barrow-no-not-now = That is not what you are asked now.
barrow-no-sack-empty = Your sack is empty: dig first.
barrow-no-not-held = You have no such charm in your hand.

# Results
barrow-result-points = The mound is empty: the most points win.

# Reasons of bots
barrow-why-find = What digging may bring
barrow-why-save = What is saved from the wights
barrow-why-charm = The charm is gone
