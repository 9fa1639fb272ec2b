### Mückenstich
colour-R = Rot
colour-Y = Gelb
colour-G = Grün
colour-B = Blau
letter-R = R
letter-Y = Ge
letter-G = Gr
letter-B = B
number-R = Rot { $number }
number-Y = Gelb { $number }
number-G = Grün { $number }
number-B = Blau { $number }
mosquito-R = rote Mücke
mosquito-Y = gelbe Mücke
mosquito-G = grüne Mücke
mosquito-B = blaue Mücke
trump = Trumpf
no-trump = noch keiner
tricks =
    { $tricks ->
         [one] { $tricks } Stich
        *[other] { $tricks } Stiche
    }
led = ausgespielt
is-winning = gewinnt den Stich
round-of = Runde { $round } von { $rounds }
half = Hälfte { $half }
doubled-is = Verdoppelt: { $colour }.
void-is = Wertlos: { $colour }.
none-doubled = Keine Farbe ist verdoppelt.
none-void = Keine Farbe ist wertlos.
your-discards = Deine abgelegten Karten
name-trump = Bestimme den Trumpf
name-double = Bestimme die verdoppelte Farbe
name-void = Bestimme die wertlose Farbe
move-discard = { $card } ablegen
move-trump = Trumpf { $colour }
move-double = { $colour } verdoppeln
move-void = { $colour } wertlos
do-discard = Leg zwei Karten ab.
do-play = Du bist dran: Spiel eine Karte.
do-trump = Deine Mücke bestimmt den Trumpf: welche Farbe?
do-double = Du hast die wenigsten Stiche: Welche Farbe zählt doppelt?
do-void = Du hast die meisten Mücken: Welche Farbe zählt nichts?
told-trump = Trumpf: { $trump }.
told-on-table = Auf dem Tisch: { $trick }.
told-lead = Du spielst aus.
told-one-discarded = Abgelegt: { $card }, noch eine Karte.
told-choice = Möglich: { $names }.
state = Runde { $round } von { $rounds }. Trumpf: { $trump }. Auf dem Tisch: { $trick }.
part-discard = Ablegen
part-count = Wertung
