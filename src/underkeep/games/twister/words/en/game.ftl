# Dungeon Twister: questions, options, log, refusals. `$piece` is an id to select by, `$pieceName` its name to be said.

twister-role-yellow = Yellow
twister-role-blue = Blue

twister-name-n = north
twister-name-e = east
twister-name-s = south
twister-name-w = west
twister-name-cw = clockwise
twister-name-ccw = counter-clockwise
twister-target-tok = { $a ->
    [yellow] yellow
    [neutral] neutral
   *[blue] blue
  } { $bName }
twister-target-as = { twister-target-tok }
twister-target-sq = { $aName }
twister-target-room = room { $aName }

# Questions
twister-ask-line = Who stands on the next dot of your line?
twister-ask-lay = Lay one token face down in a room. { $left ->
    [one] This is your last one.
   *[other] You have { $left } left.
  }
twister-ask-play = { $ceiling ->
    [5] Play an Action card.
   *[other] Play an Action card, { $ceiling } at most for now.
  }
twister-ask-action = What do you do? { $points ->
    [0] No action points of the card are left.
    [one] You have 1 action point.
   *[other] You have { $points } action points.
  }
twister-ask-walk = Where does the { $pieceName } go? { $steps ->
    [0] No step is left.
    [one] 1 step is left.
   *[other] { $steps } steps are left.
  }
twister-ask-jump = Where does the { $pieceName } land?
twister-ask-wall = Behind which wall does the { $pieceName } go?
twister-ask-put = Where in room { $roomName } does the { $side ->
    [yellow] yellow
   *[blue] blue
  } { $pieceName } go?
twister-ask-aim-fight = Whom does the { $pieceName } attack?
twister-ask-aim-heal = Whom does the { $pieceName } heal?
twister-ask-aim-fire = Whom does the fireball of the { $pieceName } hit?
twister-ask-card = The { $attackerName } attacks the { $targetName }: which Combat card do you lay?

# Options
twister-do-line = { $pieceName } on the next dot
twister-do-lay = { $pieceName } face down in room { $roomName }
twister-do-play = Play the card of { $value } action points
twister-do-walk = Move the { $pieceName }
twister-do-jump = The { $pieceName } jumps over a pit, for a Jump card
twister-do-through = The { $pieceName } goes through a wall
twister-do-reveal = The { $pieceName } reveals room { $roomName }
twister-do-turn = The { $pieceName } turns room { $roomName } { $wayName }
twister-do-fight = { $whom ->
    [none] The { $pieceName } attacks to the { $sideName }
   *[other] The { $pieceName } attacks the { $whomName } to the { $sideName }
  }
twister-do-heal = { $whom ->
    [none] The { $pieceName } heals to the { $sideName }
   *[other] The { $pieceName } heals the { $whomName } to the { $sideName }
  }
twister-do-regenerate = The { $pieceName } regenerates
twister-do-gate = The { $pieceName } opens or closes the portcullis to the { $sideName }
twister-do-break = The { $pieceName } breaks the portcullis to the { $sideName }
twister-do-fire = { $whom ->
    [none] The { $pieceName } throws a fireball to the { $sideName }
   *[other] The { $pieceName } throws a fireball at the { $whomName } to the { $sideName }
  }
twister-do-drink = The { $pieceName } drinks the Speed Potion
twister-do-done = End the turn
twister-do-to = To { $squareName }
twister-do-via = By way of { $squareName }, to take or leave something there
twister-do-take = Take up: { $pieceName }
twister-do-drop = Leave here what is held
twister-do-at = On { $squareName }
twister-do-target = The { $side ->
    [yellow] yellow
   *[blue] blue
  } { $pieceName }
twister-do-card = Combat card { $value }

# Log
twister-log-line-chosen = { $characters ->
    [none] { $sideName } has four characters face down on the line.
   *[other] { $sideName } has put on the line, face down: { $charactersName }.
  }
twister-log-token-laid = { $token ->
    [none] { $sideName } lays a token face down in room { $roomName }.
   *[other] { $sideName } lays face down in room { $roomName }: { $tokenName }.
  }
twister-log-placement-begun = { $sideName } was drawn to place first.
twister-log-lines-turned-up = The lines are turned up. { twister-role-yellow }: { $yellowName }. { twister-role-blue }: { $blueName }. { $firstName } was drawn to begin.
twister-log-action-card-played = { $sideName }’s turn { $turn }: { $value ->
    [one] 1 action point
   *[other] { $value } action points
  }
twister-log-action-cards-taken-back = { $sideName } takes the four Action cards back.
twister-log-turn-passed = { $sideName } has nobody able to act and passes
twister-log-turn-ended = { $lost ->
    [0] { $sideName } ends the turn.
    [one] { $sideName } ends the turn; 1 action point is lost.
   *[other] { $sideName } ends the turn; { $lost } action points are lost.
  }
twister-log-stalemate-near = { $turns_left ->
    [one] If the next turn brings no victory point, reveal or wound either, the game ends.
   *[other] If { $turns_left } more turns bring no victory point, reveal or wound, the game ends.
  }
twister-log-token-moved = The { $tokenName } { $how ->
    [jump] jumps from { $originName } to { $atName }
    [wall] goes through the wall from { $originName } to { $atName }
   *[walk] moves from { $originName } to { $atName } ({ $steps ->
        [one] 1 square
       *[other] { $steps } squares
      })
  }{ $load ->
    [none] .
   *[other] {" "}with the { $loadName }.
  }
twister-log-token-taken = The { $byName } takes up the { $tokenName } on { $atName }{ $left ->
    [none] .
   *[other] {" "}and leaves the { $leftName }.
  }
twister-log-token-dropped = The { $byName } leaves the { $tokenName } on { $atName }.
twister-log-jump-card-spent = { $sideName } spends a Jump card (Jump cards { $before } → { $left }).
twister-log-room-revealed = { $byName } reveals room { $placeName }: it is { $room }.{ $tokens ->
    [none] {""}
   *[other] {" "}On it: { $tokensName }.
  }
twister-log-token-placed = { $byName } places the { $tokenName } on { $atName }.
twister-log-room-turned = The { $byName } turns room { $placeName } { $clockwise ->
    [true] clockwise.
   *[false] counter-clockwise.
  }
twister-log-gate-worked = { $state ->
    [gate-open] The { $byName } opens the portcullis { $sideName } of { $atName }.
    [gate-closed] The { $byName } closes the portcullis { $sideName } of { $atName }.
   *[gate-broken] The { $byName } breaks the portcullis { $sideName } of { $atName }.
  }
twister-log-character-healed = { $by ->
    [none] The { $tokenName } stands up again.
   *[other] The { $byName } heals the { $tokenName }, who stands up again.
  }
twister-log-fireball-cast = The { $byName } throws a fireball at the { $victimName }.
twister-log-potion-drunk = The { $byName } drinks the Speed Potion: { $points ->
    [one] 1 action point
   *[other] { $points } action points
  } of its own.
twister-log-combat-begun = The { $attackerName } attacks the { $targetName } on { $atName }: strength { $attack } against { $defence }{ $others ->
    [none] .
   *[other] ; drawn in: { $othersName }.
  }
twister-log-combat-card-laid = { $value ->
    [-1] { $sideName } has laid a Combat card.
   *[other] { $sideName } has laid Combat card { $value }.
  }
twister-log-combat-resolved = Attack { $attack_total } (card { $attack_card }) against defence { $defence_total } (card { $defence_card }): { $loser ->
    [none] equal, nothing happens.
   *[other] { $loserName } loses.
  }
twister-log-character-wounded = The { $tokenName } is wounded and lies on { $atName }.
twister-log-character-eliminated = { $cause ->
    [fireball] The { $tokenName } dies in the fireball.
    [pit] The { $tokenName } falls into the pit and dies.
    [carrier] The { $tokenName }, being carried, dies as well.
    [cross] The { $tokenName } dies by the Holy Cross.
    [tomb] The { $tokenName } is destroyed by the Sacred Tomb.
    [torch] The { $tokenName } is dissolved by the Torch.
    [corridor] The { $tokenName } falls into the pit of the corridor and is removed.
   *[combat] The { $tokenName } is killed.
  }
twister-log-object-lost = { $cause ->
    [pit] The { $tokenName } falls into the pit and is lost.
   *[used] The { $tokenName } is used up.
  }
twister-log-character-left = The { $tokenName } leaves the maze{ $load ->
    [none] .
   *[other] {" "}with the { $loadName }.
  }
twister-log-points-scored = { $points ->
    [one] { $sideName } scores 1 victory point ({ $before } → { $total }).
   *[other] { $sideName } scores { $points } victory points ({ $before } → { $total }).
  }
twister-log-token-turned = With the room the { $tokenName } goes from { $originName } to { $atName }.
twister-log-game-ended = { $winner ->
    [none] The game ends in a draw.
   *[other] { $winnerName } wins.
  }

# What was learnt, for undo
twister-fact-lot = a lot was drawn
twister-fact-lines = the lines were turned up and the first player drawn
twister-fact-room = a room was turned up
twister-fact-turned = a room was turned; a rotation stays
twister-fact-cards = Combat cards were turned up

# Refusals
twister-no-on-line = The { $pieceName } stands on your line already. Four different characters, one on each dot.
twister-no-not-to-place = You have no { $pieceName } left to place.
twister-no-room-full = Room { $roomName } takes { $needs } tokens and has { $has }.
twister-no-card-spent = You have played the { $value } already; it comes back after your fourth Action card.
twister-no-first-card = The first turn of the game must be played with the 2.
twister-no-ceiling = The { $value } is too high for now: the { $needs } is the highest card you may play.
twister-no-combat-card-spent = You no longer have a Combat card { $value }.
twister-no-no-points = That costs 1 action point, and the { $pieceName } has { $has } to spend.
twister-no-out-of-game = The { $pieceName } is out of the game.
twister-no-not-on-board = The { $pieceName } is still hidden: its room must be revealed first.
twister-no-wounded = The { $pieceName } is wounded: only standing characters act.
twister-no-spent = The { $pieceName } was healed or regenerated this turn and does nothing more.
twister-no-unrevealed = That room has not been revealed.
twister-no-too-far = That is too far for one movement: it needs { $needs } steps, { $has ->
    [one] 1 step is
   *[other] { $has } steps are
  } left.
twister-no-no-way = A wall or a closed portcullis is in the way.
twister-no-enemy-in-way = A standing enemy bars the way.
twister-no-occupied = A standing character is there already.
twister-no-enemy-lies-there = A standing character and an enemy wounded one cannot share a square.
twister-no-pit-in-way = A pit is in the way.
twister-no-pit-stop = Only the Thief, or somebody with a Rope, can stop on a pit.
twister-no-no-attachment = The Rope needs 2 attachment points at that pit; it has { $has }.
twister-no-two-tokens = That square would hold { $has } tokens; 2 is the most (Golden Rule 2).
twister-no-would-kill-friend = The pit would kill your own wounded character.
twister-no-zero-steps = Staying is allowed only after taking or leaving something.
twister-no-nowhere = There is no square where that action could end.
twister-no-exit-blocked = A standing character is on that exit square.
twister-no-not-here = It is not on this square.
twister-no-handle-first = You came by here to take or leave something: do that first.
twister-no-handled-here = You have taken or left something here already: go on, or stay.
twister-no-nothing-held = Nothing is held that could be left.
twister-no-enemy-holds = A standing enemy is on that square: nothing can be taken there.
twister-no-only-wounded-friends = Only wounded characters of your own can be carried.
twister-no-not-left-here = An object left on a pit would be lost.
twister-no-rope-under-friend = A friend on that pit would fall without the Rope.
twister-no-rope-points = The Rope can be left only on a pit with 2 attachment points; this one has { $has }.
twister-no-nothing-to-handle = There is nothing to take or leave there.
twister-no-no-handling = In a jump or a crossing, things can only be left where it begins.
twister-no-no-jump-card = A jump costs 1 Jump card; you have 0 left.
twister-no-not-two-squares = A jump covers exactly 2 squares, straight or round a corner; this one is { $has } away.
twister-no-nothing-to-jump = Only an obstacle that cannot be walked can be jumped.
twister-no-character-between = A character is on the square to be jumped.
twister-no-jump-blocked = The way of the jump is closed.
twister-no-jump-exit-taken = A jump cannot leave over a square that holds a character.
twister-no-no-wall = There is no wall to go through in that direction.
twister-no-wall-is-gate = The Wall-Walker goes through walls only, not through portcullises.
twister-no-wall-unrevealed = The room behind the wall has not been revealed.
twister-no-no-access = On the { $pieceName }’s side the border of that room is closed.
twister-no-not-touched = The { $pieceName } does not touch that room.
twister-no-revealed-already = Room { $roomName } is revealed already.
twister-no-not-free = Another token lies on that square: each gets a square of its own.
twister-no-no-gear = The { $pieceName } is not on a gear.
twister-no-other-number = From here only this room and the room of the same number can be turned.
twister-no-arrow = Room { $roomName } turns only the way its arrow points.
twister-no-hidden-room = Room { $roomName } is still hidden.
twister-no-no-gate = There is no portcullis on that side.
twister-no-gate-broken = That portcullis is broken for ever.
twister-no-no-closed-gate = There is no closed portcullis on that side.
twister-no-nobody-to-heal = Nobody lies wounded there.
twister-no-carried = The wounded one cannot stand up there: Golden Rule 2 would be broken.
twister-no-not-wounded = The { $pieceName } is not wounded.
twister-no-fresh-wound = The { $pieceName } was wounded this turn and can regenerate from the next turn on.
twister-no-no-wand = The { $pieceName } does not hold the Fireball Wand.
twister-no-nobody-in-line = No character is in line of sight in that direction.
twister-no-no-friendly-fire = At this table the wand may not be used on friends.
twister-no-no-potion = The { $pieceName } does not hold a Speed Potion.
twister-no-not-among-them = That character does not lie on the square in question.
twister-no-not-adjacent = { $between ->
    [rim] Nothing lies on that side.
    [hidden] A hidden room lies on that side: its squares are not adjacent.
    [gate] A closed portcullis is between: that square is not adjacent.
   *[wall] A wall is between: that square is not adjacent.
  }
twister-no-no-enemy = No enemy is there.
twister-no-wounded-this-turn = That character was wounded this turn and cannot be attacked yet.
twister-no-is-carried = That character is being carried: attack the carrier.

# The end
twister-result-points = The target of victory points was reached.
twister-result-stalemate = Nothing happened for too long: more victory points win.

# Why a bot would, or would not
twister-why-line = where this character is of most use at the start
twister-why-lay = a good room for this token
twister-why-mix = laid { $percent } times out of 100 by one who mixes well
twister-why-reveal = a room to be revealed
twister-why-friends = friends may come out of it
twister-why-enemies = enemies may come out of it
twister-why-errand = what is taken or left on the way
twister-why-run = enough action points to leave the maze
twister-why-fight = won { $percent } times out of 100
twister-why-done = action points not spent are lost
twister-why-points = victory points
twister-why-advance = the way to the other line
twister-why-people = who stands and who lies wounded
twister-why-danger = whom the enemy could attack
twister-why-threat = whom one could attack next
twister-why-objects = objects in the right hands
twister-why-cards = cards left in hand
twister-why-gears = gears held
twister-why-tempo = action points used

# Options of the table
twister-option-target_points = Victory points to win
twister-option-target_points-help = Who reaches them first wins; the printed game is played to 5.
twister-option-stalemate_turns = Quiet turns until the end
twister-option-stalemate_turns-help = After so many turns in a row without victory point, reveal or wound the game ends: more victory points win.
twister-option-clock_seconds = Seconds for each turn
twister-option-clock_seconds-help = When they have run out, the action points left are lost, and tokens of the set-up are placed at random. 0: no clock.
twister-option-suicide_vp = Victory points for a character lost by its own side
twister-option-suicide_vp-help = What the opponent scores when your own action kills your character.
twister-option-suicide_vp-1 = always 1
twister-option-suicide_vp-kill_value = as for a kill
twister-option-two_wounded_share = Two wounded on one square
twister-option-two_wounded_share-help = Two wounded characters may lie on one square.
twister-option-break_open_portcullis = Open portcullises can be broken
twister-option-break_open_portcullis-help = The Warrior may break a portcullis that stands open, too.
twister-option-wand_on_friends = Fireballs hit friends
twister-option-wand_on_friends-help = The Fireball Wand hits the first character in line, friend or foe; else it may be aimed at enemies only.
twister-option-jump_exit_over_wounded = Jumping out over a wounded enemy
twister-option-jump_exit_over_wounded-help = A jump may leave the maze over a square where an enemy lies wounded, as a walk may.

# Forces of Darkness
twister-name-zombie-1 = Zombie 1
twister-name-zombie-2 = Zombie 2
twister-name-zombie-3 = Zombie 3
twister-name-rope-2 = second Rope
twister-name-rope-3 = third Rope
twister-name-key-2 = second Key
twister-name-key-3 = third Key
twister-name-torch-1 = Torch of sconce 1
twister-name-torch-2 = second Torch
twister-name-torch-3 = third Torch
twister-name-torch-4 = Torch of sconce 4
twister-name-torch-5 = Torch of sconce 5
twister-name-torch-6 = Torch of sconce 6
twister-name-torch-7 = Torch of sconce 7
twister-name-torch-8 = Torch of sconce 8
twister-name-greatsword-2 = second Two-Handed Sword
twister-ask-pick = Choose in secret for your team: characters, objects, rooms.
twister-ask-share = Choose for both teams, in turns.
twister-ask-length = The { $pieceName } lights: how long is the corridor tile to be?
twister-ask-ring = The Ring of Light of the { $pieceName }: how long is the next tile to be? { $left } left.
twister-ask-tile = Where does corridor tile { $tile } go, and which way round?
twister-ask-join = Does the { $pieceName }, in darkness, take part in the combat?
twister-ask-swing = Does the { $pieceName } use the Two-Handed Sword, for 1 action point more?
twister-ask-curse = Who of the winners takes the { $pieceName }?
twister-ask-aim-raise = Whom does the { $pieceName } raise as a Zombie?
twister-do-raise = The { $pieceName } turns a wounded character to the { $sideName } into a Zombie
twister-do-wake = The { $pieceName } raises a Zombie from the Tomb to the { $sideName }
twister-do-change = The { $pieceName } changes shape
twister-do-invert = The { $pieceName } makes this room and room { $roomName } change places
twister-do-draw = The { $pieceName } takes the Two-Handed Sword from the Statue
twister-do-unhook = The { $pieceName } takes the Torch from the sconce
twister-do-sip = The { $pieceName } drinks at the Fountain of Youth
twister-do-light = The { $pieceName } lights darkness, for 0 action points
twister-do-shine = The { $pieceName } uses the Ring of Light, for 0 action points
twister-do-length = { $side ->
    [second] Length { $value }, from the second set
   *[first] Length { $value }
  }
twister-do-tile = From { $squareName } to the { $way ->
    [0] east
    [1] south
    [2] west
   *[3] north
  }
twister-do-say = { $value ->
    [join] It takes part
    [stay-out] It stays out
    [swing] The sword is used
   *[spare] The sword is not used
  }
twister-do-pick = { $pieceName } for the team
twister-do-pair = The two rooms of number { $value }
twister-log-combat-declared = { $answer ->
    [join] The { $tokenName } takes part, out of darkness.
    [stay-out] The { $tokenName } stays out of the combat.
    [swing] The { $tokenName } uses the Two-Handed Sword.
   *[spare] The { $tokenName } does not use the Two-Handed Sword.
  }
twister-log-piece-picked = { $piece ->
    [none] { $sideName } chooses something in secret.
   *[other] { $pair ->
        [0] { $sideName } chooses: { $pieceName }.
       *[other] { $sideName } chooses the pair of rooms { $pair }.
      }
  }
twister-log-teams-complete = { $first ->
    [none] The teams are complete; the rooms are shuffled and laid face down.
   *[other] The teams are complete ({ $firstName } began to choose); the rooms are shuffled and laid face down.
  }
twister-log-tile-drawn = The { $byName } lights; corridor tile { $tile } of length { $length } is drawn.
twister-log-tile-laid = Corridor tile { $tile } covers { $squaresName }.
twister-log-zombie-raised = { $body ->
    [none] The { $byName } raises the { $zombieName } from the Tomb on { $atName }.
   *[other] The { $byName } turns the { $bodyName } into the { $zombieName } on { $atName }.
  }
twister-log-shape-changed = The { $tokenName } is now a { $shapeName }.
twister-log-blood-drunk = The { $tokenName } drinks blood (strength bonus { $before } → { $blood }).
twister-log-specter-reincarnated = The { $tokenName } reincarnates in the { $hostName }.
twister-log-rooms-swapped = The { $byName } makes rooms { $placeName } and { $nextName } change places.
twister-log-object-found = The { $byName } takes the { $tokenName } on { $atName }.
twister-log-fountain-drunk = The { $tokenName } drinks at the Fountain of Youth and stands again.
twister-fact-tile = a corridor tile was drawn
twister-no-in-darkness = In darkness the { $pieceName } can only leave, or reveal an adjacent room.
twister-no-dark-in-way = Darkness is in the way.
twister-no-target-in-darkness = Nobody in darkness can be targeted from there.
twister-no-not-empty = Out of darkness the first step goes to an empty square of firm ground.
twister-no-solid = Fountain, Statue and sarcophagus are in the way of walkers, and nobody stops on them.
twister-no-sacred = Undead may not enter the Sacred Tomb, not even to cross it.
twister-no-protected = Undead may not attack anybody on the Sacred Tomb.
twister-no-torch-burns = A Shadow may not enter a square with a Torch, nor hold one.
twister-no-all-hold-torches = All enemies beside the Shadow hold Torches.
twister-no-curse-needs-hands = A cursed object lies there: what is held must be left first.
twister-no-cursed-stays = A cursed object cannot be left, given or swapped.
twister-no-cursed-kept = Whoever stands and holds a cursed object keeps it until death.
twister-no-cannot-hold = Specter and Bat hold nothing.
twister-no-no-reincarnation = The Specter cannot reincarnate there: Golden Rule 2 would be broken.
twister-no-deadly-full = What dies there would leave { $has } tokens; 2 is the most (Golden Rule 2).
twister-no-no-light = The { $pieceName } has no Torch.
twister-no-no-ring = The { $pieceName } does not hold the Ring of Light.
twister-no-no-dark-beside = No darkness is adjacent.
twister-no-stack-empty = There is no tile of that length left.
twister-no-no-placement = A tile of that length fits nowhere.
twister-no-too-long = A tile of that length needs { $needs } of the Ring’s light; { $has } is left.
twister-no-not-all-dark = The tile must lie wholly on darkness.
twister-no-two-rooms = The tile must lie in one room.
twister-no-not-touching = The tile must touch the lighter, or with the Ring a tile laid this turn.
twister-no-nobody-to-raise = Nobody lies wounded there.
twister-no-no-zombie-left = All 3 Zombies have been used: 0 are left.
twister-no-no-tomb = There is no unused Tomb there.
twister-no-tomb-not-free = The Tomb is not free.
twister-no-no-vampire = Only the Vampire and the Bat change shape.
twister-no-no-scroll = The { $pieceName } does not hold the Scroll of Inversion.
twister-no-no-magic-user = The { $pieceName } is no magic user.
twister-no-not-in-a-room = On a starting line the { $pieceName } is in no room.
twister-no-not-next-room = Room { $roomName } does not lie next to this one.
twister-no-no-statue = The { $pieceName } is not in front of a Statue with a sword.
twister-no-no-sconce = There is no sconce with a Torch on a wall of this square.
twister-no-hands-full = The square would hold { $has } tokens; 2 is the most: leave something first.
twister-no-no-fountain = The Fountain of Youth is not adjacent.
twister-no-must-lay-zero = Every enemy who fights beside the Mummy holds a Torch: only Combat card 0 can be laid.
twister-no-no-free-hand = { $pieceName } would have to leave somebody on the enemy’s starting line.
twister-no-not-to-be-had = The boxes of this table do not have that piece.
twister-no-pair-taken = That pair of rooms is taken already.
twister-why-pick = a good piece for the team
twister-why-light = light opens ways
twister-option-box = Boxes
twister-option-box-help = The base box, Forces of Darkness alone, or both together.
twister-option-box-base = base box
twister-option-box-darkness = Forces of Darkness
twister-option-box-mixed = both boxes
twister-option-choice = Choice of teams
twister-option-choice-help = As the box says (with both boxes: mutual choice), each in secret, in turns with equal teams, or equal teams by lot.
twister-option-choice-printed = as the box says
twister-option-choice-free = free choice, in secret
twister-option-choice-mutual = mutual choice, equal teams
twister-option-first_set = Suggested first objects
twister-option-first_set-help = Forces of Darkness alone: Key, Torch, Holy Cross, Scroll of Inversion, Ring of Light and Rope for both.
twister-option-common_copies = Copies of common objects
twister-option-common_copies-help = How many Ropes, Keys and Torches a team may take of each.
twister-option-scenario = Scenario
twister-option-scenario-help = Teams, rooms, target and special rules as the scenario has them.
twister-option-scenario-none = none
twister-option-tournament = Tournament corridor tiles
twister-option-tournament-help = If both bring rooms with darkness, each brings his own 30 corridor tiles: six stacks for both.
twister-option-zombie_mv = Movement of a Zombie
twister-option-zombie_mv-help = 4 by the rulebook, 3 in the League.
twister-option-zombie_mv-4 = 4
twister-option-zombie_mv-3 = 3
twister-option-ring_of_light_limit = The Ring of Light counts
twister-option-ring_of_light_limit-help = Five squares by the rulebook, five tiles in the League.
twister-option-ring_of_light_limit-squares = squares
twister-option-ring_of_light_limit-tiles = tiles
twister-option-bat_blood_bonus = Blood counts for the Bat
twister-option-bat_blood_bonus-help = A standing Bat keeps the Vampire's blood bonus.
twister-option-bat_gains_blood = The Bat drinks blood
twister-option-bat_gains_blood-help = A Bat gains blood in combat, too.
twister-option-incorporeal_passes_cross = Specters pass the Cross
twister-option-incorporeal_passes_cross-help = A Specter is not killed by entering the square of a Holy Cross.
twister-option-shadow_torch_scope = Torches that a Shadow fears
twister-option-shadow_torch_scope-help = Those of all adjacent enemies, or only of those who take part in the combat.
twister-option-shadow_torch_scope-adjacent_enemies = of all adjacent enemies
twister-option-shadow_torch_scope-adjacent_participants = of those who take part
twister-option-undead_near_sacred_tomb_joins = Undead beside the Sacred Tomb join combats
twister-option-undead_near_sacred_tomb_joins-help = Never, or when their side defends.
twister-option-undead_near_sacred_tomb_joins-never = never
twister-option-undead_near_sacred_tomb_joins-when_defending = when defending
twister-option-reincarnated_exit_vp = Exit of a reincarnated Specter
twister-option-reincarnated_exit_vp-help = Victory points when it leaves the maze.
twister-option-reincarnated_exit_vp-host = as its host
twister-option-reincarnated_exit_vp-1 = always 1
twister-option-leave_darkness_single_step = One step out of darkness
twister-option-leave_darkness_single_step-help = Leaving darkness is a movement of a single step.
twister-option-curse_taker_must_be_adjacent = Curses pass to neighbours only
twister-option-curse_taker_must_be_adjacent-help = A cursed object of one killed goes only to an adjacent winner.
twister-option-own_kill_by_terrain = Leading one's own into a pit
twister-option-own_kill_by_terrain-help = May a character be walked or left so that one's own wounded one dies in a pit?
twister-option-own_kill_by_terrain-auto = with Forces of Darkness only
twister-option-own_kill_by_terrain-allowed = always
twister-option-own_kill_by_terrain-forbidden = never
twister-no-sacred-load = No undead may be carried onto the Sacred Tomb, not even a wounded one.
twister-no-cursed-shape = With a cursed object in hand a Vampire cannot become a Bat.
twister-no-no-winner = Only those who won this combat may take the cursed object.
twister-option-holy_kill_vp = Death by Cross or Sacred Tomb
twister-option-holy_kill_vp-help = What an undead is worth that a Holy Cross or the Sacred Tomb destroys.
twister-option-holy_kill_vp-1 = always 1
twister-option-holy_kill_vp-kill_value = as in combat
twister-option-cursed_vampire_changes = A cursed Vampire may change
twister-option-cursed_vampire_changes-help = A Vampire that becomes a Bat lets go of a cursed object.
twister-option-specter_acts_in_darkness = Specters act in darkness
twister-option-specter_acts_in_darkness-help = A Specter in darkness may also fight, as a Shadow may.
twister-option-tile_spares_wounded_thief = Tiles spare a wounded Thief
twister-option-tile_spares_wounded_thief-help = A wounded Thief survives when a corridor tile puts a pit under him.
twister-option-choice-lots = equal teams by lot
twister-log-element-shown = { $tokenName } lies on { $atName }: the scenario has it so.
twister-no-two-wounded = At this table two wounded characters do not share a square.
twister-no-other-room = The token goes onto a square of the room just revealed.
twister-no-no-ground = No token is placed on a pit or on a 3D obstacle.
twister-no-dark-for-objects = Neither characters nor Torches are placed in darkness.
twister-no-only-cleric = Only a Cleric heals; the { $pieceName } is none.
twister-no-only-troll = Only Troll and Undead Dragon regenerate; the { $pieceName } is neither.
twister-no-only-wizard = Only a Wizard uses the Fireball Wand; the { $pieceName } is none.
twister-no-only-thief = Only the Thief, or somebody with a Key, opens and closes portcullises; the { $pieceName } has no Key.
twister-no-only-warrior = Only Warrior and Mummy break portcullises; the { $pieceName } is neither.
twister-no-only-wall-walker = Only the Wall-Walker goes through walls; the { $pieceName } does not.
twister-no-only-necromancer = Only a Necromancer raises Zombies; the { $pieceName } is none.
twister-no-curse-in-way = A cursed object lies on the way: go by its square and take it first.
twister-no-cross-in-way = A Holy Cross lies on the way: whoever of the undead comes there dies.
twister-no-in-team = The { $pieceName } is in the team already.
twister-no-copy-too-early = A further copy comes only after the first one is in the team.
twister-no-people-first = First the characters: the team has { $people } of { $allPeople }.
twister-no-team-full = The team has all its { $allPeople } characters; now come the objects, { $things } of { $allThings }.

# What the terminal tells when asked
twister-look-square = { $squareName }: { $terrain ->
    [floor] floor
    [gear] a rotation gear
    [line] a starting line
    [tomb] a Tomb{ $used ->
        [true] , used
       *[false] {""}
      }
    [sacred] the Sacred Tomb, closed to the undead
    [pit] a pit
    [dark] darkness
    [sarcophagus] the sarcophagus, a 3D obstacle
    [statue] a Statue, a 3D obstacle{ $used ->
        [true] , its sword gone
       *[false] {""}
      }
   *[fountain] the Fountain of Youth, a 3D obstacle
  }.
twister-look-edge = To the { $sideName }: { $edge ->
    [wall] a wall
    [gate-closed] a closed portcullis
    [gate-open] an open portcullis
   *[gate-broken] a broken portcullis
  }.
twister-look-tile = Corridor tile { $tile } covers it.
twister-look-sconce = On the wall to the { $sideName }: a sconce { $torch ->
    [true] with its Torch
   *[false] without its Torch
  }.
twister-look-front = In front of the Statue: here its sword can be taken.
twister-look-room = Room { $placeName }: tile { $room }. Rooms of number { $number } turn each other; this one turns { $wayName }.
twister-look-hidden-room = Room { $placeName } is not revealed. It takes { $capacity } tokens at set-up.
twister-look-face-down = Face down there, of { $sideName }: { $count }.
twister-look-token = { $tokenName }: { $place ->
    [board] on { $atName }
    [line] face down on its line
    [room] face down in room { $atName }
    [hand] in hand
    [aside] about to be placed
    [left] has left the maze
    [dead] out of the game
    [lost] lost
   *[box] in the box
  }.
twister-look-numbers = Movement { $movement }, Strength { $strength }{ $blood ->
    [0] .
   *[other] , with { $blood } of blood.
  }
twister-look-wounded = Wounded.
twister-look-fresh = Wounded this turn: it cannot be attacked yet.
twister-look-spent = Healed or regenerated this turn: it does nothing more.
twister-look-undead = Undead.
twister-look-flies = It flies.
twister-look-potion = Action points of its Speed Potion: { $points }.
twister-look-held = In the hands of: { $byName }.
twister-pile-side = { $sideName }
twister-pile-action = Action cards played: { $cards ->
    [none] none.
   *[other] { $cards }.
  }
twister-pile-combat = Combat cards spent: { $cards ->
    [none] none.
   *[other] { $cards }.
  }
twister-pile-jumps = Jump cards left: { $left }.
twister-pile-zombies = Zombies still to be raised: { $left }.
twister-pile-to-place = Tokens still to be placed: { $left }.
twister-pile-out = { $tokenName }: { $place ->
    [left] has left the maze.
   *[dead] is dead.
  }
twister-pile-tiles = Corridor tiles of length { $length }, set { $stack }: { $left } left.
twister-pile-lost = Objects out of the game: { $count }.
twister-pile-one = { $tokenName }.
twister-goal-scenario = Scenario: { $scenarioName }.
twister-goal-points = { $has } of { $target } victory points; { $missing } to go.
twister-goal-ways = A point for each character that leaves by the enemy’s line (the Goblin two, one more with a Treasure) and for each enemy killed.
twister-goal-team = On the board: { $standing } standing, { $wounded } wounded.
twister-goal-quiet = Turns without points, reveals or wounds: { $quiet }; after { $left } more the side with more points wins.

# How often, in the result
twister-tally-token-moved = { $count ->
    [one] 1 movement
   *[other] { $count } movements
  }
twister-tally-combat-begun = { $count ->
    [one] 1 attack
   *[other] { $count } attacks
  }
twister-tally-character-wounded = { $count ->
    [one] 1 character wounded
   *[other] { $count } characters wounded
  }
twister-tally-character-eliminated = { $count ->
    [one] 1 character lost
   *[other] { $count } characters lost
  }
twister-tally-character-left = { $count ->
    [one] 1 exit
   *[other] { $count } exits
  }
twister-tally-room-revealed = { $count ->
    [one] 1 room revealed
   *[other] { $count } rooms revealed
  }
twister-tally-room-turned = { $count ->
    [one] 1 room turned
   *[other] { $count } rooms turned
  }
twister-tally-jump-card-spent = { $count ->
    [one] 1 jump
   *[other] { $count } jumps
  }

# The race
twister-race-points = { $has } of { $target } points
twister-race-exit = The { $pieceName } is { $steps ->
    [one] 1 square
   *[other] { $steps } squares
  } from the exit: { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
  }, worth { $points ->
    [one] 1 victory point.
   *[other] { $points } victory points.
  }
twister-race-threat = With { $budget ->
    [one] 1 action point
   *[other] { $budget } action points
  } { $sideName } may score { $points } and win with { $target }.

# prepared placements
twister-plan-runners = The runners
twister-plan-runners-why = Fast characters on the line; the Goblin and the Treasure far ahead, close to the way out. You score by leaving.
twister-plan-wall = The wall
twister-plan-wall-why = Strong characters on the line, their weapons in the next rooms. You come slowly, win the fights and score by them.
twister-plan-openers = The openers
twister-plan-openers-why = Those who open portcullises, turn rooms and heal go first; the strong wait in the middle. The maze becomes yours.
# What may come of an option, before it is done.
twister-may-fight = Strength { $mine } against { $theirs } before the cards; your best card makes { $best }, theirs { $worst }.
twister-may-chance = With any cards: won { $won } times out of 100, lost { $lost }. Whoever loses is wounded.
twister-may-fire = It hits the { $pieceName }, who is out of the game. The wand is used up.
twister-may-jump = { $left ->
    [one] This is your last Jump card.
   *[other] One of your { $left } Jump cards is spent.
  }
twister-may-done = { $left ->
    [one] 1 action point is lost.
   *[other] { $left } action points are lost.
  }
