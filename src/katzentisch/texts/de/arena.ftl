### Die Arena: Bots gegen Bots.

arena-title = { $game }, { $players } Spieler: Bots in der Arena
arena-setting =
    { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    } mit je { $rotations } Drehungen der Plätze, Budget { $budget }, Startwert { $seed }.
arena-bot = Bot
arena-share = Anteil der Siege
arena-score = Punkte im Schnitt
arena-decisions = Entscheidungen
arena-speed = Entscheidungen pro Sekunde
arena-median = CPU p50
arena-p95 = CPU p95
arena-clock-p95 = Uhr p95
arena-share-adjusted = Anteil ohne Glück
arena-score-adjusted = Punkte ohne Glück
arena-worth-deals = Verteilungen wert
arena-luck = Glück ist, was die Karten brachten, gegen das gehalten, was hätte kommen können (--luck { $tries }); Regelbots spielen weiter. Der Wert dafür ist { $value }.
arena-percent = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .alone = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-part = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-part = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-points = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($width, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .alone = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-milliseconds = { NUMBER($value, maximumFractionDigits: 2) } ms
arena-shares = Anteile der Siege mit 95-%-Intervallen
arena-par = gleich stark
arena-scores = Wie oft jede Punktzahl vorkam, mit einem Strich beim Mittelwert
arena-pairs = Wie oft der Bot der Zeile mehr Punkte hat als der Bot der Spalte
arena-note = Jede Verteilung zählt einmal, mit ihrem Mittel über alle Drehungen; die Intervalle beruhen auf den Unterschieden zwischen den Verteilungen. Gleichnamige Bots sind zusammengefasst.
arena-progress = Verteilungen
arena-written = Bericht: { $file }
arena-decided =
    { $deals ->
        [one] Entschieden nach { $deals } Verteilung.
       *[other] Entschieden nach { $deals } Verteilungen.
    }
arena-not-decided =
    { $deals ->
        [one] Nicht entschieden nach { $deals } Verteilung.
       *[other] Nicht entschieden nach { $deals } Verteilungen.
    }

compare-first = 1. Wettkampf
compare-second = 2. Wettkampf
compare-gap = Anteil, 2. − 1.
compare-points = Punkte
compare-verdict = Urteil
compare-bot = { $name } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
compare-decided = entschieden
compare-not-decided = offen
compare-adjusted = ohne Glück
compare-worth =
    { $deals ->
        [one] wie { $deals } Verteilung
       *[other] wie { $deals } Verteilungen
    }
compare-deals =
    { $deals ->
        [one] { $deals } Verteilung in beiden Wettkämpfen.
       *[other] { $deals } Verteilungen in beiden Wettkämpfen; die Intervalle beruhen auf den Unterschieden von Verteilung zu Verteilung.
    }
compare-other-game = { $folder } und { $other } sind Wettkämpfe verschiedener Spiele; da gibt es nichts zu vergleichen.
compare-other-players = { $folder } und { $other } haben verschieden viele Spieler; da gibt es nichts zu vergleichen.
compare-other-seed = { $folder } und { $other } haben verschiedene Startwerte; nur Wettkämpfe mit demselben --seed haben dieselben Verteilungen.
compare-other-options = { $folder } und { $other } haben verschiedene Tischoptionen; da gibt es nichts zu vergleichen.
compare-other-deals = { $folder } und { $other } haben keine Verteilung gemeinsam.
no-contest = { $folder } ist kein Ordner eines Wettkampfs; katzentisch arena SPIEL --out ORDNER legt einen an.

no-bot = Es gibt keinen Bot „{ $found }“; es gibt { $bots } oder einen eigenen, geschrieben paket.modul:funktion.
bot-not-loaded = Der Bot „{ $found }“ lässt sich nicht laden: { $problem }
bot-failed = Der Bot „{ $found }“ ist gescheitert: { $problem }. Ein Bot nimmt einen Thought und gibt die Nummer eines erlaubten Zugs zurück (docs/bots.md). { bot-position }
bot-illegal = Der Bot „{ $found }“ hat { $problem } geantwortet, das ist keine Nummer eines erlaubten Zugs (docs/bots.md). { bot-position }
bot-slow = Der Bot „{ $found }“ hat zu lange nachgedacht: { $problem } (CPU-Zeit / nach der Uhr), erlaubt sind { $time } CPU-Zeit. { bot-position }
# Nach dem, was ein Bot getan hat; die Aufzeichnung lässt sich ansehen.
bot-position = Platz { $seat }, Zug { $move }; die Stellung ist Aufzeichnung { $number } von { $file }.
too-many-bots = Nenne 1 bis { $players } Bots, durch Kommas getrennt.
no-budget = „{ $found }“ ist kein Budget; schreib zum Beispiel 50ms (Zeit) oder 500 (Probespiele).
no-limit = „{ $found }“ ist keine Zeit; schreib zum Beispiel 2s oder 500ms.
no-fault-rule = „{ $found }“ ist nicht bekannt; schreib stop (der Wettkampf endet, wenn ein Bot scheitert) oder forfeit (der Bot verliert dieses Spiel).
no-goal = „{ $found }“ ist kein Ziel; schreib apart (bis Nachbarn zu unterscheiden sind) oder eine Zahl wie 2 (bis jeder Anteil auf ± 2 Punkte bekannt ist).
other-contest = { $folder } enthält einen anderen Wettkampf; wähle mit --out einen anderen Ordner.
broken-contest = { $file } ist leer oder beschädigt, darum weiß niemand, welchen Wettkampf der Ordner enthält. Ist es dieser, dann lösche die Datei und starte neu: Die Verteilungen daneben bleiben. Sonst wähle mit --out einen anderen Ordner.
arena-getting-ready = Zuerst ein Spiel, das nicht zählt, zum Laden und Übersetzen: Ein Zug darf darin { $time } CPU-Zeit brauchen.
arena-more-faults =
    { $count ->
        [one] In noch einem Spiel ist ein Bot gescheitert; auch diese Stellung steht in { $file }.
       *[other] In noch { $count } Spielen ist ein Bot gescheitert; auch diese Stellungen stehen in { $file }.
    }
arena-torn = Die letzte Zeile von { $file } war nur halb geschrieben und fällt weg; diese Verteilung wird noch einmal gespielt.
arena-broken =
    { $count ->
        [one] Zeile { $lines } von { $file } ist keine Verteilung dieses Wettkampfs; sie steht jetzt in { $aside }, und was fehlt, wird noch einmal gespielt.
       *[other] Die Zeilen { $lines } von { $file } sind keine Verteilungen dieses Wettkampfs; sie stehen jetzt in { $aside }, und was fehlt, wird noch einmal gespielt.
    }
arena-stopped = Abgebrochen: Die bisher gespielten Verteilungen sind in { $folder } aufgehoben; derselbe Befehl macht dort weiter.
arena-lost = Ein Prozess, der Verteilungen spielte, ist gestorben; vielleicht war der Speicher voll. Versuch es mit weniger --jobs.
folder-trouble = Der Ordner { $folder } ist nicht zu gebrauchen: { os-problem }. Nichts darin ist verloren.
no-ray = Der Cluster braucht Ray; installiere es mit: pip install 'katzentisch[ray]'
no-cluster = Unter { $address } antwortet kein Ray-Cluster; prüfe die Adresse, oder schreib --cluster local, um hier einen zu starten.
