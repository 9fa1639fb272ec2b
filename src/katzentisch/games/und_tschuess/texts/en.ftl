## The game in a sentence.

about = All play a card at once, and whoever has the lowest total leaves with the worst card. Who stays to the end?

## Cards and moves by name.

move-swap = exchange { $cards }
move-keep = keep the rest

## Options.

option-ties = Ties that decide nothing
option-ties-any = For the lowest and for the highest total
option-ties-lowest = Only for the lowest total, in a duel any
option-exchange = Who may exchange cards
option-exchange-winner = The winner of the previous round
option-exchange-first_out = Who was first out in the previous round
option-exchange-none = Nobody

## Why a move is not possible.

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

## What happened at the table.

und-tschuess-told-turned = All turn over a card (and have in total): { $tally }.
und-tschuess-told-out =
    { $who ->
        [you] You are out with { $total } and take { $card } – und tschüss!
       *[other] { $name } is out with { $total } and takes { $card } – und tschüss!
    }
und-tschuess-told-win =
    { $who ->
        [you] You win the round with { $total } and take { $card }
       *[other] { $name } wins the round with { $total } and takes { $card }
    }{ und-tschuess-after }.
und-tschuess-told-tie =
    { $which ->
        [duel] Both have the same total
        [all] All have the same total
        [ends] Ties for the lowest and for the highest total
        [highest] A tie for the highest total
       *[lowest] A tie for the lowest total
    } ({ $tally }): nobody is out, everybody plays another card.
und-tschuess-told-swap =
    { $who ->
        [you] You lay { $card } aside.
       *[other] { $name } lays { $card } aside.
    }
und-tschuess-told-keep =
    { $who ->
        [you] You exchange
       *[other] { $name } exchanges
    } { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }{ und-tschuess-after }.
und-tschuess-after =
    { $drawn ->
        [0] {""}
       *[other] ; you draw { $cards }
    }{ $deck ->
        [new] ; the discard pile is shuffled into a new deck
       *[old] {""}
    }{ $end ->
        [over] ; the deck has too few cards for another round: the game is over
       *[not] {""}
    }
und-tschuess-told-row = New row: { $row }.

## The game in the terminal.

screen-lying = Lying
screen-total = Total
screen-in = {""}
screen-is-out = out
screen-chosen = has chosen
screen-deck =
    Round { $round } · { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    } · { $discards ->
        [one] { $discards } discarded
       *[other] { $discards } discarded
    }
screen-deck-reshuffle =
    Round { $round } · { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    } · { $discards ->
        [one] { $discards } discarded (to be shuffled in once)
       *[other] { $discards } discarded (to be shuffled in once)
    }
screen-aside = Laid aside: { $cards }
screen-exchange-last = The deck has too few cards for a row: the game ends here, whatever is exchanged.
screen-exchange-spare =
    { $spare ->
        [0] The deck has just enough cards for a row: exchanging even one ends the game.
        [one] The deck has just enough cards for a row and { $spare } more: exchanging more than that ends the game.
       *[other] The deck has just enough cards for a row and { $spare } more: exchanging more than that ends the game.
    }
prompt =
    { $phase ->
        [exchange] { $count ->
            [0] Exchange cards (swap), or keep all (keep)?
            [one] More cards to exchange (swap), or draw { $count } card (keep)?
           *[other] More cards to exchange (swap), or draw { $count } cards (keep)?
        }
       *[play] Which card do you play?
    }
prompt-last-exchange = The game ends here; write keep.
explain =
    { $phase ->
        [exchange] Lay aside the cards you want to exchange, several in one line if you like (“swap 3 8 −5”), then “keep”: you draw as many new ones (U12).
       *[play] Everybody still in plays a card at the same time; it adds to your total (U5). The lowest total is out and takes the lowest card of the row (U6); the winner of the last duel takes the highest (U7). After a tie everybody plays again (U8).
    }
explain-last-exchange = The deck has too few cards for a row: the game is over, whatever you exchange (U16). “keep” ends it.
legend = Cards: their number is what they count; −5 may also be written -5.

## Why a move is best: “{ $move }: …”, “with { $other } …”.

hint-tschuess-leave = { $move }: you leave cheaply with { $card } in { $share } of the worlds; with “{ $other }” you end second, with nothing, in { $otherShare }.
hint-tschuess-win = { $move }: you win the round in { $share } of the worlds, with “{ $other }” in { $otherShare }.
hint-tschuess-second = { $move }: you end second, with nothing, in { $share } of the worlds, with “{ $other }” in { $otherShare }.
hint-tschuess-points = { $move }: the round brings you { $points } points on average, with “{ $other }” { $otherPoints }.
hint-tschuess-usual = { $move }: the round brings you { $points } points on average; you win it in { $wins } of the worlds and end second in { $second }.
