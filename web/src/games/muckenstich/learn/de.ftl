### Mückenstich in Bildern
goal = Mach Stiche: Jede Zahlenkarte ist ein Punkt. Aber jede Farbe, von der du eine Mücke hast, kostet dich fünf.
discard = Vor dem ersten Stich legt jeder zwei Karten verdeckt ab (zu sechst nicht).
follow = Die rote 5 wird ausgespielt: Wer Rot hat, muss Rot spielen. Die höchste rote Karte gewinnt den Stich, und wer sie spielte, spielt als Nächstes aus.
mosquito = Wer kein Rot hat, darf alles spielen. Eine Mücke ist die stärkste Karte ihrer Farbe, und wer sie spielt, bestimmt sofort den Trumpf.
change = Ein neuer Trumpf gilt für den ganzen Stich: Die grüne Mücke bestimmt Rot, und die rote 9, die schon dalag, gewinnt ihn.
twice = Von zwei gleichen Karten ist die spätere stärker.
score-double = Wer allein die wenigsten Stiche hat, bestimmt eine Farbe, die doppelt zählt. Rot: 3 × 2 = 6.
score-void = Wer allein die meisten Mücken hat, bestimmt eine wertlose Farbe. Blau: 0.
score-numbers = Alle anderen Zahlenkarten zählen je 1: 4.
score-mosquitoes = Mücken von zwei Farben kosten 2 × 5 = 10, wie viele es auch sind. 6 + 0 + 4 − 10 = 0.
sign-led = unter einer Karte: hat ausgespielt
sign-winning = unter einer Karte: gewinnt den Stich bis jetzt
sign-sum = Punkte aller Runden bisher
sign-chosen = hat abgelegt
sign-choosing = wählt noch
