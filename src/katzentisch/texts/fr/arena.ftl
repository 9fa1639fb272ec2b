### L’arène : des bots contre des bots.

arena-title = { $game }, { $players } joueurs : les bots dans l’arène
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
arena-median = Temps p50
arena-p95 = Temps p95
arena-percent = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .alone = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-part = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-part = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-points = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($width, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .alone = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-milliseconds = { NUMBER($value, maximumFractionDigits: 2) } ms
arena-shares = Parts des victoires avec intervalles à 95 %
arena-par = part égale
arena-scores = Fréquence de chaque score, avec un trait à la moyenne
arena-pairs = Combien de fois le bot de la ligne marque plus de points que celui de la colonne
arena-note = Chaque donne compte une fois, par sa moyenne sur toutes les rotations ; les intervalles sont tirés des écarts entre donnes. Les bots de même nom sont réunis.
arena-progress = Donnes
arena-written = Rapport : { $file }

no-bot = Il n’y a pas de bot « { $found } » ; il y a { $bots }, ou un des vôtres écrit paquet.module:fonction.
bot-not-loaded = Le bot « { $found } » ne peut pas être chargé : { $problem }
too-many-bots = Nommez de 1 à { $players } bots, séparés par des virgules.
no-budget = « { $found } » n’est pas un budget ; écrivez par exemple 50ms (temps) ou 500 (parties simulées).
other-contest = { $folder } contient une autre rencontre ; choisissez un autre dossier avec --out.
no-ray = La grappe a besoin de Ray ; installez-le avec : pip install 'katzentisch[ray]'
