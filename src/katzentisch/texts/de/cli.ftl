### Was die Befehle sagen, außer dem Spiel im Terminal.

percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

games-name = Name
games-title = Spiel
games-players = Spieler
games-options = Optionen (der erste Wert ist voreingestellt)
games-option = { $name }: { $values }
games-hint = Spielen: katzentisch play NAME · Regeln lesen: katzentisch rules NAME

simulate-progress = Spiele
simulate-seat = Platz
simulate-wins = Siege
simulate-score = Punkte im Schnitt
simulate-summary =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }.

verify-right =
    { $unfinished ->
        [0]
            { $finished ->
                [one] Die Aufzeichnung stimmt.
               *[other] Alle { $finished } Aufzeichnungen stimmen.
            }
       *[other] Alle Aufzeichnungen stimmen: { $finished } beendet, { $unfinished } unbeendet und bis hierher richtig.
    }
verify-checked =
    { $count ->
        [one] Geöffnet und geprüft: In { $count } Aufzeichnung war alles vor dem Geben versprochen, und die Karten folgen daraus.
       *[other] Geöffnet und geprüft: In { $count } Aufzeichnungen war alles vor dem Geben versprochen, und die Karten folgen daraus.
    }
verify-old =
    { $count ->
        [one] Alte Art: In { $count } Aufzeichnung folgen die Karten aus dem Startwert, aber die Salze kamen offen oder es gab keine, der Server hätte also unter Salzen oder Startwerten wählen können.
       *[other] Alte Art: In { $count } Aufzeichnungen folgen die Karten aus dem Startwert, aber die Salze kamen offen oder es gab keine, der Server hätte also unter Salzen oder Startwerten wählen können.
    }
verify-unopened =
    { $count ->
        [one] Nicht geöffnet: { $count } Aufzeichnung sagt nicht, woraus gegeben wurde; das kann niemand prüfen.
       *[other] Nicht geöffnet: { $count } Aufzeichnungen sagen nicht, woraus gegeben wurde; das kann niemand prüfen.
    }
verify-late =
    { $count ->
        [one] Platz { $seats } hat nicht rechtzeitig geöffnet, sein Salz zählt als leer
       *[other] Die Plätze { $seats } haben nicht rechtzeitig geöffnet, ihre Salze zählen als leer
    }
verify-fingerprint = Fingerabdruck der Versprechen, wie ihn die Seite zeigt: { $fingerprint }
verify-unproven = Nicht alle Aufzeichnungen sind geöffnet und geprüft.

no-language = Die Sprache „{ $found }“ gibt es hier nicht; wähle aus { $languages }.
no-number = „{ $found }“ ist keine ganze Zahl von { $first } bis { $last }.
no-game = Das Spiel „{ $found }“ gibt es nicht; die Spiele sind { $games }.
no-game-like = Das Spiel „{ $found }“ gibt es nicht; meinst du { $close }? Die Spiele sind { $games }.
no-players = { $title } ist für { $first } bis { $last } Spieler, nicht für { $found }.
no-option = { $title } hat keine Option „{ $found }“; die Optionen sind { $options }.
no-option-value = Die Option { $name } kann nicht „{ $found }“ sein; schreib { $name }= und dann einen dieser Werte: { $values }.
no-seat = Einen Platz { $found } gibt es in diesem Spiel nicht; die Plätze sind 0 bis { $last }.
no-record = Die Datei { $file } hat keine Aufzeichnung Nummer { $number }.
no-level = Die Stufe „{ $found }“ gibt es nicht; wähle aus { $levels }.
resume-or-game = Ein gespeichertes Spiel kennt Spiel, Spielerzahl und Optionen selbst: Gib nur --resume an.
resume-several = { $file } enthält mehrere unbeendete Spiele: Wähle eines mit --game und seiner Nummer ({ $numbers }).
resume-finished = Alle Spiele in { $file } sind beendet; ansehen kannst du eines mit: katzentisch replay DATEI --game N
resume-stdin = Ein gespeichertes Spiel wird aus einer Datei gelesen, und was du tippst, von der Standardeingabe: Gib eine Datei an.
game-without-resume = --game N wählt eine Aufzeichnung einer Datei: Gib auch --resume DATEI an.
name-empty = Der Name ist leer; schreib einen.
file-missing = Die Datei { $file } gibt es nicht.
file-directory = { $file } ist ein Verzeichnis, keine Datei.
file-forbidden = Die Datei { $file } darf nicht geöffnet werden.
file-trouble = Die Datei { $file } ist nicht zu gebrauchen: { os-problem }.
file-empty = Die Datei { $file } enthält keine Aufzeichnung.
file-not-written = Die Datei { $file } ließ sich nicht schreiben ({ os-problem }); sie ist geblieben, wie sie war.
simulate-stopped = Abgebrochen: { $file } ist geblieben, wie es war.
# Was das System in seinen eigenen Worten sagt, wo wir keine haben.
os-problem =
    { $errno ->
        [ENOSPC] die Platte ist voll
        [EDQUOT] dein Anteil an der Platte ist aufgebraucht
        [EFBIG] die Datei würde zu groß
        [EROFS] die Platte lässt sich nur lesen
        [EACCES] das ist nicht erlaubt
        [EPERM] das ist nicht erlaubt
        [ENOENT] diesen Ort gibt es nicht
        [ENOTDIR] wo ein Verzeichnis sein müsste, steht eine Datei
        [EEXIST] wo ein Verzeichnis sein müsste, steht eine Datei
        [EISDIR] das ist ein Verzeichnis
        [EBADF] da ist nichts offen
        [EPIPE] niemand liest mehr mit
        [EIO] die Platte oder das Terminal antwortet nicht
        [ELOOP] die Verweise führen im Kreis
        [ENAMETOOLONG] der Name ist zu lang
       *[other] { $problem }
    }
usage-no-option = Die Option { $option } gibt es hier nicht. Siehe: { $command } --help
usage-no-command = Den Befehl „{ $unknown }“ gibt es nicht. Siehe: { $command } --help
usage-too-much = Das sind zu viele Wörter: { $words }. Siehe: { $command } --help
usage-no-value = Die Option { $option } braucht einen Wert. Siehe: { $command } --help
usage-missing = { $name } fehlt. Siehe: { $command } --help
usage-option = Die Option { $option } nimmt keinen Wert. Siehe: { $command } --help
usage-other = Der Befehl war nicht zu verstehen ({ $problem }). Siehe: { $command } --help
file-no-folder = Das Verzeichnis von { $file } gibt es nicht.
input-trouble = Die Standardeingabe ließ sich nicht lesen: { os-problem }.
output-trouble = Die Ausgabe ließ sich nicht schreiben: { os-problem }.

## Tische heilen

mend-no-data = In { $folder } gibt es keine Tische. Sag mit --data, wo sie aufbewahrt werden.
mend-none = Einen Tisch „{ $table }“ gibt es hier nicht.
mend-sick = Tisch { $table }: Ereignis { $seq } von { $events } lässt sich nicht anwenden: { $problem }
mend-how = Um kurz davor weiterzumachen: katzentisch mend { $table } (was aus dem Protokoll genommen wird, bleibt daneben aufbewahrt)
mend-damaged = Die Datei { $file } ist dort selbst beschädigt; nimm eine Sicherung, oder lass „.recover“ von sqlite3 retten, was zu retten ist.
mend-done =
    { $count ->
        [one] Tisch { $table } ist geheilt: ein Ereignis, Nummer { $seq }, wurde aus seinem Protokoll genommen und ist daneben aufbewahrt.
       *[other] Tisch { $table } ist geheilt: { $count } Ereignisse ab Nummer { $seq } wurden aus seinem Protokoll genommen und sind daneben aufbewahrt.
    }
mend-sound =
    { $tables ->
        [one] Ein Tisch wurde angesehen; jetzt ist alles in Ordnung.
       *[other] { $tables } Tische wurden angesehen; jetzt ist alles in Ordnung.
    }

## Moving the data

moving-progress = Umzug
moving-done = Nach { $target } getragen und Zeile für Zeile verglichen. Tische: { $tables }, Ereignisse: { $events }, abgeschnittene Ereignisse: { $cut_events }, beendete Spiele: { $games }.
moving-no-data = In { $folder } sind keine Tische. Nenne den Ordner, in dem sie liegen, oder die Adresse einer Datenbank.
moving-same = FROM und TO sind derselbe Ort.
moving-not-empty = In { $target } sind schon Tische. Nichts wurde geändert; nenne einen leeren Ordner oder eine leere Datenbank.
moving-not-the-same = Angekommen ist nicht, was geschickt wurde ({ $kind }). Nichts wurde geändert; versuch es noch einmal, und prüfe die Platten, wenn es wieder geschieht.
moving-served = Server bedienen die Tische in { $place }. Beende sie zuerst.

## Places where tables are kept

store-unreachable = Die Datenbank { $place } ist nicht zu erreichen ({ $problem }). Stimmt die Adresse, und läuft sie?
store-password = Die Datenbank { $place } lässt uns nicht ein ({ $problem }). Prüfe Name und Passwort in der Adresse.
store-missing = Eine Datenbank { $place } gibt es nicht ({ $problem }). Lege sie zuerst an: createdb NAME
store-address = { $place } ist keine Adresse einer Datenbank ({ $problem }). Nenne eine wie postgresql://name:passwort@rechner:5432/datenbank.
store-read-only = { $place } kann nur gelesen werden ({ $problem }). Nenne die Adresse des Servers, der schreibt.
store-full = Die Platte von { $place } ist voll ({ $problem }). Schaffe Platz darauf.
store-forbidden = { $place } erlaubt uns das nicht ({ $problem }). Der Name in der Adresse muss die Datenbank besitzen.
store-failed = { $place } ist nicht benutzbar: { $problem }
store-newer = Die Daten in { $place } hat ein neueres Katzentisch geschrieben (Version { $found } der Daten, dieses kennt { $known }). Installiere das neuere, oder nimm einen anderen Ort.
cluster-missing = Mehrere Server derselben Tische brauchen { $library }. Installation: pip install "katzentisch[cluster]"
page-written = Die Seite steht in { $folder }: { $size } MB. Lege den Ordner auf irgendeinen Webspace, unter eine Adresse, die mit https:// beginnt.
page-unbuilt = Die Seite kann nicht geschrieben werden: Sie ist nicht gebaut. In einem Klon: `make page`.
page-no-kit = Die Seite kann nicht geschrieben werden: Was sie braucht, um ohne Server zu spielen, ist nicht gebaut. In einem Klon: `make offline`.
page-not-free = Die Seite kann nicht nach { $folder } geschrieben werden: Dort ist schon etwas. Nenne einen neuen oder leeren Ordner.
play-no-champion = { $title } hat noch nichts gelernt: sein Champion spielt wie der Meister.
