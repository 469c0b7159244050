# Keep the Heroes Out! in the workshop. $side is N, E, S or W; `none` an empty list.
heroes-workshop-rooms = Rooms, { $placed } of { $of } placed
heroes-workshop-there = { $name }, on the map
heroes-workshop-take = Take { $name }
heroes-workshop-map = The map
heroes-workshop-free = { $cell }: empty
heroes-workshop-put = { $cell }: empty, put { $name } here
heroes-workshop-room = { $name } on { $cell }; { $ways ->
    [none] no passages
   *[other] passages to { $ways }
}{ $value ->
    [0] {""}
   *[other] ; Treasure { $value }
}{ $portal ->
    [yes] ; Portal
   *[other] {""}
}
heroes-workshop-open = Open the passage to the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
heroes-workshop-close = Close the passage to the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
heroes-workshop-how = drag it or press an arrow key to move it, press a wall to open or close a passage.
heroes-workshop-lay = press a free place on the map.
heroes-workshop-nothing = Press a room on the map to change it, or one of the list to place it.
heroes-workshop-turn = Turn
heroes-workshop-treasure = Treasure
heroes-workshop-no-treasure = none
heroes-workshop-portal = Portal
heroes-workshop-passages = Passages
heroes-workshop-remove = Remove
heroes-workshop-del = Del
heroes-workshop-lay-it = Put it on the map
heroes-workshop-place = Place
heroes-workshop-off = not on the map
heroes-workshop-way = passage to { $name }
heroes-workshop-wrong = something is wrong here
heroes-workshop-which = Scenario
heroes-workshop-name = Name
heroes-workshop-story = Story
heroes-workshop-hint = Hint for players
heroes-workshop-rules = Special rules
heroes-workshop-borrow = Those of the scenario
heroes-workshop-no-rules = none
heroes-workshop-mode-b = (mode B only)
heroes-workshop-deck = The guild
heroes-workshop-cards = Scenario cards in the deck
heroes-workshop-wave = Assaults without cards, for a gentle start
heroes-workshop-complexity = Complexity, 0 to 9
heroes-workshop-guild = { $own ->
    [yes] The 16 Hero cards (your own)
   *[other] The 16 Hero cards
}
heroes-workshop-hero = Hero of card { $n }
heroes-workshop-sign = Sign of card { $n }
heroes-workshop-printed-deck = Back to the usual deck
heroes-workshop-fault-twice = In one place lies more than one room: { $names }.
heroes-workshop-fault-no-way = No way to the Vault: { $names }. Heroes there would wait for ever.
heroes-workshop-fault-no-vault = The Vault is missing, so no way leads to it.
heroes-workshop-fault-no-such-room = Something lies in a room that is not on the map: { $names }.
heroes-workshop-fault-portals = There are more Portals than tokens.
heroes-workshop-fault-no-portal = There is no Portal: place at least one.
heroes-workshop-fault-treasures = There are more Treasures of a value than the box has: { $names }. It has five each of 1, 2 and 3, and one of 4.
heroes-workshop-fault-prize = The Vault needs the one Treasure of value 4.
heroes-workshop-fault-no-cells = The Laboratory needs the Cells.
heroes-workshop-fault-cards = Such a Scenario card does not exist: there are 1 to 6.
heroes-workshop-fault-no-room = Not on the map yet: { $names }.
heroes-workshop-fault-no-pair = The guild knows signs for which there are not two rooms: { $names }.
heroes-workshop-fault-no-loot = Loot that cannot be bought without a room that makes its price and one that sells it: { $names }.
heroes-workshop-fault-no-tip = Clans without a home, or without the rooms that their tip speaks of: { $names }.
heroes-workshop-fault-no-site = The borrowed rules need the Construction Site.
heroes-workshop-fault-idle-site = No rule says what the Construction Site builds: place all rooms, or borrow the rules of a scenario with masons.
heroes-workshop-fault-no-such-rule = A special rule is missing.
heroes-workshop-repair-no-way = Open a passage
heroes-workshop-fine-way = A way leads from every room to the Vault.
heroes-workshop-fine-rooms = All rooms that a dungeon needs are there.
heroes-workshop-fine-treasures = One Treasure of value 4, in its place; the others are in stock.
heroes-workshop-fine-portals = There are Portals, and enough tokens for all that lies ready.
heroes-workshop-fine-cards = The Scenario cards exist.
heroes-workshop-fine-signs = Two rooms for each sign the guild knows; all loot can be bought.
heroes-workshop-fine-clans = Each clan has a home and can follow its tip.
heroes-workshop-fine-story = Rules and rooms fit together.
heroes-workshop-balance = How often two clans hold the keep. The green band is what the game’s own scenarios aim at.
heroes-workshop-unused = Rooms whose action nobody used: { $names }.
heroes-workshop-most = Most is lost here: { $name }, { $times } times a game.
heroes-workshop-heat = Show on the map where clans suffer
heroes-workshop-tokens = What lies ready
heroes-workshop-token = { $name }: { $count } here
heroes-workshop-reserves = Monsters of each clan that come with wave 2
heroes-workshop-fault-tokens = More lies ready than there are tokens: { $names }.
