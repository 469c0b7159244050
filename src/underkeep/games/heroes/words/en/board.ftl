# What the browser's board of Keep the Heroes Out! says: labels of rooms, pieces, cards, panels, and the text view.

heroes-board-where = { $scenarioName } { $mode ->
    [b] B
   *[a] A
  } · { $difficultyName } · wave { $wave }
heroes-board-map = Dungeon. Arrow keys move from room to room, Enter chooses or opens the room, question mark asks why not.
heroes-board-map-of = Map of the dungeon: { $names }
heroes-board-legal = { $what }. Can be chosen
heroes-board-room = { $name }, { $type }{ $value ->
    [0] { "" }
   *[other] , Treasure of value { $value }
  }{ $marks ->
    [0] { "" }
    [one] , 1 Event token
   *[other] , { $marks } Event tokens
  }
heroes-board-monster = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }{ $wounds ->
    [0] { "" }
    [one] , 1 Wound
   *[other] , { $wounds } Wounds
  }
heroes-board-hero = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }{ $grade ->
    [champion] , champion
    [wounded] , champion with a Wound
   *[plain] { "" }
  }, { $state ->
    [out] exhausted
   *[awake] active
  }
heroes-board-token = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }
heroes-board-portal = { $side ->
    [completed] completed Portal
   *[incomplete] incomplete Portal
  }
heroes-board-ways = Passages to { $rooms }; { $steps ->
    [0] this is where the heroes want to go
    [one] 1 step to the Vault
   *[other] { $steps } steps to the Vault
  }
heroes-board-none = no room
heroes-board-empty = nobody and nothing here
heroes-board-site = free space { $cell } for a new room
heroes-board-list = { $name }: everything in it

# Cards
heroes-board-or = or
heroes-board-momentum = { $left }, then { $right }
heroes-board-icon = { $name }, { $state ->
    [used] used or not chosen
    [can] can be used
   *[no] cannot be used now
  }
heroes-board-card = { $name }: { $face }{ $state ->
    [can] . Can be chosen
   *[no] { "" }
  }
heroes-board-rec = Reconstructed card: the printed one is not public
heroes-board-on-table = On the table
heroes-board-hand = Your hand
heroes-board-hands = Hands
heroes-board-no-cards = No cards in hand.
heroes-board-display = Loot on display
heroes-board-projects = Projects
heroes-board-used = used

# Panels
heroes-board-in-play = { $count } of { $all } monsters in the dungeon
heroes-board-health = { $health } health each, { $wounds ->
    [0] no Wounds
    [one] 1 Wound
   *[other] { $wounds } Wounds
  } in the clan
heroes-board-deck = deck
heroes-board-hand-short = hand
heroes-board-discard = discard
heroes-board-loot-short = loot
heroes-board-ability = Ability.
heroes-board-discards = Discard pile ({ $count })
heroes-board-role-crowd_control = Crowd control
heroes-board-role-defender = Defender
heroes-board-role-supporter = Supporter
heroes-board-guild = Guild
heroes-board-wave = wave { $wave } of 2
heroes-board-deck-left = wave { $wave } of 2, { $left } of { $all } guild cards left
heroes-board-per-assault = { $now ->
    [yes] Card { $drawn } of { $count } of this assault
   *[no] { $count ->
        [0] No card in the last assault
        [one] 1 card in the last assault
       *[other] { $count } cards in the last assault
      }
  }
heroes-board-last-card = Last card
heroes-board-odds = Still in the deck
heroes-board-chance = Chance of the next card
heroes-board-card-left = { $state ->
    [left] in the deck
   *[gone] gone
  }
heroes-board-scenario-cards = Scenario cards
heroes-board-inside = Heroes in the dungeon
heroes-board-awake = { $count } active
heroes-board-treasures = Treasures in the dungeon
heroes-board-mode = mode { $mode ->
    [b] B
   *[a] A
  }
heroes-board-chronicle-chapters = The chapters
heroes-board-chronicle-clans = Its clans: { $names }
heroes-board-chronicle-take = Play these clans
heroes-board-chronicle-won = if won: { $gift }
heroes-board-chronicle-lost = if lost: { $gift }
heroes-board-chronicle-here = Chapter { $chapter } of { $needs }
heroes-board-gift-spoils = a loot card each
heroes-board-gift-stores = stores in the Vault
heroes-board-gift-snares = Traps before the Vault
heroes-board-gift-gate = an open Portal
heroes-board-gift-muster = one more monster each
heroes-board-gift-warning = one more assault without cards
heroes-board-gift-toll = one card less at the start
heroes-board-chronicle-ended = The end of { $name }: { $won } of { $needs } chapters won.
heroes-board-forecast = The next assault
heroes-board-forecast-help = If the turn ended now, from the guild cards that are left; where the team may choose, as a bot would.
heroes-board-forecast-none = No heroes are to be expected.
heroes-board-forecast-defeat = Defeat: { $chance } %
heroes-board-forecast-scenario = A Scenario card: { $chance } %
heroes-board-forecast-enter = heroes enter { $chance } %
heroes-board-forecast-charge = heroes run in { $chance } %
heroes-board-forecast-hit = a monster is hit { $chance } %
heroes-board-forecast-plunder = plundered { $chance } %
heroes-board-scenario-open = Story, map and rules
heroes-board-scenario-rules = Special rules of mode { $mode ->
    [b] B
   *[a] A
  }
heroes-board-other-mode = only in mode { $mode ->
    [b] B
   *[a] A
  }
heroes-board-market = Loot market
heroes-board-loot-left = { $count } more in the deck
heroes-board-loot = { $name }: { $face }{ $price ->
    [none] { "" }
   *[other] . Costs 1 { $price }
  }{ $state ->
    [can] . Can be chosen
   *[no] { "" }
  }
heroes-board-phases = Phases of the turn
heroes-board-swarm-left = monsters of the swarm still to act

# The assault
heroes-board-assault = Heroes' assault
heroes-board-pace = How the assault is shown
heroes-board-auto = Auto
heroes-board-step = Step
heroes-board-next = Next
heroes-board-chain = The whole chain
heroes-board-card-says = Guild card: { $hero } in rooms of the type { $type }

# Open piles
heroes-board-piles = Open piles
heroes-board-pile-resolving = Guild card being carried out
heroes-board-pile-guild = Discarded guild cards
heroes-board-pile-area = { $clan }: play area
heroes-board-pile-discard = { $clan }: discard pile
heroes-board-pile-supply = Supply
heroes-board-pile-removed = Treasures out of the game
heroes-board-pile-decks = Cards left in the decks
heroes-board-pile-loot = Loot
heroes-board-pile-rooms = Rooms to build
heroes-board-pile-empty = Nothing here.
heroes-board-event-token = Event token
heroes-board-treasure-of = Treasure of value { $value }

# Text view
heroes-board-clan-text = Deck { $deck }, hand { $hand }, discard pile { $discard }.
heroes-board-left-of = { $name }: { $count ->
    [one] 1 card left in the guild deck
   *[other] { $count } cards left in the guild deck
  }

# Deeds that were refused
heroes-board-deed = { $verb ->
    [play] Play
    [left] Use
    [right] Use
    [end] End the phase
    [pass] Pass
    [throw] Throw a hero
    [discard] Discard
    [take] Take
    [return] Return
    [defend] Defend
    [move] Move
    [wounds] Choose
    [carry] Carry
    [strike] Attack
    [work] Activate
    [complete] Complete the Portal
    [ability] Ability
    [special] Scenario
    [build] Build
    [lose] Discard
    [pay] Pay
    [hit] Hit
    [trust] Trust
   *[other] Choose
  }

heroes-board-trust = Trust { $clanName } this turn
heroes-board-vote = Vote: { $voted } of { $all } have answered
heroes-board-preparing = Before the first turn
heroes-onward = On to the next scenario
