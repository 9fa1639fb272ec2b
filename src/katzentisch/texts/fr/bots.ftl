### Ce que les bots disent aux gens.

hint-forced = { $move } est le seul coup.
hint-seat = la place { $number }

## Ce qui suit toute raison : le meilleur coup face au suivant.

hint-close =
    D’après { $worlds ->
        [one] le seul monde imaginé
       *[other] { $worlds } mondes imaginés
    }, « { $other } » vaut peut-être autant : { $share } et { $otherShare } des victoires.
hint-points =
    Sur { $worlds ->
        [one] le seul monde imaginé
       *[other] { $worlds } mondes imaginés
    }, cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus que « { $other } », et { $share } des victoires au lieu de { $otherShare }.
hint-share =
    Sur { $worlds ->
        [one] le seul monde imaginé
       *[other] { $worlds } mondes imaginés
    }, vous obtenez { $share } des victoires au lieu de { $otherShare }, bien que « { $other } » rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus en moyenne.
hint-even =
    Sur { $worlds ->
        [one] le seul monde imaginé
       *[other] { $worlds } mondes imaginés
    }, vous obtenez { $share } des victoires au lieu de { $otherShare }, avec autant de points que « { $other } » en rapporte.

## Les raisons. Un coup vaut par ce qui s’ensuit : « { $move } : … », « avec { $other } … ».

hint-any-game = { $move } : plus de points qu’avec « { $other } » dans { $share } des mondes, moins dans { $otherShare }.

hint-tschuess-leave = { $move } : vous quittez la manche à bon compte, avec { $card }, dans { $share } des mondes ; avec « { $other } », vous finissez deuxième, sans rien, dans { $otherShare }.
hint-tschuess-win = { $move } : vous gagnez la manche dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-tschuess-second = { $move } : vous finissez deuxième, sans rien, dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-tschuess-points =
    { $move } : la manche vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne, contre { $otherPoints } avec « { $other } ».
hint-tschuess-usual =
    { $move } : la manche vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne ; vous la gagnez dans { $wins } des mondes et finissez deuxième dans { $second }.

hint-stich-take = { $move } : vous faites ce pli dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-stich-leave = { $move } : vous laissez ce pli aux autres ; vous le faites dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-stich-sting = { $move } : vous ramassez un moustique avec ce pli dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-stich-give = { $move } : le moustique va à { $who } dans { $share } des mondes.
hint-stich-yours = { $move } : le pli est à vous dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-stich-goes = { $move } : le pli va à { $who } dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-stich-fines =
    { $move } : vous finissez la manche avec des moustiques de { $colours ->
        [one] { $colours } couleur
       *[other] { $colours } couleurs
    } en moyenne, contre { $otherColours } avec « { $other } » ; chaque couleur coûte cinq points.
hint-stich-last =
    { $move } : votre dernière carte { $colour ->
        [R] rouge
        [Y] jaune
        [G] verte
       *[B] bleue
    } ; vous pourrez jeter un moustique quand cette couleur sera demandée.
hint-stich-points =
    { $move } : en moyenne, la manche vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $others } à chacun des autres ; avec « { $other } », { $otherPoints } et { $otherOthers }.

hint-blues-buy =
    { $move } : vous obtenez la rangée à ce prix dans { $share } des mondes, et y finissez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus qu’avec « { $other } », prix compris.
hint-blues-dear =
    { $move } : avec « { $other } », vous obtiendriez la rangée dans { $share } des mondes, et y finiriez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins : elle ne vaut pas son prix.
hint-blues-drive = { $move } : quelqu’un surenchérit dans { $share } des mondes, et paie donc la rangée plus cher.
hint-blues-spare = { $move } : ces cartes n’appartiennent à aucun carré, contrairement à celles de « { $other } ».
hint-blues-mice = { $move } : vous attrapez { $mice } souris en moyenne d’ici la fin de la partie, contre { $otherMice } avec « { $other } ».
hint-blues-jokers = { $move } : vous finissez avec le plus de jokers, ce qui coûte { $penalty } souris, dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-blues-points =
    { $move } : vous finissez la partie avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne, et avec le plus de jokers, ce qui coûte { $penalty } souris, dans { $share } des mondes.
