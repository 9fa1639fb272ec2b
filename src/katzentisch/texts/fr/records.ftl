### Ce qui ne va pas dans une partie enregistrée.

at-line = { $file }, ligne { $line } : { $problem }
at-move = coup { $number } : place { $seat } { $text } : { $reason }

record-not-utf8 = Ce n’est pas du texte UTF-8
record-not-json = Ce n’est pas du JSON
record-not-object = Une partie enregistrée est un objet JSON, { "{" }"format": …{ "}" }
record-format = Le format est { $found } au lieu de "{ $expected }"
record-game = Le jeu { $found } est inconnu ; les jeux sont { $games }
record-players = Ce jeu ne se joue pas à { $found } joueurs ; il en faut de { $first } à { $last }
record-options = Les options manquent : chaque option du jeu doit figurer avec sa valeur
record-option = L’option « { $name } » vaut { $found } ; il faut une de ces valeurs : { $values }
record-unknown-option = Le jeu n’a pas d’option { $name }
record-shuffles = Les paquets mélangés manquent ou ne sont pas des listes de cartes
record-card = Paquet { $number } : { $found } n’est pas une carte de ce jeu
record-moves = Les coups manquent, ne forment pas une liste ou sont trop nombreux
record-move-shape = Le coup { $number } est { $found } au lieu de [place, "coup"]
record-seat-order = Des choix simultanés doivent figurer dans l’ordre des places
    .short = des choix simultanés doivent figurer dans l’ordre des places
record-legal-count = Il faut une liste de coups permis pour chaque coup
record-legal = La liste des coups permis n’est pas juste
    .short = la liste des coups permis n’est pas juste
record-not-over = La partie n’est pas finie, elle ne peut donc pas contenir { $key }
record-result-missing = La partie est finie, mais il manque { $key }
record-result = La partie enregistrée indique { $key } { $found }, alors qu’il faudrait { $right }
shuffle-missing = Le paquet mélangé { $number } manque
shuffle-wrong-cards = Le paquet mélangé { $number } ne contient pas exactement les cartes à mélanger
shuffle-unused = Le paquet mélangé { $number } ne sert jamais
fair-shape = « fair » doit contenir un engagement et, une fois la donne ouverte, la graine, les sels et les retardataires, comme le décrit docs/fair-dealing.md
fair-salts =
    { $found ->
        [one] Il y a { $found } sel
       *[other] Il y a { $found } sels
    } pour { $players } places ; chaque place en a un, vide si elle n’en a pas donné
fair-promises =
    { $found ->
        [one] Il y a { $found } promesse
       *[other] Il y a { $found } promesses
    } pour { $players } places ; chaque place en a une, null si elle n’en a pas fait
fair-promise = Le sel de la place { $seat } ne correspond pas à sa promesse : la donne n’était pas honnête
fair-unpromised = La place { $seat } a un sel qui n’était pas promis avant la donne : la donne n’était pas honnête
fair-withheld = La place { $seat } a promis un sel qui manque, et n’est pas nommée parmi les retardataires
fair-late = La place { $seat } est nommée parmi les retardataires, mais elle a un sel ou n’en a pas promis
fair-commitment = La graine ne correspond pas à son engagement : la donne n’était pas honnête
fair-shuffle = Le paquet mélangé { $number } ne découle pas de la graine et des sels : la donne n’était pas honnête
