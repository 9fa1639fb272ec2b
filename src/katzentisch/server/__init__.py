"""Tables, people, sockets; no rule of any game.

The way of a move, room by room:

1. `door`: a WebSocket brings a command (`connection`); who may come in and how much he may ask
   for is settled before (`admission`, `limits`, `origins`).
2. `table`: the command is decided (`decisions`) into an event (`events`), and tried on a draft.
3. `office`: the event is written to the log of `storage`, durably, and only then the draft is the
   table. Here all tables are found and restored, and clocks and bots keep them going.
4. `telling`: every viewer gets what he may know of it, in his language, and nothing else.

`protocol` has the words page and server speak, `start` is the way from the command line to the
port and back. Rooms know those after them in this order: start, door, office, telling, table,
protocol.
"""
