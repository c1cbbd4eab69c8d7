### The words of the frame in English: the pages around the table.

## everywhere

site-title = Cuvée
site-description = Four wine games for your browser. Play bots tonight or send your friends a link. Nothing to install, no account.
site-skip = To the content
site-nav = Site
nav-games = Games
nav-rules = Rules
nav-upload = Open a saved game
nav-settings = Settings
list-more = { $some }, { $next }
list-last = { $some } and { $last }
since-now = just now
since-minutes = for { $count } min
since-hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
  }
since-days = { $count ->
    [one] since yesterday
   *[other] for { $count } days
  }
ago = { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
  }

## home

home-title = Cuvée: wine games at one table
home-hero = Four wine games. Pull up a chair.
home-lede = Play the bots tonight or send your friends a link. Nothing to install, no account.
home-foot = Cuvée is free and open. Games by their designers, pictures our own.
ticket-title = It’s your turn in { $game }
ticket-since = The table waits for you: { $since }
ticket-go = Sit down
facts-players-hint = Players
facts-players = { $players }
facts-minutes = { $minutes } min
weight-1 = very light
weight-2 = light
weight-3 = medium
weight-4 = heavy
weight-5 = very heavy
box-now = Play now
box-now-more = { $game } against bots
box-friends = With friends
box-rules = Rules
mine-title = My tables
mine-none = Nothing here yet. Every table you sit down at in this browser waits for you here.
mine-turn = Your turn
mine-with = with { $names }
mine-chooses = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
  }
mine-won = You won
mine-place = { $place ->
    [1] You came first
    [2] You came second
    [3] You came third
    [4] You came fourth
   *[other] You came { $place }th
  }
mine-go-mine = Play
mine-go-others = Look in
mine-go-done = See how
link-title = Got a link?
link-about = An invitation gives you a seat. The address of a table lets you watch.
link-label = Link
link-place = Paste it here
link-go = Go
link-saved = Open a saved game
link-wrong = This is no link to a table. It looks like …/t/… or …/join/…

## a new table

new-title = A table of { $game }
new-lede = Who sits where? The order is the order of play. What is set below is a fine first game.
new-rules = Read the rules
new-seats = Seats
new-name = Name at seat { $seat }
new-who = Who sits at seat { $seat }
new-level = How strong is the bot at seat { $seat }
new-invite = You get a link to send as soon as the table is open. Whoever opens it sits here.
kind-me = Me
kind-invited = Friend
kind-here = Guest here
kind-bot = Bot
kind-nobody = Empty
level-piquette = Piquette
    .about = For your first game. Friendly, and often looks away.
level-primeur = Primeur
    .about = For your second. Makes mistakes you can punish.
level-villages = Villages
    .about = The usual opponent. Solid, with an absent moment now and then.
level-reserve = Réserve
    .about = Knows the game well and means it. Bring a plan.
level-millesime = Millésime
    .about = Looks ahead. You will probably lose, and learn.
level-grand_cru_classe = Grand Cru Classé
    .about = Takes its time and gives nothing away. Beat it, and tell us.
new-house = House rules
new-printed = all as printed
new-changed = your own mix
option-true = Yes
option-false = No
new-wishes = Special wishes
new-nobody = nobody needs these
seed-title = Seed
seed-about = The same seed deals the same game again. Whoever knows it knows what chance will bring.
seed-place = a secret one
new-back = Back
new-open = Open the table
called-friend = Friend { $seat }
called-guest = Guest { $seat }

## an invitation

join-title = An invitation to { $game }
join-head = A seat is free for you
join-lede = You are invited to a game of { $game }. These are the seats:
join-name = Your name
join-sit = Take the seat
join-rules = Read the rules first

## a saved game

upload-title = Open a saved game
upload-lede = A finished game can be looked at again, move by move, and tried differently from anywhere. An unfinished one goes on against bots.
upload-file = Choose the file
upload-text = Or paste what is in it
upload-open = Open it
origin-copy = a second try, from move { $ply } on
origin-upload = from a saved game

## settings

settings-title = Settings
settings-head = Settings
settings-lede = Kept in this browser. Changes count at once, also at a table.
settings-script = Without JavaScript only your name can be kept here.
settings-kept = Kept.
settings-reading = Reading
settings-me = Me
settings-table = At the table
set-theme = Day or night
    .about = Like your device, or always the one you like.
set-theme-auto = Like my device
set-theme-day = Day
set-theme-night = Night
set-text = Text size
    .about = Boards grow with it where there is room.
set-text-normal = Normal
set-text-large = Large
set-patterns = Patterns for colours
    .about = Seats are told apart by hatching too. Letters and shapes always stay.
set-name = My name
    .about = What the others see.
set-name-keep = Keep it
set-speed = How fast things move
    .about = Pieces glide so that you see what happened.
set-speed-calm = Calm
set-speed-normal = Normal
set-speed-quick = Quick
set-speed-instant = At once
set-bots = How fast bots play
    .about = You can always skip to your turn.
set-bots-slow = Slow
set-bots-normal = Normal
set-bots-fast = Fast
set-bots-instant = At once
set-careful = Ask before a big move
    .about = When it cannot be taken back.
set-sound = Sound
    .about = Corks, glasses, dice, coins.

## rules

rules-title = The rules of { $game }
rules-games = Games
rules-cap = The rules
rules-lede = Every rule has a number, and every question at the table shows you its number. Where the printed rules are silent, a ruling says how we play.
rules-contents = Contents
rules-seek = Look for
rules-seek-go = Find
rules-law = Law book
rules-found = { $count ->
    [0] Nothing about “{ $words }”
    [one] One place about “{ $words }”
   *[other] { $count } places about “{ $words }”
}
law-title = The law book of { $game }
law-cap = The law book
law-back = Back to the rules for players.
rules-none = The rules of this game are not written down yet.

## the end

end-title = How it ended: { $game }
end-moves = { $count ->
    [one] one move
   *[other] { $count } moves
  }
end-you = You win, { $name }!
end-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
end-all = You win together!
end-nobody = Nobody wins
end-to-rematch = To the next game
end-rematch = Play again
end-replay = Look back at the game
end-save = Save the game
end-table = To the table
end-home = Home
end-scores = How it ended
end-closing = What everybody had
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
end-total = Points
end-turning = The turning point
end-course = The course of the game
end-see = See it
end-learn = Learn from your mistakes
chart-points = Points, move by move
chart-chances = Chance to win, in percent

## looking back

replay-title = Looking back at { $game }
replay-home = Cuvée, all games
replay-where = Looking back
replay-steps = Steps
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-last = To the end
replay-at = move { $ply } of { $last }
replay-start = Everything is laid out.
replay-speed = Speed
replay-seen = Seen by
replay-eyes = Seen by { $name }
replay-watcher = Seen by a guest
replay-look = Look
replay-share = Link to this moment
replay-nav = Game
replay-table = Table
replay-result = Result
replay-save = Save
replay-board = Board
replay-slider = Where in the game
replay-mats = What everybody has
story-undo = { $name } takes a move back.
moves-title = Moves
moves-mistake = mistake
moves-luck = luck
judge-bad = cost { $percent } % of the chance to win
judge-luck = chance changed { $percent } % here
judge-running = Chances to win would give away the secrets of a game that is still going on.
    .title = Not yet
learn-title = Learn from your mistakes
learn-title-all = Learn from mistakes
learn-ask = Let a bot look at every move
learn-busy = A bot looks at every move again. This takes a moment…
learn-failed = The bot could not say.
learn-none = No big mistakes. Well played!
learn-cost = Move { $ply } cost { $percent } %.
learn-played = Played:
learn-better = Better:
learn-show = Show me
learn-try = Try it yourself
try-title = Try it yourself from here
try-about = A copy opens at this move. Bots take the other seats.
try-as = as
try-go = Try it
copy-running = Other people play this game. A copy would give away their secrets before it is over.
    .title = Not yet
copy-nowhere = There is no such move or seat.
    .title = Not possible
rematch-others = Only the players of this table can start the next game.
    .title = Not your table

## lessons

learn-page = Learn { $game }
learn-minutes = Learn in { $minutes } minutes
learn-goal = The goal
learn-turn = A turn
learn-catch = The catch
learn-hello = I’m Bouchon. We play the first rounds together: you do it, I watch. Nothing can go wrong.
learn-go = Let’s play
learn-more = { $title } ({ $minutes } min)
learn-read = I’d rather read
learn-none-here = There is no lesson for this game yet. Its rules are here.
    .title = No lesson
called-learner = You
box-learn = Learn

## what went wrong

error-home = All games
error-watch = Watch the table
error-nothing = There is nothing at this address.
    .title = Nothing here
error-table = There is no table at this address. Perhaps a letter of it got lost.
    .title = No such table
error-game = We do not have this game.
    .title = No such game
error-impossible = { $why }
    .title = Not possible
error-broken = { $why }
    .title = This game does not load
error-bot = { $why }
    .title = No such bot
error-saved = { $why }
    .title = This saved game cannot be used
error-large = This is too large to be read.
    .title = Too large
error-storage = The table could not keep this just now. Try again in a moment.
    .title = Not stored
error-damaged = What is stored of this table does not read. All others are fine. Whoever runs this server can see the reason.
    .title = This table is damaged
error-fault = Something went wrong here, and it is not your fault. Whoever runs this server can see the reason.
    .title = Our mistake
error-busy = Very many people play here just now. Those who do are not disturbed; please try again in a minute.
    .title = The house is full
move-not-yours = You do not sit there.
    .title = Not your seat
join-nowhere = There is no such seat at this table.
    .title = No such seat
join-taken = This invitation has been used, or is not one of ours. You can still watch.
    .title = Seat taken

## The table around a game: questions, players, news.

table-your-turn = Your turn
table-game-over = The game is over
table-waiting = { $names } { $count ->
    [one] is choosing.
   *[other] are choosing.
}
table-chosen-so-far = { $done } of { $all } have chosen.
table-skip = Skip to my turn
table-you-are-out = You are out
table-watch-end = Skip to the end
table-leave = Leave the table
table-has-chosen = has chosen
table-choosing = is choosing
table-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
table-bot = { $level }
table-bot-replaced = { $who } could not go on; a simpler bot takes over.
table-refused-gone-on = The table has gone on since. Look again before you take back.
table-refused-unreadable = The table did not understand this. Load the page again.
table-refused-not-stored = The table could not keep this just now. Nothing is lost: try again in a moment.
table-refused-taken = This invitation has been used.
table-refused-too-long = This message is too long.
table-refused-watching = You only watch this table.
table-refused-chat-watching = Only players who sit at the table can talk here.
table-refused-chat-often = Too many lines at once. Wait a moment before the next one.
table-refused-not-now = This is not possible now. What you can choose glows.
table-seed-chosen = Chosen seed
    .about = Played with a chosen seed: whoever chose it can know every hidden card.
table-free = seat still free
table-you = you
table-about = about
table-points = Points so far
table-points-about = Points as far as you can see; something hidden counts too.
table-rules = Rules
table-rules-of = Rules: { $rules }
table-all-win = All players share the first place.
table-wins = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
table-takes-back = { $who } takes the last move back.
table-sits-down = { $who } sits down.

# lessons at a table

table-lesson = Lesson
table-lesson-next = Next
table-lesson-back = Back
table-lesson-skip = Skip this part
table-lesson-leave = Leave
table-lesson-over = The lesson is over. What now?
table-lesson-on = Play on from here
table-lesson-more = More lessons
table-lesson-other = Not this time. Do what the coach asks; afterwards you are free.
table-lesson-right = Right!
table-lesson-again = Not quite
table-lesson-tip = Remember: { $tip }

# tools and dialogs

table-description = A table of { $game } on Cuvée: play it in the browser with friends or against bots.

table-take-back = Take back
table-in-words = In words
table-back = Back
table-close = Close
table-story = Story
table-just-now = Just now
table-whole-story = Whole story
table-rules-tool = Rules
table-speed = Speed
table-sound = Sound
table-menu = Menu
table-board = Board
table-my-things = Mine
table-others = Others
table-all-choices = Everything you can do
table-find = Type to find it
table-more = More
table-say-something = Say something
table-say = Say
table-talk = Talk
table-since-your-turn = Since your last turn
table-replay = Replay
table-final-scoring = Final scoring
table-to-rematch = To the rematch
table-home = All games
table-save = Save this game
table-close-up = Large board
table-confirm-moves = Ask before what cannot be taken back
table-speed-calm = Calm
table-speed-normal = Normal
table-speed-quick = Quick
table-speed-instant = Instant
table-settings = Settings
table-cannot-take-back = This cannot be taken back.
table-do-it = Do it
table-done = Done
table-picked = Picked: { $count }
table-on-the-board = Pick on the board
table-hand-over = Hand the screen over. Nobody else looks now.
table-i-am-here = I am here
table-hand-to = Hand the screen to { $who }, then go on
table-it-is-your-turn = { $who }, it is your turn
table-send-link = Send this link to { $who }
table-question = Question
table-players = Players
table-news = What happened
table-mat-of = What { $who } has
table-link-lost = No connection. Trying again …
table-no-link = No connection to the table just now.
table-table-gone = This table is gone.
table-your-turn-title = ● Your turn
table-course = Course of the game
table-see-replay = See the replay.
table-zoom-in = Larger
table-zoom-out = Smaller
table-what-is-this = What is this?
table-why-over = The game is over. You can look through it again, or start a new one.
table-why-not-yours = It is not your turn to decide.
table-why-not-now = Not now. First the question above.
table-help = What this is
