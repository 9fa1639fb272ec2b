### Le jeu dans le terminal.

screen-name = Joueur
screen-cards = Cartes
screen-score = Score
screen-sum = Somme
screen-hand = Votre main :
screen-row = Rangée : { $cards }
screen-mice = Souris
screen-jokers = Jokers
screen-bid = Offre
screen-passed = a passé
screen-mice-left =
    { $mice ->
        [one] encore { $mice } souris
       *[other] encore { $mice } souris
    } · { $deck ->
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    }
screen-match = Partie { $game } sur { $games } ·{" "}
screen-discards = Défausse : { $cards }
screen-leader-row = Chef d’orchestre : { $name }
screen-standing-bid =
    Offre en cours : { $bid } ({ $who ->
        [you] la vôtre
       *[other] { $name }
    })
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
           *[other] couleur demandée : { colour } (par vous)
        }
       *[other] { $colour ->
            [none] { $name } entame
           *[other] couleur demandée : { colour } ({ $name })
        }
    }
colour-letter =
    { $colour ->
        [R] R
        [Y] J
        [G] V
       *[B] B
    }
screen-last-trick = Dernier pli : { $cards }
screen-played = Déjà jouées : { $cards }
screen-discarded = Vous avez écarté : { $cards }
screen-lying = Posées
screen-total = Total
screen-in = {""}
screen-is-out = éliminé
screen-chosen = a choisi
screen-deck =
    Manche { $round } · { $deck ->
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    } · { $discards ->
        [one] { $discards } défaussée
       *[other] { $discards } défaussées
    }
screen-deck-reshuffle =
    Manche { $round } · { $deck ->
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    } · { $discards ->
        [one] { $discards } défaussée (à remélanger une fois)
       *[other] { $discards } défaussées (à remélanger une fois)
    }
screen-aside = Mises de côté : { $cards }
screen-exchange-last = La pioche ne suffit plus pour une rangée : la partie s’arrête ici, quoi qu’on échange.
screen-exchange-spare =
    { $spare ->
        [0] La pioche suffit tout juste pour une rangée : échanger une seule carte met fin à la partie.
        [one] La pioche suffit tout juste pour une rangée et { $spare } carte : en échanger davantage met fin à la partie.
       *[other] La pioche suffit tout juste pour une rangée et { $spare } cartes : en échanger davantage met fin à la partie.
    }

play-which = Quel jeu ? Écrivez son numéro :
play-you = Vous
play-welcome = { $title } : écrivez ? à tout moment pour obtenir de l’aide.
play-news = Ce qui s’est passé
play-more = Entrée : suite
play-more-or-stop = Entrée : suite · q : retour à la partie
play-thinks = { $name } réfléchit…
play-forced = (Rien d’autre n’était possible.)
play-over = La partie est finie
play-you-win = Vous avez gagné !
play-winners =
    { $count ->
        [one] Victoire de { $names }.
       *[other] Victoire partagée : { $names }.
    }
play-no-number =
    { $count ->
        [1] Il n’y a que le coup numéro 1 : { $example }
       *[other] Les coups sont numérotés de 1 à { $count } ; en toutes lettres, un coup s’écrit par exemple : { $example }
    }
play-hint = (Écrivez ? pour obtenir de l’aide.)
play-meant = Vouliez-vous dire « { $close } » ?
play-cards-with-word = Un nombre seul est le numéro d’un coup. Pour des cartes, écrivez aussi le mot : { $example }
play-too-many =
    { $count ->
        [one] Un seul de ces coups est possible maintenant ; rien n’a été fait.
       *[other] Seuls { $count } de ces coups sont possibles maintenant ; rien n’a été fait.
    }
play-none-done = Rien de cette ligne n’a été fait.
play-thinking = Réflexion en cours… (Ctrl-C : arrêter)
play-thinking-cold = Réflexion en cours… La réflexion rapide est encore en préparation : il faut quelques secondes de plus, et elle voit moins loin. (Ctrl-C : arrêter)
play-thought-stopped = Arrêté ; la partie continue.
play-undone = C’est repris.
play-why-what = Écrivez un coup à la suite, par exemple : pourquoi { $example }
play-why-legal = Ce coup est permis.
play-no-clause = Cet article n’existe pas ; ils vont de { $first } à { $last }.
play-saved = La partie est sauvegardée. Pour la reprendre : katzentisch play --resume { $file }
play-recorded = La partie est enregistrée. Pour la revoir : katzentisch replay { $file }
play-not-saved = La partie n’a pas pu être sauvegardée dans { $file } : { os-problem }.
play-changed = { $file } ne contient plus cette partie telle qu’elle a été lue ; elle est sauvegardée dans un fichier à part.
play-keep-line = Elle n’a pu être sauvegardée nulle part. Copiez cette ligne dans un fichier, et reprenez avec katzentisch play --resume FICHIER :
play-goodbye = Au revoir !
play-commands =
    Écrivez le numéro d’un coup, le coup ou seulement ses cartes. Et aussi :
    { $why } COUP – pourquoi un coup n’est pas permis
    { $hint } – le meilleur coup d’après ce que vous pouvez savoir, et pourquoi
    { $undo } – reprendre un choix que personne n’a encore vu
    { $rules } ou { $rules } ARTICLE – les règles, ou un article
    { $score } – la feuille de score
    { $table } – revoir la table
    { $quit } – sauvegarder la partie et partir

word-help = aide
word-why = pourquoi
word-hint = conseil
word-undo = annuler
word-rules = règles
word-score = points
word-table = table
word-quit = quitter
word-next = suite
word-back = retour

prompt-katzenjammer =
    { $phase ->
        [auction] Votre offre ?
        [pay] Comment payez-vous ?
       *[foursomes] Un carré, ou stop ?
    }
prompt-muckenstich =
    { $phase ->
        [discard] { $count ->
            [0] Quelles deux cartes écartez-vous ?
           *[other] Quelle deuxième carte écartez-vous ?
        }
        [play] Quelle carte jouez-vous ?
        [trump] Quelle couleur est atout ?
        [double] Quelle couleur compte double ?
       *[void] Quelle couleur est annulée ?
    }
prompt-und-tschuess =
    { $phase ->
        [exchange] { $count ->
            [0] Échanger des cartes (swap), ou tout garder (keep) ?
            [one] En échanger d’autres (swap), ou piocher { $count } carte (keep) ?
           *[other] En échanger d’autres (swap), ou piocher { $count } cartes (keep) ?
        }
       *[play] Quelle carte jouez-vous ?
    }
prompt-last-exchange = La partie s’arrête ici ; écrivez keep.

explain-katzenjammer =
    { $phase ->
        [auction] La rangée est aux enchères (K8) : dépassez l’offre en cours (bid) ou passez (pass). « bid 3x2 » offre trois 2 (K9), « bid 4d » quatre valeurs différentes (K10) ; plus de cartes l’emportent sur moins (K11). Un joker remplace n’importe quelle valeur (K12).
        [pay] Vous avez gagné l’enchère : choisissez les cartes du paiement (pay, K15). Les jokers payés restent devant vous pour de bon, et en avoir le plus coûte 5 souris (K21, K24).
       *[foursomes] Présentez quatre cartes d’une même valeur (meld) pour attraper autant de souris que cette valeur, autant de fois que vous voulez (K17, K18) ; « stop » pour finir. « meld J J J J as J » vous débarrasse de quatre jokers (K19).
    }
explain-muckenstich =
    { $phase ->
        [discard] Écartez deux cartes face cachée (M5), sur une même ligne si vous voulez : « discard R7 BM » ; elles ne comptent pour personne. Tous le font en même temps.
        [play] Jouez une carte (play). Il faut fournir la couleur demandée si on le peut (M8). Le moustique M est le plus fort de sa couleur (M2), et qui le joue nomme l’atout (M11). Le signe › marque la carte d’entame, l’étoile celle qui l’emporte pour l’instant (M13).
        [trump] Vous avez joué un moustique : nommez la couleur d’atout (trump, M11). Elle vaut aussi pour ce pli (M12).
        [double] Personne n’a aussi peu de plis que vous : les cartes-nombres de la couleur que vous nommez (double) comptent double (M15).
       *[void] Personne n’a autant de moustiques que vous : les cartes-nombres de la couleur que vous nommez (void) ne comptent pas (M16).
    }
explain-und-tschuess =
    { $phase ->
        [exchange] Mettez de côté les cartes à échanger, plusieurs sur une ligne si vous voulez (« swap 3 8 −5 »), puis « keep » : vous en piochez autant (U12).
       *[play] Tous ceux qui sont encore en lice jouent une carte en même temps (play) ; elle s’ajoute à votre total (U5). Le total le plus faible est éliminé et prend la plus basse carte de la rangée (U6) ; le gagnant du dernier duel prend la plus haute (U7). En cas d’égalité, tous rejouent (U8).
    }
explain-last-exchange = La pioche ne suffit plus pour une rangée : la partie est finie, quoi que vous échangiez (U16). « keep » la termine.
legend-katzenjammer = Cartes : de 1 à 5, des chats de cette valeur ; J est un joker.
legend-muckenstich = Cartes : R est rouge, J jaune, V vert, B bleu, puis vient le nombre ; M est le moustique. Les règles et les parties enregistrées écrivent Y pour le jaune et G pour le vert : cela se comprend aussi.
legend-und-tschuess = Cartes : leur nombre est ce qu’elles comptent ; −5 peut aussi s’écrire -5.

replay-step = Étape { $step } sur { $steps }
replay-start = Les cartes sont distribuées.
replay-seat = Place { $seat }
replay-prompt = Entrée : suite · { $back } : une étape en arrière · un nombre : à cette étape · { $quit } : partir
replay-unknown = N’écrivez rien, ou { $back }, { $quit } ou un nombre de 0 à { $steps }.
