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
    .plain = { $move }: this mostly does better than “{ $other }”.
