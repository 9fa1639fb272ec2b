### … und Tschüss!
point-row = Point cards
point-cards =
    { $cards ->
         [one] { $cards } point card
        *[other] { $cards } point cards
    }, { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
lying-cards = lying: { $cards }, total { $total }
tschuess = bye-bye!
is-out = out
round-number = Round { $round }
reshuffle-to-come = the discard pile is shuffled in once more
duel = Duel
laid-aside = Laid aside
keep-all = Keep all cards
draw-new =
    { $cards ->
         [one] Draw { $cards } new card
        *[other] Draw { $cards } new cards
    }
move-swap = Lay { $card } aside
move-keep = Keep the rest
do-play = Choose a card, face down.
do-exchange = Exchange: lay cards aside, or keep all.
do-last = The deck has too few cards for a row: the game ends here.
exchange-spare =
    { $spare ->
         [0] The deck has just enough cards for a row: exchanging even one ends the game.
         [one] The deck has just enough cards for a row and { $spare } more: exchanging more than that ends the game.
        *[other] The deck has just enough cards for a row and { $spare } more: exchanging more than that ends the game.
    }
end-game = End the game
draw-and-end =
    { $cards ->
         [one] Draw { $cards } new card and end the game
        *[other] Draw { $cards } new cards and end the game
    }
wait-exchange =
    { $cards ->
         [0] { $names } may exchange cards.
         [one] { $names } is exchanging: { $cards } card laid aside.
        *[other] { $names } is exchanging: { $cards } cards laid aside.
    }
shown-tie-lowest = { $names } tie for the lowest total: nobody is out
shown-tie-highest = { $names } tie for the highest total: nobody is out
shown-tie-ends = { $names } tie for the lowest and for the highest total: nobody is out
shown-tie-all = { $names } have the same total: nobody is out
told-race = Point cards: { $row }. Totals: { $totals }.
told-exchange = You hold { $names }. Laid aside: { $aside }.
state = Round { $round }. Point cards: { $row }. Totals: { $totals }.
part-exchange = Exchange
part-all = All play
part-duel = { duel }
