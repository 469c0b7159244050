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
   *[blue] blue
  } { $bName }
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
    [0] Only the drinker of the potion has action points left.
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
twister-do-fight = The { $pieceName } attacks to the { $sideName }
twister-do-heal = The { $pieceName } heals to the { $sideName }
twister-do-regenerate = The { $pieceName } regenerates
twister-do-gate = The { $pieceName } opens or closes the portcullis to the { $sideName }
twister-do-break = The { $pieceName } breaks the portcullis to the { $sideName }
twister-do-fire = The { $pieceName } throws a fireball to the { $sideName }
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
    [none] { $sideName } lays a token face down in { $roomName }.
   *[other] { $sideName } lays face down in { $roomName }: { $tokenName }.
  }
twister-log-placement-begun = { $sideName } was drawn to place first.
twister-log-lines-turned-up = The lines are turned up. { twister-role-yellow }: { $yellowName }. { twister-role-blue }: { $blueName }. { $firstName } was drawn to begin.
twister-log-action-card-played = { $sideName } plays { $value } action points.
twister-log-action-cards-taken-back = { $sideName } takes the four Action cards back.
twister-log-turn-passed = { $sideName } has nobody able to act and passes.
twister-log-turn-ended = { $lost ->
    [0] { $sideName } ends the turn.
    [one] { $sideName } ends the turn; 1 action point is lost.
   *[other] { $sideName } ends the turn; { $lost } action points are lost.
  }
twister-log-stalemate-near = { $turns_left ->
    [one] If the next turn brings no victory point, reveal or wound either, the game ends.
   *[other] If { $turns_left } more turns bring no victory point, reveal or wound, the game ends.
  }
twister-log-token-moved = { $how ->
    [jump] The { $tokenName } jumps: { $pathName }{ $load ->
        [none] .
       *[other] , with the { $loadName }.
      }
    [wall] The { $tokenName } goes through a wall: { $pathName }{ $load ->
        [none] .
       *[other] , with the { $loadName }.
      }
   *[walk] The { $tokenName } moves: { $pathName }{ $load ->
        [none] .
       *[other] , with the { $loadName }.
      }
  }
twister-log-token-taken = The { $byName } takes up the { $tokenName } on { $atName }{ $left ->
    [none] .
   *[other] {" "}and leaves the { $leftName }.
  }
twister-log-token-dropped = The { $byName } leaves the { $tokenName } on { $atName }.
twister-log-jump-card-spent = { $left ->
    [0] { $sideName } spends the last Jump card.
   *[other] { $sideName } spends a Jump card; { $left } left.
  }
twister-log-room-revealed = { $byName } reveals { $placeName }: it is { $room }.{ $tokens ->
    [none] {""}
   *[other] {" "}On it: { $tokensName }.
  }
twister-log-token-placed = { $byName } places the { $tokenName } on { $atName }.
twister-log-room-turned = The { $byName } turns { $placeName } { $clockwise ->
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
   *[other] The { $tokenName } stands up again, thanks to the { $byName }.
  }
twister-log-fireball-cast = The { $byName } throws a fireball at the { $victimName }.
twister-log-potion-drunk = The { $byName } drinks the Speed Potion: { $points } action points of its own.
twister-log-combat-begun = The { $attackerName } attacks the { $targetName }. Attackers: { $attackersName }. Defenders: { $defendersName }.
twister-log-combat-card-laid = { $value ->
    [-1] { $sideName } has laid a Combat card.
   *[other] { $sideName } has laid Combat card { $value }.
  }
twister-log-combat-resolved = Attack { $attack_total } (card { $attack_card }) against defence { $defence_total } (card { $defence_card }): { $loser ->
    [none] equal, nothing happens.
   *[other] { $loserName } loses.
  }
twister-log-character-wounded = The { $tokenName } is wounded.
twister-log-character-eliminated = { $cause ->
    [fireball] The { $tokenName } dies in the fireball.
    [pit] The { $tokenName } falls into the pit and dies.
    [carrier] The { $tokenName }, being carried, dies as well.
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
    [one] { $sideName } scores 1 victory point and has { $total }.
   *[other] { $sideName } scores { $points } victory points and has { $total }.
  }
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
twister-no-other-question = That is not asked now: first finish what is under way (Golden Rule 1).
twister-no-on-line = The { $pieceName } stands on your line already. Four different characters, one on each dot.
twister-no-not-to-place = You have no { $pieceName } left to place.
twister-no-room-full = Room { $roomName } is full.
twister-no-card-spent = You have played the { $value } already; it comes back after your fourth Action card.
twister-no-first-card = The first turn of the game must be played with the 2.
twister-no-ceiling = The { $value } is too high for now: at most one more than the highest card played so far.
twister-no-combat-card-spent = You no longer have a Combat card { $value }.
twister-no-no-points = The { $pieceName } has no action points to spend.
twister-no-out-of-game = The { $pieceName } is out of the game.
twister-no-not-on-board = The { $pieceName } is still hidden: its room must be revealed first.
twister-no-wounded = The { $pieceName } is wounded and cannot do that.
twister-no-spent = The { $pieceName } was healed or regenerated this turn and does nothing more.
twister-no-unrevealed = That room has not been revealed.
twister-no-too-far = That is too far for one movement.
twister-no-no-way = A wall or a closed portcullis is in the way.
twister-no-enemy-in-way = A standing enemy bars the way.
twister-no-occupied = A standing character is there already.
twister-no-enemy-lies-there = A standing character and an enemy wounded one cannot share a square.
twister-no-pit-in-way = A pit is in the way.
twister-no-pit-stop = Only the Thief, or somebody with a Rope, can stop on a pit.
twister-no-no-attachment = The Rope needs two attachment points at that pit.
twister-no-two-tokens = That square would hold more than two tokens (Golden Rule 2).
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
twister-no-not-left-here = It cannot be left on that square.
twister-no-rope-under-friend = A friend on that pit would fall without the Rope.
twister-no-rope-points = The Rope can be left only on a pit with two attachment points.
twister-no-nothing-to-handle = There is nothing to take or leave there.
twister-no-no-handling = In a jump or a crossing, things can only be left where it begins.
twister-no-no-jump-card = You have no Jump card left.
twister-no-not-two-squares = A jump covers exactly two squares, straight or round a corner.
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
twister-no-not-free = Choose an empty floor square or the gear of this room.
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
twister-no-not-adjacent = A wall, a closed portcullis or a hidden room is between: that square is not adjacent.
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
twister-why-search = wins { $percent } times out of 100 as far as the search sees; { $share } % of it went this way

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
