### Mückenstich
colour-R = red
colour-Y = yellow
colour-G = green
colour-B = blue
letter-R = R
letter-Y = Y
letter-G = G
letter-B = B
number-R = red { $number }
number-Y = yellow { $number }
number-G = green { $number }
number-B = blue { $number }
mosquito-R = red mosquito
mosquito-Y = yellow mosquito
mosquito-G = green mosquito
mosquito-B = blue mosquito
trump = Trump
no-trump = none yet
tricks =
    { $tricks ->
         [one] { $tricks } trick
        *[other] { $tricks } tricks
    }
led = led
is-winning = winning the trick
round-of = Round { $round } of { $rounds }
half = half { $half }
doubled-is = Doubled: { $colour }.
void-is = Void: { $colour }.
none-doubled = No colour is doubled.
none-void = No colour is void.
your-discards = Your discards
name-trump = Name the trump
name-double = Name the doubled colour
name-void = Name the void colour
move-discard = Discard { $card }
move-trump = Trump { $colour }
move-double = Double { $colour }
move-void = Void { $colour }
do-discard = Discard two cards.
do-play = Your turn: play a card.
do-trump = Your mosquito names the trump: which colour?
do-double = You have the fewest tricks: which colour counts double?
do-void = You have the most mosquitoes: which colour counts nothing?
told-trump = Trump: { $trump }.
told-on-table = On the table: { $trick }.
told-lead = You lead.
told-one-discarded = Set aside: { $card }, one more to go.
told-choice = Possible: { $names }.
state = Round { $round } of { $rounds }. Trump: { $trump }. On the table: { $trick }.
part-discard = Discarding
part-count = Counting
