# Refusals of the kernel itself, whatever the game: shared by terminal and browser.
refusal-over = The game is over.
kernel-not-over = The game is not over yet.
refusal-not-asked = You are not asked now.
refusal-waits = { $others ->
    [0] The game waits for { $roleName }.
    [one] The game waits for { $roleName } and one more.
   *[other] The game waits for { $roleName } and { $others } more.
  }
refusal-other-question = Something else is asked now.
refusal-asked = Asked now: { $question }

# What a search says of its choice, in every game.
why-search = wins { $percent } times out of 100 as far as the search sees; { $share } % of it went this way
why-win-now = the game can be won this turn
why-prevents = otherwise somebody else may win before the next own turn
