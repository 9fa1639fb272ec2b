### What bots tell people.

hint-forced = { $move } is the only move.
hint-seat = seat { $number }

## What follows every reason: the best move against the next best.

hint-close =
    As far as { $worlds ->
        [one] the one world
       *[other] { $worlds } worlds
    } imagined can tell, “{ $other }” may be as good: { $share } and { $otherShare } of the victories.
hint-points =
    Over { $worlds ->
        [one] the one world
       *[other] { $worlds } worlds
    } imagined this brings { $points } points more than “{ $other }”, and { $share } instead of { $otherShare } of the victories.
hint-share =
    Over { $worlds ->
        [one] the one world
       *[other] { $worlds } worlds
    } imagined you get { $share } instead of { $otherShare } of the victories, though “{ $other }” brings { $points } points more on average.
hint-even =
    Over { $worlds ->
        [one] the one world
       *[other] { $worlds } worlds
    } imagined you get { $share } instead of { $otherShare } of the victories, with as many points as “{ $other }” brings.

## Reasons. A move stands for what it leads to: “{ $move }: …”, “with { $other } …”.

hint-any-game = { $move }: more points than with “{ $other }” in { $share } of the worlds, fewer in { $otherShare }.

hint-tschuess-leave = { $move }: you leave cheaply with { $card } in { $share } of the worlds; with “{ $other }” you end second, with nothing, in { $otherShare }.
hint-tschuess-win = { $move }: you win the round in { $share } of the worlds, with “{ $other }” in { $otherShare }.
hint-tschuess-second = { $move }: you end second, with nothing, in { $share } of the worlds, with “{ $other }” in { $otherShare }.
hint-tschuess-points = { $move }: the round brings you { $points } points on average, with “{ $other }” { $otherPoints }.
hint-tschuess-usual = { $move }: the round brings you { $points } points on average; you win it in { $wins } of the worlds and end second in { $second }.

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

hint-blues-buy = { $move }: you get the row at this price in { $share } of the worlds, and there end with { $points } points more than with “{ $other }”, price included.
hint-blues-dear = { $move }: with “{ $other }” you would get the row in { $share } of the worlds, and there end with { $points } points fewer: it is not worth its price.
hint-blues-drive = { $move }: somebody else bids more in { $share } of the worlds, and so pays more for the row.
hint-blues-spare = { $move }: these cards belong to no foursome, unlike those of “{ $other }”.
hint-blues-mice = { $move }: you catch { $mice } mice on average by the end of the game, with “{ $other }” { $otherMice }.
hint-blues-jokers = { $move }: you end with the most jokers, which costs { $penalty } mice, in { $share } of the worlds, with “{ $other }” in { $otherShare }.
hint-blues-points = { $move }: you end the game with { $points } points on average, and with the most jokers, which costs { $penalty } mice, in { $share } of the worlds.
