### Katzenjammer Blues
joker = joker
mice =
    { $mice ->
         [one] { $mice } souris
        *[other] { $mice } souris
    }
jokers =
    { $jokers ->
         [one] { $jokers } joker exposé
        *[other] { $jokers } jokers exposés
    }
mice-left =
    { $mice ->
         [one] encore { $mice } souris
        *[other] encore { $mice } souris
    }
caught-mice = Souris
all-jokers = Jokers
so-far = Cette partie pour l’instant
counts-now = À présent
jokers-in-hand-count = Seuls les jokers exposés sont comptés ici ; à la fin s’y ajoutent ceux des mains.
own-jokers =
    { $jokers ->
         [one] Vous en avez un en main.
        *[other] Vous en avez { $jokers } en main.
    }
bandleader = chef d’orchestre
game-of = Partie { $game } sur { $games }
the-row = La rangée à vendre
standing-bid = { $name } : { $bid }
passed = a passé
ladder = Offres, de la plus basse à la plus haute
bid-different = { $cards } différentes
short-different = { $cards } ≠
costs =
    coûte { $naturals ->
         [one] { $naturals } chat
        *[other] { $naturals } chats
    } et { $jokers ->
         [one] { $jokers } joker
        *[other] { $jokers } jokers
    }
pay-bid = Payer { $bid } avec les cartes choisies
to-discards = à la défausse
move-bid = Offrir { $bid }
move-pass = Passer
move-pay = Payer { $card }
move-stop = Terminé, ne plus rien présenter
move-meld =
    { $jokers ->
         [0] Présenter quatre { $value }
         [one] Présenter des { $value } avec { $jokers } joker
        *[other] Présenter des { $value } avec { $jokers } jokers
    }
move-meld-jokers = Présenter quatre jokers sans souris pour s’en débarrasser
foursomes = Carrés
do-auction = À vous : faites une offre ou passez.
do-pay = La rangée est à vous : choisissez les cartes pour payer.
do-foursomes = Présentez des carrés, ou continuez.
state =
    La rangée est { $row }. Offre en cours : { $bid }. { $mice ->
         [one] Il reste { $mice } souris.
        *[other] Il reste { $mice } souris.
    }
the-game = La partie
part-auction = Enchère { $number }
