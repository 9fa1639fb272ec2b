### … und Tschüss! in pictures
goal = In each round a row of point cards is played for. The highest sum of point cards wins the game.
choose = All choose a card face down and turn it over together.
lowest = 4, 9, 9, 15: the 4 is lowest, is out, and takes the lowest point card, the −5.
add = The others play on, and cards add up: 10, 17, 18. The 10 is out and takes the 6.
tie = A tie for the lowest total, or for the highest, decides nothing: all play one more card.
duel = Two are left: 32 beats 8 and takes the 13. Whoever loses the duel gets nothing at all.
exchange = Then hands are filled up, and the winner may exchange cards before the new row is seen.
score = The point cards under your own card: 13 + 9 − 5 = 17. Cards in the hand count nothing.
sign-total = the total of what lies before a player
sign-chosen = has chosen a card
sign-choosing = is still choosing
