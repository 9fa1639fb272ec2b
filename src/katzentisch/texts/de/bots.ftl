### Was Bots den Leuten sagen.

hint-forced = { $move } ist der einzige Zug.
hint-close =
    { $move }, aber { $other } ist etwa gleich gut: in { $worlds ->
        [one] der einen Welt
       *[other] { $worlds } Welten
    }, die denkbar sind, bringen sie { NUMBER($share, style: "percent", maximumFractionDigits: 0) } und { NUMBER($otherShare, style: "percent", maximumFractionDigits: 0) } der Siege.
hint-points =
    { $move }: über { $worlds ->
        [one] die eine Welt
       *[other] { $worlds } Welten
    }, die denkbar sind, liegt man am Ende { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weiter vorn als mit { $other } und gewinnt { NUMBER($share, style: "percent", maximumFractionDigits: 0) } statt { NUMBER($otherShare, style: "percent", maximumFractionDigits: 0) } der Siege.
hint-share =
    { $move }: über { $worlds ->
        [one] die eine Welt
       *[other] { $worlds } Welten
    }, die denkbar sind, gewinnt man { NUMBER($share, style: "percent", maximumFractionDigits: 0) } statt { NUMBER($otherShare, style: "percent", maximumFractionDigits: 0) } der Siege, obwohl { $other } im Mittel { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr bringt.
