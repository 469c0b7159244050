# What `underkeep play` says around a game.
terminal-welcome = Type the number of an option, or its move text in brackets. “help” lists the rest.
terminal-help =
    A number or a move text acts; an empty line shows the options again.
      why MOVE     why a move is not allowed, with its rule
      look THING   what a piece, card, token or place is: look d4, look dragon
      piles        what lies in decks, discards and supply
      goal [ROLE]  what a role must do to win, and how near it is
      hint         what a strong bot would do, and why
      prepared     a prepared set-up, where the game has some
      undo         take the last move back, if it taught nobody anything
      log [N]      what happened: the last 20 lines, or N
      rules ID     a rule, e.g. rules DT-MOVE-03, or a family: rules DT-MOVE
      save FILE    keep the game; a name ending in .yaml keeps this position
      load FILE    go on with a kept game, or begin at a position
      onward       after the end: the next game, e.g. the next chapter of a Chronicle
      help         this list
      quit         leave
terminal-pass = Pass the device to { $role }, who presses Enter.
terminal-pass-or-undo = Pass the device to { $role }, who presses Enter. (“undo” takes the last move back.)
terminal-no-number = { $most ->
    [0] There are no options now.
    [1] There is only option 1.
   *[other] Give a number from 1 to { $most }.
  }
terminal-no-move = “{ $text }” is neither a move nor a command. “help” lists the commands.
terminal-look-what = Look at what? Give a place or a name: look d4.
terminal-look-nothing = Nothing is known here by the name “{ $thing }”.
terminal-look-several = “{ $thing }” may be: { $list }.
terminal-no-piles = Nothing lies in piles here.
terminal-no-goal = This game does not tell how near anybody is.
terminal-no-role = There is no role “{ $role }” here. The roles are { $roles }.
terminal-hint = A strong bot would play: { $move }
terminal-legal = “{ $move }” is legal.
terminal-undone = Taken back.
terminal-undo-nothing = There is nothing to take back.
terminal-undo-learnt = You learnt something by that move: it stays.
terminal-undo-others = The last move was not yours: it stays.
terminal-undo-known = That move told { $roles } something: it stays.
terminal-log-undo = { $role } took a move back.
terminal-no-rule = There is no rule “{ $id }”. Give an id as it stands in parentheses, e.g. rules DT-MOVE-03.
terminal-which-file = Which file? Give its name.
terminal-saved = Kept in { $file }. The file tells everything that is hidden: do not show it before the end.
terminal-loaded = Going on with { $file }.
terminal-winners = Won by { $roles }.
terminal-no-winner = Nobody won.
terminal-onward = “onward” goes on to the next game.
terminal-no-onward = Nothing follows from here.
terminal-seed = The seed was { $seed }. “save FILE” keeps the game, “quit” leaves.

terminal-option-only-with = only with { $words }
terminal-prepared-offer = (“prepared” does this set-up for you)
terminal-prepared = Type “prepared” and one of these names, or “prepared surprise”.
terminal-prepared-none = There is nothing to prepare at this question.
