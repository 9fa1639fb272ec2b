### What is wrong with a record.

at-line = { $file }, line { $line }: { $problem }
at-move = move { $number }: seat { $seat } { $text }: { $reason }

record-not-utf8 = This is not UTF-8 text
record-not-json = This is not JSON
record-not-object = A record is a JSON object, { "{" }"format": …{ "}" }
record-format = The format is { $found } instead of "{ $expected }"
record-game = The game { $found } is not known; the games are { $games }
record-players = { $found } players cannot play this game; it takes { $first } to { $last }
record-options = The options are missing: every option of the game stands in the record with its value
record-option = The option “{ $name }” is { $found }; it must be one of { $values }
record-unknown-option = The game has no option { $name }
record-shuffles = The shuffles are missing or are not lists of cards
record-card = Shuffle { $number }: { $found } is not a card of this game
record-moves = The moves are missing, are not a list, or are too many
record-move-shape = Move { $number } is { $found } instead of [seat, "move"]
record-seat-order = Choices made at the same time must stand in the order of the seats
    .short = choices made at the same time must stand in the order of the seats
record-legal-count = There must be one list of legal moves for each move
record-legal = The list of legal moves is not right
    .short = the list of legal moves is not right
record-not-over = The game is not over, so the record cannot have { $key }
record-result-missing = The game is over, but the record has no { $key }
record-result = The record has { $key } { $found }, but it should be { $right }
shuffle-missing = Shuffle { $number } is missing
shuffle-wrong-cards = Shuffle { $number } does not hold exactly the cards that are shuffled there
shuffle-unused = Shuffle { $number } is never used
fair-shape = “fair” must hold a commitment and, once the deal is opened, the seed, the salts and who was late, as docs/fair-dealing.md describes them
fair-salts =
    { $found ->
        [one] There is { $found } salt
       *[other] There are { $found } salts
    } for { $players } seats; every seat has one, empty if it gave none
fair-promises =
    { $found ->
        [one] There is { $found } promise
       *[other] There are { $found } promises
    } for { $players } seats; every seat has one, null if it made none
fair-promise = The salt of seat { $seat } does not fit its promise: the deal was not fair
fair-unpromised = Seat { $seat } has a salt that was not promised before the deal: the deal was not fair
fair-withheld = Seat { $seat } has promised a salt that is missing, and is not named as late
fair-late = Seat { $seat } is named as late, but has a salt or promised none
fair-commitment = The seed does not fit its commitment: the deal was not fair
fair-shuffle = Shuffle { $number } does not follow from the seed and the salts: the deal was not fair
