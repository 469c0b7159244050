# The rulebook.
rules-search = Search, or ask: how do I win
rules-pages = Chapters of the rulebook
rules-found = { $count ->
    [0] No rule found
    [one] One rule found
   *[other] { $count } rules found
  }
rules-also = Also searched: { $words }.
rules-none = Try fewer or other words, or look in the chapters.
rules-asked = You asked why not:
rules-back = Back to the table
rules-next = Next: { $title }
rules-overview = How to win, and a turn
rules-by-role = By role
rules-for-all = For everybody
rules-wins = Who wants what
rules-wins-plain = How it ends
rules-mistakes = Five things people get wrong
rules-believed = Often believed
rules-so = How it is
rules-seen = Seen on the table
rules-uses = Where it is used
rules-things = It tells of
rules-refusal = When it is not allowed, the table says
rules-named-by = Read next
rules-example = Example: { $title }
rules-example-show = Show it on the board
rules-example-of = { $n } of { $of }
rules-example-back = Step back
rules-example-on = Step on
rules-example-try = Do it yourself
rules-example-next = Now: { $move }
rules-example-other = Now { $role }: { $move }
rules-print = Print
rules-again = Begin again
rules-unused = No lesson, card or other rule names it.
rules-rule = Rule
