# Help texts of the command line: plain messages, one line each (cli/help.py reads them itself).
help-katzentisch = Three card games: Katzenjammer Blues, Mückenstich and … und Tschüss!
help-play = Play a game against the computer, here in the terminal.
help-games = List the games, their player counts and options.
help-rules = Show the rules of a game.
help-simulate = Play many games with random players and write their records.
help-verify = Check game records: each is played again from its shuffles.
help-replay = Step through a recorded game.
help-version = Show the version.
help-lang = Language; without it that of your system.
help-game = The game: katzenjammer, muckenstich or und-tschuess.
help-file = A file of game records, one a line; - reads standard input.
help-players = How many play.
help-option = A table option, for instance ties=lowest; may be given several times.
help-simulate-games = How many games.
help-seed = The same seed deals the same cards.
help-legal = Also write all legal moves for each move.
help-out = Write the records to this file instead of standard output.
help-seat = Show only what this seat could see; without it all hands are hidden.
help-replay-game = Which record of the file, counted from 1.
help-resume = Go on with a game that was saved.
help-level = How well the others play.
help-help = Show this help.
