### Mückenstich in pictures
goal = Win tricks: every number card is a point. But each colour of which you have a mosquito costs you five.
discard = Before the first trick everybody discards two cards face down (but not with six players).
follow = Red 5 is led: whoever has red must play red. The highest red card takes the trick, and its player leads the next.
mosquito = Whoever has no red may play anything. A mosquito is the strongest card of its colour, and its player names the trump at once.
change = A new trump holds for the whole trick: the green mosquito names red, and the red 9 that lay there before takes it.
twice = Of two equal cards the later one is stronger.
score-double = Whoever alone has the fewest tricks names a colour that counts double. Red: 3 × 2 = 6.
score-void = Whoever alone has the most mosquitoes names a void colour. Blue: 0.
score-numbers = All other number cards count 1 each: 4.
score-mosquitoes = Mosquitoes of two colours cost 2 × 5 = 10, however many there are. 6 + 0 + 4 − 10 = 0.
sign-led = below a card: led the trick
sign-winning = below a card: wins the trick so far
sign-sum = points of all rounds so far
sign-chosen = has discarded
sign-choosing = is still choosing
