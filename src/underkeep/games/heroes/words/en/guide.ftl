# Hints of the guided first game of Keep the Heroes Out!

heroes-guide-gnoll-welcome = Welcome below! These rooms are your home. The heroes want the great Treasure in the Vault, and the arrows in the passages show how they run. First your Gnolls take their places: click a glowing room.
heroes-guide-gnoll-play = Your turn. Each card shows what your monsters can do. Click a card to see where its actions could be done, then an icon on it: that plays the card and uses the icon. You may play as many cards as you like, one after the other.
heroes-guide-gnoll-icons = A card that has been played is used icon by icon: click an icon that glows. "Or" means one side only. What you do not use is lost when you play the next card.
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

heroes-guide-dragon-welcome = You are the Dragon: one monster, but with 5 health. The heroes want the great Treasure in the Vault; the arrows in the passages show how they run. Click a card to see where its actions could be done, then an icon on it: that plays the card and uses the icon.
heroes-guide-dragon-icons = { heroes-guide-gnoll-icons }
heroes-guide-dragon-move = A Move: click the Dragon, then the room she goes to. She may carry a token along.
heroes-guide-dragon-load = { heroes-guide-gnoll-load }
heroes-guide-dragon-strike = { heroes-guide-gnoll-strike }
heroes-guide-dragon-activate = An Activate uses the action of the room that the Dragon is in (the small sign at its foot), completes a Portal, or heals all her Wounds, which is the ability of your clan.
heroes-guide-dragon-end = { heroes-guide-gnoll-end }
heroes-guide-dragon-refresh = { heroes-guide-gnoll-refresh }
heroes-guide-dragon-odds = { heroes-guide-gnoll-odds }
heroes-guide-dragon-assault = { heroes-guide-gnoll-assault }
heroes-guide-dragon-order = { heroes-guide-gnoll-order }
heroes-guide-dragon-goal = { heroes-guide-gnoll-goal }
heroes-guide-dragon-others = The Ratkin are on your side; a bot plays them. The story tells what they do.

heroes-now-who = The Dragon: one monster, but a strong one. The Ratkin, small and many, fight at your side.
heroes-now-win = Together: the great Treasure in the Vault must still be there when the guild’s deck has run out twice.
heroes-now-turn = Play your cards icon by icon, then draw five, then the guild sends heroes where its card says.
heroes-now-against = Nobody but the heroes, who follow fixed rules; a bot plays the clan beside you.
heroes-now-gentle = It plays simply in your first two games, so what matters is left to you.
