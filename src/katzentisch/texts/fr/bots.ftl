### Ce que les robots disent aux gens.

hint-forced = { $move } est le seul coup.
hint-close =
    { $move }, mais { $other } vaut à peu près autant : dans { $worlds ->
        [one] le seul monde
       *[other] { $worlds } mondes
    } imaginés, { NUMBER($share, style: "percent", maximumFractionDigits: 0) } et { NUMBER($otherShare, style: "percent", maximumFractionDigits: 0) } des victoires.
hint-points =
    { $move } : sur { $worlds ->
        [one] le seul monde
       *[other] { $worlds } mondes
    } imaginés, on finit { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points plus haut qu’avec { $other }, et l’on gagne { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des victoires au lieu de { NUMBER($otherShare, style: "percent", maximumFractionDigits: 0) }.
hint-share =
    { $move } : sur { $worlds ->
        [one] le seul monde
       *[other] { $worlds } mondes
    } imaginés, on gagne { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des victoires au lieu de { NUMBER($otherShare, style: "percent", maximumFractionDigits: 0) }, bien que { $other } rapporte { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus en moyenne.
