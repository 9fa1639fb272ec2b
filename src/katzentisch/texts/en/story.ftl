### What happened at the table. `$who` is `you` for the reader, else `$name` is the player's name.

told-move = { $name }: { $move }

katzenjammer-told-bid =
    { $who ->
        [you] You bid
       *[other] { $name } bids
    } { $value ->
        [d] { $count } different
       *[other] { $count }×{ $value }
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
katzenjammer-told-unsold = Nobody has bid: the row is discarded.
katzenjammer-told-row = New row: { $row }.
katzenjammer-told-draw = The row ends with a joker: everybody draws a card.
katzenjammer-told-drawn = You draw { $card }.
katzenjammer-told-deck = The deck is used up: the game ends.
katzenjammer-told-last-mouse = The last mouse is caught: the game ends.
katzenjammer-told-jokers = Jokers: { $tally }. The most cost 5 mice.
katzenjammer-told-score = Score of this game: { $tally }.

muckenstich-told-discarded =
    All have discarded. { $who ->
        [you] You lead.
       *[other] { $name } leads.
    }
muckenstich-told-lead =
    { $who ->
        [you] You lead { $card }.
       *[other] { $name } leads { $card }.
    }
muckenstich-told-play =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
muckenstich-told-trump =
    { $who ->
        [you] You name { colour } as trump.
       *[other] { $name } names { colour } as trump.
    }
muckenstich-told-double =
    { $who ->
        [you] You have the fewest tricks and double { colour }.
       *[other] { $name } has the fewest tricks and doubles { colour }.
    }
muckenstich-told-void =
    { $who ->
        [you] You have the most mosquitoes and make { colour } void.
       *[other] { $name } has the most mosquitoes and makes { colour } void.
    }
muckenstich-told-trick =
    { $who ->
        [you] You take the trick.
       *[other] { $name } takes the trick.
    }
muckenstich-told-score = Points: { $tally }.
muckenstich-told-half = The second half of round { $round } is dealt.
muckenstich-told-round = Round { $round } of { $rounds } is dealt.

und-tschuess-told-play =
    { $who ->
        [you] You play { $card }: total { $total }.
       *[other] { $name } plays { $card }: total { $total }.
    }
und-tschuess-told-out =
    { $who ->
        [you] You are out with { $total } and take { $card }. Und tschüss!
       *[other] { $name } is out with { $total } and takes { $card }. Und tschüss!
    }
und-tschuess-told-win =
    { $who ->
        [you] You win the round with { $total } and take { $card }.
       *[other] { $name } wins the round with { $total } and takes { $card }.
    }
und-tschuess-told-tie = A tie: nobody is out, everybody plays another card.
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
        [0] no cards.
        [one] { $count } card.
       *[other] { $count } cards.
    }
und-tschuess-told-draw = You draw { $cards }.
und-tschuess-told-reshuffle = The discard pile is shuffled into a new deck.
und-tschuess-told-row = New row: { $row }.
und-tschuess-told-over = The deck has too few cards for another round: the game is over.
