### Das Spiel im Terminal.

screen-name = Spieler
screen-cards = Karten
screen-score = Punkte
screen-sum = Summe
screen-hand = Deine Hand:
screen-row = Reihe: { $cards }
play-which = Welches Spiel? Schreib seine Nummer:
play-you = Du
play-welcome = { $title }: Schreib jederzeit ?, wenn du Hilfe brauchst.
play-news = Was geschehen ist
play-more = Eingabetaste: weiter
play-more-or-stop = Eingabetaste: weiter · q: zurück zum Spiel
play-thinks = { $name } denkt nach …
play-forced = (Etwas anderes ging nicht.)
play-over = Das Spiel ist aus
play-you-win = Du hast gewonnen!
play-winners =
    { $count ->
        [one] Gewonnen hat { $names }.
       *[other] Der Sieg ist geteilt: { $names }.
    }
play-no-number =
    { $count ->
        [1] Es gibt nur Zug Nummer 1: { $example }
       *[other] Die Züge haben die Nummern 1 bis { $count }; ausgeschrieben sieht ein Zug zum Beispiel so aus: { $example }
    }
play-hint = (Hilfe gibt es mit ?)
play-meant = Meinst du „{ $close }“?
play-cards-with-word = Eine bloße Zahl ist die Nummer eines Zuges. Bei Karten schreib das Wort dazu: { $example }
play-too-many =
    { $count ->
        [one] Nur einer dieser Züge ist jetzt möglich; nichts davon ist geschehen.
       *[other] Nur { $count } dieser Züge sind jetzt möglich; nichts davon ist geschehen.
    }
play-none-done = Von dieser Zeile ist nichts geschehen.
play-thinking = Ich denke nach … (Strg-C: abbrechen)
play-thinking-cold = Ich denke nach … Das schnelle Denken wird noch vorbereitet, darum dauert es einige Sekunden länger und reicht weniger weit. (Strg-C: abbrechen)
play-thought-stopped = Abgebrochen; das Spiel geht weiter.
play-no-hint = Hier war kein Tipp zu finden; bitte entscheide ohne ihn.
play-bot-failed = Der Bot von { $name } hat versagt; ein einfacherer spielt weiter.
play-undone = Zurückgenommen.
play-why-what = Schreib einen Zug dahinter, zum Beispiel: warum { $example }
play-why-legal = Dieser Zug ist erlaubt.
play-no-clause = Diesen Paragrafen gibt es nicht; es gibt { $first } bis { $last }.
play-saved = Das Spiel ist gespeichert. Weiter geht es mit: katzentisch play --resume { $file }
play-recorded = Das Spiel ist aufgezeichnet. Ansehen kannst du es mit: katzentisch replay { $file }
play-not-saved = Das Spiel ließ sich nicht in { $file } speichern: { os-problem }.
play-changed = { $file } enthält dieses Spiel nicht mehr so, wie es gelesen wurde; es wird in einer eigenen Datei gespeichert.
play-keep-line = Es ließ sich nirgends speichern. Kopiere diese Zeile in eine Datei und spiel weiter mit katzentisch play --resume DATEI:
play-goodbye = Auf Wiedersehen!
play-commands =
    Schreib die Nummer eines Zuges, den Zug selbst oder nur seine Karten. Außerdem:
    { $why } ZUG – warum ein Zug nicht erlaubt ist
    { $hint } – der beste Zug, soweit du es wissen kannst, und warum
    { $undo } – eine Wahl zurücknehmen, die noch niemand gesehen hat
    { $rules } oder { $rules } PARAGRAF – die Regeln oder ein Paragraf
    { $score } – der Punktezettel
    { $table } – noch einmal der Tisch
    { $quit } – das Spiel speichern und gehen

word-help = hilfe
word-why = warum
word-hint = tipp
word-undo = zurück
word-rules = regeln
word-score = punkte
word-table = tisch
word-quit = ende
word-next = weiter
word-back = zurück

prompt = Dein Zug?
explain = Wähl einen der Züge aus der Liste.
legend = Karten schreibt man so, wie sie gezeigt werden.

replay-step = Schritt { $step } von { $steps }
replay-start = Die Karten sind gegeben.
replay-seat = Platz { $seat }
replay-prompt = Eingabetaste: weiter · { $back }: ein Schritt zurück · eine Zahl: zu diesem Schritt · { $quit }: beenden
replay-unknown = Schreib nichts, { $back }, { $quit } oder eine Zahl von 0 bis { $steps }.
replay-not-over = Dieses Spiel ist noch nicht zu Ende, darum bleiben seine Hände verdeckt: { $file }

## Was viele Spiele zeigen, wo ein Spiel keinen eigenen Bildschirm hat.

view-trick = Stich
view-last_trick = Letzter Stich
view-last_winner = Letzter Stich an
view-leader = Spielt aus
view-winning = Sticht bisher
view-tricks = Stiche
view-round = Runde
view-rounds = Runden
view-deck = Karten im Stapel
view-row = Reihe
view-played = Schon gespielt
view-points = Punkte
view-ready = Fertig
view-dealer = Geber
