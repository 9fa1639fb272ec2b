### L’arène : des bots contre des bots.

arena-title = { $game }, { $players } joueurs : les bots dans l’arène
arena-setting =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } avec { $rotations } rotations des places chacune, budget { $budget }, graine { $seed }.
arena-bot = Bot
arena-share = Part des victoires
arena-score = Score moyen
arena-decisions = Décisions
arena-speed = Décisions par seconde
arena-median = CPU p50
arena-p95 = CPU p95
arena-clock-p95 = Horloge p95
arena-share-adjusted = Part sans chance
arena-score-adjusted = Score sans chance
arena-worth-deals = Vaut en donnes
arena-luck = La chance est ce que les cartes ont apporté, comparé à ce qui aurait pu venir (--luck { $tries }) ; des bots à règles jouent la suite. Sa valeur est { $value }.
arena-percent = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .alone = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-part = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-part = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-points = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($width, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .alone = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-milliseconds = { NUMBER($value, maximumFractionDigits: 2) } ms
arena-shares = Parts des victoires avec intervalles à 95 %
arena-par = part égale
arena-scores = Fréquence de chaque score, avec un trait à la moyenne
arena-pairs = Combien de fois le bot de la ligne marque plus de points que celui de la colonne
arena-note = Chaque donne compte une fois, par sa moyenne sur toutes les rotations ; les intervalles sont tirés des écarts entre donnes. Les bots de même nom sont réunis.
arena-progress = Donnes
arena-written = Rapport : { $file }
arena-decided =
    { $deals ->
        [one] Tranché après { $deals } donne.
       *[other] Tranché après { $deals } donnes.
    }
arena-not-decided =
    { $deals ->
        [one] Pas tranché après { $deals } donne.
       *[other] Pas tranché après { $deals } donnes.
    }

compare-first = 1re rencontre
compare-second = 2e rencontre
compare-gap = Part, 2e − 1re
compare-points = Points
compare-verdict = Verdict
compare-bot = { $name } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
compare-decided = tranché
compare-not-decided = pas tranché
compare-adjusted = sans chance
compare-worth =
    { $deals ->
        [one] vaut { $deals } donne
       *[other] vaut { $deals } donnes
    }
compare-deals =
    { $deals ->
        [one] { $deals } donne dans les deux rencontres.
       *[other] { $deals } donnes dans les deux rencontres ; les intervalles sont tirés des écarts donne par donne.
    }
compare-other-game = { $folder } et { $other } sont des rencontres de jeux différents ; rien ne peut être comparé.
compare-other-players = { $folder } et { $other } n’ont pas le même nombre de joueurs ; rien ne peut être comparé.
compare-other-seed = { $folder } et { $other } n’ont pas la même graine ; seules des rencontres de même --seed ont les mêmes donnes.
compare-other-options = { $folder } et { $other } n’ont pas les mêmes options de table ; rien ne peut être comparé.
compare-other-deals = { $folder } et { $other } n’ont aucune donne en commun.
no-contest = { $folder } n’est pas le dossier d’une rencontre ; katzentisch arena JEU --out DOSSIER en fait un.

no-bot = Il n’y a pas de bot « { $found } » ; il y a { $bots }, ou un des vôtres écrit paquet.module:fonction.
bot-not-loaded = Le bot « { $found } » ne peut pas être chargé : { $problem }
bot-failed = Le bot « { $found } » a échoué : { $problem }. Un bot reçoit un Thought et rend le numéro d’un coup permis (docs/bots.md). { bot-position }
bot-illegal = Le bot « { $found } » a répondu { $problem }, qui n’est pas le numéro d’un coup permis (docs/bots.md). { bot-position }
bot-slow = Le bot « { $found } » a réfléchi trop longtemps : { $problem } (temps CPU / à l’horloge), alors que { $time } de temps CPU sont permises. { bot-position }
# Après ce qu’un bot a fait ; la partie peut être revue.
bot-position = Place { $seat }, coup { $move } ; la position est la partie { $number } de { $file }.
too-many-bots = Nommez de 1 à { $players } bots, séparés par des virgules.
no-budget = « { $found } » n’est pas un budget ; écrivez par exemple 50ms (temps) ou 500 (parties simulées).
no-limit = « { $found } » n’est pas une durée ; écrivez par exemple 2s ou 500ms.
no-fault-rule = « { $found } » est inconnu ; écrivez stop (la rencontre s’arrête quand un bot échoue) ou forfeit (le bot perd cette partie).
no-goal = « { $found } » n’est pas un but ; écrivez apart (jusqu’à ce que les voisins soient départagés) ou un nombre comme 2 (jusqu’à ce que chaque part soit connue à ± 2 points).
other-contest = { $folder } contient une autre rencontre ; choisissez un autre dossier avec --out.
broken-contest = { $file } est vide ou abîmé : personne ne peut dire quelle rencontre contient ce dossier. Si c’est celle-ci, supprimez ce fichier et recommencez : les donnes à côté sont gardées. Sinon, choisissez un autre dossier avec --out.
arena-getting-ready = D’abord une partie qui ne compte pas, le temps de charger et de compiler : un coup peut y prendre { $time } de temps CPU.
arena-more-faults =
    { $count ->
        [one] Et une autre partie a été perdue par forfait ; sa position est aussi dans { $file }.
       *[other] Et { $count } autres parties ont été perdues par forfait ; leurs positions sont aussi dans { $file }.
    }
arena-torn = La dernière ligne de { $file } était à moitié écrite et disparaît ; cette donne est rejouée.
arena-broken =
    { $count ->
        [one] La ligne { $lines } de { $file } n’est pas une donne de cette rencontre ; elle passe dans { $aside }, et les donnes qui manquent sont rejouées.
       *[other] Les lignes { $lines } de { $file } ne sont pas des donnes de cette rencontre ; elles passent dans { $aside }, et les donnes qui manquent sont rejouées.
    }
arena-stopped = Arrêté : les donnes jouées jusqu’ici sont gardées dans { $folder } ; la même commande y continue.
arena-lost = Un processus qui jouait des donnes est mort ; la mémoire était peut-être pleine. Essayez avec moins de --jobs.
folder-trouble = Le dossier { $folder } est inutilisable : { os-problem }. Rien de ce qu’il contient n’est perdu.
no-ray = La grappe a besoin de Ray ; installez-le avec : pip install 'katzentisch[ray]'
no-cluster = Aucune grappe Ray ne répond à { $address } ; vérifiez l’adresse, ou écrivez --cluster local pour en démarrer une ici.
