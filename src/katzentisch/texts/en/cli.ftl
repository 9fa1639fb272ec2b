### What the commands say, apart from the game in the terminal.

percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

games-name = Name
games-title = Game
games-players = Players
games-options = Options (the first value is the default)
games-option = { $name }: { $values }
games-hint = Play with: katzentisch play NAME · Read the rules with: katzentisch rules NAME

simulate-progress = Playing
simulate-seat = Seat
simulate-wins = Victories
simulate-score = Mean score
simulate-summary =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }.

verify-right =
    { $unfinished ->
        [0]
            { $finished ->
                [one] The record is right.
               *[other] All { $finished } records are right.
            }
       *[other] All records are right: { $finished } finished, { $unfinished } unfinished and right so far.
    }
verify-checked =
    { $count ->
        [one] Opened and checked: in { $count } record everything was promised before the deal, and the cards follow from it.
       *[other] Opened and checked: in { $count } records everything was promised before the deal, and the cards follow from it.
    }
verify-old =
    { $count ->
        [one] Old style: in { $count } record the cards follow from the seed, but the salts came in clear or there were none, so the server could have chosen among salts or seeds.
       *[other] Old style: in { $count } records the cards follow from the seed, but the salts came in clear or there were none, so the server could have chosen among salts or seeds.
    }
verify-unopened =
    { $count ->
        [one] Not opened: { $count } record does not say from what it was dealt, so nobody can check that.
       *[other] Not opened: { $count } records do not say from what they were dealt, so nobody can check that.
    }
verify-late =
    { $count ->
        [one] seat { $seats } did not open in time, so its salt counts as empty
       *[other] seats { $seats } did not open in time, so their salts count as empty
    }
verify-fingerprint = Fingerprint of its promises, as the page shows it: { $fingerprint }
verify-unproven = Not every deal is opened and checked.

no-language = There is no language “{ $found }” here; choose one of { $languages }.
no-number = “{ $found }” is not a whole number from { $first } to { $last }.
no-game = There is no game “{ $found }”; the games are { $games }.
no-game-like = There is no game “{ $found }”; did you mean { $close }? The games are { $games }.
no-players = { $title } is for { $first } to { $last } players, not for { $found }.
no-option = { $title } has no option “{ $found }”; its options are { $options }.
no-option-value = The option { $name } cannot be “{ $found }”; write { $name }= and one of { $values }.
no-seat = There is no seat { $found } in this game; the seats are 0 to { $last }.
no-record = The file { $file } has no record number { $number }.
no-level = There is no level “{ $found }”; choose one of { $levels }.
resume-or-game = A saved game knows its game, players and options: give only --resume.
resume-several = { $file } holds several unfinished games: choose one with --game and its number ({ $numbers }).
resume-finished = All games of { $file } are finished; look at one with: katzentisch replay FILE --game N
resume-stdin = A saved game is read from a file, and what you type from standard input: give a file.
game-without-resume = --game N chooses a record of a file: give --resume FILE as well.
name-empty = The name is empty; write one.
file-missing = There is no file { $file }.
file-directory = { $file } is a directory, not a file.
file-forbidden = The file { $file } may not be opened.
file-trouble = The file { $file } cannot be used: { os-problem }.
file-empty = The file { $file } holds no record.
file-not-written = The file { $file } could not be written ({ os-problem }); it is left as it was.
simulate-stopped = Stopped: { $file } is left as it was.
# What the system says in its own words, where we have none.
os-problem =
    { $errno ->
        [ENOSPC] the disk is full
        [EDQUOT] your share of the disk is used up
        [EFBIG] the file would be too big
        [EROFS] the disk can only be read
        [EACCES] that is not allowed
        [EPERM] that is not allowed
        [ENOENT] there is no such place
        [ENOTDIR] a file stands where a folder should be
        [EEXIST] a file stands where a folder should be
        [EISDIR] it is a directory
        [EBADF] it is closed
        [EPIPE] nobody reads it any more
        [EIO] the disk or the terminal does not answer
        [ELOOP] its links go round in a circle
        [ENAMETOOLONG] its name is too long
       *[other] { $problem }
    }
usage-no-option = There is no option { $option } here. See: { $command } --help
usage-no-command = There is no command “{ $unknown }”. See: { $command } --help
usage-too-much = These words are too many: { $words }. See: { $command } --help
usage-no-value = The option { $option } needs a value. See: { $command } --help
usage-missing = { $name } is missing. See: { $command } --help
usage-option = The option { $option } takes no value. See: { $command } --help
usage-other = The command was not understood ({ $problem }). See: { $command } --help
file-no-folder = The folder of { $file } does not exist.
input-trouble = Standard input could not be read: { os-problem }.
output-trouble = The output could not be written: { os-problem }.

## Mending tables

mend-no-data = There are no tables in { $folder }. Say with --data where they are kept.
mend-none = There is no table “{ $table }” here.
mend-sick = Table { $table }: event { $seq } of { $events } cannot be applied: { $problem }
mend-how = To go on from just before it, run: katzentisch mend { $table } (what is taken out of the log is kept beside it)
mend-damaged = The file { $file } itself is damaged there; bring it back from a copy, or let sqlite3’s “.recover” save what it can.
mend-done =
    { $count ->
        [one] Table { $table } is mended: one event, number { $seq }, was taken out of its log and is kept beside it.
       *[other] Table { $table } is mended: { $count } events from number { $seq } on were taken out of its log and are kept beside it.
    }
mend-sound =
    { $tables ->
        [one] One table was looked at; nothing is wrong with it now.
       *[other] { $tables } tables were looked at; nothing is wrong with them now.
    }

## Moving the data

moving-progress = Moving
moving-done = Moved to { $target } and compared row by row. Tables: { $tables }, events: { $events }, events that were cut: { $cut_events }, finished games: { $games }.
moving-no-data = There are no tables in { $folder }. Give the folder they are kept in, or the address of a database.
moving-same = FROM and TO are the same place.
moving-not-empty = There are tables at { $target } already. Nothing was changed; give an empty folder or an empty database.
moving-not-the-same = What arrived is not what was sent ({ $kind }). Nothing was changed; try again, and look at the disks if it happens again.
moving-served = Servers are serving the tables at { $place }. Stop them first.

## Places where tables are kept

store-unreachable = The database { $place } is not reached ({ $problem }). Is the address right, and does it run?
store-password = The database { $place } does not let us in ({ $problem }). Look at the name and the password in its address.
store-missing = There is no database { $place } ({ $problem }). Make it first: createdb NAME
store-address = { $place } is no address of a database ({ $problem }). Give one like postgresql://name:password@machine:5432/database.
store-read-only = { $place } may only be read ({ $problem }). Give the address of the server that writes.
store-full = The disk of { $place } is full ({ $problem }). Make room on it.
store-forbidden = { $place } does not let us do this ({ $problem }). The name in the address must own the database.
store-failed = { $place } cannot be used: { $problem }
store-newer = The data at { $place } was written by a newer Katzentisch (version { $found } of the data, this one knows { $known }). Install the newer one, or use another place.
cluster-missing = Several servers of the same tables need { $library }. Install it with: pip install "katzentisch[cluster]"
page-written = The page is written to { $folder }: { $size } MB. Put the folder on any web space, at any address that begins with https://.
page-unbuilt = The page cannot be written: it is not built. In a clone, run `make page`.
page-no-kit = The page cannot be written: what it needs to play without a server is not built. In a clone, run `make offline`.
page-not-free = The page cannot be written to { $folder }: something is there already. Name a new or an empty folder.
play-no-champion = { $title } has learned nothing yet: its champion plays as the expert does.
