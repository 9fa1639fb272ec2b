### Ce que disent les commandes, à part le jeu dans le terminal.

percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

games-name = Nom
games-title = Jeu
games-players = Joueurs
games-options = Options (la première valeur est celle par défaut)
games-option = { $name } : { $values }
games-hint = Pour jouer : katzentisch play NOM · Pour lire les règles : katzentisch rules NOM

simulate-progress = Parties
simulate-seat = Place
simulate-wins = Victoires
simulate-score = Score moyen
simulate-summary =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }.

verify-right =
    { $unfinished ->
        [0]
            { $finished ->
                [one] La partie enregistrée est correcte.
               *[other] Les { $finished } parties enregistrées sont correctes.
            }
       *[other]
            Tout est correct : { $finished ->
                [one] { $finished } partie terminée
               *[other] { $finished } parties terminées
            } ; { $unfinished ->
                [one] { $unfinished } inachevée, correcte jusqu’ici
               *[other] { $unfinished } inachevées, correctes jusqu’ici
            }.
    }
verify-checked =
    { $count ->
        [one] Ouvert et vérifié : dans { $count } partie enregistrée tout était promis avant la donne, et les cartes en découlent.
       *[other] Ouvert et vérifié : dans { $count } parties enregistrées tout était promis avant la donne, et les cartes en découlent.
    }
verify-old =
    { $count ->
        [one] À l’ancienne : dans { $count } partie enregistrée les cartes découlent de la graine, mais les sels étaient envoyés en clair ou il n’y en avait pas, et le serveur a pu choisir parmi des sels ou des graines.
       *[other] À l’ancienne : dans { $count } parties enregistrées les cartes découlent de la graine, mais les sels étaient envoyés en clair ou il n’y en avait pas, et le serveur a pu choisir parmi des sels ou des graines.
    }
verify-unopened =
    { $count ->
        [one] Pas ouvert : { $count } partie enregistrée ne dit pas d’où viennent ses cartes, et personne ne peut le vérifier.
       *[other] Pas ouvert : { $count } parties enregistrées ne disent pas d’où viennent leurs cartes, et personne ne peut le vérifier.
    }
verify-late =
    { $count ->
        [one] la place { $seats } n’a pas ouvert à temps, son sel compte comme vide
       *[other] les places { $seats } n’ont pas ouvert à temps, leurs sels comptent comme vides
    }
verify-fingerprint = Empreinte de ses promesses, telle que la page la montre : { $fingerprint }
verify-unproven = Toutes les donnes ne sont pas ouvertes et vérifiées.

no-language = La langue « { $found } » n’existe pas ici ; choisissez parmi { $languages }.
no-number = « { $found } » n’est pas un nombre entier de { $first } à { $last }.
no-game = Le jeu « { $found } » n’existe pas ; les jeux sont { $games }.
no-game-like = Le jeu « { $found } » n’existe pas ; vouliez-vous dire { $close } ? Les jeux sont { $games }.
no-players = { $title } se joue de { $first } à { $last } joueurs, pas à { $found }.
no-option = { $title } n’a pas d’option « { $found } » ; ses options sont { $options }.
no-option-value = L’option { $name } ne peut pas valoir « { $found } » ; écrivez { $name }= suivi d’une de ces valeurs : { $values }.
no-seat = Il n’y a pas de place { $found } dans cette partie ; les places vont de 0 à { $last }.
no-record = Le fichier { $file } n’a pas de partie numéro { $number }.
no-level = Le niveau « { $found } » n’existe pas ; choisissez parmi { $levels }.
resume-or-game = Une partie sauvegardée connaît son jeu, ses joueurs et ses options : donnez seulement --resume.
resume-several = { $file } contient plusieurs parties inachevées : choisissez-en une avec --game et son numéro ({ $numbers }).
resume-finished = Toutes les parties de { $file } sont finies ; pour en revoir une : katzentisch replay FICHIER --game N
resume-stdin = Une partie sauvegardée se lit dans un fichier, et ce que vous tapez dans l’entrée standard : donnez un fichier.
game-without-resume = --game N choisit une partie d’un fichier : donnez aussi --resume FICHIER.
name-empty = Le nom est vide ; écrivez-en un.
file-missing = Le fichier { $file } n’existe pas.
file-directory = { $file } est un dossier, pas un fichier.
file-forbidden = Le fichier { $file } ne peut pas être ouvert.
file-trouble = Le fichier { $file } est inutilisable : { os-problem }.
file-empty = Le fichier { $file } ne contient aucune partie.
file-not-written = Le fichier { $file } n’a pas pu être écrit ({ os-problem }) ; il reste tel qu’il était.
simulate-stopped = Arrêté : { $file } reste tel qu’il était.
# Ce que dit le système avec ses propres mots, là où nous n’en avons pas.
os-problem =
    { $errno ->
        [ENOSPC] le disque est plein
        [EDQUOT] votre part du disque est épuisée
        [EFBIG] le fichier serait trop gros
        [EROFS] le disque est en lecture seule
        [EACCES] ce n’est pas autorisé
        [EPERM] ce n’est pas autorisé
        [ENOENT] cet endroit n’existe pas
        [ENOTDIR] un fichier occupe la place d’un dossier
        [EEXIST] un fichier occupe la place d’un dossier
        [EISDIR] c’est un dossier
        [EBADF] il n’y a rien d’ouvert
        [EPIPE] plus personne ne lit
        [EIO] le disque ou le terminal ne répond pas
        [ELOOP] ses liens tournent en rond
        [ENAMETOOLONG] son nom est trop long
       *[other] { $problem }
    }
usage-no-option = L’option { $option } n’existe pas ici. Voir : { $command } --help
usage-no-command = La commande « { $unknown } » n’existe pas. Voir : { $command } --help
usage-too-much = Il y a des mots en trop : { $words }. Voir : { $command } --help
usage-no-value = L’option { $option } demande une valeur. Voir : { $command } --help
usage-missing = Il manque { $name }. Voir : { $command } --help
usage-option = L’option { $option } ne prend pas de valeur. Voir : { $command } --help
usage-other = La commande n’a pas été comprise ({ $problem }). Voir : { $command } --help
file-no-folder = Le dossier de { $file } n’existe pas.
input-trouble = L’entrée standard n’a pas pu être lue : { os-problem }.
output-trouble = La sortie n’a pas pu être écrite : { os-problem }.

## Réparer des tables

mend-no-data = Il n’y a pas de tables dans { $folder }. Dites avec --data où elles sont conservées.
mend-none = Il n’y a pas de table « { $table } » ici.
mend-sick = Table { $table } : l’événement { $seq } sur { $events } ne peut pas être appliqué : { $problem }
mend-how = Pour reprendre juste avant, lancez : katzentisch mend { $table } (ce qui est retiré du journal est conservé à côté)
mend-damaged = Le fichier { $file } lui-même y est abîmé ; reprenez-le d’une copie, ou laissez « .recover » de sqlite3 sauver ce qui peut l’être.
mend-done =
    { $count ->
        [one] La table { $table } est réparée : { $count } événement, le numéro { $seq }, a été retiré de son journal et est conservé à côté.
       *[other] La table { $table } est réparée : { $count } événements à partir du numéro { $seq } ont été retirés de son journal et sont conservés à côté.
    }
mend-sound =
    { $tables ->
        [one] { $tables } table examinée ; tout y est maintenant en ordre.
       *[other] { $tables } tables examinées ; tout y est maintenant en ordre.
    }

## Moving the data

moving-progress = Transfert
moving-done = Transféré vers { $target } et comparé ligne par ligne. Tables : { $tables }, événements : { $events }, événements retirés : { $cut_events }, parties terminées : { $games }.
moving-no-data = Il n’y a pas de tables dans { $folder }. Donnez le dossier où elles sont conservées, ou l’adresse d’une base de données.
moving-same = FROM et TO sont le même endroit.
moving-not-empty = Il y a déjà des tables dans { $target }. Rien n’a été changé ; donnez un dossier vide ou une base vide.
moving-not-the-same = Ce qui est arrivé n’est pas ce qui a été envoyé ({ $kind }). Rien n’a été changé ; réessayez, et vérifiez les disques si cela se reproduit.
moving-served = Des serveurs servent les tables de { $place }. Arrêtez-les d’abord.

## Places where tables are kept

store-unreachable = La base de données { $place } n’est pas joignable ({ $problem }). L’adresse est-elle juste, et tourne-t-elle ?
store-password = La base de données { $place } refuse l’accès ({ $problem }). Vérifiez le nom et le mot de passe dans son adresse.
store-missing = Il n’y a pas de base de données { $place } ({ $problem }). Créez-la d’abord : createdb NOM
store-address = { $place } n’est pas l’adresse d’une base de données ({ $problem }). Donnez-en une comme postgresql://nom:motdepasse@machine:5432/base.
store-read-only = { $place } est en lecture seule ({ $problem }). Donnez l’adresse du serveur qui écrit.
store-full = Le disque de { $place } est plein ({ $problem }). Libérez de la place.
store-forbidden = { $place } ne nous le permet pas ({ $problem }). Le nom dans l’adresse doit être propriétaire de la base.
store-failed = { $place } est inutilisable : { $problem }
store-newer = Les données de { $place } ont été écrites par un Katzentisch plus récent (version { $found } des données, celui-ci connaît { $known }). Installez le plus récent, ou prenez un autre endroit.
cluster-missing = Plusieurs serveurs des mêmes tables ont besoin de { $library }. Installez-le : pip install "katzentisch[cluster]"
page-written = La page est écrite dans { $folder } : { $size } Mo. Mettez le dossier sur un espace web quelconque, à une adresse qui commence par https://.
page-unbuilt = La page ne peut pas être écrite : elle n’est pas construite. Dans un clone, lancez `make page`.
page-no-kit = La page ne peut pas être écrite : ce qu’il lui faut pour jouer sans serveur n’est pas construit. Dans un clone, lancez `make offline`.
page-not-free = La page ne peut pas être écrite dans { $folder } : il y a déjà quelque chose. Nommez un dossier nouveau ou vide.
play-no-champion = { $title } n’a encore rien appris : son champion joue comme l’expert.
