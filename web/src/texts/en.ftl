## The house
welcome = Sit down at the cats’ table
what-this-is = Card games for friends and for bots, in your browser. No account: a name and a link are enough.
for-players = { $least }–{ $most } players
play-now = Play now against bots
new-table = Open a table
open-table = Open the table
rules = Rules
your-name = Your name
guest = Guest
open-tables = Open tables
no-open-tables = No table is waiting right now. Open one!
free-seats =
    { $seats ->
         [one] { $seats } free seat
        *[other] { $seats } free seats
    }
being-played = being played
your-tables = Your tables
no-own-tables = You have not sat at a table yet.
waits = ready to begin
is-over = game over
history = Your games
history-explained = Every game you played in this browser, at private tables too. Only this browser keeps the list.
no-history = No game has ended yet.
own-place = You: place { $place }
was-stopped = stopped
remove = Remove
delete = Delete
delete-sure = Only this browser keeps it. Once deleted, it is gone.
begun-here = Begun in this browser
ended-games = Finished games
offline-unkept = This browser has no room left: what happens here is lost when the page is closed. Delete old games under “Your games”, or free some space; then it is kept again.
recent-games = Recent games
no-recent-games = No finished game at a public table yet.
replay-record = Replay a game record
no-server = The server does not answer. Try again in a moment.
loading = One moment…
home = Home
tools = Tools
close = Close
more = More
copy = Copy
copied = Copied

## Settings
settings = Settings
language = Language
theme = Theme
theme-auto = as on the device
theme-light = light
theme-dark = dark
order = Order of the hand (you can drag cards, or use Shift and arrow keys)
order-game = as the game has it
order-rank = by number
confirm-cards = Playing a card
confirm-bids = Bidding
confirm-auto = as suits the device
confirm-once = at once
confirm-lift = lift, then confirm
pace = Pace of the table, bots included
pace-off = at once
pace-short = quick
pace-normal = normal
pace-long = slow
pace-click = normal, wait for my click
rounds = The score after a round
rounds-click = stays until I go on
rounds-pace = goes by itself
forced = Play a card for me when it is the only one I can play
sound = Sounds
vibrate = Vibrate when it is my turn

## Opening a table
which-game = Which game?
seats = Seats
bot-level = Bots
no-champion = { $title } has learned nothing yet: its champion plays as the expert does.
bots-by-seat = Each bot of its own level
as-all-bots = as all bots
clock = Time for a decision
clock-seconds =
    { $seconds ->
         [0] no limit
         [86400] one day
         [one] { $seconds } second
        *[other] { $seconds } seconds
    }
balance-ask = What do these options change?
balance-seats = By seat
balance-working = Bots play thousands of games …
allow-hints = Hints are allowed
allow-watching = Others may watch
list-table = List this table on the home page

## Before the deal
at-the-table = At the table
free-seat = free
labelled = { $label }:
free-seat-bot = free, or a bot: { $level }
sit-here = Sit here
free-this-seat = Free this seat
take-a-seat = Take a seat
host = host
you = you
away = away
deal = Deal
deal-with-bots =
    { $bots ->
         [one] Deal, with a bot on the free seat
        *[other] Deal, with bots on the { $bots } free seats
    }
host-deals = { $name } deals as soon as everybody is here.
waiting-for-players =
    { $seats ->
         [one] Or wait until the seat is taken.
        *[other] Or wait until all seats are taken.
    }
invitation = Invitation
invitation-link = Link for your friends
invitation-qr = QR code of the invitation
seat-link = Your seat on another device (keep it secret)
show-on-tv = Show the table on a TV
join-here = Join here:
only-here = Only this machine can open this link. To let others in, start the table server with this command and use the address it shows:
house-rules = House rules
branch-of = This table goes on from step { $step } of a finished game. What the host could not know then is dealt anew.
fair-deal = Fair deal
fair-deal-explained = The server has already chosen its secret; this is its fingerprint. Your device adds chance of its own, which it opens only when the fingerprints of all are fixed. After the game it checks by itself that the cards follow from both.

## At the table
players = Players
player = Player
seat-number = Seat { $seat }
your-hand =
    { $cards ->
         [one] Your hand: { $cards } card
        *[other] Your hand: { $cards } cards
    }
cards-in-hand =
    { $cards ->
         [one] { $cards } card in hand
        *[other] { $cards } cards in hand
    }
several-cards = { $count } × { $card }
page-back = Previous choices
page-on = Next choices
card-not-now = { $card }, not possible now
hurry = Skip to my next decision (Esc)
sort-hand = Sort the hand
is-thinking = to decide
bots-hurry = The house is full: bots think less than usual.
bot-simpler =
    { $count ->
        [one] The bot on { $names }’s seat has failed; a simpler one plays on.
       *[other] The bots of { $names } have failed; simpler ones play on.
    }
bot-stuck =
    { $count ->
        [one] The bot on { $names }’s seat finds no move, because of a mistake in the game. You can take the last move back or stop the game.
       *[other] The bots of { $names } find no move, because of a mistake in the game. You can take the last move back or stop the game.
    }
game-broken = This game cannot be shown, because of a mistake in it. You can stop it; the operator will find the mistake in the log.
has-chosen = has chosen
is-choosing = is choosing
your-turn = Your turn.
waiting-for = Waiting for { $names }
waiting-for-several = Waiting for { $count } players
game-is-over = The game is over
ask-undo = Ask to take the last move back
undo = Take back
hint = Hint
log = What happened
say = Say something
leave = Stand up and leave
ask-end = Propose to stop the game
show-hand-only = Show only my hand
show-table = Show the whole table
being-dealt =
    { $count ->
         [one] The cards are being dealt: waiting for { $names }.
        *[other] The cards are being dealt: waiting for { $count } players ({ $names }).
    }
distrust-commitment = The server shows another fingerprint for this deal than before. Your device keeps its share of the shuffle back: do not trust this deal.
distrust-second-lock = The server shows two different versions of this deal. Your device has opened its share for the first one only: do not trust this deal.
distrust-promise = A share that is not from this device counts for your seat in this deal. If you have not opened your seat on another device, do not trust it.
reconnecting = Reconnecting…
is-away = { $name } is away.
let-a-bot = Let a bot keep the seat
question = A question for you
agree = Agree
decline = Decline
asks-undo = { $name } would like to take the last move back.
asks-bot = { $name } proposes that a bot keeps the seat of { $seat }.
asks-end = { $name } proposes to stop the game.
asks-rematch = { $name } proposes another game.
round = Round
round-over = The round is over
go-on = Go on
score-pad = Score pad
score = Score
total = Total
place = Place
how-scored = How the score came about
how-scored-round = How the last round was scored
you-won = You have won!
winners-are =
    { $count ->
         [one] { $names } has won.
        *[other] { $names } share the victory.
    }
rematch = Play again
points =
    { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
deck-left =
    { $cards ->
         [one] { $cards } card in the deck
        *[other] { $cards } cards in the deck
    }
last-trick = Last trick
nothing = nothing
move-play = Play { $card }
lies-before = { $card } from { $name }

## Told to those who listen, and keys
told-hand =
    { $cards ->
         [one] Your card: { $names }.
        *[other] Your { $cards } cards: { $names }.
    }
told-no-hand = You hold no cards.
told-score = Score: { $tally }.
told-trick = Last trick: { $names }.
told-no-trick = There has been no trick yet.
told-no-trump = There is no trump in this game.
told-nothing = Nothing has been said yet.
told-no-pass = You cannot pass now.
told-no-hint = There is no hint now.
told-no-undo = Nothing can be taken back now.
told-no-card =
    { $cards ->
         [one] There is no card { $place }: you hold { $cards } card.
        *[other] There is no card { $place }: you hold { $cards } cards.
    }
single-keys = Single keys at the table
keys-at-table = Keys at the table
key-does-hand = say your hand
key-does-table = say what lies on the table
key-does-trump = say the trump
key-does-score = say the score
key-does-trick = say the last trick, or what happened last
key-does-turn = say whose turn it is and what is to be done
key-does-repeat = say the last announcement again
key-does-earlier = say the announcement before that
key-does-later = say the announcement after that
key-does-pass = pass, or be done
key-does-hint = hint
key-does-undo = take back
key-does-help = this list
keys-cards = go to this card of the hand; once more plays it
keys-among = move among cards, bids or colours; ↑ and ↓ in a row of cards lead to the next colour or number
keys-sort = move a card in the hand
keys-hurry = skip to my next decision
key-shift = Shift

## Any game: what its view holds
on-the-table = On the table
yes = yes
no = no
label-round = Round
label-rounds = Rounds
label-game = Game
label-games = Games
label-deck = Cards in the deck
label-discards = Discard pile
label-dealer = Dealer
label-leader = Led by
label-turn = Turn of
label-trump = Trump
label-tricks = Tricks
label-points = Points
label-taken = Taken
label-played = Played
label-row = Row
label-ready = has chosen
label-passed = passed
label-choice = Your choice
label-winning = Winning
label-last_winner = Last trick
label-bid = Bid

## Replay
replay = Replay
paste-record = Paste a game record
upload-record = Or choose a file
not-a-record = This is not a game record: it must be the JSON text that “Save the record” gives.
first-step = To the start
last-step = To the end
step-back = One step back
step-on = One step on
run = Play
pause = Pause
step-of = Step { $step } of { $steps }
nth-round = Round { $round }
nth-game = Game { $game }
part-trick = Trick { $number }
moves = Moves
what-happened = What happened
the-deal = The cards are dealt.
part-back = To the previous part
part-on = To the next part
round-back = To the previous round
round-on = To the next round
speed = Speed: { $speed }
keys = Keys
keys-step = one step back, one step on
keys-part = a part of the round (trick, auction …) back, on
keys-round = a round back, on
keys-ends = to the start, to the end
keys-run = play, pause
keys-speed = faster, slower
keys-help = this list
key-page-up = Page up
key-page-down = Page down
key-home = Home
key-end = End
key-space = Space
seen-by = Seen by
open-hands = open hands
public-view = everybody
share-move = Link to this step
review = Luck and play: a review
branch-here = Go on from here
branch-explained = A new table goes on from this very step. What your seat could not know then is dealt anew; bots or friends take the other seats.
branch-seat = Your seat
download-record = Save the record
verify-deal = Check the deal
deal-checked = The deal is checked by this device: everything is as it was fixed and shown before the cards came, with this device’s own share in it.
deal-shown = The deal is checked by this device: everything is as it was fixed and shown before the cards came. This device had no share of its own in it.
deal-alone = The deal is checked: the cards follow from what the record says was fixed before. This device was not there, so it cannot say whether that was shown to the players.
deal-old = Old style: the cards follow from the server’s secret, but it could have chosen among several deals.
deal-unshared = Nobody opened a share in this deal: the cards follow from the server’s secret alone, and it could have chosen among several deals.
deal-unopened = This deal is not opened: the record does not say from what the cards were dealt, so nobody can check it.
deal-differs = This does not match what this device was shown!
deal-wrong = This record cannot be true!
deal-late =
    { $count ->
         [one] { $names } did not open the own share in time; the cards were dealt without it.
        *[other] { $names } did not open their shares in time; the cards were dealt without them.
    }
deal-what-to-do = Save the record and ask whoever runs the server.
deal-not-fetched = The deal could not be checked: { $problem }
fault-commitment = The server’s secret is another one than promised before the deal.
fault-lock = The server showed two different versions of this deal.
fault-promises = The shares of the players are others than those that were fixed before the deal.
fault-salt = This device opened another share for your seat.
fault-accused = It says that your device did not open its share in time; but it did, and the server had taken it.
fault-late = It names others as late than were named at the table.
fault-hand = Your first cards were others than the record says.
fault-wrong-shape = What it says of the deal is incomplete or unreadable.
fault-wrong-seed = The secret is not the one that was promised before the deal.
fault-wrong-salts = The players’ shares do not fit what was promised before the deal.
fault-wrong-cards = The cards do not follow from the secret and the shares.
fingerprint = Fingerprint of the deal
fingerprint-explained = Everybody at the table must see the same one: compare it with the others if you want to be sure that all were shown the same.

## Learning
learn-by-playing = Learn by playing
explain-as-we-go = Explain as we go: the coach speaks when something is new
coach = Coach
tip = Tip:
rule-clause = Rule { $clause }
lesson-watch = Watch what the others do.
lesson-try-again = Nothing is lost: just try again.
lesson-step = { $step } of { $steps }
lesson-skip = Leave the lesson
lesson-kept = The lesson waits for you: close this to go on with it, or find it later under “Your tables”.
lesson-is-over = That was the lesson
lesson-what-now = What now?
lesson-real-game = Now a real game
in-pictures = The game in pictures
in-pictures-short = In pictures
learn-goal = What it is about
learn-turn = A turn in pictures
learn-scoring = How it is scored
learn-signs = What the signs mean
face-down = a card face down
hint-why = Why?

# Playing offline
play-offline = Play offline
play-online = Play with others
offline-about = All games and all bots play in this browser, without a server and without a network. For that, { $size } are downloaded once.
offline-download = Download and play
offline-fetching = Downloaded: { $size }
offline-starting = The table is being laid…
offline-away = The server does not answer. You can play against bots without it.
offline-alone = This page stands on its own: you play against bots, and everything stays in this browser.
offline-insecure = Playing offline is not possible at this address: browsers keep pages for it only if they come over HTTPS, or from the same device (localhost).
offline-unable = This browser keeps nothing for playing offline, perhaps because this is a private window.
offline-failed = This file could not be fetched: { $file }. What has come is kept; try again when there is a network.
offline-renewed = The page has been renewed in the meantime. Load it again to play offline.
offline-full = This browser has no room for what playing offline needs.
offline-broken = What is kept for playing offline does not start: { $problem }
offline-unbuilt = This page was made without what playing offline needs.
load-again = Load again
try-again = Try again
kept-damaged = Katzentisch cannot be opened without a network: what this browser has kept of the page is damaged. Open it once while there is a network; that mends it.
