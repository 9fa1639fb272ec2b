### … und Tschüss! en images
goal = À chaque manche, on joue pour une rangée de cartes-points. La plus forte somme de cartes-points gagne la partie.
choose = Tous choisissent une carte face cachée et la retournent ensemble.
lowest = 4, 9, 9, 15 : le 4 est le plus bas, il est éliminé et prend la plus basse carte-points, le −5.
add = Les autres continuent, et les cartes s’additionnent : 10, 17, 18. Le 10 est éliminé et prend le 6.
tie = Une égalité pour le total le plus faible, ou le plus fort, ne décide rien : tous jouent encore une carte.
duel = Ils ne sont plus que deux : 32 bat 8 et prend le 13. Qui perd le duel n’a rien du tout.
exchange = Puis les mains sont complétées, et le gagnant peut échanger des cartes avant de voir la nouvelle rangée.
score = Les cartes-points sous votre carte : 13 + 9 − 5 = 17. Les cartes en main ne comptent rien.
sign-total = le total de ce qui est devant un joueur
sign-chosen = a choisi une carte
sign-choosing = choisit encore
