### Katzenjammer Blues in pictures
goal = Collect four cats of the same value: four 4s bring four mice. Whoever has the most mice at the end wins.
row = The bandleader turns over cards until a value is there for the second time. The whole row is for sale.
joker-row = Or until a joker comes; then everybody draws a card.
bid = All bid for the row with cards from the hand, or pass. One card is less than two; two different cards are less than two equal ones; then the value decides.
pay = Whoever has bid most pays, here two 1s, takes the row into the hand, and is the next bandleader.
foursome = Right after that the buyer may present foursomes. Jokers stand for any cat, but then lie before him for good.
four-jokers = Four jokers may be a foursome of any value, or one of jokers: that brings no mice, but gets rid of them.
score-mice = Two foursomes: 5 mice and 3 mice make 8.
score-jokers = At the end everybody shows his jokers. Whoever has the most loses 5 mice: of 8 only 3 are left.
sign-bandleader = the bandleader: turned over the row, speaks last
sign-equal = a bid of three cards of the value 2
sign-different = a bid of four different cards
sign-natural = under a bid: a cat that it costs you
sign-joker = under a bid: a joker that it costs you; on a card: the joker
sign-sum = points of all games of a match so far
