### Das Spiel im Terminal.

screen-name = Spieler
screen-cards = Karten
screen-score = Punkte
screen-sum = Summe
screen-hand = Deine Hand:
screen-row = Reihe: { $cards }
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
screen-tricks = Stiche
screen-trick = Stich
screen-discard = Abgelegt
screen-mosquitoes = Mücken
screen-ready = fertig
screen-round =
    Runde { $round } von { $rounds }{ $half ->
        [0] {""}
       *[other] , Hälfte { $half }
    }
screen-trump =
    { $colour ->
        [none] kein Trumpf
       *[other] Trumpf { colour }
    }
screen-doubled = { colour } zählt doppelt
screen-led =
    { $who ->
        [you] { $colour ->
            [none] du spielst aus
           *[other] ausgespielt: { colour } (von dir)
        }
       *[other] { $colour ->
            [none] { $name } spielt aus
           *[other] ausgespielt: { colour } ({ $name })
        }
    }
colour-letter =
    { $colour ->
        [R] R
        [Y] Ge
        [G] Gr
       *[B] B
    }
screen-last-trick = Letzter Stich: { $cards }
screen-played = Schon gespielt: { $cards }
screen-discarded = Du hast abgelegt: { $cards }
screen-lying = Ausliegend
screen-total = Summe
screen-in = {""}
screen-is-out = raus
screen-chosen = hat gewählt
screen-deck =
    Runde { $round } · { $deck ->
        [one] { $deck } Karte im Nachziehstapel
       *[other] { $deck } Karten im Nachziehstapel
    } · { $discards ->
        [one] { $discards } abgelegt
       *[other] { $discards } abgelegt
    }
screen-deck-reshuffle =
    Runde { $round } · { $deck ->
        [one] { $deck } Karte im Nachziehstapel
       *[other] { $deck } Karten im Nachziehstapel
    } · { $discards ->
        [one] { $discards } abgelegt (wird einmal neu gemischt)
       *[other] { $discards } abgelegt (wird einmal neu gemischt)
    }
screen-aside = Beiseitegelegt: { $cards }
screen-exchange-last = Der Nachziehstapel reicht für keine Reihe mehr: Das Spiel ist hier zu Ende, was immer getauscht wird.
screen-exchange-spare =
    { $spare ->
        [0] Der Nachziehstapel reicht gerade noch für eine Reihe: Wer auch nur eine Karte tauscht, beendet das Spiel.
        [one] Der Nachziehstapel reicht gerade noch für eine Reihe und { $spare } Karte: Wer mehr tauscht, beendet das Spiel.
       *[other] Der Nachziehstapel reicht gerade noch für eine Reihe und { $spare } Karten: Wer mehr tauscht, beendet das Spiel.
    }

play-which = Welches Spiel? Schreib seine Nummer:
play-you = Du
play-welcome = { $title }: Schreib jederzeit ?, wenn du Hilfe brauchst.
play-news = Was geschehen ist
play-more = Eingabetaste: weiter
play-more-or-stop = Eingabetaste: weiter · q: zurück zum Spiel
play-thinks = { $name } denkt nach …
play-forced = (Etwas anderes ging nicht.)
play-over = Das Spiel ist aus
play-you-win = Du hast gewonnen!
play-winners =
    { $count ->
        [one] Gewonnen hat { $names }.
       *[other] Der Sieg ist geteilt: { $names }.
    }
play-no-number =
    { $count ->
        [1] Es gibt nur Zug Nummer 1: { $example }
       *[other] Die Züge haben die Nummern 1 bis { $count }; ausgeschrieben sieht ein Zug zum Beispiel so aus: { $example }
    }
play-hint = (Hilfe gibt es mit ?)
play-meant = Meinst du „{ $close }“?
play-cards-with-word = Eine bloße Zahl ist die Nummer eines Zuges. Bei Karten schreib das Wort dazu: { $example }
play-too-many =
    { $count ->
        [one] Nur einer dieser Züge ist jetzt möglich; nichts davon ist geschehen.
       *[other] Nur { $count } dieser Züge sind jetzt möglich; nichts davon ist geschehen.
    }
play-none-done = Von dieser Zeile ist nichts geschehen.
play-thinking = Ich denke nach … (Strg-C: abbrechen)
play-thinking-cold = Ich denke nach … Das schnelle Denken wird noch vorbereitet, darum dauert es einige Sekunden länger und reicht weniger weit. (Strg-C: abbrechen)
play-thought-stopped = Abgebrochen; das Spiel geht weiter.
play-undone = Zurückgenommen.
play-why-what = Schreib einen Zug dahinter, zum Beispiel: warum { $example }
play-why-legal = Dieser Zug ist erlaubt.
play-no-clause = Diesen Paragrafen gibt es nicht; es gibt { $first } bis { $last }.
play-saved = Das Spiel ist gespeichert. Weiter geht es mit: katzentisch play --resume { $file }
play-recorded = Das Spiel ist aufgezeichnet. Ansehen kannst du es mit: katzentisch replay { $file }
play-not-saved = Das Spiel ließ sich nicht in { $file } speichern: { os-problem }.
play-changed = { $file } enthält dieses Spiel nicht mehr so, wie es gelesen wurde; es wird in einer eigenen Datei gespeichert.
play-keep-line = Es ließ sich nirgends speichern. Kopiere diese Zeile in eine Datei und spiel weiter mit katzentisch play --resume DATEI:
play-goodbye = Auf Wiedersehen!
play-commands =
    Schreib die Nummer eines Zuges, den Zug selbst oder nur seine Karten. Außerdem:
    { $why } ZUG – warum ein Zug nicht erlaubt ist
    { $hint } – der beste Zug, soweit du es wissen kannst, und warum
    { $undo } – eine Wahl zurücknehmen, die noch niemand gesehen hat
    { $rules } oder { $rules } PARAGRAF – die Regeln oder ein Paragraf
    { $score } – der Punktezettel
    { $table } – noch einmal der Tisch
    { $quit } – das Spiel speichern und gehen

word-help = hilfe
word-why = warum
word-hint = tipp
word-undo = zurück
word-rules = regeln
word-score = punkte
word-table = tisch
word-quit = ende
word-next = weiter
word-back = zurück

prompt-katzenjammer =
    { $phase ->
        [auction] Dein Gebot?
        [pay] Womit zahlst du?
       *[foursomes] Ein Quartett, oder Schluss (stop)?
    }
prompt-muckenstich =
    { $phase ->
        [discard] { $count ->
            [0] Welche zwei Karten legst du ab?
           *[other] Welche zweite Karte legst du ab?
        }
        [play] Welche Karte spielst du?
        [trump] Welche Farbe ist Trumpf?
        [double] Welche Farbe zählt doppelt?
       *[void] Welche Farbe ist wertlos?
    }
prompt-und-tschuess =
    { $phase ->
        [exchange] { $count ->
            [0] Karten tauschen (swap) oder alle behalten (keep)?
            [one] Noch mehr Karten tauschen (swap) oder { $count } Karte ziehen (keep)?
           *[other] Noch mehr Karten tauschen (swap) oder { $count } Karten ziehen (keep)?
        }
       *[play] Welche Karte spielst du?
    }
prompt-last-exchange = Das Spiel ist hier zu Ende; schreib keep.

explain-katzenjammer =
    { $phase ->
        [auction] Die Reihe wird versteigert (K8): Überbiete das höchste Gebot (bid) oder passe (pass). „bid 3x2“ bietet drei 2er (K9), „bid 4d“ vier verschiedene Werte (K10); mehr Karten schlagen weniger (K11). Joker stehen für jeden Wert (K12).
        [pay] Du hast die Versteigerung gewonnen: Wähle die Karten, mit denen du zahlst (pay, K15). Bezahlte Joker liegen für immer vor dir, und die meisten Joker kosten 5 Mäuse (K21, K24).
       *[foursomes] Führ vier Karten eines Wertes vor (meld), dann fängst du so viele Mäuse, wie der Wert sagt; das geht, so oft du willst (K17, K18). „stop“ beendet es. Mit „meld J J J J as J“ wirst du vier Joker los (K19).
    }
explain-muckenstich =
    { $phase ->
        [discard] Leg zwei Karten verdeckt ab (M5), gern in einer Zeile: „discard R7 BM“; sie zählen für niemanden. Alle tun das gleichzeitig.
        [play] Spiel eine Karte (play). Bediene die ausgespielte Farbe, wenn du kannst (M8). Die Mücke M ist die stärkste Karte ihrer Farbe (M2), und wer sie spielt, bestimmt den Trumpf (M11). Das Zeichen › steht bei der ausgespielten Karte, der Stern bei der Karte, die den Stich gerade gewinnt (M13).
        [trump] Du hast eine Mücke gespielt: Bestimme die Trumpffarbe (trump, M11). Sie gilt auch für diesen Stich (M12).
        [double] Du allein hast die wenigsten Stiche: Zahlenkarten der Farbe, die du bestimmst (double), zählen doppelt (M15).
       *[void] Du allein hast die meisten Mücken: Zahlenkarten der Farbe, die du bestimmst (void), zählen nichts (M16).
    }
explain-und-tschuess =
    { $phase ->
        [exchange] Leg die Karten, die du tauschen willst, beiseite, gern mehrere in einer Zeile („swap 3 8 −5“), dann „keep“: Du ziehst ebenso viele neue (U12).
       *[play] Alle, die noch dabei sind, spielen gleichzeitig eine Karte (play); sie zählt zu deiner Summe (U5). Die niedrigste Summe ist raus und nimmt die niedrigste Karte der Reihe (U6); wer das letzte Duell gewinnt, nimmt die höchste (U7). Bei Gleichstand spielen alle noch einmal (U8).
    }
explain-last-exchange = Der Nachziehstapel reicht für keine Reihe mehr: Das Spiel ist zu Ende, was immer du tauschst (U16). „keep“ beendet es.
legend-katzenjammer = Karten: 1 bis 5 sind Katzen dieses Wertes, J ist ein Joker.
legend-muckenstich = Karten: R ist Rot, Ge Gelb, Gr Grün, B Blau, dahinter die Zahl; M ist die Mücke. Regeln und Aufzeichnungen schreiben Y für Gelb und G für Grün: Auch das wird verstanden.
legend-und-tschuess = Karten: Ihre Zahl ist, was sie zählen; −5 kann man auch -5 schreiben.

replay-step = Schritt { $step } von { $steps }
replay-start = Die Karten sind gegeben.
replay-seat = Platz { $seat }
replay-prompt = Eingabetaste: weiter · { $back }: ein Schritt zurück · eine Zahl: zu diesem Schritt · { $quit }: beenden
replay-unknown = Schreib nichts, { $back }, { $quit } oder eine Zahl von 0 bis { $steps }.
