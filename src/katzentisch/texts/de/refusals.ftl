### Warum ein Zug nicht geht. Die Meldung spricht den Spieler an; `.short` steht in Aufzeichnungen
### hinter Platz und Zug.

colour =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
       *[B] Blau
    }

game-over = Das Spiel ist aus
    .short = das Spiel ist schon aus
not-your-turn = Du bist nicht an der Reihe
    .short = dieser Platz ist nicht an der Reihe
no-undo = Es gibt nichts zurückzunehmen: Dein letzter Zug hat schon etwas aufgedeckt oder es wurde darauf reagiert
    .short = es gibt nichts zurückzunehmen
no-such-seat = Diesen Platz gibt es an diesem Tisch nicht
    .short = diesen Platz gibt es nicht
unknown-move = Das ist kein Zug. Schreib zum Beispiel: { $example }
    .short = ist kein Zug; Züge schreibt man zum Beispiel { $example }
not-held = Du hast { $card } nicht auf der Hand
    .short = hat { $card } nicht auf der Hand

katzenjammer-due =
    { $phase ->
        [auction] Jetzt wird versteigert: Biete oder passe
        [pay] Bezahle erst dein Gebot
        [foursomes] Jetzt kannst du nur Quartette vorführen oder aufhören
       *[over] Das Spiel ist aus
    }
    .short =
        { $phase ->
            [auction] muss bieten oder passen
            [pay] muss das Gebot bezahlen
            [foursomes] kann nur Quartette vorführen oder aufhören
           *[over] das Spiel ist aus
        }
katzenjammer-low = Dein Gebot muss höher sein als { $bid }
    .short = muss höher sein als { $bid }
katzenjammer-unpayable = Du kannst { $bid } nicht aus deiner Hand bezahlen
    .short = kann { $bid } nicht aus der Hand bezahlen
katzenjammer-payment = Bezahle genau { $bid } mit Karten deiner Hand; Joker dürfen aushelfen
    .short = bezahlt { $bid } nicht aus der Hand
katzenjammer-foursome = Du hast die vier Karten für { $cards } nicht
    .short = hat die vier Karten für { $cards } nicht

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

und-tschuess-due =
    { $phase ->
        [play] Jetzt spielen alle, die noch dabei sind, eine Karte
        [exchange] Erst der Tausch: Leg Karten beiseite oder behalte den Rest
       *[other] Jetzt kann keine Karte gespielt werden
    }
    .short =
        { $phase ->
            [play] muss eine Karte spielen
            [exchange] muss tauschen oder behalten
           *[other] kann jetzt nicht spielen
        }
und-tschuess-undrawable =
    { $cards ->
        [0] Es ist keine Karte mehr zum Ziehen da, du kannst also keine tauschen
        [one] Mehr als { $cards } Karte kannst du nicht beiseitelegen: Mehr lassen sich nicht ziehen
       *[other] Mehr als { $cards } Karten kannst du nicht beiseitelegen: Mehr lassen sich nicht ziehen
    }
    .short =
        { $cards ->
            [0] es ist keine Karte mehr zum Ziehen da
            [one] nur { $cards } Karte ist noch zum Ziehen da
           *[other] nur { $cards } Karten sind noch zum Ziehen da
        }
