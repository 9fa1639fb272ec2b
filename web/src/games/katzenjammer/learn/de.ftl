### Katzenjammer Blues in Bildern
goal = Sammle vier Katzen vom gleichen Wert: Vier 4er bringen vier Mäuse. Wer am Ende die meisten Mäuse hat, gewinnt.
row = Der Bandleader deckt Karten auf, bis ein Wert zum zweiten Mal kommt. Die ganze Reihe wird versteigert.
joker-row = Oder bis ein Joker kommt; dann ziehen alle eine Karte.
bid = Alle bieten mit Handkarten auf die Reihe oder passen. Eine Karte ist weniger als zwei; zwei verschiedene sind weniger als zwei gleiche; dann entscheidet der Wert.
pay = Wer am meisten bietet, zahlt, hier zwei 1er, nimmt die Reihe auf die Hand und ist der nächste Bandleader.
foursome = Gleich danach darf der Käufer Quartette vorführen. Joker stehen für jede Katze, liegen dann aber für immer vor ihm.
four-jokers = Vier Joker sind ein Quartett von beliebigem Wert oder eines von Jokern: Das bringt keine Mäuse, aber man ist sie los.
score-mice = Zwei Quartette: 5 Mäuse und 3 Mäuse sind 8.
score-jokers = Am Ende zeigt jeder seine Joker. Wer die meisten hat, verliert 5 Mäuse: Von 8 bleiben nur 3.
sign-bandleader = der Bandleader: hat die Reihe aufgedeckt, bietet zuletzt
sign-equal = ein Gebot von drei Karten mit dem Wert 2
sign-different = ein Gebot von vier verschiedenen Karten
sign-natural = unter einem Gebot: eine Katze, die es dich kostet
sign-joker = unter einem Gebot: ein Joker, den es dich kostet; auf einer Karte: der Joker
sign-sum = Punkte aller Spiele der Partie bisher
