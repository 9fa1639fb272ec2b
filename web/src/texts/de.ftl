## The house
welcome = Setz dich an den Katzentisch
what-this-is = Kartenspiele mit Freunden oder gegen Bots, direkt im Browser. Kein Konto: Ein Name und ein Link genügen.
for-players = { $least }–{ $most } Spieler
play-now = Gleich gegen Bots spielen
new-table = Tisch eröffnen
open-table = Tisch eröffnen
rules = Regeln
your-name = Dein Name
guest = Gast
open-tables = Offene Tische
no-open-tables = Gerade wartet kein Tisch. Eröffne einen!
free-seats =
    { $seats ->
         [one] { $seats } freier Platz
        *[other] { $seats } freie Plätze
    }
being-played = Spiel läuft
your-tables = Deine Tische
no-own-tables = Du hast noch an keinem Tisch gesessen.
waits = kann beginnen
is-over = Spiel beendet
history = Deine Spiele
history-explained = Alle Spiele, die du in diesem Browser gespielt hast, auch an privaten Tischen. Nur dieser Browser bewahrt die Liste auf.
no-history = Noch ist kein Spiel zu Ende.
own-place = Du: Platz { $place }
was-stopped = abgebrochen
remove = Entfernen
delete = Löschen
delete-sure = Nur dieser Browser behält das. Was gelöscht ist, ist weg.
begun-here = In diesem Browser begonnen
ended-games = Beendete Spiele
offline-unkept = Dieser Browser hat keinen Platz mehr: Was hier geschieht, ist verloren, wenn die Seite geschlossen wird. Lösche alte Spiele unter „Deine Spiele“ oder schaffe Platz; dann wird es wieder behalten.
recent-games = Letzte Spiele
no-recent-games = Noch kein beendetes Spiel an einem öffentlichen Tisch.
replay-record = Eine Aufzeichnung ansehen
no-server = Der Server antwortet nicht. Versuche es gleich noch einmal.
loading = Einen Moment …
home = Startseite
tools = Werkzeuge
close = Schließen
more = Mehr
copy = Kopieren
copied = Kopiert

## Settings
settings = Einstellungen
language = Sprache
theme = Farbschema
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
order = Sortierung der Hand (Karten ziehen oder Umschalt und Pfeiltasten)
order-game = wie im Spiel üblich
order-rank = nach Zahl
confirm-cards = Karte spielen
confirm-bids = Bieten
confirm-auto = je nach Gerät
confirm-once = sofort
confirm-lift = anheben, bestätigen
pace = Tempo am Tisch, auch der Bots
pace-off = sofort
pace-short = schnell
pace-normal = normal
pace-long = langsam
pace-click = normal, wartet auf Klick
rounds = Die Wertung nach einer Runde
rounds-click = bleibt bis zum Klick
rounds-pace = geht von selbst
forced = Meine Karte für mich spielen, wenn nur eine möglich ist
sound = Töne
vibrate = Vibrieren, wenn ich dran bin

## Opening a table
which-game = Welches Spiel?
seats = Plätze
bot-level = Bots
no-champion = { $title } hat noch nichts gelernt: sein Champion spielt wie der Meister.
bots-by-seat = Jedem Bot seine Stufe
as-all-bots = wie alle Bots
clock = Bedenkzeit
clock-seconds =
    { $seconds ->
         [0] unbegrenzt
         [86400] ein Tag
         [one] { $seconds } Sekunde
        *[other] { $seconds } Sekunden
    }
balance-ask = Was ändern diese Optionen?
balance-seats = Platz für Platz
balance-working = Bots spielen Tausende Spiele …
allow-hints = Tipps sind erlaubt
allow-watching = Andere dürfen zusehen
list-table = Diesen Tisch auf der Startseite zeigen

## Before the deal
at-the-table = Am Tisch
free-seat = frei
labelled = { $label }:
free-seat-bot = frei, oder ein Bot: { $level }
sit-here = Hier sitzen
free-this-seat = Platz räumen
take-a-seat = Platz nehmen
host = Gastgeber
you = du
away = nicht da
deal = Austeilen
deal-with-bots =
    { $bots ->
         [one] Austeilen, mit einem Bot auf dem freien Platz
        *[other] Austeilen, mit Bots auf den { $bots } freien Plätzen
    }
host-deals = { $name } gibt, sobald alle da sind.
waiting-for-players =
    { $seats ->
         [one] Oder warte, bis der Platz besetzt ist.
        *[other] Oder warte, bis alle Plätze besetzt sind.
    }
invitation = Einladung
invitation-link = Link für deine Freunde
invitation-qr = QR-Code der Einladung
seat-link = Dein Platz auf einem anderen Gerät (geheim halten)
show-on-tv = Tisch auf einem Fernseher zeigen
join-here = Hier mitspielen:
only-here = Diesen Link kann nur dieser Rechner öffnen. Damit andere mitspielen können, starte den Server mit diesem Befehl und nimm die Adresse, die er zeigt:
house-rules = Hausregeln
branch-of = Dieser Tisch macht bei Schritt { $step } eines beendeten Spiels weiter. Was der Gastgeber da nicht wissen konnte, ist neu verteilt.
fair-deal = Faires Mischen
fair-deal-explained = Der Server hat sein Geheimnis schon gewählt; dies ist der Fingerabdruck. Dein Gerät gibt eigenen Zufall dazu und öffnet ihn erst, wenn die Fingerabdrücke aller feststehen. Nach dem Spiel prüft es von selbst, dass die Karten aus beidem folgen.

## At the table
players = Spieler
player = Spieler
seat-number = Platz { $seat }
your-hand =
    { $cards ->
         [one] Deine Hand: { $cards } Karte
        *[other] Deine Hand: { $cards } Karten
    }
cards-in-hand =
    { $cards ->
         [one] { $cards } Handkarte
        *[other] { $cards } Handkarten
    }
several-cards = { $count } × { $card }
page-back = Vorige Möglichkeiten
page-on = Weitere Möglichkeiten
card-not-now = { $card }, jetzt nicht möglich
hurry = Weiter zu meiner nächsten Entscheidung (Esc)
sort-hand = Hand sortieren
is-thinking = ist dran
bots-hurry = Das Haus ist voll: Die Bots denken weniger nach als sonst.
bot-simpler =
    { $count ->
        [one] Der Bot auf dem Platz von { $names } hat versagt; ein einfacherer spielt weiter.
       *[other] Die Bots von { $names } haben versagt; einfachere spielen weiter.
    }
bot-stuck =
    { $count ->
        [one] Der Bot auf dem Platz von { $names } findet keinen Zug, wegen eines Fehlers im Spiel. Ihr könnt den letzten Zug zurücknehmen oder das Spiel beenden.
       *[other] Die Bots von { $names } finden keinen Zug, wegen eines Fehlers im Spiel. Ihr könnt den letzten Zug zurücknehmen oder das Spiel beenden.
    }
game-broken = Dieses Spiel lässt sich wegen eines Fehlers nicht zeigen. Ihr könnt es beenden; der Betreiber findet den Fehler im Protokoll.
has-chosen = hat gewählt
is-choosing = wählt
your-turn = Du bist dran.
waiting-for = Warten auf { $names }
waiting-for-several = Warten auf { $count } Spieler
game-is-over = Das Spiel ist aus
ask-undo = Um Rücknahme des letzten Zugs bitten
undo = Zurücknehmen
hint = Tipp
log = Verlauf
say = Etwas sagen
leave = Aufstehen und gehen
ask-end = Vorschlagen, das Spiel zu beenden
show-hand-only = Nur meine Hand zeigen
show-table = Den ganzen Tisch zeigen
being-dealt =
    { $count ->
         [one] Die Karten werden gegeben: Es fehlt noch { $names }.
        *[other] Die Karten werden gegeben: Es fehlen noch { $count } Spieler ({ $names }).
    }
distrust-commitment = Der Server zeigt für dieses Geben einen anderen Fingerabdruck als vorher. Dein Gerät behält seinen Anteil am Mischen für sich: Traue diesem Geben nicht.
distrust-second-lock = Der Server zeigt zwei verschiedene Fassungen dieses Gebens. Dein Gerät hat seinen Anteil nur für die erste geöffnet: Traue diesem Geben nicht.
distrust-promise = Für deinen Platz zählt bei diesem Geben ein Anteil, der nicht von diesem Gerät ist. Wenn du deinen Platz nicht auch auf einem anderen Gerät geöffnet hast, traue ihm nicht.
reconnecting = Verbindung wird wiederhergestellt …
is-away = { $name } ist nicht da.
let-a-bot = Einen Bot den Platz halten lassen
question = Eine Frage an dich
agree = Einverstanden
decline = Ablehnen
asks-undo = { $name } möchte den letzten Zug zurücknehmen.
asks-bot = { $name } schlägt vor, dass ein Bot den Platz von { $seat } hält.
asks-end = { $name } schlägt vor, das Spiel zu beenden.
asks-rematch = { $name } schlägt noch ein Spiel vor.
round = Runde
round-over = Die Runde ist zu Ende
go-on = Weiter
score-pad = Punkteblock
score = Punktestand
total = Summe
place = Platz
how-scored = So kam das Ergebnis zustande
how-scored-round = So wurde die letzte Runde gewertet
you-won = Du hast gewonnen!
winners-are =
    { $count ->
         [one] { $names } hat gewonnen.
        *[other] { $names } teilen sich den Sieg.
    }
rematch = Noch einmal
points =
    { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    }
deck-left =
    { $cards ->
         [one] { $cards } Karte im Nachziehstapel
        *[other] { $cards } Karten im Nachziehstapel
    }
last-trick = Letzter Stich
nothing = nichts
move-play = { $card } spielen
lies-before = { $card } von { $name }

## Told to those who listen, and keys
told-hand =
    { $cards ->
         [one] Deine Karte: { $names }.
        *[other] Deine { $cards } Karten: { $names }.
    }
told-no-hand = Du hast keine Karten.
told-score = Punktestand: { $tally }.
told-trick = Letzter Stich: { $names }.
told-no-trick = Es gab noch keinen Stich.
told-no-trump = In diesem Spiel gibt es keinen Trumpf.
told-nothing = Es wurde noch nichts angesagt.
told-no-pass = Du kannst jetzt nicht passen.
told-no-hint = Jetzt gibt es keinen Tipp.
told-no-undo = Jetzt lässt sich nichts zurücknehmen.
told-no-card =
    { $cards ->
         [one] Es gibt keine Karte { $place }: Du hast { $cards } Karte.
        *[other] Es gibt keine Karte { $place }: Du hast { $cards } Karten.
    }
single-keys = Einzelne Tasten am Tisch
keys-at-table = Tasten am Tisch
key-does-hand = deine Hand vorlesen
key-does-table = vorlesen, was auf dem Tisch liegt
key-does-trump = den Trumpf sagen
key-does-score = den Punktestand sagen
key-does-trick = den letzten Stich sagen, oder was zuletzt geschah
key-does-turn = sagen, wer dran ist und was zu tun ist
key-does-repeat = die letzte Ansage wiederholen
key-does-earlier = die Ansage davor
key-does-later = die Ansage danach
key-does-pass = passen oder fertig sein
key-does-hint = Tipp
key-does-undo = zurücknehmen
key-does-help = diese Liste
keys-cards = zu dieser Handkarte; noch einmal spielt sie
keys-among = sich zwischen Karten, Geboten oder Farben bewegen; ↑ und ↓ führen in einer Reihe von Karten zur nächsten Farbe oder Zahl
keys-sort = eine Karte in der Hand verschieben
keys-hurry = weiter zu meiner nächsten Entscheidung
key-shift = Umschalt

## Any game: what its view holds
on-the-table = Auf dem Tisch
yes = ja
no = nein
label-round = Runde
label-rounds = Runden
label-game = Spiel
label-games = Spiele
label-deck = Karten im Stapel
label-discards = Ablagestapel
label-dealer = Geber
label-leader = Vorhand
label-turn = Am Zug
label-trump = Trumpf
label-tricks = Stiche
label-points = Punkte
label-taken = Genommen
label-played = Gespielt
label-row = Auslage
label-ready = hat gewählt
label-passed = hat gepasst
label-choice = Deine Wahl
label-winning = Vorn
label-last_winner = Letzter Stich
label-bid = Gebot

## Replay
replay = Spiel ansehen
paste-record = Aufzeichnung einfügen
upload-record = Oder eine Datei wählen
not-a-record = Das ist keine Aufzeichnung: Gebraucht wird der JSON-Text, den „Aufzeichnung sichern“ liefert.
first-step = Zum Anfang
last-step = Zum Ende
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
run = Abspielen
pause = Anhalten
step-of = Schritt { $step } von { $steps }
nth-round = Runde { $round }
nth-game = Spiel { $game }
part-trick = Stich { $number }
moves = Züge
what-happened = Was geschah
the-deal = Die Karten sind verteilt.
part-back = Zum vorigen Abschnitt
part-on = Zum nächsten Abschnitt
round-back = Zur vorigen Runde
round-on = Zur nächsten Runde
speed = Tempo: { $speed }
keys = Tasten
keys-step = einen Schritt zurück, weiter
keys-part = einen Abschnitt der Runde (Stich, Versteigerung …) zurück, weiter
keys-round = eine Runde zurück, weiter
keys-ends = zum Anfang, zum Ende
keys-run = abspielen, anhalten
keys-speed = schneller, langsamer
keys-help = diese Liste
key-page-up = Bild auf
key-page-down = Bild ab
key-home = Pos1
key-end = Ende
key-space = Leertaste
seen-by = Gesehen von
open-hands = offene Hände
public-view = allen
share-move = Link zu diesem Schritt
review = Glück und Spiel: Rückblick
branch-here = Von hier weiterspielen
branch-explained = Ein neuer Tisch macht genau bei diesem Schritt weiter. Was dein Platz da nicht wissen konnte, wird neu verteilt; auf den anderen Plätzen sitzen Bots oder Freunde.
branch-seat = Dein Platz
download-record = Aufzeichnung sichern
verify-deal = Mischen prüfen
deal-checked = Das Geben ist von diesem Gerät geprüft: Alles ist so, wie es vor den Karten festgelegt und gezeigt war, mit dem Anteil dieses Geräts.
deal-shown = Das Geben ist von diesem Gerät geprüft: Alles ist so, wie es vor den Karten festgelegt und gezeigt war. Dieses Gerät hatte keinen eigenen Anteil daran.
deal-alone = Das Geben ist geprüft: Die Karten folgen aus dem, was laut Aufzeichnung vorher festgelegt war. Dieses Gerät war nicht dabei und kann nicht sagen, ob es den Spielern so gezeigt wurde.
deal-old = Alte Art: Die Karten folgen aus dem Geheimnis des Servers, aber er hätte unter mehreren Verteilungen wählen können.
deal-unshared = Niemand hat einen Anteil an diesem Geben geöffnet: Die Karten folgen allein aus dem Geheimnis des Servers, und er hätte unter mehreren Verteilungen wählen können.
deal-unopened = Nicht geöffnet: Die Aufzeichnung sagt nicht, woraus gegeben wurde; das kann niemand prüfen.
deal-differs = Das stimmt nicht mit dem überein, was diesem Gerät gezeigt wurde!
deal-wrong = Diese Aufzeichnung kann nicht stimmen!
deal-late =
    { $count ->
         [one] { $names } hat den eigenen Anteil nicht rechtzeitig geöffnet; gegeben wurde ohne ihn.
        *[other] { $names } haben ihre Anteile nicht rechtzeitig geöffnet; gegeben wurde ohne sie.
    }
deal-what-to-do = Sichere die Aufzeichnung und frag, wer den Server betreibt.
deal-not-fetched = Das Geben konnte nicht geprüft werden: { $problem }
fault-commitment = Das Geheimnis des Servers ist ein anderes als das vor dem Geben versprochene.
fault-lock = Der Server hat zwei verschiedene Fassungen dieses Gebens gezeigt.
fault-promises = Die Anteile der Spieler sind andere als die vor dem Geben festgelegten.
fault-salt = Dieses Gerät hat für deinen Platz einen anderen Anteil geöffnet.
fault-accused = Es heißt, dein Gerät habe seinen Anteil nicht rechtzeitig geöffnet; es hat ihn aber geöffnet, und der Server hatte ihn angenommen.
fault-late = Als verspätet werden andere genannt als am Tisch.
fault-hand = Deine ersten Karten waren andere, als die Aufzeichnung sagt.
fault-wrong-shape = Was sie über das Geben sagt, ist unvollständig oder unlesbar.
fault-wrong-seed = Das Geheimnis ist nicht das vor dem Geben versprochene.
fault-wrong-salts = Die Anteile der Spieler passen nicht zu dem, was vor dem Geben versprochen war.
fault-wrong-cards = Die Karten folgen nicht aus Geheimnis und Anteilen.
fingerprint = Fingerabdruck des Gebens
fingerprint-explained = Alle am Tisch müssen denselben sehen: Vergleiche ihn mit den anderen, wenn du sicher sein willst, dass allen dasselbe gezeigt wurde.

## Lernen
learn-by-playing = Beim Spielen lernen
explain-as-we-go = Unterwegs erklären: Der Coach spricht, wenn etwas neu ist
coach = Coach
tip = Tipp:
rule-clause = Regel { $clause }
lesson-watch = Schau, was die anderen tun.
lesson-try-again = Nichts passiert: Versuch es einfach noch einmal.
lesson-step = { $step } von { $steps }
lesson-skip = Lektion verlassen
lesson-kept = Die Lektion wartet auf dich: Schließ dies, um weiterzumachen, oder finde sie später unter „Deine Tische“.
lesson-is-over = Das war die Lektion
lesson-what-now = Und jetzt?
lesson-real-game = Jetzt ein richtiges Spiel
in-pictures = Das Spiel in Bildern
in-pictures-short = In Bildern
learn-goal = Worum es geht
learn-turn = Ein Zug in Bildern
learn-scoring = Die Wertung
learn-signs = Was die Zeichen bedeuten
face-down = eine verdeckte Karte
hint-why = Warum?

# Offline spielen
play-offline = Offline spielen
play-online = Mit anderen spielen
offline-about = Alle Spiele und alle Bots spielen in diesem Browser, ohne Server und ohne Netz. Dafür werden einmal { $size } heruntergeladen.
offline-download = Herunterladen und spielen
offline-fetching = Heruntergeladen: { $size }
offline-starting = Der Tisch wird gedeckt …
offline-away = Der Server antwortet nicht. Gegen Bots kannst du auch ohne ihn spielen.
offline-alone = Diese Seite steht für sich: Du spielst gegen Bots, und alles bleibt in diesem Browser.
offline-insecure = An dieser Adresse kann man nicht offline spielen: Browser behalten dafür nur Seiten, die über HTTPS oder vom selben Gerät (localhost) kommen.
offline-unable = Dieser Browser behält nichts, um offline zu spielen; vielleicht ist dies ein privates Fenster.
offline-failed = Diese Datei war nicht zu bekommen: { $file }. Was da ist, bleibt da; versuche es noch einmal, wenn es ein Netz gibt.
offline-renewed = Die Seite ist inzwischen erneuert worden. Lade sie neu, um offline zu spielen.
offline-full = Dieser Browser hat nicht genug Platz für das, was man offline braucht.
offline-broken = Was zum Offline-Spielen da ist, startet nicht: { $problem }
offline-unbuilt = Diese Seite wurde ohne das gemacht, was man offline braucht.
load-again = Neu laden
try-again = Noch einmal
kept-damaged = Katzentisch lässt sich ohne Netz nicht öffnen: Was dieser Browser von der Seite behalten hat, ist beschädigt. Öffne sie einmal, solange es ein Netz gibt; das heilt sie.
