# What whoever runs the house is told: `katzentisch admin`, and why a server does not start.

## A folder that cannot be used

folder-damaged = A file in { $place } is damaged ({ $problem }). Bring it back from a backup (katzentisch admin restore), or choose another folder with --data.
folder-disk = The disk under { $place } fails ({ $problem }). Look at the disk; the tables are as they were.
folder-failed = The tables in { $place } cannot be used: { $problem }. Put a good copy in their place, or choose another folder with --data.
folder-full = The disk under { $place } is full ({ $problem }). Make room on it, or choose another folder with --data.
folder-locked = Another program is writing to the tables in { $place } ({ $problem }). Wait until it is done, or stop it.
folder-missing = The tables in { $place } cannot be opened ({ $problem }). Does the folder exist, and may you read and write there?
folder-read-only = The tables in { $place } may only be read ({ $problem }). Give yourself the right to write there, or choose another folder with --data.

## Tables

admin-line =
    { $table }: { $game }, { $stage ->
        [waiting] waits for players
        [dealing] is being dealt
        [playing] is being played
        [closed] closed
       *[over] over
    }, people: { $people }/{ $players }, events: { $events } ({ $size }), last used { $last }
admin-line-sick = { $table }: cannot be read (katzentisch mend says why), events: { $events } ({ $size }), last used { $last }
admin-tables =
    { $count ->
        [one] One table is kept.
       *[other] { $count } tables are kept, { $shown } shown.
    }
admin-since = Opened { $time }; finished games: { $games }
admin-chair =
    Seat { $seat }: { $who ->
        [person] { $name }
        [kept] { $name } (away, a bot plays)
        [bot] { $name } (bot)
       *[nobody] free
    }
admin-kinds = Events: { $kinds }
admin-all-warning = What follows is the whole log, with all that players must not know: every deal can be worked out from it.
admin-closed-table = Table { $table } is closed: it can be looked at, and nothing more happens there. Servers at work have heard of it within seconds.
admin-kicked =
    { $kept ->
        [yes] Who sat on seat { $seat } of table { $table } is shown out; a bot plays the game to its end.
       *[no] Who sat on seat { $seat } of table { $table } is shown out; the seat is free.
    }
admin-delete-sure = All that happened at table { $table } would be gone for good. If that is meant, say it with --yes.
admin-deleted = Table { $table } is deleted. Its finished games stay on the shelf.
admin-exported =
    { $count ->
        [one] One record written to { $file }.
       *[other] { $count } records written to { $file }.
    }
admin-file-there = { $file } is there already and stays as it is. Choose another name.

## All that is kept

admin-backed-up = All that was there at the moment it began is in { $file } ({ $size }), compared row by row. Tables: { $tables }, events: { $events }, events that were cut: { $cut_events }, finished games: { $games }.
admin-no-backup = There is no file { $file }.
admin-restored = { $file } is brought back to { $place }, compared row by row. Tables: { $tables }, events: { $events }, events that were cut: { $cut_events }, finished games: { $games }.
admin-erase-whom = Whose name? Give either NAME, or --table and --seat.
admin-erase-none = Nobody of that name is kept here; nothing was changed.
admin-erased = The name is erased. Changed: events { $events }, events that were cut { $cut_events }, finished games { $games }.
admin-erased-elsewhere = Backups and exports made before still have it, and so has a database’s own journal until it is overwritten: see docs/operating.md.
admin-tidy-what = What is too old? Give --keep-days, --keep-games-days, or both.
admin-tidied = Deleted as too old: tables { $tables }, finished games { $games }.
growth-disk = On the disk: { $size }
growth-events = Events: { $rows } ({ $size }), the oldest of { $oldest }
growth-cut-events = Events that were cut: { $rows } ({ $size }), the oldest of { $oldest }
growth-games = Finished games: { $rows } ({ $size }), the oldest of { $oldest }
growth-day = { $date }: events { $events } ({ $size })

## Limits of one server

limit-tables = Open tables: { $amount }
limit-tables-per-address = Open tables an address: { $amount }
limit-tables-per-minute = New tables a minute and address: { $amount }
limit-tables-at-once = New tables at once, an address: { $amount }
limit-sockets = People connected: { $amount }
limit-sockets-per-address = People connected, an address: { $amount }
limit-connections = Lines: { $amount }
limit-connections-per-address = Lines an address: { $amount }
limit-messages-per-second = Messages a second and person: { $amount }
limit-messages-at-once = Messages at once, a person: { $amount }
limit-requests-per-second = Requests a second and address: { $amount }
limit-requests-at-once = Requests at once, an address: { $amount }
limit-files-per-second = Files of the page a second and address: { $amount }
limit-files-at-once = Files of the page at once, an address: { $amount }
limit-replays-per-second = Replays a second and address: { $amount }
limit-replays-at-once = Replays at once, an address: { $amount }
limit-studies = Reviews and balances that wait, at a process: { $amount }
limit-studies-per-address = Reviews and balances that wait, an address: { $amount }
