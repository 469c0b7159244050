# Hints of the guided first games of Dungeon Twister.

twister-guide-base-goal = Two teams, one maze. Whoever first has the points wins: 1 for each of your characters that leaves by the other line, 1 for each enemy killed. You are Yellow and go from left to right.
twister-guide-base-line = First choose four characters for the dots of your line. They begin the game; strong ones open the way, the Goblin is worth 2 points when it leaves.
twister-guide-base-lay = Everything else lies face down in the rooms, yours and theirs mixed. Press a token, then a room. Whoever reveals a room places all its characters and the enemy's objects, so it pays to reveal first.
twister-guide-base-card = Each turn begins with an Action card: 2, 3, 4 or 5 points. A card is back in your hand only after all four are played. The game opens gently: the first turn is a 2.
twister-guide-base-action = Every deed costs 1 point. Press a glowing character: what it can do appears below, what it cannot answers why not with the rule.
twister-guide-base-reveal = A character beside a hidden room may reveal it. You then place all characters that lie there, of both colours, and the enemy's objects; the enemy places your objects.
twister-guide-base-put = Each token goes on an empty floor square or the gear. Put enemies far from their goal and out of reach of your weak ones, and friends where they can act at once.
twister-guide-base-walk = Glowing squares are in reach; the number is the way's length. Walls and closed portcullises bar the way, so do pits and standing enemies.
twister-guide-base-turn = On a gear a character turns the room it is in, or the room of the same number: everything on it goes round, and a wall becomes a door.
twister-guide-base-fight = Beside an enemy you may fight. Everybody who stands beside an enemy of the chain is drawn in; the dock shows who and why.
twister-guide-base-combat = Both lay a Combat card face down; strength and card are added. Losers who stood are wounded, the wounded die. Spent cards never come back: the 0 is for fights already won or lost.
twister-guide-base-take = On the way a character can take things up or leave them: an object, or a wounded friend. It holds one at a time.
twister-guide-base-others = Blue is at work. The log at the right tells every step; press one of its lines to see where.

twister-guide-darkness-welcome = Forces of Darkness: eight new characters, six of them undead, rooms full of darkness, and corridor tiles to light it. To leave by the other line still scores, so does killing.
twister-guide-darkness-line = Four for your line. The Angel flies and lights darkness without a Torch; the Ghoul is the fastest on foot; the Undead Dragon is the strongest and the slowest, and killing it is worth 2 points.
twister-guide-darkness-lay = Objects lie face down in the rooms, too. Torch, Ring of Light and Key are yours to find early; the Holy Cross kills any undead that enters its square, your own as well.
twister-guide-darkness-card = As in the base game: one Action card a turn, all four before they come back.
twister-guide-darkness-dark = Darkness is the hatched black area. Nobody walks in, and nobody in it can be seen or attacked; only Shadow and Specter go there freely. Who stands in darkness can do nothing but leave it or reveal a room.
twister-guide-darkness-reveal = Reveal a room: it may bring tombs for the Necromancer, the Fountain that heals, the Statue with its Two-Handed Sword, or sconces with Torches for anybody.
twister-guide-darkness-light = Somebody beside darkness has light: lighting costs 0 points, as often as you like. It is offered below; hover it to see which squares it reaches.
twister-guide-darkness-length = Name the length only: 1, 2 or 3 squares. Which tile comes is luck, and it must be laid, pits and walls included.
twister-guide-darkness-tile = The numbers are the places where it fits. Press one, turn the tile if it may lie both ways, then lay it. It is ordinary ground from now on and turns with its room.
twister-guide-darkness-leave = Glowing squares are in reach. Undead keep off the Sacred Tomb and the Holy Cross; Shadows off every Torch. Nobody stops on Fountain, Statue or sarcophagus.
twister-guide-darkness-undead = A fight: look for the Vampire, who grows by 1 for every wounded enemy that dies in a fight it wins, and for Mummies, who must lay the 0 when every enemy beside them holds a Torch.
twister-guide-darkness-join = Before cards are laid: a Shadow in darkness may take part or stay out; the Two-Handed Sword adds 2 to an attack for 1 point more.
twister-guide-darkness-combat = Both lay a card face down. Strength, objects and blood are summed for you; below stands who is near and yet not in the fight, with the reason.
twister-guide-darkness-raise = The Necromancer beside a Tomb, or beside somebody wounded, makes a Zombie of your colour: three in the whole game, and each may score by leaving.
twister-guide-darkness-bat = The Vampire becomes a Bat for 1 point: it flies 6 squares and holds nothing, with strength 0. For 1 point it is a Vampire again.
twister-guide-darkness-curse = A cursed object goes to one of the winners and stays until death: Ring of Weakness, 1 strength less; Ball and Chain, 1 movement less.
twister-guide-darkness-others = Blue is at work. Mind whom it lights a way for: a corridor serves both sides.

twister-now-who = Yellow: a team of eight, each with something that only they can do.
twister-now-win = Be the first with 5 points. Walking out on the other side is worth 1, with a Treasure 2, the Goblin 2; so is beating an enemy who is wounded already worth 1.
twister-now-turn = Play an Action card and spend its points: walk, fight, turn a room, reveal one. First you place your people: four on your line, the rest face down in the rooms.
twister-now-against = Blue is a bot.
