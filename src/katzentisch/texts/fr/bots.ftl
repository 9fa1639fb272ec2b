### Ce que les robots disent aux gens.

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
    }, cela rapporte { $points } points de plus que « { $other } », et { $share } des victoires au lieu de { $otherShare }.
hint-share =
    Sur { $worlds ->
        [one] le seul monde imaginé
       *[other] { $worlds } mondes imaginés
    }, vous obtenez { $share } des victoires au lieu de { $otherShare }, bien que « { $other } » rapporte { $points } points de plus en moyenne.
hint-even =
    Sur { $worlds ->
        [one] le seul monde imaginé
       *[other] { $worlds } mondes imaginés
    }, vous obtenez { $share } des victoires au lieu de { $otherShare }, avec autant de points que « { $other } » en rapporte.

## Les raisons. Un coup vaut par ce qui s’ensuit : « { $move } : … », « avec { $other } … ».

hint-any-game = { $move } : plus de points qu’avec « { $other } » dans { $share } des mondes, moins dans { $otherShare }.

hint-tschuess-leave = { $move } : vous sortez à bon compte avec { $card } dans { $share } des mondes ; avec « { $other } », vous finissez deuxième, sans rien, dans { $otherShare }.
hint-tschuess-win = { $move } : vous gagnez la manche dans { $share } des mondes, avec « { $other } » dans { $otherShare }.
hint-tschuess-second = { $move } : vous finissez deuxième, sans rien, dans { $share } des mondes, avec « { $other } » dans { $otherShare }.
hint-tschuess-points = { $move } : la manche vous rapporte { $points } points en moyenne, avec « { $other } » { $otherPoints }.
hint-tschuess-usual = { $move } : la manche vous rapporte { $points } points en moyenne ; vous la gagnez dans { $wins } des mondes et finissez deuxième dans { $second }.

hint-stich-take = { $move } : vous faites ce pli dans { $share } des mondes, avec « { $other } » dans { $otherShare }.
hint-stich-leave = { $move } : vous laissez ce pli aux autres ; vous le faites dans { $share } des mondes, avec « { $other } » dans { $otherShare }.
hint-stich-sting = { $move } : vous ramassez un moustique avec ce pli dans { $share } des mondes, avec « { $other } » dans { $otherShare }.
hint-stich-give = { $move } : le moustique va à { $who } dans { $share } des mondes.
hint-stich-yours = { $move } : le pli est à vous dans { $share } des mondes, avec « { $other } » dans { $otherShare }.
hint-stich-goes = { $move } : le pli va à { $who } dans { $share } des mondes, avec « { $other } » dans { $otherShare }.
hint-stich-fines = { $move } : vous finissez la manche avec des moustiques de { $colours } couleurs en moyenne, avec « { $other } » de { $otherColours } ; chacune coûte cinq points.
hint-stich-last =
    { $move } : votre dernière carte { $colour ->
        [R] rouge
        [Y] jaune
        [G] verte
       *[B] bleue
    } ; vous pourrez jeter un moustique quand cette couleur sera demandée.
hint-stich-points = { $move } : la manche rapporte { $points } points à vous et { $others } à chacun des autres en moyenne, avec « { $other } » { $otherPoints } et { $otherOthers }.

hint-blues-buy = { $move } : vous obtenez la rangée à ce prix dans { $share } des mondes, et y finissez avec { $points } points de plus qu’avec « { $other } », prix compris.
hint-blues-dear = { $move } : avec « { $other } », vous obtiendriez la rangée dans { $share } des mondes, et y finiriez avec { $points } points de moins : elle ne vaut pas son prix.
hint-blues-drive = { $move } : quelqu’un surenchérit dans { $share } des mondes, et paie donc la rangée plus cher.
hint-blues-spare = { $move } : ces cartes n’appartiennent à aucun carré, contrairement à celles de « { $other } ».
hint-blues-mice = { $move } : vous attrapez { $mice } souris en moyenne d’ici la fin de la partie, avec « { $other } » { $otherMice }.
hint-blues-jokers = { $move } : vous finissez avec le plus de jokers, ce qui coûte { $penalty } souris, dans { $share } des mondes, avec « { $other } » dans { $otherShare }.
hint-blues-points = { $move } : vous finissez la partie avec { $points } points en moyenne, et avec le plus de jokers, ce qui coûte { $penalty } souris, dans { $share } des mondes.
