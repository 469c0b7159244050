# Hints of the guided first games of Vast.

vast-guide-knight-goal = You are the Knight. Kill the Dragon: it is asleep under the cave and has as much Health as its board says. The Goblins hunt you, the Cave feeds you Events, the Thief takes what you need.
vast-guide-knight-cubes = Your Hero cubes are your strength. Press a glowing space of your board: Movement for steps, Perception for Encounters, Strength for fights, or equipment. They all come back next turn.
vast-guide-knight-walk = Glowing tiles are those you can step on. A Dark tile is revealed when you enter, which costs an Encounter and gives 1 Grit.
vast-guide-knight-turn = You have revealed a tile: choose how it lies. Point at a picture to see it in its place.
vast-guide-knight-meet = In one Encounter you may do several things on your tile, attacks first.
vast-guide-knight-encounter = You may have an Encounter here without moving: take a Treasure, smash a Crystal, attack.
vast-guide-knight-brace = An Ambush! A hidden Tribe that is stronger than you may attack. Add free cubes to Strength now if it helps.
vast-guide-knight-keep = The Cave has dealt you a Treasure card. Keep it, or take 5 Grit instead: Grit brings you more cubes.
vast-guide-knight-quest = A Sidequest is fulfilled: press its card before you do anything else.
vast-guide-knight-end = When nothing more helps, stop. Cubes on Strength and Shield protect you until your next turn.
vast-guide-knight-others = Now the others play. The box in the dock says who decides what, and why; press a role's name to read its board.

vast-guide-goblins-goal = You are the Goblins: three Tribes against the Knight. Bring her Health to 0.
vast-guide-goblins-war = Each turn you draw as many War cards as your Rage and keep one. It says how many Goblins join each Tribe, and whether Monsters, Secrets or Rage come with them.
vast-guide-goblins-over = A Tribe with more than four Goblins is too many: one Tribe of your choice must scatter, a revealed one first.
vast-guide-goblins-monster = A Monster makes a Tribe stronger. It is lost when the Tribe scatters.
vast-guide-goblins-tribe = Activate each Tribe once. Hidden ones can appear on Dark tiles with their mark.
vast-guide-goblins-reveal = Choose the Dark tile where the Tribe comes out. Near the Knight is best, if you are stronger.
vast-guide-goblins-act = A revealed Tribe moves as far as it likes, but not through walls, then acts once.
vast-guide-goblins-attack = The Knight is here and weaker than you: attack! The Tribe then scatters and Rage falls by 1.
vast-guide-goblins-ambush = The Knight stepped into an Ambush in her own turn. A hidden Tribe stronger than she is may strike at once.
vast-guide-goblins-others = Now the others play. Beware of the Dragon: it eats Goblins.

vast-guide-dragon-goal = You are the Dragon. You sleep: wake up by moving cubes to Wakefulness, surface on a Crystal tile, then leave by the Entrance.
vast-guide-dragon-move = Once a turn you move 1 or 2 tiles in a straight line for free, under walls and darkness.
vast-guide-dragon-power = Powers glow when your cards and Gems can pay their symbols. Point at Claw or Flame: the map shows how many of the six faces of the die hit each tile.
vast-guide-dragon-pay = A Gem on the map pays its symbol once each turn and is not spent; a card is.
vast-guide-dragon-wake = You have earned a cube: press the glowing Sloth row. Each section wakes one cube a turn.
vast-guide-dragon-hoard = Treasures under you can be picked up. Later you give one back to the Cave to wake a Greed cube.
vast-guide-dragon-gem = A Gem laid on the map pays every turn, but others may steal it.
vast-guide-dragon-surface = You are awake on a Crystal tile: on the surface you can be attacked, but only from there you escape.
vast-guide-dragon-end = Stop when nothing can be paid. Resting, without free move and Wing, wakes Pride once.
vast-guide-dragon-others = Your hand is drawn anew each turn: Spirit says how many cards.

vast-guide-cave-edge = You are the Cave itself. Whenever a passage leads into nothing you lay a Dark tile there, chosen from your hand. Only you know what it is.
vast-guide-cave-event = The Knight meets an Event: play the one of the top cards that hurts or helps as it suits you.
vast-guide-cave-deal = The Knight takes a Treasure: you choose which of two cards she gets. Nobody else sees it.
vast-guide-cave-goal = You win when all tiles are placed, the Collapse begins and enough Crystal tiles have fallen. Until then keep everybody else from winning.
vast-guide-cave-collect = Collect Omens: the more Treasures and Crystals lie about, the more you draw.
vast-guide-cave-omen = Omens that you can pay glow. Each shows what it costs now and the three symbols it takes.
vast-guide-cave-shape = Shape the Cave: place a Dark tile anywhere on the rim, and bring the end nearer.
vast-guide-cave-treasure = Place a Treasure to lure somebody, or to keep the Dragon and the Thief apart from what they want.
vast-guide-cave-fall = The Collapse has begun: choose tiles to remove, Crystal tiles first.
vast-guide-cave-others = You are asked often in the others' turns. The box tells whose turn it is and why you decide.

vast-guide-thief-goal = You are the Thief. Carry loot to the Entrance until your stash is full. Death is not the end: you come back.
vast-guide-thief-stats = Each turn you assign three tokens: Movement, Stealth and Thievery. Stealth must beat what others perceive; Thievery is your number of Action cubes.
vast-guide-thief-walk = You walk over Dark and Lit tiles alike. Ending your movement on a Dark tile you may look at it or reveal it.
vast-guide-thief-loot = There is something to loot under you. Each thing that you carry lowers your Stealth.
vast-guide-thief-lock = A Vault: only you open it. With 1 cube you need a 4, with 2 a 2, with 3 it opens.
vast-guide-thief-pick = Pickpocket whoever shares your tile: more cubes, better odds.
vast-guide-thief-stab = Backstab to hurt somebody; more cubes hurt more.
vast-guide-thief-home = With loot in hand go back to the Entrance: entering it stashes everything.
vast-guide-thief-upgrade = Each stashed token becomes an upgrade of your choice.
vast-guide-thief-others = The others may kill you if they perceive you. A small Loot Drop Level makes that worth little.

vast-now-who = The Knight, alone in the cave with a sword, some cubes and little else.
vast-now-win = Kill the Dragon before it flies off, the Goblins wear you down, the Thief has stolen enough or the Cave collapses.
vast-now-turn = Lay your cubes on Movement, Perception, Strength or equipment, walk, light tiles, take what lies there, strike; then the other four play.
vast-now-against = Goblins, Dragon, Cave and Thief, each a bot that wants something else.
