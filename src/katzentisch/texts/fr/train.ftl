### Apprendre à jouer.

train-progress = Apprentissage
train-strength = { $players } joueurs { NUMBER($par, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($width, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-told = Après { $seconds } s de temps processeur et { $decisions } décisions, multiples d’une part égale contre des bots à stratégie fixe : { $found }
train-told-response = Après { $seconds } s de temps processeur et { $decisions } décisions, multiples d’une part égale contre le réseau du jeu : { $found }
train-no-observation = { $title } ne dit pas en nombres ce que voit une place (observation.py) : rien ne peut en être appris.
train-other = { $file } vient d’un autre jeu, d’un autre plan ou d’un autre programme : supprimez-le ou écrivez dans un autre fichier.
train-nothing-learned = { $title } n’a encore rien appris dont partir : apprenez d’abord sans --distil ni --respond.
train-one-of-both = Soit --distil, soit --respond.
