### Was Bots den Leuten sagen.

hint-forced = { $move } ist der einzige Zug.
hint-seat = Platz { $number }

## Was auf jede Begründung folgt: der beste Zug gegen den nächstbesten.

hint-close =
    Soweit { $worlds ->
        [one] die eine denkbare Welt es zeigt
       *[other] { $worlds } denkbare Welten es zeigen
    }, ist „{ $other }“ vielleicht ebenso gut: { $share } und { $otherShare } der Siege.
hint-points =
    Über { $worlds ->
        [one] die eine denkbare Welt
       *[other] { $worlds } denkbare Welten
    } bringt das { $points } Punkte mehr als „{ $other }“ und { $share } statt { $otherShare } der Siege.
hint-share =
    Über { $worlds ->
        [one] die eine denkbare Welt
       *[other] { $worlds } denkbare Welten
    } bekommst du { $share } statt { $otherShare } der Siege, obwohl „{ $other }“ im Mittel { $points } Punkte mehr bringt.
hint-even =
    Über { $worlds ->
        [one] die eine denkbare Welt
       *[other] { $worlds } denkbare Welten
    } bekommst du { $share } statt { $otherShare } der Siege, bei ebenso vielen Punkten, wie „{ $other }“ bringt.

## Begründungen. Ein Zug steht für seine Folgen: „{ $move }: …“, „mit { $other } …“.

hint-any-game = { $move }: mehr Punkte als mit „{ $other }“ in { $share } der Welten, weniger in { $otherShare }.
    .plain = { $move }: das geht meist besser aus als „{ $other }“.
