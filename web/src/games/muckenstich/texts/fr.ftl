### Mückenstich
colour-R = rouge
colour-Y = jaune
colour-G = vert
colour-B = bleu
letter-R = R
letter-Y = J
letter-G = V
letter-B = B
number-R = { $number } rouge
number-Y = { $number } jaune
number-G = { $number } vert
number-B = { $number } bleu
mosquito-R = moustique rouge
mosquito-Y = moustique jaune
mosquito-G = moustique vert
mosquito-B = moustique bleu
trump = Atout
no-trump = pas encore
tricks =
    { $tricks ->
         [one] { $tricks } pli
        *[other] { $tricks } plis
    }
led = entame
is-winning = remporte le pli
round-of = Manche { $round } sur { $rounds }
half = moitié { $half }
doubled-is = Doublé : { $colour }.
void-is = Annulé : { $colour }.
none-doubled = Aucune couleur n’est doublée.
none-void = Aucune couleur n’est annulée.
your-discards = Votre écart
name-trump = Nommez l’atout
name-double = Nommez la couleur doublée
name-void = Nommez la couleur annulée
move-discard = Écarter { $card }
move-trump = Atout { $colour }
move-double = Doubler { $colour }
move-void = Annuler { $colour }
do-discard = Écartez deux cartes.
do-play = À vous : jouez une carte.
do-trump = Votre moustique nomme l’atout : quelle couleur ?
do-double = Vous avez le moins de plis : quelle couleur compte double ?
do-void = Vous avez le plus de moustiques : quelle couleur ne compte pas ?
told-trump = Atout : { $trump }.
told-on-table = Sur la table : { $trick }.
told-lead = Vous entamez.
told-one-discarded = Écartée : { $card }, encore une carte.
told-choice = Possible : { $names }.
state = Manche { $round } sur { $rounds }. Atout : { $trump }. Sur la table : { $trick }.
part-discard = Écart
part-count = Décompte
