### Katzenjammer Blues
joker = Joker
mice =
    { $mice ->
         [one] { $mice } Maus
        *[other] { $mice } Mäuse
    }
jokers =
    { $jokers ->
         [one] { $jokers } ausgelegter Joker
        *[other] { $jokers } ausgelegte Joker
    }
mice-left =
    { $mice ->
         [one] noch { $mice } Maus
        *[other] noch { $mice } Mäuse
    }
caught-mice = Mäuse
all-jokers = Joker
so-far = Dieses Spiel bis jetzt
counts-now = Jetzt
jokers-in-hand-count = Hier zählen nur die ausgelegten Joker; am Ende kommen die auf der Hand dazu.
own-jokers =
    { $jokers ->
         [one] Du hast einen auf der Hand.
        *[other] Du hast { $jokers } auf der Hand.
    }
bandleader = Bandleader
game-of = Spiel { $game } von { $games }
the-row = Die Reihe
standing-bid = { $name }: { $bid }
passed = gepasst
ladder = Gebote, von niedrig bis hoch
bid-different = { $cards } verschiedene
short-different = { $cards } ≠
costs =
    kostet { $naturals ->
         [one] { $naturals } Katze
        *[other] { $naturals } Katzen
    } und { $jokers ->
         [one] { $jokers } Joker
        *[other] { $jokers } Joker
    }
pay-bid = { $bid } mit den gewählten Karten zahlen
to-discards = auf den Ablagestapel
move-bid = { $bid } bieten
move-pass = Passen
move-pay = { $card } zahlen
move-stop = Fertig, nichts mehr vorführen
move-meld =
    { $jokers ->
         [0] Vier { $value }er vorführen
         [one] { $value }er mit einem Joker vorführen
        *[other] { $value }er mit { $jokers } Jokern vorführen
    }
move-meld-jokers = Vier Joker ohne Mäuse vorführen und loswerden
foursomes = Quartette
do-auction = Du bist dran: Biete oder passe.
do-pay = Die Reihe gehört dir: Wähle die Karten zum Bezahlen.
do-foursomes = Führ Quartette vor oder mach weiter.
do-stop = Kein Quartett in der Hand: Mach weiter.
discard-pile =
    { $cards ->
         [0] Der Ablagestapel ist leer
         [one] Ablagestapel: { $cards } Karte
        *[other] Ablagestapel: { $cards } Karten
    }
discarded =
    { $card }: { $cards ->
         [one] { $cards } Karte
        *[other] { $cards } Karten
    }
pass-ahead = Passen, wenn ich dran bin
wait-auction = { $names } bietet oder passt.
wait-pay = { $names } zahlt { $bid }.
wait-foursomes = { $names } kann Quartette vorführen.
shown-payment = { $name } zahlt { $bid }
shown-paid =
    { $jokers ->
         [0] { $name } nimmt die Reihe; das Bezahlte wird abgelegt.
         [one] { $name } nimmt die Reihe; { $naturals ->
             [0] der Joker bleibt liegen.
            *[other] der Joker bleibt liegen, der Rest wird abgelegt.
        }
        *[other] { $name } nimmt die Reihe; { $naturals ->
             [0] die { $jokers } Joker bleiben liegen.
            *[other] die { $jokers } Joker bleiben liegen, der Rest wird abgelegt.
        }
    }
shown-foursome = { $name } führt vier { $value }er vor
shown-jokers = { $name } führt vier Joker vor
shown-mice =
    { $mice ->
         [one] { $mice } Maus ist gefangen.
        *[other] { $mice } Mäuse sind gefangen.
    }
shown-discarded = Keine Mäuse, aber die Joker sind weg.
spoken-bid =
    { $cards ->
         [1] eine { $value }
         [2] zwei { $value }er
         [3] drei { $value }er
         [4] vier { $value }er
         [5] fünf { $value }er
         [6] sechs { $value }er
         [7] sieben { $value }er
         [8] acht { $value }er
        *[other] { $cards } Karten mit { $value }
    }
spoken-different =
    { $cards ->
         [2] zwei verschiedene Karten
         [3] drei verschiedene Karten
         [4] vier verschiedene Karten
         [5] fünf verschiedene Karten
        *[other] { $cards } verschiedene Karten
    }
told-row = Reihe: { $row }.
told-standing = Höchstes Gebot: { $name }, { $bid }.
told-no-bid = Noch kein Gebot.
told-price = Preis: { $bid }, für die Reihe { $row }.
told-held = Du hast { $names }.
state =
    Reihe: { $row }. { $bid } { $mice ->
         [one] Es ist noch { $mice } Maus da.
        *[other] Es sind noch { $mice } Mäuse da.
    }
the-game = Das Spiel
part-auction = Versteigerung { $number }
