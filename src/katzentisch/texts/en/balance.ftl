### What a house rule does to a game.

balance-title = { $title }, { $players } players
balance-usual = by the rules
balance-changed = with the house rule
balance-change = change
balance-length = Decisions in a game
    .named = the decisions in a game
balance-seat = What the best seat wins beyond its fair share
    .named = what the best seat wins beyond its fair share
balance-spread = Points between first and last
    .named = the points between first and last
balance-matter = Decisions that matter
    .named = the decisions that matter
balance-at-seat = Victories of seat { $seat }
balance-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-number-change = { $way ->
        [up] +
       *[down] {""}
    }{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-share = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-share-change = { $way ->
        [up] +
       *[down] {""}
    }{ NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-same = All { $games } games went exactly as by the rules: bots play the same with this house rule.
balance-unsure = Not surely different: { $figures }.
balance-alone = A game takes { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions, the first and the last end { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) } points apart, and { NUMBER($matter, style: "percent", maximumFractionDigits: 0) } of the decisions matter.
balance-fair = No seat is surely better than another.
balance-unfair = The best seat wins { NUMBER($seat, style: "percent", maximumFractionDigits: 1) } of the games beyond its fair share.
balance-length-more = Games get longer: { NUMBER($changed, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions instead of { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
balance-length-less = Games get shorter: { NUMBER($changed, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions instead of { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
balance-seat-more = Where one sits counts more: the best seat wins { NUMBER($changed, style: "percent", maximumFractionDigits: 1) } of the games beyond its fair share instead of { NUMBER($usual, style: "percent", maximumFractionDigits: 1) }.
balance-seat-less = Where one sits counts less: the best seat wins { NUMBER($changed, style: "percent", maximumFractionDigits: 1) } of the games beyond its fair share instead of { NUMBER($usual, style: "percent", maximumFractionDigits: 1) }.
balance-spread-more = Scores spread: the first and the last end { NUMBER($changed, minimumFractionDigits: 1, maximumFractionDigits: 1) } points apart instead of { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
balance-spread-less = Scores close up: the first and the last end { NUMBER($changed, minimumFractionDigits: 1, maximumFractionDigits: 1) } points apart instead of { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
balance-matter-more = More decisions matter: { NUMBER($changed, style: "percent", maximumFractionDigits: 0) } instead of { NUMBER($usual, style: "percent", maximumFractionDigits: 0) }.
balance-matter-less = Fewer decisions matter: { NUMBER($changed, style: "percent", maximumFractionDigits: 0) } instead of { NUMBER($usual, style: "percent", maximumFractionDigits: 0) }.
balance-how = From { $games } games of the house’s rule bots, with the same cards on both sides. In { NUMBER($confidence, style: "percent", maximumFractionDigits: 0) } of all cases the truth lies within ±. A decision matters where a choice at random would surely cost at least { NUMBER($least, style: "percent", maximumFractionDigits: 1) } of the victory; { $decisions } were looked at. Which seat is best, one half of the games says for the other.
balance-ready = Getting ready; the very first time that takes some minutes
balance-progress = Games
balance-no-numba = This needs the compiled engine, and Numba is missing here: install it with pip install numba
