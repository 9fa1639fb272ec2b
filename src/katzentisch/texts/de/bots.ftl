### Was Bots den Leuten sagen.

hint-forced = { $move } ist der einzige Zug.
hint-seat = Platz { $number }

## Was auf jede Begründung folgt: der beste Zug gegen den nächstbesten.

hint-close =
    Soweit { $worlds ->
        [one] die eine denkbare Welt es zeigt
       *[other] { $worlds } denkbare Welten es zeigen
    }, ist „{ $other }“ vielleicht ebenso gut: { $share } und { $otherShare } der Siege.
hint-points =
    Über { $worlds ->
        [one] die eine denkbare Welt
       *[other] { $worlds } denkbare Welten
    } bringt das { $points } Punkte mehr als „{ $other }“ und { $share } statt { $otherShare } der Siege.
hint-share =
    Über { $worlds ->
        [one] die eine denkbare Welt
       *[other] { $worlds } denkbare Welten
    } bekommst du { $share } statt { $otherShare } der Siege, obwohl „{ $other }“ im Mittel { $points } Punkte mehr bringt.
hint-even =
    Über { $worlds ->
        [one] die eine denkbare Welt
       *[other] { $worlds } denkbare Welten
    } bekommst du { $share } statt { $otherShare } der Siege, bei ebenso vielen Punkten, wie „{ $other }“ bringt.

## Begründungen. Ein Zug steht für seine Folgen: „{ $move }: …“, „mit { $other } …“.

hint-any-game = { $move }: mehr Punkte als mit „{ $other }“ in { $share } der Welten, weniger in { $otherShare }.

hint-tschuess-leave = { $move }: du bist in { $share } der Welten billig raus, mit { $card }; mit „{ $other }“ wirst du in { $otherShare } Zweiter und bekommst nichts.
hint-tschuess-win = { $move }: du gewinnst die Runde in { $share } der Welten, mit „{ $other }“ in { $otherShare }.
hint-tschuess-second = { $move }: du wirst in { $share } der Welten Zweiter und bekommst nichts, mit „{ $other }“ in { $otherShare }.
hint-tschuess-points = { $move }: die Runde bringt dir im Mittel { $points } Punkte, mit „{ $other }“ { $otherPoints }.
hint-tschuess-usual = { $move }: die Runde bringt dir im Mittel { $points } Punkte; du gewinnst sie in { $wins } der Welten und wirst in { $second } Zweiter.

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

hint-blues-buy = { $move }: du bekommst die Reihe zu diesem Preis in { $share } der Welten und hast dort am Ende { $points } Punkte mehr als mit „{ $other }“, der Preis mitgerechnet.
hint-blues-dear = { $move }: mit „{ $other }“ bekämst du die Reihe in { $share } der Welten und hättest dort am Ende { $points } Punkte weniger: Sie ist ihren Preis nicht wert.
hint-blues-drive = { $move }: in { $share } der Welten bietet jemand anders mehr und zahlt so mehr für die Reihe.
hint-blues-spare = { $move }: diese Karten gehören zu keinem Quartett, anders als die von „{ $other }“.
hint-blues-mice = { $move }: du fängst bis zum Ende des Spiels im Mittel { $mice } Mäuse, mit „{ $other }“ { $otherMice }.
hint-blues-jokers = { $move }: du hast am Ende in { $share } der Welten die meisten Joker, was { $penalty } Mäuse kostet, mit „{ $other }“ in { $otherShare }.
hint-blues-points = { $move }: du beendest das Spiel im Mittel mit { $points } Punkten und hast in { $share } der Welten die meisten Joker, was { $penalty } Mäuse kostet.
