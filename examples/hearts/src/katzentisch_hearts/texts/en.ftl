### Hearts: what people read beyond the shared words.

about = Take no hearts and above all not the queen of spades – or take them all and shoot the moon.

## Names

hearts-suit =
    { $suit ->
        [C] clubs
        [D] diamonds
        [S] spades
       *[H] hearts
    }
move-give = pass { $cards }
card-C2 = 2 of clubs
card-C3 = 3 of clubs
card-C4 = 4 of clubs
card-C5 = 5 of clubs
card-C6 = 6 of clubs
card-C7 = 7 of clubs
card-C8 = 8 of clubs
card-C9 = 9 of clubs
card-C10 = 10 of clubs
card-CJ = jack of clubs
card-CQ = queen of clubs
card-CK = king of clubs
card-CA = ace of clubs
card-D2 = 2 of diamonds
card-D3 = 3 of diamonds
card-D4 = 4 of diamonds
card-D5 = 5 of diamonds
card-D6 = 6 of diamonds
card-D7 = 7 of diamonds
card-D8 = 8 of diamonds
card-D9 = 9 of diamonds
card-D10 = 10 of diamonds
card-DJ = jack of diamonds
card-DQ = queen of diamonds
card-DK = king of diamonds
card-DA = ace of diamonds
card-S2 = 2 of spades
card-S3 = 3 of spades
card-S4 = 4 of spades
card-S5 = 5 of spades
card-S6 = 6 of spades
card-S7 = 7 of spades
card-S8 = 8 of spades
card-S9 = 9 of spades
card-S10 = 10 of spades
card-SJ = jack of spades
card-SQ = queen of spades
card-SK = king of spades
card-SA = ace of spades
card-H2 = 2 of hearts
card-H3 = 3 of hearts
card-H4 = 4 of hearts
card-H5 = 5 of hearts
card-H6 = 6 of hearts
card-H7 = 7 of hearts
card-H8 = 8 of hearts
card-H9 = 9 of hearts
card-H10 = 10 of hearts
card-HJ = jack of hearts
card-HQ = queen of hearts
card-HK = king of hearts
card-HA = ace of hearts

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

prompt =
    { $phase ->
        [pass] Which cards do you pass?
       *[play] Which card do you play?
    }
explain =
    { $phase ->
        [pass] Choose three cards to pass on, one after the other; everybody does so at the same time (H4).
       *[play] Play a card to the trick. Follow the suit led if you can (H7). Every heart you take costs 1 point and the queen of spades 13 (H13); who takes them all shoots the moon (H14).
    }
legend = Cards: C is clubs, D diamonds, S spades, H hearts, and then the rank; J is the jack, Q the queen, K the king, A the ace.

## House rules

option-no_passing = Passing cards
option-no_passing-off = As the ace turned up says
option-no_passing-on = Nobody passes
option-any_club = First lead
option-any_club-off = The 2 of clubs
option-any_club-on = Any club of the player who holds the 2
option-points_at_once = Points in the first trick
option-points_at_once-off = Only if there is no other card
option-points_at_once-on = Allowed
option-free_hearts = Leading hearts
option-free_hearts-off = Only when hearts are broken
option-free_hearts-on = Always
option-silent_queen = What breaks hearts
option-silent_queen-off = A heart or the queen of spades
option-silent_queen-on = Only a heart
option-spare_queen = With only hearts and the queen of spades
option-spare_queen-off = The queen must be led
option-spare_queen-on = Hearts may be led, too
option-jack = Jack of diamonds
option-jack-off = Counts nothing
option-jack-on = Takes 10 points off
option-no_trick = Taking no trick
option-no_trick-off = Counts nothing
option-no_trick-on = Takes 5 points off

## View

view-direction = Cards are passed
view-direction-none = to nobody
view-direction-left = to the left
view-direction-across = across the table
view-direction-right = to the right
view-broken = Hearts are broken
view-passed = You passed
view-received = You received
