### Was an einer Aufzeichnung falsch ist.

at-line = { $file }, Zeile { $line }: { $problem }
at-move = Zug { $number }: Platz { $seat } { $text }: { $reason }

record-not-utf8 = Das ist kein UTF-8-Text
record-not-json = Das ist kein JSON
record-not-object = Eine Aufzeichnung ist ein JSON-Objekt, { "{" }"format": …{ "}" }
record-format = Das Format ist { $found } statt "{ $expected }"
record-game = Das Spiel { $found } ist nicht bekannt; die Spiele sind { $games }
record-players = Zu { $found } Spielern geht dieses Spiel nicht; man spielt es zu { $first } bis { $last }
record-options = Die Optionen fehlen: Jede Option des Spiels steht mit ihrem Wert in der Aufzeichnung
record-option = Die Option „{ $name }“ ist { $found }; möglich sind { $values }
record-unknown-option = Eine Option { $name } hat dieses Spiel nicht
record-shuffles = Die gemischten Stapel fehlen oder sind keine Kartenlisten
record-card = Stapel { $number }: { $found } ist keine Karte dieses Spiels
record-moves = Die Züge fehlen, sind keine Liste oder sind zu viele
record-move-shape = Zug { $number } ist { $found } statt [Platz, "Zug"]
record-seat-order = Gleichzeitige Entscheidungen müssen in der Reihenfolge der Plätze stehen
    .short = gleichzeitige Entscheidungen müssen in der Reihenfolge der Plätze stehen
record-legal-count = Zu jedem Zug gehört genau eine Liste der erlaubten Züge
record-legal = Die Liste der erlaubten Züge stimmt nicht
    .short = die Liste der erlaubten Züge stimmt nicht
record-not-over = Das Spiel ist nicht zu Ende, also kann die Aufzeichnung kein { $key } haben
record-result-missing = Das Spiel ist zu Ende, aber { $key } fehlt
record-result = Die Aufzeichnung hat { $key } { $found }, richtig wäre { $right }
shuffle-missing = Der gemischte Stapel { $number } fehlt
shuffle-wrong-cards = Der gemischte Stapel { $number } hat nicht genau die Karten, die dort gemischt werden
shuffle-unused = Der gemischte Stapel { $number } wird nie gebraucht
fair-shape = „fair“ braucht ein Versprechen und, sobald es geöffnet ist, den Startwert, die Salze und wer zu spät war, wie in docs/fair-dealing.md beschrieben
fair-salts =
    { $found ->
        [one] Es gibt { $found } Salz
       *[other] Es gibt { $found } Salze
    } für { $players } Plätze; jeder Platz hat eines, ein leeres, wenn er keines gegeben hat
fair-promises =
    { $found ->
        [one] Es gibt { $found } Versprechen
       *[other] Es gibt { $found } Versprechen
    } für { $players } Plätze; jeder Platz hat eines, null, wenn er keines gegeben hat
fair-promise = Das Salz von Platz { $seat } passt nicht zu seinem Versprechen: Es wurde nicht ehrlich gegeben
fair-unpromised = Platz { $seat } hat ein Salz, das vor dem Geben nicht versprochen war: Es wurde nicht ehrlich gegeben
fair-withheld = Platz { $seat } hat ein Salz versprochen, das fehlt, und ist nicht als verspätet genannt
fair-late = Platz { $seat } ist als verspätet genannt, hat aber ein Salz oder keines versprochen
fair-commitment = Der Startwert passt nicht zu seinem Versprechen: Es wurde nicht ehrlich gegeben
fair-shuffle = Der gemischte Stapel { $number } folgt nicht aus Startwert und Salzen: Es wurde nicht ehrlich gegeben
