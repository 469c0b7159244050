# What the browser's board of Dungeon Twister says: labels of squares, pieces, cards, and the text view.

twister-board-where = { $box ->
    [darkness] Forces of Darkness
    [mixed] Both boxes
    [base] Base box
   *[other] { $boxName }
  } · { $phase ->
    [draft] choosing teams
    [line] the lines
    [placement] placing tokens
   *[other] turn { $turn } · first to { $target } points
  }
twister-board-maze = Maze of eight rooms. Arrow keys move, Enter chooses, question mark asks why not.
twister-board-side = { $side ->
    [yellow] Yellow
   *[other] Blue
  }
twister-board-token = { $side ->
    [yellow] yellow { $name }
    [neutral] neutral { $name }
   *[other] blue { $name }
  }
twister-board-room = Room { $name }{ $number ->
    [0] {""}
   *[other]  · number { $number }
  }{ $feature ->
    [sacred] , Sacred Tomb
    [statue] , Statue
    [fountain] , Fountain
    [dark] , darkness
    [tomb] , graveyard
   *[none] {""}
  }
twister-board-reconstructed = reconstructed by us: the printed room is not documented
twister-board-undead = undead
twister-board-blood = blood: +{ $blood } strength
twister-board-corridor = corridor tile { $tile }
twister-board-front = in front of the Statue
twister-board-sconce = sconce { $torch ->
    [yes] with its Torch
   *[no] empty
  } { $way ->
    [n] north
    [e] east
    [s] south
   *[w] west
  }
twister-board-room-open = Room { $name }, number { $number }, turns { $rotation ->
    [cw] clockwise
   *[other] counter-clockwise
  }
twister-board-room-hidden = Hidden room { $name }, { $yellow } yellow and { $blue } blue tokens face down
twister-board-choose-room = Choose room { $name }
twister-board-square = { $name }, { $terrain ->
    [gear] gear
    [pit] pit
    [line] starting line
    [dark] darkness
    [sacred] Sacred Tomb
    [sarcophagus] sarcophagus
    [statue] { $used ->
        [yes] Statue without its sword
       *[no] Statue with the Two-Handed Sword
      }
    [fountain] Fountain of Youth
    [tomb] { $used ->
        [yes] used tomb
       *[no] tomb
      }
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
    [neutral] the neutral { $name }
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
    [dark] joins out of darkness, beside { $beside }
   *[joined] stands beside { $beside }
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
    [raise] Raise a Zombie { $whatName }
    [wake] Open the Tomb { $whatName }
    [change] Change shape
    [invert] Swap with { $whatName }
    [draw] Take the sword
    [unhook] Take the Torch
    [sip] Drink
    [light] Light the dark
    [shine] Ring of Light
    [length] Name a length
    [tile] Lay the tile
    [say] { $what ->
        [join] Take part
        [stay-out] Stay out
        [swing] Use the sword
       *[spare] Spare the sword
      }
    [pick] Pick
    [pair] Pick rooms
   *[done] End turn
  }
twister-board-gate-at = Portcullis { $wayName } of { $square }

# Light in the darkness
twister-board-lighting = Lighting darkness
twister-board-stacks = Corridor tiles left, by length
twister-board-stack = Corridor tile of length
twister-board-second-set = second set
twister-board-left = { $left } left
twister-board-length-help = Only the length is named: which tile comes is luck, and it must be laid. The glowing darkness shows where that length fits.
twister-board-tile = Corridor tile { $tile }
twister-board-tile-rec = reconstructed by us: only number and lengths of the printed tiles are documented
twister-board-tile-is = { $length ->
    [one] one square
   *[other] { $length } squares
  }{ $pits ->
    [0] {""}
    [one] , one is a pit
   *[other] , { $pits } are pits
  }
twister-board-spot = Place { $nth }: { $squares }
twister-board-turn-tile = Turn it
twister-board-lay-tile = Lay it
twister-board-ring-left = Ring of Light: { $left } left
twister-board-tiles-left = Corridor tiles of length 1 · 2 · 3 left: { $stacks }

# Teams
twister-board-draft-steps = Steps of the choice
twister-board-part = { $part ->
    [people] Characters
    [things] Objects
   *[rooms] Rooms
  }
twister-board-box = { $box ->
    [base] Base box
   *[darkness] Forces of Darkness
  }
twister-board-pair = Rooms { $number }{ $feature ->
    [sacred] : Sacred Tomb
    [statue] : Statue
    [fountain] : Fountain
    [dark] : darkness
    [tomb] : tombs
   *[none] {""}
  }
twister-board-pair-short = Rooms { $number }
twister-board-taken = taken
twister-board-chosen = chosen
twister-board-secret = Both choose in secret. The board comes when the teams are complete.
twister-board-secret-team = chooses in secret
twister-board-draft-done = Your team is complete. The other side still chooses.
twister-board-mutual-note = { $part ->
    [rooms] You take turns; each brings two pairs of rooms, two rooms of one number each.
   *[other] You take turns, and whatever one picks both get: strength is equal, the skill is in fitting the rooms.
  }
twister-board-free-note = { $part ->
    [rooms] Two pairs of rooms of your own; the other side brings two. Nobody sees what you choose.
   *[other] Nobody sees what you choose until it appears on the board.
  }
twister-board-both-get-it = Both of you will have it.
twister-board-pick-it = Pick: { $name }
twister-board-pick-help = Press a card to read it here; press it again, or the button, to pick it.
twister-board-order = Whose pick it is, and who follows
twister-board-first-set = Take the suggested first six
twister-board-by-lot = Fill up by lot
twister-board-rooms-chosen = rooms { $numbers }
twister-board-zombies-left = Zombies not yet raised
twister-board-neutral = Nobody's objects

# Combat, explained
twister-board-extra = { $name ->
    [blood] blood
   *[wounded] wounded
  }
twister-board-not-in = Not in this fight:
twister-board-outside = { $name }: { $why ->
    [carried] wounded and carried
    [wounded] wounded, and not attacked
    [rests] stood up this turn and rests
    [in-darkness] in darkness
    [stays-out] stays out, in darkness
    [behind-a-wall] a wall or portcullis is between
    [foe-in-darkness] its only enemy is in darkness
    [torches] fears the Torches
    [sacred-tomb] the Sacred Tomb forbids it
   *[no-enemy-beside] beside no enemy who fights
  }
twister-board-must-zero = { $side ->
    [yellow] Yellow
   *[other] Blue
  } must lay the 0: all enemies beside its Mummy hold Torches.

# The set-up form
twister-board-scenario-goal = Played to { $points } points.
twister-board-scenario-rooms = Rooms { $rooms }

# a moment that has a card: somebody scores
twister-moment-strike = Points!
