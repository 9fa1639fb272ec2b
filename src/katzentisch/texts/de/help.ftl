# Hilfetexte der Befehlszeile: je eine Zeile (cli/help.py liest sie selbst).
help-katzentisch = Drei Kartenspiele: Katzenjammer Blues, Mückenstich und … und Tschüss!
help-play = Hier im Terminal gegen den Computer spielen.
help-games = Die Spiele mit Spielerzahlen und Optionen auflisten.
help-rules = Die Regeln eines Spiels zeigen.
help-simulate = Viele Spiele mit Zufallsspielern spielen und aufzeichnen.
help-verify = Aufzeichnungen prüfen: Jede wird von ihren gemischten Stapeln an nachgespielt.
help-replay = Ein aufgezeichnetes Spiel Zug um Zug ansehen.
help-version = Die Version zeigen.
help-lang = Sprache; sonst gilt die deines Systems.
help-game = Das Spiel: katzenjammer, muckenstich oder und-tschuess.
help-file = Eine Datei mit Aufzeichnungen, eine je Zeile; - liest die Standardeingabe.
help-players = Wie viele mitspielen.
help-option = Eine Tischoption, zum Beispiel ties=lowest; auch mehrfach möglich.
help-simulate-games = Wie viele Spiele.
help-seed = Derselbe Startwert gibt dieselben Karten.
help-legal = Zu jedem Zug auch alle erlaubten Züge schreiben.
help-out = Die Aufzeichnungen in diese Datei schreiben statt auf die Standardausgabe.
help-seat = Nur zeigen, was dieser Platz sehen konnte; sonst bleiben alle Hände verdeckt.
help-replay-game = Welche Aufzeichnung der Datei, ab 1 gezählt.
help-resume = Ein gespeichertes Spiel fortsetzen.
help-level = Wie gut die anderen spielen.
help-help = Diese Hilfe zeigen.
