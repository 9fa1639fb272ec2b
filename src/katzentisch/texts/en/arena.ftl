### The arena: bots against bots.

arena-title = { $game }, { $players } players: bots in the arena
arena-setting =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } with { $rotations } rotations of the seats each, budget { $budget }, seed { $seed }.
arena-bot = Bot
arena-share = Share of victories
arena-score = Mean score
arena-decisions = Decisions
arena-speed = Decisions per second
arena-median = CPU p50
arena-p95 = CPU p95
arena-clock-p95 = Clock p95
arena-share-adjusted = Share without luck
arena-score-adjusted = Score without luck
arena-worth-deals = Worth deals
arena-luck = Luck is what cards brought, held to what might have come (--luck { $tries }); rule bots play on. Its value is { $value }.
arena-percent = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .alone = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-part = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-part = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-points = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($width, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .alone = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-milliseconds = { NUMBER($value, maximumFractionDigits: 2) } ms
arena-shares = Shares of victories with 95 % intervals
arena-par = par
arena-scores = How often each score came up, with a stroke at the mean
arena-pairs = How often the bot of a line scores above the bot of a column
arena-note = Every deal counts once, by its mean over all rotations; the intervals come from the differences between deals. Bots of the same name are taken together.
arena-progress = Deals
arena-written = Report: { $file }
arena-decided =
    { $deals ->
        [one] Decided after { $deals } deal.
       *[other] Decided after { $deals } deals.
    }
arena-not-decided =
    { $deals ->
        [one] Not decided after { $deals } deal.
       *[other] Not decided after { $deals } deals.
    }

compare-first = First contest
compare-second = Second contest
compare-gap = Share, second − first
compare-points = Points
compare-verdict = Verdict
compare-bot = { $name } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
compare-decided = decided
compare-not-decided = not decided
compare-adjusted = without luck
compare-worth =
    { $deals ->
        [one] worth { $deals } deal
       *[other] worth { $deals } deals
    }
compare-deals =
    { $deals ->
        [one] { $deals } deal in both contests.
       *[other] { $deals } deals in both contests; the intervals come from the differences deal by deal.
    }
compare-other-game = { $folder } and { $other } are contests of different games; nothing can be compared.
compare-other-players = { $folder } and { $other } have different numbers of players; nothing can be compared.
compare-other-seed = { $folder } and { $other } were dealt from different seeds; only contests with the same --seed have the same deals.
compare-other-options = { $folder } and { $other } have different table options; nothing can be compared.
compare-other-deals = { $folder } and { $other } have no deal in common.
no-contest = { $folder } is no folder of a contest; katzentisch arena GAME --out FOLDER makes one.

no-bot = There is no bot “{ $found }”; there are { $bots }, or one of your own, written package.module:function.
bot-not-loaded = The bot “{ $found }” cannot be loaded: { $problem }
bot-failed = The bot “{ $found }” failed: { $problem }. A bot takes a Thought and returns the number of a legal move (docs/bots.md). { bot-position }
bot-illegal = The bot “{ $found }” answered { $problem }, which is not the number of a legal move (docs/bots.md). { bot-position }
bot-slow = The bot “{ $found }” took too long: { $problem } (CPU time / by the clock), where { $time } of CPU time are allowed. { bot-position }
# Said after what a bot has done; the record can be replayed.
bot-position = Seat { $seat }, move { $move }; the position is record { $number } of { $file }.
too-many-bots = Name 1 to { $players } bots, separated by commas.
no-budget = “{ $found }” is no budget; write for instance 50ms (time) or 500 (playouts).
no-limit = “{ $found }” is no time; write for instance 2s or 500ms.
no-fault-rule = “{ $found }” is not known; write stop (the contest stops when a bot fails) or forfeit (the bot loses that game).
no-goal = “{ $found }” is no goal; write apart (until neighbours are told apart) or a number such as 2 (until every share is known to ± 2 points).
other-contest = { $folder } holds another contest; choose another folder with --out.
broken-contest = { $file } is empty or broken, so nobody can say which contest its folder holds. If it is this one, delete that file and start again: the deals beside it are kept. If not, choose another folder with --out.
arena-getting-ready = First a game that does not count, for imports and compiling: there a decision may take { $time } of CPU time.
arena-more-faults =
    { $count ->
        [one] And one more game was forfeited; its position is in { $file }, too.
       *[other] And { $count } more games were forfeited; their positions are in { $file }, too.
    }
arena-torn = The last line of { $file } was half written and is dropped; that deal is played again.
arena-broken =
    { $count ->
        [one] Line { $lines } of { $file } is no deal of this contest; it is moved to { $aside }, and the deals that are missing are played again.
       *[other] Lines { $lines } of { $file } are no deals of this contest; they are moved to { $aside }, and the deals that are missing are played again.
    }
arena-stopped = Stopped: the deals played so far are kept in { $folder }; the same command goes on there.
arena-lost = A process that played deals has died; perhaps the memory was full. Try again with fewer --jobs.
folder-trouble = The folder { $folder } cannot be used: { os-problem }. Nothing in it is lost.
no-ray = The cluster needs Ray; install it with: pip install 'katzentisch[ray]'
no-cluster = No Ray cluster answers at { $address }; check the address, or write --cluster local to start one here.
