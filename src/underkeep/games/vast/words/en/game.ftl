# Vast: The Crystal Caverns: questions, options, log, refusals. `$what` is an id to select by, `$whatName` its name.

# Roles
vast-role-knight = The Knight
vast-role-goblins = The Goblins
vast-role-dragon = The Dragon
vast-role-cave = The Cave
vast-role-thief = The Thief

# Names
vast-name-none = none
vast-name-fangs = Fangs
vast-name-bones = Bones
vast-name-eye = Eye
vast-name-north = north
vast-name-east = east
vast-name-south = south
vast-name-west = west
vast-name-movement = Movement
vast-name-perception = Perception
vast-name-strength = Strength
vast-name-bomb = Bomb
vast-name-bow = Bow
vast-name-map = Ancient Map
vast-name-shield = Shield
vast-name-free = unplaced cubes
vast-name-aside = cubes set aside
vast-name-track = the Grit track
vast-name-discarded = the discarded cubes
vast-name-entrance = the Entrance
vast-name-bread = Cave Bread
vast-name-crystal_token = the Crystal
vast-name-crystal = Crystal
vast-name-event = Event
vast-name-vault = Vault
vast-name-treasure_room = Treasure Room
vast-name-treasure = Treasure
vast-name-gem_claw = Claw Gem
vast-name-gem_flame = Flame Gem
vast-name-gem_wing = Wing Gem
vast-name-any = any symbol
vast-name-tribes = the Tribes
vast-name-bones_1 = Bones, first slot
vast-name-bones_2 = Bones, second slot
vast-name-greed = Greed
vast-name-hunger = Hunger
vast-name-pride_event = Pride (Event tiles)
vast-name-pride_gem = Pride (Gems)
vast-name-pride_still = Pride (rest)
vast-name-omen_bat = bat
vast-name-omen_boulder = boulder
vast-name-omen_crystal = crystal
vast-name-omen_mushroom = mushroom
vast-name-omen_path = path
vast-name-omen_chasm = chasm
vast-name-bat = bat
vast-name-boulder = boulder
vast-name-mushroom = mushroom
vast-name-path = path
vast-name-chasm = chasm
vast-name-rockslide = Rockslide
vast-name-low = lowest token
vast-name-middle = middle token
vast-name-high = highest token
vast-name-rotate = turn a Lit tile
vast-name-restore = put back an Event token
vast-name-cycle = top Events to the bottom
vast-name-meat_disc = the Meat!
vast-name-hidden_card = a hidden card at random
vast-name-tile_entrance = Entrance
vast-name-tile_ambush = Ambush
vast-name-tile_event = Event
vast-name-tile_treasure_room = Treasure Room
vast-name-tile_vault = Vault
vast-name-tile_crystal = Crystal
vast-name-sidequests = Sidequest cards
vast-name-secrets = Secrets
vast-name-treasures = Treasure cards
vast-name-powers = Power cards
vast-name-war = War cards

# Questions
vast-ask-ambush = An Ambush! Does a hidden Tribe attack the Knight?
vast-ask-anywhere = The supply is empty: from which tile does the Treasure come?
vast-ask-axe = A hit! Discard the cube on the Mighty Axe for one more damage?
vast-ask-bats = What do the Giant Bats carry off?
vast-ask-beetles = { $tribeName } loses { $amount } Population. Discard the Bright Beetles to lose one less?
vast-ask-blessed = Which Tribe gets { $cardName }?
vast-ask-brace = An Ambush is near: place cubes that help?
vast-ask-shield = Make the Shield ready before the card is seen?
vast-ask-order = What do you attack first?
vast-ask-burn = Which Dark tile burns?
vast-ask-cave = What does the Cave do?
vast-ask-cave-in = Which tile caves in? { $count } more may fall.
vast-ask-curse = What does the Crystal Curse do?
vast-ask-deal = Which Treasure card does the Knight get?
vast-ask-discard-power = Which Power card do you discard?
vast-ask-discard-secret = You hold more than five Secrets: which one do you discard?
vast-ask-dragon = What does the Dragon do?
vast-ask-edge = { $symbol ->
    [cave] Which open edge is filled next?
   *[other] Which open edge is filled next? On top of the stack: { $symbolName }.
  }
vast-ask-event = Which Event is played on the Knight?
vast-ask-exit = { $pieceName } must leave { $squareName }: where to?
vast-ask-explore = In which direction does { $tribeName } explore?
vast-ask-flame-wall = On which tile does the Flame Wall burn?
vast-ask-flare = Around which space does the Flare burn?
vast-ask-flee-ogre = Where do you flee from the Ogre?
vast-ask-dragged = Along which diagonal does the Underworm drag the Knight?
vast-ask-group = The map is split: which group of tiles is slid?
vast-ask-hatred = What does Hatred do?
vast-ask-hex = Whom does the Hex strike, for { $amount }?
vast-ask-hidden = Which hidden Tribe attacks from its Hiding Spots?
vast-ask-hiss = At which Tribe does the Dragon hiss?
vast-ask-hoard = Pick up Treasures, or wake Greed? You hold { $held }.
vast-ask-jump = Where does { $tribeName } vanish to?
vast-ask-keep = Keep this Treasure card, or decline it for 5 Grit?
vast-ask-knight = What does the Knight do? Movement { $movement }, Encounters { $encounters }.
vast-ask-lift = All Rockslides are out: from which tile is one taken?
vast-ask-lift-edge = Which Rockslide of { $squareName }?
vast-ask-light = Light: discard a Hero cube for 2 Health?
vast-ask-loot = The Thief is dead: { $level } Secrets or { $level } Rage?
vast-ask-lose-cube = Your Grit fell below { $space }: which placed cube goes back?
vast-ask-lose-upgrade = Soporific Spores: which upgrade do you lose?
vast-ask-lost-monster = Which Monster does { $tribeName } lose?
vast-ask-lost-omen = Which Omen token do you discard?
vast-ask-magic-shot = Whom does the Enchanted Bow hit?
vast-ask-meet = What do you do in this Encounter?
vast-ask-monster = Which Monster do you assign?
vast-ask-next-tile = Which tile is turned up next?
vast-ask-overpopulation = Overpopulation: which Tribe scatters?
vast-ask-past-plunder = Past Plunder: where does the Treasure go?
vast-ask-pay = What pays for { $powerName } ({ $symbolName })?
vast-ask-place = { $symbol ->
    [cave] Where is the next Dark tile placed?
   *[other] Where is the next Dark tile placed? On top of the stack: { $symbolName }.
  }
vast-ask-place-gem = Do you place a Gem on your tile?
vast-ask-plunder-tile = Past Plunder: where is a new tile laid for the Treasure?
vast-ask-poison = Poison: which Hero cube goes to the Entrance?
vast-ask-push = { $spaces ->
    [one] { $pieceName } is moved by one space: where to?
   *[other] { $pieceName } is moved, up to { $spaces } spaces: where to?
  }
vast-ask-redraw-secret = Goblin Ruby: redraw one of the Secrets just drawn?
vast-ask-refresh = Spend an unplaced cube for 1 Health?
vast-ask-refuse-discs = { $cardName }: refuse the discs of a Tribe for 1 Rage?
vast-ask-remove = Which tile is removed?
vast-ask-restored = On which Event tile is the token put back?
vast-ask-reveal = Where does { $tribeName } appear?
vast-ask-rockslide = At which tile does the Rockslide go down?
vast-ask-rockslide-edge = On which edge of { $squareName }?
vast-ask-rotated = Which tile is turned?
vast-ask-rotation = How is { $squareName } turned?
vast-ask-scratched = Whom does Scratch hit?
vast-ask-shot = Which Tribe do you shoot at?
vast-ask-shriek = The die shows { $face ->
    [1] the eight spaces around, not the centre
    [2] the four sides, not the centre
    [3] the four sides and the centre
    [4] the four corners, not the centre
    [5] the four corners and the centre
   *[other] the centre alone
  }: spend the Shriek to roll again?
vast-ask-sleep = Soporific Spores: in which row does a cube fall asleep?
vast-ask-sleepers = Soporific Spores: which Tribe falls to Population 1?
vast-ask-slide = In which direction does the group of { $squareName } slide?
vast-ask-join = No straight slide joins the group of { $squareName }: to which square does that tile go?
vast-ask-slip-away = You evaded: step to an adjacent tile?
vast-ask-slither-from = Slither: from which row?
vast-ask-slither-to = Slither: to which row?
vast-ask-slot = Where does { $monsterName } go?
vast-ask-spend = Which Omen token pays for { $omenName }?
vast-ask-spores = Who breathes the Soporific Spores?
vast-ask-stats = Assign your Stat tokens.
vast-ask-steal = Which Treasure card do you steal?
vast-ask-steal-secret = Which Secret do you steal?
vast-ask-sticky = It failed. Use Sticky Fingers to roll again?
vast-ask-surface = You are awake on a Crystal tile: surface?
vast-ask-swat = From which space is a token swatted?
vast-ask-swatted = Which token on { $squareName }?
vast-ask-thief = What does the Thief do? Movement { $movement }, cubes { $cubes }.
vast-ask-tile = Which tile goes on { $squareName }?
vast-ask-token = { $spaces ->
    [one] Where does the token on { $squareName } end? One space away.
   *[other] Where does the token on { $squareName } end? Up to { $spaces } spaces.
  }
vast-ask-trap = Discard the Trap so that no Tribe is hit?
vast-ask-treasure = Where is the Treasure placed?
vast-ask-tribe = Which Tribe is activated?
vast-ask-tribe-acts = What does { $tribeName } do?
vast-ask-tunnel = Where do the Secret Tunnels lead { $tribeName }?
vast-ask-turn = How is the tile on { $squareName } turned?
vast-ask-upgrade = Where does the stashed token go?
vast-ask-wall = Which wall does the Bomb open?
vast-ask-war = Which War card do you keep?
vast-ask-way-out = { $pieceName } is swept away by Wrath: where to?
vast-ask-wing = Where does the Wing carry you?

# Options of a question
vast-do-done = Stop
vast-do-yes = Yes
vast-do-no = No
vast-do-encounter = Have an Encounter here
vast-do-keep = Keep the card
vast-do-decline = Decline it for 5 Grit
vast-do-explore = Explore
vast-do-reveal = Reveal
vast-do-hide = Hide
vast-do-special = Special action
vast-do-flare = Flare
vast-do-wisp = Let the Wisp lead the Knight
vast-do-scatter = Scatter
vast-do-move = Through the Secret Tunnels
vast-do-shape = Shape the Cave
vast-do-collect = Collect Omens
vast-do-treasure = Place a Treasure
vast-do-skip-treasure = Place no Treasure
vast-do-remove-hatred = Remove a Hatred token
vast-do-halt = End the movement
vast-do-look = Look at the tile
vast-do-surface = Surface
vast-do-gain-rage = Gain Rage
vast-do-draw-secrets = Draw Secrets
vast-do-draw-monster = Face a Monster
vast-do-square = { $whatName }
vast-do-direction = { $whatName }
vast-do-turn = Quarter turns: { $what }
vast-do-tile = { $whatName } tile { $number }
vast-do-cube = Hero cube on { $whatName }
vast-do-from = A cube from { $whatName }
vast-do-quest = Complete { $whatName }
vast-do-show = Show { $whatName }
vast-do-use = Use { $whatName }
vast-do-attack = Attack { $whatName }
vast-do-take = Take: { $whatName }
vast-do-event = Play { $whatName }
vast-do-deal = Deal { $whatName }
vast-do-war = { $whatName }
vast-do-refuse = Refuse the discs of { $whatName }
vast-do-tribe = { $whatName }
vast-do-monster = { $whatName }
vast-do-slot = { $whatName }
vast-do-secret = Play { $whatName }
vast-do-discard = Discard { $whatName }
vast-do-redraw-war = Ruby: redraw { $whatName }
vast-do-redraw-monster = Ruby: redraw { $whatName }
vast-do-redraw-secret = Ruby: redraw { $whatName }
vast-do-power = { $whatName }
vast-do-pay = Card: { $whatName }
vast-do-pay-gem = { $whatName }
vast-do-wake = Wake { $whatName }
vast-do-row = { $whatName }
vast-do-place-gem = Place the { $whatName }
vast-do-omen = { $whatName }
vast-do-spend = { $whatName }
vast-do-target = { $whatName }
vast-do-stats = Movement { $movementName }, Stealth { $stealthName }, Thievery { $thieveryName }
vast-do-loot = Loot { $whatName } ({ $number ->
    [one] 1 cube
   *[other] { $number } cubes
  })
vast-do-pickpocket = Pickpocket { $whatName } ({ $number ->
    [one] 1 cube
   *[other] { $number } cubes
  })
vast-do-backstab = Backstab { $whatName } ({ $number ->
    [one] 1 cube
   *[other] { $number } cubes
  })
vast-do-pick-lock = Pick the lock, level { $what }
vast-do-hide-loot = Hide Loot for { $what }
vast-do-upgrade = { $whatName }
vast-do-climb = Climb { $whatName }
vast-do-piece = { $whatName }
vast-do-plunder = Plunder: { $whatName }
vast-do-curse = { $whatName }
vast-do-steal = Steal: { $whatName }

# Log: deeds, and what comes of them
vast-log-turn-began = Round { $round }: { $roleName }
vast-log-collapse-began = The Collapse begins: from now on tiles fall.
vast-log-game-ended = { $winner ->
    [knight] The Knight wins!
    [goblins] The Goblins win!
    [dragon] The Dragon wins!
    [cave] The Cave wins!
    [thief] The Thief wins!
   *[other] Nobody wins.
  }
vast-log-piece-moved = { $how ->
    [climb] { $pieceName } climbs from { $originName } to { $squareName }.
    [appear] { $pieceName } Tribe ({ $goblins }) comes out of the dark at { $squareName }.
    [tunnel] { $pieceName } Tribe ({ $goblins }) takes the Secret Tunnels from { $originName } to { $squareName }.
    [enter] { $pieceName } enters the map at { $squareName }.
    [push] { $byName } { $by ->
        [goblins] move
       *[other] moves
      } { $piece ->
          [knight] the Knight
          [dragon] the Dragon
          [thief] the Thief
         *[other] { $pieceName } Tribe
        } from { $originName } to { $squareName }.
    [leave] { $piece ->
        [knight] The Knight
        [dragon] The Dragon
        [thief] The Thief
       *[other] { $pieceName } Tribe
      } gets away from { $originName } to { $squareName }.
    [slip] { $pieceName } slips away from { $originName } to { $squareName }.
    [leap] { $pieceName } leaps from { $originName } to { $squareName }.
    [vanish] The Gnome takes { $pieceName } Tribe from { $originName } to { $squareName }.
    [drag] The Underworm drags the Knight from { $originName } to { $squareName }.
    [flee] { $pieceName } flees from { $originName } to { $squareName }.
    [follow] { $pieceName } Tribe ({ $goblins }) moves on to { $squareName }.
    [uncover] { $pieceName } Tribe ({ $goblins }) is uncovered at { $squareName }.
   *[other] { $piece ->
       [knight] The Knight
       [dragon] The Dragon
       [thief] The Thief
      *[other] { $pieceName } Tribe
     } goes from { $originName } to { $squareName }.
  }
vast-log-piece-left = { $how ->
    [hide] { $pieceName } Tribe hides again, off { $originName }.
    [stranded] { $pieceName } Tribe has no tile beside it any more and hides.
   *[other] { $pieceName } Tribe is driven off { $originName } and hides.
  }
vast-log-tribe-lurked = { $tribeName } Tribe lurks on the open space { $squareName }.
vast-log-cave-shaped = { $byName } { $by ->
    [goblins] lay
   *[other] lays
  } a tile at { $squareName }: tiles left { $before } → { $left }.
vast-log-tile-placed = A Dark tile comes to { $squareName }{ $symbol ->
    [none] , without a Tribe's mark.
   *[other] , with the mark of { $symbolName }.
  }
vast-log-tile-turned = { $byName } turns up the tile at { $squareName }.
vast-log-tile-revealed = { $squareName } is revealed: { $whatName }.
vast-log-tile-shown = { $squareName } is turned over: { $whatName }.
vast-log-tile-rotated = The tile at { $squareName } is turned round.
vast-log-tile-removed = { $squareName } falls: { $whatName }.
vast-log-tile-looked-at = The Thief looks at the tile at { $squareName }{ $what ->
    [none] .
   *[other] : { $whatName }.
  }
vast-log-collapse-caused = { $byName } { $by ->
    [goblins] let
   *[other] lets
  } { $squareName } collapse.
vast-log-crystal-tile-fallen = A Crystal tile is gone: { $before } → { $fallen } of { $needed }.
vast-log-map-slid = The map slides together: { $squareName } → { $toName }.
vast-log-map-shifted = The window over the map moves: { $south } south, { $east } east.
vast-log-entrance-moved = The Entrance is at { $squareName } now.
vast-log-terrain-placed = Terrain appears at { $squareName }: { $terrainName }.
vast-log-terrain-drawn = The Terrain card shows { $terrainName }.
vast-log-terrain-removed = Terrain falls at { $squareName }: { $terrainName }.
vast-log-die-rolled = The Dragon die shows { $face ->
    [1] the eight spaces around, not the centre
    [2] the four sides, not the centre
    [3] the four sides and the centre
    [4] the four corners, not the centre
    [5] the four corners and the centre
   *[other] the centre alone
  }.
vast-log-die-struck = { $squares ->
    [none] It hits no tile.
   *[other] It hits { $squaresName }.
  }
vast-log-action-die-rolled = The Action die shows { $value }.
vast-log-attack-missed = Missed.
vast-log-token-placed = { $how ->
    [placed] { $byName } { $by ->
        [goblins] lay
       *[other] places
      } { $token ->
        [treasure] a Treasure
        [meat_disc] the Meat!
       *[other] the { $tokenName }
      } at { $squareName }.
    [dropped] { $token ->
        [treasure] A Treasure
       *[other] The { $tokenName }
      } drops at { $squareName }.
   *[other] { $token ->
        [flame_wall] The Flame Wall burns at { $squareName }.
        [troll] The Troll waits at { $squareName }.
       *[other] { $tokenName } at { $squareName }.
      }
  }
vast-log-token-removed = { $token ->
    [flame_wall] The Flame Wall goes out.
   *[other] The { $tokenName } goes back to the Dragon.
  }
vast-log-token-shifted = { $byName } { $by ->
    [goblins] move
   *[other] moves
  } { $token ->
    [treasure] a Treasure
   *[other] the { $tokenName }
  } from { $originName } to { $squareName }.
vast-log-token-sought = { $byName } { $trapped ->
    [true] reaches for the { $tokenName } at { $squareName }: trapped if the die shows the centre.
   *[false] takes { $token ->
        [treasure] a Treasure
       *[other] the { $tokenName }
      } at { $squareName }{ $cubes ->
        [0] .
        [one] {" "}(1 cube).
       *[other] {" "}({ $cubes } cubes).
      }
  }
vast-log-trap-sprung = It was trapped!
vast-log-edge-placed = { $token ->
    [bomb] The Knight blows up the { $directionName } wall of { $squareName }.
   *[other] A Rockslide closes the { $directionName } edge of { $squareName }.
  }
vast-log-hazard-struck = { $hazard ->
    [flame_wall] The Flame Wall at { $squareName } burns { $piece ->
        [knight] the Knight
        [dragon] the Dragon
        [thief] the Thief
       *[other] { $pieceName } Tribe
      }.
    [light] { $pieceName } Tribe pays for leaving the light at { $squareName }.
    [magma] The Magma at { $squareName } burns { $piece ->
        [knight] the Knight
        [dragon] the Dragon
        [thief] the Thief
       *[other] { $pieceName } Tribe
      }.
    [stream] { $pieceName } Tribe pays for going against the stream at { $squareName }.
   *[other] { $pieceName } Tribe pays for wading in at { $squareName }.
  }
vast-log-flare-burnt = { $byName } { $by ->
    [goblins] let
   *[other] lets
  } a Flare burn around { $squareName }.

# The Knight
vast-log-cubes-picked-up = The Knight picks up her Hero cubes: { $free } to place.
vast-log-cube-placed = The Knight puts a Hero cube on { $placeName }, { $left } left.
vast-log-cube-moved = A Hero cube goes from { $placeName } to { $toName }.
vast-log-knight-hurt = { $health ->
    [0] The Knight loses { $by } Health ({ $before } → 0) and is dead!
   *[other] The Knight loses { $by } Health ({ $before } → { $health }).
  }
vast-log-knight-healed = The Knight gains Health ({ $before } → { $health }).
vast-log-grit-changed = Grit { $before } → { $grit }.
vast-log-event-met = The Knight meets an Event at { $squareName }{ $by ->
    [cave] ; the Cave chooses the card.
   *[other] .
  }
vast-log-event-played = The card: { $cardName }.
vast-log-events-cycled = The top Events go to the bottom of the deck.
vast-log-ambush-sprung = The Knight (Strength { $strength }) walks into an Ambush at { $squareName }!
vast-log-monster-ambushed = { $monster ->
    [none] Goblins
   *[other] { $monsterName }
  } ({ $strength ->
    [-1] the die decides
   *[other] Strength { $strength }
  }) { $monster ->
    [none] ambush
   *[other] ambushes
  } the Knight ({ $hers }) at { $squareName }.
vast-log-ambush-withstood = { $by ->
    [monster] She withstands it.
   *[other] No Tribe strikes.
  }
vast-log-dragon-attacked = { $by ->
    [knight] The Knight
   *[other] { $byName } Tribe
  } attacks the Dragon at { $squareName } (Strength { $strength }, Armor { $armor }{ $means ->
    [none] {""}
   *[other] , { $meansName }
  }){ $rolled ->
    [true] : the die must show its space.
   *[false] .
  }
vast-log-tribes-attacked = The Knight (Strength { $strength }{ $means ->
    [none] {""}
   *[other] , { $meansName }
  }) attacks { $tribesName } ({ $defence }) at { $squareName }.
vast-log-thief-attacked = { $by ->
    [knight] The Knight
   *[other] { $byName } Tribe
  } attacks the Thief at { $squareName } (Perception { $perception } against Stealth { $stealth }{ $means ->
    [none] {""}
   *[other] , { $meansName }
  }).
vast-log-crystal-smashed = { $by ->
    [knight] The Knight smashes the Crystal at { $squareName } (Strength { $strength }).
    [dragon] The Crystal at { $squareName } is smashed.
   *[other] { $byName } Tribe helps to smash the Crystal at { $squareName } (Strength { $strength }).
  }
vast-log-bow-shot = The Knight shoots her Bow at { $tribeName } Tribe, { $squareName } (Strength { $strength }): { $arrows ->
    [0] no arrow hits.
    [one] 1 arrow.
   *[other] { $arrows } arrows.
  }
vast-log-enchanted-shot = The Knight shoots the Enchanted Bow at { $target ->
    [thief] the Thief on { $squareName }.
   *[other] the Dragon on { $squareName }: { $cards ->
        [one] it must discard 1 card.
       *[other] it must discard { $cards } cards.
      }
  }
vast-log-treasure-used = { $card ->
    [potion_kit] The Knight drinks the potion.
    [javelin] The Knight readies the Javelin: Strength +1 for her next attack.
    [mighty_axe] The Knight swings the Mighty Axe once more.
    [cursed_amulet] The Knight throws the Cursed Amulet away.
    [treasure_trove] The Knight opens the Treasure Trove.
   *[other] The Knight uses { $cardName }.
  }
vast-log-rune-staff-used = The Knight spends { $grit } Grit: the Rune Staff takes her to { $squareName }.
vast-log-treasure-dealt = The Knight is dealt a Treasure card{ $card ->
    [none] .
   *[other] : { $cardName }.
  }
vast-log-treasure-kept = She keeps it.
vast-log-treasure-declined = { $card ->
    [none] She declines it.
   *[other] She declines { $cardName }.
  }
vast-log-treasure-shown = The Knight shows { $cardName }.
vast-log-treasure-lost = { $card ->
    [none] A face-down Treasure card leaves the Knight.
   *[other] { $cardName } leaves the Knight.
  }
vast-log-quest-completed = The Knight completes the Sidequest { $cardName }: { $grit } Grit.

# The Goblins
vast-log-rage-changed = Rage { $before } → { $rage }.
vast-log-population-changed = { $tribeName }: Population { $before } → { $population }.
vast-log-tribe-scattered = { $tribeName } Tribe scatters, { $population ->
    [0] nobody left.
   *[other] { $population } left.
  }
vast-log-tribe-pledged = { $tribeName } Tribe sets about the Crystal at { $squareName }: a second Tribe must help.
vast-log-knight-attacked = { $tribeName } Tribe ({ $strength }) { $how ->
    [ambush] ambushes
    [hiding_spots] strikes from its Hiding Spots at
   *[other] attacks
  } the Knight ({ $hers }) at { $squareName }.
vast-log-cards-drawn = { $deck ->
    [powers] The Dragon draws { $count ->
        [one] 1 Power card.
       *[other] { $count } Power cards.
      }
    [war] The Goblins draw { $count ->
        [one] 1 War card.
       *[other] { $count } War cards.
      }
    [secrets] The Goblins draw { $count ->
        [one] 1 Secret.
       *[other] { $count } Secrets.
      }
    [sidequests] The Knight draws { $count ->
        [one] 1 Sidequest.
       *[other] { $count } Sidequests.
      }
   *[other] { $count ->
        [one] 1 Treasure card is drawn.
       *[other] { $count } Treasure cards are drawn.
      }
  }
vast-log-war-card-chosen = The Goblins keep the War card { $cardName }.
vast-log-discs-refused = The Goblins refuse the discs of { $tribeName } Tribe for 1 Rage.
vast-log-tribes-overpopulated = { $how ->
    [scatter] Overpopulation: { $tribeName } Tribe must scatter.
    [disc] Overpopulation: the Underboss gives a Goblin of { $tribeName } Tribe.
   *[other] Overpopulation: the Leader keeps the Tribes together.
  }
vast-log-monster-drawn = A Monster is drawn: { $monsterName }.
vast-log-monster-assigned = { $slot ->
    [fangs] Fangs
    [eye] Eye
   *[other] Bones
  } Tribe gets a Monster: { $monsterName }.
vast-log-monster-stayed = { $monster ->
    [golem] The Golem stays: now each wall takes two cubes on the Ancient Map.
    [bright_beetles] The Bright Beetles stay: the next Monster is stronger by 1.
   *[other] The Ogre stays at { $squareName } and guards it.
  }
vast-log-monster-discarded = A Monster is discarded: { $monsterName }.
vast-log-monster-boxed = A Monster leaves the game: { $monsterName }.
vast-log-secret-played = The Goblins play a Secret: { $cardName }.
vast-log-secret-discarded = The Secret { $cardName } is discarded.
vast-log-kraken-rose = The Ground Kraken rises at { $squareName }: the tiles that the die hits fall.
vast-log-hex-cast = It strikes { $target ->
    [knight] the Knight: { $amount } Grit.
    [dragon] the Dragon: { $amount } Power cards.
    [cave] the Cave: { $amount } Omen tokens.
   *[other] the Thief: Stealth -{ $amount }.
  }
vast-log-tribe-blessed = { $card ->
    [cave_mushrooms] { $tribeName } Tribe eats them: it acts three times, and no other Tribe does.
   *[other] { $tribeName } Tribe has { $cardName } now.
  }
vast-log-plunder-made = { $tribeName } Tribe plunders { $token ->
    [treasure] a Treasure at { $squareName }.
    [dragon] the Dragon at { $squareName } (Strength { $strength }, Armor { $armor }): trapped if the die shows the centre.
   *[other] the { $tokenName } at { $squareName }: trapped if the die shows the centre.
  }
vast-log-tribe-explored = { $tribeName } Tribe explores { $squareName }.
vast-log-special-used = { $tribe ->
    [fangs] { $tribeName } Tribe stirs up Rage.
    [bones] { $tribeName } Tribe calls for a Monster.
   *[other] { $tribeName } Tribe looks for a Secret.
  }
vast-log-knight-lured = The Wisp of { $tribeName } Tribe leads the Knight at { $squareName } astray, up to { $spaces } spaces.
vast-log-piece-dazed = { $tribeName } Tribe dazes { $piece ->
    [knight] the Knight with the Slingshot: Strength and Perception -1 this turn.
   *[other] the Dragon with the Slingshot: Armor -1 this turn.
  }
vast-log-scheme-bought = The Goblins buy the Scheme { $cardName } for { $price ->
    [one] 1 Treasure.
   *[other] { $price } Treasures.
  }
vast-log-scheme-used = { $card ->
    [press_gangs] Press Gangs: a Goblin changes to { $tribeName } Tribe.
    [ancient_rituals] Ancient Rituals: { $tribeName } Tribe gives a Goblin for one more Secret.
   *[other] { $cardName }: the Goblins pay 1 Rage for one more Monster.
  }
vast-log-treasure-stored = Treasures stored by the Goblins: { $stored }.

# The Dragon
vast-log-power-announced = The Dragon uses { $powerName } at { $squareName } ({ $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
  }).
vast-log-power-used = The Dragon has paid for { $powerName }.
vast-log-power-aimed = Its target: { $target ->
    [knight] the Knight
    [dragon] the Dragon
    [thief] the Thief
    [cave] the Cave
    [goblins] the Goblins
   *[other] { $targetName } Tribe
  } at { $squareName }.
vast-log-power-averted = The Goblins' Trap turns it away.
vast-log-power-paid = A Power card is discarded: { $symbolName }.
vast-log-gem-used = The { $symbolName } Gem pays.
vast-log-cube-woken = The Dragon wakes { $rowName }: Wakefulness { $before } → { $wakefulness } of { $needed }.
vast-log-cube-slept = { $rowName } falls asleep: Wakefulness { $before } → { $wakefulness } of { $needed }.
vast-log-cube-shifted = A sleeping cube goes from { $rowName } to { $toName }.
vast-log-dragon-awoke = The Dragon is awake!
vast-log-dragon-surfaced = The Dragon surfaces!
vast-log-dragon-hurt = { $health ->
    [0] The Dragon loses { $by } Health ({ $before } → 0) and is dead!
   *[other] The Dragon loses { $by } Health ({ $before } → { $health }).
  }
vast-log-goblins-eaten = The Dragon eats { $by ->
    [one] a Goblin
   *[other] { $by } Goblins
  } ({ $before } → { $eaten }).
vast-log-shriek-readied = The Shriek is ready.
vast-log-shriek-spent = The Dragon shrieks: the die is rolled again.
vast-log-scale-gained = A Dragon Scale is shuffled into the Power deck; left aside: { $left }.
vast-log-scale-shown = The Dragon shows the { $scaleName }.

# The Cave
vast-log-omens-collected = The Cave collects Omens: { $due ->
    [one] 1 is due.
   *[other] { $due } are due.
  }
vast-log-omens-drawn = Omens drawn: { $symbols ->
    [none] none.
   *[other] { $symbolsName }.
  }
vast-log-omen-announced = The Cave uses { $omenName } ({ $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }).
vast-log-omen-used = The Cave has paid for { $omenName }.
vast-log-omen-aimed = Its target: { $target ->
    [knight] the Knight
    [dragon] the Dragon
    [thief] the Thief
    [cave] the Cave
    [goblins] the Goblins
   *[other] { $targetName } Tribe
  }.
vast-log-omen-spent = An Omen token goes back to the bag: { $symbolName }.
vast-log-hatred-removed = Hatred tokens { $before } → { $left }.

# The Thief
vast-log-stats-assigned = The Thief sets Movement { $movement }, Stealth { $stealth }, Thievery { $thievery }.
vast-log-pickpocket-tried = The Thief picks { $target ->
    [knight] the Knight's pocket
    [dragon] the Dragon's pocket
   *[other] the pocket of { $targetName } Tribe
  } at { $squareName } (Stealth { $stealth } against { $target ->
    [dragon] Armor
   *[other] Perception
  } { $defence }){ $needed ->
    [1] .
   *[other] {" "}with { $needed } or more.
  }
vast-log-lock-tried = The Thief picks the lock of the Vault at { $squareName }{ $needed ->
    [1] .
   *[other] {" "}with { $needed } or more.
  }
vast-log-lock-opened = The Vault is open.
vast-log-attempt-failed = It fails.
vast-log-backstab-made = The Thief stabs { $target ->
    [knight] the Knight
    [dragon] the Dragon
    [thief] the Thief
    [cave] the Cave
    [goblins] the Goblins
   *[other] { $targetName } Tribe
  } in the back at { $squareName } (Stealth { $stealth } against { $target ->
    [dragon] Armor
   *[other] Perception
  } { $defence }{ $means ->
    [none] {""}
   *[other] , { $meansName }
  }), { $cubes ->
    [one] lightly.
    [2] hard.
   *[other] very hard.
  }
vast-log-thief-killed = { $by ->
    [knight] The Knight kills the Thief
    [goblins] The Goblins kill the Thief
    [dragon] The Dragon kills the Thief
    [cave] The Cave kills the Thief
   *[other] The Thief dies
  } at { $squareName }.
vast-log-attack-evaded = The Thief evades.
vast-log-loot-taken = { $role ->
    [dragon] The Dragon holds Treasures: { $before } → { $held }.
   *[other] { $token ->
        [treasure] The Thief has a Treasure more
       *[other] The Thief has the { $tokenName }
      }: carried { $before } → { $held }.
  }
vast-log-loot-stashed = The Thief stashes a Treasure at { $squareName }: { $before } → { $stashed } of { $needed }.
vast-log-loot-level-set = { $cubes ->
    [0] Loot Drop Level { $before } → { $level }.
   *[other] The Thief hides loot: Loot Drop Level { $before } → { $level }.
  }
vast-log-upgrade-gained = Upgrade: { $upgradeName }.
vast-log-upgrade-lost = Upgrade lost: { $upgradeName }.
vast-log-advancement-revealed = The Thief turns up his Advancement card: { $cardName }.
vast-log-charm-used = The Thief charms { $role ->
    [knight] the Knight
    [goblins] the Goblins
    [dragon] the Dragon
   *[other] the Cave
  } and gains 2 cubes.
vast-log-wand-used = The Thief waves his Wand at { $target ->
    [thief] himself
   *[other] { $target ->
       [knight] the Knight
       [dragon] the Dragon
       [thief] the Thief
       [cave] the Cave
       [goblins] the Goblins
      *[other] { $targetName } Tribe
     }
  }, { $charges ->
    [one] 1 charge left.
   *[other] { $charges } charges left.
  }

# The race: what stands in the strip, and who may win next turn
vast-race-kill-dragon = Dragon's Health { $has } of { $most }
vast-race-kill-knight = Knight's Health { $has } of { $most }
vast-race-crystals = { $has } of { $needs } Crystals
vast-race-way-out = to the Entrance
vast-race-wake = { $has } of { $needs } awake
vast-race-surface = awake, to a Crystal tile
vast-race-escape = surfaced, to the Entrance
vast-race-tiles = { $left ->
    [one] 1 tile left
   *[other] { $left } tiles left
  }
vast-race-fall = { $has } of { $needs } Crystals fallen
vast-race-stash = { $has } of { $needs } stashed
vast-race-why-knight = The Dragon has { $health } Health and Armor { $armor }, { $steps ->
    [0] on her tile
    [one] 1 tile away
   *[other] { $steps } tiles away
  }; her { $cubes } Hero cubes are enough to strike it.
vast-race-why-way-out = She has her Crystals, and the Entrance is { $steps ->
    [0] here.
    [one] 1 tile away.
   *[other] { $steps } tiles away.
  }
vast-race-why-goblins = { $count ->
    [one] 1 Tribe on the map beats
   *[other] { $count } Tribes on the map beat
  } her Strength { $strength } and can reach her; she has { $health } Health.
vast-race-why-tribes = { $count ->
    [one] 1 Tribe
   *[other] { $count } Tribes
  } on the map can beat the Dragon, which has { $health } Health.
vast-race-why-crystal = One Crystal is missing, and { $count } Tribes on the map are strong enough to smash it.
vast-race-why-dragon = The Entrance is { $moves ->
    [one] 1 move away
   *[other] { $moves } moves away
  }; it has a free one and up to { $wings } by Wing.
vast-race-why-cave = { $needed ->
    [one] 1 Crystal tile
   *[other] { $needed } Crystal tiles
  } must still fall, { $lying } lie open, and the Cave removes { $count } tiles a turn.
vast-race-why-thief = He carries { $carried }, and the Entrance is { $steps ->
    [one] 1 tile
   *[other] { $steps } tiles
  } away; his Movement may be { $movement }.
vast-race-why-loot = One is missing: by { $squareName } he is home in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }; his Movement may be { $movement }.

# What the result counts
vast-tally-dragon-attacked = Attacks on the Dragon: { $count }
vast-tally-tribes-attacked = Attacks on Tribes: { $count }
vast-tally-quest-completed = Sidequests completed: { $count }
vast-tally-event-met = Events met: { $count }
vast-tally-crystal-smashed = Crystals smashed: { $count }
vast-tally-token-sought = Treasures and Gems reached for: { $count }
vast-tally-knight-hurt = Wounds taken: { $count }
vast-tally-knight-attacked = Attacks on the Knight: { $count }
vast-tally-plunder-made = Plunders: { $count }
vast-tally-secret-played = Secrets played: { $count }
vast-tally-tribe-scattered = Tribes scattered: { $count }
vast-tally-power-announced = Powers used: { $count }
vast-tally-goblins-eaten = Meals of Goblins: { $count }
vast-tally-cube-woken = Cubes woken: { $count }
vast-tally-dragon-hurt = Blows taken: { $count }
vast-tally-omen-announced = Omens used: { $count }
vast-tally-cave-shaped = Tiles laid: { $count }
vast-tally-collapse-caused = Tiles made to fall: { $count }
vast-tally-crystal-tile-fallen = Crystal tiles fallen: { $count }
vast-tally-thief-attacked = Attacks on the Thief: { $count }
vast-tally-pickpocket-tried = Pockets picked: { $count }
vast-tally-backstab-made = Backstabs: { $count }
vast-tally-lock-tried = Locks tried: { $count }
vast-tally-loot-stashed = Treasures stashed: { $count }
vast-tally-thief-killed = Deaths: { $count }

# Refusals
vast-no-not-a-tile = There is no tile there to go to.
vast-no-not-adjacent = That space is not adjacent.
vast-no-wall-between = A wall is in the way.
vast-no-not-dark = That is no Dark tile.
vast-no-not-lit = The Entrance token moves only onto a Lit tile.
vast-no-occupied = That tile is occupied.
vast-no-not-seen = The target is not seen from here.
vast-no-not-playing = That role does not play.
vast-no-no-such-token = There is no such token there.
vast-no-not-open-edge = No open edge leads there.
vast-no-not-next-to-map = A tile must be placed on an open space adjacent to a tile.
vast-no-not-in-hand = That tile is not in the Cave's hand.
vast-no-crystal-first = On its own turn the Cave places Crystal tiles first.
vast-no-no-tiles-left = No tile is left for that.
vast-no-not-to-reveal = That tile is not revealed by this effect.
vast-no-same-turn = That rotation looks like another one.
vast-no-must-face-knight = An open side must face the tile she came from.
vast-no-must-connect = The tile must connect to the Entrance if it can.
vast-no-not-a-group = Name a group by its first tile.
vast-no-never-touches = That slide never touches another group.
vast-no-shorter-slide = { $needs ->
    [one] Another slide joins the map after one square, this one after { $has }.
   *[other] Another slide joins the map after { $needs } squares, this one after { $has }.
  }
vast-no-lurker-never-attacks = A lurking Tribe cannot step onto the Knight: no action follows its step.
vast-no-no-help-in-ambush = A cube there does not help in this Ambush.
vast-no-shield-too-late = Too late: the Shield had to be ready before the Monster was seen.
vast-no-tribes-come-first = Attack the Tribes first: they have Strength { $needs }, and without the Javelin she has { $has }.
vast-no-must-attack = Here you must attack first.
vast-no-entrance-needs-room = The Entrance token would have nowhere to go.
vast-no-javelin-targets = The Javelin is thrown at another player's piece on another space.
vast-no-plunder-too-weak = Plundering the Dragon needs Strength above its Armor { $needs }; this Tribe has { $has }.
vast-no-dragon-not-here = The Dragon is not on the Tribe's tile.
vast-no-nothing-to-scratch = Nobody whom it could scratch is on the Dragon's tile.
vast-no-no-place-for-treasure = No Treasure token is left, or no Dark tile without piece and Treasure.
vast-no-another-tribe = The disc goes to another Tribe.
vast-no-not-under-dragon = That player is not on the Dragon's tile.
vast-no-no-revealed-tribe = No Tribe is revealed.
vast-no-sling-targets = The Slingshot dazes the Knight or the Dragon only.
vast-no-curse-finds-nothing = There is no tile to turn, no Event token to bring back and no Event card to move.
vast-no-spores-find-nobody = No other player takes part whom the spores could reach.
vast-no-bats-find-nothing = There is no Knight, Tribe or Treasure that the Giant Bats could carry anywhere.
vast-no-not-yourself = Choose another player than yourself.
vast-no-nobody-in-reach = Nobody whom it could hit is in sight and in reach.
vast-no-no-rune-space = No unoccupied Lit space lies in a straight line within reach of your Grit.
vast-no-bow-targets = The Enchanted Bow shoots at the Dragon or the Thief only.
vast-no-not-on-map = That piece is not on the map.
vast-no-tribe-hidden = That Tribe is hidden: nobody can target it.
vast-no-never-the-entrance = The Entrance can never be removed.
vast-no-touches-too-many = It touches { $has } tiles; those that touch { $needs } go first.
vast-no-cannot-leave = Somebody on that tile has nowhere to go.
vast-no-lit-crystal-first = A Lit Crystal tile must be removed first.
vast-no-dark-first = Alone in the Dark removes Dark tiles before Lit ones.
vast-no-forced-onto-dark = Not onto a Dark tile.
vast-no-forced-onto-piece = Not onto a tile with another player.
vast-no-would-attack = That move would trigger an attack.
vast-no-token-out-of-reach = The token cannot end there.
vast-no-shield-protects = Her Shield protects the Knight from being moved.
vast-no-nowhere-to-go = There is nowhere to go.
vast-no-no-cube-there = There is no cube at that place.
vast-no-unplaced-first = Unplaced cubes go first.
vast-no-no-free-cube = No unplaced Hero cube is left.
vast-no-no-room = { $needs ->
    [0] That card takes no Hero cube.
    [one] One Hero cube fits there, and there is { $has }.
   *[other] { $needs } Hero cubes fit there, and there are { $has }.
  }
vast-no-no-such-treasure = She does not have that Treasure card.
vast-no-not-face-down = That card is not face down beside her board.
vast-no-needs-a-cube = It needs a Hero cube that is not used yet.
vast-no-already-used = It was used this turn already.
vast-no-already-ready = It is ready already.
vast-no-two-cubes-stay = She keeps { $needs } Hero cubes at least and has { $has }.
vast-no-not-her-quest = That Sidequest is not in her hand.
vast-no-quest-not-done = { $quest ->
    [intrepid] That Sidequest asks for { $needs } revealed tiles; there are { $has }.
    [bedecked] That Sidequest asks for { $needs } Treasure cards face up; she has { $has }.
    [persistent] That Sidequest asks for { $needs } smashed Crystals; there are { $has }.
    [adventurous] That Sidequest asks for Encounters on { $needs } spaces this turn; she has had them on { $has }.
    [swift] That Sidequest asks for { $needs } spaces entered this turn; she has entered { $has }.
   *[other] What that Sidequest asks for has not just been done.
  }
vast-no-no-movement = She has moved { $has } of { $needs } spaces this turn.
vast-no-no-encounter-to-move = She moves only with an Encounter left, and has had { $has } of { $needs }.
vast-no-no-encounter = She has had { $has } of { $needs } Encounters this turn.
vast-no-event-first = The Event token under her must be resolved first.
vast-no-tribe-too-strong = She needs Strength above { $needs } against the Tribe there and has { $has }.
vast-no-armor-too-strong = { $more ->
    [one] The Dragon's Armor is { $needs }, her Strength { $has }: one more is needed.
   *[other] The Dragon's Armor is { $needs }, her Strength { $has }: { $more } more are needed.
  }
vast-no-nothing-to-meet = There is nothing for an Encounter here.
vast-no-nothing-done = An Encounter must do something before it ends.
vast-no-attacks-come-first = Attacks come before collecting.
vast-no-not-on-her-tile = That is not on her tile.
vast-no-one-dragon-attack = The Dragon was attacked already.
vast-no-needs-a-bomb = Underground the Dragon can be attacked only with a Bomb or the Javelin.
vast-no-thief-unseen = Perception { $has } does not beat the Thief's Stealth { $needs }.
vast-no-no-crystal-here = There is no Crystal token here.
vast-no-too-weak-to-smash = Smashing a Crystal needs Strength { $needs }; she has { $has }.
vast-no-no-wall-there = There is no wall there.
vast-no-no-bomb-left = All 3 Bomb tokens are used up.
vast-no-out-of-range = The Enchanted Bow reaches { $needs } squares in a straight line; the target is { $has } away.
vast-no-no-flare = Flare is not in play for this role.
vast-no-no-monster-needed = No Monster can be asked for here.
vast-no-not-drawn = That card was not drawn.
vast-no-ruby-not-ready = The Goblin Ruby does not lie face up, or has exchanged a card this turn.
vast-no-no-rage = It costs { $needs } Rage, and there is { $has }.
vast-no-no-discs-to-refuse = That Tribe gets no discs to refuse.
vast-no-not-overflowing = That Tribe does not overflow.
vast-no-revealed-tribe-first = A revealed Tribe must scatter.
vast-no-not-held = That Secret is not in hand.
vast-no-not-its-monster = That Tribe does not have that Monster.
vast-no-too-many-monsters = The Tribes hold { $has } Monsters, and the Bones have Population { $needs }: none can be added.
vast-no-replace-only = The Tribes hold { $has } Monsters, and the Bones have Population { $needs }: one can only be replaced.
vast-no-already-acted = That was done this turn already.
vast-no-no-goblins-left = A Tribe with Population 0 cannot act.
vast-no-must-be-revealed = Only a revealed Tribe can do that.
vast-no-must-be-hidden = Only a hidden Tribe can do that.
vast-no-tribe-has-moved = The Tribe has moved, or may not move any more in this activation.
vast-no-already-passed = The Tribe has been there and back again in this activation: it walks in circles.
vast-no-knight-too-strong = The Tribe needs Strength above { $needs } to enter the Knight's tile, and would have { $has } there.
vast-no-dragon-too-strong = The Tribe needs Strength above { $needs } to enter the Dragon's tile, and would have { $has } there.
vast-no-not-on-its-tile = That is not on the Tribe's tile.
vast-no-tribe-too-weak = Strength above { $needs } is needed; the Tribe has { $has }.
vast-no-needs-ash-dragon = Tribes attack the Dragon only with Ash Dragon.
vast-no-gems-on-map = A Gem is on the map.
vast-no-no-open-space = There is no open space that way.
vast-no-not-its-symbol = That tile shows another Tribe's symbol.
vast-no-tiles-to-reveal-on = A Dark tile with its symbol is on the map.
vast-no-no-place-to-reveal = There is no place to appear.
vast-no-no-tunnels = Secret Tunnels were not played, or no unoccupied Dark tile is left.
vast-no-no-wisp = That Tribe has no Wisp.
vast-no-only-at-overpopulation = The Leader is played at overpopulation.
vast-no-only-while-active = Poison is played while a Tribe is activated.
vast-no-finish-activation = Finish the activation first.
vast-no-eye-is-empty = The Eye Tribe has no Population.
vast-no-no-ambush-tile = The Knight is not on or next to a Lit Ambush tile.
vast-no-crystal-on-tile = A Crystal token lies there.
vast-no-population-too-low = Population above { $needs } is needed; the Tribe has { $has }.
vast-no-already-moved = The free move was made already.
vast-no-not-straight = Only 1 or 2 tiles in a straight line.
vast-no-cannot-pay = That power costs { $needs ->
    [one] one symbol
   *[other] { $needs } symbols
  }; cards and Gems pay { $has } of them.
vast-no-wrong-symbol = Another symbol is needed.
vast-no-no-such-card = No such Power card is in hand.
vast-no-gem-not-ready = That Gem cannot pay now.
vast-no-row-empty = No cube is left in that row.
vast-no-section-used = That section gave a cube this turn.
vast-no-not-earned = { $row ->
    [greed] Greed wants a Treasure that the Dragon holds, and it holds none.
    [hunger] Hunger wants { $needs } eaten Goblins; there are { $has }.
    [pride_event] Pride wants an Event tile revealed by a power this turn.
    [pride_gem] Pride wants a Gem placed this turn while another one is on the map.
   *[other] Pride wants a turn without a move.
  }
vast-no-gem-placed-already = One Gem per turn.
vast-no-no-dark-tile = There is no Dark tile to reveal.
vast-no-not-visible = That tile is not visible and adjacent.
vast-no-wall-burns-already = The Flame Wall burns already.
vast-no-asleep = Only a Dragon that is awake and underground surfaces.
vast-no-no-crystal-tile = It surfaces on a Crystal tile only.
vast-no-woke-this-turn = It awoke this very turn.
vast-no-not-nearest = That is not one of the nearest tiles that stay.
vast-no-not-this-phase = { $phase ->
    [0] The Cave collects Omen tokens first.
    [1] The Cave shapes itself next.
    [2] The Cave places a Treasure next.
   *[other] The three phases of the Cave's turn are over.
  }
vast-no-treasure-compulsory = A Treasure must be placed.
vast-no-collect-comes-first = Omens are collected first.
vast-no-no-such-omen = No such Omen token is held.
vast-no-no-treasure-left = No Treasure token is left.
vast-no-not-next-to-dark = The new tile goes next to a Dark tile.
vast-no-bats-cannot-carry = Giant Bats carry neither Dragon nor Thief.
vast-no-needs-a-lit-tile = At least one of the two tiles must be Lit.
vast-no-no-rockslide-there = No Rockslide lies there.
vast-no-no-hatred-left = No Hatred token is left.
vast-no-no-event-tile = No Lit Event tile without token is there.
vast-no-no-event-cards = No Event cards are left.
vast-no-not-on-top = That card is not among those drawn.
vast-no-same-stats = That order gives the same values as another.
vast-no-no-cubes = It costs { $needs ->
    [one] one Action cube
   *[other] { $needs } Action cubes
  }; { $has } left.
vast-no-still-moving = His movement must have ended.
vast-no-already-known = He has looked at it already.
vast-no-no-vault-here = There is no Vault here.
vast-no-already-tried = That Vault was tried this turn.
vast-no-loot-too-low = The Loot Drop Level is { $has } and cannot fall by { $needs }.
vast-no-not-on-his-tile = The target is not on his tile.
vast-no-target-once = That player was a target this turn.
vast-no-too-little-stealth = { $target ->
    [dragon] Stealth { $has } does not beat Armor { $needs }.
   *[other] Stealth { $has } does not beat Perception { $needs }.
  }
vast-no-nothing-to-take = There is nothing to take.
vast-no-not-to-steal = That cannot be stolen.
vast-no-upgrade-taken = That upgrade space is taken.
vast-no-row-in-order = The row 2 → 3, 3 → 4, All 4 keeps its order.
vast-no-no-such-upgrade = He does not have that upgrade.
vast-no-row-full = That Sloth row has no free space, or no cube to give.
vast-no-shriek-ready = The Shriek is ready already.
vast-no-omen-too-dear = That omen costs { $needs ->
    [one] one token
   *[other] { $needs } tokens
  } of its symbols; the Cave has { $has }.
vast-no-omen-symbol = That omen does not accept this symbol.
vast-no-tribe-cannot-smash = A Tribe needs Strength { $needs } to smash a Crystal; this one has { $has }.
vast-no-thief-cannot-move = He has moved { $has } of { $needs } spaces this turn.
vast-no-nothing-to-climb = There is no wall to climb that way.
vast-no-dark-above = A surfaced Dragon enters no Dark tile.

# Results, reasons, facts, targets
vast-result-knight = The Knight wins.
vast-result-goblins = The Goblins win.
vast-result-dragon = The Dragon escapes and wins.
vast-result-cave = The Cave collapses and wins.
vast-result-thief = The Thief breaks the curse and wins.
vast-result-collapse = The Cave has collapsed: everybody loses.
vast-result-ambush = The Knight fell in an Ambush.
vast-result-dead = The Knight is dead.
vast-result-time = Nobody has won in time: everybody loses.
vast-why-stop = stopping gains nothing
vast-why-goal = the way to victory
vast-why-end = it ends the game
vast-why-hinders = { $role ->
    [knight] holds up the Knight
    [goblins] holds up the Goblins
    [dragon] holds up the Dragon
    [cave] holds up the Cave
   *[thief] holds up the Thief
}
vast-why-helps = { $role ->
    [knight] helps the Knight
    [goblins] helps the Goblins
    [dragon] helps the Dragon
    [cave] helps the Cave
   *[thief] helps the Thief
}
vast-why-growth = Grit and Hero cubes
vast-why-health = the Knight's Health
vast-why-cards = Treasure cards
vast-why-strike = whether the Dragon can be struck
vast-why-outlook = what her cubes may still do, and who may strike her
vast-why-quests = Sidequests, and what her Treasures are good for
vast-why-rage = Rage
vast-why-tricks = Secrets, Monsters and Schemes
vast-why-population = Population
vast-why-tribes = Tribes that can strike or lie in wait
vast-why-claws = Goblins near the Dragon's claws
vast-why-gems = Gems on the map
vast-why-prey = prey and Dark tiles near the Dragon
vast-why-powers = Power cards left in hand
vast-why-due = Sloth cubes that wake at the end of the turn
vast-why-stores = Goblins eaten and Treasures held
vast-why-exposed = how exposed the Dragon is to the Knight
vast-why-way = the way to what is wanted next
vast-why-omens = Omens, held and to come
vast-why-upgrades = upgrades
vast-why-loot = loot carried
vast-why-hunters = who may catch the Thief
vast-why-left = Movement and cubes left
vast-why-road = the way to the loot and home
vast-why-clock = how late it is, and whose turn comes
vast-fact-card = a card
vast-fact-die = a roll of the die
vast-fact-omen = Omens drawn
vast-fact-tile = a tile
vast-target-sq = { $aName }
vast-target-piece = { $aName }

# Options of a game
vast-option-roles = Who plays
vast-option-roles-help = The roles in this game; each set has its own variants.
vast-option-infestation = Goblin Infestation
vast-option-infestation-help = Who lies in wait when nobody plays the Goblins.
vast-option-agreed_goal = Agreed goal
vast-option-agreed_goal-help = Crystals for the Knight and stashed tokens for the Thief.
vast-option-awake_hunger = Hunger cubes awake
vast-option-awake_hunger-help = Hunger cubes that start on Wakefulness: 4 easy, 2 medium, 0 hard.
vast-option-removed_tiles = Shorter game
vast-option-removed_tiles-help = Random tiles removed before Crystals are added: none, or 2 to 4.
vast-option-last_round = Last round
vast-option-last_round-help = A house rule of Underkeep: after this round everybody loses.
vast-option-knight_level = Difficulty: Knight
vast-option-knight_level-help = How hard it is for the Knight.
vast-option-goblins_level = Difficulty: Goblins
vast-option-goblins_level-help = How hard it is for the Goblins.
vast-option-dragon_level = Difficulty: Dragon
vast-option-dragon_level-help = How hard it is for the Dragon.
vast-option-cave_level = Difficulty: Cave
vast-option-cave_level-help = How hard it is for the Cave.
vast-option-thief_level = Difficulty: Thief
vast-option-thief_level-help = How hard it is for the Thief.
vast-option-faq2019_strict_forced_movement = Strict forced movement
vast-option-faq2019_strict_forced_movement-help = No piece may be moved onto a space with any other player.
vast-option-faq2019_remover_moves_pieces = The remover moves pieces
vast-option-faq2019_remover_moves_pieces-help = Who collapses a tile moves the pieces on it.
vast-option-faq2019_rockslide_keeps_bomb = Rockslide keeps the Bomb
vast-option-faq2019_rockslide_keeps_bomb-help = A Rockslide on a bombed edge leaves the Bomb underneath.
vast-option-faq2019_pickpocket_any_face_up_secret = Any open Secret can be stolen
vast-option-faq2019_pickpocket_any_face_up_secret-help = Not only the Goblin Ruby.
vast-option-faq2019_surface_on_awaken = Surface on waking
vast-option-faq2019_surface_on_awaken-help = A Dragon that wakes may surface at the end of that turn; off: in a later one.
vast-option-faq2019_collect_omens_first = Collect Omens first
vast-option-faq2019_collect_omens_first-help = No omen before Collect Omen Tokens.
vast-option-faq2019_one_tile_collapse_4p_no_cave = Slow Collapse
vast-option-faq2019_one_tile_collapse_4p_no_cave-help = With four players and no Cave each removes one tile.
vast-option-flame_wall_kill_gives_loot = Flame Wall gives loot
vast-option-flame_wall_kill_gives_loot-help = The Dragon draws cards for a Thief killed by the Flame Wall.
vast-option-aid_zero_rage_perception = Malaise lowers Perception
vast-option-aid_zero_rage_perception-help = At 0 Rage Tribes lose 1 Perception too.
vast-option-aid_thief_kill_scatters_tribe = Killing the Thief scatters
vast-option-aid_thief_kill_scatters_tribe-help = A Tribe that kills the Thief scatters.
vast-option-card_collapse_on_next_turn = Collapse on the next turn
vast-option-card_collapse_on_next_turn-help = With a Cave too the Collapse begins on the next turn of anybody.
vast-option-rulebook_no_past_plunder_gdt = No Past Plunder for Goblins, Dragon, Thief
vast-option-rulebook_no_past_plunder_gdt-help = As the rulebook has it.
vast-option-aid_dragon_escape_at_end_of_turn = Escape at the end of the turn
vast-option-aid_dragon_escape_at_end_of_turn-help = The Dragon wins only if it ends its turn on the Entrance.
vast-option-aid_rage_fills_to_four = Rage fills to four
vast-option-aid_rage_fills_to_four-help = 1 Rage drops only the discs above 4.
vast-option-aid_lurk_when_no_valid_tile = Lurk without a valid tile
vast-option-aid_lurk_when_no_valid_tile-help = A Tribe may also lurk when all its tiles hold other players.
vast-option-faq2019_rockslide_returns_on_printed_wall = Rockslide returns
vast-option-faq2019_rockslide_returns_on_printed_wall-help = A Rockslide goes back when a printed wall lands on its edge.
vast-option-faq2019_thief_target_per_piece = Each Tribe is a target
vast-option-faq2019_thief_target_per_piece-help = The Thief may target each Tribe once per turn.
vast-option-card_enchanted_bow_at_most_three = Enchanted Bow: at most 3 cards
vast-option-card_enchanted_bow_at_most_three-help = The Dragon never discards more than 3 cards for one shot; off: Strength minus 1, however many.
vast-option-collapse_never_onto_dark = No way out into the Dark
vast-option-collapse_never_onto_dark-help = The Knight may not leave a collapsing tile onto a Dark one; off: she may.
vast-option-lurking_tribe_attacks_knight = Lurking Tribes attack the Knight
vast-option-lurking_tribe_attacks_knight-help = A lurking Tribe may step onto the Knight and attack; off: no action follows its step, so it may not.
vast-option-aid_thief_tile_connects = The Thief's tile connects
vast-option-aid_thief_tile_connects-help = A tile that the Thief reveals must connect to the Entrance if it can; off: he turns it as he likes.
vast-option-roles-knight-goblins-dragon-cave-thief = Knight, Goblins, Dragon, Cave, Thief
vast-option-roles-knight-goblins-dragon-cave = Knight, Goblins, Dragon, Cave
vast-option-roles-knight-goblins-dragon-thief = Knight, Goblins, Dragon, Thief
vast-option-roles-knight-goblins-cave-thief = Knight, Goblins, Cave, Thief
vast-option-roles-knight-dragon-cave-thief = Knight, Dragon, Cave, Thief
vast-option-roles-goblins-dragon-cave-thief = Goblins, Dragon, Cave, Thief
vast-option-roles-knight-goblins-dragon = Knight, Goblins, Dragon
vast-option-roles-knight-goblins-cave = Knight, Goblins, Cave
vast-option-roles-knight-goblins-thief = Knight, Goblins, Thief
vast-option-roles-knight-dragon-cave = Knight, Dragon, Cave
vast-option-roles-knight-dragon-thief = Knight, Dragon, Thief
vast-option-roles-knight-cave-thief = Knight, Cave, Thief
vast-option-roles-goblins-dragon-cave = Goblins, Dragon, Cave
vast-option-roles-goblins-dragon-thief = Goblins, Dragon, Thief
vast-option-roles-goblins-cave-thief = Goblins, Cave, Thief
vast-option-roles-dragon-cave-thief = Dragon, Cave, Thief
vast-option-roles-knight-goblins = Knight, Goblins
vast-option-roles-knight-dragon = Knight, Dragon
vast-option-roles-knight-cave = Knight, Cave
vast-option-roles-knight-thief = Knight, Thief
vast-option-roles-goblins-dragon = Goblins, Dragon
vast-option-roles-goblins-cave = Goblins, Cave
vast-option-roles-goblins-thief = Goblins, Thief
vast-option-roles-dragon-cave = Dragon, Cave
vast-option-roles-dragon-thief = Dragon, Thief
vast-option-roles-cave-thief = Cave, Thief
vast-option-roles-knight = Knight alone
vast-option-roles-goblins = Goblins alone
vast-option-roles-dragon = Dragon alone
vast-option-roles-thief = Thief alone
vast-option-infestation-table = as the role set says
vast-option-infestation-a = A: Strength 2
vast-option-infestation-b = B: Strength 3
vast-option-infestation-c = C: Monsters
vast-option-agreed_goal-5 = 5
vast-option-agreed_goal-6 = 6
vast-option-awake_hunger-0 = 0 (hard)
vast-option-awake_hunger-2 = 2 (medium)
vast-option-awake_hunger-4 = 4 (easy)
vast-option-knight_level-easiest = Easiest: Dragon Health 3, 4 Crystals, smashed at Strength 2
vast-option-knight_level-easy = Easy: Dragon Health 4, 4 Crystals
vast-option-knight_level-standard = Standard: Dragon Health 5, 5 Crystals
vast-option-knight_level-hard = Hard: Dragon Health 6, 6 Crystals
vast-option-knight_level-expert = Expert: Dragon Health 7, 6 Crystals, smashed at Strength 4
vast-option-goblins_level-easiest = Easiest: Knight Health 5
vast-option-goblins_level-easy = Easy: Knight Health 6
vast-option-goblins_level-standard = Standard: Knight Health 7
vast-option-goblins_level-hard = Hard: Knight Health 8
vast-option-goblins_level-expert = Expert: Knight Health 9
vast-option-dragon_level-easiest = Easiest: wakes at 7
vast-option-dragon_level-easy = Easy: wakes at 9
vast-option-dragon_level-standard = Standard: wakes at 11
vast-option-dragon_level-hard = Hard: wakes at 13
vast-option-dragon_level-expert = Expert: wakes at 13, after 3 turns with the Shriek
vast-option-cave_level-easiest = Easiest: 3 Crystal tiles must fall, 2 fewer tiles of each type
vast-option-cave_level-easy = Easy: 4 Crystal tiles must fall, 1 fewer tile of each type
vast-option-cave_level-standard = Standard: 5 Crystal tiles must fall
vast-option-cave_level-hard = Hard: 5 Crystal tiles must fall, 4 Hatred tokens
vast-option-cave_level-expert = Expert: 5 Crystal tiles must fall, 8 Hatred tokens
vast-option-thief_level-easiest = Easiest: 4 tokens to stash
vast-option-thief_level-easy = Easy: 5 tokens to stash
vast-option-thief_level-standard = Standard: 6 tokens to stash
vast-option-thief_level-hard = Hard: 7 tokens to stash, the first without upgrade
vast-option-thief_level-expert = Expert: 8 tokens to stash, the first two without upgrade

# Terrain
vast-name-canyon = Canyon
vast-name-lake = Lake
vast-name-magma = Magma
vast-name-mushroom_forest = Mushroom Forest
vast-name-pits = Pits
vast-name-river = River
vast-name-terrain = Terrain
vast-do-draw-terrain = Draw a Terrain card
vast-do-terrain = { $whatName }
vast-do-sling = Slingshot: -1 Strength, Armor and Perception for a piece in sight
vast-do-throw-javelin = Throw the Javelin at a piece in sight
vast-ask-terrain = Which Terrain appears?
vast-ask-ground = { $terrainName }: where does its first space lie?
vast-ask-ground-turn = { $terrainName }: how is it turned?
vast-ask-pit = Where does Pit { $number } open?
vast-ask-drift = { $pieceName } is in the River: carried on?
vast-ask-off-terrain = { $pieceName } must leave the falling Terrain: where to?
vast-no-canyon-bars = The outer spaces of the Canyon are impassable.
vast-no-dead-pit = A single Pit leads nowhere.
vast-no-never-ends-in-pit = Nobody stops in a Pit.
vast-no-no-such-terrain = That Terrain is not to be had.
vast-no-no-ground-for-it = There is no legal spot for that Terrain.
vast-no-terrain-compulsory = Terrain must be placed.
vast-no-not-nearest-ground = The Terrain cannot lie there, or not as near or far as it must.
vast-no-forest-shelters = The Mushroom Forest lets no ranged effect in or out.
vast-no-out-once = That Tribe has left this Terrain onto unexplored ground already.
vast-no-only-downstream = The River carries one space downstream.
vast-no-within-terrain = No Rockslide lies within a Terrain.
vast-no-terrain-not-open = Terrain falls only by its first space, with half its edges open.
vast-no-staff-keeps-cube = The Rune Staff keeps its cube while you pay for it.
vast-no-rune-not-straight = Not in a straight line.
vast-no-rune-cardinal = At this table the Rune Staff takes no diagonals.
vast-no-rune-needs-grit = That leap costs { $needs } Grit, 2 for each space; you have { $has }.
vast-no-rune-not-lit = The Rune Staff takes you to Lit spaces only.
vast-no-trove-first = The Treasure Trove must be taken first.
vast-no-javelin-not-ready = Only the revised Javelin is thrown, and only when it is ready.
vast-no-javelin-too-far = The Javelin reaches what you see within { $needs } spaces; the target is { $has } away.
vast-no-no-slingshot = The Goblins have no Slingshot face up.
vast-no-out-of-sling = The Slingshot reaches what the Tribe sees within { $needs } spaces; the target is { $has } away.
vast-no-before-activations = Only before the first activation.
vast-no-one-tribe-feasts = The Tribe that ate the Cave Mushrooms is activated three times, the others not at all.
vast-no-no-disc-free = No Strength disc is free.
vast-option-terrain = Terrain
vast-option-terrain-help = The first Event tile of each round may bring a Canyon, a Lake, Magma, a Mushroom Forest, Pits or a River.
vast-option-terrain_optional = Terrain may be declined
vast-option-terrain_optional-help = Whoever decides about Terrain may place none; off: it must be placed.
vast-option-random_terrain = Random Terrain
vast-option-random_terrain-help = Six shuffled cards decide which Terrain comes next.
vast-option-card_canyon_bridge_any_cave_tile = Bridge at any tile
vast-option-card_canyon_bridge_any_cave_tile-help = The Canyon's bridge may touch any Cave tile; off: it must touch a Lit one.
vast-option-card_magma_spares_last_health = Magma spares the last Health
vast-option-card_magma_spares_last_health-help = Magma does not hurt a Knight with 1 Health.
vast-option-card_pits_apart_from_all = Pits far from all others
vast-option-card_pits_apart_from_all-help = Each further Pit lies as far as it can from all laid before; off: the second and third as far as they can from each other.

# Bonus
vast-ask-entrance = Where does the Entrance token go?
vast-ask-buried = Which Treasure card goes under the deck?
vast-ask-take-one = Which Treasure card does she take?
vast-ask-place-won = Prepared won you cubes: place up to { $count } of them?
vast-ask-amulet = Your Health has changed. Discard the Cursed Amulet?
vast-ask-rune = Where does the Rune Staff take you? 2 Grit for each space; you have { $grit }.
vast-ask-thrown = At whom do you throw the Javelin?
vast-ask-feast = Which Tribe eats the Cave Mushrooms?
vast-ask-meat = On which unoccupied space do you lay the Meat!?
vast-ask-meat-back = Take the disc of Meat! back?
vast-ask-slung = Whom does the Slingshot of { $tribeName } daze?
vast-ask-owe-secret = The Silver Gauntlet: which Secret do you discard?
vast-option-moving_entrance = Moving Entrance
vast-option-moving_entrance-help = A token marks the Entrance: its tile may fall, and the token moves on.
vast-option-unknown_treasures = Unknown Treasures
vast-option-unknown_treasures-help = The Knight takes one of two Treasure cards, and nobody knows which.
vast-option-promo_cards = Promo cards
vast-option-promo_cards-help = Eleven more cards are shuffled into their decks, among them Cursed Amulet, Rune Staff, Quake!, Ground Kraken and Slingshot.
vast-option-card_rune_staff_cardinal_only = Rune Staff without diagonals
vast-option-card_rune_staff_cardinal_only-help = The Rune Staff leaps along rows and columns only, as its card says.
vast-option-revised_cards = Revised cards
vast-option-revised_cards-help = Heroic Boots give 3 Movement, the Javelin may be thrown up to 3 spaces far, Cave Bread gives 6 Grit.
vast-section-terrain = Terrain
vast-section-bonus = Optional rules

# Dragon Scales
vast-ask-roused = Platinum Scale: of which row does a cube wake?
vast-ask-silver = Show the Silver Scale and keep it? You draw one card less.
vast-do-scale = { $what ->
    [silver_scale] Keep the Silver Scale
   *[other] Use the { $whatName }
 }
vast-no-scale-pays-not = That Scale does not pay for this symbol.
vast-no-needed-later = The rest of the power could not be paid then.
vast-option-dragon_scales = Dragon Scales
vast-option-dragon_scales-help = Smash and Wrath on Crystals win the Dragon up to three Scales, which are drawn like Power cards.

# The Thief's Advancement cards
vast-do-charm = Charm: help { $whatName }
vast-do-wand = Wand: { $what ->
    [thief] yourself, 3 cubes
   *[other] { $whatName }
 }
vast-no-no-advancement = There is no Advancement card at this table.
vast-no-card-not-in-force = That Advancement card is not in force.
vast-no-card-used = The card was used this turn.
vast-no-wand-empty = The Wand has no charges left.
vast-no-hands-full = With the Cloak you carry { $needs } tokens at most, and you have { $has }.
vast-no-charm-needs-crystal = The Cave is helped on a Crystal tile only.
vast-option-thief_advancement = Thief's Advancement cards
vast-option-thief_advancement-help = The Thief is dealt one of three cards face down; a stashed token puts it in force.

# Goblin Schemes
vast-ask-spend-plunder = A Scheme costs { $price }, Treasures at hand: { $stored }. Buy one?
vast-ask-pay-scheme = Which other Scheme do you discard instead of a Treasure?
vast-ask-token-from = The supply is empty: from which tile does the Treasure come?
vast-ask-armed = Armory: which Tribe gets the Strength disc?
vast-ask-press-from = Press Gangs: of which Tribe do you move a disc?
vast-ask-press-to = Press Gangs: which Tribe gets the disc of { $tribeName }?
vast-ask-ritual = Ancient Rituals: which Tribe pays a disc for one more Secret?
vast-ask-mercenaries = Mercenaries: pay 1 Rage for one more Monster?
vast-ask-take-stored = { $stored ->
    [one] Take the Treasure that the Goblins stored?
   *[other] Take one of the { $stored } Treasures that the Goblins stored?
  }
vast-do-disc = A disc of { $whatName }
vast-no-scheme-too-dear = That Scheme costs { $needs ->
    [one] one Treasure
   *[other] { $needs } Treasures
  }; the Goblins can pay { $has }.
vast-no-not-a-scheme = That is no Scheme.
vast-no-no-underboss = The Goblins have no Underboss.
vast-no-tribe-is-full = No other Tribe has room for the disc.
vast-no-when-tribes-act = Only once the Tribes are being activated.
vast-no-not-dragged-there = The Underworm takes the nearest way along a diagonal.
vast-option-goblin_schemes = Goblin Schemes
vast-option-goblin_schemes-help = Eight Schemes are shuffled into the Secrets; plundered Treasures buy them for the whole game.

# What the terminal tells: goals, piles, things that are looked at.
vast-goal-kill-dragon = Kill the Dragon: { $has } of { $most } Health left.
vast-goal-kill-knight = Kill the Knight: { $has } of { $most } Health left.
vast-goal-crystals = Smash { $needs } Crystals: { $has } so far.
vast-goal-way-out = Then reach the Entrance.
vast-goal-wake = Wake up: Wakefulness { $has } of { $needs }.
vast-goal-surface = Surface by ending a turn on a Crystal tile.
vast-goal-escape = Reach the Entrance on the surface.
vast-goal-tiles = { $left ->
    [one] Place all tiles: one is left.
   *[other] Place all tiles: { $left } are left.
  }
vast-goal-fall = Let { $needs } Crystal tiles fall: { $has } so far.
vast-goal-hatred = { $left ->
    [one] One Hatred token must go before.
   *[other] { $left } Hatred tokens must go before.
  }
vast-goal-stash = Stash { $needs } Treasures: { $has } so far, { $carried } carried.
vast-pile = { $pileName }: { $count }
vast-pile-card = { $count ->
    [one] – { $cardName }
   *[other] – { $cardName } × { $count }
  }
vast-pile-supply = In the supply: Treasures { $treasures }, Events { $events }, Crystals { $crystals }, Vaults { $vaults }, Rockslides { $rockslides }, Bombs { $bombs }.
vast-name-pile_face_up = Treasure cards face up
vast-name-pile_face_down = Treasure cards face down
vast-name-pile_offered = Treasure card offered to the Knight
vast-name-pile_handed = Treasure cards to choose from
vast-name-pile_declined = Treasure cards declined
vast-name-pile_treasures_gone = Treasure cards out of the game
vast-name-pile_quest_hand = Sidequests in hand
vast-name-pile_quest_deck = Sidequest deck
vast-name-pile_quests_done = Sidequests completed
vast-name-pile_war_deck = War deck
vast-name-pile_war_hand = War cards drawn
vast-name-pile_monster_deck = Monster deck
vast-name-pile_monster_discard = Monsters discarded
vast-name-pile_monsters_drawn = Monsters drawn
vast-name-pile_monsters_gone = Monsters out of the game
vast-name-pile_secret_deck = Secret deck
vast-name-pile_secret_hand = Secrets in hand
vast-name-pile_secret_discard = Secrets discarded
vast-name-pile_secrets_open = Secrets face up
vast-name-pile_schemes = Schemes bought
vast-name-pile_power_deck = Power deck
vast-name-pile_power_hand = Power cards in hand
vast-name-pile_power_discard = Power cards discarded
vast-name-pile_scales = Dragon Scales left aside
vast-name-pile_tile_stack = tile stack
vast-name-pile_tile_hand = tiles in the Cave's hand
vast-name-pile_tiles_gone = tiles out of the game
vast-name-pile_event_deck = Event deck
vast-name-pile_events_played = Events played
vast-name-pile_treasure_deck = Treasure deck
vast-name-pile_terrain_deck = Terrain deck
vast-name-pile_advancement = Advancement card face down
vast-name-token_crystal = Crystal token
vast-name-token_event = Event token
vast-name-token_vault = Vault token
vast-name-token_flame_wall = Flame Wall
vast-name-token_ogre = Ogre token
vast-name-token_troll = Troll token
vast-name-token_meat = disc of Meat!
vast-look-empty = { $squareName }: no tile lies there.
vast-look-lurker = Lurking there: { $pieceName }.
vast-look-tile = { $squareName }: { $face ->
    [ground] Terrain, { $whatName }.
    [lit] Lit tile, { $whatName }.
    [known] Dark tile with the symbol { $symbolName }; its Lit side: { $whatName }.
   *[other] Dark tile with the symbol { $symbolName }.
  }
vast-look-edge = { $edge ->
    [bomb] { $wayName }: a wall that a Bomb has opened.
    [rockslide] { $wayName }: a Rockslide.
   *[other] { $wayName }: a wall.
  }
vast-look-treasures = { $count ->
    [one] One Treasure token.
   *[other] { $count } Treasure tokens.
  }
vast-look-token = { $tokenName }.
vast-look-piece = Standing there: { $pieceName }.
vast-look-seen = Looked at by { $roleName }.
vast-look-nowhere = { $pieceName }: not on the map.
vast-look-place = { $where ->
    [lurks] { $pieceName }: lurking at { $squareName }.
   *[other] { $pieceName }: on { $squareName }.
  }
vast-look-tribe = { $tribeName }: Population { $population }, Strength { $strength }, Perception { $perception }{ $spent ->
    [true] , activated this turn.
   *[other] .
  }
vast-look-monster = Monster: { $monsterName }.
vast-look-goblins = Rage { $rage } of { $most }.
vast-look-knight = Health { $health } of { $most }, Grit { $grit }, Movement { $movement }, Perception { $perception }, Strength { $strength }, unplaced cubes { $free }, Encounters left { $encounters }.
vast-look-dragon = Health { $health } of { $most }, Wakefulness { $wakefulness } of { $needs }, Armor { $armor }, Spirit { $spirit }, Goblins eaten { $eaten }, Treasures held { $treasures }; { $state ->
    [surfaced] surfaced.
    [awake] awake and underground.
   *[other] asleep.
  }
vast-look-cave = Tiles left { $tiles }, Crystal tiles fallen { $fallen } of { $needs }, Omen tokens { $omens }, due next { $due }.
vast-look-thief = Movement { $movement }, Stealth { $stealth }, Thievery { $thievery }, Action cubes left { $cubes }, carried { $carried }, stashed { $stashed } of { $needs }, Loot Drop Level { $loot }.
vast-look-card = { $cardName }: { $pileName }.
vast-look-assigned = { $cardName }: with { $tribeName }.
vast-look-unseen = { $cardName }: nowhere to be seen.

# What may come of an option, before it is done.
vast-may-stop-knight = Unused: { $second ->
    [0] { "" }
    [one] 1 Encounter{ $first ->
        [0] { "" }
       *[other] {", "}
      }
   *[other] { $second } Encounters{ $first ->
        [0] { "" }
       *[other] {", "}
      }
  }{ $first ->
    [0] { "" }
   *[other] Movement { $first }
  }.
vast-may-stop-thief = Unused: { $first ->
    [0] { "" }
   *[other] Movement { $first }{ $second ->
        [0] { "" }
       *[other] {", "}
      }
  }{ $second ->
    [0] { "" }
    [one] 1 cube
   *[other] { $second } cubes
  }.
vast-may-stop-goblins = { $first ->
    [one] One Tribe has not acted.
   *[other] { $first } Tribes have not acted.
  }
vast-may-stop-tribe = The { $tribeName } Tribe does nothing more this turn.
vast-may-stop-wake = An earned Sloth cube stays asleep: press its row to wake it.
vast-may-stop-flight = The free move is unused.
vast-may-hit-dragon = Strength { $mine } beats Armor { $theirs }: the Dragon’s Health { $before } → { $after }.
vast-may-roll-dragon = Strength { $mine } equals Armor { $theirs }: the die hits with { $faces } of 6 faces (Health { $before } → { $after }), else nothing.
vast-may-kill-thief = Perception { $mine } beats Stealth { $theirs }: the Thief dies unless he evades it; you gain { $grit } Grit.
vast-may-smash = Strength { $mine } is enough: the Crystal breaks.
vast-may-scatter = Strength { $mine } against { $theirs }: every Tribe there scatters, each gives 1 Rage.
vast-may-tribe-thief = Perception { $mine } beats Stealth { $theirs }: the Thief dies unless he evades it.
vast-may-tribe-dragon = Strength { $mine } beats Armor { $theirs }: the Dragon loses 1 Health.
vast-may-hit-knight = Strength { $mine } against { $theirs }: the Knight’s Health { $before } → { $after }, the Tribe scatters, 1 Rage is spent.
vast-may-ambush = At worst it is an Ambush: { $tribeName } ({ $theirs }) against your { $mine }, Health { $before } → { $after }.
vast-may-steal = Stealth { $mine } beats { $theirs }.
vast-may-stab = Stealth { $mine } beats { $theirs }: { $what ->
    [grit] the Knight loses { $count } Grit.
    [cards] the Dragon loses { $count ->
        [one] 1 Power card.
       *[other] { $count } Power cards.
      }
   *[other] the Tribe loses { $count } Population.
  }
vast-may-sure = No roll: it succeeds for { $cubes } cubes.
vast-may-roll = { $cubes ->
    [one] For 1 cube
   *[other] For { $cubes } cubes
  } it takes a roll of { $needed } or more: { $faces } of 6. Otherwise the cubes are gone.
vast-may-die = { $pieceName } is hit by { $faces } of 6 faces.
vast-may-die-nobody = Nobody else is in reach of the die.
