### The table server: what happens at a table, set phrases, refusals, the page without a page.

## What happened

table-created = The table is open.
table-sat = { $name } sits down.
table-left = { $name } has left.
table-locked = Everyone takes part in the shuffle.
table-late = { $name }’s device did not open its share in the deal in time; the cards are dealt without it.
table-started = The cards are dealt.
table-branched = The game goes on from a step of an earlier one; the unseen cards are dealt anew.
table-chosen = { $name } has chosen.
table-chosen-own = You have chosen: { $move }.
table-undone = { $name } takes the last move back.
table-said = { $name }: { $words }
table-asked =
    { $matter ->
        [undo] { $name } would like to take the last move back.
        [bot] { $name } would like a bot to keep { $other }’s seat.
        [end] { $name } would like to end this game.
       *[rematch] { $name } would like to play again.
    }
table-agreed = { $name } agrees.
table-declined = { $name } does not agree.
table-kept = A bot keeps { $name }’s seat.
table-back = { $name } is back.
table-ended = The game was ended by agreement.
table-closed = The house has closed this table.
table-over = The game is over.

## Set phrases and emotes

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-hurry = It is your turn!
phrase-moment = One moment, please.
phrase-good-game = Good game!
phrase-again = Shall we play again?
phrase-laugh = 😄
phrase-cry = 😿
phrase-wow = 😮
phrase-think = 🤔
phrase-cat = 🐱
phrase-heart = ❤️

## Levels of bots

level-novice = Novice
level-casual = Casual player
level-regular = Regular
level-strong = Strong player
level-expert = Expert
level-champion = Champion

## Refusals

table-none = There is no such table; look at the link again
table-not-started = The game has not begun yet
table-already-started = The game is already being played
table-not-over = The game is not over yet
table-ask-rematch = This game is over; propose to play again
table-seats-free =
    { $count ->
        [one] One seat is still free; invite somebody or fill it with a bot
       *[other] { $count } seats are still free; invite somebody or fill them with bots
    }
table-host-starts = Only the host of the table can start the game
table-promise-late = The shares in this deal are fixed; promise again for the next one when this game is over
table-nothing-to-open = There is nothing for you to open now
table-salt-wrong = This salt is not the one that was promised
table-ask-own = Only a bot can be asked for another’s seat; leave “seat” out
table-asked-already = { $name } has asked that already; answer there
table-seat-away =
    { $seconds ->
        [one] { $name } has only just gone; when a second has passed, a bot can keep the seat
       *[other] { $name } has only just gone; after { $seconds } seconds a bot can keep the seat
    }
table-trouble = That did not work because of a mistake in the server; nothing has changed, and the operator will find it in the log
table-set-aside = This table cannot be opened just now; everything that happened at it is kept. Tell whoever runs the server: katzentisch mend { $table }
table-host-only = Only the host of the table can do that
table-seat-empty = Nobody sits there
table-no-option = There is no option “{ $name }”; the options are { $options }
table-dealing = The cards are just being dealt; wait a moment
table-seat-bot = A bot sits there; only people can be asked or sent away
table-seat-kept = A bot keeps { $name }’s seat already
table-ask-seat = Name the seat that a bot is to keep
table-left-already = You have left already, and a bot keeps your seat; any other command brings you back
table-closed-for-good = This table was closed by whoever runs the house; nothing more can be done here
table-shown-out-already = { $name } has been shown out already
table-seat-present = { $name } is at the table
table-seat-taken = Somebody sits there already; choose another seat
table-full = All seats are taken; you can watch
table-nothing-asked = There is nothing for you to answer
table-no-watching = The players want no spectators at this table
table-spectator = Spectators cannot do that; take a seat
table-wrong-token = This link opens no seat at this table (any more); take a free seat, or watch
table-hints-off = There are no hints at this table
table-hint-busy = A hint for you is on its way already; please wait for it
table-hints-full = Many people are waiting for a hint just now; please try again in a moment
study-full = Many such questions are waiting just now; please try again in a moment
study-failed = This could not be worked out here; the operator will find the reason in the log
study-not-here = Nobody works that out on this server
study-line = Waiting: { $count ->
    [one] one other piece of work comes first
   *[other] { $count } other pieces of work come first
}
study-ready = Getting ready for this game; the very first time that takes some minutes
table-lesson-other-way = The rules allow that, but the lesson goes another way
table-hint-late = The game has moved on; ask for a hint again
table-hint-failed = No hint could be found here; please decide without one
table-no-decision = You have no decision to make now
table-name = Please give a name that can be read
table-game = There is no game “{ $found }”; the games are { $games }
table-players = { $title } is for { $first } to { $last } players
table-option = The option “{ $name }” cannot be “{ $found }”; it can be { $values }
table-level = There is no level “{ $found }”; the levels are { $levels }
table-too-many = You have opened many tables; finish some of them first
table-storage = This could not be saved; nothing has changed, please try again
table-storage-unknown = It is not certain whether this was saved; see how the table stands before you try again
storage-unreadable = The tables cannot be read just now; please try again in a while
replay-face-down = Cards that lie face down may not be looked at again; this game can be replayed when it is over
replay-wrong = This record is not a correct game: { $problem }
record-none = There is no such game; look at the link again
branch-over = The game is over at that step; go back to one where somebody still has to decide
record-unfinished = This game is not over yet
record-stopped = This game was stopped before its end
request-wrong = The request was not understood: { $problem }
request-not-found = There is nothing here
request-too-big = That is too much at once
request-too-many = Too many requests; please wait a moment
request-foreign = Another page may not do that here
request-trouble = Something went wrong here; nothing was changed, please try again
metrics-closed = The figures are not for everybody
admin-closed = Only whoever runs this house may ask for that
message-wrong = The message was not understood: { $problem }
hello-first = The first message must be “hello”
hello-twice = This connection has said “hello” already

## Without a built page

page-missing = The table server is running, but the page has not been built. Run: make page

## Starting

serve-ready = Katzentisch is open at { $address }
serve-stop = Stop with Ctrl-C; the tables are kept and go on at the next start.
serve-bye = The tables are kept. Goodbye!
serve-scan = On a phone in the same network, scan this code:
serve-worker-ended = A worker ended before it could serve (exit { $code }).
serve-busy = The address { $host }:{ $port } is in use. Choose another with --port, or stop what uses it.
serve-host = { $host } is no address of this machine. Give --host one that it has (127.0.0.1 for this machine alone), or use --lan.
serve-forbidden = Port { $port } may not be used here. Choose one above 1023 with --port.
serve-port = { $host }:{ $port } cannot be used: { $problem }. Choose others with --host and --port.
serve-no-address = { $found } is no address for links. Give one like https://cats.example or http://192.168.0.7:8765.
serve-no-origin = { $found } is no origin. Give one like https://cats.example: http or https, a name, perhaps a port, and nothing after it.
serve-no-metrics = { $found } is neither “local” nor “off”, and too short for a token: it takes at least 16 letters.
serve-no-admin-token = { $found } is too short for a token of the operator: it takes at least 16 letters.
serve-no-log = { $found } is no way to write log lines. Give text or json.
serve-no-limit = { $found } names no limit. Give one of these, with =N: { $names }.
serve-no-amount = { $found } gives no amount. Write a whole number from 1 on after the =.
serve-locked = Another Katzentisch serves the tables in { $folder }. Stop it first, or choose another folder with --data.
serve-no-database = { $found } is no address of a database. Give one like postgresql://user:password@host/name.
serve-no-bell = { $found } is no address of a Redis. Give one like redis://host or redis://host:6379/0.
serve-bell-alone = A single server has nobody to ring for. Leave --bell out, or give --database or --workers, too.
serve-folder = The folder { $folder } cannot be used: { $problem }. Make it a folder that you may write to, or choose another with --data.
serve-missing = The table server needs { $library }. Install it with: pip install "katzentisch[server]"
