### … und Tschüss! in Bildern
goal = In jeder Runde geht es um eine Reihe von Punktekarten. Die höchste Summe an Punktekarten gewinnt das Spiel.
choose = Alle wählen verdeckt eine Karte und decken zugleich auf.
lowest = 4, 9, 9, 15: Die 4 ist am niedrigsten, ist raus und nimmt die niedrigste Punktekarte, die −5.
add = Die anderen spielen weiter, und Karten werden addiert: 10, 17, 18. Die 10 ist raus und nimmt die 6.
tie = Ein Gleichstand um die niedrigste oder die höchste Summe entscheidet nichts: Alle spielen noch eine Karte.
duel = Zwei sind noch dabei: 32 schlägt 8 und nimmt die 13. Wer das Duell verliert, bekommt gar nichts.
exchange = Dann werden die Hände aufgefüllt, und wer gewonnen hat, darf tauschen, bevor die neue Reihe liegt.
score = Die Punktekarten unter deiner Karte: 13 + 9 − 5 = 17. Handkarten zählen nichts.
sign-total = die Summe dessen, was vor einem Spieler liegt
sign-chosen = hat eine Karte gewählt
sign-choosing = wählt noch
