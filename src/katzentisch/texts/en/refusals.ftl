### Why a move is not possible. The message speaks to the player; `.short` is for records, where
### it follows the seat and the move: `move 17: seat 2 "play R7": must follow green (M8)`.

colour =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    }

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

katzenjammer-due =
    { $phase ->
        [auction] This is the auction: bid or pass
        [pay] First pay for your bid
        [foursomes] Now you may only present foursomes or stop
       *[over] The game is over
    }
    .short =
        { $phase ->
            [auction] must bid or pass
            [pay] must pay the bid
            [foursomes] may only present foursomes or stop
           *[over] the game is over
        }
katzenjammer-low = Your bid must be higher than { $bid }
    .short = must be higher than { $bid }
katzenjammer-unpayable = You cannot pay { $bid } from your hand
    .short = cannot pay { $bid } from the hand
katzenjammer-payment = Pay { $bid } exactly, with cards from your hand; jokers may stand in
    .short = does not pay { $bid } from the hand
katzenjammer-foursome = You do not hold the four cards for { $cards }
    .short = does not hold the four cards for { $cards }

muckenstich-due =
    { $phase ->
        [discard] Now everybody discards two cards
        [play] Now a card has to be played
        [trump] First name the trump colour for your mosquito
        [double] First the doubled colour has to be named
        [void] First the void colour has to be named
       *[over] The game is over
    }
    .short =
        { $phase ->
            [discard] must discard
            [play] must play a card
            [trump] must name a trump
            [double] must name the doubled colour
            [void] must name the void colour
           *[over] the game is over
        }
muckenstich-follow = You hold { colour }, so you must follow { colour }
    .short = must follow { colour }
muckenstich-doubled = The doubled colour, { colour }, cannot be void as well
    .short = { colour } is doubled and cannot be void

und-tschuess-due =
    { $phase ->
        [play] Now everybody who is still in plays a card
        [exchange] First the exchange: lay cards aside, or keep the rest
       *[other] No card can be played now
    }
    .short =
        { $phase ->
            [play] must play a card
            [exchange] must exchange or keep
           *[other] cannot play now
        }
und-tschuess-undrawable =
    { $cards ->
        [0] No card can be drawn any more, so you cannot exchange any
        [one] You cannot lay aside more than { $cards } card: no more can be drawn
       *[other] You cannot lay aside more than { $cards } cards: no more can be drawn
    }
    .short =
        { $cards ->
            [0] no card is left to draw
            [one] only { $cards } card is left to draw
           *[other] only { $cards } cards are left to draw
        }
