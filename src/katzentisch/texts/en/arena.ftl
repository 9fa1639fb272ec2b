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
arena-median = Time p50
arena-p95 = Time p95
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

no-bot = There is no bot “{ $found }”; there are { $bots }, or one of your own, written package.module:function.
bot-not-loaded = The bot “{ $found }” cannot be loaded: { $problem }
bot-failed = The bot “{ $found }” failed: { $problem }. A bot takes a Thought and returns the number of a legal move (docs/bots.md).
too-many-bots = Name 1 to { $players } bots, separated by commas.
no-budget = “{ $found }” is no budget; write for instance 50ms (time) or 500 (playouts).
other-contest = { $folder } holds another contest; choose another folder with --out.
broken-contest = { $file } is empty or broken, so nobody can say which contest its folder holds. If it is this one, delete that file and start again: the deals beside it are kept. If not, choose another folder with --out.
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
