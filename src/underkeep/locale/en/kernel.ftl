# Refusals of the kernel itself, whatever the game: shared by terminal and browser.
refusal-over = The game is over.
refusal-not-asked = You are not asked now.

# What a search says of its choice, in every game.
why-search = wins { $percent } times out of 100 as far as the search sees; { $share } % of it went this way
