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
option-memory-off = Alle merken sie sich
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
    .plain = { $move }: so bekommst du diesen Stich am ehesten.
hint-stich-leave = { $move }: du überlässt diesen Stich den anderen; du machst ihn in { $share } der Welten, mit „{ $other }“ in { $otherShare }.
    .plain = { $move }: überlass diesen Stich den anderen.
hint-stich-sting = { $move }: du bekommst mit diesem Stich eine Mücke in { $share } der Welten, mit „{ $other }“ in { $otherShare }.
    .plain = { $move }: so bekommst du seltener eine Mücke.
hint-stich-give = { $move }: die Mücke geht in { $share } der Welten an { $who }.
    .plain = { $move }: die Mücke geht am ehesten an { $who }.
hint-stich-yours = { $move }: der Stich gehört dir in { $share } der Welten, mit „{ $other }“ in { $otherShare }.
    .plain = { $move }: der Stich gehört am ehesten dir.
hint-stich-goes = { $move }: der Stich geht in { $share } der Welten an { $who }, mit „{ $other }“ in { $otherShare }.
    .plain = { $move }: der Stich geht am ehesten an { $who }.
hint-stich-fines = { $move }: du hast am Ende der Runde im Mittel Mücken von { $colours } Farben, mit „{ $other }“ von { $otherColours }; jede kostet fünf Punkte.
    .plain = { $move }: so kosten dich Mücken in weniger Farben Punkte.
hint-stich-last =
    { $move }: deine letzte { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } Karte; wird diese Farbe ausgespielt, kannst du eine Mücke abwerfen.
    .plain =
        { $move }: deine letzte { $colour ->
            [R] rote
            [Y] gelbe
            [G] grüne
           *[B] blaue
        } Karte; danach darfst du alles abwerfen, wenn diese Farbe ausgespielt wird.
hint-stich-points = { $move }: die Runde bringt dir im Mittel { $points } Punkte und jedem der anderen { $others }, mit „{ $other }“ { $otherPoints } und { $otherOthers }.
    .plain = { $move }: nichts anderes verspricht in dieser Runde deutlich mehr Punkte.

## Die Lektion: was der Coach vor jeder Entscheidung sagt; „.else“ antwortet auf einen anderen möglichen Zug.

lesson-goal = Es geht um Stiche: Jede gewonnene Zahlenkarte ist ein Punkt. Aber eine Mücke darunter kostet fünf Punkte.
lesson-discard = Zuerst legt jeder zwei Karten verdeckt ab; sie zählen für niemanden. Leg die gelbe 1 und die grüne Mücke ab.
    .tip = Dann hast du kein Grün mehr und bist frei, wenn Grün ausgespielt wird.
    .else = Du darfst ablegen, was du willst; in dieser Lektion leg die gelbe 1 und die grüne Mücke ab
lesson-discard-second = Und jetzt die andere der beiden.
    .else = Jede Karte ist erlaubt; in dieser Lektion leg die gelbe 1 und die grüne Mücke ab
lesson-lead = Du spielst aus, egal was. Die höchste Karte der ausgespielten Farbe gewinnt den Stich. Spiel die blaue 2 aus und sieh, wer ihn bekommt.
    .tip = Eine niedrige Karte überlässt den Stich den anderen.
    .else = Ausspielen darfst du alles; hier spiel die blaue 2 aus und sieh, wer den Stich nehmen muss
lesson-follow = Rot ist ausgespielt. Wer bedienen kann, muss, und die rote 3 ist deine einzige rote Karte.
    .tip = Versuch ruhig eine andere: Der Tisch sagt, warum es nicht geht.
lesson-give = Grün ist ausgespielt, und du hast keins: Du darfst alles spielen. Spiel die gelbe Mücke! Wer den Stich macht, bekommt sie mit.
    .tip = Gib Mücken her, wo andere gewinnen.
    .else = Hier ist alles erlaubt, aber jetzt wirst du deine Mücke los: Spiel sie
lesson-trump = Wer eine Mücke spielt, bestimmt sofort den Trumpf. Bestimme Blau: Du hast zwei hohe blaue Karten.
    .tip = Trumpf schlägt die ausgespielte Farbe und gilt bis zur nächsten Mücke.
    .else = Jede Farbe ist erlaubt; mit zwei hohen blauen Karten bestimme Blau
lesson-take = Gelb ist ausgespielt, und nichts Schlimmes liegt da. Nimm den Stich mit der gelben 11.
    .tip = Ein Stich ohne Mücke bringt einen Punkt für jede Karte.
    .else = Mit der 5 überlässt du diese Punkte den anderen: Nimm den Stich
lesson-lead-again = Der Stich war deiner, also spielst du aus. Spiel die gelbe 5 und achte auf den Trumpf.
    .tip = Es sind noch Mücken unterwegs: Gib hohe Karten nicht zu früh aus.
    .else = Ausspielen darfst du alles; hier spiel die gelbe 5 und sieh, wie schnell ein Trumpf wechselt
lesson-trump-changed = Hast du’s gesehen? Eine Mücke fiel in deinen Stich und machte Rot zum Trumpf: Sofort gewann die rote 9, obwohl sie schon dalag. Ein neuer Trumpf gilt für den ganzen Stich.
lesson-leave = Grün ist ausgespielt, eine Mücke liegt da, und du hast kein Grün: Wirf die blaue 9 ab und lass den Stich den anderen.
    .tip = Blau ist nicht mehr Trumpf, deine hohen blauen Karten sind jetzt harmlos.
    .else = Deine gelbe 12 kann noch einen guten Stich machen: Wirf eine blaue Karte ab
lesson-leave-again = Noch eine Mücke, und jetzt ist Gelb Trumpf: Deine 12 bekäme sie. Spiel lieber die blaue Karte.
    .tip = Schau vor jeder Karte auf den Trumpf.
    .else = Das darfst du, aber die 12 ist jetzt Trumpf und du bekämst die Mücke: Spiel die blaue Karte
lesson-last-trick = Der letzte Stich: Rot ist ausgespielt, du hast keins, und deine gelbe Karte ist Trumpf. Nimm ihn.
lesson-double = Du allein hast die wenigsten Stiche und bestimmst die Farbe, die doppelt zählt. Gewonnen hast du drei gelbe und drei rote Karten: Verdopple Gelb.
    .tip = Wenige Stiche sind kein Unglück: Sie suchen sich die beste Farbe aus.
    .else = Davon hast du nichts gewonnen: Verdopple Gelb
lesson-end-points = Deine Karten: Drei der verdoppelten Farbe zählen je 2, die drei anderen je 1. Das macht 9 Punkte.
lesson-end-mosquitoes = Du hast keine Mücke. Die gelbe, die du hergegeben hast, kostet deinen rechten Nachbarn fünf Punkte: Jede Farbe mit Mücken kostet fünf.
lesson-end-void = Wer allein die meisten Mücken hat, bestimmt eine wertlose Farbe. Hier hatten zwei gleich viele, also ist keine Farbe wertlos.
lesson-end-rounds = Zu dritt hat eine Runde zwei solche Hälften, und es gibt so viele Runden wie Spieler.

## Was der Coach in jedem Spiel erklärt, wenn es neu ist.

coach-discard = Leg zwei Karten verdeckt ab: Sie zählen für niemanden.
    .tip = Werd Mücken los, oder die letzten Karten einer Farbe.
coach-lead = Du spielst aus, welche Karte du willst. Die höchste ihrer Farbe gewinnt den Stich, wenn niemand sticht.
    .tip = Niedrige Karten überlassen den Stich den anderen.
coach-follow = Du hast die ausgespielte Farbe, also musst du sie bedienen. Die höchste Karte gewinnt den Stich.
    .tip = Jede gewonnene Zahlenkarte ist ein Punkt, jede Farbe mit Mücken kostet fünf.
coach-throw = Du hast die ausgespielte Farbe nicht: Alles ist erlaubt, und niemand muss stechen.
    .tip = Ein guter Moment, eine Mücke herzugeben.
coach-mosquito = Eine Mücke bestimmt einen neuen Trumpf, und der gilt für den ganzen Stich, auch für Karten, die schon liegen.
    .tip = Wer diesen Stich macht, bekommt auch die Mücke.
coach-trump = Du hast eine Mücke gespielt: Bestimme den Trumpf. Er gilt bis zur nächsten Mücke.
    .tip = Überleg, wer diesen Stich bekommen soll, und was deine lange Farbe ist.
coach-double = Du allein hast die wenigsten Stiche: Zahlenkarten der Farbe, die du bestimmst, zählen 2.
    .tip = Nimm die Farbe, von der du am meisten gewonnen hast.
coach-void = Du allein hast die meisten Mücken: Zahlenkarten der Farbe, die du bestimmst, zählen nichts.
    .tip = Nimm die Farbe, von der die anderen am meisten gewonnen haben.
coach-score = Die Runde wird gewertet: ein Punkt je Zahlenkarte, minus fünf für jede Farbe, von der du eine Mücke hast.
    .tip = Der Wertungsblock zeigt, wie es dazu kam.
