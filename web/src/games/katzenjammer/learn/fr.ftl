### Katzenjammer Blues en images
goal = Réunissez quatre chats de même valeur : quatre 4 rapportent quatre souris. Qui a le plus de souris à la fin gagne.
row = Le chef d’orchestre retourne des cartes jusqu’à ce qu’une valeur revienne. Toute la rangée est à vendre.
joker-row = Ou jusqu’à un joker ; alors chacun pioche une carte.
bid = Chacun fait une offre avec des cartes de sa main, ou passe. Une carte vaut moins que deux ; deux cartes différentes valent moins que deux pareilles ; ensuite la valeur décide.
pay = La meilleure offre paie, ici deux 1, prend la rangée en main et devient chef d’orchestre.
foursome = Aussitôt après, l’acheteur peut présenter des carrés. Les jokers remplacent tout chat, mais restent ensuite devant lui pour de bon.
four-jokers = Quatre jokers font un carré de la valeur voulue, ou un carré de jokers : sans souris, mais on en est débarrassé.
score-mice = Deux carrés : 5 souris et 3 souris font 8.
score-jokers = À la fin, chacun expose ses jokers. Qui en a le plus perd 5 souris : de 8, il n’en reste que 3.
sign-bandleader = le chef d’orchestre : a retourné la rangée, parle en dernier
sign-equal = une offre de trois cartes de valeur 2
sign-different = une offre de quatre cartes différentes
sign-natural = sous une offre : un chat qu’elle vous coûte
sign-joker = sous une offre : un joker qu’elle vous coûte ; sur une carte : le joker
sign-sum = les points de toutes les parties du match jusqu’ici
