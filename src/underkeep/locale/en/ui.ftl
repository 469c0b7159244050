# The interface around the games. Shared by all screens of the browser client.

title = Underkeep: dungeons for every side
title-turn = Your turn
opening = Opening the table…
close = Close
back = Back
try-again = Try again
error-offline = The server does not answer. Is it running?
offline = Connecting again…
you = you
bot-word = bot
rule-word = rule

# home
home-title = Three dungeons. Every side of the story.
home-lead = Play the hero, the monsters or the cave itself, against friends by link or against bots. No account needed.
home-loading = One moment…
games = Games
your-tables = Your tables
go-on-with = Go on with { $game }
moves-made = { $moves ->
    [0] not begun
    [one] one move made
   *[other] { $moves } moves made
  }
continue = Continue
play-now = Play now
new-table = New table
not-yet = Not at the table yet. The rulebook is.
read-rules = Read the rulebook
players-word = players
minutes = { $minutes } min
weight = Weight
weight-of = weight { $weight } of 5
thanks = An unofficial fan implementation, drawn and written by us, with thanks to the designers and publishers:
thanks-game = { $game } by { $designers } ({ $publishers }).
game-vast-name = Vast
game-vast-lead = Five roles, five different games, one cave that wants them all buried.
game-vast-you = You are the Knight, four bots play the rest.
game-heroes-name = Keep the Heroes Out!
game-heroes-lead = You are the monsters. The guild is at the door. Hold the Vault together.
game-heroes-you = You and one bot clan, on the first scenario.
game-twister-name = Dungeon Twister
game-twister-lead = Eight rooms on gears, two teams, no dice.
game-twister-you = You are Yellow, base box, against a bot.
back-home = Back to the games

# settings
settings = Settings
settings-language = Language
settings-theme = Theme
theme-system = As the system
theme-dark = Torchlight
theme-light = Parchment
theme-toggle = Change between torchlight and parchment
settings-text = Text size
text-1 = Normal
text-2 = Larger
text-3 = Largest
settings-motion = Animation
motion-normal = Normal
motion-off = None
settings-motion-help = If your system asks for less motion, nothing moves whatever stands here.
settings-keys = Single keys
settings-keys-help = 1 to 9 act, U takes back, H asks a bot, T text view, L story, G race, R rules, S skips, plus, minus and 0 zoom. Space, arrows, End and Shift with 1 to 4 lead through the story.
settings-words = Text view
settings-words-help = Board and options in words, for screen readers and keyboard.

# new table
setup-title = Who sits where?
setup-lead = Everything has a sensible default.
setup-seats = Seats
setup-pack = Content
setup-pack-own = The game’s own
setup-pack-help = Packs change or add rooms, cards and scenarios. Records and ratings keep them apart.
seat-me = Me
seat-me-help = you, in this browser
seat-link = Friend
seat-link-help = gets a link of their own
seat-hotseat = Hot-seat
seat-hotseat-help = on this device, in turns
seat-bot = Bot
seat-bot-help = plays by itself
bot-level = Level of the bot for { $role }
level-novice = Novice
level-adept = Adept
level-master = Master
level-grandmaster = Grandmaster
level-random = Random
engine-building = The server is still compiling its engine. All levels play; master and grandmaster will see further in a few minutes.
engine-pure = This server has no compiled engine. All levels play; novice and adept as everywhere, master and grandmaster think as long but see less far.
section-game = The game
section-rulings = Rulings on doubtful points
section-switches = Rule switches
all-recommended = { $count ->
    [one] as recommended
   *[other] all { $count } as recommended
  }
changed = { $count ->
    [one] one changed
   *[other] { $count } changed
  }
from-to = { $low } to { $high }
seed = Seed
seed-help = A whole number: the same one makes the same game. Whoever knows it knows all luck.
seed-random = random
this-table = This table
people-bots = { $people ->
    [0] nobody
    [one] one person
   *[other] { $people } people
  }, { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
  }
open-table = Open the table
open-links = You get a link for each friend. It works once.
open-now = The game begins at once.

# the table
your-move = Your move
actions = Actions
board = Board
roles = Sides
log = Story
log-open = Open the story ({ $count ->
    [0] nothing new
    [one] one new line
   *[other] { $count } new lines
  })
log-fold = Fold the story
parts = Parts of the table
tab-table = Table
rules-short = Rules
undo = { $count ->
    [0] Nothing to take back
   *[other] Take back the last step (U)
  }
skip = Skip the animation
text-view = Text view
text-can = can be chosen
plain-where = shown in words
plain-asked = it is their turn
fit = Fit the board
zoom-in = Larger
zoom-out = Smaller
choose-what = what shall it do?
go-on = Go on
game-over = The game is over.
watching = You are watching.
watching-only = You are watching: only those who sit at the table may ask and act.
waiting-for = Waiting for { $who }.
one-moment = One moment…
hint = What glows can be chosen. Press anything else to learn why not.
hint-wait = Press anything on the board to learn about it.
hint-short = Tap anything to learn why not.
dock-fold = Fold to see more of the board
dock-open = Show cards and actions
tab-text = Text
why-not = { $what }: why not?
why-nothing = There is nothing to do with that now.
why-wait = It is not your turn.
the-rule = The rule: { $rule }
all-options = All options
type-move = Your move, or its number:
do-it = Do it
no-such-move = That is not one of the options.
player-here = a friend
player-away = a friend, away
player-waiting = seat is free
invite = Invite
invite-help = Each link opens one seat, once. Send it to the person who shall sit there.
invite-link = Link for { $role }
invite-renew = New link
invite-renew-help = Makes another link for this seat; the one before no longer works.
copy-link = Copy link
copied = Copied
watch = Link for those who only watch

# pass the device
pass-to = Pass to { $role }
pass-hidden = What is hidden stays hidden until { $role } says so.
pass-show = I am { $role }, show my side
pass-since = What all have seen

# the end
result-won = You have won
result-lost = You have lost
result-none = Nobody has won
result-winner = { $who } has won
play-again = Play again
see-board = Look at the board
result-proof = Was the luck fair?
result-proof-help = The first number was shown from the beginning and binds the second, the seed of all luck.

# around the table
undo-ask = Take back: how far? (U)
undo-title = Take back
undo-lead = Back to before which move? Everything since then is undone, luck and clocks too.
undo-unseen = { $who } did something you could not see.
undo-gain = You learnt something by it, so the others have to agree.
undo-do = { $count ->
    [one] Take back one move
   *[other] Take back { $count } moves
  }
undo-ask-others = { $count ->
    [one] Ask the others to take back one move
   *[other] Ask the others to take back { $count } moves
  }
undo-no-further = No further back: somebody else learnt something.
undo-no = Nothing can be taken back: somebody else learnt something.
petition-what = What is that?
petition-gain = Learnt by whoever asks:
petition-undo = { $who } asks to take back { $count ->
    [one] one move
   *[other] { $count } moves
  }.
petition-draw = { $who } offers a draw.
petition-concede = { $who } asks to give up together.
petition-waiting = Waiting for { $who }.
agree = Agree
decline = Decline
withdraw = Withdraw
start = Start the game
start-ready = Everybody is here.
start-empty = Some seats are still free. Invite somebody to them.
start-wait = The host will start the game.
stood-in = A bot plays for you.
come-back = Take my seat back
learnt-by = { $who ->
    [none] { $what }.
   *[other] { $who }: { $what }.
  }
clocks = Clocks
seat-here = at the table
seat-away = away
seat-stood-in = a bot plays on
replace = Let a bot play
leave = Let a bot play for me
offer-draw = Offer a draw
concede = Give up together
resign = Resign
resign-sure = Really resign?
close-table = Close the table
close-sure = Really close it for all?
commitment-help = This number was fixed before the first move. At the end the seed is told, and anybody can check that it fits.
luck-chosen = The seed was chosen by whoever made this table: they may know all luck.
luck-chosen-short = chosen seed
luck-server = The luck is the server's secret: nobody who plays chose it.
luck-shared = The luck is made of a secret of the server and of a share from everybody who plays, so that nobody could choose it.
luck-given = { $count ->
    [0] Nobody opened a share.
    [one] One share was opened in time.
   *[other] { $count } shares were opened in time.
 }
luck-left-out = Yours was left out, since you were away when they were opened.
proof-other = This is not the number that this browser saw first!
proof-swapped = A share is not the one that was pledged!
proof-fair = Checked in this browser: the seed fits the number.
proof-false = The seed does not fit the number!
rematch = Rematch, sides changed
rematch-together = Once more together
rematch-join = To the rematch
onward = To the next game
replay = Replay

# lobby and names
your-turn = It is your turn
tables-public = Public tables
sit-down = Sit down as { $role }
look-on = Look on
name-mine = Your name
name-none = Tell your name
name-help = Others at the table see it. With a password the name is yours alone, and your tables come with you to other devices.
name-field = Name
password-present = Your present password, to change it
password-field = Password (may stay empty, else 8 signs at least)
name-take = Take this name
log-in = I have it already: log in
log-out = Log out { $name }
log-out-everywhere = Log out on all devices
record-paste = Paste a record
record-help = The text of a record, at most 1 MB. It is checked and opened as a replay.
record-open = Check and open

# set-up of a table
section-table = At the table
table-public = In the lobby
table-public-help = Anybody may see the table there and take its free seats.
table-title = Title
table-start = The host starts the game
table-start-help = Nobody moves before everybody is there and you say so.
table-absent = Minutes until the host may replace somebody
table-absent-help = Somebody who is away while the table waits; a bot then plays on until they return.
clock-kind = Clock
clock-help = It runs while somebody is asked.
clock-none = None
clock-move = For each move
clock-bank = For the whole game
clock-minutes = Minutes
clock-increment = Seconds more for each turn
clock-timeout = When time is up
clock-timeout-bot = A bot plays on
clock-timeout-default = The mildest move
clock-timeout-loss = The game is lost

# replay
replay-of = Replay
replay-move = Move { $move } of { $moves }
replay-first = To the beginning
replay-prev = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-own = My eyes
replay-eyes-open = Everything open
replay-fork = Go on from here against bots
replay-fork-as = as { $role }
replay-lead = Lead the others
replay-lead-stop = Stop leading
replay-follow = { $who } leads the replay.
replay-copy = Copy link to this move
replay-save = Save the record
replay-more = More
replay-back = To the table

# being told
settings-sound = Sound when it is your turn
settings-notify = Message of the system when it is your turn
settings-notify-help = Only while this page is out of sight. The browser asks for your leave.

# webhook
webhook = Call an address when it is my turn
webhook-help = For those who are away: the server sends one https message to this address when the table waits for you and you are not here. It says which table, nothing of the game.
webhook-field = Address to call, https only
webhook-keep = Keep
webhook-kept = Kept

# chat
chat = Chat
chat-say = Say something
chat-send = Send
chat-watcher = Somebody watching
chat-quiet = Nobody has said anything here yet.
chat-mute = Show no more of { $who }
chat-report = Report this line of { $who } to the operator
chat-reported = Reported
chat-unmute = Show { $who } again

# rulebook
rulebook = Rulebook

# Guided first games
guide = Hint
guide-next = Understood
guide-stop = No more hints
guide-title = First game? Learn a role step by step
guide-lead = A real game with bots and hints; pick the role that you want to learn.

# advice of a bot, and how a game went
adviser = Ask a bot
adviser-key = Ask a bot (H)
adviser-help = It knows no more than you do.
adviser-thinks = It is thinking…
adviser-no-reasons = There is nothing to weigh here.
adviser-for = speaks for it:
adviser-against = speaks against it:
hint-ask = What would you do here?
hint-says = { $level } would play:
hint-do = Do it
beliefs-show = What it believes about hidden things
beliefs-none = Nothing that anybody knows is hidden from you.
why-ask = { $role }: why did you do that?
why-says = { $role } did this:
study = How it went
study-short = Course
study-ask = What turned the game?
study-chance = chance to win, in percent
study-goal = part of its own goal, in percent
study-chart = Chart over { $moves } moves; the turning points below tell the most of it.
study-all = All together
study-making = Looked at { $done } of { $moves } moves…
study-move = move { $move }
study-quiet = No single move changed much.
study-help = Estimates by a bot that sees everything open. What the master would have played is judged from that role’s own eyes.
turning-points = Turning points
review-best = The master would have played:
review-same = The master would have played the same.

# the story
story-filter = What the story shows
story-kind = Kind
story-kind-all = Everything
story-kind-deeds = Deeds only
story-kind-mine = What concerns me
story-none = Nothing has happened yet.
story-deeds = { $count ->
    [0] { "" }
    [one] one deed
   *[other] { $count } deeds
  }
story-more = { $count ->
    [one] Show what came of it
   *[other] Show what came of it: { $count } lines
  }
story-less = Hide what came of it
story-then = Show the board as it was then
card-plain = Nothing more is printed on it.
then = As it was:
then-back = Back to now
then-gone = The board of that moment is no longer known.

# how fast others' scenes are told
pace = Pace of the story
pace-prev = Previous scene (←)
pace-pause = Pause (Space)
pace-play = Go on (Space)
pace-next = Next scene (→)
pace-scene = Scene { $n } of { $count }
pace-all = { $count ->
    [0] Nothing to tell yet
    [one] one scene, told
   *[other] { $count } scenes, all told
  }
pace-waiting = { $count ->
    [one] You are asked; one scene waits
   *[other] You are asked; { $count } scenes wait
  }
pace-to-me = To my decision (End)
pace-to-me-short = To my decision
pace-to-now = To now (End)
pace-to-now-short = To now
pace-speed = Speed of the story
pace-step = Step
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-none = None
settings-pace-help = How long each scene of the others stays. Step waits for you, None tells everything at once.
not-sent = You are offline: nothing was sent. It will work again as soon as the line is back.
inspect = What it is
settings-coordinates = Coordinates
settings-coordinates-help = Names of columns and rows along the board, as story and hints use them.
settings-moments = Cards for great moments
settings-moments-help = A death, an ambush, a fight: a card over the board until you go on.
settings-hints = Hints in the first games
settings-hints-help = In your first two games of a role a few sentences say what a question is about.
settings-effects = Sounds for great moments
settings-volume = Volume

# since your last turn
recap = Since your last turn
recap-close = Fold it
recap-again = Play the scene again
recap-hurt = It hurt you.

# the race
race = The race
race-threat = may win next turn
race-may-win = { $who } may win next turn
race-public = From what everybody knows.

# moments
moment-death = A death!
moment-strike = A blow!
moment-ambush = Ambush!
moment-loot = Plundered!
moment-collapse = The cave collapses!
moment-fight = A fight
moment-wave = The wave is over
moment-end = It is decided
moment-again = Again

# how it ended
result-race = How near everybody was
result-deeds = Who did what
result-share = Share link
result-show = Show the result

# prepared set-ups
prepared-offer = Place them for me …
prepared-title = A prepared placement
prepared-surprise = Surprise me
prepared-surprise-why = One of these, drawn by lot.
prepared-text = You need not place everybody by hand: three placements are ready, each with its reason.

# people: one's games, oneself, ladders, talk
somebody = somebody
rated = rated
casual = casual
name-away = { $who }, away
seat-kept-for = kept for { $who }
people-here = Who is here
people-watching = watching:
people-unnamed = { $count ->
    [one] and one who told no name
   *[other] and { $count } who told no name
  }
presence-here = here
presence-away = away
presence-thinking = thinking
presence-free = seat is free
presence-stood-in = a bot plays on
mine-title = My games
mine-turn = Your turn
mine-invited = You are invited
mine-waiting = Waiting for others
mine-finished = Finished
mine-all = All games
mine-more = Show all { $count }
mine-any-game = Any game
mine-outcome = How it ended
mine-any-outcome = Any end
mine-who = With whom
mine-none = No finished game fits.
mine-empty = You have not played here yet.
mine-pages = Pages of finished games
mine-page = Page { $page } of { $pages }
mine-newer = Newer
mine-older = Older
invited-by = { $who } keeps a seat for you: { $role }.
invited-take = Sit down
kept-for-you = A seat is kept for you: { $role }.
invite-name = Name of somebody for { $role }
invite-name-short = or invite by name
invite-do = Invite
invited-now = { $who } is invited
gathering = It begins when everybody sits.
gathering-luck = Then the luck is drawn: the board is only an example until then.
gathering-help = No clock runs until then.
game-hide = Take it off my list
rematch-short = Rematch
clock-short = left
clock-no = no clock
clock-said-bank = { $time } + { $increment } s
clock-said-turn = { $time } a move
lobby-host = host: { $who }
outcome-won = Won
outcome-lost = Lost
outcome-drawn = Drawn
outcome-none = No result
outcome-sign-won = W
outcome-sign-lost = L
outcome-sign-drawn = D
outcome-sign-none = –
ended-resign = resigned
ended-timeout = time ran out
ended-concede = given up together
ended-draw = draw agreed
ended-closed = closed by the host
rating-gained = rating { $points }
page-title = About me
page-since = here since { $when }
page-games = games
page-won = won
page-streak = in a row
page-best = best role
page-ratings = Ratings by role
page-line = How it went
page-form = Form
page-form-help = newest last
page-moments = Best moments
role-word = Role
rating-word = Rating
rating-sure = Interval, 95 %
rating-expected = Expected
rating-said = { $points } plus or minus { $sure }
rating-went = { $role }: from { $from } to { $to } in { $games } games
rating-help = The bar is where the true strength lies with 95 % certainty; the dotted line is 1500. Expected is how often somebody of that strength wins in that role, since roles are not equal.
rating-none = Rated games make a rating: choose it when you set up a table.
tally-all = { $games ->
    [one] One game
   *[other] { $games } games
  }, { $won } won, about { $moves } moves each.
tally-roles = By role
tally-sets = By who took part
tally-options = By scenario and difficulty
tally-won = { $won } of { $games }
ladder = Ladder
ladder-help = Sorted by the lower end of the interval; a place takes { $least } rated games in the role. People are named if they wish.
ladder-none = Nobody has played a rated game in this role yet.
own-title = Yours alone
own-listed = Name me on the ladder
own-listed-help = Else you stand there as somebody.
own-data = My data as a file
own-delete = Delete my name
own-delete-help = Your name, password, sessions, ratings, what you said and your bots are deleted for good. Tables stay, with somebody in your place. Backups of the operator may hold older copies for a while.
own-delete-name = Write your name to be sure: { $name }
own-delete-password = Password, if you have one
own-delete-do = Delete it for good
emblem-field = Field of the emblem
emblem-colour = Colour of the emblem
emblem-sign = Sign of the emblem
emblem-plain = plain
emblem-pale = halved upright
emblem-fess = halved across
emblem-bend = halved aslant
emblem-quarter = quartered
emblem-chevron = pointed
emblem-red = red
emblem-blue = blue
emblem-green = green
emblem-gold = gold
emblem-violet = violet
emblem-teal = teal
emblem-rust = rust
emblem-slate = slate
emblem-tower = tower
emblem-key = key
emblem-flame = flame
emblem-crown = crown
emblem-sword = sword
emblem-moon = moon
emblem-star = star
emblem-gem = gem
emblem-eye = eye
emblem-mushroom = mushroom
emblem-bat = bat
emblem-anchor = anchor
table-rated = Rated
table-rated-help = It counts for the ratings: people with a password, no chosen seed, no advice, nothing taken back that luck has shown.
rated-help = This game is rated: no advice, and nothing is taken back that luck has shown.
chat-short = Talk
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
  }
chat-points = points at
phrases = Say quickly…
phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-moment = One moment, please.
phrase-sorry = Sorry!
phrase-your-turn = It is your turn.
phrase-nice-move = What a move!
phrase-oops = Oops.
phrase-good-game = Good game!
phrase-agree = I agree.
phrase-other-idea = I have another idea.
point = Point at something on the board
point-now = Press what you mean on the board.
plan = Propose
plan-to = Propose to { $who }
plan-says = proposes: { $what }
plan-secret = What they may do now hangs on cards that you cannot see. Tell them in words.
mail-box = Letters when a table waits for me
mail-box-help = Only while you are away, a few at most. The address is asked first; every letter has a link that ends them.
mail-box-keep = Ask this address
mail-box-asked = A letter with a question is on its way.
mail-box-on = Letters go there.
mail-yes-title = Letters from Underkeep?
mail-yes-do = Yes, tell me by mail
mail-yes-done = From now on letters come here.
mail-stop-title = No more letters?
mail-stop-do = No more letters
mail-stop-done = No more letters come here.
skip-question = To the question
skip-board = To the board
settings-weigh = Ask before something is given up
settings-weigh-help = Ending a turn with something left asks once; on a touch screen every risk does.
weigh-no = Not yet
weigh-never = Do it and never ask
hint-drawn = The bot’s advice is drawn on the board: { $what }
table-rules = Rules in force at this table
yes-word = yes
no-word = no
undo-choice = { $who } answered a question.

# Links at the top of the home page, and the rulebook's choice of a game
rules-book = Which game
nav-sections = Sections
nav-learn = Learn
nav-puzzles = Puzzles
nav-rules = Rulebooks
nav-ladder = Ladders
nav-research = Research
