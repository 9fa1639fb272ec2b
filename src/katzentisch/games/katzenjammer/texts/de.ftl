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
option-mice-auto = Nach Spielerzahl
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
    .plain = { $move }: die Reihe ist dir diesen Preis wert.
hint-blues-dear = { $move }: mit „{ $other }“ bekämst du die Reihe in { $share } der Welten und hättest dort am Ende { $points } Punkte weniger: Sie ist ihren Preis nicht wert.
    .plain = { $move }: die Reihe ist nicht wert, was sie dich kosten würde.
hint-blues-drive = { $move }: in { $share } der Welten bietet jemand anders mehr und zahlt so mehr für die Reihe.
    .plain = { $move }: andere gehen wahrscheinlich höher und zahlen so mehr für die Reihe.
hint-blues-spare = { $move }: diese Karten gehören zu keinem Quartett, anders als die von „{ $other }“.
    .plain = { $move }: diese Karten brauchst du für kein Quartett.
hint-blues-mice = { $move }: du fängst bis zum Ende des Spiels im Mittel { $mice } Mäuse, mit „{ $other }“ { $otherMice }.
    .plain = { $move }: so fängst du mehr Mäuse.
hint-blues-jokers = { $move }: du hast am Ende in { $share } der Welten die meisten Joker, was { $penalty } Mäuse kostet, mit „{ $other }“ in { $otherShare }.
    .plain = { $move }: so hast du am Ende seltener die meisten Joker.
hint-blues-points = { $move }: du beendest das Spiel im Mittel mit { $points } Punkten und hast in { $share } der Welten die meisten Joker, was { $penalty } Mäuse kostet.
    .plain = { $move }: nichts anderes verspricht deutlich mehr Punkte.

## Die Lektion: was der Coach vor jeder Entscheidung sagt; „.else“ antwortet auf einen anderen möglichen Zug.

lesson-goal = Wer am Ende die meisten Mäuse hat, gewinnt. Vier Katzen vom gleichen Wert bringen so viele Mäuse, wie der Wert sagt.
lesson-row = Der Bandleader ♪ hat eine Reihe aufgedeckt: 2, 5, 5. Sie wird versteigert und mit Handkarten bezahlt.
lesson-first-bid = Du hast zwei 5er, und zwei liegen in der Reihe: zusammen ein Quartett! Geboten ist eine 2. Biete eine 3: gerade höher, und sie fehlt dir am wenigsten.
    .tip = Fang niedrig an: Was du bietest, zahlst du auch.
    .else = Das ist erlaubt, aber die Reihe passt genau zu dir, und wenig genügt vielleicht: Versuch es mit einer 3
lesson-outbid = Jetzt ist eine 5 geboten. Mehr Karten schlagen weniger, egal wie hoch: Zwei 1er sind mehr als eine 5. Biete zwei 1er.
    .tip = Unter jedem Gebot steht sein Preis: ● eine Katze, ★ ein Joker.
    .else = Das ist erlaubt, aber zwei 1er genügen und kosten dich am wenigsten
lesson-pay = Die Reihe gehört dir. Zahl zwei 1er. Ein Joker könnte für eine stehen, läge dann aber bis zum Ende vor dir, und zu viele Joker kosten Mäuse.
    .tip = Tipp auf Karten, um andere zu wählen, und zahl dann.
    .else = Du darfst mit dem Joker zahlen, aber er läge für immer vor dir: Zahl mit beiden 1ern
lesson-foursome = Du hast die Reihe auf die Hand genommen. Nur wer sie kauft, darf Quartette vorführen: Vier 5er bringen fünf Mäuse.
    .tip = Ein Joker kann eine Katze ersetzen, aber echte Katzen sind sicherer.
    .else = Das ginge, aber vier echte 5er bringen alle fünf Mäuse und schonen deinen Joker: Führ sie vor
lesson-done = Du hast kein weiteres Quartett: Sag, dass du fertig bist. Wer eine Reihe kauft, ist der nächste Bandleader.
lesson-joker-row = Eine Reihe endet mit einem Wert, der schon daliegt, oder mit einem Joker. Nach einem Joker ziehen alle eine Karte: Du hast eine 3 bekommen.
lesson-most-jokers = Wer am Ende die meisten Joker hat, verliert fünf Mäuse. In dieser Reihe liegt einer, und die 4 hilft dir nicht: Passe.
    .tip = „2 ≠“ ist ein Gebot von zwei verschiedenen Karten: mehr als jede einzelne, weniger als jedes Paar.
    .else = Du könntest bieten, kaufst aber einen Joker und kein Quartett: Passe diesmal
lesson-speak-first = 3, 1, 3, und du hast zwei 3er! Du sitzt links vom Bandleader und bietest zuerst. Biete eine 2, ein billiger Anfang.
    .tip = Wer passt, ist aus dieser Versteigerung heraus.
    .else = Das ist erlaubt, aber ein niedriger Anfang kostet weniger, und die Reihe lohnt sich: Biete eine 2
lesson-different = Geboten ist eine 4. Zwei verschiedene Karten schlagen jede einzelne: Biete „2 ≠“.
    .tip = Du nennst nur die Zahl; welche Karten du zahlst, wählst du später.
    .else = Das ist erlaubt, aber zwei verschiedene Karten genügen hier
lesson-pay-joker = Behalt beide 3er für das Quartett. Zahl mit der 2 und lass den Joker irgendeinen anderen Wert sein; er liegt von nun an vor dir.
    .tip = Ein Joker schadet nicht, solange jemand anders mehr hat.
    .else = So darfst du zahlen, aber deine 3er gehören zusammen: Zahl mit der 2 und dem Joker
lesson-second-foursome = Zwei 3er aus der Reihe und deine beiden: Führ sie vor, das bringt drei Mäuse.
    .else = Lass keine drei Mäuse liegen: Führ deine vier 3er vor
lesson-done-again = Du hast nur noch eine 1. Du bist fertig und wieder der Bandleader.
lesson-must-pass = Geboten ist eine 5, und mit einer 1 kannst du nicht höher gehen: Passe. Achte jetzt auf deinen linken Nachbarn.
lesson-end-pool = Die letzte Maus ist gefangen, und damit ist das Spiel sofort zu Ende.
lesson-end-mice = Deine Quartette: Vier 5er brachten fünf Mäuse, vier 3er drei. Das macht acht.
lesson-end-jokers = Vor dir liegt ein Joker. Dein linker Nachbar hat auch acht Mäuse gefangen, aber zwei Joker, die meisten, und verliert fünf Mäuse. Du gewinnst mit acht.

## Was der Coach in jedem Spiel erklärt, wenn es neu ist.

coach-auction = Die Reihe wird versteigert. Biete höher oder passe; das höchste Gebot bekommt die ganze Reihe. Mehr Karten schlagen weniger, dann entscheidet der Wert.
    .tip = Biete, was du entbehren kannst, für das, was vier Gleiche macht.
coach-pay = Du hast die Reihe gewonnen. Wähle die Karten für dein Gebot; bezahlte Joker bleiben vor dir liegen.
    .tip = Behalt die Werte, von denen du viele hast.
coach-foursomes = Vier Karten eines Wertes bringen so viele Mäuse, wie der Wert sagt. Vorführen darf nur, wer die Reihe gekauft hat, und nur jetzt.
    .tip = Der Joker ersetzt jede Katze, liegt dann aber vor dir.
coach-joker-row = Die Reihe endete mit einem Joker, darum haben alle eine Karte gezogen.
    .tip = Wer diese Reihe kauft, kauft auch den Joker.
coach-displayed = Jetzt liegen Joker aus. Wer am Ende die meisten hat, die auf der Hand mitgezählt, verliert fünf Mäuse.
    .tip = Los wird man Joker nur, wenn man vier als Joker vorführt.
