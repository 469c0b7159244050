# Hints of the guided first game of Keep the Heroes Out!

heroes-guide-gnoll-welcome = Welcome below! These rooms are your home. The heroes want the great Treasure in the Vault, and the arrows in the passages show how they run. First your Gnolls take their places: click a glowing room.
heroes-guide-gnoll-play = Your turn. Each card shows what your monsters can do. Click a card to put it on the table; you may play as many as you like, one after the other.
heroes-guide-gnoll-icons = A card is used icon by icon: click an icon that glows. "Or" means one side only. What you do not use is lost when you play the next card.
heroes-guide-gnoll-move = A Move: click one of your Gnolls, then the room it goes to. It may carry a token along.
heroes-guide-gnoll-load = What lies in a room can be carried to another, for instance a Coin to the Forge, where it buys Equipment.
heroes-guide-gnoll-strike = An attack: a Melee Attack hits a hero in the room of one of your monsters, a Ranged Attack one next door. A beaten hero goes back to the guild.
heroes-guide-gnoll-activate = An Activate uses the action of a room with a monster of yours (the small sign at its foot), completes a Portal, or uses the ability of your clan.
heroes-guide-gnoll-end = When no icon helps you any more, play the next card or end the phase. Then comes the loot, a new hand of five, and the heroes.
heroes-guide-gnoll-refresh = You may discard a card to put unwanted loot under its deck. If you like what lies there, pass.
heroes-guide-gnoll-odds = Look at the guild's panel: it shows which cards are still in its deck, so you know what may come next and where.
heroes-guide-gnoll-assault = The guild has sent a card: one hero in each room of that type. A hero fights a monster if there is one, else plunders if there are enough of them, else waits or runs towards the Vault. Set the panel to "Step" to follow each link.
heroes-guide-gnoll-order = Several heroes could act. You decide who is next: a wise order can stop a plunder.
heroes-guide-gnoll-goal = When the guild deck has run out twice and the great Treasure is still there, you have won. Keep a guard near the Vault. Good luck!

heroes-now-who = A clan of monsters, with another clan at your side.
heroes-now-win = Together: the great Treasure in the Vault must still be there when the guild’s deck has run out twice.
heroes-now-turn = Play your cards icon by icon, then draw five, then the guild sends heroes where its card says.
heroes-now-against = Nobody but the heroes, who follow fixed rules; a bot plays the clan beside you.
