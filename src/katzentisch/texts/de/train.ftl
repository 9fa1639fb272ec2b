### Spielen lernen.

train-progress = Lernen
train-strength = { $players } Spieler { NUMBER($par, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($width, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-told = Nach { $seconds } s Rechenzeit und { $decisions } Entscheidungen, Vielfache eines gleichen Anteils gegen Regelbots: { $found }
train-no-observation = { $title } sagt nicht in Zahlen, was ein Platz sieht (observation.py), also lässt sich nichts daraus lernen.
train-other = { $file } gehört zu einem anderen Spiel, Plan oder Programm: lösche die Datei oder schreibe in eine andere.
train-nothing-to-distil = { $title } hat noch nichts gelernt, womit eine Suche weitermachen könnte: lerne zuerst ohne --distil.
