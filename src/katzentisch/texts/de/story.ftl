### Was am Tisch geschehen ist. `$who` ist `you` für den Leser, sonst ist `$name` der Name.

told-move = { $name }: { $move }

katzenjammer-told-bid =
    { $who ->
        [you] Du bietest
       *[other] { $name } bietet
    } { $value ->
        [d] { $count } verschiedene
       *[other] { $count }×{ $value }
    }.
katzenjammer-told-pass =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
katzenjammer-told-pay =
    { $who ->
        [you] Du zahlst { $cards }, nimmst die Reihe { $row } und bist Bandleader.
       *[other] { $name } zahlt { $cards }, nimmt die Reihe { $row } und ist Bandleader.
    }
katzenjammer-told-meld =
    { $who ->
        [you] Du führst { $cards } vor:
       *[other] { $name } führt { $cards } vor:
    } { $mice ->
        [0] keine Mäuse.
        [one] { $mice } Maus.
       *[other] { $mice } Mäuse.
    }
katzenjammer-told-stop =
    { $who ->
        [you] Du führst nichts mehr vor.
       *[other] { $name } führt nichts mehr vor.
    }
katzenjammer-told-unsold = Niemand hat geboten: Die Reihe kommt auf den Ablagestapel.
katzenjammer-told-row = Neue Reihe: { $row }.
katzenjammer-told-draw = Die Reihe endet mit einem Joker: Alle ziehen eine Karte.
katzenjammer-told-drawn = Du ziehst { $card }.
katzenjammer-told-deck = Der Nachziehstapel ist leer: Das Spiel ist aus.
katzenjammer-told-last-mouse = Die letzte Maus ist gefangen: Das Spiel ist aus.
katzenjammer-told-jokers = Joker: { $tally }. Die meisten kosten 5 Mäuse.
katzenjammer-told-score = Punkte dieses Spiels: { $tally }.

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
muckenstich-told-trick =
    { $who ->
        [you] Der Stich gehört dir.
       *[other] Der Stich geht an { $name }.
    }
muckenstich-told-score = Punkte: { $tally }.
muckenstich-told-half = Runde { $round }, zweite Hälfte: Die Karten sind gegeben.
muckenstich-told-round = Runde { $round } von { $rounds }: Die Karten sind gegeben.

und-tschuess-told-play =
    { $who ->
        [you] Du spielst { $card }: Summe { $total }.
       *[other] { $name } spielt { $card }: Summe { $total }.
    }
und-tschuess-told-out =
    { $who ->
        [you] Du bist mit { $total } raus und nimmst { $card }. Und tschüss!
       *[other] { $name } ist mit { $total } raus und nimmt { $card }. Und tschüss!
    }
und-tschuess-told-win =
    { $who ->
        [you] Du gewinnst die Runde mit { $total } und nimmst { $card }.
       *[other] { $name } gewinnt die Runde mit { $total } und nimmt { $card }.
    }
und-tschuess-told-tie = Gleichstand: Niemand ist raus, alle spielen noch eine Karte.
und-tschuess-told-swap =
    { $who ->
        [you] Du legst { $card } beiseite.
       *[other] { $name } legt { $card } beiseite.
    }
und-tschuess-told-keep =
    { $who ->
        [you] Du tauschst
       *[other] { $name } tauscht
    } { $count ->
        [0] keine Karte.
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
und-tschuess-told-draw = Du ziehst { $cards }.
und-tschuess-told-reshuffle = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
und-tschuess-told-row = Neue Reihe: { $row }.
und-tschuess-told-over = Der Nachziehstapel reicht für keine weitere Runde: Das Spiel ist aus.
