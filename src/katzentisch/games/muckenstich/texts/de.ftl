## The game in a sentence.

about = Ein Stichspiel, in dem jede Mücke einen neuen Trumpf bestimmt – und den, der sie bekommt, Punkte kostet.

## Cards and moves by name.

card-coloured =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
       *[B] Blau
    } { $rank }
card-mosquito =
    { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } Mücke
move-discard = { $cards } ablegen
move-trump =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
       *[B] Blau
    } als Trumpf
move-double =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
       *[B] Blau
    } verdoppeln
move-void =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
       *[B] Blau
    } wertlos machen

## Options.

option-memory = Bisher gespielte Karten
option-memory-off = Alle merken sie sich selbst
option-memory-on = Eine Liste ist zu sehen

## Why a move is not possible.

colour =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
       *[B] Blau
    }
muckenstich-due =
    { $phase ->
        [discard] Jetzt legen alle zwei Karten ab
        [play] Jetzt muss eine Karte gespielt werden
        [trump] Bestimme erst die Trumpffarbe für deine Mücke
        [double] Erst muss die verdoppelte Farbe bestimmt werden
        [void] Erst muss die wertlose Farbe bestimmt werden
       *[over] Das Spiel ist aus
    }
    .short =
        { $phase ->
            [discard] muss ablegen
            [play] muss eine Karte spielen
            [trump] muss einen Trumpf bestimmen
            [double] muss die verdoppelte Farbe bestimmen
            [void] muss die wertlose Farbe bestimmen
           *[over] das Spiel ist aus
        }
muckenstich-follow = Du hast { colour }, also musst du { colour } bedienen
    .short = muss { colour } bedienen
muckenstich-doubled = { colour } ist schon verdoppelt und kann nicht wertlos sein
    .short = { colour } ist verdoppelt und kann nicht wertlos sein

## What happened at the table.

muckenstich-told-discarded =
    Alle haben abgelegt. { $who ->
        [you] Du spielst aus.
       *[other] { $name } spielt aus.
    }
muckenstich-told-lead =
    { $who ->
        [you] Du spielst { $card } aus.
       *[other] { $name } spielt { $card } aus.
    }
muckenstich-told-play =
    { $who ->
        [you] Du spielst { $card }.
       *[other] { $name } spielt { $card }.
    }
muckenstich-told-trump =
    { $who ->
        [you] Du machst { colour } zum Trumpf.
       *[other] { $name } macht { colour } zum Trumpf.
    }
muckenstich-told-double =
    { $who ->
        [you] Du hast die wenigsten Stiche und verdoppelst { colour }.
       *[other] { $name } hat die wenigsten Stiche und verdoppelt { colour }.
    }
muckenstich-told-void =
    { $who ->
        [you] Du hast die meisten Mücken und machst { colour } wertlos.
       *[other] { $name } hat die meisten Mücken und macht { colour } wertlos.
    }
muckenstich-dealt =
    { $deal ->
        [half] ; die zweite Hälfte der Runde { $round } ist gegeben
        [round] ; Runde { $round } von { $rounds } ist gegeben
       *[nothing] {""}
    }
muckenstich-told-trick =
    { $who ->
        [you] Der Stich gehört dir
       *[other] Der Stich geht an { $name }
    }{ $counted ->
        [yes] ; Punkte: { $tally }{ muckenstich-dealt }
       *[no] {""}
    }.
muckenstich-told-score = Punkte: { $tally }{ muckenstich-dealt }.

## The game in the terminal.

screen-tricks = Stiche
screen-trick = Stich
screen-discard = Abgelegt
screen-mosquitoes = Mücken
screen-ready = fertig
screen-round =
    Runde { $round } von { $rounds }{ $half ->
        [0] {""}
       *[other] , Hälfte { $half }
    }
screen-trump =
    { $colour ->
        [none] kein Trumpf
       *[other] Trumpf { colour }
    }
screen-doubled = { colour } zählt doppelt
screen-led =
    { $who ->
        [you] { $colour ->
            [none] du spielst aus
           *[other] ausgespielt: { colour } (von dir)
        }
       *[other] { $colour ->
            [none] { $name } spielt aus
           *[other] ausgespielt: { colour } ({ $name })
        }
    }
colour-letter =
    { $colour ->
        [R] R
        [Y] Ge
        [G] Gr
       *[B] B
    }
screen-last-trick = Letzter Stich: { $cards }
screen-played = Schon gespielt: { $cards }
screen-discarded = Du hast abgelegt: { $cards }
prompt =
    { $phase ->
        [discard] { $count ->
            [0] Welche zwei Karten legst du ab?
           *[other] Welche zweite Karte legst du ab?
        }
        [play] Welche Karte spielst du?
        [trump] Welche Farbe ist Trumpf?
        [double] Welche Farbe zählt doppelt?
       *[void] Welche Farbe ist wertlos?
    }
explain =
    { $phase ->
        [discard] Leg zwei Karten verdeckt ab (M5), gern in einer Zeile: „discard R7 BM“; sie zählen für niemanden. Alle tun das gleichzeitig.
        [play] Spiel eine Karte (play). Bediene die ausgespielte Farbe, wenn du kannst (M8). Die Mücke M ist die stärkste Karte ihrer Farbe (M2), und wer sie spielt, bestimmt den Trumpf (M11). Das Zeichen › steht bei der ausgespielten Karte, der Stern bei der Karte, die den Stich gerade gewinnt (M13).
        [trump] Du hast eine Mücke gespielt: Bestimme die Trumpffarbe (trump, M11). Sie gilt auch für diesen Stich (M12).
        [double] Du allein hast die wenigsten Stiche: Zahlenkarten der Farbe, die du bestimmst (double), zählen doppelt (M15).
       *[void] Du allein hast die meisten Mücken: Zahlenkarten der Farbe, die du bestimmst (void), zählen nichts (M16).
    }
legend = Karten: R ist Rot, Ge Gelb, Gr Grün, B Blau, dahinter die Zahl; M ist die Mücke. Regeln und Aufzeichnungen schreiben Y für Gelb und G für Grün: Auch das wird verstanden.

## Why a move is best: “{ $move }: …”, “with { $other } …”.

hint-stich-take = { $move }: du machst diesen Stich in { $share } der Welten, mit „{ $other }“ in { $otherShare }.
hint-stich-leave = { $move }: du überlässt diesen Stich den anderen; du machst ihn in { $share } der Welten, mit „{ $other }“ in { $otherShare }.
hint-stich-sting = { $move }: du bekommst mit diesem Stich eine Mücke in { $share } der Welten, mit „{ $other }“ in { $otherShare }.
hint-stich-give = { $move }: die Mücke geht in { $share } der Welten an { $who }.
hint-stich-yours = { $move }: der Stich gehört dir in { $share } der Welten, mit „{ $other }“ in { $otherShare }.
hint-stich-goes = { $move }: der Stich geht in { $share } der Welten an { $who }, mit „{ $other }“ in { $otherShare }.
hint-stich-fines = { $move }: du hast am Ende der Runde im Mittel Mücken von { $colours } Farben, mit „{ $other }“ von { $otherColours }; jede kostet fünf Punkte.
hint-stich-last =
    { $move }: deine letzte { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } Karte; wird diese Farbe ausgespielt, kannst du eine Mücke abwerfen.
hint-stich-points = { $move }: die Runde bringt dir im Mittel { $points } Punkte und jedem der anderen { $others }, mit „{ $other }“ { $otherPoints } und { $otherOthers }.
