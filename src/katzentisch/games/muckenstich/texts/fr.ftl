## The game in a sentence.

about = Un jeu de plis où chaque moustique nomme un nouvel atout – et coûte des points à qui le ramasse.

## Cards and moves by name.

card-coloured =
    { $rank } { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
card-mosquito =
    moustique { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
move-discard = écarter { $cards }
move-trump =
    atout { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
move-double =
    doubler { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
move-void =
    annuler { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }

## Options.

option-memory = Cartes déjà jouées
option-memory-off = Chacun les retient
option-memory-on = On peut en voir la liste

## Why a move is not possible.

colour =
    { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
muckenstich-due =
    { $phase ->
        [discard] Chacun écarte maintenant deux cartes
        [play] Il faut maintenant jouer une carte
        [trump] Nommez d’abord la couleur d’atout pour votre moustique
        [double] Il faut d’abord nommer la couleur doublée
        [void] Il faut d’abord nommer la couleur annulée
       *[over] La partie est finie
    }
    .short =
        { $phase ->
            [discard] doit écarter
            [play] doit jouer une carte
            [trump] doit nommer un atout
            [double] doit nommer la couleur doublée
            [void] doit nommer la couleur annulée
           *[over] la partie est finie
        }
muckenstich-follow = Vous avez du { colour } : il faut fournir du { colour }
    .short = doit fournir du { colour }
muckenstich-doubled = Le { colour } est déjà doublé, il ne peut pas être annulé
    .short = le { colour } est doublé et ne peut pas être annulé

## What happened at the table.

muckenstich-told-discarded =
    Tous ont écarté. { $who ->
        [you] Vous entamez.
       *[other] { $name } entame.
    }
muckenstich-told-lead =
    { $who ->
        [you] Vous entamez { $card }.
       *[other] { $name } entame { $card }.
    }
muckenstich-told-play =
    { $who ->
        [you] Vous jouez { $card }.
       *[other] { $name } joue { $card }.
    }
muckenstich-told-trump =
    { $who ->
        [you] Vous nommez l’atout : { colour }.
       *[other] { $name } nomme l’atout : { colour }.
    }
muckenstich-told-double =
    { $who ->
        [you] Vous avez le moins de plis et doublez le { colour }.
       *[other] { $name } a le moins de plis et double le { colour }.
    }
muckenstich-told-void =
    { $who ->
        [you] Vous avez le plus de moustiques et annulez le { colour }.
       *[other] { $name } a le plus de moustiques et annule le { colour }.
    }
muckenstich-dealt =
    { $deal ->
        [half] {" "}; la seconde moitié de la manche { $round } est distribuée
        [round] {" "}; la manche { $round } sur { $rounds } est distribuée
       *[nothing] {""}
    }
muckenstich-told-trick =
    { $who ->
        [you] Vous remportez le pli
       *[other] { $name } remporte le pli
    }{ $counted ->
        [yes] {" "}; points : { $tally }{ muckenstich-dealt }
       *[no] {""}
    }.
muckenstich-told-score = Points : { $tally }{ muckenstich-dealt }.

## The game in the terminal.

screen-tricks = Plis
screen-trick = Pli
screen-discard = Écart
screen-mosquitoes = Moustiques
screen-ready = fait
screen-round =
    Manche { $round } sur { $rounds }{ $half ->
        [0] {""}
       *[other] , moitié { $half }
    }
screen-trump =
    { $colour ->
        [none] sans atout
       *[other] atout { colour }
    }
screen-doubled = le { colour } compte double
screen-led =
    { $who ->
        [you] { $colour ->
            [none] vous entamez
           *[other] couleur demandée : { colour } (par vous)
        }
       *[other] { $colour ->
            [none] { $name } entame
           *[other] couleur demandée : { colour } ({ $name })
        }
    }
colour-letter =
    { $colour ->
        [R] R
        [Y] J
        [G] V
       *[B] B
    }
screen-last-trick = Dernier pli : { $cards }
screen-played = Déjà jouées : { $cards }
screen-discarded = Vous avez écarté : { $cards }
prompt =
    { $phase ->
        [discard] { $count ->
            [0] Quelles deux cartes écartez-vous ?
           *[other] Quelle deuxième carte écartez-vous ?
        }
        [play] Quelle carte jouez-vous ?
        [trump] Quelle couleur est atout ?
        [double] Quelle couleur compte double ?
       *[void] Quelle couleur est annulée ?
    }
explain =
    { $phase ->
        [discard] Écartez deux cartes face cachée (M5), sur une même ligne si vous voulez : « discard R7 BM » ; elles ne comptent pour personne. Tous le font en même temps.
        [play] Jouez une carte (play). Il faut fournir la couleur demandée si on le peut (M8). Le moustique M est le plus fort de sa couleur (M2), et qui le joue nomme l’atout (M11). Le signe › marque la carte d’entame, l’étoile celle qui l’emporte pour l’instant (M13).
        [trump] Vous avez joué un moustique : nommez la couleur d’atout (trump, M11). Elle vaut aussi pour ce pli (M12).
        [double] Personne n’a aussi peu de plis que vous : les cartes-nombres de la couleur que vous nommez (double) comptent double (M15).
       *[void] Personne n’a autant de moustiques que vous : les cartes-nombres de la couleur que vous nommez (void) ne comptent pas (M16).
    }
legend = Cartes : R est rouge, J jaune, V vert, B bleu, puis vient le nombre ; M est le moustique. Les règles et les parties enregistrées écrivent Y pour le jaune et G pour le vert : cela se comprend aussi.

## Why a move is best: “{ $move }: …”, “with { $other } …”.

hint-stich-take = { $move } : vous faites ce pli dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
    .plain = { $move } : votre meilleure chance de faire ce pli.
hint-stich-leave = { $move } : vous laissez ce pli aux autres ; vous le faites dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
    .plain = { $move } : laissez ce pli aux autres.
hint-stich-sting = { $move } : vous ramassez un moustique avec ce pli dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
    .plain = { $move } : vous risquez moins de ramasser un moustique.
hint-stich-give = { $move } : le moustique va à { $who } dans { $share } des mondes.
    .plain = { $move } : le moustique ira très probablement à { $who }.
hint-stich-yours = { $move } : le pli est à vous dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
    .plain = { $move } : le pli sera très probablement à vous.
hint-stich-goes = { $move } : le pli va à { $who } dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
    .plain = { $move } : le pli ira très probablement à { $who }.
hint-stich-fines =
    { $move } : vous finissez la manche avec des moustiques de { $colours ->
        [one] { $colours } couleur
       *[other] { $colours } couleurs
    } en moyenne, contre { $otherColours } avec « { $other } » ; chaque couleur coûte cinq points.
    .plain = { $move } : moins de couleurs de moustiques vous coûteront des points.
hint-stich-last =
    { $move } : votre dernière carte { $colour ->
        [R] rouge
        [Y] jaune
        [G] verte
       *[B] bleue
    } ; vous pourrez jeter un moustique quand cette couleur sera demandée.
    .plain =
        { $move } : votre dernière carte { $colour ->
            [R] rouge
            [Y] jaune
            [G] verte
           *[B] bleue
        } ; ensuite, tout vous est permis quand cette couleur est demandée.
hint-stich-points =
    { $move } : en moyenne, la manche vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $others } à chacun des autres ; avec « { $other } », { $otherPoints } et { $otherOthers }.
    .plain = { $move } : rien d’autre ne promet nettement plus de points dans cette manche.

## La leçon : ce que dit le coach avant chaque décision ; « .else » répond à un autre coup possible.

lesson-goal = On joue pour les plis : chaque carte-nombre gagnée vaut un point. Mais un moustique parmi elles coûte cinq points.
lesson-discard = D’abord, chacun écarte deux cartes, face cachée ; elles ne comptent pour personne. Écartez le 1 jaune et le moustique vert.
    .tip = Vous n’aurez plus de vert et serez libre quand le vert sera demandé.
    .else = Vous pouvez écarter ce que vous voulez ; dans cette leçon, écartez le 1 jaune et le moustique vert
lesson-discard-second = Et maintenant l’autre des deux.
    .else = Toute carte est permise ; dans cette leçon, écartez le 1 jaune et le moustique vert
lesson-lead = Vous entamez, avec n’importe quelle carte. La plus forte de la couleur demandée remporte le pli. Entamez le 2 bleu et voyez qui le prend.
    .tip = Une petite carte laisse le pli aux autres.
    .else = Toute carte peut être entamée ; ici, entamez le 2 bleu et voyez qui doit prendre le pli
lesson-follow = Le rouge est demandé. Qui peut fournir le doit, et le 3 rouge est votre seule carte rouge.
    .tip = Essayez une autre carte si vous voulez : la table dira pourquoi non.
lesson-give = Le vert est demandé et vous n’en avez pas : tout est permis. Jouez le moustique jaune ! Qui prend le pli le prend avec.
    .tip = Donnez vos moustiques quand d’autres gagnent.
    .else = Tout est permis ici, mais c’est le moment de donner votre moustique : jouez-le
lesson-trump = Qui joue un moustique nomme aussitôt l’atout. Nommez le bleu : vous avez deux fortes cartes bleues.
    .tip = L’atout l’emporte sur la couleur demandée et vaut jusqu’au prochain moustique.
    .else = Toute couleur peut être nommée ; avec deux fortes cartes bleues, nommez le bleu
lesson-take = Le jaune est demandé, et rien de mauvais sur la table. Prenez le pli avec le 11 jaune.
    .tip = Un pli sans moustique vaut un point par carte.
    .else = Avec le 5, vous laisseriez ces points aux autres : prenez le pli
lesson-lead-again = Le pli est à vous, donc vous entamez. Jouez le 5 jaune, et surveillez l’atout.
    .tip = Il reste des moustiques : ne dépensez pas trop tôt vos fortes cartes.
    .else = Toute carte peut être entamée ; ici, entamez le 5 jaune et voyez comme un atout change vite
lesson-trump-changed = Vous avez vu ? Un moustique est tombé dans votre pli et a fait du rouge l’atout : aussitôt le 9 rouge a gagné, bien que joué avant. Un nouvel atout vaut pour tout le pli.
lesson-leave = Le vert est demandé, un moustique est là, et vous n’avez pas de vert : défaites-vous du 9 bleu et laissez le pli aux autres.
    .tip = Le bleu n’est plus atout : vos fortes cartes bleues sont maintenant inoffensives.
    .else = Votre 12 jaune peut encore prendre un bon pli : jouez une carte bleue
lesson-leave-again = Encore un moustique, et le jaune est maintenant atout : votre 12 le ramasserait. Jouez plutôt la carte bleue.
    .tip = Regardez l’atout avant chaque carte.
    .else = C’est permis, mais le 12 est atout et vous prendriez le moustique : jouez la carte bleue
lesson-last-trick = Le dernier pli : le rouge est demandé, vous n’en avez pas, et votre carte jaune est atout. Prenez-le.
lesson-double = Vous seul avez le moins de plis : à vous de nommer la couleur qui compte double. Vous avez gagné trois cartes jaunes et trois rouges : doublez le jaune.
    .tip = Peu de plis n’est pas un désastre : on choisit la meilleure couleur.
    .else = Vous n’avez rien gagné de cette couleur : doublez le jaune
lesson-end-points = Vos cartes : trois de la couleur doublée comptent 2 chacune, les trois autres 1 chacune. Cela fait 9 points.
lesson-end-mosquitoes = Vous n’avez aucun moustique. Le jaune que vous avez donné coûte cinq points à votre voisin de droite : chaque couleur de moustiques en coûte cinq.
lesson-end-void = Qui a seul le plus de moustiques nomme une couleur annulée, qui ne compte rien. Ici deux joueurs en avaient autant : aucune couleur n’est annulée.
lesson-end-rounds = À trois, une manche a deux moitiés comme celle-ci, et il y a autant de manches que de joueurs.

## Ce que le coach explique dans toute partie quand c’est nouveau.

coach-discard = Écartez deux cartes, face cachée : elles ne comptent pour personne.
    .tip = Débarrassez-vous de moustiques, ou des dernières cartes d’une couleur.
coach-lead = Vous entamez : jouez la carte que vous voulez. La plus forte de sa couleur remporte le pli, sauf atout.
    .tip = Les petites cartes laissent le pli aux autres.
coach-follow = Vous avez la couleur demandée : il faut en jouer. La plus forte remporte le pli.
    .tip = Chaque carte-nombre gagnée vaut un point, chaque couleur de moustiques en coûte cinq.
coach-throw = Vous n’avez pas la couleur demandée : tout est permis, et personne n’est obligé de couper.
    .tip = Un bon moment pour donner un moustique.
coach-mosquito = Un moustique nomme un nouvel atout, qui vaut pour tout le pli, cartes déjà jouées comprises.
    .tip = Qui prend ce pli prend aussi le moustique.
coach-trump = Vous avez joué un moustique : nommez l’atout. Il vaut jusqu’au prochain moustique.
    .tip = Demandez-vous qui doit prendre ce pli, et quelle est votre longue couleur.
coach-double = Vous seul avez le moins de plis : les cartes-nombres de la couleur nommée comptent 2.
    .tip = Nommez celle dont vous avez gagné le plus.
coach-void = Vous seul avez le plus de moustiques : les cartes-nombres de la couleur nommée ne comptent rien.
    .tip = Nommez celle dont les autres ont gagné le plus.
coach-score = La manche est comptée : un point par carte-nombre, moins cinq pour chaque couleur dont vous avez un moustique.
    .tip = La feuille de score montre le calcul.
