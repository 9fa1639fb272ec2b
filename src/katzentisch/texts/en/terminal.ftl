### The game in the terminal.

screen-name = Player
screen-cards = Cards
screen-score = Score
screen-sum = Sum
screen-hand = Your hand:
screen-row = Row: { $cards }
screen-mice = Mice
screen-jokers = Jokers
screen-bid = Bid
screen-passed = passed
screen-mice-left =
    { $mice ->
        [one] { $mice } mouse left
       *[other] { $mice } mice left
    } · { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }
screen-match = Game { $game } of { $games } ·{" "}
screen-discards = Discard pile: { $cards }
screen-leader-row = Bandleader: { $name }
screen-standing-bid =
    Standing bid: { $bid } ({ $who ->
        [you] yours
       *[other] { $name }
    })
screen-tricks = Tricks
screen-trick = Trick
screen-discard = Discards
screen-mosquitoes = Mosquitoes
screen-ready = ready
screen-round =
    Round { $round } of { $rounds }{ $half ->
        [0] {""}
       *[other] , half { $half }
    }
screen-trump =
    { $colour ->
        [none] no trump
       *[other] trump { colour }
    }
screen-doubled = { colour } counts double
screen-led =
    { $who ->
        [you] { $colour ->
            [none] you lead
           *[other] led: { colour } (yours)
        }
       *[other] { $colour ->
            [none] { $name } leads
           *[other] led: { colour } ({ $name })
        }
    }
colour-letter =
    { $colour ->
        [R] R
        [Y] Y
        [G] G
       *[B] B
    }
screen-last-trick = Last trick: { $cards }
screen-played = Played so far: { $cards }
screen-discarded = You discarded: { $cards }
screen-lying = Lying
screen-total = Total
screen-in = {""}
screen-is-out = out
screen-chosen = has chosen
screen-deck =
    Round { $round } · { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    } · { $discards ->
        [one] { $discards } discarded
       *[other] { $discards } discarded
    }
screen-deck-reshuffle =
    Round { $round } · { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    } · { $discards ->
        [one] { $discards } discarded (to be shuffled in once)
       *[other] { $discards } discarded (to be shuffled in once)
    }
screen-aside = Laid aside: { $cards }
screen-exchange-last = The deck has too few cards for a row: the game ends here, whatever is exchanged.
screen-exchange-spare =
    { $spare ->
        [0] The deck has just enough cards for a row: exchanging even one ends the game.
        [one] The deck has just enough cards for a row and { $spare } more: exchanging more than that ends the game.
       *[other] The deck has just enough cards for a row and { $spare } more: exchanging more than that ends the game.
    }

play-which = Which game? Write its number:
play-you = You
play-welcome = { $title }: write ? at any time for help.
play-news = What happened
play-more = Enter: on
play-more-or-stop = Enter: on · q: back to the game
play-thinks = { $name } is thinking …
play-forced = (Nothing else was possible.)
play-over = The game is over
play-you-win = You win!
play-winners =
    { $count ->
        [one] { $names } wins.
       *[other] The victory is shared: { $names }.
    }
play-no-number =
    { $count ->
        [1] There is only move number 1: { $example }
       *[other] The moves are numbered 1 to { $count }; written out a move looks like this: { $example }
    }
play-hint = (Write ? for help.)
play-meant = Did you mean “{ $close }”?
play-cards-with-word = A bare number is the number of a move. For cards write their word too: { $example }
play-too-many =
    { $count ->
        [one] Only one move of these is possible now; nothing has been done.
       *[other] Only { $count } of these moves are possible now; nothing has been done.
    }
play-none-done = Nothing of this line has been done.
play-thinking = Thinking … (Ctrl-C: stop)
play-thinking-cold = Thinking … The fast thinking is still being prepared, so this takes a few seconds longer and looks less far ahead. (Ctrl-C: stop)
play-thought-stopped = Stopped; the game goes on.
play-undone = Taken back.
play-why-what = Write a move after it, for instance: why { $example }
play-why-legal = That move is legal.
play-no-clause = There is no such clause; they are { $first } to { $last }.
play-saved = The game is saved. Go on with: katzentisch play --resume { $file }
play-recorded = The record is saved. Look at it with: katzentisch replay { $file }
play-not-saved = The game could not be saved to { $file }: { os-problem }.
play-changed = { $file } does not hold this game any more as it was read; it is saved in a file of its own.
play-keep-line = It could be saved nowhere. Copy this line into a file, and go on with katzentisch play --resume FILE:
play-goodbye = Goodbye!
play-commands =
    Write the number of a move, the move itself, or just its cards. Besides:
    { $why } MOVE – why a move is not legal
    { $hint } – the best move as far as you can know, and why
    { $undo } – take back a choice nobody has seen yet
    { $rules } or { $rules } CLAUSE – the rules, or one clause
    { $score } – the score sheet
    { $table } – the table again
    { $quit } – save the game and leave

word-help = help
word-why = why
word-hint = hint
word-undo = undo
word-rules = rules
word-score = score
word-table = table
word-quit = quit
word-next = next
word-back = back

prompt-katzenjammer =
    { $phase ->
        [auction] Your bid?
        [pay] How do you pay?
       *[foursomes] A foursome, or stop?
    }
prompt-muckenstich =
    { $phase ->
        [discard] { $count ->
            [0] Which two cards do you discard?
           *[other] Which second card do you discard?
        }
        [play] Which card do you play?
        [trump] Which colour is trump?
        [double] Which colour counts double?
       *[void] Which colour is void?
    }
prompt-und-tschuess =
    { $phase ->
        [exchange] { $count ->
            [0] Exchange cards (swap), or keep all (keep)?
            [one] More cards to exchange (swap), or draw { $count } card (keep)?
           *[other] More cards to exchange (swap), or draw { $count } cards (keep)?
        }
       *[play] Which card do you play?
    }
prompt-last-exchange = The game ends here; write keep.

explain-katzenjammer =
    { $phase ->
        [auction] Auction for the row (K8): bid higher than the standing bid, or pass. “bid 3x2” offers three 2s (K9), “bid 4d” four different values (K10); more cards beat fewer (K11). Jokers may stand for anything (K12).
        [pay] You have won the auction: choose the cards you pay with (K15). Jokers you pay lie in front of you for good, and the most jokers cost 5 mice (K21, K24).
       *[foursomes] Present four cards of one value to catch as many mice as the value, as often as you like (K17, K18); “stop” ends it. “meld J J J J as J” throws four jokers away (K19).
    }
explain-muckenstich =
    { $phase ->
        [discard] Discard two cards face down (M5), in one line if you like: “discard R7 BM”; they count for nobody. Everybody does so at the same time.
        [play] Play a card to the trick. Follow the colour led if you can (M8). The mosquito M is the strongest of its colour (M2), and who plays it names the trump (M11). The mark › stands by the card led, the star by the card that wins so far (M13).
        [trump] You have played a mosquito: name the trump colour (M11). It holds for this trick too (M12).
        [double] You alone have the fewest tricks: number cards of the colour you name count double (M15).
       *[void] You alone have the most mosquitoes: number cards of the colour you name count nothing (M16).
    }
explain-und-tschuess =
    { $phase ->
        [exchange] Lay aside the cards you want to exchange, several in one line if you like (“swap 3 8 −5”), then “keep”: you draw as many new ones (U12).
       *[play] Everybody still in plays a card at the same time; it adds to your total (U5). The lowest total is out and takes the lowest card of the row (U6); the winner of the last duel takes the highest (U7). After a tie everybody plays again (U8).
    }
explain-last-exchange = The deck has too few cards for a row: the game is over, whatever you exchange (U16). “keep” ends it.
legend-katzenjammer = Cards: 1 to 5 are cats of that value, J is a joker.
legend-muckenstich = Cards: R is red, Y yellow, G green, B blue, and then the number; M is the mosquito.
legend-und-tschuess = Cards: their number is what they count; −5 may also be written -5.

replay-step = Step { $step } of { $steps }
replay-start = The cards are dealt.
replay-seat = Seat { $seat }
replay-prompt = Enter: on · { $back }: one step back · a number: to that step · { $quit }: leave
replay-unknown = Write nothing, { $back }, { $quit } or a number from 0 to { $steps }.
