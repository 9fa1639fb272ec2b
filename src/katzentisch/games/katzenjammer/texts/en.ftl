## The game in a sentence.

about = Bid cats for cats, collect four alike and catch the most mice – but beware of too many jokers.

## Cards and moves by name.

card-joker = joker
bid-different = { $cards } different
move-bid = bid { $bid }
move-pay = pay { $cards }
move-meld = present { $cards }
move-stop = present no more

## Options.

option-mice = Mice
option-mice-auto = By the number of players
option-games = Games in the match

## Why a move is not possible.

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

## What happened at the table.

katzenjammer-told-bid =
    { $who ->
        [you] You bid
       *[other] { $name } bids
    } { $value ->
        [d] { $count ->
            [2] two different cards
            [3] three different cards
            [4] four different cards
            [5] five different cards
           *[other] { $count } different cards
        }
       *[other] { $count ->
            [1] one { $value }
            [2] two { $value }s
            [3] three { $value }s
            [4] four { $value }s
            [5] five { $value }s
            [6] six { $value }s
            [7] seven { $value }s
            [8] eight { $value }s
           *[other] { $count } cards of { $value }
        }
    }.
katzenjammer-told-pass =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
katzenjammer-told-pay =
    { $who ->
        [you] You pay { $cards }, take the row { $row } and lead the band.
       *[other] { $name } pays { $cards }, takes the row { $row } and leads the band.
    }
katzenjammer-told-meld =
    { $who ->
        [you] You present { $cards }
       *[other] { $name } presents { $cards }
    } { $mice ->
        [0] for no mice.
        [one] for { $mice } mouse.
       *[other] for { $mice } mice.
    }
katzenjammer-told-stop =
    { $who ->
        [you] You present nothing more.
       *[other] { $name } presents nothing more.
    }
katzenjammer-told-unsold =
    { $who ->
        [you] You pass
       *[other] { $name } passes
    }: nobody has bid, and the row is discarded.
katzenjammer-drew =
    { $drew ->
        [all] ; everybody draws a card
        [own] ; everybody draws a card (yours: { $card })
        [some] ; cards are drawn while there are any
       *[none] {""}
    }
katzenjammer-told-row =
    { $who ->
        [you] You turn the row: { $row }
       *[other] { $name } turns the row: { $row }
    }{ katzenjammer-drew }.
katzenjammer-turned =
    { $turned ->
        [next] ; { $who ->
            [you] you turn the row: { $row }
           *[other] { $name } turns the row: { $row }
        }{ katzenjammer-drew }
       *[last] {""}
    }
katzenjammer-told-deck =
    { $turned ->
        [last] { $who ->
            [you] You turn the row: { $row }
           *[other] { $name } turns the row: { $row }
        }{ katzenjammer-drew }; the deck is used up and the game ends
       *[next] The deck is used up and the game ends
    }; score (and jokers, the most of which cost 5 mice): { $tally }{ katzenjammer-turned }.
katzenjammer-told-last-mouse = The last mouse is caught and the game ends; score (and jokers, the most of which cost 5 mice): { $tally }{ katzenjammer-turned }.

## The game in the terminal.

screen-mice = Mice
screen-jokers = Jokers
screen-bid = Bid
screen-passed = passed
screen-mice-left =
    { $mice ->
        [one] { $mice } mouse left
       *[other] { $mice } mice left
    } · { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }
screen-match = Game { $game } of { $games } ·{" "}
screen-discards = Discard pile: { $cards }
screen-leader-row = Bandleader: { $name }
screen-standing-bid =
    Standing bid: { $bid } ({ $who ->
        [you] yours
       *[other] { $name }
    })
prompt =
    { $phase ->
        [auction] Your bid?
        [pay] How do you pay?
       *[foursomes] A foursome, or stop?
    }
explain =
    { $phase ->
        [auction] Auction for the row (K8): bid higher than the standing bid, or pass. “bid 3x2” offers three 2s (K9), “bid 4d” four different values (K10); more cards beat fewer (K11). Jokers may stand for anything (K12).
        [pay] You have won the auction: choose the cards you pay with (K15). Jokers you pay lie in front of you for good, and the most jokers cost 5 mice (K21, K24).
       *[foursomes] Present four cards of one value to catch as many mice as the value, as often as you like (K17, K18); “stop” ends it. “meld J J J J as J” throws four jokers away (K19).
    }
legend = Cards: 1 to 5 are cats of that value, J is a joker.

## Why a move is best: “{ $move }: …”, “with { $other } …”.

hint-blues-buy = { $move }: you get the row at this price in { $share } of the worlds, and there end with { $points } points more than with “{ $other }”, price included.
hint-blues-dear = { $move }: with “{ $other }” you would get the row in { $share } of the worlds, and there end with { $points } points fewer: it is not worth its price.
hint-blues-drive = { $move }: somebody else bids more in { $share } of the worlds, and so pays more for the row.
hint-blues-spare = { $move }: these cards belong to no foursome, unlike those of “{ $other }”.
hint-blues-mice = { $move }: you catch { $mice } mice on average by the end of the game, with “{ $other }” { $otherMice }.
hint-blues-jokers = { $move }: you end with the most jokers, which costs { $penalty } mice, in { $share } of the worlds, with “{ $other }” in { $otherShare }.
hint-blues-points = { $move }: you end the game with { $points } points on average, and with the most jokers, which costs { $penalty } mice, in { $share } of the worlds.
