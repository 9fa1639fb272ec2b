"""The words every game shares: seats, cards and texts, options, engines, shuffles, records."""
