# What whoever runs the house is told: `katzentisch admin`, and why a server does not start.

## A folder that cannot be used

folder-damaged = Un fichier de { $place } est abîmé ({ $problem }). Reprenez-le d’une sauvegarde (katzentisch admin restore), ou choisissez un autre dossier avec --data.
folder-disk = Le disque de { $place } est en panne ({ $problem }). Vérifiez le disque ; les tables sont comme avant.
folder-failed = Les tables de { $place } sont inutilisables : { $problem }. Remplacez-les par une bonne copie, ou choisissez un autre dossier avec --data.
folder-full = Le disque de { $place } est plein ({ $problem }). Libérez de la place, ou choisissez un autre dossier avec --data.
folder-locked = Un autre programme écrit dans les tables de { $place } ({ $problem }). Attendez qu’il ait fini, ou arrêtez-le.
folder-missing = Les tables de { $place } ne peuvent pas être ouvertes ({ $problem }). Le dossier existe-t-il, et avez-vous le droit d’y lire et d’y écrire ?
folder-read-only = Les tables de { $place } sont en lecture seule ({ $problem }). Donnez-vous le droit d’y écrire, ou choisissez un autre dossier avec --data.

## Tables

admin-line =
    { $table } : { $game }, { $stage ->
        [waiting] attend des joueurs
        [dealing] en cours de distribution
        [playing] en cours de partie
        [closed] fermée
       *[over] terminée
    }, personnes : { $people }/{ $players }, événements : { $events } ({ $size }), dernier usage { $last }
admin-line-sick = { $table } : illisible (katzentisch mend dit pourquoi), événements : { $events } ({ $size }), dernier usage { $last }
admin-tables =
    { $count ->
        [one] { $count } table est conservée.
       *[other] { $count } tables sont conservées, { $shown } sont montrées.
    }
admin-since = Ouverte le { $time } ; parties terminées : { $games }
admin-chair =
    Place { $seat } : { $who ->
        [person] { $name }
        [kept] { $name } (absent, un bot joue)
        [bot] { $name } (bot)
       *[nobody] libre
    }
admin-kinds = Événements : { $kinds }
admin-all-warning = Voici le journal entier, avec tout ce que les joueurs ne doivent pas savoir : chaque distribution peut en être déduite.
admin-closed-table = La table { $table } est fermée : on peut la regarder, et plus rien ne s’y passe. Les serveurs en marche l’apprennent en quelques secondes.
admin-kicked =
    { $kept ->
        [yes] La personne à la place { $seat } de la table { $table } est exclue ; un bot joue jusqu’à la fin de la partie.
       *[no] La personne à la place { $seat } de la table { $table } est exclue ; la place est libre.
    }
admin-delete-sure = Tout ce qui s’est passé à la table { $table } serait perdu pour de bon. Si c’est voulu, dites-le avec --yes.
admin-deleted = La table { $table } est supprimée. Ses parties terminées restent sur l’étagère.
admin-exported =
    { $count ->
        [one] { $count } partie enregistrée écrite dans { $file }.
       *[other] { $count } parties enregistrées écrites dans { $file }.
    }
admin-file-there = { $file } existe déjà et reste tel quel. Choisissez un autre nom.

## All that is kept

admin-backed-up = Tout ce qui était là au moment du début est dans { $file } ({ $size }), comparé ligne par ligne. Tables : { $tables }, événements : { $events }, événements retirés : { $cut_events }, parties terminées : { $games }.
admin-no-backup = Il n’y a pas de fichier { $file }.
admin-restored = { $file } est rétabli dans { $place }, comparé ligne par ligne. Tables : { $tables }, événements : { $events }, événements retirés : { $cut_events }, parties terminées : { $games }.
admin-erase-whom = Quel nom ? Donnez soit NAME, soit --table et --seat.
admin-erase-none = Personne de ce nom n’est conservé ici ; rien n’a été changé.
admin-erased = Le nom est effacé. Modifiés : événements { $events }, événements retirés { $cut_events }, parties terminées { $games }.
admin-erased-elsewhere = Les sauvegardes et les exports faits avant l’ont encore, et le journal propre d’une base de données aussi, jusqu’à ce qu’il soit réécrit : voir docs/operating.md.
admin-tidy-what = Qu’est-ce qui est trop vieux ? Donnez --keep-days, --keep-games-days, ou les deux.
admin-tidied = Supprimés car trop vieux : tables { $tables }, parties terminées { $games }.
growth-disk = Sur le disque : { $size }
growth-events = Événements : { $rows } ({ $size }), le plus ancien du { $oldest }
growth-cut-events = Événements retirés : { $rows } ({ $size }), le plus ancien du { $oldest }
growth-games = Parties terminées : { $rows } ({ $size }), la plus ancienne du { $oldest }
growth-day = { $date } : événements { $events } ({ $size })

## Limits of one server

limit-tables = Tables ouvertes : { $amount }
limit-tables-per-address = Tables ouvertes par adresse : { $amount }
limit-tables-per-minute = Nouvelles tables par minute et par adresse : { $amount }
limit-tables-at-once = Nouvelles tables d’un coup, par adresse : { $amount }
limit-sockets = Personnes connectées : { $amount }
limit-sockets-per-address = Personnes connectées par adresse : { $amount }
limit-connections = Lignes : { $amount }
limit-connections-per-address = Lignes par adresse : { $amount }
limit-messages-per-second = Messages par seconde et par personne : { $amount }
limit-messages-at-once = Messages d’un coup, par personne : { $amount }
limit-requests-per-second = Requêtes par seconde et par adresse : { $amount }
limit-requests-at-once = Requêtes d’un coup, par adresse : { $amount }
limit-files-per-second = Fichiers de la page par seconde et par adresse : { $amount }
limit-files-at-once = Fichiers de la page d’un coup, par adresse : { $amount }
limit-replays-per-second = Relectures par seconde et par adresse : { $amount }
limit-replays-at-once = Relectures d’un coup, par adresse : { $amount }
limit-studies = Analyses et comparaisons en attente, par processus : { $amount }
limit-studies-per-address = Analyses et comparaisons en attente, par adresse : { $amount }
