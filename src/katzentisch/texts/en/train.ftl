### Learning to play.

train-progress = Learning
train-strength = { $players } players { NUMBER($par, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($width, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-told = After { $seconds } s of CPU time and { $decisions } decisions, × par against rule bots: { $found }
train-told-response = After { $seconds } s of CPU time and { $decisions } decisions, × par against the network of the game: { $found }
train-told-worth = After { $seconds } s of CPU time, { $decisions } decisions and { $positions } positions: who wins was given { NUMBER($share, maximumFractionDigits: 1) } % before, in the geometric mean
train-no-observation = { $title } does not say what a seat sees as numbers (observation.py), so nothing can be learned from it.
train-no-prospect = { $title } does not say how seats stand at a pause (prospect.py), so there is nothing to learn of positions.
train-other = { $file } is a run of another game, plan or program: delete it, or write to another file.
train-nothing-learned = { $title } has learned nothing yet to go on with: learn without --further, --distil and --respond first.
train-one-way = --further, --distil, --respond or --worth: one at a time.
train-units = --units is for learning by self-play only: from nothing or with --further.
