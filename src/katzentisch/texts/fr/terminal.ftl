### Le jeu dans le terminal.

screen-name = Joueur
screen-cards = Cartes
screen-score = Score
screen-sum = Somme
screen-hand = Votre main :
screen-row = Rangée : { $cards }
play-which = Quel jeu ? Écrivez son numéro :
play-you = Vous
play-welcome = { $title } : écrivez ? à tout moment pour obtenir de l’aide.
play-news = Ce qui s’est passé
play-more = Entrée : suite
play-more-or-stop = Entrée : suite · q : retour à la partie
play-thinks = { $name } réfléchit…
play-forced = (Rien d’autre n’était possible.)
play-over = La partie est finie
play-you-win = Vous avez gagné !
play-winners =
    { $count ->
        [one] Victoire de { $names }.
       *[other] Victoire partagée : { $names }.
    }
play-no-number =
    { $count ->
        [1] Il n’y a que le coup numéro 1 : { $example }
       *[other] Les coups sont numérotés de 1 à { $count } ; en toutes lettres, un coup s’écrit par exemple : { $example }
    }
play-hint = (Écrivez ? pour obtenir de l’aide.)
play-meant = Vouliez-vous dire « { $close } » ?
play-cards-with-word = Un nombre seul est le numéro d’un coup. Pour des cartes, écrivez aussi le mot : { $example }
play-too-many =
    { $count ->
        [one] Un seul de ces coups est possible maintenant ; rien n’a été fait.
       *[other] Seuls { $count } de ces coups sont possibles maintenant ; rien n’a été fait.
    }
play-none-done = Rien de cette ligne n’a été fait.
play-thinking = Réflexion en cours… (Ctrl-C : arrêter)
play-thinking-cold = Réflexion en cours… La réflexion rapide est encore en préparation : il faut quelques secondes de plus, et elle voit moins loin. (Ctrl-C : arrêter)
play-thought-stopped = Arrêté ; la partie continue.
play-no-hint = Aucun conseil n’a pu être trouvé ici ; décidez sans lui.
play-bot-failed = Le bot de { $name } a échoué ; un bot plus simple continue.
play-undone = C’est repris.
play-why-what = Écrivez un coup à la suite, par exemple : pourquoi { $example }
play-why-legal = Ce coup est permis.
play-no-clause = Cet article n’existe pas ; ils vont de { $first } à { $last }.
play-saved = La partie est sauvegardée. Pour la reprendre : katzentisch play --resume { $file }
play-recorded = La partie est enregistrée. Pour la revoir : katzentisch replay { $file }
play-not-saved = La partie n’a pas pu être sauvegardée dans { $file } : { os-problem }.
play-changed = { $file } ne contient plus cette partie telle qu’elle a été lue ; elle est sauvegardée dans un fichier à part.
play-keep-line = Elle n’a pu être sauvegardée nulle part. Copiez cette ligne dans un fichier, et reprenez avec katzentisch play --resume FICHIER :
play-goodbye = Au revoir !
play-commands =
    Écrivez le numéro d’un coup, le coup ou seulement ses cartes. Et aussi :
    { $why } COUP – pourquoi un coup n’est pas permis
    { $hint } – le meilleur coup d’après ce que vous pouvez savoir, et pourquoi
    { $undo } – reprendre un choix que personne n’a encore vu
    { $rules } ou { $rules } ARTICLE – les règles, ou un article
    { $score } – la feuille de score
    { $table } – revoir la table
    { $quit } – sauvegarder la partie et partir

word-help = aide
word-why = pourquoi
word-hint = conseil
word-undo = annuler
word-rules = règles
word-score = points
word-table = table
word-quit = quitter
word-next = suite
word-back = retour

prompt = Votre coup ?
explain = Choisissez l’un des coups de la liste.
legend = Les cartes s’écrivent comme elles sont montrées.

replay-step = Étape { $step } sur { $steps }
replay-start = Les cartes sont distribuées.
replay-seat = Place { $seat }
replay-prompt = Entrée : suite · { $back } : une étape en arrière · un nombre : à cette étape · { $quit } : partir
replay-unknown = N’écrivez rien, ou { $back }, { $quit } ou un nombre de 0 à { $steps }.
replay-not-over = Cette partie n’est pas terminée, ses mains restent donc cachées : { $file }

## Ce que beaucoup de jeux montrent, là où un jeu n’a pas son propre écran.

view-trick = Pli
view-last_trick = Dernier pli
view-last_winner = Dernier pli remporté par
view-leader = Entame
view-winning = En tête du pli
view-tricks = Plis
view-round = Manche
view-rounds = Manches
view-deck = Cartes dans la pioche
view-row = Rangée
view-played = Déjà joué
view-points = Points
view-ready = Prêt
view-dealer = Donneur
