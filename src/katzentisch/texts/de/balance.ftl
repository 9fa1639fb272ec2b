### Was eine Hausregel mit einem Spiel macht.

balance-title = { $title }, { $players } Spieler
balance-usual = nach der Regel
balance-changed = mit der Hausregel
balance-change = Unterschied
balance-length = Entscheidungen je Spiel
    .named = die Zahl der Entscheidungen
balance-seat = Was der beste Platz über seinen fairen Anteil hinaus gewinnt
    .named = was der beste Platz über seinen fairen Anteil hinaus gewinnt
balance-spread = Punkte zwischen Erstem und Letztem
    .named = die Punkte zwischen Erstem und Letztem
balance-matter = Entscheidungen, auf die es ankommt
    .named = die Entscheidungen, auf die es ankommt
balance-at-seat = Siege von Platz { $seat }
balance-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-number-change = { $way ->
        [up] +
       *[down] {""}
    }{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-share = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-share-change = { $way ->
        [up] +
       *[down] {""}
    }{ NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-same = Alle { $games } Spiele verliefen genau wie nach der Regel: Bots spielen mit dieser Hausregel ebenso.
balance-unsure = Nicht sicher verschieden: { $figures }.
balance-alone = Ein Spiel braucht { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } Entscheidungen, zwischen Erstem und Letztem liegen { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, und auf { NUMBER($matter, style: "percent", maximumFractionDigits: 0) } der Entscheidungen kommt es an.
balance-fair = Kein Platz ist sicher besser als ein anderer.
balance-unfair = Der beste Platz gewinnt { NUMBER($seat, style: "percent", maximumFractionDigits: 1) } der Spiele über seinen fairen Anteil hinaus.
balance-length-more = Spiele werden länger: { NUMBER($changed, minimumFractionDigits: 1, maximumFractionDigits: 1) } statt { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) } Entscheidungen.
balance-length-less = Spiele werden kürzer: { NUMBER($changed, minimumFractionDigits: 1, maximumFractionDigits: 1) } statt { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) } Entscheidungen.
balance-seat-more = Der Platz zählt mehr: Der beste gewinnt { NUMBER($changed, style: "percent", maximumFractionDigits: 1) } statt { NUMBER($usual, style: "percent", maximumFractionDigits: 1) } der Spiele über seinen fairen Anteil hinaus.
balance-seat-less = Der Platz zählt weniger: Der beste gewinnt { NUMBER($changed, style: "percent", maximumFractionDigits: 1) } statt { NUMBER($usual, style: "percent", maximumFractionDigits: 1) } der Spiele über seinen fairen Anteil hinaus.
balance-spread-more = Die Punkte gehen auseinander: Zwischen Erstem und Letztem liegen { NUMBER($changed, minimumFractionDigits: 1, maximumFractionDigits: 1) } statt { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
balance-spread-less = Die Punkte rücken zusammen: Zwischen Erstem und Letztem liegen { NUMBER($changed, minimumFractionDigits: 1, maximumFractionDigits: 1) } statt { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
balance-matter-more = Es kommt auf mehr Entscheidungen an: { NUMBER($changed, style: "percent", maximumFractionDigits: 0) } statt { NUMBER($usual, style: "percent", maximumFractionDigits: 0) }.
balance-matter-less = Es kommt auf weniger Entscheidungen an: { NUMBER($changed, style: "percent", maximumFractionDigits: 0) } statt { NUMBER($usual, style: "percent", maximumFractionDigits: 0) }.
balance-how = Aus { $games } Spielen der Regelbots des Hauses, mit denselben Karten auf beiden Seiten. In { NUMBER($confidence, style: "percent", maximumFractionDigits: 0) } aller Fälle liegt die Wahrheit innerhalb von ±. Auf eine Entscheidung kommt es an, wo eine Wahl auf gut Glück sicher mindestens { NUMBER($least, style: "percent", maximumFractionDigits: 1) } des Sieges kosten würde; { $decisions } wurden betrachtet. Welcher Platz der beste ist, sagt die eine Hälfte der Spiele für die andere.
balance-ready = Wird vorbereitet; beim allerersten Mal dauert das einige Minuten
balance-progress = Spiele
balance-no-numba = Dazu braucht es die kompilierte Engine, und Numba fehlt hier: mit pip install numba wird es eingerichtet
