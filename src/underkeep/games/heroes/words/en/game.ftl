# Keep the Heroes Out!: questions, options, log, refusals. `$room` is an id to select by, `$roomName` its name to be said.

# Roles and names
heroes-role-dragon = Dragon
heroes-role-witch = Witch
heroes-role-poltergeist = Poltergeist
heroes-role-imp = Imp
heroes-role-lizardfolk = Lizardfolk
heroes-role-skeleton = Skeleton
heroes-role-gnoll = Gnoll
heroes-role-slime = Slime
heroes-role-ratkin = Ratkin
heroes-name-jewel = Jewel
heroes-name-swords = Swords
heroes-name-hat = Hat
heroes-name-mystic_eye = Mystic Eye
heroes-name-crossbones = Crossbones
heroes-name-special = Special
heroes-name-frog = Frog
heroes-name-coin = Coin
heroes-name-bone = Bone
heroes-name-book = Book
heroes-name-trap = Trap
heroes-name-potion = Potion
heroes-name-beast = Beast
heroes-name-equipment = Equipment
heroes-name-scroll = Scroll
heroes-name-tactics = Tactics
heroes-name-nothing = nothing
heroes-name-none = no Portal
heroes-name-incomplete = incomplete
heroes-name-completed = completed
heroes-name-doubled = completed, two
heroes-name-open-n = north
heroes-name-open-e = east
heroes-name-open-ne = north, east
heroes-name-open-s = south
heroes-name-open-ns = north, south
heroes-name-open-es = east, south
heroes-name-open-nes = north, east, south
heroes-name-open-w = west
heroes-name-open-nw = north, west
heroes-name-open-ew = east, west
heroes-name-open-new = north, east, west
heroes-name-open-sw = south, west
heroes-name-open-nsw = north, south, west
heroes-name-open-esw = east, south, west
heroes-name-open-nesw = north, east, south, west
heroes-name-left = left
heroes-name-right = right
heroes-name-play = Play cards
heroes-name-refresh = Refresh loot
heroes-name-upkeep = Upkeep
heroes-name-assault = Heroes' assault
heroes-name-end = End of turn
heroes-name-draw = Draw
heroes-name-activate = Activate
heroes-name-move = Move
heroes-name-melee = Melee Attack
heroes-name-ranged = Ranged Attack
heroes-name-defend = Defend
heroes-name-portal = Portal
heroes-name-gen = Generate
heroes-name-ambush = Ambush
heroes-name-summon = Summon
heroes-name-spend = Price
heroes-name-attack = attack
heroes-name-wait = wait
heroes-name-plunder = plunder
heroes-name-cells = Cells
heroes-name-gen-frog = Generate a Frog
heroes-name-spend-frog = Pay a Frog
heroes-name-gen-coin = Generate a Coin
heroes-name-spend-coin = Pay a Coin
heroes-name-gen-bone = Generate a Bone
heroes-name-spend-bone = Pay a Bone
heroes-name-gen-book = Generate a Book
heroes-name-spend-book = Pay a Book
heroes-name-ambush-jewel = Ambush (Jewel)
heroes-name-ambush-swords = Ambush (Swords)
heroes-name-ambush-hat = Ambush (Hat)
heroes-name-ambush-mystic_eye = Ambush (Mystic Eye)
heroes-name-ambush-crossbones = Ambush (Crossbones)
heroes-name-ambush-special = Ambush (Special)
heroes-name-swarm-move = Swarm: Move
heroes-name-swarm-melee = Swarm: Melee Attack
heroes-name-swarm-ranged = Swarm: Ranged Attack
heroes-name-reinforce-draw = Reinforcements: Draw
heroes-name-reinforce-activate = Reinforcements: Activate
heroes-name-reinforce-move = Reinforcements: Move
heroes-name-reinforce-melee = Reinforcements: Melee Attack
heroes-name-reinforce-ranged = Reinforcements: Ranged Attack
heroes-name-reinforce-defend = Reinforcements: Defend
heroes-name-reinforce-trap = Reinforcements: Trap
heroes-name-reinforce-portal = Reinforcements: Portal
heroes-name-reinforce-gen = Reinforcements: Generate
heroes-name-reinforce-ambush = Reinforcements: Ambush
heroes-name-reinforce-summon = Reinforcements: Summon
heroes-name-champion-thief = Champion Thief
heroes-name-wounded-thief = Wounded Champion Thief
heroes-name-thief-swords = Thief / Swords
heroes-name-thief-hat = Thief / Hat
heroes-name-thief-mystic_eye = Thief / Mystic Eye
heroes-name-thief-crossbones = Thief / Crossbones
heroes-name-champion-warrior = Champion Warrior
heroes-name-wounded-warrior = Wounded Champion Warrior
heroes-name-warrior-swords = Warrior / Swords
heroes-name-warrior-hat = Warrior / Hat
heroes-name-warrior-mystic_eye = Warrior / Mystic Eye
heroes-name-warrior-crossbones = Warrior / Crossbones
heroes-name-champion-archer = Champion Archer
heroes-name-wounded-archer = Wounded Champion Archer
heroes-name-archer-swords = Archer / Swords
heroes-name-archer-hat = Archer / Hat
heroes-name-archer-mystic_eye = Archer / Mystic Eye
heroes-name-archer-crossbones = Archer / Crossbones
heroes-name-champion-mage = Champion Mage
heroes-name-wounded-mage = Wounded Champion Mage
heroes-name-mage-swords = Mage / Swords
heroes-name-mage-hat = Mage / Hat
heroes-name-mage-mystic_eye = Mage / Mystic Eye
heroes-name-mage-crossbones = Mage / Crossbones
heroes-name-scenario-1 = Scenario card 1
heroes-name-scenario-2 = Scenario card 2
heroes-name-scenario-3 = Scenario card 3
heroes-name-scenario-4 = Scenario card 4
heroes-name-scenario-5 = Scenario card 5
heroes-name-scenario-6 = Scenario card 6

# Targets
heroes-target-room = { $aName }
heroes-target-monster = { $bName } in { $aName }
heroes-target-hero = { $bName } in { $aName }
heroes-target-token = { $bName } in { $aName }
heroes-target-portal = Portal in { $aName }
heroes-target-treasure = Treasure in { $aName }
heroes-target-hand = { $bName }
heroes-target-display = { $aName }
heroes-target-icon = { $bName }
heroes-target-clan = { $aName }
heroes-target-project = { $aName }
heroes-target-cell = cell { $aName }
heroes-target-guild = the guild deck

# Questions
heroes-ask-play = Use an icon of your card, play another card, or end the phase.
heroes-ask-drop = Which hand cards do you not want to keep?
heroes-ask-refresh = Discard a Tactics card to refresh the loot, or go on.
heroes-ask-return = Which display cards go under the loot deck?
heroes-ask-throw = Do you throw a hero into the Cells?
heroes-ask-move = Which monster moves where?
heroes-ask-mover = Which monster leaves { $roomName }?
heroes-ask-load = What does it carry from { $roomName }?
heroes-ask-swarm = Which room swarms?
heroes-ask-swarm-move = Where does the next monster of { $roomName } go?
heroes-ask-swarm-target = Whom does the next monster of { $roomName } attack?
heroes-ask-target = Which hero is attacked?
heroes-ask-shooter = From which room did the shot come?
heroes-ask-place = { $deedName }: in which room?
heroes-ask-ambush = Ambush ({ $typeName }): in which room does the next monster appear?
heroes-ask-first = Where does your next first monster stand ({ $typeName })?
heroes-ask-activation = What do you use the Activate for?
heroes-ask-loot = Which card do you acquire?
heroes-ask-follow = Do you also do the action on the right?
heroes-ask-coins = How many Coins do you spend on the new room?
heroes-ask-project = Which room do you build?
heroes-ask-cell = Where do you build { $roomName }?
heroes-ask-turns = How is { $roomName } turned?
heroes-ask-clan = Whose cards come into the loot deck?
heroes-ask-next-hero = Which hero is resolved next?
heroes-ask-victim = Which monster in { $roomName } is hit?
heroes-ask-shot = At which room does the Archer in { $roomName } aim?
heroes-ask-loss = Which resource of { $roomName } is discarded?
heroes-ask-plunderer = Which hero in { $roomName } is exhausted to plunder?
heroes-ask-charge = Where do the heroes of { $roomName } charge?
heroes-ask-arrival = Who of the heroes enters { $roomName } first?
heroes-ask-summon = One { $heroName } is left: which room gets it?
heroes-ask-discard = Which hand card do you discard?
heroes-ask-defend = A hero attacks in { $roomName }, damage { $damage }. Do you defend?
heroes-ask-tie = The votes are equal: you decide.
heroes-ask-toll = Pay the toll: a hand card, or a resource of any room.
heroes-ask-scenario-room = { $scenarioName }: which room?
heroes-ask-scenario-token = { $scenarioName }: which resource of { $roomName }?
heroes-ask-scenario-hero = { $scenarioName }: which hero in { $roomName }?

# Options
heroes-do-play = Play { $cardName }
heroes-do-use = Use { $iconName }{ $many ->
    [one] {""}
   *[other] {" "}×{ $many }
  }{ $then ->
    [none] {""}
   *[other] , then { $thenName }
  }{ $more ->
    [one] {""}
   *[other] {" "}×{ $more }
  } ({ $sideName })
heroes-do-end-phase = End the phase
heroes-do-pass = Pass
heroes-do-throw = Throw a hero into the Cells
heroes-do-discard = Discard { $cardName }
heroes-do-take = Take { $cardName }
heroes-do-return = Return { $cardName }
heroes-do-defend = Defend with { $cardName }
heroes-do-move = From { $fromName } to { $toName }
heroes-do-wounded = { $count ->
    [0] The unwounded one
    [one] The one with 1 Wound
   *[other] The one with { $count } Wounds
  }
heroes-do-carry = Carry { $tokenName }
heroes-do-strike = Attack the { $heroName } in { $roomName }
heroes-do-room = { $roomName }
heroes-do-work = Activate { $roomName }
heroes-do-complete = Complete the Portal in { $roomName }
heroes-do-ability = Ability of the { $clanName }
heroes-do-special = The scenario's use in { $roomName }
heroes-do-lose = { $tokenName }
heroes-do-pay = { $tokenName } of { $roomName }
heroes-do-coins = { $count ->
    [one] 1 Coin
   *[other] { $count } Coins
  }
heroes-do-build = { $roomName }
heroes-do-cell = Cell { $cell }
heroes-do-turns = { $count ->
    [0] As printed
    [one] 1 quarter turn
   *[other] { $count } quarter turns
  }{ $open ->
    [none] {""}
   *[other] {""}, open to { $openName }
  }
heroes-do-follow = Do it
heroes-do-enter = { $heroName } in { $roomName } enters
heroes-do-act = { $heroName } in { $roomName } acts
heroes-do-pick = { $heroName }
heroes-do-hit = { $wounds ->
    [0] { $clanName }
    [one] { $clanName } with 1 Wound
   *[other] { $clanName } with { $wounds } Wounds
  }
heroes-do-trust = Trust the active player
heroes-do-clan = { $clanName }

# Log: what the names need around them
heroes-a-clan = { $clan ->
    [dragon] The { $clanName }
    [imp] An { $clanName }
   *[other] A { $clanName }
  }
heroes-tokens = { $token ->
    [frog] Frogs
    [coin] Coins
    [bone] Bones
    [book] Books
   *[trap] Traps
  }

heroes-a-token = a { $tokenName }
heroes-hero = The { $heroName }
heroes-the-hero = the { $heroName }
heroes-on-hero = on the { $heroName }
heroes-in-room = in the { $roomName }
heroes-of-room = of the { $roomName }
heroes-from-room = from the { $roomName }
heroes-the-room = the { $roomName }
heroes-from-origin = from the { $originName }

# Log: turns
heroes-log-turn-begun = { $clanName }’s turn
heroes-log-assault-begun = Assault { $number }, wave { $wave }: { $cards ->
    [one] 1 guild card
   *[other] { $cards } guild cards
  } of { $left }
heroes-log-assault-skipped = { $more ->
    [0] Wave 0: no guild card in this assault; from the next one on the heroes come
    [one] Wave 0: no guild card in this assault, nor in the next one
   *[other] Wave 0: no guild card in this assault, nor in the next { $more }
  }

# Log: what clans do
heroes-log-card-played = { $clanName } plays { $cardName }.
heroes-log-draw-made = { $why ->
    [deal] { $clanName } is dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
      }.
    [upkeep] { $count ->
        [0] { $clanName } clears the table and draws no card.
        [one] { $clanName } clears the table and draws 1 card.
       *[other] { $clanName } clears the table and draws { $count } cards.
      }
   *[other] { $clanName } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
      }.
  }
heroes-log-reinforcements-called = { $clanName } calls for reinforcements: { $actionName }.
heroes-log-monsters-called = { $how ->
    [ambush] { $clanName } ambushes: { $count ->
        [one] 1 monster appears
       *[other] { $count } monsters appear
      } { heroes-in-room } (lair { $before } → { $after }).
    [first] { $clanName } takes up its post { heroes-in-room } (lair { $before } → { $after }).
    [reserve] { $clanName } throws its reserves into the { $roomName } (lair { $before } → { $after }).
   *[summon] { $clanName } summons { $count ->
        [one] 1 monster
       *[other] { $count } monsters
      } into the { $roomName } (lair { $before } → { $after }).
  }
heroes-log-monster-moved = { $clanName } moves { heroes-from-origin } to the { $roomName }{ $by ->
    [portal] {" "}by Portal
    [wall] {" "}through the wall
   *[none] {""}
  }{ $load ->
    [none] .
   *[other] {" "}with a { $loadName }.
  }
heroes-log-monster-attacked = { $how ->
    [melee] { $clanName } strikes { heroes-the-hero } { heroes-in-room }.
   *[ranged] { $origin ->
        [none] { $clanName } shoots { heroes-the-hero } { heroes-in-room }.
       *[other] { $clanName } in the { $originName } shoots { heroes-the-hero } { heroes-in-room }.
      }
  }
heroes-log-action-used = { $action ->
    [gen] { $clanName } generates { heroes-a-token } { heroes-in-room }.
    [trap] { $clanName } lays a Trap { heroes-in-room }.
    [portal] { $clanName } opens a Portal { heroes-in-room }.
    [complete] { $clanName } completes the Portal { heroes-of-room }.
   *[spend] { $clanName } pays { heroes-a-token } { heroes-of-room }.
  }
heroes-log-room-used = { $clanName } uses { heroes-the-room }.
heroes-log-ability-used = { $clanName } uses its ability{ $clan ->
    [dragon] : its Wounds heal.
    [witch] : a Portal.
    [poltergeist] : through the wall.
    [imp] : another Move.
    [lizardfolk] : a Ranged Attack.
    [skeleton] : a Bone.
    [gnoll] : a Melee Attack.
    [slime] : a card.
    [ratkin] : one more monster.
   *[other] .
  }
heroes-log-scenario-used = { $scenario ->
    [k6] { $clanName } pays a bailiff off { heroes-in-room }.
    [k7] { $clanName } takes the amplifier { heroes-of-room } to the stage.
    [k9] { $clanName } clears the rubble { heroes-in-room }.
    [k10] { $clanName } closes the Portal { heroes-of-room }.
    [k12] { $clanName } serves a dish { heroes-in-room }.
    [k13] { $clanName } pushes the chest out { heroes-of-room }.
    [k14] { $clanName } runs { heroes-from-room } in a pack.
    [k16] { $clanName } burns a Book { heroes-in-room } against the frost.
    [k17] { $clanName } swaps the Treasure { heroes-of-room } for one next door.
    [k18] { $clanName } pays a Coin and sends a prisoner home.
   *[other] { $clanName } uses the scenario { heroes-in-room }.
  }
heroes-log-hero-thrown = { $clanName } throws a hero into the Cells.
heroes-log-loot-refreshed = { $clanName } pays for new loot.
heroes-log-card-dropped = { $clanName } gives up a hand card.
heroes-log-toll-paid = { $clanName } pays the toll.
heroes-log-construction-begun = { $clanName } builds { heroes-the-room } on { $cell } for { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
  }.
heroes-log-card-acquired = { $clanName } acquires { $cardName }.
heroes-log-card-defended = { $clanName } defends { heroes-in-room } with { $cardName }.
heroes-log-foreign-clan-joined = The cards of the { $clanName } clan join the loot deck.

# Log: what the guild and its heroes do
heroes-log-guild-card-drawn = The guild plays { $cardName }.
heroes-log-scenario-struck = { $scenario ->
    [k1] The witch asks for her frog potion: a Frog from the Pantry, or a hand card of the active clan.
    [k2] Headcount: four or more heroes in the Cells wake up.
    [k3] Hungry Witch: the witch wants { $wave ->
        [one] 1 Frog
       *[other] { $wave } Frogs
      } from the Pantry.
    [k4] Unwatched: without a monster in the Laboratory the heroes in the Cells wake up.
    [k6] Rent: the landlord wants { $wave ->
        [one] 1 Coin
       *[other] { $wave } Coins
      } from the Vault.
    [k7] Rival Solo: heroes wake up wherever an amplifier still stands.
    [k8] { $number ->
        [1] Rally: the exhausted heroes nearest to the Vault wake up.
        [2] Rally: the exhausted heroes nearest to the Vault wake up.
        [3] Rally: the exhausted heroes nearest to the Vault wake up.
       *[other] Toll: every clan pays a hand card or a resource.
      }
    [k9] Cave-in: rubble falls where most monsters stand.
    [k10] Gate Surge: the farthest incomplete Portal opens; with none left, heroes at open ones wake up.
    [k11] Champion: the hero nearest to the Vault gets a badge and wakes up.
    [k12] Uninvited Guests: a Warrior comes to the Pantry if some dish was never served.
    [k13] Creaking Floor: the heroes beside the chest wake up.
    [k14] The masons close a door to the Vault.
    [k15] The Inspector walks on.
    [k16] Winter: the half of the dungeon with fewer monsters freezes.
    [k17] Easy Pickings: the heroes beside Treasures of value 1 wake up.
    [k18] A hero lets himself be caught.
    [k20] { $wave ->
        [one] The carts are not here yet: nothing happens.
       *[other] The carts take the Treasure farthest from the Vault.
      }
   *[other] The card does nothing here.
  }
heroes-log-wave-begun = Wave { $wave } begins: the guild cards are shuffled.
heroes-log-hero-entered = { $does ->
    [loot] { $heroName } storms the { $roomName } and smashes { $count ->
        [one] 1 resource
       *[other] { $count } resources
      }.
    [disarm] { $heroName } slips into the { $roomName } and disarms a Trap.
    [free] { $heroName } { heroes-in-room } frees { $count ->
        [one] 1 prisoner
       *[other] { $count } prisoners
      }.
   *[none] { $hero ->
        [archer] { $heroName } enters the { $roomName }: nobody to shoot at next door.
        [warrior] { $heroName } enters the { $roomName }: nothing to smash.
        [thief] { $heroName } enters the { $roomName }: no Trap to disarm.
       *[other] { $heroName } enters the { $roomName }.
      }
  }
heroes-log-hero-shot = { $heroName } in the { $originName } shoots at the { $roomName }.
heroes-log-hero-trapped = A Trap { heroes-in-room } snaps shut { heroes-on-hero }.
heroes-log-hero-inspired = { $hero ->
    [none] The charge into the { $roomName } wakes { $count ->
        [one] 1 hero there.
       *[other] { $count } heroes there.
      }
   *[other] { $heroName } inspires: { $count ->
        [one] 1 hero wakes up { heroes-in-room }.
       *[other] { $count } heroes wake up { heroes-in-room }.
      }
  }
heroes-log-hero-attacked = { $heroName } attacks { heroes-in-room } (damage { $damage }).
heroes-log-hero-waited = { $needed ->
    [0] { $heroName } waits { heroes-in-room }: no way leads nearer to the Vault.
   *[other] { $heroName } waits { heroes-in-room }: { $heroes ->
        [one] 1 hero
       *[other] { $heroes } heroes
      } of { $needed }, too few for the Treasure.
  }
heroes-log-heroes-charged = { $heroesName } { $count ->
    [one] charges
   *[other] charge
  } { heroes-from-origin } into the { $roomName }{ $steps ->
    [0] .
    [one] , 1 step from the Vault.
   *[other] , { $steps } steps from the Vault.
  }
heroes-log-plunder-begun = { $heroes ->
    [one] 1 hero plunders
   *[other] { $heroes } heroes plunder
  } the { $roomName }: the Treasure takes { $value }.
heroes-log-room-stirred = { $scenario ->
    [k3] The Frogs { heroes-in-room } bite (Frogs there: { $count }, damage 1).
   *[other] The heroes { heroes-in-room } riot (heroes there: { $count }).
  }
heroes-log-game-ended = { $won ->
    [true] The dungeon is saved: everybody wins!
   *[false] The heroes have won: everybody loses.
  }

# Log: what came of it
heroes-log-card-drawn = { $eyes ->
    [0] A card is drawn.
   *[other] Drawn: { $cardName }.
  }
heroes-log-card-looked-at = { $taken ->
    [true] Into the hand: { $cardName }.
   *[false] Discarded: { $cardName }.
  }
heroes-log-deck-reshuffled = { $clanName } shuffles the discard pile into a new deck.
heroes-log-card-discarded = { $clanName } discards { $cardName }.
heroes-log-card-returned = { $cardName } goes under the loot deck.
heroes-log-display-filled = New on display: { $cardName }.
heroes-log-blow-parried = Damage { $before } → { $after }.
heroes-log-monster-wounded = { heroes-a-clan } { heroes-in-room } is wounded (Wounds { $before } → { $after } of { $health }).
heroes-log-monster-left = { heroes-a-clan } falls { heroes-in-room }, back to its lair ({ $clanName } { $before } → { $after }).
heroes-log-wounds-healed = { $clanName } is whole again (Wounds { $before } → 0).
heroes-log-token-placed = { heroes-tokens } { heroes-in-room }: { $before } → { $after }.
heroes-log-token-discarded = { heroes-tokens } { heroes-in-room }: { $before } → { $after }.
heroes-log-portal-turned = Portal { heroes-in-room }: { $beforeName } → { $sideName }.
heroes-log-marker-placed = { $scenario ->
    [k3] Empty bowls { heroes-in-room }: { $before } → { $after }.
    [k6] Bailiffs { heroes-in-room }: { $before } → { $after }.
    [k7] An amplifier stands { heroes-in-room }.
    [k9] Rubble fills the { $roomName }.
    [k14] The door between the { $roomName } and the Vault is closed.
    [k15] The Inspector is { heroes-in-room }.
    [k17] Strokes on the { $roomName }: { $before } → { $after }.
   *[other] Event tokens { heroes-in-room }: { $before } → { $after }.
  }
heroes-log-marker-removed = { $scenario ->
    [k6] Bailiffs { heroes-in-room }: { $before } → { $after }.
    [k7] The amplifier { heroes-of-room } is on the stage.
    [k9] The { $roomName } is free of rubble.
    [k14] The door between the { $roomName } and the Vault is open again.
    [k15] The Inspector leaves the { $roomName }.
   *[other] Event tokens { heroes-in-room }: { $before } → { $after }.
  }
heroes-log-supply-emptied = No { $heroName } is left in the supply: the exhausted ones wake up, and all who are with them.
heroes-log-hero-summoned = { $heroName } comes to the { $roomName }.
heroes-log-hero-woken = { heroes-hero } { heroes-in-room } is active again.
heroes-log-hero-exhausted = { $why ->
    [cells] { heroes-hero } is locked up { heroes-in-room }, exhausted.
    [attack] { heroes-hero } is exhausted by the attack.
   *[plunder] { heroes-hero } is exhausted by the plunder.
  }
heroes-log-hero-hurt = { heroes-hero } { heroes-in-room } is wounded (Health { $before } → { $after }).
heroes-log-hero-killed = { heroes-hero } { heroes-in-room } is beaten (heroes inside { $before } → { $after }).
heroes-log-hero-promoted = { heroes-hero } { heroes-in-room } gets a badge.
heroes-log-treasure-turned = { $effectName }! The Treasure { heroes-of-room } (value { $value }) is lost (Treasures { $before } → { $after }){ $effect ->
    [prey] : a resource there goes, if there is any.
    [curse] : every clan with cards discards one.
    [healing] : the exhausted heroes there wake up.
    [prisoner] : the next hero goes to the Cells, if any.
   *[other] .
  }
heroes-log-treasure-placed = A Treasure of value { $value } is put { heroes-in-room }.
heroes-log-treasure-moved = { $swapped ->
    [true] The Treasures of the { $originName } and the { $roomName } change places.
   *[false] The Treasure of the { $originName } goes to the { $roomName }.
  }
heroes-log-treasure-removed = The Treasure { heroes-of-room } is carted away.
heroes-log-project-revealed = New project: { $roomName }.
heroes-log-frost-moved = { $half ->
    [vault] The half with the Vault is frozen.
    [far] The half far from the Vault is frozen.
    [both] The whole dungeon is frozen.
   *[none] Nothing is frozen any more.
  }
heroes-log-dish-served = { heroes-tokens } served: { $before } → { $after }.
heroes-log-votes-shown = The team votes: { $agreedName } { $others ->
    [none] agree
   *[other] for it, { $othersName } against
  }{ $trusting ->
    [none] .
   *[other] . With the active player: { $trustingName }.
  }
heroes-log-votes-tied = The votes are equal: the active player decides.

# How often, in the result
heroes-tally-card-played = { $count ->
    [one] 1 card played
   *[other] { $count } cards played
  }
heroes-tally-monster-attacked = { $count ->
    [one] 1 attack on a hero
   *[other] { $count } attacks on heroes
  }
heroes-tally-monster-left = { $count ->
    [one] 1 monster fallen
   *[other] { $count } monsters fallen
  }
heroes-tally-monster-moved = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
heroes-tally-room-used = { $count ->
    [one] 1 use of a room
   *[other] { $count } uses of rooms
  }
heroes-tally-card-acquired = { $count ->
    [one] 1 card acquired
   *[other] { $count } cards acquired
  }
heroes-tally-card-defended = { $count ->
    [one] 1 attack defended
   *[other] { $count } attacks defended
  }
heroes-tally-hero-thrown = { $count ->
    [one] 1 hero thrown into the Cells
   *[other] { $count } heroes thrown into the Cells
  }

# The race
heroes-race-guild = Wave { $wave }: { $left ->
    [one] 1 guild card left
   *[other] { $left } guild cards left
  }
heroes-race-assaults = { $quota ->
    [one] At 1 card
   *[other] At { $quota } cards
  } an assault, wave { $wave } ends after { $assaults ->
    [one] 1 more assault.
   *[other] { $assaults } more assaults.
  }
heroes-race-treasure = { $roomName }: { $has } of { $needs } heroes
heroes-race-falls = You may lose in the next assault: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } of the { $left } in the guild deck would let the heroes plunder it.
heroes-race-soup = { $has } of { $needs } bowls empty
heroes-race-soup-lost = You may lose in the next assault: there are too few Frogs in the Pantry for the witch.
heroes-race-built = { $has } of { $needs } rooms built
heroes-race-built-lost = You may lose in the next assault: wave 2 may begin in it.
heroes-race-stage = { $has } of { $needs } on the stage
heroes-race-stage-lost = You may lose in the next assault: it may be the last one.
heroes-race-dish = { heroes-tokens }: { $has } of { $needs } served
heroes-race-dish-lost = You may lose in the next assault: it may be the last one.
heroes-race-home = { $steps ->
    [0] Chest in the Vault
    [one] Chest 1 step from home
   *[other] Chest { $steps } steps from home
  }
heroes-race-home-lost = You may lose in the next assault: wave 2 may begin in it.
heroes-race-tally = { $has } of { $needs } strokes
heroes-race-ring = { $has } of { $needs } types of room
heroes-race-ring-lost = You may lose in the next assault: it may be the last one.

# What was learnt
heroes-fact-card-drawn = a card was drawn
heroes-fact-card-shown = a hidden card was shown
heroes-fact-display = a loot card was turned up
heroes-fact-guild = a guild card was turned up
heroes-fact-treasure = a Treasure was turned
heroes-fact-project = a project was turned up
heroes-fact-foreign-clan = luck chose a clan
heroes-fact-vote = the votes were shown

# Refusals
heroes-no-not-in-hand = { $cardName } is not in your hand.
heroes-no-not-tactics = { $cardName } is loot; only a Tactics card pays for a refresh.
heroes-no-not-on-display = { $cardName } is not on display.
heroes-no-other-side = You have chosen the other side of this card ({ $sideName }).
heroes-no-icon-used = { $count ->
    [one] The card shows this icon once, and it is used.
   *[other] The card shows this icon { $count } times, and all { $count } are used.
  }
heroes-no-no-card = No card is on the table: play one first.
heroes-no-nothing-to-defend = Defend is only a reaction to an attack of a hero.
heroes-no-thrown-already = One hero may be thrown in a turn, and one was thrown already.
heroes-no-no-cells = There are no Cells in this dungeon.
heroes-no-not-now = A hero is thrown before or after a guild card, not while one is carried out.
heroes-no-no-monster = { $roomName }: none of your monsters is there.
heroes-no-no-way = No passage leads from { $fromName } to { $toName }, and there is no completed Portal in both.
heroes-no-no-target = The { $heroName } is in { $roomName }, and none of your monsters is there.
heroes-no-out-of-range = A Ranged Attack goes through 1 passage. { $has ->
    [0] Your monster is in the same room.
   *[other] Your nearest monster is { $has } passages away.
  }
heroes-no-no-token = The supply has no { $tokenName } left: all 5 lie in the dungeon.
heroes-no-portal-there = { $most ->
    [one] A room holds 1 completed Portal, and 1 lies there already.
   *[other] A room holds { $most } completed Portals, and { $most } lie there already.
  }
heroes-no-no-portal-there = There is no Portal in { $roomName }.
heroes-no-lair-empty = { $count ->
    [one] Your lair is empty: your only monster is in the dungeon.
   *[other] Your lair is empty: all { $count } monsters are in the dungeon.
  }
heroes-no-wrong-type = { $roomName } is a room of the type { $typeName }; the card shows { $wantedName }.
heroes-no-no-price = None of your monsters is in a room with a { $tokenName }.
heroes-no-no-room-action = { $roomName }: this room has no action that an Activate could start.
heroes-no-nothing-to-buy = No card of the type { $wantedName } is on display.
heroes-no-wrong-loot = This room acquires cards of the type { $wantedName }; { $cardName } is of the type { $typeName }.
heroes-no-laboratory-idle = The Laboratory needs the Cells, and this dungeon has none.
heroes-no-tactics-only = The Laboratory acquires a Tactics card; { $cardName } is loot.
heroes-no-no-coins = { $needs ->
    [one] That costs 1 Coin; there are { $has } in the Construction Site.
   *[other] That costs { $needs } Coins; { $has ->
        [one] there is 1
       *[other] there are { $has }
      } in the Construction Site.
  }
heroes-no-no-such-treasure = No Treasure of value { $count } is left in the supply.
heroes-no-no-place = None of the projects fits anywhere.
heroes-no-cell-taken = There is a room in { $cell } already.
heroes-no-no-passage = No passage of the new room would meet a passage of the dungeon there.
heroes-no-not-a-project = { $roomName } is not among the projects.
heroes-no-ability-cost = Your ability costs { $needs } Activates; the card has { $has } left.
heroes-no-not-wounded = None of your monsters has a Wound.
heroes-no-not-here = { $pieceName }: none like that is in { $fromName }.
heroes-no-not-nearer = From { $fromName } the heroes charge to a room { $needs ->
    [0] that is the Vault
    [one] 1 step from the Vault
   *[other] { $needs } steps from the Vault
  }; { $roomName } is { $has ->
    [one] 1 step
   *[other] { $has } steps
  } away from it.
heroes-no-not-waiting = No { $heroName } waits in { $roomName }.
heroes-no-clan-in-play = { $clanName }: somebody plays this clan; choose one that nobody uses.
heroes-no-deck-empty = Your deck and your discard pile are both empty.
heroes-no-no-special = The scenario has no use of Activate in { $roomName }.
heroes-no-must-choose = At least 1 has to be chosen, and 0 are chosen so far.
heroes-no-no-defend = { $cardName } has no Defend.
heroes-no-through-portal = The Poltergeist's ability goes through passages and walls, not through Portals.
heroes-no-no-bailiff = There is no bailiff in the Vault.
heroes-no-no-amplifier = There is no amplifier in { $roomName }.
heroes-no-no-transport = Moving the amplifier costs 1 resource of its room, and 0 are there.
heroes-no-buried = Rubble blocks the way out; only a Portal leads out.
heroes-no-no-rubble = There is no rubble in { $roomName }.
heroes-no-blocked-work = Clear the rubble before you use this room.
heroes-no-no-open-portal = There is no completed Portal in { $roomName }.
heroes-no-no-dish = The Pantry has no resource that was served fewer than 2 times: one that was served 2 times is not wanted any more.
heroes-no-too-heavy = The chest needs monsters of 2 health together; those in { $roomName } have { $has }.
heroes-no-spoke-closed = The passage between { $fromName } and { $toName } is closed for repairs.
heroes-no-inspected = The Inspector is watching: nobody works in { $roomName }.
heroes-no-frozen = This half is frozen: a single Move does not lead out of it.
heroes-no-nothing-to-thaw = Thawing costs 1 Book, and there are 0 in { $roomName }.
heroes-no-no-swap = No room next to { $roomName } has a Treasure of value 1, 2 or 3.
heroes-no-no-prisoner = Letting a prisoner go costs 1 Coin, and there are 0 in the Cells.
heroes-no-not-nearest = The Archer aims at the monsters nearest to the Vault. They are { $needs ->
    [0] in the Vault itself
    [one] 1 step from it
   *[other] { $needs } steps from it
  }; { $roomName } is { $has ->
    [one] 1 step
   *[other] { $has } steps
  } from it.
heroes-no-trusts-itself = The active player decides: only the others can trust.
heroes-no-not-a-tie = Only the answers with most votes can be chosen.
heroes-no-not-a-start = Your first monsters stand in rooms of the type { $wantedName }; { $roomName } is of the type { $typeName }.
heroes-no-no-freight = Moving the chest costs 1 resource of its room, and 0 are there.
heroes-no-swarm-elsewhere = Only the monsters in { $fromName } swarm.
heroes-no-no-monsters = You have no monster in the dungeon: { $count ->
    [one] your only one is in your lair.
   *[other] all { $count } are in your lair.
  }
heroes-no-no-such-wounds = { $count ->
    [0] Every monster of yours in { $fromName } has Wounds.
    [one] None of your monsters in { $fromName } has exactly 1 Wound.
   *[other] None of your monsters in { $fromName } has exactly { $count } Wounds.
  }
heroes-no-not-built = That room is not part of this dungeon.
heroes-no-nobody-moves = No passage or pair of completed Portals leads anywhere from where your monsters are.
heroes-no-no-hero-there = There is no { $heroName } in { $roomName }.
heroes-no-nobody-to-strike = No hero is in a room with one of your monsters.
heroes-no-nobody-in-range = No hero is exactly 1 passage away from one of your monsters.
heroes-no-no-portal-left = The supply has no Portal left: all 10 lie in the dungeon.
heroes-no-no-load = There is no { $tokenName } in { $fromName } to carry.
heroes-no-no-such-loss = There is no { $tokenName } in { $fromName }.
heroes-no-no-fee = There is no { $tokenName } in { $fromName } to pay with.
heroes-no-no-toll = There is no { $tokenName } in { $roomName } to pay the toll with.
heroes-no-already-complete = The Portal in { $roomName } is completed already.
heroes-no-no-room-of-type = The dungeon has no room of the type { $wantedName }.
heroes-no-no-price-here = That costs 1 { $tokenName }, and there are 0 in { $roomName }.
heroes-no-no-payment = { $roomName } costs 1 { $tokenName }, and there are 0 in it.
heroes-no-no-tactics-card = No Tactics card is on display.
heroes-no-no-project-left = No project is left to build.
heroes-no-no-treasure-left = { $has ->
    [one] 1 Coin is here, but the supply has no Treasure of value 1.
   *[other] { $has } Coins are here, but the supply has no Treasure of a value from 1 to { $has }.
  }
heroes-no-fits-nowhere = { $roomName } fits nowhere.
heroes-no-not-beside = { $cell } does not touch the dungeon.
heroes-no-no-link = No passage leads from { $fromName } to { $roomName }.
heroes-no-no-use = Nothing can be activated where your monsters are.
heroes-no-no-bribe = Paying a bailiff off costs 2 Coins; there { $has ->
    [one] is 1
   *[other] are { $has }
  } in the Vault.
heroes-no-icon-missing = This side of the card does not show { $iconName }.
heroes-no-nothing-on-display = No loot is on display that could be replaced.
heroes-no-no-frost = { $roomName } is not frozen.
heroes-no-no-small-treasure = { $roomName } has no Treasure of value 1, 2 or 3.
heroes-no-no-hero-jailed = There is no hero in the Cells.
heroes-no-no-shot = { $why ->
    [empty] No monster is in { $roomName }.
   *[far] No passage leads from { $fromName } to { $roomName }.
  }
heroes-no-not-of-type = The card sends heroes to rooms of the type { $wantedName }; { $roomName } is of the type { $typeName }.
heroes-no-has-badge = The { $heroName } has a badge already.
heroes-no-not-the-shooter = No monster of yours in { $roomName } can have fired that shot.
heroes-no-not-wanted = { $tokenName } was served { $has } times, and 2 are wanted.
heroes-no-no-bite = Frogs bite where 2 or more lie beside a monster, once in a room; { $roomName } has { $has }.
heroes-no-no-rally = The heroes rally where an exhausted one is nearest to the Vault and no Event token lies: at distance { $needs }. { $roomName } is at distance { $has }.
heroes-no-not-crowded = Rubble falls on the room with most monsters, { $needs }, where none lies yet, never on the Vault. { $roomName } has { $has }.
heroes-no-no-surge = The incomplete Portal farthest from the Vault opens, at distance { $needs }. { $roomName } is at distance { $has }.
heroes-no-no-champion = A hero without a badge nearest to the Vault is promoted, at distance { $needs }, never in the Cells. { $roomName } is at distance { $has }.
heroes-no-chest-elsewhere = No passage leads from { $fromName } to { $roomName }.
heroes-no-not-a-spoke = The masons close the door of the Study or of the Workshop.
heroes-no-no-partner = { $why ->
    [empty] { $roomName } has no Treasure of value 1, 2 or 3.
   *[far] No passage leads from { $fromName } to { $roomName }.
  }
heroes-no-no-cart = The carts take the Treasure farthest from the Vault, at distance { $needs }. { $roomName } is at distance { $has }.

# The end
heroes-result-survived = Both waves are over and the great Treasure is safe.
heroes-result-plundered = The Treasure of value 4 was plundered.
heroes-result-goal-missed = The waves are over, but the scenario's goal was missed.
heroes-result-soup = Too many of the witch's bowls stayed empty.
heroes-result-not-built = Too few rooms were built when wave 2 began.
heroes-result-not-home = The chest was not in the Vault when wave 2 began.
heroes-result-tally = The guild's tally on the Vault is full.

# Why a bot would
heroes-why-kill = heroes beaten where it matters
heroes-why-guard = the guard of the Vault
heroes-why-danger = how safe the Vault is
heroes-why-win = wins the game
heroes-why-loss = would lose the game
heroes-why-other = nothing speaks against it
heroes-why-bodies = monsters on the map
heroes-why-cards = the cards of the clans
heroes-why-work = what the room's action brings
heroes-why-keep = what is needed is kept
heroes-why-goal = the scenario's goal
heroes-why-trap = Traps on their way

# Options of the table
heroes-option-scenario = Scenario
heroes-option-scenario-help = The map, its Treasures and its special rules.
heroes-option-scenario-k0 = The rulebook's dungeon
heroes-option-scenario-k1 = The Witch's Cauldron
heroes-option-scenario-k2 = The Lock-Up
heroes-option-scenario-k3 = The Witch's Soup
heroes-option-scenario-k4 = Mad Science
heroes-option-scenario-k5 = Under Construction
heroes-option-scenario-k6 = Rent Day
heroes-option-scenario-k7 = Battle of the Bands
heroes-option-scenario-k8 = Everything at Once
heroes-option-scenario-k9 = Cave-In
heroes-option-scenario-k10 = Open Gates
heroes-option-scenario-k11 = Champions of the Guild
heroes-option-scenario-k12 = The Great Feast
heroes-option-scenario-k13 = The Long Way Home
heroes-option-scenario-k14 = Rat Run
heroes-option-scenario-k15 = The Inspector Calls
heroes-option-scenario-k16 = Deep Freeze
heroes-option-scenario-k17 = Treasure Swap
heroes-option-scenario-k18 = Prison Riot
heroes-option-scenario-k19 = The Blueprint
heroes-option-scenario-k20 = Last Stand
heroes-option-mode = Mode
heroes-option-mode-help = Every scenario has two modes; B is the harder one.
heroes-option-mode-a = A
heroes-option-mode-b = B
heroes-option-clans = Clans
heroes-option-clans-help = One clan per player, in seat order.
heroes-option-clans-dragon = Dragon
heroes-option-clans-witch = Witch
heroes-option-clans-poltergeist = Poltergeist
heroes-option-clans-imp = Imp
heroes-option-clans-lizardfolk = Lizardfolk
heroes-option-clans-skeleton = Skeleton
heroes-option-clans-gnoll = Gnoll
heroes-option-clans-slime = Slime
heroes-option-clans-ratkin = Ratkin
heroes-option-difficulty = Difficulty
heroes-option-difficulty-help = How many guild cards each assault brings.
heroes-option-difficulty-family = Family
heroes-option-difficulty-challenging = Challenging
heroes-option-difficulty-hardcore = Hardcore
heroes-option-open_hands = Open hands
heroes-option-open_hands-help = All players see all hands.
heroes-option-collective_decisions = Decisions of the team
heroes-option-collective_decisions-help = Who decides for the heroes where the rules let the players choose.
heroes-option-collective_decisions-active = the active player
heroes-option-collective_decisions-vote = a vote
heroes-option-chronicle = Chronicle
heroes-option-chronicle-help = One Shot plays a single scenario. A Chronicle tells a story in four of them: every clan keeps its loot, and each end leaves something behind.
heroes-option-chronicle-none = One Shot
heroes-option-chronicle-won = a scenario after one that was won
heroes-option-chronicle-lost = a scenario after one that was lost
heroes-option-chronicle-lease = The Landlady's Lease
heroes-option-chronicle-open-house = Open House
heroes-option-chronicle-cold-hearts = Cold Hearts
heroes-option-chronicle-paper-war = The Paper War
heroes-option-chronicle-treasure-road = The Treasure Road
heroes-section-carried = Kept from the chapters before
heroes-option-results = Chapters so far
heroes-option-results-help = How the chapters before this one ended.
heroes-option-results-won = won
heroes-option-results-lost = lost
heroes-option-kept_1 = Loot kept by clan 1
heroes-option-kept_1-help = The loot cards that the clan in seat 1 keeps from the chapter before.
heroes-option-kept_2 = Loot kept by clan 2
heroes-option-kept_2-help = The loot cards that the clan in seat 2 keeps from the chapter before.
heroes-option-kept_3 = Loot kept by clan 3
heroes-option-kept_3-help = The loot cards that the clan in seat 3 keeps from the chapter before.
heroes-option-kept_4 = Loot kept by clan 4
heroes-option-kept_4-help = The loot cards that the clan in seat 4 keeps from the chapter before.
heroes-option-kept_5 = Loot kept by clan 5
heroes-option-kept_5-help = The loot cards that the clan in seat 5 keeps from the chapter before.
heroes-option-kept_6 = Loot kept by clan 6
heroes-option-kept_6-help = The loot cards that the clan in seat 6 keeps from the chapter before.
heroes-option-wave_0 = Assaults without cards
heroes-option-wave_0-help = For a gentle first game: so many assaults at the start draw no guild card. The rulebook has none.
heroes-option-wave_0-scenario = as many as the scenario suggests
heroes-option-wave_0-0 = none
heroes-option-wave_0-1 = 1
heroes-option-wave_0-2 = 2
heroes-option-wave_0-3 = 3
heroes-option-wave_0-4 = 4
heroes-option-treasure_values = Values of the Treasures
heroes-option-treasure_values-help = Each Treasure of the set-up is taken at random from the shuffled heap, or at random among those of the value that the scenario suggests for the room. The value-4 Treasure always lies where the scenario says.
heroes-option-treasure_values-random = at random
heroes-option-treasure_values-scenario = as the scenario suggests
heroes-option-laboratory_clan = Clan of the Laboratory
heroes-option-laboratory_clan-help = How the clan is chosen whose cards join the loot.
heroes-option-laboratory_clan-team_choice = the team chooses
heroes-option-laboratory_clan-random = at random
heroes-option-cells_window = When heroes may be thrown
heroes-option-cells_window-help = At any moment of the own turn, or in its first three phases only.
heroes-option-cells_window-whole_turn = the whole turn
heroes-option-cells_window-phases_1_to_3 = phases 1 to 3
heroes-option-cells_scenario_card_still_draws = Cards also for a Scenario card
heroes-option-cells_scenario_card_still_draws-help = A throw that turns up a Scenario card draws the three cards all the same.
heroes-option-tactics_reshuffle = New Tactics deck
heroes-option-tactics_reshuffle-help = When an empty deck is made anew.
heroes-option-tactics_reshuffle-immediate = at once
heroes-option-tactics_reshuffle-on_demand = when a card is needed
heroes-option-allow_voluntary_discard = Dropping hand cards
heroes-option-allow_voluntary_discard-help = Unwanted hand cards may be discarded at the end of phase 1.
heroes-option-refresh_may_discard_loot = Loot pays for a refresh
heroes-option-refresh_may_discard_loot-help = Acquired loot may be discarded to refresh the display.
heroes-option-defend_card_discarded_at_once = Defend cards are discarded at once
heroes-option-defend_card_discarded_at_once-help = A card played to defend goes straight to the discard pile instead of lying in the play area until its owner's next upkeep.
heroes-option-defend_vs_archer_exhibit = Defend against the Archer's shot
heroes-option-defend_vs_archer_exhibit-help = Defend also works against the shot of a newly summoned Archer.
heroes-option-max_portals_per_room = Portals in a room
heroes-option-max_portals_per_room-help = How many Portals may lie in one room; the second lies in reserve.
heroes-option-clan_ability_cost_activates = Activates for the clan ability
heroes-option-clan_ability_cost_activates-help = How many Activates one use of the clan ability costs.
heroes-option-poltergeist_ability_uses_portals = Poltergeists use Portals
heroes-option-poltergeist_ability_uses_portals-help = The Poltergeist's ability also leads through completed Portals.
heroes-option-wave_quota_fixed_at_assault_start = Number of cards fixed
heroes-option-wave_quota_fixed_at_assault_start-help = The number of guild cards is fixed when the assault starts; else wave 2 counts at once.

# What can be inspected
heroes-look-room = { $roomName }: type { $typeName }, cell { $cell }, { $steps ->
    [0] where the heroes want to go
    [one] 1 step to the Vault
   *[other] { $steps } steps to the Vault
  }.
heroes-look-door = Passage to { $roomName }.
heroes-look-treasure = Treasure of value { $value }; it takes { $now ->
    [one] 1 hero
   *[other] { $now } heroes
  } to plunder it.
heroes-look-portal = Portal: { $sideName }.
heroes-look-marks = { $count ->
    [one] 1 Event token.
   *[other] { $count } Event tokens.
  }
heroes-look-lot = { $whatName }: { $count }.
heroes-look-monster = { $whatName }: { $count }{ $wounds ->
    [0] .
    [one] , with 1 Wound each.
   *[other] , with { $wounds } Wounds each.
  }
heroes-look-hero = { $whatName }: { $count }, { $state ->
    [exhausted] exhausted
    [pending] about to enter
    [active] active
   *[other] charging
  }{ $grade ->
    [champion] , with a badge.
    [wounded] , with a badge and a Wound.
   *[plain] .
  }
heroes-look-project = { $roomName }: { $where ->
    [project] among the projects
    [deck] in the construction deck
   *[box] not in this game
  }, open to { $openName }.
heroes-look-clan = { $clanName }: { $all ->
    [one] 1 monster
   *[other] { $all } monsters
  } of health { $health }, { $lair } in the lair.
heroes-look-cards = Cards: { $deck } in the deck, { $hand } in hand, { $discard } in the discard pile.
heroes-look-there = { $roomName }: { $count }{ $wounds ->
    [0] .
    [one] , with 1 Wound each.
   *[other] , with { $wounds } Wounds each.
  }
heroes-look-class = { $heroName }: { $left } of 5 in the supply, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } left in the guild deck.
heroes-look-hero-there = { $roomName }: { $count }, { $state ->
    [exhausted] exhausted
    [pending] about to enter
    [active] active
   *[other] charging
  }{ $grade ->
    [champion] , with a badge.
    [wounded] , with a badge and a Wound.
   *[plain] .
  }
heroes-look-token = { $whatName }: { $left } of 5 in the supply.
heroes-look-card = { $cardName }: { $where ->
    [hand] in the hand of the { $clanName }.
    [area] in the play area of the { $clanName }.
    [discard] in the discard pile of the { $clanName }.
    [deck] in the deck of the { $clanName }.
    [unseen] in the deck or in the hidden hand of the { $clanName }.
    [display] on display.
    [loot] in the loot deck.
   *[box] not in this game.
  }
heroes-look-icon = { $side ->
    [none] {""}
   *[other] { $sideName }:{" "}
  }{ $iconName }{ $many ->
    [one] {""}
   *[other] {" "}×{ $many }
  }{ $then ->
    [none] {""}
   *[other] , then { $thenName }
  }{ $more ->
    [one] {""}
   *[other] {" "}×{ $more }
  }
heroes-look-guild = Guild: wave { $wave } of 2, { $left ->
    [one] 1 card
   *[other] { $left } cards
  } left in the deck, { $gone } discarded.
heroes-look-in-deck = Still in the deck: { $cardName }.
heroes-look-guild-card = { $cardName }: { $where ->
    [deck] still in the guild deck.
    [discard] discarded.
    [resolving] being carried out.
   *[box] not in this game.
  }
heroes-name-guild = Guild
heroes-name-event-token = Event token
heroes-pile-head = { $which ->
    [resolving] Guild card being carried out
    [guild] Discarded guild cards
    [area] { $clanName }, play area
    [discard] { $clanName }, discard pile
    [removed] Treasures out of the game
   *[supply] Supply
  }: { $count }
heroes-pile-lot = {"  "}{ $count } × { $whatName }
heroes-pile-treasures = {"  "}{ $count } × Treasure of value { $value }
heroes-pile-deck = { $which ->
    [guild] Guild deck
    [clan] Deck of the { $clanName }
    [rooms] Construction deck
   *[loot] Loot deck
  }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
heroes-goal-waves = Survive both waves: this is wave { $wave } of { $needs }, { $left ->
    [one] 1 guild card is
   *[other] { $left } guild cards are
  } left in it.
heroes-goal-treasure = Keep the Treasure of value 4 in { $roomName }: it takes { $needs ->
    [one] 1 active hero
   *[other] { $needs } active heroes
  } and no monster there; { $has ->
    [one] 1 hero
   *[other] { $has } heroes
  } and { $guards ->
    [one] 1 monster are there.
   *[other] { $guards } monsters are there.
  }
heroes-goal-chapter = { $chronicleName }: chapter { $chapter } of { $needs }.
heroes-gift-spoils = Spoils of the last chapter: every player began with one more loot card.
heroes-gift-stores = Stores from an earlier chapter: one of each resource began in the Vault.
heroes-gift-snares = Snares from an earlier chapter: a Trap began in every room beside the Vault.
heroes-gift-gate = A gate from an earlier chapter: one more Portal was open from the start.
heroes-gift-muster = A muster from an earlier chapter: every clan began with { $count ->
    [one] one more monster
   *[other] { $count } more monsters
}.
heroes-gift-warning = Forewarned by an earlier chapter: { $count ->
    [one] one more assault comes
   *[other] { $count } more assaults come
} without cards.
heroes-gift-toll = A toll of an earlier chapter: every player began with { $count ->
    [one] one card
   *[other] { $count } cards
} less.
heroes-goal-soup = Do not let { $needs } bowls stay empty: { $has } so far.
heroes-goal-built = Build { $needs } rooms before wave 2 begins: { $has } so far.
heroes-goal-stage = Bring { $needs } amplifiers to the stage: { $has } so far.
heroes-goal-dish = Serve { $tokenName } { $needs ->
    [one] once
   *[other] { $needs } times
  }: { $has } so far.
heroes-goal-home = Bring the chest to the Vault before wave 2 begins: { $steps ->
    [0] it is there.
    [one] it is 1 step away.
   *[other] it is { $steps } steps away.
  }
heroes-goal-tally = Do not lose { $needs } Treasures of value 1: { $has } so far.
heroes-goal-ring = Have rooms of { $needs } types, { $has } so far, and a ring of { $ring } rooms.

# What may come of an option, before it is done.
heroes-may-kill = 1 damage: the { $heroName } falls. { $others ->
    [0] Nobody else is left there.
    [one] One more hero stays there.
   *[other] { $others } more heroes stay there.
  }
heroes-may-wound = 1 damage: the { $heroName } is only wounded and stays. { $others ->
    [one] One hero is left there.
   *[other] { $others } heroes are left there.
  }
heroes-may-icons = { $count ->
    [one] An icon of the card on the table is lost.
   *[other] { $count } icons of the card on the table are lost.
  }
heroes-may-cards = { $count ->
    [one] One card stays unplayed in your hand.
   *[other] { $count } cards stay unplayed in your hand.
  }
