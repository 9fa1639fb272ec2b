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
option-mice-auto = By player count
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
    .plain = { $move }: the row is worth this price to you.
hint-blues-dear = { $move }: with “{ $other }” you would get the row in { $share } of the worlds, and there end with { $points } points fewer: it is not worth its price.
    .plain = { $move }: the row is not worth what it would cost you.
hint-blues-drive = { $move }: somebody else bids more in { $share } of the worlds, and so pays more for the row.
    .plain = { $move }: others will probably go higher, and so pay more for the row.
hint-blues-spare = { $move }: these cards belong to no foursome, unlike those of “{ $other }”.
    .plain = { $move }: you need these cards for no foursome.
hint-blues-mice = { $move }: you catch { $mice } mice on average by the end of the game, with “{ $other }” { $otherMice }.
    .plain = { $move }: this way you catch more mice.
hint-blues-jokers = { $move }: you end with the most jokers, which costs { $penalty } mice, in { $share } of the worlds, with “{ $other }” in { $otherShare }.
    .plain = { $move }: this way you are less likely to end with the most jokers.
hint-blues-points = { $move }: you end the game with { $points } points on average, and with the most jokers, which costs { $penalty } mice, in { $share } of the worlds.
    .plain = { $move }: nothing else promises clearly more points.

## The lesson: what the coach says before each decision; “.else” answers another possible move.

lesson-goal = Whoever has the most mice at the end wins. Four cats of the same value bring as many mice as the value says.
lesson-row = The bandleader ♪ has turned over a row: 2, 5, 5. It is for sale, and it is paid with cards from the hand.
lesson-first-bid = You hold two 5s, and two lie in the row: together a foursome! One 2 is bid. Bid one 3: just higher, and you need that card least.
    .tip = Begin low: what you bid is what you pay.
    .else = The rules allow it, but this row is made for you, and a low bid may do: try one 3
lesson-outbid = Now one 5 is bid. More cards beat fewer, whatever their value: two 1s are higher than one 5. Bid two 1s.
    .tip = Under each bid you see its price: ● a cat, ★ a joker.
    .else = The rules allow it, but two 1s are enough, and they cost you least
lesson-pay = The row is yours. Pay two 1s. A joker could stand for one of them, but then it would lie before you until the end, and too many jokers cost mice.
    .tip = Tap cards to choose others, then pay.
    .else = You may pay with the joker, but it would lie before you for good: pay with both 1s
lesson-foursome = You have taken the row into your hand. Only its buyer may present foursomes: four 5s bring five mice.
    .tip = A joker may stand in for a cat, but real cats are safer.
    .else = That is possible, but four real 5s bring all five mice and keep your joker: present them
lesson-done = You have no other foursome: say that you are done. Who buys a row is the next bandleader.
lesson-joker-row = A row ends with a value that is there twice, or with a joker. After a joker everybody draws a card: you have got a 3.
lesson-most-jokers = Whoever has the most jokers at the end loses five mice. This row has one, and its 4 does not help you: pass.
    .tip = “2 ≠” is a bid of two different cards: above every single card, below every pair.
    .else = You could bid, but you would buy a joker and no foursome: pass this time
lesson-speak-first = 3, 1, 3, and you hold two 3s! You sit to the left of the bandleader and speak first. Bid one 2, a cheap start.
    .tip = Whoever passes is out of this auction.
    .else = The rules allow it, but a low start costs less, and this row is worth it: bid one 2
lesson-different = One 4 is bid. Two different cards beat every single one: bid “2 ≠”.
    .tip = You say only how many; which cards you pay, you choose later.
    .else = The rules allow it, but two different cards are enough here
lesson-pay-joker = Keep both 3s for the foursome. Pay with the 2 and let the joker be any other value; from now on it lies before you.
    .tip = One joker does no harm as long as somebody else has more.
    .else = You may pay so, but your 3s belong together: pay with the 2 and the joker
lesson-second-foursome = Two 3s from the row and your own two: present them for three mice.
    .else = Do not leave three mice behind: present your four 3s
lesson-done-again = Your only card left is a 1. You are done, and again you are the bandleader.
lesson-must-pass = One 5 is bid, and you cannot go higher with a 1: pass. Now watch your left neighbour.
lesson-end-pool = The last mouse is taken, and with it the game is over at once.
lesson-end-mice = Your foursomes: four 5s brought five mice, four 3s brought three. That makes eight.
lesson-end-jokers = One joker lies before you. Your left neighbour also caught eight mice, but has two jokers, the most, and loses five mice. You win with eight.

## What the coach explains in any game when it is new.

coach-auction = The row is for sale. Bid higher, or pass; whoever bids most takes the whole row. More cards beat fewer, then higher values beat lower ones.
    .tip = Bid what you can do without, for the cards that make four of a kind.
coach-pay = You have won the row. Choose the cards that make up your bid; jokers you pay with stay before you.
    .tip = Keep the values of which you have many.
coach-foursomes = Four cards of one value bring as many mice as the value says. Only the buyer of the row may present them, right now.
    .tip = The joker stands for any cat, but then lies before you.
coach-joker-row = The row has ended with a joker, so everybody has drawn a card.
    .tip = Whoever buys this row buys the joker too.
coach-displayed = Jokers lie before players now. Whoever has the most of them at the end, those in the hand included, loses five mice.
    .tip = Only four jokers presented as jokers are ever got rid of.
