### Der Tisch-Server: was am Tisch geschieht, feste Sätze, Ablehnungen, die Seite ohne Seite.

## Was geschah

table-created = Der Tisch ist eröffnet.
table-sat = { $name } setzt sich.
table-left = { $name } ist gegangen.
table-locked = Alle mischen mit.
table-late = Das Gerät von { $name } hat seinen Anteil am Geben nicht rechtzeitig geöffnet; die Karten werden ohne ihn gegeben.
table-started = Die Karten sind verteilt.
table-branched = Das Spiel geht bei einem Schritt eines früheren weiter; die verdeckten Karten sind neu verteilt.
table-chosen = { $name } hat gewählt.
table-chosen-own = Du hast gewählt: { $move }.
table-undone = { $name } nimmt den letzten Zug zurück.
table-said = { $name }: { $words }
table-asked =
    { $matter ->
        [undo] { $name } möchte den letzten Zug zurücknehmen.
        [bot] { $name } möchte, dass ein Bot den Platz von { $other } hält.
        [end] { $name } möchte dieses Spiel beenden.
       *[rematch] { $name } möchte noch einmal spielen.
    }
table-agreed = { $name } ist einverstanden.
table-declined = { $name } ist nicht einverstanden.
table-kept = Ein Bot hält den Platz von { $name }.
table-back = { $name } ist wieder da.
table-ended = Das Spiel wurde einvernehmlich beendet.
table-closed = Das Haus hat diesen Tisch geschlossen.
table-over = Das Spiel ist aus.

## Feste Sätze und Gefühle

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-hurry = Du bist dran!
phrase-moment = Einen Moment bitte.
phrase-good-game = Schönes Spiel!
phrase-again = Noch ein Spiel?
phrase-laugh = 😄
phrase-cry = 😿
phrase-wow = 😮
phrase-think = 🤔
phrase-cat = 🐱
phrase-heart = ❤️

## Stufen der Bots

level-novice = Neuling
level-casual = Gelegenheitsspieler
level-regular = Stammgast
level-strong = Könner
level-expert = Meister
level-champion = Champion

## Ablehnungen

table-none = Diesen Tisch gibt es nicht; prüfe den Link
table-not-started = Das Spiel hat noch nicht begonnen
table-already-started = Das Spiel läuft schon
table-not-over = Das Spiel ist noch nicht aus
table-ask-rematch = Dieses Spiel ist zu Ende; schlag vor, noch einmal zu spielen
table-seats-free =
    { $count ->
        [one] Ein Platz ist noch frei; lade jemanden ein oder setze einen Bot darauf
       *[other] { $count } Plätze sind noch frei; lade jemanden ein oder setze Bots darauf
    }
table-host-starts = Nur der Gastgeber des Tisches kann das Spiel beginnen
table-promise-late = Die Anteile an diesem Geben stehen fest; versprich nach diesem Spiel neu für das nächste
table-nothing-to-open = Du hast gerade nichts zu öffnen
table-salt-wrong = Dieses Salz ist nicht das versprochene
table-ask-own = Für den Platz eines anderen kann man nur um einen Bot bitten; lass „seat“ weg
table-asked-already = { $name } hat das schon gefragt; antworte dort
table-seat-away =
    { $seconds ->
        [one] { $name } ist eben erst gegangen; nach einer Sekunde kann ein Bot den Platz halten
       *[other] { $name } ist eben erst gegangen; nach { $seconds } Sekunden kann ein Bot den Platz halten
    }
table-trouble = Das ging wegen eines Fehlers im Server nicht; nichts hat sich geändert, und der Betreiber findet ihn im Protokoll
table-set-aside = Dieser Tisch lässt sich gerade nicht öffnen; alles, was an ihm geschah, ist aufbewahrt. Sag dem Betreiber des Servers: katzentisch mend { $table }
table-host-only = Das kann nur der Gastgeber des Tisches
table-seat-empty = Dort sitzt niemand
table-no-option = Eine Option „{ $name }“ gibt es nicht; es gibt: { $options }
table-dealing = Die Karten werden gerade gegeben; warte einen Augenblick
table-seat-bot = Dort sitzt ein Bot; fragen oder wegschicken kann man nur Menschen
table-seat-kept = Ein Bot hält den Platz von { $name } schon
table-ask-seat = Nenne den Platz, den ein Bot halten soll
table-left-already = Du bist schon gegangen, und ein Bot hält deinen Platz; jeder andere Befehl bringt dich zurück
table-closed-for-good = Diesen Tisch hat geschlossen, wer das Haus betreibt; hier geht nichts mehr
table-shown-out-already = { $name } wurde schon hinausgebeten
table-seat-present = { $name } ist am Tisch
table-seat-taken = Dort sitzt schon jemand; wähle einen anderen Platz
table-full = Alle Plätze sind besetzt; du kannst zusehen
table-nothing-asked = Gerade wurdest du nichts gefragt
table-no-watching = An diesem Tisch möchte man keine Zuschauer
table-spectator = Das können Zuschauer nicht; nimm einen Platz
table-wrong-token = Dieser Link öffnet an diesem Tisch keinen Platz (mehr); nimm einen freien Platz oder sieh zu
table-hints-off = An diesem Tisch gibt es keine Tipps
table-hint-busy = Ein Tipp für dich ist schon unterwegs; bitte warte auf ihn
table-hints-full = Gerade warten viele auf einen Tipp; bitte versuch es gleich noch einmal
study-full = Gerade warten viele solche Fragen; bitte gleich noch einmal versuchen
study-failed = Das ließ sich hier nicht ausrechnen; der Grund steht im Protokoll des Servers
study-not-here = Das rechnet auf diesem Server niemand aus
study-line = Noch in der Reihe: { $count ->
    [one] eine andere Rechnung kommt
   *[other] { $count } andere Rechnungen kommen
} zuerst
study-ready = Dieses Spiel wird vorbereitet; beim allerersten Mal dauert das einige Minuten
table-lesson-other-way = Das erlauben die Regeln, aber die Lektion geht einen anderen Weg
table-hint-late = Das Spiel ist schon weiter; bitte noch einmal um einen Tipp
table-hint-failed = Hier ließ sich kein Tipp finden; bitte entscheide ohne
table-no-decision = Du hast gerade nichts zu entscheiden
table-name = Bitte gib einen lesbaren Namen an
table-game = Es gibt kein Spiel „{ $found }“; die Spiele sind { $games }
table-players = { $title } ist für { $first } bis { $last } Spieler
table-option = Die Option „{ $name }“ kann nicht „{ $found }“ sein; möglich ist: { $values }
table-level = Es gibt keine Stufe „{ $found }“; die Stufen sind { $levels }
table-too-many = Du hast viele Tische eröffnet; beende erst einige davon
table-storage = Das ließ sich nicht speichern; nichts hat sich geändert, versuche es noch einmal
table-storage-unknown = Ob das gespeichert wurde, ist ungewiss; sieh nach, wie der Tisch steht, bevor du es noch einmal versuchst
storage-unreadable = Die Tische lassen sich gerade nicht lesen; versuche es in einer Weile noch einmal
replay-face-down = Verdeckt liegende Karten darf niemand mehr ansehen; dieses Spiel lässt sich nachspielen, sobald es aus ist
replay-wrong = Diese Aufzeichnung stimmt nicht: { $problem }
record-none = Dieses Spiel gibt es nicht; prüfe den Link
branch-over = Bei diesem Schritt ist das Spiel aus; geh zu einem zurück, bei dem noch jemand zu entscheiden hat
record-unfinished = Dieses Spiel ist noch nicht aus
record-stopped = Dieses Spiel wurde vor seinem Ende abgebrochen
request-wrong = Die Anfrage wurde nicht verstanden: { $problem }
request-not-found = Hier ist nichts
request-too-big = Das ist zu viel auf einmal
request-too-many = Zu viele Anfragen; warte einen Augenblick
request-foreign = Eine fremde Seite darf das hier nicht
request-trouble = Hier ist etwas schiefgegangen; nichts hat sich geändert, versuche es noch einmal
metrics-closed = Die Zahlen sind nicht für alle da
admin-closed = Das darf nur fragen, wer dieses Haus betreibt
message-wrong = Die Nachricht wurde nicht verstanden: { $problem }
hello-first = Die erste Nachricht muss „hello“ sein
hello-twice = Diese Verbindung hat schon „hello“ gesagt

## Ohne gebaute Seite

page-missing = Der Tisch-Server läuft, aber die Seite ist nicht gebaut. Das tut: make page

## Start

serve-ready = Katzentisch ist offen unter { $address }
serve-stop = Ende mit Strg-C; die Tische bleiben und gehen beim nächsten Start weiter.
serve-bye = Die Tische bleiben. Auf Wiedersehen!
serve-scan = Auf einem Telefon im selben Netz diesen Code einlesen:
serve-worker-ended = Ein Prozess endete, bevor er bedienen konnte (Code { $code }).
serve-busy = Die Adresse { $host }:{ $port } ist belegt. Wähle mit --port eine andere, oder beende, was sie benutzt.
serve-host = { $host } ist keine Adresse dieses Rechners. Nenne bei --host eine, die er hat (127.0.0.1 nur für diesen Rechner), oder nimm --lan.
serve-forbidden = Port { $port } ist hier nicht erlaubt. Wähle mit --port einen über 1023.
serve-port = { $host }:{ $port } ist nicht benutzbar: { $problem }. Wähle mit --host und --port etwas anderes.
serve-no-address = { $found } ist keine Adresse für Links. Nenne eine wie https://katzen.example oder http://192.168.0.7:8765.
serve-no-origin = { $found } ist keine Herkunft. Nenne eine wie https://katzen.example: http oder https, ein Name, vielleicht ein Port, und nichts danach.
serve-no-metrics = { $found } ist weder „local“ noch „off“, und als Token zu kurz: Es braucht mindestens 16 Zeichen.
serve-no-admin-token = { $found } ist zu kurz für ein Token: Es braucht mindestens 16 Zeichen.
serve-no-log = { $found } ist keine Art, Protokollzeilen zu schreiben. Nenne text oder json.
serve-no-limit = { $found } nennt keine Grenze. Gib eine von diesen an, mit =N: { $names }.
serve-no-amount = { $found } nennt keine Zahl. Schreib hinter das = eine ganze Zahl ab 1.
serve-locked = Ein anderes Katzentisch bedient die Tische in { $folder }. Beende es zuerst, oder wähle mit --data einen anderen Ordner.
serve-no-database = { $found } ist keine Adresse einer Datenbank. Gib eine an wie postgresql://name:passwort@rechner/datenbank.
serve-no-bell = { $found } ist keine Adresse eines Redis. Gib eine an wie redis://rechner oder redis://rechner:6379/0.
serve-bell-alone = Ein einzelner Server hat niemanden, für den er läuten könnte. Lass --bell weg, oder gib auch --database oder --workers an.
serve-folder = Der Ordner { $folder } ist nicht benutzbar: { $problem }. Mach einen Ordner daraus, in den du schreiben darfst, oder wähle mit --data einen anderen.
serve-missing = Der Tisch-Server braucht { $library }. Installation: pip install "katzentisch[server]"
