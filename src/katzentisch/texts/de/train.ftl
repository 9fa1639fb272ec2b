### Spielen lernen.

train-progress = Lernen
train-strength = { $players } Spieler { NUMBER($par, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($width, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-told = Nach { $seconds } s Rechenzeit und { $decisions } Entscheidungen, Vielfache eines gleichen Anteils gegen Regelbots: { $found }
train-told-response = Nach { $seconds } s Rechenzeit und { $decisions } Entscheidungen, Vielfache eines gleichen Anteils gegen das Netz des Spiels: { $found }
train-told-worth = Nach { $seconds } s Rechenzeit, { $decisions } Entscheidungen und { $positions } Stellungen: wer gewinnt, bekam vorher { NUMBER($share, maximumFractionDigits: 1) } %, im geometrischen Mittel
train-no-observation = { $title } sagt nicht in Zahlen, was ein Platz sieht (observation.py), also lässt sich nichts daraus lernen.
train-no-prospect = { $title } sagt nicht, wie Plätze in einer Pause stehen (prospect.py), also gibt es über Stellungen nichts zu lernen.
train-other = { $file } gehört zu einem anderen Spiel, Plan oder Programm: lösche die Datei oder schreibe in eine andere.
train-nothing-learned = { $title } hat noch nichts gelernt, womit es weitergehen könnte: lerne zuerst ohne --further, --distil und --respond.
train-one-way = --further, --distil, --respond oder --worth: nur eines davon.
train-units = --units gilt nur fürs Lernen im Spiel gegen sich selbst: von Anfang an oder mit --further.
