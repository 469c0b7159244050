# Labels of Vast's board; questions, options and log stand in vast.ftl.

# The map
vast-board-map = Cave map
vast-board-follows = What follows from these roles
vast-board-end-turn = End the turn
vast-board-end-tribe = This Tribe is done
vast-board-end-powers = No more powers
vast-board-end-meet = End the Encounter
vast-board-end-brace = No more cubes
vast-board-end-monsters = Discard the rest
vast-board-role = { $role ->
    [knight] Knight
    [goblins] Goblins
    [dragon] Dragon
    [cave] Cave
   *[other] Thief
  }
vast-board-tribe-of = { $tribe }, { $people } Goblins
vast-board-lit = { $type ->
    [entrance] Entrance
    [ambush] Ambush tile
    [event] Event tile
    [treasure_room] Treasure Room
    [vault] Vault tile
    [crystal] Crystal tile
   *[other] Lit tile
  }
vast-board-dark = Dark tile{ $symbol ->
    [fangs] , Fangs
    [bones] , Bones
    [eye] , Eye
   *[other] {""}
  }
vast-board-known = You know its other side: { $type ->
    [entrance] Entrance
    [ambush] Ambush tile
    [event] Event tile
    [treasure_room] Treasure Room
    [vault] Vault tile
    [crystal] Crystal tile
   *[other] a tile
  }
vast-board-token = { $count ->
    [one] {""}
   *[other] { $count } {""}
  }{ $token ->
    [treasure] Treasure
    [crystal] Crystal
    [event] Event token
    [vault] Vault
    [gem_claw] Claw Gem
    [gem_flame] Flame Gem
    [gem_wing] Wing Gem
    [flame_wall] Flame Wall
    [meat] Meat!
    [troll] Troll
   *[other] Ogre
  }
vast-board-walls = Walls: { $ways }
vast-board-blocked = Rockslide: { $ways }
vast-board-open-space = Open space { $name }
vast-board-legal = { $what }. You may choose it
vast-board-legend-legal = you may choose
vast-board-legend-threat = stronger than you
vast-board-legend-last = last move
vast-board-where = The Crystal Caverns · round { $round } · { $roles } roles
vast-board-turn-of = { $role ->
    [knight] Knight's turn
    [goblins] Goblins' turn
    [dragon] Dragon's turn
    [cave] Cave's turn
   *[other] Thief's turn
  }
vast-board-deed = { $verb ->
    [at] go there
    [encounter] encounter
    [use] use equipment
    [attack] attack
    [take] take
    [cube] place a cube
    [power] power
    [omen] omen
    [wake] wake a cube
    [row] row
    [explore] explore
    [reveal] reveal
    [hide] hide
    [special] special action
    [plunder] plunder
    [loot] loot
    [pickpocket] pickpocket
    [backstab] backstab
    [pick_lock] pick the lock
    [hide_loot] hide loot
    [climb] climb
    [upgrade] upgrade
    [tribe] activate
    [piece] choose
    [slot] assign
    [place] place a Gem
    [surface] surface
    [from] take a cube
    [flare] flare
    [sling] sling
    [throw] throw
    [done] stop
   *[other] this
  }

# Sections of the set-up
vast-section-players = Roles and variants
vast-section-difficulty = Difficulty
vast-section-rules = Length of the game

# Goals
vast-board-goal = { $role ->
    [knight] { $dragon ->
      [yes] Slay the Dragon before the cave or its people get you.
     *[other] Smash your Crystals and come back to the Entrance.
    }
    [goblins] { $knight ->
      [yes] Kill the Knight.
     *[other] Slay the Dragon or smash the Crystals.
    }
    [dragon] Wake up, surface on a Crystal tile, escape through the Entrance.
    [cave] Grow, then collapse on everybody.
   *[other] Stash enough loot at the Entrance.
  }

# Boards
vast-board-health = Health
vast-board-health-of = Health { $value } of { $most }
vast-board-grit = Grit
vast-board-grit-of = Grit { $value }, next cube at { $next }
vast-board-cubes-of = { $value } of { $most } cubes
vast-board-free-cubes = { $count ->
    [one] free cube
   *[other] free cubes
  }
vast-board-waits-disc = waits for a Strength disc
vast-board-doses = activations left by the Cave Mushrooms
vast-board-crystals = Crystals smashed
vast-board-poisoned = Poisoned cubes on the Entrance
vast-board-quests-held = Sidequests in hand
vast-board-quests-done = Sidequests completed
vast-board-face-down = face down, only you see it
vast-board-cube-on = A cube on { $card }
vast-board-rage = Rage
vast-board-rage-of = Rage { $value } of { $most }
vast-board-people = Population { $value }
vast-board-hidden = hidden in the dark
vast-board-hid = hidden
vast-board-lurks = lurks at { $name }
vast-board-secrets = Secrets
vast-board-war-card = War card of this turn
vast-board-wake = Awake
vast-board-wake-of = Wakefulness { $value }, awake at { $most }
vast-board-armor = Armor
vast-board-spirit = Spirit: cards drawn each turn
vast-board-power-cards = Power cards
vast-board-eaten = Goblins eaten
vast-board-held = Treasures held
vast-board-shriek-ready = The Shriek is ready
vast-board-asleep-of = { $value } of { $most } cubes asleep
vast-board-fallen = Fallen
vast-board-fallen-of = { $value } of { $most } Crystal tiles fallen
vast-board-tiles-left = Tiles left
vast-board-supply = Treasures
vast-board-rockslides = Rockslides
vast-board-hatred = Hatred
vast-board-omens-due = { $held ->
    [one] 1 omen
   *[other] { $held } omens
  }, draws { $due }
vast-board-top-events = Top Events:
vast-board-stash = Stash
vast-board-stash-of = { $value } of { $most } stashed
vast-board-stealth = Stealth
vast-board-thievery = Thievery
vast-board-left-of = { $value } of { $most } left
vast-board-burden = less { $count } carried
vast-board-carried = Carried
vast-board-loot-level = Loot Drop
vast-board-row-greed = Greed
vast-board-row-hunger = Hunger
vast-board-row-pride_event = Pride: Events
vast-board-row-pride_gem = Pride: Gems
vast-board-row-pride_still = Pride: rest
vast-board-gem = { $gem ->
    [claw] Claw Gem
    [flame] Flame Gem
   *[other] Wing Gem
  }{ $at ->
    [reserve] , with the Dragon
    [carried] , carried by the Thief
   *[other] , on the map
  }
vast-board-gem-at = { $at ->
    [reserve] kept
    [carried] stolen
   *[other] on the map
  }
vast-board-symbol = { $symbol ->
    [claw] Claw
    [flame] Flame
    [wing] Wing
   *[other] any symbol
  }

# Hands
vast-board-cubes = Hero cubes, { $free } free
vast-board-treasures = Treasure cards
vast-board-quests = Sidequests
vast-board-war-cards = War cards: keep one
vast-board-war-brings = Fangs { $fangs }, Bones { $bones }, Eye { $eye }; Monsters { $monsters }, Secrets { $secrets }, Rage { $rage }
vast-board-drawn = Monsters drawn
vast-board-losing = Monsters of the Tribe
vast-board-slots = Monster slots
vast-board-empty = empty
vast-board-tribes = Tribes
vast-board-tribe-line = { $people } Goblins, Strength { $strength }, { $at }
vast-board-cards-of = { $count ->
    [one] one card
   *[other] { $count } cards
  }: { $symbol ->
    [claw] Claw
    [flame] Flame
   *[other] Wing
  }
vast-board-gem-short = Gem
vast-board-sloth = Sloth rows
vast-board-powers = Powers: what can be paid glows
vast-board-costs = Costs { $what }
vast-board-events-deal = Events: play one on the Knight
vast-board-treasure-deal = Treasure cards: deal one (the Knight holds { $count } face down)
vast-board-tile-hand = Lay a tile on
vast-board-tile-hand-idle = Tiles in hand
vast-board-omens-held = Omen tokens
vast-board-omens = Omens and what they cost now
vast-board-omen-cost = { $cost ->
    [one] Costs one token now
   *[other] Costs { $cost } tokens now
  }
vast-board-assign = Assign your Stat tokens
vast-board-order = Movement { $movement }, Stealth { $stealth }, Thievery { $thievery }
vast-board-upgrades = Upgrades
vast-board-left = Left this turn
vast-board-about = About this
vast-board-prices = What actions cost in cubes
vast-board-price-loot = Loot
vast-board-price-loot-text = 1; a Gem 1 with a roll or 2 safely
vast-board-price-pick-lock = Pick the lock
vast-board-price-pick-lock-text = 1: on 4+, 2: on 2+, 3: surely
vast-board-price-pickpocket = Pickpocket
vast-board-price-pickpocket-text = 1: on 4+, 2: on 2+, 3: surely
vast-board-price-backstab = Backstab
vast-board-price-backstab-text = Knight 1, 3 or 5 Grit; Tribe 1 to 3 Goblins; Dragon 1 to 3 cards
vast-board-price-climb = Climb
vast-board-price-climb-text = 2, one less with the Gear
vast-board-price-hide-loot = Hide loot
vast-board-price-hide-loot-text = Loot Drop Level 1 less for each
vast-board-turns = How the tile lies
vast-board-turns-hint = Point at one to see it in its place.
vast-board-terrains = Terrain to choose from
vast-board-covers = Covers { $squares }
vast-board-opens = Open: { $ways }
vast-board-die = Dragon die: { $face ->
    [1] the eight spaces around, not the centre
    [2] the four sides, not the centre
    [3] the four sides and the centre
    [4] the four corners, not the centre
    [5] the four corners and the centre
   *[other] the centre alone
  } ({ $hits ->
    [one] 1 space
   *[other] { $hits } spaces
  })
vast-board-collapse = Collapse
vast-board-left-moves = { $count ->
    [one] step
   *[other] steps
  }
vast-board-left-encounters = { $count ->
    [one] encounter
   *[other] encounters
  }
vast-board-left-cubes = { $count ->
    [one] cube
   *[other] cubes
  }
vast-board-left-free-move = free move
vast-board-left-cards = cards
vast-board-left-omens = { $count ->
    [one] omen
   *[other] omens
  }
vast-board-left-tribes = { $count ->
    [one] Tribe to act
   *[other] Tribes to act
  }

# Text view
vast-board-none = none
vast-board-text-turn = to move
vast-board-text-lurking = Lurking on open spaces
vast-board-text-row = Row { $row }
vast-board-text-knight = Health { $health }, Grit { $grit }, Movement { $movement }, Perception { $perception }, Strength { $strength }, { $free } free cubes, { $bombs } Bombs.
vast-board-text-cubes = Cubes: { $list }.
vast-board-text-treasures = Treasure cards face up: { $list }; face down: { $kept } (known to you: { $known }).
vast-board-text-quests = Sidequests in hand: { $count } (known to you: { $known }).
vast-board-text-goblins = Rage { $rage }, Secrets { $secrets } (known to you: { $known }), open Secrets: { $open }.
vast-board-text-tribe = { $tribe }: Population { $people }, Strength { $strength }, Perception { $perception }, { $at }.
vast-board-text-monsters = Monsters: { $list }.
vast-board-text-schemes = Schemes bought: { $list }. Treasures stored: { $stored }.
vast-board-text-dragon = Health { $health }, Wakefulness { $wake } of { $goal }, Armor { $armor }, Spirit { $spirit }, { $eaten } Goblins eaten, { $held } Treasures held. { $awake ->
    [0] Asleep.
   *[other] Awake.
  } { $surfaced ->
    [0] Underground.
   *[other] On the surface.
  }
vast-board-text-powers = Power cards: { $count } (known to you: { $known }).
vast-board-text-sloth = Sloth cubes: { $list }.
vast-board-text-cave = { $tiles } tiles left, { $fallen } of { $goal } Crystal tiles fallen, { $supply } Treasures in the supply, { $rockslides } Rockslides, draws { $due } Omens.
vast-board-text-omens = Omens: { $list }.
vast-board-text-thief = Movement { $movement }, Stealth { $stealth }, Thievery { $thievery }, Action cubes left: { $cubes }, carries { $carried }, stashed { $stashed } of { $goal }, Loot Drop Level { $loot }.
vast-board-text-upgrades = Upgrades: { $list }.
vast-board-text-advancement = Advancement card: { $card }. { $at }.

# What is under way
vast-board-story-tiles-removed = tiles are removed
vast-board-story-tile-collapsing = a tile collapses
vast-board-story-tile-cleared = pieces leave the tile
vast-board-story-dragon-die = the Dragon die is rolled
vast-board-story-edges-filled = open edges are filled
vast-board-story-tiles-placed = tiles are placed
vast-board-story-flare-burning = a Flare burns
vast-board-story-piece-moved = somebody is moved
vast-board-story-grit-lost = the Knight loses Grit
vast-board-story-omen-past-plunder = Past Plunder
vast-board-story-map-joined = the map is joined again
vast-board-story-tiles-revealed = tiles are revealed
vast-board-story-thief-attacked = the Thief is attacked
vast-board-story-thief-killed = the Thief is killed
vast-board-story-tribe-scattering = a Tribe scatters
vast-board-story-goblins-lost = a Tribe loses Goblins
vast-board-story-power-claw = Claw
vast-board-story-power-flame = Flame
vast-board-story-power-wrath = Wrath
vast-board-story-secret-cave-in = Cave-In
vast-board-story-event-card = an Event
vast-board-story-ambush-sprung = an Ambush
vast-board-story-knight-meeting = Encounter
vast-board-story-dark-tile-entered = a Dark tile is entered
vast-board-story-monster-in-wait = a Monster lies in wait
vast-board-story-troll = the Troll brings the Canyon
vast-board-story-treasure-taken = a Treasure is taken
vast-board-story-treasure-card-dealt = a Treasure card is dealt
vast-board-story-gem-taken = a Gem is taken
vast-board-story-knight-against-dragon = the Dragon is attacked
vast-board-story-knight-against-tribes = Tribes are attacked
vast-board-story-knight-against-thief = the Thief is struck
vast-board-story-poisoned-blade = Poison
vast-board-story-plunder-action = Plunder
vast-board-story-explore-action = Explore
vast-board-story-activation = a Tribe is activated
vast-board-story-attack-on-knight = a Tribe attacks the Knight
vast-board-story-attack-on-thief = a Tribe attacks the Thief
vast-board-story-attack-on-dragon = a Tribe attacks the Dragon
vast-board-story-attack-on-crystal = a Crystal is attacked
vast-board-story-monsters-drawn = Monsters are drawn
vast-board-story-secrets-drawn = Secrets are drawn
vast-board-story-power-cards-lost = Power cards are discarded
vast-board-story-power-paid = a power is paid
vast-board-story-omen-paid = an omen is paid
vast-board-story-omens-lost = Omens are discarded
vast-board-story-gem-looted = a Gem is looted
vast-board-story-loot-stashed = loot is stashed
vast-board-story-pickpocketing = Pickpocket
vast-board-story-backstabbing = Backstab
vast-board-story-terrain-appearing = Terrain appears
vast-board-story-terrain-falling = Terrain falls
vast-board-story-tile-caving-in = a tile caves in
vast-board-story-tiles-clawed = the Claw hits
vast-board-story-tiles-falling = tiles fall
vast-board-story-power-hiss = Hiss
vast-board-story-power-scratch = Scratch
vast-board-story-event-quake = Quake!
vast-board-story-ground-kraken = the Ground Kraken rises
vast-board-story-scheme-bought = a Scheme is bought
vast-board-story-plunder-shared = plunder is shared out
vast-board-story-javelin-thrown = the Javelin is thrown
vast-board-story-rune-staff = the Rune Staff
vast-board-story-charm = the Charm
vast-board-story-wand = the Wand
vast-board-story-entrance-moving = the Entrance moves
vast-board-story-magma = Magma burns
vast-board-story-knight-dragged = the Knight is dragged deeper
vast-board-story-hero-cubes-returned = Hero cubes go back
vast-board-story-thief-in-the-river = the Thief is in the River

# Who is asked what, and why
vast-board-asks-remove = During the Collapse tiles fall; whoever shapes the cave chooses which.
vast-board-asks-exit = The tile under this piece falls: its owner says where it flees.
vast-board-asks-edge = A passage leads into nothing: a Dark tile must be laid there. The Cave decides, without it the current player.
vast-board-asks-tile = A Dark tile must be laid on an open edge: the Cave picks it from its hand.
vast-board-asks-place = The cave grows by a Dark tile.
vast-board-asks-push = Somebody else moves this piece, space by space.
vast-board-asks-token = A token is carried off; choose where it ends.
vast-board-asks-lose-cube = Lost Grit costs a Hero cube: the Knight chooses which one goes back.
vast-board-asks-group = The cave has split: its parts are slid together again.
vast-board-asks-slide = The cave has split: its parts are slid together again.
vast-board-asks-join = The cave has split, and no straight slide joins it: it is brought together by the shortest way.
vast-board-asks-next-tile = Several tiles are revealed one at a time; whoever reveals them chooses the order.
vast-board-asks-tile-turned = Whoever reveals a tile turns it. It must connect to the lit cave if it can.
vast-board-asks-lost-monster = A scattering Tribe loses a Monster; with two of them the Goblins choose.
vast-board-asks-beetles = The Bright Beetles can spare the Tribe one Goblin.
vast-board-asks-light = The Event Light lets the Knight trade a cube for Health.
vast-board-asks-cube-for-health = This Event lets the Knight spend an unplaced cube for Health.
vast-board-asks-sleepers = The Cave's spores make a Tribe sleepy: the Goblins choose which.
vast-board-asks-sleep = The Cave's spores put a cube back to sleep: the Dragon chooses the row.
vast-board-asks-upgrade-lost = The Cave's spores cost the Thief an upgrade of his choice.
vast-board-asks-cubes-before-ambush = An Ambush is near. Before it strikes the Knight may place free cubes that help: on Strength, on cards that add to it, on a Potion; the Tribe must be stronger than she is.
vast-board-asks-shield-before-card = A card is about to be seen. The Shield only helps if its cube lies there before.
vast-board-asks-order-of-attacks = Several attacks in one Encounter: the Knight chooses their order.
vast-board-asks-ambush = The Knight has walked into an Ambush: a hidden Tribe stronger than she is may attack her at once.
vast-board-asks-flight-from-ogre = The Ogre drives her back.
vast-board-asks-dragged = The Underworm drags the Knight away.
vast-board-asks-keep = The Knight was dealt a Treasure card in secret: she keeps it or declines it for Grit.
vast-board-asks-axe = The Dragon is hit: the cube on the Mighty Axe may be given up for one more damage.
vast-board-asks-poison = A poisoned blade hit the Knight: she chooses the cube that goes to the Entrance.
vast-board-asks-trap = The Tribes are attacked and the Trap lies open: the Goblins may give it up so that nobody is hit.
vast-board-asks-loot = The Thief died by the Goblins' hands: they choose their reward.
vast-board-asks-discard-power = Power cards are lost: the Dragon chooses which.
vast-board-asks-shriek = The die has been rolled in the Dragon's turn: a ready Shriek may roll it again.
vast-board-asks-event = The Knight meets an Event: the Cave chooses one of the top cards.
vast-board-asks-deal = The Knight takes a Treasure: the Cave deals her one of two cards in secret.
vast-board-asks-lost-omen = Omen tokens are lost: the Cave chooses which.
vast-board-asks-upgrade = Loot reached the Entrance: each stashed token goes on an upgrade space.
vast-board-asks-step-aside = The Thief has evaded the attack and may step aside.
vast-board-asks-sticky = The Pickpocket failed: Sticky Fingers may roll once more.
vast-board-asks-anywhere = The supply is empty, so a Treasure is taken from the map.
vast-board-asks-way-out = Wrath takes the ground away: the Dragon says where this piece lands.
vast-board-asks-pay = A symbol of the power can be paid with a card or with a Gem on the map.
vast-board-asks-spend = An omen takes any of its three symbols.
vast-board-asks-tile-to-cave-in = The Secret Cave-In lets the Goblins drop tiles, one after the other.
vast-board-asks-curse = The Crystal Curse turns a Lit tile, puts an Event token back, or moves the top Events to the bottom.
vast-board-asks-rotated = The Crystal Curse turns a Lit tile: paths open and close.
vast-board-asks-rotation = The Crystal Curse needs no way back to the Entrance: any rotation will do.
vast-board-asks-restored = The Crystal Curse wakes a used Event tile: the Knight meets an Event there again.
vast-board-asks-feast = The Tribe that eats is activated three times this turn, the others not at all.
vast-board-asks-meat = The Meat! is bait for the Dragon, and a Tribe may be revealed there.
vast-board-asks-meat-back = A Tribe was revealed: the disc of the Meat! may return to the Goblins.
vast-board-asks-bats = The Giant Bats carry a Treasure, the Knight or a revealed Tribe up to three spaces.
vast-board-asks-spores = The spores weaken one player: Grit, a Tribe, a waking cube or an upgrade.
vast-board-asks-hatred = Hatred places one more tile, in the Collapse removes one more, or takes a Hatred token away.
vast-board-asks-burn = Burn turns up any one Dark tile of the map.
vast-board-asks-hiss = A Tribe that is hissed at hides and loses one Goblin, which the Dragon eats.
vast-board-asks-cube-leaves-row = Slither moves a cube from one Sloth row to another that has room.
vast-board-asks-cube-reaches-row = Slither moves a cube from one Sloth row to another that has room.
vast-board-asks-swat = Swat moves a Gem or Treasure from an adjacent space up to five spaces.
vast-board-asks-swatted = Several tokens lie there; Swat moves one of them.
vast-board-asks-flame-wall = The Flame Wall burns whoever enters its tile.
vast-board-asks-scratched = Scratch hits one group on the Dragon's tile: the Knight, the Tribes or the Thief.
vast-board-asks-rockslide = A Rockslide closes a passage between two tiles.
vast-board-asks-edge-to-close = A Rockslide closes a passage between two tiles.
vast-board-asks-lift = All three Rockslides lie on the map: one of them is moved.
vast-board-asks-edge-to-open = All three Rockslides lie on the map: one of them is moved.
vast-board-asks-armed = The Scheme Armory gives a Tribe a Strength disc until it attacks or falls to 0.
vast-board-asks-goblin-leaves-tribe = The Scheme Press Gangs moves a Goblin from one Tribe to another.
vast-board-asks-goblin-joins-tribe = The Scheme Press Gangs moves a Goblin from one Tribe to another.
vast-board-asks-ritual = The Scheme Ancient Rituals trades a Goblin for one more Secret.
vast-board-asks-mercenaries = The Scheme Mercenaries trades Rage for one more Monster.
vast-board-asks-scheme-given-up = The Treasures do not pay the whole price: another Scheme is given up for the rest.
vast-board-asks-plunder-spent = Plundered Treasures buy Schemes, which last for the whole game.
vast-board-asks-token-from = A Gem was plundered: a Treasure takes its place, from the map since the supply is empty.
vast-board-asks-blessed = This Secret strengthens one Tribe of the Goblins' choice.
vast-board-asks-hex = The Hex strikes one other player, each role in its own way.
vast-board-asks-hidden = The Hiding Spots let a hidden Tribe attack a Knight near an Ambush tile.
vast-board-asks-slung = The Slingshot weakens a piece in sight until the end of this turn.
vast-board-asks-buried = Unknown Treasures: the Cave looks at three cards and buries one; the Knight takes one of the others.
vast-board-asks-hoard = The Dragon may take Treasures of its tile; once a turn one of them, given back, wakes a cube of Greed.
vast-board-asks-gem-to-place = A Gem on the map may pay its symbol, until somebody takes it.
vast-board-asks-surface = Awake at the end of its turn on a Crystal tile, the Dragon may surface and make for the Entrance.
vast-board-asks-wing = The Wing carries the Dragon up to 2 tiles in a straight line, or 1 through a wall.
vast-board-asks-roused = The Platinum Scale wakes a cube of any Sloth row.
vast-board-asks-silver = The Silver Scale may be kept at the end of the turn, for one card less.
vast-board-asks-jump = After plundering, the Gnome lets its Tribe vanish to any free Dark tile.
vast-board-asks-way-to-explore = Explore lays a new Dark tile beside the Tribe and moves it there.
vast-board-asks-reveal = A hidden Tribe comes out on a Dark tile with its mark; if there is none, it lurks beside the map.
vast-board-asks-tunnel = The Secret Tunnels lead the Tribe to any free Dark tile; it may act there but not move on.
vast-board-asks-monster = Drawn Monsters join the Tribes; those without a place are discarded.
vast-board-asks-slot = Fangs and Eye have room for one Monster, the Bones for two.
vast-board-asks-secret-due = The Silver Gauntlet hit the Goblins: they give up a Secret of their choice.
vast-board-asks-war = The War card that is kept brings this turn's Goblins, Monsters, Secrets and Rage.
vast-board-asks-discs-refused = Too many Goblins make a Tribe scatter: new ones may be refused, for Rage.
vast-board-asks-too-many-goblins = A Tribe would hold more than four Goblins: one Tribe of the Goblins' choice scatters.
vast-board-asks-secret-exchanged = The Goblin Ruby exchanges one of the Secrets just drawn.
vast-board-asks-discard-secret = At the end of the turn five Secrets may be kept.
vast-board-asks-encounter-choice = One Encounter: first the tile or Event, then attacks, then Treasures and Gems.
vast-board-asks-wall = The Bomb opens one wall of her tile for everybody.
vast-board-asks-shot = The Bow hits one revealed Tribe in sight.
vast-board-asks-magic-shot = The Enchanted Bow also hits the Dragon or the Thief in sight.
vast-board-asks-flare = The Flare rolls the Dragon die around a space and turns up every Dark tile that is hit.
vast-board-asks-thrown = The Javelin attacks a piece in sight, up to three spaces away.
vast-board-asks-cubes-won = The Sidequest Prepared has won Hero cubes, which may be placed at once.
vast-board-asks-rune = The Rune Staff takes her to a Lit space in a straight line, for Grit.
vast-board-asks-one-of-two-treasures = Unknown Treasures: she takes one of the two cards the Cave left, the other goes under the deck.
vast-board-asks-stored-treasure = The Pickpocket succeeded: a Treasure that the Goblins stored may come instead of one of the supply.
vast-board-asks-steal = The Pickpocket succeeded: a Treasure card of the Knight changes hands.
vast-board-asks-steal-secret = The Pickpocket succeeded: the Goblins lose a hidden Secret at random, or one that lies open.
vast-board-asks-stats = Each turn the three tokens are dealt out anew: what is strong here is weak elsewhere.
vast-board-asks-entrance = The tile of the Entrance falls: whoever removed it says where the Entrance lies from now on.
vast-board-asks-treasure = The Cave lays a Treasure on a Dark tile, as a lure.
vast-board-asks-plunder-place = Past Plunder puts a Treasure on a Dark tile without pieces and tokens.
vast-board-asks-plunder-tile = There is no free Dark tile: Past Plunder lays a new one first.
vast-board-asks-amulet = The Cursed Amulet doubles harm; it may be given up when her Health has changed.
vast-board-asks-knight-drifting = Whoever enters the River may be carried downstream for free, space by space.
vast-board-asks-thief-drifting = Whoever enters the River may be carried downstream for free, space by space.
vast-board-asks-off-terrain = The Terrain under this piece falls: its owner says to which tile it flees.
vast-board-asks-pit = The first Pit opens near the revealer, the others far away; each leads to the others.
vast-board-asks-terrain = The first Event tile of the round brings Terrain. The Cave decides, without it whoever revealed the tile.
vast-board-asks-ground = Terrain lies as near as possible to whoever revealed the tile, beside a Cave tile, and touches no other Terrain.
vast-board-asks-ground-turn = The Terrain may lie in several ways; the pictures show them.
vast-board-asks-dragon-drifting = Whoever enters the River may be carried downstream for free, space by space.

# Help for spaces and tokens
vast-board-help-movement = Cubes here: 1, 3, 5 or 7 steps a turn.
vast-board-help-perception = One Encounter a turn and one more for each cube.
vast-board-help-strength = 1 and one more for each cube: attacks, Ambushes, smashing Crystals.
vast-board-help-bomb = With a cube: blow up a wall of your tile, or attack a Dragon underground.
vast-board-help-bow = With a cube: shoot a revealed Tribe that you see, at any range; it loses Goblins by your Strength less 1.
vast-board-help-map = Each cube lets you walk through one wall this turn.
vast-board-help-shield = With a cube others cannot move you, and each loss of Grit is 1.
vast-board-help-free = Hero cubes that lie nowhere yet.
vast-board-help-aside = Cubes that come back with the next pick-up.
vast-board-help-fangs = The strongest Tribe: one more Strength.
vast-board-help-bones = The Tribe with room for two Monsters.
vast-board-help-eye = The Tribe that knows the Secrets.
vast-board-help-greed = Wakes when a Treasure that the Dragon holds goes back to the Cave.
vast-board-help-hunger = Wakes for two Goblins eaten.
vast-board-help-pride_event = Wakes when the Dragon reveals an Event tile.
vast-board-help-pride_gem = Wakes when a Gem is placed while another lies on the map.
vast-board-help-pride_still = Wakes when the Dragon rests: no free move and no Wing.
vast-board-help-gem_claw = Pays a Claw once per turn while it lies on the map. Others may steal it.
vast-board-help-gem_flame = Pays a Flame once per turn while it lies on the map. Others may steal it.
vast-board-help-gem_wing = Pays a Wing once per turn while it lies on the map. Others may steal it.
vast-board-help-treasure = A Treasure: a card for the Knight, Greed for the Dragon, Rage for the Goblins, loot for the Thief.
vast-board-help-crystal = A Crystal: smashed by Knight or Goblins, guarded by the Cave.
vast-board-help-event = An Event waits for the Knight.
vast-board-help-vault = A Vault: only the Thief opens it, the more cubes the surer.
vast-board-help-flame_wall = The Flame Wall hurts whoever enters until the Dragon's next turn.
vast-board-help-ogre = The Ogre guards this space.
vast-board-help-troll = The Troll guards the bridge.
vast-board-help-meat = The disc of Meat!: any Tribe may Reveal here, and the Dragon may eat it.
vast-board-help-entrance = Where the Knight and the Thief start, where the Dragon escapes and loot is stashed.
vast-board-help-ambush = Revealed by the Knight it is an Ambush.
vast-board-help-treasure_room = A Treasure is placed when it is revealed.
vast-board-help-omen_bat = Pays Giant Bats, Rockslide or Crystal Curse.
vast-board-help-omen_boulder = Pays Giant Bats, Rockslide or Past Plunder.
vast-board-help-omen_crystal = Pays Rockslide, Past Plunder or Soporific Spores.
vast-board-help-omen_mushroom = Pays Past Plunder, Soporific Spores or Hatred.
vast-board-help-omen_path = Pays Soporific Spores, Hatred or Crystal Curse.
vast-board-help-omen_chasm = Pays Giant Bats, Hatred or Crystal Curse.
vast-board-help-stats = Movement is how far you go, Stealth what protects you, Thievery how many cubes you have for actions.
vast-board-help-canyon = Nobody stands on its outer spaces; the bridge between them counts as Lit. A surfaced Dragon flies across by Wing, the Thief climbs for 3 cubes.
vast-board-help-lake = A Tribe that enters loses 1 Population; in its own turn Lake spaces count as Lit tiles.
vast-board-help-magma = Who ends the own turn here burns: the Knight loses 1 Health, a Tribe scatters, the Thief dies, the Dragon does not care. A Tribe loses 1 Population for each space it leaves.
vast-board-help-mushroom_forest = Nothing that works from afar reaches pieces in it or out of it; only who shares the space can attack.
vast-board-help-pits = Each Pit leads to the others. Nobody stops here: you need movement to go in, across and out.
vast-board-help-river = Who enters may go on downstream for free. A Tribe loses 1 Population on entering, and 1 for each space upstream.
vast-board-ground = { $bridge ->
    [yes] Bridge over the Canyon
   *[no] { $type ->
        [canyon] Canyon, impassable
        [lake] Lake: a Tribe that enters loses 1 Population
        [magma] Magma: whoever ends the turn here burns
        [mushroom_forest] Mushroom Forest: no ranged effect in or out
        [pits] Pit: leads to the other Pits, nobody stops here
       *[river] River: carries on whoever enters
    }
  }

# Piles of a board, as a bot speaks of what may be in them
vast-part-events = next Events
vast-part-treasures = next Treasures
vast-part-hand = hand
vast-part-kept = Treasures face down
vast-part-offered = Treasures offered
vast-part-handed = Treasure dealt
vast-part-quests = Sidequests
vast-part-war_hand = War cards drawn
vast-part-secrets = Secrets
vast-board-scales-left = Scales gained; { $count } left aside
vast-board-silver-kept = The Silver Scale is in its hand
vast-board-advancement = { $at ->
    [down] Face down
    [force] In force
   *[up] Turned up, without a token
 }
vast-board-charges = { $count ->
    [one] one charge
   *[other] { $count } charges
  }
vast-board-card-down = face down
vast-board-stored-of = Treasures stored: { $count } of { $most }
vast-board-bought = Scheme, bought

vast-board-minimap = The whole map, small: press a place to see it
