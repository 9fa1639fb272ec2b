### Le serveur de table : ce qui se passe, phrases toutes faites, refus, la page sans page.

## Ce qui s’est passé

table-created = La table est ouverte.
table-sat = { $name } s’assied.
table-left = { $name } a quitté la table.
table-locked = Chacun prend part au mélange.
table-late = L’appareil de { $name } n’a pas dévoilé à temps sa part dans la donne ; les cartes sont distribuées sans elle.
table-started = Les cartes sont distribuées.
table-branched = La partie reprend à une étape d’une partie précédente ; les cartes cachées sont redistribuées.
table-chosen = { $name } a choisi.
table-chosen-own = Vous avez choisi : { $move }.
table-undone = { $name } reprend son dernier coup.
table-said = { $name } : { $words }
table-asked =
    { $matter ->
        [undo] { $name } voudrait reprendre son dernier coup.
        [bot] { $name } voudrait qu’un bot garde la place de { $other }.
        [end] { $name } voudrait arrêter cette partie.
       *[rematch] { $name } voudrait rejouer.
    }
table-agreed = { $name } est d’accord.
table-declined = { $name } n’est pas d’accord.
table-kept = Un bot garde la place de { $name }.
table-back = { $name } est de retour.
table-ended = La partie a été arrêtée d’un commun accord.
table-closed = La maison a fermé cette table.
table-over = La partie est finie.

## Phrases toutes faites et humeurs

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-hurry = C’est à vous !
phrase-moment = Un instant, s’il vous plaît.
phrase-good-game = Belle partie !
phrase-again = On rejoue ?
phrase-laugh = 😄
phrase-cry = 😿
phrase-wow = 😮
phrase-think = 🤔
phrase-cat = 🐱
phrase-heart = ❤️

## Niveaux des bots

level-novice = Débutant
level-casual = Amateur
level-regular = Habitué
level-strong = Confirmé
level-expert = Expert
level-champion = Champion

## Refus

table-none = Cette table n’existe pas ; vérifiez le lien
table-not-started = La partie n’a pas encore commencé
table-already-started = La partie est déjà en cours
table-not-over = La partie n’est pas encore finie
table-ask-rematch = Cette partie est finie ; proposez de rejouer
table-seats-free =
    { $count ->
        [one] Une place est encore libre ; invitez quelqu’un ou donnez-la à un bot
       *[other] { $count } places sont encore libres ; invitez quelqu’un ou donnez-les à des bots
    }
table-host-starts = Seul l’hôte de la table peut commencer la partie
table-promise-late = Les parts dans cette donne sont fixées ; promettez de nouveau pour la prochaine, après cette partie
table-nothing-to-open = Vous n’avez rien à dévoiler en ce moment
table-salt-wrong = Ce sel n’est pas celui qui a été promis
table-ask-own = On ne peut demander pour la place d’un autre que de la confier à un bot ; retirez « seat »
table-asked-already = { $name } l’a déjà demandé ; répondez à sa demande
table-seat-away =
    { $seconds ->
        [one] { $name } vient de partir ; après { $seconds } seconde, un bot pourra garder la place
       *[other] { $name } vient de partir ; après { $seconds } secondes, un bot pourra garder la place
    }
table-trouble = Cela n’a pas marché à cause d’une erreur du serveur ; rien n’a changé, et l’exploitant la trouvera dans le journal
table-set-aside = Cette table ne peut pas être ouverte pour le moment ; tout ce qui s’y est passé est conservé. Dites à qui gère le serveur : katzentisch mend { $table }
table-host-only = Seul l’hôte de la table peut le faire
table-seat-empty = Personne n’est assis là
table-no-option = Il n’y a pas d’option « { $name } » ; les options sont : { $options }
table-dealing = Les cartes sont en train d’être distribuées ; patientez un instant
table-seat-bot = Un bot est assis là ; on ne peut interroger ou renvoyer que des personnes
table-seat-kept = Un bot garde déjà la place de { $name }
table-ask-seat = Indiquez la place qu’un bot doit garder
table-left-already = Vous avez déjà quitté la table et un bot garde votre place ; toute autre commande vous ramène
table-closed-for-good = Cette table a été fermée par qui tient la maison ; plus rien n’y est possible
table-shown-out-already = { $name } a déjà été invité à sortir
table-seat-present = { $name } est à la table
table-seat-taken = Cette place est déjà prise ; choisissez-en une autre
table-full = Toutes les places sont prises ; vous pouvez regarder
table-nothing-asked = On ne vous demande rien pour l’instant
table-no-watching = Les joueurs ne veulent pas de spectateurs à cette table
table-spectator = Un spectateur ne peut pas le faire ; prenez une place
table-wrong-token = Ce lien n’ouvre pas (ou plus) de place à cette table ; prenez une place libre ou regardez
table-hints-off = Il n’y a pas de conseils à cette table
table-hint-busy = Un conseil est déjà en route pour vous ; attendez-le un instant
table-hints-full = Beaucoup de monde attend un conseil en ce moment ; réessayez dans un instant
study-full = Beaucoup de questions de ce genre attendent en ce moment ; réessayez dans un instant
study-failed = Cela n’a pas pu être calculé ici ; la raison se trouve dans le journal du serveur
study-not-here = Personne ne calcule cela sur ce serveur
study-line = En attente : { $count ->
    [one] un autre calcul passe avant
   *[other] { $count } autres calculs passent avant
}
study-ready = Préparation pour ce jeu ; la toute première fois, cela prend quelques minutes
table-lesson-other-way = Les règles le permettent, mais la leçon prend un autre chemin
table-hint-late = La partie a continué ; redemandez un conseil
table-hint-failed = Aucun conseil n’a pu être trouvé ici ; décidez sans conseil
table-no-decision = Vous n’avez rien à décider pour l’instant
table-name = Donnez un nom lisible
table-game = Il n’y a pas de jeu « { $found } » ; les jeux sont { $games }
table-players = { $title } se joue de { $first } à { $last } joueurs
table-option = L’option « { $name } » ne peut pas valoir « { $found } » ; valeurs possibles : { $values }
table-level = Il n’y a pas de niveau « { $found } » ; les niveaux sont { $levels }
table-too-many = Vous avez ouvert beaucoup de tables ; finissez-en quelques-unes d’abord
table-storage = Impossible d’enregistrer ; rien n’a changé, réessayez
table-storage-unknown = On ne sait pas si cela a été enregistré ; regardez l’état de la table avant de réessayer
storage-unreadable = Les tables sont illisibles pour le moment ; réessayez dans un instant
replay-face-down = Les cartes face cachée ne se regardent plus ; cette partie pourra être revue quand elle sera terminée
replay-wrong = Cette partie enregistrée n’est pas correcte : { $problem }
record-none = Cette partie n’existe pas ; vérifiez le lien
branch-over = À cette étape, la partie est finie ; revenez à un moment où quelqu’un doit encore décider
record-unfinished = Cette partie n’est pas encore finie
record-stopped = Cette partie a été arrêtée avant sa fin
request-wrong = La demande n’a pas été comprise : { $problem }
request-not-found = Il n’y a rien ici
request-too-big = C’est trop à la fois
request-too-many = Trop de demandes ; attendez un instant
request-foreign = Une autre page ne peut pas faire cela ici
request-trouble = Quelque chose s’est mal passé ici ; rien n’a changé, réessayez
metrics-closed = Ces chiffres ne sont pas pour tout le monde
admin-closed = Seul qui tient cette maison peut demander cela
message-wrong = Le message n’a pas été compris : { $problem }
hello-first = Le premier message doit être « hello »
hello-twice = Cette connexion a déjà dit « hello »

## Sans page construite

page-missing = Le serveur de table fonctionne, mais la page n’est pas construite. Lancez : make page

## Démarrage

serve-ready = Katzentisch est ouvert à l’adresse { $address }
serve-stop = Arrêt par Ctrl-C ; les tables sont gardées et continuent au prochain démarrage.
serve-bye = Les tables sont gardées. Au revoir !
serve-scan = Sur un téléphone du même réseau, scannez ce code :
serve-worker-ended = Un processus a pris fin avant de pouvoir servir (code { $code }).
serve-busy = L’adresse { $host }:{ $port } est occupée. Choisissez-en une autre avec --port, ou arrêtez ce qui l’utilise.
serve-host = { $host } n’est pas une adresse de cette machine. Donnez-en une à --host (127.0.0.1 pour cette machine seule), ou utilisez --lan.
serve-forbidden = Le port { $port } n’est pas permis ici. Choisissez-en un au-dessus de 1023 avec --port.
serve-port = { $host }:{ $port } est inutilisable : { $problem }. Choisissez autre chose avec --host et --port.
serve-no-address = { $found } n’est pas une adresse pour des liens. Donnez-en une comme https://chats.example ou http://192.168.0.7:8765.
serve-no-origin = { $found } n’est pas une origine. Donnez-en une comme https://chats.example : http ou https, un nom, un port si besoin, et rien après.
serve-no-metrics = { $found } n’est ni « local » ni « off », et trop court pour un jeton : il en faut au moins 16 lettres.
serve-no-admin-token = { $found } est trop court pour un jeton : il faut au moins 16 lettres.
serve-no-log = { $found } n’est pas une façon d’écrire le journal. Donnez text ou json.
serve-no-limit = { $found } ne nomme pas de limite. Donnez une de celles-ci, suivie de =N : { $names }.
serve-no-amount = { $found } ne donne pas de nombre. Écrivez après le = un nombre entier à partir de 1.
serve-locked = Un autre Katzentisch sert les tables de { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
serve-no-database = { $found } n’est pas l’adresse d’une base de données. Donnez-en une comme postgresql://utilisateur:motdepasse@hôte/nom.
serve-no-bell = { $found } n’est pas l’adresse d’un Redis. Donnez-en une comme redis://hôte ou redis://hôte:6379/0.
serve-bell-alone = Un serveur seul n’a personne à avertir. Laissez --bell de côté, ou donnez aussi --database ou --workers.
serve-folder = Le dossier { $folder } est inutilisable : { $problem }. Faites-en un dossier où vous avez le droit d’écrire, ou choisissez-en un autre avec --data.
serve-missing = Le serveur de table a besoin de { $library }. Installez-le : pip install "katzentisch[server]"
