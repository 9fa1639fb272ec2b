## The game in a sentence.

about = Alle spielen gleichzeitig eine Karte, und wer am wenigsten hat, geht mit der schlechtesten Punktekarte. Wer bleibt bis zum Schluss?

## Cards and moves by name.

move-swap = { $cards } tauschen
move-keep = den Rest behalten

## Options.

option-ties = Gleichstände, die nichts entscheiden
option-ties-any = Bei der niedrigsten und der höchsten Summe
option-ties-lowest = Nur bei der niedrigsten, im Duell jeder
option-exchange = Wer tauschen darf
option-exchange-winner = Der Gewinner der vorigen Runde
option-exchange-first_out = Wer in der vorigen Runde als Erster raus war
option-exchange-none = Niemand

## Why a move is not possible.

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

## What happened at the table.

und-tschuess-told-turned = Alle decken eine Karte auf (und haben zusammen): { $tally }.
und-tschuess-told-out =
    { $who ->
        [you] Du bist mit { $total } raus und nimmst { $card } – und tschüss!
       *[other] { $name } ist mit { $total } raus und nimmt { $card } – und tschüss!
    }
und-tschuess-told-win =
    { $who ->
        [you] Du gewinnst die Runde mit { $total } und nimmst { $card }
       *[other] { $name } gewinnt die Runde mit { $total } und nimmt { $card }
    }{ und-tschuess-after }.
und-tschuess-told-tie =
    { $which ->
        [duel] Beide haben dieselbe Summe
        [all] Alle haben dieselbe Summe
        [ends] Gleichstand bei der niedrigsten und bei der höchsten Summe
        [highest] Gleichstand bei der höchsten Summe
       *[lowest] Gleichstand bei der niedrigsten Summe
    } ({ $tally }): Niemand ist raus, alle spielen noch eine Karte.
und-tschuess-told-swap =
    { $who ->
        [you] Du legst { $card } beiseite.
       *[other] { $name } legt { $card } beiseite.
    }
und-tschuess-told-keep =
    { $who ->
        [you] Du tauschst
       *[other] { $name } tauscht
    } { $count ->
        [0] keine Karte
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ und-tschuess-after }.
und-tschuess-after =
    { $drawn ->
        [0] {""}
       *[other] ; du ziehst { $cards }
    }{ $deck ->
        [new] ; der Ablagestapel wird zum neuen Nachziehstapel gemischt
       *[old] {""}
    }{ $end ->
        [over] ; der Nachziehstapel reicht für keine weitere Runde: Das Spiel ist aus
       *[not] {""}
    }
und-tschuess-told-row = Neue Reihe: { $row }.

## The game in the terminal.

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
prompt =
    { $phase ->
        [exchange] { $count ->
            [0] Karten tauschen (swap) oder alle behalten (keep)?
            [one] Noch mehr Karten tauschen (swap) oder { $count } Karte ziehen (keep)?
           *[other] Noch mehr Karten tauschen (swap) oder { $count } Karten ziehen (keep)?
        }
       *[play] Welche Karte spielst du?
    }
prompt-last-exchange = Das Spiel ist hier zu Ende; schreib keep.
explain =
    { $phase ->
        [exchange] Leg die Karten, die du tauschen willst, beiseite, gern mehrere in einer Zeile („swap 3 8 −5“), dann „keep“: Du ziehst ebenso viele neue (U12).
       *[play] Alle, die noch dabei sind, spielen gleichzeitig eine Karte (play); sie zählt zu deiner Summe (U5). Die niedrigste Summe ist raus und nimmt die niedrigste Karte der Reihe (U6); wer das letzte Duell gewinnt, nimmt die höchste (U7). Bei Gleichstand spielen alle noch einmal (U8).
    }
explain-last-exchange = Der Nachziehstapel reicht für keine Reihe mehr: Das Spiel ist zu Ende, was immer du tauschst (U16). „keep“ beendet es.
legend = Karten: Ihre Zahl ist, was sie zählen; −5 kann man auch -5 schreiben.

## Why a move is best: “{ $move }: …”, “with { $other } …”.

hint-tschuess-leave = { $move }: du bist in { $share } der Welten billig raus, mit { $card }; mit „{ $other }“ wirst du in { $otherShare } Zweiter und bekommst nichts.
hint-tschuess-win = { $move }: du gewinnst die Runde in { $share } der Welten, mit „{ $other }“ in { $otherShare }.
hint-tschuess-second = { $move }: du wirst in { $share } der Welten Zweiter und bekommst nichts, mit „{ $other }“ in { $otherShare }.
hint-tschuess-points = { $move }: die Runde bringt dir im Mittel { $points } Punkte, mit „{ $other }“ { $otherPoints }.
hint-tschuess-usual = { $move }: die Runde bringt dir im Mittel { $points } Punkte; du gewinnst sie in { $wins } der Welten und wirst in { $second } Zweiter.
