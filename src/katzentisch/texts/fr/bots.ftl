### Ce que les bots disent aux gens.

hint-forced = { $move } est le seul coup.
hint-seat = la place { $number }

## Ce qui suit toute raison : le meilleur coup face au suivant.

hint-close =
    D’après { $worlds ->
        [one] le seul monde imaginé
       *[other] { $worlds } mondes imaginés
    }, « { $other } » vaut peut-être autant : { $share } et { $otherShare } des victoires.
hint-points =
    Sur { $worlds ->
        [one] le seul monde imaginé
       *[other] { $worlds } mondes imaginés
    }, cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus que « { $other } », et { $share } des victoires au lieu de { $otherShare }.
hint-share =
    Sur { $worlds ->
        [one] le seul monde imaginé
       *[other] { $worlds } mondes imaginés
    }, vous obtenez { $share } des victoires au lieu de { $otherShare }, bien que « { $other } » rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus en moyenne.
hint-even =
    Sur { $worlds ->
        [one] le seul monde imaginé
       *[other] { $worlds } mondes imaginés
    }, vous obtenez { $share } des victoires au lieu de { $otherShare }, avec autant de points que « { $other } » en rapporte.

## Les raisons. Un coup vaut par ce qui s’ensuit : « { $move } : … », « avec { $other } … ».

hint-any-game = { $move } : plus de points qu’avec « { $other } » dans { $share } des mondes, moins dans { $otherShare }.
    .plain = { $move } : cela réussit en général mieux que « { $other } ».
