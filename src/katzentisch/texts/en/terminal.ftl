### The game in the terminal.

screen-name = Player
screen-cards = Cards
screen-score = Score
screen-sum = Sum
screen-hand = Your hand:
screen-row = Row: { $cards }
play-which = Which game? Write its number:
play-you = You
play-welcome = { $title }: write ? at any time for help.
play-news = What happened
play-more = Enter: on
play-more-or-stop = Enter: on · q: back to the game
play-thinks = { $name } is thinking …
play-forced = (Nothing else was possible.)
play-over = The game is over
play-you-win = You win!
play-winners =
    { $count ->
        [one] { $names } wins.
       *[other] The victory is shared: { $names }.
    }
play-no-number =
    { $count ->
        [1] There is only move number 1: { $example }
       *[other] The moves are numbered 1 to { $count }; written out a move looks like this: { $example }
    }
play-hint = (Write ? for help.)
play-meant = Did you mean “{ $close }”?
play-cards-with-word = A bare number is the number of a move. For cards write their word too: { $example }
play-too-many =
    { $count ->
        [one] Only one move of these is possible now; nothing has been done.
       *[other] Only { $count } of these moves are possible now; nothing has been done.
    }
play-none-done = Nothing of this line has been done.
play-thinking = Thinking … (Ctrl-C: stop)
play-thinking-cold = Thinking … The fast thinking is still being prepared, so this takes a few seconds longer and looks less far ahead. (Ctrl-C: stop)
play-thought-stopped = Stopped; the game goes on.
play-no-hint = No hint could be found here; please decide without one.
play-bot-failed = The bot of { $name } has failed; a simpler one plays on.
play-undone = Taken back.
play-why-what = Write a move after it, for instance: why { $example }
play-why-legal = That move is legal.
play-no-clause = There is no such clause; they are { $first } to { $last }.
play-saved = The game is saved. Go on with: katzentisch play --resume { $file }
play-recorded = The record is saved. Look at it with: katzentisch replay { $file }
play-not-saved = The game could not be saved to { $file }: { os-problem }.
play-changed = { $file } does not hold this game any more as it was read; it is saved in a file of its own.
play-keep-line = It could be saved nowhere. Copy this line into a file, and go on with katzentisch play --resume FILE:
play-goodbye = Goodbye!
play-commands =
    Write the number of a move, the move itself, or just its cards. Besides:
    { $why } MOVE – why a move is not legal
    { $hint } – the best move as far as you can know, and why
    { $undo } – take back a choice nobody has seen yet
    { $rules } or { $rules } CLAUSE – the rules, or one clause
    { $score } – the score sheet
    { $table } – the table again
    { $quit } – save the game and leave

word-help = help
word-why = why
word-hint = hint
word-undo = undo
word-rules = rules
word-score = score
word-table = table
word-quit = quit
word-next = next
word-back = back

prompt = Your move?
explain = Choose one of the moves listed.
legend = Cards are written as they are shown.

replay-step = Step { $step } of { $steps }
replay-start = The cards are dealt.
replay-seat = Seat { $seat }
replay-prompt = Enter: on · { $back }: one step back · a number: to that step · { $quit }: leave
replay-unknown = Write nothing, { $back }, { $quit } or a number from 0 to { $steps }.
replay-not-over = This game is not over, so its hands stay closed: { $file }

## What the views of many games have, where a game has no screen of its own.

view-trick = Trick
view-last_trick = Last trick
view-last_winner = Last trick won by
view-leader = Leads
view-winning = Winning so far
view-tricks = Tricks
view-round = Round
view-rounds = Rounds
view-deck = Cards in the deck
view-row = Row
view-played = Played so far
view-points = Points
view-ready = Ready
view-dealer = Dealer
