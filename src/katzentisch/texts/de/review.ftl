### Was ein Rückblick über ein beendetes Spiel sagt.

review-title = Rückblick: { $game }
review-name = Platz { $seat }
review-ready = Wird vorbereitet; beim allerersten Mal dauert das einige Minuten
review-computing = Das Spiel wird nachgespielt
review-start = Vor der ersten Karte
review-deal = Glück beim Geben
review-draws = Glück beim Ziehen
review-others = Wie andere gespielt haben
review-own = Sichere Fehler
review-dice = Wie offene Entscheidungen ausgingen
review-end = Ergebnis
review-shares = Sieg
review-points = Punkte
review-round = Runde { $number }
review-curve = Anteil am Sieg, von der ersten Karte bis zur letzten
review-percent = { $share }
review-number = { $number }

review-summary =
    Geben und Ziehen haben diesen Platz um { $luck } des Sieges bewegt, seine sicheren Fehler um { $own }.
review-counts =
    { $decisions ->
        [one] Eine Entscheidung
       *[other] { $decisions } Entscheidungen
    } mit einer Wahl, { $sure ->
        [0] davon kein sicherer Fehler.
        [one] davon ein sicherer Fehler.
       *[other] davon { $sure } sichere Fehler.
    }
review-in-short = { $name }: { $text }
review-dearest = Die teuersten Entscheidungen
review-none = Keine Entscheidung hat sicher etwas gekostet.
review-decision = Zug { $step }: „{ $played }“; besser war „{ $best }“.
review-cost =
    Nach dem, was man da wissen konnte, kostete das { $share } des Sieges (± { $error }) und im Mittel { $points } Punkte.
review-cost-points =
    Nach dem, was man da wissen konnte, kostete das im Mittel { $points } Punkte (± { $error }); für den Sieg machte es kaum etwas aus.
review-cost-share =
    Nach dem, was man da wissen konnte, kostete das { $share } des Sieges (± { $error }), aber keine Punkte.
review-hindsight =
    Mit offenen Karten hätte „{ $best }“ { $share } des Sieges versprochen, „{ $played }“ { $other }. Das konnte niemand wissen.
review-hindsight-same =
    Mit offenen Karten versprach „{ $best }“ am Ende das meiste: { $share } des Sieges. Das konnte niemand wissen.

review-luck =
    In 95 von 100 Spielen wie diesem bewegen Geben und Ziehen allein einen Platz um bis zu { $share } des Sieges oder { $points } Punkte.
review-skill =
    Wer { $edge } der Spiele mehr gewinnt als die anderen, zeigt es allein durch Ergebnisse nach etwa { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }.
review-note =
    Das ist keine Note und beweist nichts über irgendwen: ein einzelnes Spiel ist vor allem Glück, und wo es eng ist, kann ein guter Spieler so oder so wählen.
review-plain = Numba fehlt: die langsame Engine sieht sich wenig an, darum ist wenig sicher.

review-not-over = { $file }: dieses Spiel ist nicht zu Ende. Ein Rückblick ist für beendete Spiele; vorher sind die Hände verdeckt.
