## The game in a sentence.

about = Biete Katzen für Katzen, sammle vier gleiche und fang die meisten Mäuse – aber hüte dich vor zu vielen Jokern.

## Cards and moves by name.

card-joker = Joker
bid-different = { $cards } verschiedene
move-bid = { $bid } bieten
move-pay = { $cards } zahlen
move-meld = { $cards } vorführen
move-stop = nichts mehr vorführen

## Options.

option-mice = Mäuse
option-mice-auto = Nach der Zahl der Spieler
option-games = Spiele der Partie

## Why a move is not possible.

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

## What happened at the table.

katzenjammer-told-bid =
    { $who ->
        [you] Du bietest
       *[other] { $name } bietet
    } { $value ->
        [d] { $count ->
            [2] zwei verschiedene Karten
            [3] drei verschiedene Karten
            [4] vier verschiedene Karten
            [5] fünf verschiedene Karten
           *[other] { $count } verschiedene Karten
        }
       *[other] { $count ->
            [1] eine { $value }
            [2] zwei { $value }er
            [3] drei { $value }er
            [4] vier { $value }er
            [5] fünf { $value }er
            [6] sechs { $value }er
            [7] sieben { $value }er
            [8] acht { $value }er
           *[other] { $count } Karten mit { $value }
        }
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
katzenjammer-told-unsold =
    { $who ->
        [you] Du passt
       *[other] { $name } passt
    }: Niemand hat geboten, die Reihe kommt auf den Ablagestapel.
katzenjammer-drew =
    { $drew ->
        [all] ; alle ziehen eine Karte
        [own] ; alle ziehen eine Karte (deine: { $card })
        [some] ; es wird gezogen, solange Karten da sind
       *[none] {""}
    }
katzenjammer-told-row =
    { $who ->
        [you] Du deckst die Reihe auf: { $row }
       *[other] { $name } deckt die Reihe auf: { $row }
    }{ katzenjammer-drew }.
katzenjammer-turned =
    { $turned ->
        [next] ; { $who ->
            [you] du deckst die Reihe auf: { $row }
           *[other] { $name } deckt die Reihe auf: { $row }
        }{ katzenjammer-drew }
       *[last] {""}
    }
katzenjammer-told-deck =
    { $turned ->
        [last] { $who ->
            [you] Du deckst die Reihe auf: { $row }
           *[other] { $name } deckt die Reihe auf: { $row }
        }{ katzenjammer-drew }; der Nachziehstapel ist leer und das Spiel aus
       *[next] Der Nachziehstapel ist leer und das Spiel aus
    }; Punkte (und Joker, von denen die meisten 5 Mäuse kosten): { $tally }{ katzenjammer-turned }.
katzenjammer-told-last-mouse = Die letzte Maus ist gefangen und das Spiel aus; Punkte (und Joker, von denen die meisten 5 Mäuse kosten): { $tally }{ katzenjammer-turned }.

## The game in the terminal.

screen-mice = Mäuse
screen-jokers = Joker
screen-bid = Gebot
screen-passed = gepasst
screen-mice-left =
    { $mice ->
        [one] noch { $mice } Maus
       *[other] noch { $mice } Mäuse
    } · { $deck ->
        [one] { $deck } Karte im Nachziehstapel
       *[other] { $deck } Karten im Nachziehstapel
    }
screen-match = Spiel { $game } von { $games } ·{" "}
screen-discards = Ablagestapel: { $cards }
screen-leader-row = Bandleader: { $name }
screen-standing-bid =
    Höchstes Gebot: { $bid } ({ $who ->
        [you] deines
       *[other] { $name }
    })
prompt =
    { $phase ->
        [auction] Dein Gebot?
        [pay] Womit zahlst du?
       *[foursomes] Ein Quartett, oder Schluss (stop)?
    }
explain =
    { $phase ->
        [auction] Die Reihe wird versteigert (K8): Überbiete das höchste Gebot (bid) oder passe (pass). „bid 3x2“ bietet drei 2er (K9), „bid 4d“ vier verschiedene Werte (K10); mehr Karten schlagen weniger (K11). Joker stehen für jeden Wert (K12).
        [pay] Du hast die Versteigerung gewonnen: Wähle die Karten, mit denen du zahlst (pay, K15). Bezahlte Joker liegen für immer vor dir, und die meisten Joker kosten 5 Mäuse (K21, K24).
       *[foursomes] Führ vier Karten eines Wertes vor (meld), dann fängst du so viele Mäuse, wie der Wert sagt; das geht, so oft du willst (K17, K18). „stop“ beendet es. Mit „meld J J J J as J“ wirst du vier Joker los (K19).
    }
legend = Karten: 1 bis 5 sind Katzen dieses Wertes, J ist ein Joker.

## Why a move is best: “{ $move }: …”, “with { $other } …”.

hint-blues-buy = { $move }: du bekommst die Reihe zu diesem Preis in { $share } der Welten und hast dort am Ende { $points } Punkte mehr als mit „{ $other }“, der Preis mitgerechnet.
hint-blues-dear = { $move }: mit „{ $other }“ bekämst du die Reihe in { $share } der Welten und hättest dort am Ende { $points } Punkte weniger: Sie ist ihren Preis nicht wert.
hint-blues-drive = { $move }: in { $share } der Welten bietet jemand anders mehr und zahlt so mehr für die Reihe.
hint-blues-spare = { $move }: diese Karten gehören zu keinem Quartett, anders als die von „{ $other }“.
hint-blues-mice = { $move }: du fängst bis zum Ende des Spiels im Mittel { $mice } Mäuse, mit „{ $other }“ { $otherMice }.
hint-blues-jokers = { $move }: du hast am Ende in { $share } der Welten die meisten Joker, was { $penalty } Mäuse kostet, mit „{ $other }“ in { $otherShare }.
hint-blues-points = { $move }: du beendest das Spiel im Mittel mit { $points } Punkten und hast in { $share } der Welten die meisten Joker, was { $penalty } Mäuse kostet.
