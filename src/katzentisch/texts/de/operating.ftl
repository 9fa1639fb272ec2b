# What whoever runs the house is told: `katzentisch admin`, and why a server does not start.

## A folder that cannot be used

folder-damaged = Eine Datei in { $place } ist beschädigt ({ $problem }). Hole sie aus einer Sicherung zurück (katzentisch admin restore), oder wähle mit --data einen anderen Ordner.
folder-disk = Die Platte unter { $place } versagt ({ $problem }). Prüfe die Platte; die Tische sind, wie sie waren.
folder-failed = Die Tische in { $place } sind nicht benutzbar: { $problem }. Lege eine gute Kopie an ihre Stelle, oder wähle mit --data einen anderen Ordner.
folder-full = Die Platte unter { $place } ist voll ({ $problem }). Schaffe Platz darauf, oder wähle mit --data einen anderen Ordner.
folder-locked = Ein anderes Programm schreibt in die Tische in { $place } ({ $problem }). Warte, bis es fertig ist, oder beende es.
folder-missing = Die Tische in { $place } lassen sich nicht öffnen ({ $problem }). Gibt es den Ordner, und darfst du dort lesen und schreiben?
folder-read-only = Die Tische in { $place } können nur gelesen werden ({ $problem }). Gib dir dort das Schreibrecht, oder wähle mit --data einen anderen Ordner.

## Tables

admin-line =
    { $table }: { $game }, { $stage ->
        [waiting] wartet auf Spieler
        [dealing] es wird gegeben
        [playing] es wird gespielt
        [closed] geschlossen
       *[over] zu Ende
    }, Personen: { $people }/{ $players }, Ereignisse: { $events } ({ $size }), zuletzt benutzt { $last }
admin-line-sick = { $table }: nicht lesbar (katzentisch mend sagt, warum), Ereignisse: { $events } ({ $size }), zuletzt benutzt { $last }
admin-tables =
    { $count ->
        [one] Ein Tisch ist aufgehoben.
       *[other] { $count } Tische sind aufgehoben, { $shown } werden gezeigt.
    }
admin-since = Eröffnet { $time }; beendete Spiele: { $games }
admin-chair =
    Platz { $seat }: { $who ->
        [person] { $name }
        [kept] { $name } (weg, ein Bot spielt)
        [bot] { $name } (Bot)
       *[nobody] frei
    }
admin-kinds = Ereignisse: { $kinds }
admin-all-warning = Es folgt das ganze Protokoll mit allem, was Spieler nicht wissen dürfen: Jede Verteilung der Karten lässt sich daraus errechnen.
admin-closed-table = Tisch { $table } ist geschlossen: Man kann ihn ansehen, und es geschieht nichts mehr. Laufende Server erfahren es in wenigen Sekunden.
admin-kicked =
    { $kept ->
        [yes] Wer auf Platz { $seat } von Tisch { $table } saß, ist ausgeschlossen; ein Bot spielt das Spiel zu Ende.
       *[no] Wer auf Platz { $seat } von Tisch { $table } saß, ist ausgeschlossen; der Platz ist frei.
    }
admin-delete-sure = Alles, was an Tisch { $table } geschah, wäre endgültig weg. Wenn das gemeint ist, sag es mit --yes.
admin-deleted = Tisch { $table } ist gelöscht. Seine beendeten Spiele bleiben im Regal.
admin-exported =
    { $count ->
        [one] Eine Aufzeichnung steht in { $file }.
       *[other] { $count } Aufzeichnungen stehen in { $file }.
    }
admin-file-there = { $file } gibt es schon und bleibt, wie sie ist. Wähle einen anderen Namen.

## All that is kept

admin-backed-up = Alles, was bei Beginn da war, steht in { $file } ({ $size }), Zeile für Zeile verglichen. Tische: { $tables }, Ereignisse: { $events }, abgeschnittene Ereignisse: { $cut_events }, beendete Spiele: { $games }.
admin-no-backup = Eine Datei { $file } gibt es nicht.
admin-restored = { $file } ist nach { $place } zurückgeholt, Zeile für Zeile verglichen. Tische: { $tables }, Ereignisse: { $events }, abgeschnittene Ereignisse: { $cut_events }, beendete Spiele: { $games }.
admin-erase-whom = Wessen Name? Nenne entweder NAME oder --table und --seat.
admin-erase-none = Niemand dieses Namens ist hier aufgehoben; nichts wurde geändert.
admin-erased = Der Name ist gelöscht. Geändert: Ereignisse { $events }, abgeschnittene Ereignisse { $cut_events }, beendete Spiele { $games }.
admin-erased-elsewhere = Frühere Sicherungen und Exporte haben ihn noch, und das eigene Journal einer Datenbank, bis es überschrieben ist: siehe docs/operating.md.
admin-tidy-what = Was ist zu alt? Nenne --keep-days, --keep-games-days oder beides.
admin-tidied = Als zu alt gelöscht: Tische { $tables }, beendete Spiele { $games }.
growth-disk = Auf der Platte: { $size }
growth-events = Ereignisse: { $rows } ({ $size }), das älteste von { $oldest }
growth-cut-events = Abgeschnittene Ereignisse: { $rows } ({ $size }), das älteste von { $oldest }
growth-games = Beendete Spiele: { $rows } ({ $size }), das älteste von { $oldest }
growth-day = { $date }: Ereignisse { $events } ({ $size })

## Limits of one server

limit-tables = Offene Tische: { $amount }
limit-tables-per-address = Offene Tische je Adresse: { $amount }
limit-tables-per-minute = Neue Tische je Minute und Adresse: { $amount }
limit-tables-at-once = Neue Tische auf einmal, je Adresse: { $amount }
limit-sockets = Verbundene Personen: { $amount }
limit-sockets-per-address = Verbundene Personen je Adresse: { $amount }
limit-connections = Leitungen: { $amount }
limit-connections-per-address = Leitungen je Adresse: { $amount }
limit-messages-per-second = Nachrichten je Sekunde und Person: { $amount }
limit-messages-at-once = Nachrichten auf einmal, je Person: { $amount }
limit-requests-per-second = Anfragen je Sekunde und Adresse: { $amount }
limit-requests-at-once = Anfragen auf einmal, je Adresse: { $amount }
limit-files-per-second = Dateien der Seite je Sekunde und Adresse: { $amount }
limit-files-at-once = Dateien der Seite auf einmal, je Adresse: { $amount }
limit-replays-per-second = Wiederholungen je Sekunde und Adresse: { $amount }
limit-replays-at-once = Wiederholungen auf einmal, je Adresse: { $amount }
limit-studies = Wartende Rückblicke und Vergleiche je Prozess: { $amount }
limit-studies-per-address = Wartende Rückblicke und Vergleiche je Adresse: { $amount }
