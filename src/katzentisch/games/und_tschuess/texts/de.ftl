## The game in a sentence.

about = Alle spielen gleichzeitig eine Karte, und wer am wenigsten hat, geht mit der schlechtesten Punktekarte. Wer bleibt bis zum Schluss?

## Cards and moves by name.

move-swap = { $cards } tauschen
move-keep = den Rest behalten

## Options.

option-ties = Gleichstände, die nichts entscheiden: bei welcher Summe
option-ties-any = Niedrigste und höchste
option-ties-lowest = Niedrigste; Duell: jede
option-exchange = Wer tauschen darf
option-exchange-winner = Wer zuletzt gewann
option-exchange-first_out = Wer zuerst raus war
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
    .plain = { $move }: geh jetzt billig, mit { $card }, bevor du Zweiter wirst und nichts bekommst.
hint-tschuess-win = { $move }: du gewinnst die Runde in { $share } der Welten, mit „{ $other }“ in { $otherShare }.
    .plain = { $move }: so gewinnst du die Runde am ehesten.
hint-tschuess-second = { $move }: du wirst in { $share } der Welten Zweiter und bekommst nichts, mit „{ $other }“ in { $otherShare }.
    .plain = { $move }: so wirst du seltener Zweiter und bekommst nichts.
hint-tschuess-points = { $move }: die Runde bringt dir im Mittel { $points } Punkte, mit „{ $other }“ { $otherPoints }.
    .plain = { $move }: so bringt dir die Runde mehr Punkte.
hint-tschuess-keep = { $move }: du behältst hohe Karten für die nächsten Runden, zusammen { $pips } mehr als mit „{ $other }“.
    .plain = { $move }: das spart deine hohen Karten für die nächsten Runden.
hint-tschuess-usual = { $move }: die Runde bringt dir im Mittel { $points } Punkte; du gewinnst sie in { $wins } der Welten und wirst in { $second } Zweiter.
    .plain = { $move }: nichts anderes verspricht in dieser Runde deutlich mehr.

## Die Lektion: was der Coach vor jeder Entscheidung sagt; „.else“ antwortet auf einen anderen möglichen Zug.

lesson-goal = Es geht um die Punktekarten der Reihe: −5, 6 und 13. Die höchste Summe an Punktekarten gewinnt das Spiel.
lesson-play = Alle wählen verdeckt eine Karte und decken zugleich auf. Die niedrigste Summe ist raus und nimmt die niedrigste Punktekarte, jetzt die −5. Spiel die 9.
    .tip = Du musst nicht hoch sein, nur nicht am niedrigsten: Spar deine besten Karten.
    .else = Jede Karte ist erlaubt; mit der 9 bist du sicher und sparst deine hohen Karten für später
lesson-lowest = Dein linker Nachbar war am niedrigsten, ist raus und hat die −5. Deine 9 bleibt vor dir liegen, Karten werden addiert. Als Nächstes geht die 6 an den Niedrigsten: Leg die 8 dazu.
    .tip = Die niedrigste Karte der Reihe geht immer als nächste weg.
    .else = Jede Karte ist erlaubt; spar 12 und 15 für später und leg die 8 dazu
lesson-tie = Du bist mit 17 am niedrigsten, aber nicht allein: Gleichstand. Niemand ist raus, alle spielen noch eine Karte. Zieh mit der 12 davon.
    .tip = Auch ein Gleichstand an der Spitze entscheidet nichts.
    .else = Jede Karte ist erlaubt, aber mit einer niedrigen wärst du hier raus: Spiel die 12
lesson-duel = Nur zwei sind noch dabei: ein Duell um die 13. Die höhere Summe nimmt sie, der andere bekommt gar nichts. Spiel die 15!
    .tip = Du hast 29, der andere 24.
    .else = Jede Karte ist erlaubt, aber wer das Duell verliert, bekommt nichts: Spiel deine 15
lesson-exchange = Du hast die Runde und die 13 gewonnen! Alle Hände werden aufgefüllt. Wer gewonnen hat, darf tauschen, bevor die neue Reihe liegt: Leg die −5 beiseite.
    .tip = Handkarten zählen am Ende nichts; sie sind nur zum Spielen da.
    .else = Du darfst tauschen, was du willst; −5 und 1 sind deine schwächsten Karten, fang mit der −5 an
lesson-exchange-more = Und jetzt die andere schwache Karte: Leg auch die 1 beiseite, wenn sie noch da ist.
    .else = Das darfst du, aber den Rest deiner Hand brauchst du: Leg nur −5 und 1 beiseite
lesson-draw = Das genügt: Zieh zwei neue Karten.
    .else = Du darfst mehr tauschen, aber den Rest deiner Hand brauchst du: Zieh jetzt
lesson-second-row = Die neue Reihe: −5, 9, 10. Die −5 geht zuerst, also sei jetzt hoch: Spiel die 13.
    .tip = Was vor den anderen liegt, ist offen: Zähl mit.
    .else = Jede Karte ist erlaubt, aber eine niedrige bringt dir vielleicht die −5: Spiel die 13
lesson-leave = Die −5 ist weg. Jetzt nimmt der Niedrigste die 9. Wer das Duell gewinnt, bekommt nur einen Punkt mehr, und der andere nichts: Geh jetzt. Spiel die 2.
    .tip = Die Kunst ist, im richtigen Moment zu gehen.
    .else = Du darfst bleiben, aber ein Duell um einen Punkt mehr kann mit nichts enden: Spiel die 2
lesson-end-cards = Unter deiner Karte liegen die 13 und die 9: 22 Punkte. Was auf der Hand bleibt, zählt nichts.
lesson-end-second = Im Duell um die 10 ging einer leer aus. Du warst rechtzeitig gegangen, mit der 9.
lesson-end-deck = So geht es weiter, Runde um Runde, bis der Nachziehstapel aufgebraucht ist.

## Was der Coach in jedem Spiel erklärt, wenn es neu ist.

coach-play = Wähle verdeckt eine Karte; alle werden zugleich aufgedeckt, und was vor dir liegt, wird addiert.
    .tip = Du musst nicht hoch sein, nur nicht am niedrigsten.
coach-lowest = Die niedrigste Summe ist raus und nimmt die niedrigste Punktekarte der Reihe; die Karten der anderen bleiben liegen.
    .tip = Die Karte, die als nächste geht, ist in der Reihe hervorgehoben.
coach-tie = Ein Gleichstand um die niedrigste oder die höchste Summe entscheidet nichts: Alle, die noch dabei sind, spielen eine weitere Karte.
    .tip = Die Karten werden weiter addiert.
coach-duel = Nur zwei sind noch dabei: Die höhere Summe nimmt die letzte Punktekarte, der andere bekommt nichts.
    .tip = Jetzt ist die Zeit für deine besten Karten.
coach-out = Du bist aus dieser Runde raus und behältst deine übrigen Karten; die Runde geht ohne dich weiter.
    .tip = Zähl, was die anderen ausgeben: Das fehlt ihnen später.
coach-exchange = Vor der neuen Reihe darfst du Karten beiseitelegen und ebenso viele vom Nachziehstapel ziehen.
    .tip = Tausch deine niedrigsten Karten.
