### Katzenjammer Blues
joker = joker
mice =
    { $mice ->
         [one] { $mice } mouse
        *[other] { $mice } mice
    }
jokers =
    { $jokers ->
         [one] { $jokers } displayed joker
        *[other] { $jokers } displayed jokers
    }
mice-left =
    { $mice ->
         [one] { $mice } mouse left
        *[other] { $mice } mice left
    }
caught-mice = Mice
all-jokers = Jokers
so-far = This game so far
counts-now = Now
jokers-in-hand-count = Only jokers lying open are counted here; at the end those in hand are added.
own-jokers =
    { $jokers ->
         [one] You hold one.
        *[other] You hold { $jokers } of them.
    }
bandleader = bandleader
game-of = Game { $game } of { $games }
the-row = The row for sale
standing-bid = { $name }: { $bid }
passed = passed
ladder = Bids, from low to high
bid-different = { $cards } different
short-different = { $cards } ≠
costs =
    costs { $naturals ->
         [one] { $naturals } cat
        *[other] { $naturals } cats
    } and { $jokers ->
         [one] { $jokers } joker
        *[other] { $jokers } jokers
    }
pay-bid = Pay { $bid } with the cards chosen
to-discards = to the discard pile
move-bid = Bid { $bid }
move-pass = Pass
move-pay = Pay { $card }
move-stop = Done, present no more
move-meld =
    { $jokers ->
         [0] Present four { $value }s
         [one] Present { $value }s with { $jokers } joker
        *[other] Present { $value }s with { $jokers } jokers
    }
move-meld-jokers = Present four jokers for no mice and be rid of them
foursomes = Foursomes
do-auction = Your turn: bid or pass.
do-pay = You have won the row: choose the cards to pay with.
do-foursomes = Present foursomes, or go on.
do-stop = No foursome in your hand: go on.
discard-pile =
    { $cards ->
         [0] The discard pile is empty
         [one] Discard pile: { $cards } card
        *[other] Discard pile: { $cards } cards
    }
discarded =
    { $card }: { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    }
pass-ahead = Pass when it is my turn
wait-auction = { $names } may bid or pass.
wait-pay = { $names } pays { $bid }.
wait-foursomes = { $names } may present foursomes.
shown-payment = { $name } pays { $bid }
shown-paid =
    { $jokers ->
         [0] { $name } takes the row; what is paid is discarded.
         [one] { $name } takes the row; { $naturals ->
             [0] the joker stays.
            *[other] the joker stays, the rest is discarded.
        }
        *[other] { $name } takes the row; { $naturals ->
             [0] the { $jokers } jokers stay.
            *[other] the { $jokers } jokers stay, the rest is discarded.
        }
    }
shown-foursome = { $name } presents four { $value }s
shown-jokers = { $name } presents four jokers
shown-mice =
    { $mice ->
         [one] { $mice } mouse is caught.
        *[other] { $mice } mice are caught.
    }
shown-discarded = No mice, but the jokers are discarded.
spoken-bid =
    { $cards ->
         [1] one { $value }
         [2] two { $value }s
         [3] three { $value }s
         [4] four { $value }s
         [5] five { $value }s
         [6] six { $value }s
         [7] seven { $value }s
         [8] eight { $value }s
        *[other] { $cards } cards of { $value }
    }
spoken-different =
    { $cards ->
         [2] two different cards
         [3] three different cards
         [4] four different cards
         [5] five different cards
        *[other] { $cards } different cards
    }
told-row = Row: { $row }.
told-standing = Standing: { $name }, { $bid }.
told-no-bid = No bid yet.
told-price = Price: { $bid }, for the row { $row }.
told-held = You hold { $names }.
state =
    Row: { $row }. { $bid } { $mice ->
         [one] { $mice } mouse is left.
        *[other] { $mice } mice are left.
    }
the-game = The game
part-auction = Auction { $number }
