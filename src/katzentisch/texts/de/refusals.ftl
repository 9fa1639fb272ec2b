### Warum ein Zug nicht geht. Die Meldung spricht den Spieler an; `.short` steht in Aufzeichnungen
### hinter Platz und Zug.

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
