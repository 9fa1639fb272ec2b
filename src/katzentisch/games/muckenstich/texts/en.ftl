## The game in a sentence.

about = A trick-taking game in which every mosquito names a new trump – and costs points to whoever wins it.

## Cards and moves by name.

card-coloured =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } { $rank }
card-mosquito =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } mosquito
move-discard = discard { $cards }
move-trump =
    name { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } trump
move-double =
    double { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    }
move-void =
    make { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } void

## Options.

option-memory = Cards played so far
option-memory-off = Everybody remembers for themselves
option-memory-on = A list can be seen

## Why a move is not possible.

colour =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    }
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

## What happened at the table.

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
muckenstich-dealt =
    { $deal ->
        [half] ; the second half of round { $round } is dealt
        [round] ; round { $round } of { $rounds } is dealt
       *[nothing] {""}
    }
muckenstich-told-trick =
    { $who ->
        [you] You take the trick
       *[other] { $name } takes the trick
    }{ $counted ->
        [yes] ; points: { $tally }{ muckenstich-dealt }
       *[no] {""}
    }.
muckenstich-told-score = Points: { $tally }{ muckenstich-dealt }.

## The game in the terminal.

screen-tricks = Tricks
screen-trick = Trick
screen-discard = Discards
screen-mosquitoes = Mosquitoes
screen-ready = ready
screen-round =
    Round { $round } of { $rounds }{ $half ->
        [0] {""}
       *[other] , half { $half }
    }
screen-trump =
    { $colour ->
        [none] no trump
       *[other] trump { colour }
    }
screen-doubled = { colour } counts double
screen-led =
    { $who ->
        [you] { $colour ->
            [none] you lead
           *[other] led: { colour } (yours)
        }
       *[other] { $colour ->
            [none] { $name } leads
           *[other] led: { colour } ({ $name })
        }
    }
colour-letter =
    { $colour ->
        [R] R
        [Y] Y
        [G] G
       *[B] B
    }
screen-last-trick = Last trick: { $cards }
screen-played = Played so far: { $cards }
screen-discarded = You discarded: { $cards }
prompt =
    { $phase ->
        [discard] { $count ->
            [0] Which two cards do you discard?
           *[other] Which second card do you discard?
        }
        [play] Which card do you play?
        [trump] Which colour is trump?
        [double] Which colour counts double?
       *[void] Which colour is void?
    }
explain =
    { $phase ->
        [discard] Discard two cards face down (M5), in one line if you like: “discard R7 BM”; they count for nobody. Everybody does so at the same time.
        [play] Play a card to the trick. Follow the colour led if you can (M8). The mosquito M is the strongest of its colour (M2), and who plays it names the trump (M11). The mark › stands by the card led, the star by the card that wins so far (M13).
        [trump] You have played a mosquito: name the trump colour (M11). It holds for this trick too (M12).
        [double] You alone have the fewest tricks: number cards of the colour you name count double (M15).
       *[void] You alone have the most mosquitoes: number cards of the colour you name count nothing (M16).
    }
legend = Cards: R is red, Y yellow, G green, B blue, and then the number; M is the mosquito.

## Why a move is best: “{ $move }: …”, “with { $other } …”.

hint-stich-take = { $move }: you take this trick in { $share } of the worlds, with “{ $other }” in { $otherShare }.
hint-stich-leave = { $move }: you leave this trick to others; you take it in { $share } of the worlds, with “{ $other }” in { $otherShare }.
hint-stich-sting = { $move }: you take a mosquito with this trick in { $share } of the worlds, with “{ $other }” in { $otherShare }.
hint-stich-give = { $move }: the mosquito goes to { $who } in { $share } of the worlds.
hint-stich-yours = { $move }: the trick is yours in { $share } of the worlds, with “{ $other }” in { $otherShare }.
hint-stich-goes = { $move }: the trick goes to { $who } in { $share } of the worlds, with “{ $other }” in { $otherShare }.
hint-stich-fines = { $move }: you end the round with mosquitoes of { $colours } colours on average, with “{ $other }” of { $otherColours }; each costs five points.
hint-stich-last =
    { $move }: your last { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } card, so that you can throw off a mosquito when that colour is led.
hint-stich-points = { $move }: the round brings you { $points } points and each of the others { $others } on average, with “{ $other }” { $otherPoints } and { $otherOthers }.
