### Hearts: was man außer den gemeinsamen Wörtern liest.

about = Nimm keine Herzen und erst recht nicht die Pikdame – oder nimm alle und hol den Mond vom Himmel.

## Namen

hearts-suit =
    { $suit ->
        [C] Kreuz
        [D] Karo
        [S] Pik
       *[H] Herz
    }
move-give = { $cards } schieben
card-C2 = Kreuz 2
card-C3 = Kreuz 3
card-C4 = Kreuz 4
card-C5 = Kreuz 5
card-C6 = Kreuz 6
card-C7 = Kreuz 7
card-C8 = Kreuz 8
card-C9 = Kreuz 9
card-C10 = Kreuz 10
card-CJ = Kreuz-Bube
card-CQ = Kreuz-Dame
card-CK = Kreuz-König
card-CA = Kreuz-Ass
card-D2 = Karo 2
card-D3 = Karo 3
card-D4 = Karo 4
card-D5 = Karo 5
card-D6 = Karo 6
card-D7 = Karo 7
card-D8 = Karo 8
card-D9 = Karo 9
card-D10 = Karo 10
card-DJ = Karo-Bube
card-DQ = Karo-Dame
card-DK = Karo-König
card-DA = Karo-Ass
card-S2 = Pik 2
card-S3 = Pik 3
card-S4 = Pik 4
card-S5 = Pik 5
card-S6 = Pik 6
card-S7 = Pik 7
card-S8 = Pik 8
card-S9 = Pik 9
card-S10 = Pik 10
card-SJ = Pik-Bube
card-SQ = Pik-Dame
card-SK = Pik-König
card-SA = Pik-Ass
card-H2 = Herz 2
card-H3 = Herz 3
card-H4 = Herz 4
card-H5 = Herz 5
card-H6 = Herz 6
card-H7 = Herz 7
card-H8 = Herz 8
card-H9 = Herz 9
card-H10 = Herz 10
card-HJ = Herz-Bube
card-HQ = Herz-Dame
card-HK = Herz-König
card-HA = Herz-Ass

## Warum ein Zug nicht geht

hearts-due =
    { $phase ->
        [pass] Jetzt schieben alle drei Karten
       *[play] Jetzt muss eine Karte gespielt werden
    }
    .short =
        { $phase ->
            [pass] muss eine Karte schieben
           *[play] muss eine Karte spielen
        }
hearts-opening =
    { $any ->
        [0] Der erste Stich beginnt mit der Kreuz 2
       *[other] Der erste Stich beginnt mit einem Kreuz
    }
    .short =
        { $any ->
            [0] muss die Kreuz 2 ausspielen
           *[other] muss ein Kreuz ausspielen
        }
hearts-follow = Du hast { hearts-suit }, also musst du { hearts-suit } bedienen
    .short = muss { hearts-suit } bedienen
hearts-blood = Kein Herz und keine Pik-Dame im ersten Stich, solange du eine andere Karte hast
    .short = darf im ersten Stich keine Punkte spielen
hearts-unbroken = Herz kann noch nicht ausgespielt werden: Es ist nicht gebrochen, und du hast eine andere Farbe
    .short = darf Herz noch nicht ausspielen

## Im Terminal

prompt =
    { $phase ->
        [pass] Welche Karten schiebst du?
       *[play] Welche Karte spielst du?
    }
explain =
    { $phase ->
        [pass] Wähle nacheinander drei Karten, die du weiterschiebst (give); alle tun das gleichzeitig (H4).
       *[play] Spiel eine Karte (play). Bediene die ausgespielte Farbe, wenn du kannst (H7). Jedes Herz, das du nimmst, kostet 1 Punkt, die Pik-Dame 13 (H13); wer alle nimmt, hat einen Durchmarsch (H14).
    }
legend = Karten: C ist Kreuz, D Karo, S Pik, H Herz, dahinter der Rang; J ist der Bube, Q die Dame, K der König, A das Ass.

## Hausregeln

option-no_passing = Karten schieben
option-no_passing-off = Wie das aufgedeckte Ass es sagt
option-no_passing-on = Niemand schiebt
option-any_club = Erstes Ausspiel
option-any_club-off = Die Kreuz 2
option-any_club-on = Ein beliebiges Kreuz von dem, der die 2 hat
option-points_at_once = Punkte im ersten Stich
option-points_at_once-off = Nur wer keine andere Karte hat
option-points_at_once-on = Erlaubt
option-free_hearts = Herz ausspielen
option-free_hearts-off = Erst wenn Herz gebrochen ist
option-free_hearts-on = Immer
option-silent_queen = Was Herz bricht
option-silent_queen-off = Ein Herz oder die Pik-Dame
option-silent_queen-on = Nur ein Herz
option-spare_queen = Wer nur Herz und die Pik-Dame hat
option-spare_queen-off = Muss die Dame ausspielen
option-spare_queen-on = Darf auch Herz ausspielen
option-jack = Karo-Bube
option-jack-off = Zählt nichts
option-jack-on = Zieht 10 Punkte ab
option-no_trick = Kein einziger Stich
option-no_trick-off = Zählt nichts
option-no_trick-on = Zieht 5 Punkte ab

## View

view-direction = Karten gehen
view-direction-none = an niemanden
view-direction-left = nach links
view-direction-across = nach gegenüber
view-direction-right = nach rechts
view-broken = Herz ist frei
view-passed = Weitergegeben
view-received = Bekommen
