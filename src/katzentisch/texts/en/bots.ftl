### What bots tell people.

hint-forced = { $move } is the only move.
hint-close =
    { $move }, but { $other } is about as good: in { $worlds ->
        [one] the one world
       *[other] { $worlds } worlds
    } imagined they win { NUMBER($share, style: "percent", maximumFractionDigits: 0) } and { NUMBER($otherShare, style: "percent", maximumFractionDigits: 0) } of the victories.
hint-points =
    { $move }: over { $worlds ->
        [one] the one world
       *[other] { $worlds } worlds
    } imagined it ends { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points further ahead than { $other }, and wins { NUMBER($share, style: "percent", maximumFractionDigits: 0) } instead of { NUMBER($otherShare, style: "percent", maximumFractionDigits: 0) } of the victories.
hint-share =
    { $move }: over { $worlds ->
        [one] the one world
       *[other] { $worlds } worlds
    } imagined it wins { NUMBER($share, style: "percent", maximumFractionDigits: 0) } instead of { NUMBER($otherShare, style: "percent", maximumFractionDigits: 0) } of the victories, though { $other } brings { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more on average.
