### Why a move is not possible. The message speaks to the player; `.short` is for records, where
### it follows the seat and the move: `move 17: seat 2 "play R7": must follow green`.

game-over = The game is over
    .short = the game is already over
not-your-turn = It is not your turn
    .short = it is not this seat’s turn
no-undo = There is nothing to take back: your last move has already shown something or has been answered
    .short = there is nothing to take back
no-such-seat = There is no such seat at this table
    .short = there is no such seat
unknown-move = That is not a move. Write it like this: { $example }
    .short = is not a move; moves are written like { $example }
not-held = You do not hold { $card }
    .short = does not hold { $card }
