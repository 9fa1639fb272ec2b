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
jokers-in-hand-count = Seuls les jokers exposés sont comptés ici ; à la fin s’y ajoutent ceux des mains.
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
do-stop = Pas de carré en main : continuez.
discard-pile =
    { $cards ->
         [0] La défausse est vide
         [one] Défausse : { $cards } carte
        *[other] Défausse : { $cards } cartes
    }
discarded =
    { $card } : { $cards ->
         [one] { $cards } carte
        *[other] { $cards } cartes
    }
pass-ahead = Passer quand ce sera mon tour
wait-auction = { $names } peut faire une offre ou passer.
wait-pay = { $names } paie { $bid }.
wait-foursomes = { $names } peut présenter des carrés.
shown-payment = { $name } paie { $bid }
shown-paid =
    { $jokers ->
         [0] { $name } prend la rangée ; les cartes payées sont défaussées.
         [one] { $name } prend la rangée ; { $naturals ->
             [0] le joker reste.
            *[other] le joker reste, les autres cartes sont défaussées.
        }
        *[other] { $name } prend la rangée ; { $naturals ->
             [0] les { $jokers } jokers restent.
            *[other] les { $jokers } jokers restent, les autres cartes sont défaussées.
        }
    }
shown-foursome = { $name } présente quatre { $value }
shown-jokers = { $name } présente quatre jokers
shown-mice =
    { $mice ->
         [one] { $mice } souris est prise.
        *[other] { $mice } souris sont prises.
    }
shown-discarded = Pas de souris, mais les jokers sont défaussés.
spoken-bid =
    { $cards ->
         [1] une carte { $value }
         [2] deux { $value }
         [3] trois { $value }
         [4] quatre { $value }
         [5] cinq { $value }
         [6] six { $value }
         [7] sept { $value }
         [8] huit { $value }
        *[other] { $cards } cartes { $value }
    }
spoken-different =
    { $cards ->
         [2] deux cartes différentes
         [3] trois cartes différentes
         [4] quatre cartes différentes
         [5] cinq cartes différentes
        *[other] { $cards } cartes différentes
    }
told-row = Rangée : { $row }.
told-standing = Offre en cours : { $name }, { $bid }.
told-no-bid = Pas encore d’offre.
told-price = Prix : { $bid }, pour la rangée { $row }.
told-held = Vous avez en main : { $names }.
state =
    Rangée : { $row }. { $bid } { $mice ->
         [one] Il reste { $mice } souris.
        *[other] Il reste { $mice } souris.
    }
the-game = La partie
part-auction = Enchère { $number }
