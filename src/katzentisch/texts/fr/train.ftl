### Apprendre à jouer.

train-progress = Apprentissage
train-strength = { $players } joueurs { NUMBER($par, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($width, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-told = Après { $seconds } s de temps processeur et { $decisions } décisions, multiples d’une part égale contre des bots à stratégie fixe : { $found }
train-told-response = Après { $seconds } s de temps processeur et { $decisions } décisions, multiples d’une part égale contre le réseau du jeu : { $found }
train-told-worth = Après { $seconds } s de temps processeur, { $decisions } décisions et { $positions } positions : le futur gagnant s’était vu donner { NUMBER($share, maximumFractionDigits: 1) } %, en moyenne géométrique
train-no-observation = { $title } ne dit pas en nombres ce que voit une place (observation.py) : rien ne peut en être appris.
train-no-prospect = { $title } ne dit pas où en sont les places à une pause (prospect.py) : il n’y a rien à apprendre des positions.
train-other = { $file } vient d’un autre jeu, d’un autre plan ou d’un autre programme : supprimez-le ou écrivez dans un autre fichier.
train-nothing-learned = { $title } n’a encore rien appris dont partir : apprenez d’abord sans --further, --distil ni --respond.
train-one-way = --further, --distil, --respond ou --worth : un seul à la fois.
train-units = --units ne vaut que pour l’apprentissage en jouant contre soi-même : à partir de rien ou avec --further.
