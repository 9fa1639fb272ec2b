"""Tables, people, sockets; no rule of any game.

The way of a move, room by room:

1. `door`: a WebSocket (`sockets`) brings a command (`connection`, `understanding`); who may come
   in and how much he may ask for is settled before (`admission`, `limits`, `origins`).
2. `office`: the command comes to its `live_table`. Its `keeper` holds the lock: one at a time.
3. `table`: the command is decided into an event (`decisions`, `events`), and the event is tried
   on a draft (`happening`, and what it calls: `people`, `dealing`, `moving`, `asking`, `ending`).
4. The keeper writes the event to the log (`storage`), durably; only then the draft is the table.
5. `telling`: every viewer gets what he may know of it (`for_viewers`), in his language
   (`narrator`), made and encoded once for all who may read the same (`updates`).

The office also finds and restores tables (`house`), and keeps them going (`bot_turns`, `clocks`).
Where several servers have the same tables it knows the others (`neighbours`), hears what they tell
and write (`company`, `bus`), and which of them acts for a table (`homes`, `waking`).
`protocol` has the words page and server speak; `start` is the way from the command line to the
port and back. Each room knows only those after it: start, door, office, telling, table, protocol.
"""
