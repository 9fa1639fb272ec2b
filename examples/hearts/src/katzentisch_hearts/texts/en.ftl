### Hearts: what people read beyond the shared words.

## Names

hearts-suit =
    { $suit ->
        [C] clubs
        [D] diamonds
        [S] spades
       *[H] hearts
    }
move-give = pass { $cards }

## Why a move is not possible

hearts-due =
    { $phase ->
        [pass] Now everybody passes three cards
       *[play] Now a card has to be played
    }
    .short =
        { $phase ->
            [pass] must pass a card
           *[play] must play a card
        }
hearts-opening =
    { $any ->
        [0] The first trick begins with the 2 of clubs
       *[other] The first trick begins with a club
    }
    .short =
        { $any ->
            [0] must lead the 2 of clubs
           *[other] must lead a club
        }
hearts-follow = You hold { hearts-suit }, so you must follow with { hearts-suit }
    .short = must follow with { hearts-suit }
hearts-blood = No heart and no queen of spades in the first trick as long as you hold another card
    .short = may not play points in the first trick
hearts-unbroken = Hearts cannot be led yet: they are not broken, and you hold another suit
    .short = may not lead hearts yet

## In the terminal

prompt-hearts =
    { $phase ->
        [pass] Which cards do you pass?
       *[play] Which card do you play?
    }
explain-hearts =
    { $phase ->
        [pass] Choose three cards to pass on, one after the other; everybody does so at the same time (H4).
       *[play] Play a card to the trick. Follow the suit led if you can (H7). Every heart you take costs 1 point and the queen of spades 13 (H13); who takes them all shoots the moon (H14).
    }
legend-hearts = Cards: C is clubs, D diamonds, S spades, H hearts, and then the rank; J is the jack, Q the queen, K the king, A the ace.

## House rules

option-hearts-no_passing = Passing cards
option-hearts-no_passing-off = As the ace turned up says
option-hearts-no_passing-on = Nobody passes
option-hearts-any_club = First lead
option-hearts-any_club-off = The 2 of clubs
option-hearts-any_club-on = Any club of the player who holds the 2
option-hearts-points_at_once = Points in the first trick
option-hearts-points_at_once-off = Only if there is no other card
option-hearts-points_at_once-on = Allowed
option-hearts-free_hearts = Leading hearts
option-hearts-free_hearts-off = Only when hearts are broken
option-hearts-free_hearts-on = Always
option-hearts-silent_queen = What breaks hearts
option-hearts-silent_queen-off = A heart or the queen of spades
option-hearts-silent_queen-on = Only a heart
option-hearts-spare_queen = With only hearts and the queen of spades
option-hearts-spare_queen-off = The queen must be led
option-hearts-spare_queen-on = Hearts may be led, too
option-hearts-jack = Jack of diamonds
option-hearts-jack-off = Counts nothing
option-hearts-jack-on = Takes 10 points off
option-hearts-no_trick = Taking no trick
option-hearts-no_trick-off = Counts nothing
option-hearts-no_trick-on = Takes 5 points off
