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
option-memory-off = Everybody remembers
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
    .plain = { $move }: your best chance to take this trick.
hint-stich-leave = { $move }: you leave this trick to others; you take it in { $share } of the worlds, with “{ $other }” in { $otherShare }.
    .plain = { $move }: leave this trick to others.
hint-stich-sting = { $move }: you take a mosquito with this trick in { $share } of the worlds, with “{ $other }” in { $otherShare }.
    .plain = { $move }: this way you are less likely to take a mosquito.
hint-stich-give = { $move }: the mosquito goes to { $who } in { $share } of the worlds.
    .plain = { $move }: the mosquito will most likely go to { $who }.
hint-stich-yours = { $move }: the trick is yours in { $share } of the worlds, with “{ $other }” in { $otherShare }.
    .plain = { $move }: the trick will most likely be yours.
hint-stich-goes = { $move }: the trick goes to { $who } in { $share } of the worlds, with “{ $other }” in { $otherShare }.
    .plain = { $move }: the trick will most likely go to { $who }.
hint-stich-fines = { $move }: you end the round with mosquitoes of { $colours } colours on average, with “{ $other }” of { $otherColours }; each costs five points.
    .plain = { $move }: this way fewer colours of mosquitoes will cost you points.
hint-stich-last =
    { $move }: your last { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } card, so that you can throw off a mosquito when that colour is led.
    .plain =
        { $move }: your last { $colour ->
            [R] red
            [Y] yellow
            [G] green
           *[B] blue
        } card; then you may throw off anything when that colour is led.
hint-stich-points = { $move }: the round brings you { $points } points and each of the others { $others } on average, with “{ $other }” { $otherPoints } and { $otherOthers }.
    .plain = { $move }: nothing else promises clearly more points in this round.

## The lesson: what the coach says before each decision; “.else” answers another possible move.

lesson-goal = You play for tricks: every number card you win is a point. But a mosquito among them costs five points.
lesson-discard = First everybody lays two cards away, face down; they count for nobody. Discard the yellow 1 and the green mosquito.
    .tip = Then you have no green left and are free when green is led.
    .else = You may choose any two; in this lesson discard the yellow 1 and the green mosquito
lesson-discard-second = Now the other of the two.
    .else = You may choose any card; in this lesson discard the yellow 1 and the green mosquito
lesson-lead = You lead: any card. The highest card of the colour led takes the trick. Lead the blue 2 and see who gets it.
    .tip = A low card leaves the trick to others.
    .else = Any card may be led; here lead the blue 2 and see who has to take the trick
lesson-follow = Red is led. Whoever can follow must, and your red 3 is your only red card.
    .tip = Try another card if you like: the table says why not.
lesson-give = Green is led, and you have none: you may play anything. Play the yellow mosquito! Whoever takes the trick takes it too.
    .tip = Give mosquitoes away where others win.
    .else = Any card is allowed here, but now you can give your mosquito away: play it
lesson-trump = Whoever plays a mosquito names the trump at once. Name blue: you hold two high blue cards.
    .tip = A trump beats the colour led, and it stays until the next mosquito.
    .else = Any colour may be named; with two high blue cards, name blue
lesson-take = Yellow is led, and nothing bad lies here. Take the trick with the yellow 11.
    .tip = A trick without a mosquito is worth a point for every card.
    .else = With the 5 you would leave these points to others: take the trick
lesson-lead-again = You took it, so you lead. Play the yellow 5, and watch the trump.
    .tip = Mosquitoes are still about: do not spend high cards too soon.
    .else = Any card may be led; here lead the yellow 5 and see how fast a trump can change
lesson-trump-changed = Did you see? A mosquito fell into your trick and made red trump, and at once the red 9 won, though it lay there before. A new trump holds for the whole trick.
lesson-leave = Green is led, a mosquito lies there, and you have no green: throw off the blue 9 and leave the trick to others.
    .tip = Blue is no longer trump, so your high blue cards are harmless now.
    .else = Your yellow 12 may still take a good trick: throw off a blue card
lesson-leave-again = Another mosquito, and now yellow is trump: your 12 would take it. Play the blue card instead.
    .tip = Look at the trump before every card.
    .else = You may, but the 12 is trump now and you would take the mosquito: play the blue card
lesson-last-trick = The last trick: red is led, you have none, and your yellow card is trump. Take it.
lesson-double = You alone have the fewest tricks, so you name the colour that counts double. You have won three yellow and three red cards: double yellow.
    .tip = Few tricks are no disaster: they choose the best colour.
    .else = You have won nothing of that colour: double yellow
lesson-end-points = Your cards: three of the doubled colour count 2 each, the three others 1 each. That makes 9 points.
lesson-end-mosquitoes = You have no mosquito. The yellow one that you gave away costs your right neighbour five points: each colour of mosquitoes costs five.
lesson-end-void = Whoever alone has the most mosquitoes names a colour that counts nothing. Here two players had as many, so no colour is void.
lesson-end-rounds = With three players a round has two such halves, and there are as many rounds as players.

## What the coach explains in any game when it is new.

coach-discard = Discard two cards face down: they count for nobody.
    .tip = Get rid of mosquitoes, or of the last cards of a colour.
coach-lead = You lead: play any card. The highest of its colour takes the trick, unless somebody trumps.
    .tip = Low cards leave the trick to others.
coach-follow = You hold the colour led, so you must play it. The highest takes the trick.
    .tip = Every number card won is a point, every colour of mosquitoes costs five.
coach-throw = You do not have the colour led: you may play anything, and nobody must trump.
    .tip = A good moment to give a mosquito away.
coach-mosquito = A mosquito names a new trump, and that holds for the whole trick, cards played before included.
    .tip = Whoever takes this trick takes the mosquito too.
coach-trump = You have played a mosquito: name the trump. It holds until the next mosquito.
    .tip = Think of who should take this trick, and of your own long colour.
coach-double = You alone have the fewest tricks: number cards of the colour you name count 2.
    .tip = Name what you have won most of.
coach-void = You alone have the most mosquitoes: number cards of the colour you name count nothing.
    .tip = Name what others have won most of.
coach-score = The round is scored: a point for each number card, minus five for each colour of which you have a mosquito.
    .tip = The score pad shows how it came about.
