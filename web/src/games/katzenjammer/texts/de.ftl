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
state =
    Die Reihe ist { $row }. Höchstes Gebot: { $bid }. { $mice ->
         [one] Es ist noch { $mice } Maus da.
        *[other] Es sind noch { $mice } Mäuse da.
    }
the-game = Das Spiel
part-auction = Versteigerung { $number }
