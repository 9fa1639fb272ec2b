### Pourquoi un coup n’est pas possible. Le message parle au joueur ; `.short` sert aux parties
### enregistrées, après la place et le coup.

game-over = La partie est finie
    .short = la partie est déjà finie
not-your-turn = Ce n’est pas à vous de jouer
    .short = ce n’est pas à cette place de jouer
no-undo = Il n’y a rien à reprendre : votre dernier coup a déjà dévoilé quelque chose ou a reçu une réponse
    .short = il n’y a rien à reprendre
no-such-seat = Cette place n’existe pas à cette table
    .short = cette place n’existe pas
unknown-move = Ce n’est pas un coup. Écrivez par exemple : { $example }
    .short = n’est pas un coup ; un coup s’écrit par exemple { $example }
not-held = Vous n’avez pas { $card } en main
    .short = n’a pas { $card } en main
