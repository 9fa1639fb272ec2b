## The house
welcome = Setz dich an den Katzentisch
what-this-is = Drei Kartenspiele mit Freunden oder gegen Bots, direkt im Browser. Kein Konto: Ein Name und ein Link genügen.
about-katzenjammer = Biete Katzen für Katzen, sammle vier gleiche und fang die meisten Mäuse – aber hüte dich vor zu vielen Jokern.
about-muckenstich = Ein Stichspiel, in dem jede Mücke einen neuen Trumpf bestimmt – und den, der sie bekommt, Punkte kostet.
about-und-tschuess = Alle spielen gleichzeitig eine Karte, und wer am wenigsten hat, geht mit der schlechtesten Punktekarte. Wer bleibt bis zum Schluss?
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
order = Sortierung der Hand
order-game = wie im Spiel üblich
order-rank = nach Zahl
order-own = meine eigene (ziehen oder Umschalt und Pfeiltasten)
confirm-cards = Karte spielen
confirm-bids = Bieten
confirm-auto = Finger: anheben, dann bestätigen; Maus: sofort
confirm-once = sofort
confirm-lift = anheben, dann bestätigen
pace = Anzeigedauer
pace-off = gar nicht
pace-short = kurz
pace-normal = normal
pace-long = lang
pace-click = bis ich klicke
sound = Töne
vibrate = Vibrieren, wenn ich dran bin

## Opening a table
which-game = Welches Spiel?
seats = Plätze
bot-level = Bots
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
allow-hints = Tipps sind erlaubt
allow-watching = Andere dürfen zusehen
list-table = Diesen Tisch auf der Startseite zeigen

## Before the deal
at-the-table = Am Tisch
free-seat = frei
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
card-not-now = { $card }, jetzt nicht möglich
confirm-card = { $card } spielen
is-thinking = ist dran
bots-hurry = Das Haus ist voll: Die Bots denken weniger nach als sonst.
has-chosen = hat gewählt
is-choosing = wählt
your-turn = Du bist dran.
waiting-for = Warten auf { $names }
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
total = Summe
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

## Katzenjammer Blues
joker = Joker
mice =
    { $mice ->
         [one] { $mice } Maus
        *[other] { $mice } Mäuse
    }
jokers =
    { $jokers ->
         [one] { $jokers } ausgelegter Joker
        *[other] { $jokers } ausgelegte Joker
    }
mice-left =
    { $mice ->
         [one] noch { $mice } Maus
        *[other] noch { $mice } Mäuse
    }
caught-mice = Mäuse
all-jokers = Joker
bandleader = Bandleader
game-of = Spiel { $game } von { $games }
the-row = Die Reihe
standing-bid = { $name }: { $bid }
passed = gepasst
ladder = Gebote, von niedrig bis hoch
bid-different = { $cards } verschiedene
short-different = { $cards } ≠
costs =
    kostet { $naturals ->
         [one] { $naturals } Katze
        *[other] { $naturals } Katzen
    } und { $jokers ->
         [one] { $jokers } Joker
        *[other] { $jokers } Joker
    }
pay-bid = { $bid } mit den gewählten Karten zahlen
to-discards = auf den Ablagestapel
move-bid = { $bid } bieten
move-pass = Passen
move-pay = { $card } zahlen
move-stop = Fertig, nichts mehr vorführen
move-meld =
    { $jokers ->
         [0] Vier { $value }er vorführen
         [one] { $value }er mit einem Joker vorführen
        *[other] { $value }er mit { $jokers } Jokern vorführen
    }
move-meld-jokers = Vier Joker ohne Mäuse vorführen und loswerden
do-katzenjammer-auction = Du bist dran: Biete oder passe.
do-katzenjammer-pay = Die Reihe gehört dir: Wähle die Karten zum Bezahlen.
do-katzenjammer-foursomes = Führ Quartette vor oder mach weiter.
state-katzenjammer =
    Die Reihe ist { $row }. Höchstes Gebot: { $bid }. { $mice ->
         [one] Es ist noch { $mice } Maus da.
        *[other] Es sind noch { $mice } Mäuse da.
    }

## Mückenstich
colour-R = Rot
colour-Y = Gelb
colour-G = Grün
colour-B = Blau
letter-R = R
letter-Y = Ge
letter-G = Gr
letter-B = B
number-R = Rot { $number }
number-Y = Gelb { $number }
number-G = Grün { $number }
number-B = Blau { $number }
mosquito-R = rote Mücke
mosquito-Y = gelbe Mücke
mosquito-G = grüne Mücke
mosquito-B = blaue Mücke
trump = Trumpf
no-trump = noch keiner
tricks =
    { $tricks ->
         [one] { $tricks } Stich
        *[other] { $tricks } Stiche
    }
last-trick = Letzter Stich
led = ausgespielt
is-winning = gewinnt den Stich
lies-before = { $card } von { $name }
round-of = Runde { $round } von { $rounds }
half = Hälfte { $half }
doubled-is = Verdoppelt: { $colour }.
void-is = Wertlos: { $colour }.
none-doubled = Keine Farbe ist verdoppelt.
none-void = Keine Farbe ist wertlos.
your-discards = Deine abgelegten Karten
name-trump = Bestimme den Trumpf
name-double = Bestimme die verdoppelte Farbe
name-void = Bestimme die wertlose Farbe
move-play = { $card } spielen
move-discard = { $card } ablegen
move-trump = Trumpf { $colour }
move-double = { $colour } verdoppeln
move-void = { $colour } wertlos
do-muckenstich-discard = Leg zwei Karten ab.
do-muckenstich-play = Du bist dran: Spiel eine Karte.
do-muckenstich-trump = Deine Mücke bestimmt den Trumpf: welche Farbe?
do-muckenstich-double = Du hast die wenigsten Stiche: Welche Farbe zählt doppelt?
do-muckenstich-void = Du hast die meisten Mücken: Welche Farbe zählt nichts?
state-muckenstich = Runde { $round } von { $rounds }. Trumpf: { $trump }. Auf dem Tisch: { $trick }.
nothing = nichts

## … und Tschüss!
point-row = Punktekarten
point-cards =
    { $cards ->
         [one] { $cards } Punktekarte
        *[other] { $cards } Punktekarten
    }, { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    }
lying-cards = ausgelegt: { $cards }, Summe { $total }
tschuess = tschüss!
is-out = raus
round-number = Runde { $round }
reshuffle-to-come = der Ablagestapel wird noch einmal gemischt
duel = Duell
laid-aside = Beiseitegelegt
keep-all = Alle Karten behalten
draw-new =
    { $cards ->
         [one] { $cards } neue Karte ziehen
        *[other] { $cards } neue Karten ziehen
    }
move-swap = { $card } beiseitelegen
move-keep = Den Rest behalten
do-und-tschuess-play = Wähle verdeckt eine Karte.
do-und-tschuess-exchange = Tausch: Leg Karten beiseite oder behalte alle.
do-und-tschuess-last = Der Nachziehstapel reicht für keine Reihe mehr: Das Spiel ist hier zu Ende.
exchange-spare =
    { $spare ->
         [0] Der Nachziehstapel reicht gerade noch für eine Reihe: Tauschst du auch nur eine Karte, ist das Spiel aus.
         [one] Der Nachziehstapel reicht gerade noch für eine Reihe und { $spare } Karte: Tauschst du mehr, ist das Spiel aus.
        *[other] Der Nachziehstapel reicht gerade noch für eine Reihe und { $spare } Karten: Tauschst du mehr, ist das Spiel aus.
    }
end-game = Das Spiel beenden
draw-and-end =
    { $cards ->
         [one] { $cards } neue Karte ziehen und das Spiel beenden
        *[other] { $cards } neue Karten ziehen und das Spiel beenden
    }
state-und-tschuess = Runde { $round }. Punktekarten: { $row }. Summen: { $totals }.

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
seen-by = Gesehen von
open-hands = offene Hände
public-view = allen (was öffentlich ist)
share-move = Link zu diesem Schritt
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
