### … und Tschüss!
point-row = Punktekarten
point-cards =
    { $cards ->
         [one] { $cards } Punktekarte
        *[other] { $cards } Punktekarten
    }, { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    }
lying-cards = ausgelegt: { $cards }, Summe { $total }
tschuess = tschüss!
is-out = raus
round-number = Runde { $round }
reshuffle-to-come = der Ablagestapel wird noch einmal gemischt
duel = Duell
laid-aside = Beiseitegelegt
keep-all = Alle Karten behalten
draw-new =
    { $cards ->
         [one] { $cards } neue Karte ziehen
        *[other] { $cards } neue Karten ziehen
    }
move-swap = { $card } beiseitelegen
move-keep = Den Rest behalten
do-play = Wähle verdeckt eine Karte.
do-exchange = Tausch: Leg Karten beiseite oder behalte alle.
do-last = Der Nachziehstapel reicht für keine Reihe mehr: Das Spiel ist hier zu Ende.
exchange-spare =
    { $spare ->
         [0] Der Nachziehstapel reicht gerade noch für eine Reihe: Tauschst du auch nur eine Karte, ist das Spiel aus.
         [one] Der Nachziehstapel reicht gerade noch für eine Reihe und { $spare } Karte: Tauschst du mehr, ist das Spiel aus.
        *[other] Der Nachziehstapel reicht gerade noch für eine Reihe und { $spare } Karten: Tauschst du mehr, ist das Spiel aus.
    }
end-game = Das Spiel beenden
draw-and-end =
    { $cards ->
         [one] { $cards } neue Karte ziehen und das Spiel beenden
        *[other] { $cards } neue Karten ziehen und das Spiel beenden
    }
wait-exchange =
    { $cards ->
         [0] { $names } kann Karten tauschen.
         [one] { $names } tauscht: { $cards } Karte beiseitegelegt.
        *[other] { $names } tauscht: { $cards } Karten beiseitegelegt.
    }
shown-tie-lowest = { $names } teilen sich die niedrigste Summe: Niemand ist raus
shown-tie-highest = { $names } teilen sich die höchste Summe: Niemand ist raus
shown-tie-ends = { $names } teilen sich die niedrigste und die höchste Summe: Niemand ist raus
shown-tie-all = { $names } haben dieselbe Summe: Niemand ist raus
told-race = Punktekarten: { $row }. Summen: { $totals }.
told-exchange = Du hast { $names }. Beiseite: { $aside }.
state = Runde { $round }. Punktekarten: { $row }. Summen: { $totals }.
part-exchange = Tausch
part-all = Alle spielen
part-duel = { duel }
