# Textes d’aide de la ligne de commande : une ligne chacun (lus par cli/help.py).
help-katzentisch = Trois jeux de cartes : Katzenjammer Blues, Mückenstich et … und Tschüss!
help-play = Jouer une partie contre l’ordinateur, ici dans le terminal.
help-games = Afficher les jeux, leurs nombres de joueurs et leurs options.
help-rules = Afficher les règles d’un jeu.
help-simulate = Faire jouer beaucoup de parties au hasard et les enregistrer.
help-verify = Vérifier des parties enregistrées : chacune est rejouée depuis ses paquets mélangés.
help-replay = Revoir une partie enregistrée, coup par coup.
help-version = Afficher la version.
help-lang = Langue ; sans cette option, celle de votre système.
help-game = Le jeu : katzenjammer, muckenstich ou und-tschuess.
help-file = Un fichier de parties enregistrées, une par ligne ; - lit l’entrée standard.
help-players = Nombre de joueurs.
help-option = Une option de table, par exemple ties=lowest ; peut être répétée.
help-simulate-games = Nombre de parties.
help-seed = La même graine donne les mêmes cartes.
help-legal = Écrire aussi, pour chaque coup, tous les coups permis.
help-out = Écrire les parties dans ce fichier plutôt que sur la sortie standard.
help-seat = Montrer seulement ce que cette place pouvait voir ; sans elle, toutes les mains sont cachées.
help-replay-game = Quelle partie du fichier, à partir de 1.
help-resume = Reprendre une partie sauvegardée.
help-level = Force de jeu des adversaires.
help-help = Afficher cette aide.
