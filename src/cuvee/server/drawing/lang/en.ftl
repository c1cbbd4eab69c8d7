### The words of the table around a game: questions, players, news.

your-turn = Your turn
game-over = The game is over
waiting = { $names } { $count ->
    [one] is choosing.
   *[other] are choosing.
}
you-are-next = You are next
and = { $first } and { $last }
comma = { $first }, { $last }
has-chosen = has chosen
choosing = is choosing
place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
bot = bot, { $level }
free = seat still free
you = you
points-hint = Points as far as you can see. ≈ means that something hidden counts.
rules = Rules
all-win = All players share the first place.
wins = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
takes-back = { $who } takes the last move back.
sits-down = { $who } sits down.

## tools and dialogs

description = A table of { $game } on Cuvée: play it in the browser with friends or against bots.

take-back = Take back
in-words = In words
back = Back
close = Close
story = Story
just-now = Just now
whole-story = Whole story
rules-tool = Rules
speed = Speed
sound = Sound
menu = Menu
board = Board
my-things = Mine
others = Others
all-choices = Everything you can do
find = Type to find it
more = More
say-something = Say something
say = Say
talk = Talk
since-your-turn = Since your last turn
replay = Replay
final-scoring = Final scoring
to-rematch = To the rematch
home = All games
save = Save this game
close-up = Large board
confirm-moves = Ask before what cannot be taken back
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-instant = Instant
settings = Settings
cannot-take-back = This cannot be taken back.
do-it = Do it
done = Done
picked = Picked: { $count }
on-the-board = Pick on the board
hand-over = Hand the screen over. Nobody else looks now.
i-am-here = I am here
hand-to = Hand the screen to { $who }, then go on
it-is-your-turn = { $who }, it is your turn
send-link = Send this link to { $who }
question = Question
players = Players
news = What happened
mat-of = What { $who } has
link-lost = No connection. Trying again …
no-link = No connection to the table just now.
table-gone = This table is gone.
your-turn-title = ● Your turn
course = Course of the game
see-replay = See the replay.
zoom-in = Larger
zoom-out = Smaller
what-is-this = What is this?
why-over = The game is over. You can look through it again, or start a new one.
why-not-yours = It is not your turn to decide.
why-not-now = Not now: first answer what you are asked.
help = What this is
