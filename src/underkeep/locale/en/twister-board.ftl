# What the browser's board of Dungeon Twister says: labels of squares, pieces, cards, and the text view.

twister-board-where = { $phase ->
    [line] Base box · the lines
    [placement] Base box · placing tokens
   *[other] Base box · turn { $turn } · first to { $target } points
  }
twister-board-round = { $side ->
    [yellow] Yellow
   *[other] Blue
  }, card { $value }
twister-board-maze = Maze of eight rooms. Arrow keys move, Enter chooses, question mark asks why not.
twister-board-side = { $side ->
    [yellow] Yellow
   *[other] Blue
  }
twister-board-token = { $side ->
    [yellow] yellow { $name }
   *[other] blue { $name }
  }
twister-board-room = Room { $number }
twister-board-room-open = Room { $number } at { $name }, turns { $rotation ->
    [cw] clockwise
   *[other] counter-clockwise
  }
twister-board-room-hidden = Hidden room { $name }, { $yellow } yellow and { $blue } blue tokens face down
twister-board-choose-room = Choose room { $name }
twister-board-square = { $name }, { $terrain ->
    [gear] gear
    [pit] pit
    [line] starting line
   *[other] floor
  }
twister-board-edge = { $kind ->
    [wall] wall
    [gate-closed] closed portcullis
    [gate-open] open portcullis
   *[other] broken portcullis
  } { $way ->
    [n] north
    [e] east
    [s] south
   *[w] west
  }
twister-board-legal = { $what }. Can be chosen
twister-board-face-down = face down
twister-board-wounded = wounded
twister-board-eliminated = eliminated
twister-board-spent = has acted, rests
twister-board-holds = holds { $side ->
    [yellow] the yellow { $name }
   *[other] the blue { $name }
  }
twister-board-unknown = face down, unknown to you
twister-board-points = { $points } of { $target } points
twister-board-objects = Objects
twister-board-played = Action cards played
twister-board-played-short = played
twister-board-combat-left = Combat cards left
twister-board-jumps-left = Jump cards left
twister-board-movement = Movement
twister-board-strength = Strength
twister-board-worth = Points for leaving the maze
twister-board-action = Action
twister-board-combat = Combat
twister-board-jump = Jump
twister-board-action-card = Action card { $value }, { $state ->
    [now] played this turn
    [hand] in hand
   *[played] played already
  }
twister-board-combat-card = Combat card { $value }, { $state ->
    [hand] in hand
   *[spent] spent
  }
twister-board-jump-card = Jump card, { $state ->
    [hand] in hand
   *[spent] spent
  }
twister-board-to-line = In hand: choose four for your line
twister-board-to-place = In hand: lay them face down in the rooms
twister-board-on-line = On your line
twister-board-steps = { $steps ->
    [one] one step left
   *[other] { $steps } steps left
  }
twister-board-ap = { $left } of { $all } action points left
twister-board-quiet = The game ends in { $turns } quiet turns
twister-board-fight = Combat
twister-board-attacks = attacks, strength { $strength }
twister-board-defends = defends, strength { $strength }
twister-board-plus-card = + card
twister-board-why = { $why ->
    [attacker] attacks
    [target] is attacked
   *[joined] joins
  }
twister-board-card-down = { $side ->
    [yellow] Yellow
   *[other] Blue
  } has laid a card face down
twister-board-card-waiting = { $side ->
    [yellow] Yellow
   *[other] Blue
  } is choosing a card
twister-board-you-see = you: { $value }
twister-board-equal = Equal totals: nobody is hurt. Both cards are spent.
twister-board-won = { $side ->
    [yellow] Yellow
   *[other] Blue
  } wins { $high } to { $low }.
twister-board-out-wounded = Wounded: { $who }.
twister-board-out-eliminated = Eliminated: { $who }.
twister-board-out-points = { $points ->
    [one] One point
   *[other] { $points } points
  } for { $side ->
    [yellow] Yellow
   *[other] Blue
  }, { $total } in all.
twister-board-at = at { $place }
twister-board-at-held = held
twister-board-place = { $place ->
    [hand] in hand
    [line] on the line
    [left] has left the maze
    [dead] eliminated
    [aside] waiting to be placed
   *[lost] lost
  }
twister-board-cards-text = Combat cards left: { $combat }. Jump cards left: { $jumps }. Action cards played: { $played }.
twister-board-all-squares = All squares
twister-board-lines = Starting lines
twister-board-deed = { $verb ->
    [line] On the line
    [lay] Lay { $whatName }
    [play] Play
    [walk] Move
    [jump] Jump
    [through] Through the wall
    [reveal] Reveal { $whatName }
    [turn-cw] Turn { $whatName } right
    [turn-ccw] Turn { $whatName } left
    [fight] Fight { $whatName }
    [heal] Heal { $whatName }
    [regenerate] Regenerate
    [gate] Portcullis { $whatName }
    [break] Break { $whatName }
    [fire] Fireball { $whatName }
    [drink] Drink
    [take] Take { $whatName }
    [drop] Leave
    [via] Go by { $whatName }
    [to] Go { $whatName }
    [at] Place { $whatName }
    [target] Choose { $whatName }
    [card] Lay a card
   *[done] End turn
  }
twister-board-gate-at = Portcullis { $wayName } of { $square }
