## The game in a sentence.

about = All play a card at once, and whoever has the lowest total leaves with the worst card. Who stays to the end?

## Cards and moves by name.

move-swap = exchange { $cards }
move-keep = keep the rest

## Options.

option-ties = Ties that decide nothing: for which total
option-ties-any = Lowest and highest
option-ties-lowest = Lowest; in a duel any
option-exchange = Who may exchange cards
option-exchange-winner = Last round’s winner
option-exchange-first_out = Last round’s first out
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
    .plain = { $move }: leave cheaply now, with { $card }, before you end second with nothing.
hint-tschuess-win = { $move }: you win the round in { $share } of the worlds, with “{ $other }” in { $otherShare }.
    .plain = { $move }: your best chance to win the round.
hint-tschuess-second = { $move }: you end second, with nothing, in { $share } of the worlds, with “{ $other }” in { $otherShare }.
    .plain = { $move }: this way you are less likely to end second, with nothing.
hint-tschuess-points = { $move }: the round brings you { $points } points on average, with “{ $other }” { $otherPoints }.
    .plain = { $move }: this way the round brings you more points.
hint-tschuess-keep = { $move }: you keep high cards for the rounds to come, worth { $pips } more than with “{ $other }”.
    .plain = { $move }: this saves your high cards for the rounds to come.
hint-tschuess-usual = { $move }: the round brings you { $points } points on average; you win it in { $wins } of the worlds and end second in { $second }.
    .plain = { $move }: nothing else promises clearly more in this round.

## The lesson: what the coach says before each decision; “.else” answers another possible move.

lesson-goal = You play for the point cards in the row: −5, 6 and 13. The highest sum of point cards wins the game.
lesson-play = All choose a card face down and turn it over together. Whoever has the lowest total is out and takes the lowest point card, now the −5. Play the 9.
    .tip = You need not be high, only not the lowest: save your best cards.
    .else = Any card is allowed; with the 9 you are safe and keep your high cards for later
lesson-lowest = Your left neighbour was lowest, is out and has taken the −5. Your 9 stays before you, and cards add up. Next the 6 goes to the lowest: add the 8.
    .tip = The lowest card of the row is always the next to go.
    .else = Any card is allowed; save the 12 and the 15 for later and add the 8
lesson-tie = You are lowest with 17, but so is another: a tie. Nobody is out, and all play one more card. Get ahead with the 12.
    .tip = A tie for the highest total decides nothing either.
    .else = Any card is allowed, but a low one would put you out here: play the 12
lesson-duel = Only two are left: a duel for the 13. The higher total takes it, and the other gets nothing at all. Play the 15!
    .tip = You have 29, the other has 24.
    .else = Any card is allowed, but who loses the duel gets nothing: play your 15
lesson-exchange = You have won the round and the 13! All hands are filled up. As the winner you may exchange cards before the new row is seen: lay the −5 aside.
    .tip = Cards in your hand count nothing at the end; they are only there to be played.
    .else = You may exchange what you like; −5 and 1 are your weakest cards, so begin with the −5
lesson-exchange-more = And now the other weak card: lay the 1 aside, too, if it is still there.
    .else = You may, but the rest of your hand is useful: lay aside −5 and 1 only
lesson-draw = That is enough: draw two new cards.
    .else = You may exchange more, but the rest of your hand is useful: draw now
lesson-second-row = The new row: −5, 9, 10. The −5 goes first, so be high now: play the 13.
    .tip = What lies before the others is open: count along.
    .else = Any card is allowed, but a low one may bring you the −5: play the 13
lesson-leave = The −5 is gone. Now the lowest takes the 9. The winner of the duel gets only one point more, and its loser nothing: leave now. Play the 2.
    .tip = The art is to leave at the right moment.
    .else = You may stay in, but a duel for one point more may end with nothing: play the 2
lesson-end-cards = Under your card lie the 13 and the 9: 22 points. What is left in the hand counts nothing.
lesson-end-second = In the duel for the 10 one player went away empty-handed. You had gone in time, with the 9.
lesson-end-deck = So it goes on, round after round, until the deck is used up.

## What the coach explains in any game when it is new.

coach-play = Choose a card face down; all are turned over together, and what lies before you adds up.
    .tip = You need not be high, only not the lowest.
coach-lowest = Whoever has the lowest total is out and takes the lowest point card of the row; the others’ cards stay.
    .tip = The card that goes next stands out in the row.
coach-tie = A tie for the lowest total, or for the highest, decides nothing: everybody still in plays one more card.
    .tip = Cards go on adding up.
coach-duel = Only two are left: the higher total takes the last point card, and the other gets nothing.
    .tip = Now is the time for your best cards.
coach-out = You are out of this round and keep your other cards; the round goes on without you.
    .tip = Count what the others spend: it is missing next time.
coach-exchange = Before the new row you may lay cards aside and draw as many from the deck.
    .tip = Your lowest cards are those to exchange.
