### What a review says of a finished game.

review-title = Review: { $game }
review-name = Seat { $seat }
review-ready = Getting ready; the very first time that takes some minutes
review-computing = Playing it again
review-start = Before the first card
review-deal = Luck of the deal
review-draws = Luck of the draw
review-others = How others played
review-own = Sure mistakes
review-dice = How open choices came out
review-end = Result
review-shares = victory
review-points = points
review-round = Round { $number }
review-curve = Share of the victory, from the first card to the last
review-percent = { $share }
review-number = { $number }

review-summary =
    Deal and draw moved this seat by { $luck } of the victory, its sure mistakes by { $own }.
review-counts =
    { $decisions ->
        [one] One decision
       *[other] { $decisions } decisions
    } with a choice, { $sure ->
        [0] none of which was a sure mistake.
        [one] one of which was a sure mistake.
       *[other] of which { $sure } were sure mistakes.
    }
review-in-short = { $name }: { $text }
review-dearest = The dearest decisions
review-none = No decision has surely cost anything.
review-decision = Move { $step }: “{ $played }”; better was “{ $best }”.
review-cost =
    By what could be known then, this cost { $share } of the victory (± { $error }) and { $points } points on average.
review-cost-points =
    By what could be known then, this cost { $points } points on average (± { $error }); for the victory it hardly mattered.
review-cost-share =
    By what could be known then, this cost { $share } of the victory (± { $error }), though not in points.
review-hindsight =
    With all cards open “{ $best }” would have promised { $share } of the victory, “{ $played }” { $other }. Nobody could know that.
review-hindsight-same =
    With all cards open “{ $best }” would have promised most as it turned out: { $share } of the victory. Nobody could know that.

review-luck =
    In 95 of 100 games like this one deal and draw alone move a seat by up to { $share } of the victory, or { $points } points.
review-skill =
    Who wins { $edge } of the games more than the others shows it after about { $games ->
        [one] one game
       *[other] { $games } games
    } by results alone.
review-note =
    This is no grade and proves nothing about anybody: one game is mostly luck, and where it is close a good player may choose either way.
review-plain = Numba is missing: the slow engine looks at little, so few things are sure.

review-not-over = { $file }: this game is not finished. A review is for finished games; before that hands are hidden.
