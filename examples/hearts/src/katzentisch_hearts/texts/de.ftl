### Hearts: was man außer den gemeinsamen Wörtern liest.

## Namen

hearts-suit =
    { $suit ->
        [C] Kreuz
        [D] Karo
        [S] Pik
       *[H] Herz
    }
move-give = { $cards } schieben

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

prompt-hearts =
    { $phase ->
        [pass] Welche Karten schiebst du?
       *[play] Welche Karte spielst du?
    }
explain-hearts =
    { $phase ->
        [pass] Wähle nacheinander drei Karten, die du weiterschiebst (give); alle tun das gleichzeitig (H4).
       *[play] Spiel eine Karte (play). Bediene die ausgespielte Farbe, wenn du kannst (H7). Jedes Herz, das du nimmst, kostet 1 Punkt, die Pik-Dame 13 (H13); wer alle nimmt, hat einen Durchmarsch (H14).
    }
legend-hearts = Karten: C ist Kreuz, D Karo, S Pik, H Herz, dahinter der Rang; J ist der Bube, Q die Dame, K der König, A das Ass.

## Hausregeln

option-hearts-no_passing = Karten schieben
option-hearts-no_passing-off = Wie das aufgedeckte Ass es sagt
option-hearts-no_passing-on = Niemand schiebt
option-hearts-any_club = Erstes Ausspiel
option-hearts-any_club-off = Die Kreuz 2
option-hearts-any_club-on = Ein beliebiges Kreuz von dem, der die 2 hat
option-hearts-points_at_once = Punkte im ersten Stich
option-hearts-points_at_once-off = Nur wer keine andere Karte hat
option-hearts-points_at_once-on = Erlaubt
option-hearts-free_hearts = Herz ausspielen
option-hearts-free_hearts-off = Erst wenn Herz gebrochen ist
option-hearts-free_hearts-on = Immer
option-hearts-silent_queen = Was Herz bricht
option-hearts-silent_queen-off = Ein Herz oder die Pik-Dame
option-hearts-silent_queen-on = Nur ein Herz
option-hearts-spare_queen = Wer nur Herz und die Pik-Dame hat
option-hearts-spare_queen-off = Muss die Dame ausspielen
option-hearts-spare_queen-on = Darf auch Herz ausspielen
option-hearts-jack = Karo-Bube
option-hearts-jack-off = Zählt nichts
option-hearts-jack-on = Zieht 10 Punkte ab
option-hearts-no_trick = Kein einziger Stich
option-hearts-no_trick-off = Zählt nichts
option-hearts-no_trick-on = Zieht 5 Punkte ab
