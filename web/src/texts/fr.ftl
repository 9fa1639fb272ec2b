## The house
welcome = Installez-vous à la table des chats
what-this-is = Des jeux de cartes entre amis ou contre des bots, dans votre navigateur. Pas de compte : un nom et un lien suffisent.
for-players = { $least } à { $most } joueurs
play-now = Jouer contre des bots
new-table = Ouvrir une table
open-table = Ouvrir la table
rules = Règles
your-name = Votre nom
guest = Invité
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend en ce moment. Ouvrez-en une !
free-seats =
    { $seats ->
         [one] { $seats } place libre
        *[other] { $seats } places libres
    }
being-played = partie en cours
your-tables = Vos tables
no-own-tables = Vous n’avez encore pris place à aucune table.
waits = prête à commencer
is-over = partie terminée
history = Vos parties
history-explained = Toutes les parties jouées dans ce navigateur, aux tables privées aussi. Lui seul garde cette liste.
no-history = Aucune partie terminée pour l’instant.
own-place = Vous : rang { $place }
was-stopped = arrêtée
remove = Retirer
delete = Supprimer
delete-sure = Seul ce navigateur la garde. Une fois supprimée, elle est perdue.
begun-here = Commencées dans ce navigateur
ended-games = Parties terminées
offline-unkept = Ce navigateur n’a plus de place : ce qui se passe ici sera perdu à la fermeture de la page. Supprimez d’anciennes parties sous « Vos parties » ou libérez de l’espace ; tout sera de nouveau gardé.
recent-games = Parties récentes
no-recent-games = Pas encore de partie terminée à une table publique.
replay-record = Revoir une partie enregistrée
no-server = Le serveur ne répond pas. Réessayez dans un instant.
loading = Un instant…
home = Accueil
tools = Outils
close = Fermer
more = Plus
copy = Copier
copied = Copié

## Settings
settings = Réglages
language = Langue
theme = Thème
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
order = Ordre de la main (on peut glisser les cartes, ou Maj et flèches)
order-game = celui du jeu
order-rank = par nombre
confirm-cards = Jouer une carte
confirm-bids = Faire une offre
confirm-auto = selon l’appareil
confirm-once = tout de suite
confirm-lift = soulever puis confirmer
pace = Rythme de la table, bots compris
pace-off = sans attente
pace-short = rapide
pace-normal = normal
pace-long = lent
pace-click = normal, attend mon clic
rounds = Les points après une manche
rounds-click = restent jusqu’à mon clic
rounds-pace = partent d’eux-mêmes
forced = Jouer ma carte à ma place quand je n’en ai qu’une à jouer
sound = Sons
vibrate = Vibrer quand c’est mon tour

## Opening a table
which-game = Quel jeu ?
seats = Places
bot-level = Bots
no-champion = { $title } n’a encore rien appris : son champion joue comme l’expert.
bots-by-seat = Un niveau pour chaque bot
as-all-bots = comme tous les bots
clock = Temps par décision
clock-seconds =
    { $seconds ->
         [0] sans limite
         [86400] un jour
         [one] { $seconds } seconde
        *[other] { $seconds } secondes
    }
balance-ask = Que changent ces options ?
balance-seats = Place par place
balance-working = Les bots jouent des milliers de parties…
allow-hints = Les conseils sont permis
allow-watching = D’autres peuvent regarder
list-table = Afficher cette table à l’accueil

## Before the deal
at-the-table = À la table
free-seat = libre
labelled = { $label } :
free-seat-bot = libre, ou un bot : { $level }
sit-here = S’asseoir ici
free-this-seat = Libérer la place
take-a-seat = Prendre place
host = hôte
you = vous
away = pas là
deal = Distribuer
deal-with-bots =
    { $bots ->
         [one] Distribuer, avec un bot à la place libre
        *[other] Distribuer, avec des bots aux { $bots } places libres
    }
host-deals = { $name } donne les cartes dès que tout le monde est là.
waiting-for-players =
    { $seats ->
         [one] Ou attendez que la place soit prise.
        *[other] Ou attendez que toutes les places soient prises.
    }
invitation = Invitation
invitation-link = Lien pour vos amis
invitation-qr = Code QR de l’invitation
seat-link = Votre place sur un autre appareil (à garder secret)
show-on-tv = Afficher la table sur un téléviseur
join-here = Rejoindre ici :
only-here = Seule cette machine peut ouvrir ce lien. Pour que d’autres puissent venir, lancez le serveur avec cette commande et prenez l’adresse qu’elle affiche :
house-rules = Règles de la table
branch-of = Cette table reprend à l’étape { $step } d’une partie terminée. Ce que l’hôte ne pouvait pas savoir alors est redistribué.
fair-deal = Donne équitable
fair-deal-explained = Le serveur a déjà choisi son secret ; en voici l’empreinte. Votre appareil y ajoute son propre hasard, qu’il ne dévoile que lorsque les empreintes de tous sont fixées. Après la partie, il vérifie de lui-même que les cartes en découlent.

## At the table
players = Joueurs
player = Joueur
seat-number = Place { $seat }
your-hand =
    { $cards ->
         [one] Votre main : { $cards } carte
        *[other] Votre main : { $cards } cartes
    }
cards-in-hand =
    { $cards ->
         [one] { $cards } carte en main
        *[other] { $cards } cartes en main
    }
several-cards = { $count } × { $card }
page-back = Choix précédents
page-on = Choix suivants
card-not-now = { $card }, impossible maintenant
hurry = Passer à ma prochaine décision (Échap)
sort-hand = Trier la main
is-thinking = doit décider
bots-hurry = La maison est pleine : les bots réfléchissent moins que d’habitude.
bot-simpler =
    { $count ->
        [one] Le bot à la place de { $names } a échoué ; un bot plus simple continue.
       *[other] Les bots de { $names } ont échoué ; de plus simples continuent.
    }
bot-stuck =
    { $count ->
        [one] Le bot à la place de { $names } ne trouve aucun coup, à cause d’une erreur dans le jeu. Vous pouvez reprendre le dernier coup ou arrêter la partie.
       *[other] Les bots de { $names } ne trouvent aucun coup, à cause d’une erreur dans le jeu. Vous pouvez reprendre le dernier coup ou arrêter la partie.
    }
game-broken = Cette partie ne peut pas être montrée, à cause d’une erreur dans le jeu. Vous pouvez l’arrêter ; l’exploitant trouvera l’erreur dans le journal.
has-chosen = a choisi
is-choosing = choisit
your-turn = À vous.
waiting-for = On attend { $names }
waiting-for-several = On attend { $count } joueurs
game-is-over = La partie est finie
ask-undo = Demander à reprendre le dernier coup
undo = Reprendre mon coup
hint = Conseil
log = Déroulement
say = Dire quelque chose
leave = Quitter la table
ask-end = Proposer d’arrêter la partie
show-hand-only = N’afficher que ma main
show-table = Afficher toute la table
being-dealt =
    { $count ->
         [one] Les cartes sont distribuées : on attend { $names }.
        *[other] Les cartes sont distribuées : on attend { $count } joueurs ({ $names }).
    }
distrust-commitment = Pour cette donne, le serveur montre une autre empreinte qu’auparavant. Votre appareil garde sa part du mélange : ne vous fiez pas à cette donne.
distrust-second-lock = Le serveur montre deux versions différentes de cette donne. Votre appareil n’a dévoilé sa part que pour la première : ne vous fiez pas à cette donne.
distrust-promise = Dans cette donne, une part qui ne vient pas de cet appareil compte pour votre place. Si vous n’avez pas ouvert votre place sur un autre appareil, ne vous y fiez pas.
reconnecting = Reconnexion…
is-away = { $name } n’est pas là.
let-a-bot = Laisser un bot garder la place
question = Une question pour vous
agree = D’accord
decline = Refuser
asks-undo = { $name } voudrait reprendre son dernier coup.
asks-bot = { $name } propose qu’un bot garde la place de { $seat }.
asks-end = { $name } propose d’arrêter la partie.
asks-rematch = { $name } propose une autre partie.
round = Manche
round-over = La manche est finie
go-on = Continuer
score-pad = Feuille de score
score = Score
total = Total
place = Rang
how-scored = D’où vient le score
how-scored-round = Décompte de la dernière manche
you-won = Vous avez gagné !
winners-are =
    { $count ->
         [one] { $names } a gagné.
        *[other] { $names } se partagent la victoire.
    }
rematch = Rejouer
points =
    { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
deck-left =
    { $cards ->
         [one] { $cards } carte dans la pioche
        *[other] { $cards } cartes dans la pioche
    }
last-trick = Dernier pli
nothing = rien
move-play = Jouer { $card }
lies-before = { $card } de { $name }

## Told to those who listen, and keys
told-hand =
    { $cards ->
         [one] Votre carte : { $names }.
        *[other] Vos { $cards } cartes : { $names }.
    }
told-no-hand = Vous n’avez pas de cartes.
told-score = Score : { $tally }.
told-trick = Dernier pli : { $names }.
told-no-trick = Il n’y a pas encore eu de pli.
told-no-trump = Il n’y a pas d’atout dans ce jeu.
told-nothing = Rien n’a encore été annoncé.
told-no-pass = Vous ne pouvez pas passer maintenant.
told-no-hint = Pas de conseil pour l’instant.
told-no-undo = Aucun coup ne peut être repris maintenant.
told-no-card =
    { $cards ->
         [one] Il n’y a pas de carte { $place } : vous avez { $cards } carte.
        *[other] Il n’y a pas de carte { $place } : vous avez { $cards } cartes.
    }
single-keys = Touches simples à la table
keys-at-table = Touches à la table
key-does-hand = dire votre main
key-does-table = dire ce qu’il y a sur la table
key-does-trump = dire l’atout
key-does-score = dire le score
key-does-trick = dire le dernier pli, ou ce qui vient de se passer
key-does-turn = dire à qui de jouer et ce qu’il faut faire
key-does-repeat = redire la dernière annonce
key-does-earlier = dire l’annonce d’avant
key-does-later = dire l’annonce d’après
key-does-pass = passer, ou en rester là
key-does-hint = conseil
key-does-undo = reprendre le coup
key-does-help = cette liste
keys-cards = aller à cette carte de la main ; encore une fois pour la jouer
keys-among = se déplacer parmi les cartes, les offres ou les couleurs ; ↑ et ↓ dans une rangée de cartes mènent à la couleur ou au nombre suivant
keys-sort = déplacer une carte dans la main
keys-hurry = passer à ma prochaine décision
key-shift = Maj

## Any game: what its view holds
on-the-table = Sur la table
yes = oui
no = non
label-round = Manche
label-rounds = Manches
label-game = Partie
label-games = Parties
label-deck = Cartes dans la pioche
label-discards = Défausse
label-dealer = Donneur
label-leader = Entame
label-turn = Tour de
label-trump = Atout
label-tricks = Plis
label-points = Points
label-taken = Ramassé
label-played = Joué
label-row = Rangée
label-ready = a choisi
label-passed = a passé
label-choice = Votre choix
label-winning = En tête
label-last_winner = Dernier pli
label-bid = Offre

## Replay
replay = Revoir la partie
paste-record = Collez une partie enregistrée
upload-record = Ou choisissez un fichier
not-a-record = Ce n’est pas une partie enregistrée : il faut le texte JSON que donne « Enregistrer la partie ».
first-step = Au début
last-step = À la fin
step-back = Une étape en arrière
step-on = Une étape en avant
run = Lecture
pause = Pause
step-of = Étape { $step } sur { $steps }
nth-round = Manche { $round }
nth-game = Partie { $game }
part-trick = Pli { $number }
moves = Coups
what-happened = Ce qui s’est passé
the-deal = Les cartes sont distribuées.
part-back = Au passage précédent
part-on = Au passage suivant
round-back = À la manche précédente
round-on = À la manche suivante
speed = Vitesse : { $speed }
keys = Touches du clavier
keys-step = une étape en arrière, en avant
keys-part = passage de la manche (pli, enchère…) précédent, suivant
keys-round = manche précédente, suivante
keys-ends = au début, à la fin
keys-run = lecture, pause
keys-speed = plus vite, moins vite
keys-help = cette liste
key-page-up = Page préc.
key-page-down = Page suiv.
key-home = Début
key-end = Fin
key-space = Espace
seen-by = Vu par
open-hands = mains ouvertes
public-view = tous
share-move = Lien vers cette étape
review = Hasard et jeu : l’analyse
branch-here = Reprendre ici
branch-explained = Une nouvelle table reprend exactement à cette étape. Ce que votre place ne pouvait pas savoir est redistribué ; des bots ou des amis prennent les autres places.
branch-seat = Votre place
download-record = Enregistrer la partie
verify-deal = Vérifier la donne
deal-checked = La donne est vérifiée par cet appareil : tout est tel que fixé et montré avant les cartes, avec la part de cet appareil.
deal-shown = La donne est vérifiée par cet appareil : tout est tel que fixé et montré avant les cartes. Cet appareil n’y avait pas de part.
deal-alone = La donne est vérifiée : les cartes découlent de ce qui, selon la partie enregistrée, était fixé avant. Cet appareil n’y était pas et ne peut pas dire si cela a été montré aux joueurs.
deal-old = À l’ancienne : les cartes découlent du secret du serveur, mais il a pu choisir parmi plusieurs donnes.
deal-unshared = Personne n’a dévoilé de part dans cette donne : les cartes découlent du seul secret du serveur, et il a pu choisir parmi plusieurs donnes.
deal-unopened = Cette donne n’est pas ouverte : la partie enregistrée ne dit pas d’où viennent les cartes, et personne ne peut le vérifier.
deal-differs = Cela ne correspond pas à ce qui a été montré à cet appareil !
deal-wrong = Cette partie enregistrée ne peut pas être vraie !
deal-late =
    { $count ->
         [one] { $names } n’a pas dévoilé sa part à temps ; les cartes ont été distribuées sans elle.
        *[other] { $names } n’ont pas dévoilé leurs parts à temps ; les cartes ont été distribuées sans elles.
    }
deal-what-to-do = Enregistrez la partie et interrogez la personne qui gère le serveur.
deal-not-fetched = La donne n’a pas pu être vérifiée : { $problem }
fault-commitment = Le secret du serveur n’est pas celui qui était promis avant la donne.
fault-lock = Le serveur a montré deux versions différentes de cette donne.
fault-promises = Les parts des joueurs ne sont pas celles qui étaient fixées avant la donne.
fault-salt = Cet appareil a dévoilé une autre part pour votre place.
fault-accused = Elle dit que votre appareil n’a pas dévoilé sa part à temps ; pourtant il l’a fait, et le serveur l’avait prise.
fault-late = Elle nomme d’autres retardataires que ceux nommés à la table.
fault-hand = Vos premières cartes n’étaient pas celles de la partie enregistrée.
fault-wrong-shape = Ce qu’elle dit de la donne est incomplet ou illisible.
fault-wrong-seed = Le secret n’est pas celui qui était promis avant la donne.
fault-wrong-salts = Les parts des joueurs ne correspondent pas à ce qui était promis avant la donne.
fault-wrong-cards = Les cartes ne découlent pas du secret et des parts.
fingerprint = Empreinte de la donne
fingerprint-explained = Tout le monde à la table doit voir la même : comparez-la avec les autres pour être sûr que la même chose a été montrée à tous.

## Apprendre
learn-by-playing = Apprendre en jouant
explain-as-we-go = Expliquer en cours de partie : le coach parle quand quelque chose est nouveau
coach = Coach
tip = Astuce :
rule-clause = Règle { $clause }
lesson-watch = Regardez ce que font les autres.
lesson-try-again = Rien n’est perdu : essayez encore.
lesson-step = { $step } sur { $steps }
lesson-skip = Quitter la leçon
lesson-kept = La leçon vous attend : fermez ceci pour continuer, ou retrouvez-la plus tard sous « Vos tables ».
lesson-is-over = La leçon est finie
lesson-what-now = Et maintenant ?
lesson-real-game = Maintenant, une vraie partie
in-pictures = Le jeu en images
in-pictures-short = En images
learn-goal = De quoi il s’agit
learn-turn = Un tour en images
learn-scoring = Le décompte
learn-signs = Ce que veulent dire les signes
face-down = une carte face cachée
hint-why = Pourquoi ?

# Jouer hors ligne
play-offline = Jouer hors ligne
play-online = Jouer avec d’autres
offline-about = Tous les jeux et tous les bots jouent dans ce navigateur, sans serveur et sans réseau. Pour cela, { $size } sont téléchargés, une seule fois.
offline-download = Télécharger et jouer
offline-fetching = Téléchargé : { $size }
offline-starting = On met la table…
offline-away = Le serveur ne répond pas. Vous pouvez jouer sans lui contre des bots.
offline-alone = Cette page se suffit à elle-même : vous jouez contre des bots, et tout reste dans ce navigateur.
offline-insecure = On ne peut pas jouer hors ligne à cette adresse : pour cela, les navigateurs ne gardent que des pages venues par HTTPS, ou du même appareil (localhost).
offline-unable = Ce navigateur ne garde rien pour jouer hors ligne, peut-être parce que c’est une fenêtre privée.
offline-failed = Ce fichier n’a pas pu être téléchargé : { $file }. Ce qui est arrivé est gardé ; réessayez quand il y a du réseau.
offline-renewed = La page a été renouvelée entre-temps. Rechargez-la pour jouer hors ligne.
offline-full = Ce navigateur n’a pas assez de place pour ce qu’il faut pour jouer hors ligne.
offline-broken = Ce qui est gardé pour jouer hors ligne ne démarre pas : { $problem }
offline-unbuilt = Cette page a été faite sans ce qu’il faut pour jouer hors ligne.
load-again = Recharger
try-again = Réessayer
kept-damaged = Katzentisch ne peut pas s’ouvrir sans réseau : ce que ce navigateur a gardé de la page est abîmé. Ouvrez-la une fois avec du réseau ; cela la répare.
