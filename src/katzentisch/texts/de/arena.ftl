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
arena-median = Zeit p50
arena-p95 = Zeit p95
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

no-bot = Es gibt keinen Bot „{ $found }“; es gibt { $bots } oder einen eigenen, geschrieben paket.modul:funktion.
bot-not-loaded = Der Bot „{ $found }“ lässt sich nicht laden: { $problem }
bot-failed = Der Bot „{ $found }“ ist gescheitert: { $problem }. Ein Bot nimmt einen Thought und gibt die Nummer eines erlaubten Zugs zurück (docs/bots.md).
too-many-bots = Nenne 1 bis { $players } Bots, durch Kommas getrennt.
no-budget = „{ $found }“ ist kein Budget; schreib zum Beispiel 50ms (Zeit) oder 500 (Probespiele).
other-contest = { $folder } enthält einen anderen Wettkampf; wähle mit --out einen anderen Ordner.
broken-contest = { $file } ist leer oder beschädigt, darum weiß niemand, welchen Wettkampf der Ordner enthält. Ist es dieser, dann lösche die Datei und starte neu: Die Verteilungen daneben bleiben. Sonst wähle mit --out einen anderen Ordner.
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
